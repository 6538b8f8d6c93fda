"""Phacochérus: a troop that has just moved may move again (P-9, R-138)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower, is_in_own_turn
from games.cochons.extension import hooks
from games.cochons.extension.hooks import SeatMoment
from games.cochons.rules import trips
from games.cochons.rules.trips import Leg, Pool
from games.cochons.state.troops import Movable, count_pinned
from porc_royal.asks import Field, Reply
from porc_royal.facts import Saying

MOVES_AGAIN: Final = ClanPower("phacocherus", "again", told="moved-again")
AGAIN: Final = MOVES_AGAIN.additions.keys.offer("again", facts.ASK_TRAVEL)


def is_free(moment: SeatMoment) -> bool:
    """Whether the trip costs nothing, as the table decided."""
    return not moment.state.options.p9_spends_trip


def find_pool(moment: SeatMoment) -> Pool:
    """Who may move again; nobody when nothing pays for it."""
    paid = is_free(moment) or trips.is_affordable(moment)
    return find_just_landed(moment) if paid else Pool((), lambda cell: Movable())


def refuse_trip(moment: SeatMoment, reply: Reply) -> Saying | None:
    """As any trip."""
    ship = trips.find_ship(moment, reply.text(facts.CARD))
    unpaid = None if is_free(moment) else trips.refuse_unpaid(moment, ship)
    return (
        trips.refuse_too_far(moment, reply, ship) or unpaid or trips.refuse_pieces(find_pool(moment), reply)
    )


def make_fields(moment: SeatMoment) -> dict[str, Field]:
    """Some or all pieces of the latest trip."""
    return trips.make_trip_fields(moment, find_pool(moment))


@MOVES_AGAIN.offers(hooks.voyages, AGAIN, is_in_own_turn, make_fields, legal=refuse_trip)
async def moves_again(moment: SeatMoment, reply: Reply) -> None:
    """R-138, D-48: they make another trip, paid for like any unless the option says not."""
    origin, gorets, gruiks = reply.text(facts.FROM), reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    leg = Leg(reply.text(facts.TO), gorets, gruiks)
    await trips.pay(moment, reply, free=is_free(moment))
    await trips.tell_trip(moment, origin, leg, reply.text(facts.CARD))
    troop = moment.state.board[origin].troop(moment.seat)
    if troop is not None:
        troop.moved_gorets = max(0, troop.moved_gorets - gorets)
        troop.moved_gruiks = max(0, troop.moved_gruiks - gruiks)
    await trips.embark(moment, origin, (leg,))


def find_just_landed(moment: SeatMoment) -> Pool:
    """The pieces of the latest trip, where they stand now; those who are held on a tile of theirs stay (R-55)."""
    state, seat = moment.state, moment.seat

    def pieces(cell: str) -> Movable:
        tile = state.board.get(cell)
        troop = tile.troop(seat) if tile is not None else None
        if tile is None or troop is None:
            return Movable()
        legs = [(gorets, gruiks) for name, gorets, gruiks in moment.last if name == tile.name]
        gorets = min(sum(leg[0] for leg in legs), troop.gorets)
        gruiks = min(sum(leg[1] for leg in legs), troop.gruiks)
        return Movable(gorets, gruiks, min(gorets + gruiks, troop.size - count_pinned(tile, seat)))

    return Pool([cell for cell in state.cells() if pieces(cell).most], pieces)
