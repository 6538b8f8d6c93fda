"""Scrofa: the reorganisation regardless of distance (P-15, R-144)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.table.asks import Option, Reply
from games.table.facts import Saying, Who
from games.table.script import tell

NAME: Final = "reorganisation"
STRETCH: Final = facts.KEYS.offer("stretch", facts.ASK_REORGANISE)
STRETCHED: Final = facts.KEYS.fact("stretched", "who")


@hooks.moves.add(rank=62)
def reaches_out(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-144: announced in one's own slot, it holds for this whole reorganisation."""
    state, seat = moment.state, moment.seat
    if moment.sequence != "3B" or not usable(state, seat, "scrofa", NAME):
        return moves

    async def play(reply: Reply) -> None:
        use(state, seat, NAME)
        await tell(STRETCHED, who=Who(seat))

    return {**moves, STRETCH: hooks.Move(Option(), _always, play, cardless=True)}


@hooks.steps.add()
def whatever_the_distance(cells: hooks.Cells, step: hooks.Step) -> hooks.Cells:
    """R-144: any two tiles where the seat had troops."""
    if NAME not in step.state.player(step.seat).used:
        return cells
    return tuple(cell for cell in step.homes if cell != step.origin)


def _always(reply: Reply) -> Saying | None:
    """Nothing to check."""
    return None
