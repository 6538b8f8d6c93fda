"""Where a practice player starts, lands, puts its newcomers, and how it closes up."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from games.cochons import facts
from games.cochons.clans.babiroussa_recovery import RECOVER
from games.cochons.clans.scrofa_reorganisation import STRETCH
from games.cochons.practice.chart import Chart, count_troop
from games.cochons.practice.choices import find_most
from games.cochons.practice.events import weigh_stake
from games.cochons.practice.reasons import explain_landing
from games.cochons.practice.trips import TripIdea, write_trip
from games.cochons.views.shapes import TileView, View
from porc_royal.asks import Answer, Ask, Number, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import Rated, choose_best, choose_rated

CROWDED: Final = 4
"""On a tile with more pieces some have nothing to do."""
UNWANTED: Final = 100
"""What it counts against a move that nobody gains by."""
KEPT: Final = 2
"""So many pieces stay on a tile that is worth keeping."""
AT_ONCE: Final = 3
"""So many newcomers go to one tile before the next is thought of."""


def build(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Any tile anywhere."""
    option = next(iter(asked.options))
    kinds, cells = list_picks(asked, option, facts.KIND), list_picks(asked, option, facts.CELL)
    fields: dict[str, Answer] = {}
    if kinds:
        fields[facts.KIND] = kinds[luck % len(kinds)]
    if cells:
        fields[facts.CELL] = cells[luck // 7 % len(cells)]
    return Reply(option, fields)


def start(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Where the tile and its neighbours are worth most."""
    return choose_rated(rate_tiles(Chart(view, seat), asked, next(iter(asked.options))), luck)


def rate_tiles(chart: Chart, asked: Ask, option: str) -> list[Rated]:
    """The tiles on which one may start, or to which one's newcomers may go."""
    weigh = _weigh_start if asked.key in {facts.ASK_START, facts.ASK_RETURN} else weigh_landing
    return [
        Rated(
            Reply(option, {facts.TILE: cell}),
            weigh(chart, cell),
            lambda cell=cell: tuple(explain_landing(chart, chart.tiles[cell])),  # type: ignore[misc]
        )
        for cell in list_picks(asked, option, facts.TILE)
    ]


def _weigh_start(chart: Chart, cell: str) -> float:
    around = sum(chart.worth(tile) for tile in chart.around(cell) if not tile.troops)
    return 2 * chart.worth(chart.tiles[cell]) + around


def weigh_landing(chart: Chart, cell: str) -> float:
    """What newcomers may gain next door, or keep."""
    tile = chart.tiles[cell]
    near = [chart.worth(one) for one in chart.around(cell) if one.owner != chart.seat]
    idle = count_troop(tile, chart.seat) - (chart.loss(tile) > 0)
    return sum(near) / (1 + idle) + weigh_stake(chart, tile)


def lay_new_planet(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Les Frémono: beside as many own pieces, and as few others, as possible."""
    chart = Chart(view, seat)

    def score(cell: str) -> int:
        near = [troop for tile in chart.around(cell) for troop in tile.troops]
        return sum(troop.size if troop.seat == seat else -troop.size for troop in near)

    return Reply("lay", {facts.CELL: choose_best(list_picks(asked, "lay", facts.CELL), score, luck)})


def newcomers(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A Gros Gruik when there are enough Gorets; everybody where most is to be gained next door, or lost."""
    chart = Chart(view, seat)
    if "place" not in asked.options:
        return None
    wanted = asked.options["place"].fields[facts.GORETS]
    gorets = wanted.range({})[1] if isinstance(wanted, Number) else 0
    if "convert" in asked.options and gorets >= (5 if view.complete else 3):
        return Reply("convert")

    if not view.complete or gorets <= AT_ONCE:
        return choose_rated(rate_tiles(chart, asked, "all"), luck)
    best = choose_rated(rate_tiles(chart, asked, "place"), luck)
    some = dict(zip((facts.GORETS, facts.GRUIKS), group_newcomers(asked, "place")[0], strict=True))
    return None if best is None else Reply("place", {**best.fields, **some})


def group_newcomers(asked: Ask, option: str) -> list[tuple[int, int]]:
    """D-10: how many Gorets and Gros Gruiks may go to one tile: of many the usual number first, then the fewest."""
    gorets, gruiks = (find_most(asked, option, piece) for piece in (facts.GORETS, facts.GRUIKS))
    usual = (AT_ONCE, gruiks) if gorets > AT_ONCE else None
    groups = sorted(product(range(gorets + 1), range(gruiks + 1)), key=sum)[1:]
    return sorted(groups, key=lambda group: group != usual)


def reorganise(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """3B: the idle go where most is at stake, or where more is to be gained next turn."""
    chart = Chart(view, seat)
    homes = list_picks(asked, RECOVER, facts.TILE)
    if homes:
        return Reply(
            RECOVER, {facts.TILE: choose_best(homes, lambda cell: _wants(chart, chart.tiles[cell]), luck)}
        )
    moves = [one for one in rate_shifts(chart, asked) if one.gain > 0]
    if moves:
        return write_trip(asked, "move", choose_best(moves, lambda one: one.score, luck))
    stuck = any(count_troop(tile, seat) > CROWDED for tile in chart.mine)
    return Reply(STRETCH) if STRETCH in asked.options and stuck else None


def rate_shifts(chart: Chart, asked: Ask) -> Iterator[TripIdea]:
    """3B: the idle, one piece, or all who may go, to each tile; last what leaves more needed than it brings."""
    for origin in list_picks(asked, "move", facts.FROM):
        idle, chosen = _idle(chart, asked, origin), {facts.FROM: origin}
        gorets = find_most(asked, "move", facts.GORETS, {**chosen})
        for target in list_picks(asked, "move", facts.TO, {**chosen}):
            better = _better(chart, chart.tiles[origin], chart.tiles[target])
            for number in dict.fromkeys((idle, min(1, gorets), gorets)):
                wanted = better and 0 < number == idle
                score = _wants(chart, chart.tiles[target]) - (0 if wanted else UNWANTED)
                yield TripIdea(score, float(wanted), origin, target, number, int(not gorets))


def _idle(chart: Chart, asked: Ask, origin: str) -> int:
    """How many Gorets are not needed on a tile: all but two pieces, or all where there is nothing to keep.

    The question knows who has been sent away in earlier steps, which are planned and not made yet; the view does not.
    """
    chosen: dict[str, Answer] = {facts.FROM: origin}
    gorets = find_most(asked, "move", facts.GORETS, chosen)
    gruiks = find_most(asked, "move", facts.GRUIKS, {**chosen, facts.GORETS: 0})
    return max(0, min(gorets, gorets + gruiks - KEPT)) if chart.loss(chart.tiles[origin]) else gorets


def _better(chart: Chart, origin: TileView, target: TileView) -> bool:
    return target.owner == chart.seat and _wants(chart, target) > _wants(chart, origin) + 1


def _wants(chart: Chart, tile: TileView) -> float:
    """How useful more pieces are here: what there is to keep, and to gain next door, for each that is here."""
    near = max((chart.worth(one) for one in chart.around(tile.cell) if one.owner != chart.seat), default=0)
    return (chart.loss(tile) + near) / (1 + count_troop(tile, chart.seat))
