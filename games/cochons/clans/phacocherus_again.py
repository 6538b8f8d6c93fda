"""Phacochérus: a troop that has just moved may move again (P-9, R-138)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.hooks import Moment
from games.cochons.rules import trips
from games.cochons.rules.trips import Leg, Pool
from games.cochons.troops import Movable, pinned
from games.table.asks import Option, Reply
from games.table.facts import Saying, Who
from games.table.script import tell

NAME: Final = "again"
AGAIN: Final = facts.KEYS.offer("again", facts.ASK_TRAVEL)
AGAIN_TOLD: Final = facts.KEYS.fact("moved-again", "who")


@hooks.moves.add(rank=12)
def moves_again(moves: hooks.Moves, moment: Moment) -> hooks.Moves:
    """R-138: some or all pieces of the latest trip make another, paid for like any unless the option says not."""
    state, seat = moment.state, moment.seat
    if moment.sequence != "2B" or moment.gap or not usable(state, seat, "phacocherus", NAME):
        return moves
    free = not state.options.p9_spends_trip
    pool = just_landed(moment) if free or trips.affordable(moment) else Pool((), lambda cell: Movable())

    def legal(reply: Reply) -> Saying | None:
        ship = trips.ship_named(moment, reply.text(facts.CARD))
        unpaid = None if free else trips.payable(moment, ship)
        return trips.too_far(moment, reply, ship) or unpaid or trips.liftable(pool, reply)

    async def play(reply: Reply) -> None:
        origin, gorets, gruiks = (
            reply.text(facts.FROM),
            reply.number(facts.GORETS),
            reply.number(facts.GRUIKS),
        )
        leg = Leg(reply.text(facts.TO), gorets, gruiks)
        use(state, seat, NAME)
        await tell(AGAIN_TOLD, who=Who(seat))
        await trips.pay(moment, reply, free=free)
        await trips.tell_trip(moment, origin, leg, reply.text(facts.CARD))
        troop = state.board[origin].troop(seat)
        if troop is not None:
            troop.moved_gorets = max(0, troop.moved_gorets - gorets)
            troop.moved_gruiks = max(0, troop.moved_gruiks - gruiks)
        await trips.embark(moment, origin, (leg,))

    option = Option(trips.trip_fields(moment, pool))
    return {**moves, AGAIN: hooks.Move(option, legal, play, cardless=bool(pool.origins))}


def just_landed(moment: Moment) -> Pool:
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
        return Movable(gorets, gruiks, min(gorets + gruiks, troop.size - pinned(tile, seat)))

    return Pool([cell for cell in state.cells() if pieces(cell).most], pieces)
