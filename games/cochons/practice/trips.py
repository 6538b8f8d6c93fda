"""Which trip a practice player makes, how many it would like to make, and whom it drops on the way."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.cochons import facts
from games.cochons.practice.chart import VICTORY, Chart, count_troop
from games.cochons.practice.choices import find_most
from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.views.shapes import TileView
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.practice import choose_best

PIECE: Final = 1.5
"""What a piece is worth that falls in an attack that fails."""
IDLE: Final = 0.3
"""What a piece is worth that may still do something else."""
PULL: Final = 0.25
"""How much being beside something useful counts against having it."""
SHIP: Final = 2.0
"""What a ship card is worth, kept for later."""
WANTED: Final = 2.0
"""What a trip must be worth to be reckoned with when a marker is chosen."""
ADVANCE: Final = 1.0
"""What a step nearer to what the recipe lacks is worth to the daring."""
FAR: Final = 99
"""No way leads there."""
SOUND: Final = 0.5
"""Attacks with lower odds are not made."""


@dataclass(frozen=True, slots=True)
class Lift:
    """Pieces that may leave a tile: so many of each kind, so many altogether, to these tiles."""

    origin: str
    gorets: int
    gruiks: int
    most: int
    targets: Sequence[str]


@dataclass(frozen=True, slots=True)
class TripIdea:
    """A trip thought of: what it is worth, what comes of landing alone, and the card that it takes, "" for none."""

    score: float
    gain: float
    origin: str
    target: str
    gorets: int
    gruiks: int
    ship: str = ""

    def is_worth(self, least: float) -> bool:
        """Whether a practice player would make it: something comes of it, more than the card is worth that it takes."""
        return self.gain > 0 and self.score - (SHIP if self.ship else 0) > least


def choose_trip(
    chart: Chart, asked: Ask, luck: int, option: str = "trip", least: float = 0.0
) -> Reply | None:
    """The trip with the highest score, None when none is worth more than `least`."""
    ideas = [idea for idea in rate_trips(chart, asked, option) if idea.is_worth(least)]
    return write_trip(asked, option, choose_best(ideas, lambda one: one.score, luck)) if ideas else None


def rate_trips(chart: Chart, asked: Ask, option: str) -> Iterator[TripIdea]:
    """Every trip that the question takes, with the card that it needs."""
    fixed = find_ticket(asked, option)
    if fixed is None:
        return
    for lift in list_lifts(asked, option, fixed):
        ships = {
            target: _find_ship(asked, option, {**fixed, facts.FROM: lift.origin}, target)
            for target in lift.targets
        }
        for idea in _plans(chart, [lift]):
            yield replace(idea, ship=ships[idea.target]) if ships[idea.target] else idea


def _find_ship(asked: Ask, option: str, chosen: dict[str, Answer], target: str) -> str:
    """The first card that carries beyond the next tile, "" where none is needed, or none is held."""
    if target in NEIGHBOURS[str(chosen[facts.FROM])]:
        return ""
    return next(iter(list_picks(asked, option, facts.CARD, {**chosen, facts.TO: target})), "")


def weigh_best_trip(chart: Chart) -> float:
    """The score of the best trip on foot that the pieces left could make, were there trips left."""
    scores = (plan.score for plan in _plans(chart, list_lifts_on_foot(chart)) if plan.gain > 0)
    return max(scores, default=0.0)


def count_trips_wanted(chart: Chart) -> int:
    """How many trips are worth making now: each piece once, each tile once, with as few pieces as will do."""
    plans = [one for one in _plans(chart, list_lifts_on_foot(chart)) if one.gain > 0 and one.score > WANTED]
    plans.sort(key=lambda one: (-chart.worth(chart.tiles[one.target]), one.gorets + one.gruiks))
    spare = {tile.cell: count_troop(tile, chart.seat) - (chart.loss(tile) > 0) for tile in chart.mine}
    taken: set[str] = set()
    for plan in plans:
        pieces = plan.gorets + plan.gruiks
        if plan.target not in taken and spare.get(plan.origin, 0) >= pieces:
            spare[plan.origin] -= pieces
            taken.add(plan.target)
    return len(taken)


# ------------------------------------------------------------------------------------------------ candidates


def list_lifts(asked: Ask, option: str, fixed: dict[str, Answer]) -> Iterator[Lift]:
    """Who may leave where for which tiles, as the question has it."""
    for origin in list_picks(asked, option, facts.FROM, fixed):
        chosen = {**fixed, facts.FROM: origin}
        targets = list_picks(asked, option, facts.TO, chosen)
        gorets = find_most(asked, option, facts.GORETS, chosen)
        gruiks = find_most(asked, option, facts.GRUIKS, {**chosen, facts.GORETS: 0})
        together = gorets + find_most(asked, option, facts.GRUIKS, {**chosen, facts.GORETS: gorets})
        yield Lift(origin, gorets, gruiks, max(together, gruiks), targets)


def list_lifts_on_foot(chart: Chart) -> Iterator[Lift]:
    """Who could leave where for the tiles beside, whatever trips are left."""
    for tile in chart.view.tiles:
        troop = tile.troop(chart.seat)
        if troop is None:
            continue
        free = min(troop.size - troop.moved, troop.size - troop.pinned)
        if free > 0:
            near = [
                one for one in NEIGHBOURS[tile.cell] if one in chart.tiles and chart.tiles[one].kind != "sun"
            ]
            yield Lift(tile.cell, min(troop.gorets, free), min(troop.gruiks, free), free, near)


def _plans(chart: Chart, among: Iterable[Lift]) -> Iterator[TripIdea]:
    for lift in among:
        origin, groups = chart.tiles[lift.origin], _groups(lift)
        prices: dict[tuple[int, int], float] = {}
        for cell in lift.targets:
            target = chart.tiles[cell]
            nearer = _advance(chart, origin, target)
            for group in groups:
                gorets, gruiks = group
                gain = _gain(chart, target, gorets, gruiks) + nearer
                idle = IDLE * (1 - chart.daring) * (gorets + 2 * gruiks)
                if gain > 0 and group not in prices:
                    prices[group] = _price(chart, origin, gorets, gruiks)
                score = gain - (prices[group] if gain > 0 else 0) - idle
                yield TripIdea(score, gain, lift.origin, cell, gorets, gruiks)


def _groups(lift: Lift) -> list[tuple[int, int]]:
    """How many Gorets and Gros Gruiks may go: few, all but one, all; Gorets first, or Gros Gruiks."""
    groups: list[tuple[int, int]] = []
    for number in sorted({1, 2, 3, lift.most // 2 + 1, lift.most - 1, lift.most}):
        if not 0 < number <= lift.most:
            continue
        for elite in (max(0, number - lift.gorets), min(lift.gruiks, number)):
            if (number - elite, elite) not in groups and number - elite <= lift.gorets:
                groups.append((number - elite, elite))
    return groups


def find_ticket(asked: Ask, option: str) -> dict[str, Answer] | None:
    """In a gap, what pays for the trip (R-54); None when nothing does."""
    wanted = asked.options.get(option)
    if wanted is None:
        return None
    if facts.EXTRA not in wanted.fields:
        return {}
    tickets = list_picks(asked, option, facts.EXTRA)
    return {facts.EXTRA: tickets[0]} if tickets else None


def write_trip(asked: Ask, option: str, idea: TripIdea) -> Reply:
    """The reply that a trip is."""
    fields: dict[str, Answer] = {
        **(find_ticket(asked, option) or {}),
        facts.FROM: idea.origin,
        facts.TO: idea.target,
        facts.GORETS: idea.gorets,
        **({facts.GRUIKS: idea.gruiks} if idea.gruiks else {}),
    }
    return Reply(option, {**fields, facts.CARD: idea.ship} if idea.ship else fields)


# ---------------------------------------------------------------------------------------------------- scores


def _gain(chart: Chart, target: TileView, gorets: int, gruiks: int) -> float:
    """What comes of landing so many pieces on a tile."""
    here = target.troop(chart.seat)
    if here is not None and target.owner == chart.seat and target.extras is None:
        if chart.loss(target) == 0:
            return _pull(chart, target)
        before = chart.hold(target, here.gorets, here.gruiks)
        after = chart.hold(target, here.gorets + gorets, here.gruiks + gruiks)
        return (after - before) * chart.loss(target)
    if here is not None:
        return 0.0
    if chart.closed(target):
        return 0.0
    prize = chart.worth(target) + chart.denial(target)
    if chart.completes(target):
        prize += VICTORY
    if not target.troops and target.extras is None:
        return chart.hold(target, gorets, gruiks) * prize + _pull(chart, target)
    chance = chart.conquest(target, gorets, gruiks)
    timid = 1 - chart.daring
    if chance < SOUND * timid:
        return 0.0
    return chance * prize - (1 - chance) * PIECE * timid * (gorets + 2 * gruiks)


def _advance(chart: Chart, origin: TileView, target: TileView) -> float:
    """What a step on the way to what the recipe lacks is worth, once more is dared."""
    if not chart.daring or chart.closed(target):
        return 0.0
    there, here = (chart.ways.get(tile.cell, FAR) for tile in (target, origin))
    return ADVANCE * chart.daring * (here - there) if there and there < FAR else 0.0


def _price(chart: Chart, origin: TileView, gorets: int, gruiks: int) -> float:
    """What it costs to weaken or give up the tile that is left."""
    here = origin.troop(chart.seat)
    if here is None or origin.owner != chart.seat:
        return 0.0
    left = chart.hold(origin, here.gorets - gorets, here.gruiks - gruiks)
    weaker = chart.hold(origin, here.gorets, here.gruiks) - left
    return weaker * chart.loss(origin) + (_pull(chart, origin) if left == 0 else 0.0)


def _pull(chart: Chart, tile: TileView) -> float:
    """What is to be had next door, later: the best tile that is not one's own."""
    near = [chart.worth(one) for one in chart.around(tile.cell) if one.owner != chart.seat]
    return PULL * max(near, default=0)
