"""Scrofa: the reorganisation regardless of distance (P-15, R-144)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import Power, offered
from games.table.asks import Reply
from games.table.facts import Who
from games.table.script import tell

NAME: Final = "reorganisation"
STRETCH: Final = facts.KEYS.offer("stretch", facts.ASK_REORGANISE)
STRETCHED: Final = facts.KEYS.fact("stretched", "who")


def in_3b(moment: hooks.Moment) -> bool:
    """In one's own slot of 3B."""
    return moment.sequence == "3B"


@offered(hooks.moves, Power("scrofa", NAME, STRETCH, in_3b), rank=62)
async def reaches_out(moment: hooks.Moment, reply: Reply) -> None:
    """R-144: once announced, it holds for this whole reorganisation."""
    await tell(STRETCHED, who=Who(moment.seat))


@hooks.steps.add()
def whatever_the_distance(cells: hooks.Cells, step: hooks.Step) -> hooks.Cells:
    """R-144: any two tiles where the seat had troops."""
    if NAME not in step.state.player(step.seat).used:
        return cells
    return tuple(cell for cell in step.homes if cell != step.origin)
