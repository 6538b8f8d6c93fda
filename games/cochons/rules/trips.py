"""One trip: who may leave, how far, what it costs, and what happens on landing."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cochons import facts, hooks
from games.cochons.catalogue import named
from games.cochons.geometry import ordered, reach
from games.cochons.hooks import Landing, Moment, Move, Ship
from games.cochons.state import Trail
from games.cochons.troops import land, leave, movable, pinned
from games.table.asks import Answer, Chosen, Field, Number, Option, Pick, Reply
from games.table.facts import Named, Saying, Who
from games.table.script import tell


@dataclass(frozen=True, slots=True)
class Leg:
    """Pieces that end their trip on a cell."""

    cell: str
    gorets: int
    gruiks: int


def trip(moment: Moment) -> Move:
    """S-15, R-48: any number of troops from one tile to another, adjacent unless a ship card helps."""

    def legal(reply: Reply) -> Saying | None:
        steps = distance(moment, reply.text(facts.FROM), reply.text(facts.TO))
        ship = ship_named(moment, reply.text(facts.CARD))
        if steps > (ship.reach if ship else 1):
            return Saying(facts.TOO_FAR, {"target": Named("tile", reply.text(facts.TO)), "steps": steps})
        return payable(moment, ship) or liftable(moment, reply)

    async def play(reply: Reply) -> None:
        gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
        leg = Leg(reply.text(facts.TO), gorets, gruiks)
        await pay(moment, reply)
        await tell_trip(moment, reply.text(facts.FROM), leg, reply.text(facts.CARD))
        await embark(moment, reply.text(facts.FROM), (leg,))

    fields: dict[str, Field] = {
        **ticket_field(moment),
        facts.FROM: Pick("tile", origins(moment)),
        facts.TO: Pick("tile", lambda chosen: _targets(moment, _text(chosen, facts.FROM))),
        **piece_fields(moment),
        facts.CARD: Pick("card", lambda chosen: _ships(moment, chosen), optional=True),
    }
    return Move(Option(fields), legal, play)


# ------------------------------------------------------------------------------- what may be chosen


def ticket_field(moment: Moment) -> dict[str, Field]:
    """In a gap, the card that pays for the trip (R-54)."""
    return {facts.EXTRA: Pick("card", hooks.tickets.of((), moment))} if moment.gap else {}


def piece_fields(moment: Moment) -> dict[str, Field]:
    """How many Gorets and Gros Gruiks leave; what is left out is none of them."""

    def gorets(chosen: Chosen) -> tuple[int, int]:
        troop = movable(moment.state, moment.seat, _text(chosen, facts.FROM))
        return 0, min(troop.gorets, troop.most)

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        troop = movable(moment.state, moment.seat, _text(chosen, facts.FROM))
        return 0, min(troop.gruiks, troop.most - _number(chosen, facts.GORETS))

    return {facts.GORETS: Number(gorets, optional=True), facts.GRUIKS: Number(gruiks, optional=True)}


def origins(moment: Moment) -> list[str]:
    """The tiles from which pieces may still leave, none when nothing pays for a trip (R-49, R-55)."""
    if not affordable(moment):
        return []
    state = moment.state
    return [cell for cell, _ in state.troops_of(moment.seat) if movable(state, moment.seat, cell).most]


def affordable(moment: Moment) -> bool:
    """Whether a trip is left, or a card in hand makes one possible."""
    if moment.gap:
        return bool(hooks.tickets.of((), moment))
    return moment.trips > 0 or (not moment.state.options.ship_costs_trip and bool(hooks.ships.of((), moment)))


def ship_named(moment: Moment, card: str) -> Ship | None:
    """The ship card of this name in the traveller's hand."""
    return next((ship for ship in hooks.ships.of((), moment) if ship.card == card), None)


def distance(moment: Moment, origin: str, target: str) -> int:
    """Steps over existing tiles; ships overfly anything on them (R-51). 99 is farther than any board."""
    board = moment.state.board
    return reach(board, origin, 98).get(target, 99) if origin in board else 99


def _targets(moment: Moment, origin: str) -> list[str]:
    """The tiles in range of this traveller's own cards, where nothing forbids to land (S-15, R-51)."""
    if origin not in moment.state.board:
        return []
    furthest = max((ship.reach for ship in hooks.ships.of((), moment)), default=1)
    return [
        cell
        for cell in ordered(reach(moment.state.board, origin, furthest))
        if hooks.landing.allows(Landing(moment.state, moment.seat, cell))
    ]


def _ships(moment: Moment, chosen: Chosen) -> list[str]:
    """The ship cards that get there, where one is needed or saves a trip; none for a plain step (R-51)."""
    steps = distance(moment, _text(chosen, facts.FROM), _text(chosen, facts.TO))
    if steps == 1 and (moment.gap or moment.state.options.ship_costs_trip):
        return []
    return [ship.card for ship in hooks.ships.of((), moment) if ship.reach >= steps]


# ----------------------------------------------------------------------------------- what may be taken


def payable(moment: Moment, ship: Ship | None) -> Saying | None:
    """A trip costs one of the three, with a ship card too unless the table's option says otherwise (R-51)."""
    if moment.gap or moment.trips > 0 or (ship is not None and not moment.state.options.ship_costs_trip):
        return None
    return Saying(facts.NO_TRIPS)


def liftable(moment: Moment, reply: Reply) -> Saying | None:
    """Whether these pieces may leave together (R-48, R-49, R-55)."""
    origin = reply.text(facts.FROM)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    troop = movable(moment.state, moment.seat, origin)
    if gorets + gruiks == 0:
        return Saying(facts.NO_PIECES)
    if not troop.admits(gorets, gruiks):
        return Saying(facts.TOO_MANY, {"tile": Named("tile", origin), "most": troop.most})
    return None


# ---------------------------------------------------------------------------------------- what follows


async def pay(moment: Moment, reply: Reply) -> None:
    """Spend the ship card, and either a trip or the card that pays for one in a gap (R-51, R-54)."""
    ship = reply.text(facts.CARD)
    if moment.gap:
        ticket = reply.text(facts.EXTRA)
        await tell(facts.EXTRA_TRIP, reveals=True, who=Who(moment.seat), card=named(ticket))
        spend(moment, [ticket])
    elif not ship or moment.state.options.ship_costs_trip:
        moment.trips -= 1
    if ship:
        spend(moment, [ship])


def spend(moment: Moment, cards: Sequence[str]) -> None:
    """Lay played cards on the public discard pile."""
    player = moment.state.player(moment.seat)
    player.hand = [card for card in player.hand if card not in cards]
    moment.state.deck.discard(cards)


async def tell_trip(moment: Moment, origin: str, leg: Leg, card: str) -> None:
    """Say who went where, with which card."""
    who, start, end = Who(moment.seat), Named("tile", origin), Named("tile", leg.cell)
    gorets, gruiks = leg.gorets, leg.gruiks
    if card:
        ship = named(card)
        await tell(
            facts.TRIP_SHIP,
            reveals=True,
            who=who,
            origin=start,
            target=end,
            gorets=gorets,
            gruiks=gruiks,
            card=ship,
        )
    else:
        await tell(facts.TRIP, who=who, origin=start, target=end, gorets=gorets, gruiks=gruiks)


async def embark(moment: Moment, origin: str, legs: Sequence[Leg]) -> None:
    """R-48, R-50, R-52: the pieces leave together and land leg by leg; landing among others is an attack."""
    state, seat = moment.state, moment.seat
    once = state.options.travel_once_per_piece
    leave(state, seat, origin, sum(leg.gorets for leg in legs), sum(leg.gruiks for leg in legs))
    for leg in legs:
        if leg.gorets + leg.gruiks == 0:
            continue
        start, end = state.board[origin].name, state.board[leg.cell].name
        state.trails.append(Trail(seat, start, end, leg.gorets + leg.gruiks))
        attacks = land(state, seat, leg.cell, leg.gorets, leg.gruiks, moved=once)
        tile = state.board[leg.cell]
        if attacks and tile.owner is not None:
            await tell(
                facts.ATTACKED,
                who=Who(seat),
                tile=Named("tile", leg.cell),
                defender=Who(tile.owner),
                pinned=pinned(tile, tile.owner),
            )


def _text(chosen: Chosen, name: str) -> str:
    return _as_text(chosen.get(name, ""))


def _as_text(value: Answer) -> str:
    return value if isinstance(value, str) else ""


def _number(chosen: Chosen, name: str) -> int:
    value = chosen.get(name, 0)
    return value if isinstance(value, int) else 0
