"""Phacochérus: winning a tied round (P-7, R-136)."""

from typing import Final

from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.rules.strength import find_higher
from games.cochons.state.state import Side
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

TIE: Final = ClanPower("phacocherus", "tie")
TIE_WON: Final = TIE.additions.keys.fact("tie-won", "who")


def may_win_ties(fought: hooks.Round, seat: Seat) -> bool:
    """R-136, X-8: the first tied round of the turn, or every one, as the table decided."""
    return fought.state.options.p7_every_tie or TIE.is_unused(fought, seat)


@TIE.changes(hooks.winner, may_win_ties)
def wins_ties(best: Side | None, fought: hooks.Round, seat: Seat) -> Side | None:
    """R-136: against anybody."""
    return best or next(side for side in fought.bout.sides if side.seat == seat)


def has_won_a_tie(fought: hooks.Round, seat: Seat) -> bool:
    """Whether this side has won though no total was higher."""
    return fought.winner is not None and fought.winner.seat == seat and find_higher(fought) is None


@TIE.uses(hooks.struck, has_won_a_tie)
async def says_so(fought: hooks.Round, seat: Seat) -> None:
    """P-7 is used up for this turn."""
    if not fought.state.options.p7_every_tie:
        TIE.use_up(fought.state, seat)
    await tell(TIE_WON, who=Who(seat))
