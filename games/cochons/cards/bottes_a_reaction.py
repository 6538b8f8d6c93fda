"""Bottes à Réaction (EV-02): one trip of up to three steps, leaving pieces on the tiles of the way (R-52)."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_ship_card
from games.cochons.rules import trips
from games.cochons.rules.trips import Leg
from games.cochons.state.space import list_overflown
from porc_royal.asks import Chosen, Field, Number, Option, Pick, Reply
from porc_royal.cards import list_copies, say_card
from porc_royal.facts import Listing, Named, Saying, Who
from porc_royal.script import tell

CARD: Final[Card] = make_ship_card(
    "bottes-a-reaction", copies=1, reach=3, simplified=True, worth=8, rules=("C-39", "R-52")
)
"""Used like any ship, it carries everybody to the last tile; its own move, `boots`, drops some on the way."""

BOOTS: Final = CARD.additions.keys.offer("boots", facts.ASK_TRAVEL, facts.ASK_GAP)
STOPS: Final = (
    CARD.additions.keys.field("first"),
    CARD.additions.keys.field("second"),
    CARD.additions.keys.field("third"),
)
DROPPED_GORETS: Final = (
    CARD.additions.keys.field("gorets-first"),
    CARD.additions.keys.field("gorets-second"),
)
DROPPED_GRUIKS: Final = (
    CARD.additions.keys.field("gruiks-first"),
    CARD.additions.keys.field("gruiks-second"),
)

TOO_MANY_DROPPED: Final = CARD.additions.keys.refusal("dropped", "gorets", "gruiks")
NO_LANDING: Final = CARD.additions.keys.refusal("landing", "tile")
LEFT: Final = CARD.additions.keys.fact("boots", "who", "origin", "card", "path", "gorets", "gruiks")
DROPPED: Final = CARD.additions.keys.fact("boots-dropped", "who", "tile", "gorets", "gruiks")


@CARD.additions.adds(hooks.voyages.cards)
def drops_on_the_way(moves: hooks.Moves, moment: hooks.SeatMoment) -> hooks.Moves:
    """C-39, R-52: a path of up to three steps; whoever is not left on the way lands at its end."""
    if not list_copies(moment.hand, CARD.title):
        return {**moves, BOOTS: _without(moment)}
    pool = trips.find_unmoved(moment)

    def legal(reply: Reply) -> Saying | None:
        return (
            _unsound(moment, reply)
            or trips.refuse_unpaid(moment, trips.find_ship(moment, reply.text(facts.CARD)))
            or trips.refuse_pieces(pool, reply)
        )

    async def play(reply: Reply) -> None:
        legs = _legs(reply)
        await trips.pay(moment, reply)
        await _tell_legs(moment, reply, legs)
        await trips.embark(moment, reply.text(facts.FROM), legs)

    return {**moves, BOOTS: hooks.Move(Option(_fields(moment, pool)), play, legal)}


def _fields(moment: hooks.SeatMoment, pool: trips.Pool) -> dict[str, Field]:
    fields: dict[str, Field] = {
        **trips.make_ticket_field(moment),
        facts.CARD: Pick("card", list_copies(moment.hand, CARD.title)),
        facts.FROM: Pick("tile", pool.origins),
    }
    for place, stop in enumerate(STOPS):
        before = (facts.FROM, *STOPS)[: place + 1]
        fields[stop] = Pick("tile", _next_stops(moment, before), optional=place > 0)
    fields.update(trips.make_piece_fields(pool))
    for place, (gorets, gruiks) in enumerate(zip(DROPPED_GORETS, DROPPED_GRUIKS, strict=True)):
        fields[gorets] = Number(_droppable(facts.GORETS, DROPPED_GORETS[:place]), optional=True)
        fields[gruiks] = Number(_droppable(facts.GRUIKS, DROPPED_GRUIKS[:place]), optional=True)
    return fields


def _empty_fields() -> dict[str, Field]:
    """What may be named without the card: nothing."""
    nowhere = Pick("tile", ())
    fields: dict[str, Field] = {facts.CARD: Pick("card", ()), facts.FROM: nowhere, STOPS[0]: nowhere}
    fields.update(dict.fromkeys(STOPS[1:], Pick("tile", (), optional=True)))
    numbers = (facts.GORETS, facts.GRUIKS, *chain(*zip(DROPPED_GORETS, DROPPED_GRUIKS, strict=True)))
    fields.update(dict.fromkeys(numbers, Number((0, 0), optional=True)))
    return fields


EMPTY: Final = _empty_fields()


def _without(moment: hooks.SeatMoment) -> hooks.Move:
    """What it is to whoever does not hold it: empty (R-22)."""

    async def play(reply: Reply) -> None:
        raise LookupError(CARD.title)

    return hooks.Move(Option({**trips.make_ticket_field(moment), **EMPTY}), play)


def _next_stops(moment: hooks.SeatMoment, before: Sequence[str]) -> Callable[[Chosen], list[str]]:
    """The next tile of the path: adjacent to the last one, and not passed yet."""

    def choices(chosen: Chosen) -> list[str]:
        passed = [str(chosen[name]) for name in before if name in chosen]
        if len(passed) < len(before):
            return []
        return [cell for cell in list_overflown(moment.state, passed[-1]) if cell not in passed]

    return choices


def _droppable(kind: str, earlier: Sequence[str]) -> Callable[[Chosen], tuple[int, int]]:
    """From none to all of the pieces that travel, less those dropped before."""

    def bounds(chosen: Chosen) -> tuple[int, int]:
        return 0, max(0, _count(chosen, kind) - sum(_count(chosen, name) for name in earlier))

    return bounds


def _count(chosen: Chosen, name: str) -> int:
    value = chosen.get(name, 0)
    return value if isinstance(value, int) else 0


def _legs(reply: Reply) -> list[Leg]:
    """What is left on each tile of the path; the last takes all that remain."""
    stops = [reply.text(stop) for stop in STOPS if reply.text(stop)]
    drops = [
        (reply.number(gorets), reply.number(gruiks))
        for gorets, gruiks in zip(DROPPED_GORETS, DROPPED_GRUIKS, strict=True)
    ]
    gorets = reply.number(facts.GORETS) - sum(drop[0] for drop in drops)
    gruiks = reply.number(facts.GRUIKS) - sum(drop[1] for drop in drops)
    legs = [Leg(stop, *drop) for stop, drop in zip(stops, drops, strict=False)]
    return [*legs[: len(stops) - 1], Leg(stops[-1], gorets, gruiks)]


def _unsound(moment: hooks.SeatMoment, reply: Reply) -> Saying | None:
    """Why these drops cannot be: more than travel, nobody left for the end, or a forbidden tile."""
    legs = _legs(reply)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    if gorets + gruiks == 0:
        return Saying(facts.NO_PIECES)
    dropped = sum(leg.gorets for leg in legs), sum(leg.gruiks for leg in legs)
    last = legs[-1]
    if dropped != (gorets, gruiks) or min(last.gorets, last.gruiks) < 0 or last.gorets + last.gruiks == 0:
        return Saying(TOO_MANY_DROPPED, {"gorets": gorets, "gruiks": gruiks})
    for leg in legs:
        if leg.gorets + leg.gruiks and not trips.is_landable(moment.state, moment.seat, leg.cell):
            return Saying(NO_LANDING, {"tile": Named("tile", leg.cell)})
    return None


async def _tell_legs(moment: hooks.SeatMoment, reply: Reply, legs: Sequence[Leg]) -> None:
    who = Who(moment.seat)
    await tell(
        LEFT,
        reveals=True,
        who=who,
        origin=Named("tile", reply.text(facts.FROM)),
        card=say_card(reply.text(facts.CARD)),
        path=Listing(tuple(Named("tile", leg.cell) for leg in legs)),
        gorets=reply.number(facts.GORETS),
        gruiks=reply.number(facts.GRUIKS),
    )
    for leg in legs:
        if leg.gorets + leg.gruiks:
            await tell(DROPPED, who=who, tile=Named("tile", leg.cell), gorets=leg.gorets, gruiks=leg.gruiks)
