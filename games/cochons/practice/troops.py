"""Where a practice player starts, lands, puts its newcomers, and how it closes up."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.babiroussa_recovery import RECOVER
from games.cochons.clans.scrofa_reorganisation import STRETCH
from games.cochons.practice.chart import Chart, count_troop
from games.cochons.practice.choices import find_most
from games.cochons.practice.events import weigh_stake
from games.cochons.views.shapes import TileView, View
from porc_royal.asks import Answer, Ask, Number, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

CROWDED: Final = 4
"""On a tile with more pieces some have nothing to do."""
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
    option, chart = next(iter(asked.options)), Chart(view, seat)

    def score(cell: str) -> int:
        around = sum(chart.worth(tile) for tile in chart.around(cell) if not tile.troops)
        return 2 * chart.worth(chart.tiles[cell]) + around

    return Reply(option, {facts.TILE: choose_best(list_picks(asked, option, facts.TILE), score, luck)})


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

    def score(cell: str) -> float:
        tile = chart.tiles[cell]
        near = [chart.worth(one) for one in chart.around(cell) if one.owner != seat]
        idle = count_troop(tile, seat) - (chart.loss(tile) > 0)
        return sum(near) / (1 + idle) + weigh_stake(chart, tile)

    fields: dict[str, Answer] = {facts.TILE: choose_best(list_picks(asked, "place", facts.TILE), score, luck)}
    if view.complete and gorets > AT_ONCE:
        fields |= {facts.GORETS: AT_ONCE, facts.GRUIKS: find_most(asked, "place", facts.GRUIKS)}
    return Reply("place", fields)


def reorganise(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """3B: the idle go where most is at stake, or where more is to be gained next turn."""
    chart = Chart(view, seat)
    homes = list_picks(asked, RECOVER, facts.TILE)
    if homes:
        return Reply(
            RECOVER, {facts.TILE: choose_best(homes, lambda cell: _wants(chart, chart.tiles[cell]), luck)}
        )
    idle = {origin: _idle(chart, asked, origin) for origin in list_picks(asked, "move", facts.FROM)}
    moves = [
        (origin, target)
        for origin, gorets in idle.items()
        for target in (list_picks(asked, "move", facts.TO, {facts.FROM: origin}) if gorets else ())
        if _better(chart, chart.tiles[origin], chart.tiles[target])
    ]
    if moves:
        origin, target = choose_best(moves, lambda pair: _wants(chart, chart.tiles[pair[1]]), luck)
        return Reply("move", {facts.FROM: origin, facts.TO: target, facts.GORETS: idle[origin]})
    stuck = any(count_troop(tile, seat) > CROWDED for tile in chart.mine)
    return Reply(STRETCH) if STRETCH in asked.options and stuck else None


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
