"""Phacochérus: winning a tied round (P-7, R-136)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import held, usable, use
from games.cochons.rules.strength import higher
from games.cochons.state import Side
from games.table.facts import Who
from games.table.script import tell

CLAN: Final = "phacocherus"
NAME: Final = "tie"
TIE_WON: Final = facts.KEYS.fact("tie-won", "who")


@hooks.winner.add()
def wins_ties(best: Side | None, fought: hooks.Round) -> Side | None:
    """R-136: the first tied round of the turn, or every one, as the table decided; against anybody."""
    state = fought.bout.state
    for side in fought.bout.sides:
        every = state.options.p7_every_tie and held(state, side.seat, CLAN)
        if best is None and (every or usable(state, side.seat, CLAN, NAME)):
            return side
    return best


@hooks.struck.add()
async def says_so(fought: hooks.Round) -> None:
    """P-7 is used up for this turn."""
    won = fought.winner
    if won is None or higher(fought) is not None:
        return
    if not fought.bout.state.options.p7_every_tie:
        use(fought.bout.state, won.seat, NAME)
    await tell(TIE_WON, who=Who(won.seat))
