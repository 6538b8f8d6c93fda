"""Babiroussa: a Goret killed in this turn's combats comes back (P-12, R-141)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower, is_in_3b
from games.cochons.extension import hooks
from games.cochons.state.troops import enlist, land
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Named, Who
from porc_royal.script import tell

RECOVERY: Final = ClanPower("babiroussa", "recovery")
RECOVER: Final = RECOVERY.additions.keys.offer("recover", facts.ASK_REORGANISE)
RECOVERED: Final = RECOVERY.additions.keys.fact("recovered", "who", "tile")


def offer_homes(moment: hooks.SeatMoment) -> dict[str, Field]:
    """R-35: on a tile where one has troops, if somebody fell and the reserve has a Goret."""
    player = moment.state.player(moment.seat)
    mine = moment.state.troops_of(moment.seat) if player.fallen and player.gorets else ()
    return {facts.TILE: Pick("tile", [cell for cell, _ in mine])}


@RECOVERY.offers(hooks.moves, RECOVER, is_in_3b, offer_homes)
async def brings_one_back(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-141: it steps no farther this turn."""
    state, seat, cell = moment.state, moment.seat, reply.text(facts.TILE)
    enlist(state, seat, 1, 0)
    land(state, seat, cell, 1, 0, moved=True)
    await tell(RECOVERED, who=Who(seat), tile=Named("tile", cell))
