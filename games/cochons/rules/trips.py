"""One trip: who may leave, how far, what it costs, and what happens on landing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import ANYWHERE, Landing, SeatMoment, Ship, Ticket
from games.cochons.rules.exploration import explore
from games.cochons.rules.hands import spend
from games.cochons.state.geometry import sort_labels
from games.cochons.state.space import find_reach
from games.cochons.state.state import State, Trail
from games.cochons.state.troops import Movable, count_pinned, find_movable, land, leave
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Chosen, Field, Number, Option, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.moves import Move
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
LANDED_ON_EXTRAS: Final = OWN.keys.fact("attacked-extras", "who", "tile", "monster", "number")


@dataclass(frozen=True, slots=True)
class Leg:
    """Pieces that end their trip on a cell."""

    cell: str
    gorets: int
    gruiks: int


@dataclass(frozen=True, slots=True)
class Pool:
    """Who may leave: the tiles they stand on, and how many of each kind from each (R-49, R-55)."""

    origins: Sequence[str]
    pieces: Callable[[str], Movable]


def make_trip(moment: SeatMoment) -> Move:
    """S-15, C-38, R-48: any number of troops from one tile to another, adjacent unless a ship card helps."""
    pool = find_unmoved(moment)

    def legal(reply: Reply) -> Saying | None:
        ship = find_ship(moment, reply.text(facts.CARD))
        return (
            refuse_too_far(moment, reply, ship) or refuse_unpaid(moment, ship) or refuse_pieces(pool, reply)
        )

    async def play(reply: Reply) -> None:
        gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
        leg = Leg(reply.text(facts.TO), gorets, gruiks)
        await pay(moment, reply)
        await tell_trip(moment, reply.text(facts.FROM), leg, reply.text(facts.CARD))
        await embark(moment, reply.text(facts.FROM), (leg,))

    return Move(Option({**make_ticket_field(moment), **make_trip_fields(moment, pool)}), play, legal)


# ------------------------------------------------------------------------------- what may be chosen


def make_ticket_field(moment: SeatMoment) -> dict[str, Field]:
    """In a gap, the card that pays for the trip (R-54)."""
    return {facts.EXTRA: Pick("card", name_tickets(moment))} if moment.gap else {}


def name_tickets(moment: SeatMoment) -> list[str]:
    """What gives this seat one more trip (R-54, R-143)."""
    return [ticket.card for ticket in hooks.tickets.of((), moment)]


def make_trip_fields(moment: SeatMoment, pool: Pool) -> dict[str, Field]:
    """From where to where, how many, with which ship."""
    return {
        facts.FROM: Pick("tile", pool.origins),
        facts.TO: Pick("tile", lambda chosen: _targets(moment, _text(chosen, facts.FROM))),
        **make_piece_fields(pool),
        facts.CARD: Pick("card", lambda chosen: _ships(moment, chosen), optional=True),
    }


def make_piece_fields(pool: Pool) -> dict[str, Field]:
    """How many Gorets and Gros Gruiks leave; what is left out is none of them.

    Where no Gros Gruik may leave any tile, at least one Goret does: nobody is offered a trip without pieces (R-48).
    """
    alone = not any(pool.pieces(cell).gruiks for cell in pool.origins)

    def gorets(chosen: Chosen) -> tuple[int, int]:
        troop = pool.pieces(_text(chosen, facts.FROM))
        return int(alone), min(troop.gorets, troop.most)

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        troop = pool.pieces(_text(chosen, facts.FROM))
        return 0, min(troop.gruiks, troop.most - _number(chosen, facts.GORETS))

    return {facts.GORETS: Number(gorets, optional=not alone), facts.GRUIKS: Number(gruiks, optional=True)}


def find_unmoved(moment: SeatMoment) -> Pool:
    """The pieces that may still make a trip; none when nothing pays for one (R-49, R-55)."""
    state, seat = moment.state, moment.seat
    able = state.troops_of(seat) if is_affordable(moment) else ()
    cells = [cell for cell, _ in able if find_movable(state, seat, cell).most]
    return Pool(cells, lambda cell: find_movable(state, seat, cell))


def is_affordable(moment: SeatMoment) -> bool:
    """Whether a trip is left, or a card in hand makes one possible."""
    if moment.gap:
        return bool(hooks.tickets.of((), moment))
    return moment.trips > 0 or (not moment.state.options.ship_costs_trip and bool(hooks.ships.of((), moment)))


def is_landable(state: State, seat: Seat, cell: str) -> bool:
    """Whether troops of this seat may land there: nobody ever on the sun (R-125), else unless it is forbidden."""
    return state.board[cell].kind != "sun" and hooks.landing.allows(Landing(state, seat, cell))


def find_ship(moment: SeatMoment, card: str) -> Ship | None:
    """The ship card of this name in the traveller's hand, None for none."""
    if not card:
        return None
    return next((ship for ship in hooks.ships.of((), moment) if ship.card == card), None)


def count_steps(moment: SeatMoment, origin: str, target: str) -> int:
    """Steps over existing tiles; ships overfly anything on them (R-51); `ANYWHERE` where no way leads."""
    state = moment.state
    return (
        find_reach(state, origin, ANYWHERE - 1).get(target, ANYWHERE) if origin in state.board else ANYWHERE
    )


def _targets(moment: SeatMoment, origin: str) -> list[str]:
    """The tiles in range of this traveller's own cards, where nothing forbids to land (S-15, R-51)."""
    if origin not in moment.state.board:
        return []
    furthest = max((ship.reach for ship in hooks.ships.of((), moment)), default=1)
    near = moment.state.board if furthest >= ANYWHERE else find_reach(moment.state, origin, furthest)
    return [
        cell for cell in sort_labels(near) if cell != origin and is_landable(moment.state, moment.seat, cell)
    ]


def _ships(moment: SeatMoment, chosen: Chosen) -> list[str]:
    """The ship cards that get there, where one is needed or saves a trip; none for a plain step (R-51)."""
    steps = count_steps(moment, _text(chosen, facts.FROM), _text(chosen, facts.TO))
    if steps == 1 and (moment.gap or moment.state.options.ship_costs_trip):
        return []
    return [ship.card for ship in hooks.ships.of((), moment) if ship.reach >= steps]


# ----------------------------------------------------------------------------------- what may be taken


def refuse_unpaid(moment: SeatMoment, ship: Ship | None) -> Saying | None:
    """A trip costs one of the three, with a ship card too unless the table's option says otherwise (R-51)."""
    if moment.gap or moment.trips > 0 or (ship is not None and not moment.state.options.ship_costs_trip):
        return None
    return Saying(facts.NO_TRIPS)


def refuse_too_far(moment: SeatMoment, reply: Reply, ship: Ship | None) -> Saying | None:
    """One step on foot, more by ship (S-15, R-51, R-53)."""
    steps = count_steps(moment, reply.text(facts.FROM), reply.text(facts.TO))
    if steps <= (ship.reach if ship else 1):
        return None
    return Saying(facts.TOO_FAR, {"target": Named("tile", reply.text(facts.TO)), "steps": steps})


def refuse_pieces(pool: Pool, reply: Reply) -> Saying | None:
    """Whether these pieces may leave together (R-48, R-49, R-55)."""
    origin = reply.text(facts.FROM)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    troop = pool.pieces(origin)
    if gorets + gruiks == 0:
        return Saying(facts.NO_PIECES)
    if not troop.admits(gorets, gruiks):
        return Saying(facts.TOO_MANY, {"tile": Named("tile", origin), "most": troop.most})
    return None


# ---------------------------------------------------------------------------------------- what follows


async def pay(moment: SeatMoment, reply: Reply, *, free: bool = False) -> None:
    """Spend the ship card, and a trip unless it is `free`, or what pays for one in a gap (R-51, R-54)."""
    ship = find_ship(moment, reply.text(facts.CARD))
    if moment.gap:
        ticket = reply.text(facts.EXTRA)
        await tell(facts.EXTRA_TRIP, reveals=True, who=Who(moment.seat), card=say_card(ticket))
        punch(moment, ticket)
    elif not free and (ship is None or moment.state.options.ship_costs_trip):
        moment.trips -= 1
    if ship is not None:
        _use(moment, ship)


def punch(moment: SeatMoment, name: str) -> None:
    """Use up what gives one more trip (R-54)."""
    _use(moment, next(ticket for ticket in hooks.tickets.of((), moment) if ticket.card == name))


def _use(moment: SeatMoment, means: Ship | Ticket) -> None:
    if means.pay is None:
        spend(moment.state, moment.seat, [means.card])
    else:
        means.pay()


async def tell_trip(moment: SeatMoment, origin: str, leg: Leg, card: str) -> None:
    """Say who went where, with which card."""
    who, start, end = Who(moment.seat), Named("tile", origin), Named("tile", leg.cell)
    gorets, gruiks = leg.gorets, leg.gruiks
    if card:
        ship = say_card(card)
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


async def embark(moment: SeatMoment, origin: str, legs: Sequence[Leg]) -> None:
    """R-48, R-50, R-52: the pieces leave together and land leg by leg; landing among others is an attack."""
    state, seat = moment.state, moment.seat
    once = state.travel_once
    lent = leave(state, seat, origin, sum(leg.gorets for leg in legs), sum(leg.gruiks for leg in legs))
    landed = [leg for leg in legs if leg.gorets + leg.gruiks]
    for leg in landed:
        tile, here = state.board[leg.cell], min(lent, leg.gruiks)
        lent -= here
        state.trails.append(Trail(seat, state.board[origin].name, tile.name, leg.gorets + leg.gruiks))
        fresh = tile.troop(seat) is None
        land(state, seat, leg.cell, leg.gorets, leg.gruiks, moved=once, lent=here)
        await explore(state, leg.cell)
        if fresh:
            await _attack(state, seat, leg.cell)
    moment.last = tuple((state.board[leg.cell].name, leg.gorets, leg.gruiks) for leg in landed)


async def _attack(state: State, seat: Seat, cell: str) -> None:
    """Say whom those who are new here will have to fight: pigs, or the Extra-Cochons who were first (R-59)."""
    tile, where = state.board[cell], Named("tile", cell)
    extras, defender = tile.extras, tile.troops[0].seat
    if extras is not None and not extras.attacking:
        await tell(LANDED_ON_EXTRAS, who=Who(seat), tile=where, monster=extras.kind, number=extras.number)
    elif defender != seat:
        held = count_pinned(tile, defender)
        await tell(facts.ATTACKED, who=Who(seat), tile=where, defender=Who(defender), pinned=held)


def _text(chosen: Chosen, name: str) -> str:
    return _as_text(chosen.get(name, ""))


def _as_text(value: Answer) -> str:
    return value if isinstance(value, str) else ""


def _number(chosen: Chosen, name: str) -> int:
    value = chosen.get(name, 0)
    return value if isinstance(value, int) else 0
