"""Force Field: any of the alliances just formed are cancelled."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_seats
from games.cosmic.rules.alliance import leave
from games.cosmic.state.roles import is_anyone, list_sides
from porc_royal.facts import Seat

CARD: Final = Artifact("force_field")
WHOM: Final = CARD.choice("force-field")


@CARD.plays(hooks.alliances, is_anyone)
async def cancels_alliances(at: Now, seat: Seat) -> None:
    """Those ships go back to colonies of their owners."""
    allies = [ally for side in list_sides(at.state) for ally in side.allies]
    for ally in await ask_seats(at.state, seat, WHOM, "CE-74", list(dict.fromkeys(allies))):
        await leave(at.state, ally)
