"""Space Junk: a player must take the card on top of the cosmic discards (CD-32: not of the reward discards)."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.rules.hands import take_back
from games.cosmic.state.roles import is_anyone, list_others
from porc_royal.facts import Seat

CARD: Final = Artifact("space_junk")
WHOM: Final = CARD.choice("space-junk")


async def dumps_junk(at: Now, seat: Seat) -> None:
    """At any time; a card that was played just now has another back, and does not lie there."""
    state = at.state
    other = await ask_one_seat(state, seat, WHOM, "CD-32", [*list_others(state, seat), seat])
    await take_back(state, other, state.deck.discards[-1:])


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    CARD.plays(_window, is_anyone)(dumps_junk)
