"""What Love's wild flare does: it asks its opponent."""

from games.cosmic.aliens.love.love_parts import GIVES, LOVE, TAKES
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_main
from games.cosmic.extension.sides import find_opponent
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import discard, pick_random, take_back
from games.cosmic.rules.rewards import reward
from porc_royal.facts import Seat


@LOVE.wild.plays(hooks.before_cards, is_main)
async def asks_the_opponent(at: Now, seat: Seat) -> None:
    """The opponent discards a card at random, which may be taken; or there is a reward instead."""
    state, other = at.state, find_opponent(at.state, seat).seat
    number = int(await ask_yes(state, other, GIVES, "A23"))
    cards = await pick_random(state, seat, state.player(other).hand, number)
    await discard(state, other, cards)
    if not cards:
        await reward(state, seat, 1)
    elif await ask_yes(state, seat, TAKES, "A23", default=True):
        await take_back(state, seat, cards)
