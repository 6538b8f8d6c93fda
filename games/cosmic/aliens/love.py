"""Love (A23): everybody may give the same sort of card as it does."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_type
from games.cosmic.choosing import ask_cards, ask_cards_each, ask_planet, ask_yes
from games.cosmic.declaring import Alien
from games.cosmic.hands import discard, list_throwable, pick_random, show, take_back
from games.cosmic.hooks import Now
from games.cosmic.roles import is_main, is_offense, list_others
from games.cosmic.rules.losses import found_from_warp, retrieve
from games.cosmic.rules.rewards import reward
from games.cosmic.ships import count, list_free
from games.cosmic.sides import find_opponent, has_in_warp
from games.cosmic.state import WARP
from games.table.facts import Seat

LOVE: Final = Alien("love")
OWN, ANSWER, PLANET, GIVES, TAKES = facts.choices("love", "card", "answer", "planet", "opponent", "take")


@LOVE.uses(hooks.start_turn, is_offense)
async def asks_for_love(at: Now, seat: Seat) -> None:
    """Mandatory, as the offense: a card is discarded, or shown with the super flare; each other may answer it."""
    state = at.state
    given = await ask_cards(state, seat, OWN, "A23", list_throwable(state.player(seat).hand), (1, 1))
    kind = find_type(given[0]) if given else ""
    await (show if LOVE.super.is_on(state, seat) else discard)(state, seat, given)
    hands = {one: list_throwable(state.player(one).hand) for one in list_others(state, seat)}
    answers = await ask_cards_each(state, hands, ANSWER, "A23", (0, 1))
    for one, cards in answers.items():
        await discard(state, one, cards)
        if kind in map(find_type, cards):
            await retrieve(state, one, count(state, one, WARP), LOVE.name)
    if unmoved := [one for one, cards in answers.items() if kind not in map(find_type, cards)]:
        free = [planet for one in unmoved for planet in list_free(state, one, seat) if has_in_warp(at, seat)]
        if planet := await ask_planet(state, seat, PLANET, "A23", free, may=True):
            await found_from_warp(state, seat, planet, count(state, seat, WARP))
    else:
        await take_back(state, seat, [*given, *(card for cards in answers.values() for card in cards)])


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


LOVE.super.lasts(hooks.start_turn, is_offense)
