"""Babiroussa: a player may not land on a tile this turn (P-11, R-140)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.state.space import list_grounds
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell

LANDING_BAN: Final = ClanPower("babiroussa", "landing-ban")
FORBID: Final = LANDING_BAN.additions.keys.offer(
    "forbid", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP
)
FORBIDDEN: Final = LANDING_BAN.additions.keys.fact(
    "landing-banned", "who", "victim", "tile", strikes="victim"
)


@LANDING_BAN.additions.adds(hooks.landing)
def stays_away(landing: hooks.Landing) -> bool:
    """R-140: binding for every trip of this player, until the end of the turn; it goes with the tile."""
    return (landing.seat, landing.state.board[landing.cell].name) not in landing.state.bans


def offer_victims_and_tiles(moment: hooks.SeatMoment) -> dict[str, Field]:
    """R-140: whoever has travelled may still land by a card, so anybody else may be stopped until 2B is over."""
    victims = [str(one) for one in moment.state.order if one != moment.seat]
    return {facts.PLAYER: Pick("player", victims), facts.TILE: Pick("tile", list_grounds(moment.state))}


def is_in_2b(moment: hooks.SeatMoment, seat: Seat) -> bool:
    """In one's own turn, or in a gap."""
    return moment.sequence == "2B" and moment.events


@LANDING_BAN.offers(hooks.moves, FORBID, is_in_2b, offer_victims_and_tiles)
async def forbids_a_landing(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-140, D-50: the ban is noted by the name of the tile."""
    victim, cell = Seat(int(reply.text(facts.PLAYER))), reply.text(facts.TILE)
    moment.state.bans.append((victim, moment.state.board[cell].name))
    await tell(FORBIDDEN, who=Who(moment.seat), victim=Who(victim), tile=Named("tile", cell))
