"""Hylochérus: fleeing before the first round (P-6, R-135)."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.questions.script import ask
from games.cochons.rules.flight import flee, list_refuges
from games.cochons.rules.forecast import forecast
from games.cochons.state.state import Side
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Named, Seat

FLIGHT: Final = ClanPower("hylocherus", "flight", told="slipped-away")
ASK_SLIP_AWAY: Final = FLIGHT.additions.keys.question(
    "slip-away", "tile", *facts.FORECAST, options=(PASS, "flee")
)
FLIGHT.additions.keys.step("offer_flight")


def find_side(bout: hooks.Bout, seat: Seat) -> Side:
    """The side of a seat that fights."""
    return next(side for side in bout.sides if side.seat == seat)


def can_flee(bout: hooks.Bout, seat: Seat) -> bool:
    """Whoever has somewhere to go."""
    return bool(list_refuges(bout, find_side(bout, seat)))


async def offer_flight(bout: hooks.Bout, seat: Seat) -> Reply:
    """Before any card is laid, attacking or defending."""
    return await ask(bout.state, partial(make_slip_ask, bout, find_side(bout, seat)))


@FLIGHT.asks(hooks.opened, can_flee, offer_flight, once=True)
async def slips_away(bout: hooks.Bout, seat: Seat, reply: Reply) -> None:
    """R-135, X-13: then there is no combat."""
    await flee(bout, find_side(bout, seat), reply.text(facts.TILE))


def make_slip_ask(bout: hooks.Bout, side: Side) -> Ask:
    """D-23; the default stays."""
    options = {PASS: Option(), "flee": Option({facts.TILE: Pick("tile", list_refuges(bout, side))})}
    args: dict[str, Arg] = {"tile": Named("tile", bout.state.cell_of(bout.tile)), **forecast(bout, side)}
    return Ask(side.seat, ASK_SLIP_AWAY, "R-135", options, Reply(PASS), args)
