"""Which trip a practice player makes."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cochons import facts
from games.cochons.view import TileView, View
from games.table.asks import Answer, Ask, Field, Number, Pick, Reply
from games.table.facts import Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """A trip thought of, and what it is worth."""

    score: int
    fields: dict[str, Answer]


def worth(view: View, seat: Seat, tile: TileView) -> int:
    """What a tile is worth to a seat: much if its recipe lacks the colour, else a little, for new Gorets."""
    player = view.seat(seat)
    recipe, made = player.recipe, player.production
    if tile.colour is None or recipe is None:
        return 0
    short = {
        "red": recipe.red - made.red,
        "yellow": recipe.yellow - made.yellow,
        "blue": recipe.blue - made.blue,
    }
    return 4 * min(tile.glands, max(0, short[tile.colour])) + tile.glands


def trip_for(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The trip with the highest score, None when none is worth making."""
    trip = asked.options.get("trip")
    if trip is None:
        return None
    plans = [
        plan for origin in _choices(trip.fields[facts.FROM], {}) for plan in _plans(view, seat, asked, origin)
    ]
    plans = [plan for plan in plans if plan.score > 0]
    if not plans:
        return None
    top = max(plan.score for plan in plans)
    equals = [plan for plan in plans if plan.score == top]
    return Reply("trip", equals[luck % len(equals)].fields)


def _plans(view: View, seat: Seat, asked: Ask, origin: str) -> list[Plan]:
    """The trips from one tile, with as few pieces as will do."""
    fields = asked.options["trip"].fields
    chosen: dict[str, Answer] = {facts.FROM: origin}
    if facts.EXTRA in fields:
        tickets = _choices(fields[facts.EXTRA], {})
        if not tickets:
            return []
        chosen[facts.EXTRA] = tickets[0]
    here = view.tile(origin).troop(seat)
    plans = []
    for target in _choices(fields[facts.TO], chosen):
        to = {**chosen, facts.TO: target}
        gorets = _most(fields[facts.GORETS], to)
        gruiks = _most(fields[facts.GRUIKS], {**to, facts.GORETS: 0})
        keep = 1 if view.tile(origin).glands and here and here.size == gorets + gruiks else 0
        sent = _pieces(view, seat, view.tile(target), gorets, gruiks, keep)
        if sent is not None and (card := _card(fields[facts.CARD], to, view, origin, target)) is not None:
            score = worth(view, seat, view.tile(target)) * 2 - (3 if card else 0) - sent[2]
            extra: dict[str, Answer] = {facts.CARD: card} if card else {}
            plans.append(Plan(score, {**to, facts.GORETS: sent[0], facts.GRUIKS: sent[1], **extra}))
    return plans


def _pieces(
    view: View, seat: Seat, target: TileView, gorets: int, gruiks: int, keep: int
) -> tuple[int, int, int] | None:
    """Gorets and Gros Gruiks to send, and what the enterprise costs; None when it is hopeless or useless."""
    if target.troop(seat) is not None:
        return None
    enemies = sum(troop.size + troop.gruiks for troop in target.troops)
    if not enemies:
        if gorets:
            return min(gorets - (keep if gorets + gruiks == 1 else 0), 2 if gorets > 3 else 1), 0, 0
        return (0, 1, 1) if gruiks > keep else None
    able = gorets + gruiks - keep
    if able < enemies + 2:
        return None
    elite = min(gruiks, able)
    return min(gorets, able - elite, 2 * enemies + 2), elite, 2


def _card(field: Field, to: dict[str, Answer], view: View, origin: str, target: str) -> str | None:
    """The ship card that is needed, "" when none is; None when none gets there."""
    one, other = view.tile(origin), view.tile(target)
    q, r = one.q - other.q, one.r - other.r
    if max(abs(q), abs(r), abs(q + r)) == 1:
        return ""
    ships = _choices(field, to)
    return ships[0] if ships else None


def _choices(field: Field, chosen: dict[str, Answer]) -> Sequence[str]:
    return field.choices(chosen) if isinstance(field, Pick) else ()


def _most(field: Field, chosen: dict[str, Answer]) -> int:
    return field.range(chosen)[1] if isinstance(field, Number) else 0
