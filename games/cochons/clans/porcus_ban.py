"""Porcus, P-2: a player may not stand for Porc Royal, nor be voted for (R-131)."""

from typing import Final

from games.cochons.clans.power import ClanPower, is_anyone
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime, OfAll
from games.cochons.rules.hands import name_deed
from games.cochons.rules.senate import TARGET, banish, find_ballot, name_another, name_seats, read_seat
from games.election.state.ballot import list_bannable
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

NAME: Final = "porcus-ban"

PORCUS_BAN: Final = ClanPower("porcus", NAME)
BAN: Final = name_deed(PORCUS_BAN.additions, NAME)
DENOUNCED: Final = PORCUS_BAN.additions.keys.fact("porcus-ban", "who", "victim", strikes="victim")


def offer_victims(moment: Anytime) -> dict[str, Field]:
    """R-131: before the first vote; not the victim of the turn before."""
    free = name_seats(one for one in list_bannable(find_ballot(moment.state)) if one != moment.state.victim)
    return {TARGET: Pick("player", [name for name in name_another(moment) if name in free])}


@PORCUS_BAN.offers(hooks.senate, NAME, is_anyone, offer_victims, label=BAN)
async def bans_a_candidate(moment: Anytime, reply: Reply) -> None:
    """R-131, X-10: it outlasts a new ballot."""
    target = read_seat(reply, TARGET)
    moment.state.victim = target
    await tell(DENOUNCED, who=Who(moment.seat), victim=Who(target))
    await banish(moment.state, target)


@PORCUS_BAN.uses(hooks.turn_over, PORCUS_BAN.is_unused)
async def forgives(at: OfAll, seat: Seat) -> None:
    """R-131: two turns running, not more; a turn without a ban sets everybody free."""
    at.state.victim = None
