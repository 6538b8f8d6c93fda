"""Neural Amplifier (PE-7): one's own side is more intelligent by five."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import add_bonus, get_side
from porc_royal.facts import Seat

CARD: Final = Artifact("neural_amplifier")
HELP: Final = 5


@CARD.plays(hooks.selected, is_main)
async def sharpens_minds(at: Now, seat: Seat) -> None:
    """A main player, when cards are chosen: five lower, in a Homo sapiens challenge five higher (CP-R23)."""
    add_bonus(at.state, get_side(at.state, seat), HELP)
