"""K5: troops that a card makes withdraw and that have nowhere to go (R-78)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension.hooks import Bout
from games.cochons.state.state import Side
from games.cochons.state.troops import remove
from porc_royal.additions import Additions
from porc_royal.facts import Named, Who
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
CUT_OFF: Final = OWN.keys.fact("cut-off", "who", "tile", "gorets", "gruiks", strikes="who")


async def cut_off(bout: Bout, side: Side, gorets: int, gruiks: int) -> bool:
    """R-78: they stay, and the card does nothing; or they are lost, if the table decided so. Whether they are."""
    if bout.state.options.retreat_card_without_destination == "nothing":
        return False
    tile = Named("tile", bout.state.cell_of(bout.tile))
    remove(bout.state, bout.tile, side.seat, gorets, gruiks)
    await tell(CUT_OFF, who=Who(side.seat), tile=tile, gorets=gorets, gruiks=gruiks)
    return True
