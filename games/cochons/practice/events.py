"""Events and powers of 2B and of the windows of 3A, as a practice player uses them."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.cochons import facts
from games.cochons.cards.deplacement_de_planetes import ONE, OTHER, SWAP
from games.cochons.cards.extra_mouve import EXTRA
from games.cochons.cards.fete_du_gland import FEAST
from games.cochons.cards.fremono import FREMONO
from games.cochons.cards.gorruption import BRIBE
from games.cochons.cards.pluie_de_cailloux import RAIN
from games.cochons.cards.van_soulo import HIRE
from games.cochons.cards.yodo_lardo import PROMOTE
from games.cochons.clans.babiroussa_landing_ban import FORBID
from games.cochons.clans.babiroussa_sermon import PREACH
from games.cochons.clans.hylocherus_famine import STARVE
from games.cochons.clans.scrofa_neighbours import NUDGE
from games.cochons.practice.chart import NEEDED, Chart, count_troop
from games.cochons.practice.choices import find_copy, find_most, make_play
from games.cochons.practice.trips import weigh_best_trip
from games.cochons.views.shapes import TileView
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

Deed: TypeAlias = Callable[[Chart, Ask, int], Reply | None]

CROWD: Final = 4
"""Fewer pieces than these are not worth a rain of stones, or a famine."""
EXPOSED: Final = 3.0
"""A tile on which less is at stake needs no protection."""


def choose_deed(table: Mapping[str, Deed], chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """The first of these options that is offered, and worth taking."""
    for option, deed in table.items():
        if option in asked.options and (reply := deed(chart, asked, luck)) is not None:
            return reply
    return None


# -------------------------------------------------------------------------------------------- one's own pieces


def plan_promotion(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Yodo Lardo: where most Gorets stand without a Gros Gruik, two at least."""
    return _on(chart, asked, luck, PROMOTE, lambda tile: _ranks(chart, tile), 2)


def plan_promotion_for_a_fight(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Yodo Lardo right before the fights: only where there is one."""

    def score(tile: TileView) -> float:
        return _ranks(chart, tile) if len(tile.troops) > 1 or tile.extras is not None else 0

    return _on(chart, asked, luck, PROMOTE, score, 1)


def plan_hiring(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Van Soulo: the most pirates, where the tile is worth most."""
    return _on(chart, asked, luck, HIRE, lambda tile: chart.worth(tile) + 2 * _pack(tile), 4)


def _ranks(chart: Chart, tile: TileView) -> float:
    troop = tile.troop(chart.seat)
    return troop.gorets if troop is not None and not troop.gruiks else 0


def _pack(tile: TileView) -> int:
    return tile.extras.number if tile.extras is not None else 0


# ----------------------------------------------------------------------------------------------- upon rivals


def plan_bribe(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Gorruption: the lone Goret on a tile that the recipe lacks, or that brings a rival near victory."""
    return _on(chart, asked, luck, BRIBE, lambda tile: chart.worth(tile) + 2 * chart.denial(tile), NEEDED)


def plan_rain(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Pluie de Cailloux: on a crowd without friends among it."""
    return _on(chart, asked, luck, RAIN, lambda tile: _crowd(chart, tile) + _pack(tile), CROWD)


def plan_famine(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Famine: the same, of pigs."""
    return _on(chart, asked, luck, STARVE, lambda tile: _crowd(chart, tile), CROWD - 1)


def plan_sermon(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Conversion: all Gorets of the largest troop, to where they are needed most."""

    def gorets(cell: str) -> int:
        return max(troop.gorets for troop in chart.tiles[cell].troops if troop.seat != chart.seat)

    cells = list_picks(asked, PREACH, facts.TILE)
    if not cells:
        return None
    fields: dict[str, Answer] = {facts.TILE: choose_best(cells, gorets, luck)}
    victims = list_picks(asked, PREACH, facts.PLAYER, fields)
    fields[facts.PLAYER] = choose_best(
        victims, lambda name: find_most(asked, PREACH, facts.NUMBER, {**fields, facts.PLAYER: name}), luck
    )
    fields[facts.NUMBER] = find_most(asked, PREACH, facts.NUMBER, fields)
    homes = list_picks(asked, PREACH, facts.TO, fields)
    fields[facts.TO] = choose_best(homes, lambda cell: weigh_stake(chart, chart.tiles[cell]), luck)
    return make_play(asked, PREACH, fields)


def _crowd(chart: Chart, tile: TileView) -> float:
    """How many rivals' pieces stand on a tile, those of dangerous ones first; none if friends do too."""
    if count_troop(tile, chart.seat):
        return 0
    return sum(troop.size for troop in tile.troops) + chart.denial(tile)


# -------------------------------------------------------------------------------------------- keeping a tile


def plan_feast(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Fête du Gland: on the tile where most is at stake."""
    return _on(chart, asked, luck, FEAST, lambda tile: weigh_stake(chart, tile), EXPOSED)


def plan_landing_ban(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """The landing ban: the most dangerous of those who are still to travel, where most is at stake."""
    names = [name for name in list_picks(asked, FORBID, facts.PLAYER) if _seat(chart, name) in chart.rivals]
    if not names:
        return None
    victim = choose_best(names, lambda name: chart.danger(chart.view.seat(_seat(chart, name))), luck)
    return _on(
        chart, asked, luck, FORBID, lambda tile: weigh_stake(chart, tile), EXPOSED, {facts.PLAYER: victim}
    )


def weigh_stake(chart: Chart, tile: TileView) -> float:
    """What one may expect to lose on a tile of one's own."""
    troop = tile.troop(chart.seat)
    if troop is None or tile.owner != chart.seat or tile.feast is not None:
        return 0
    return (1 - chart.hold(tile, troop.gorets, troop.gruiks)) * chart.loss(tile)


# --------------------------------------------------------------------------------------------- the map


def plan_swap(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Déplacement de planètes: what the recipe lacks, and nobody has, comes next to those who can go there."""
    return _brings_near(chart, asked, luck, SWAP) if find_copy(asked, SWAP) else None


def plan_nudge(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """The same among neighbours."""
    return _brings_near(chart, asked, luck, NUDGE)


def plan_fremono(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Les Frémono: while there are trips to make."""
    ready = find_copy(asked, FREMONO) and chart.missing and _trips(asked) > 0 and list_doors(chart)
    return make_play(asked, FREMONO, {}) if ready else None


def plan_extra_trip(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """Extra-Mouve: when all trips are made and one more would gain what the recipe lacks."""
    worthwhile = _trips(asked) == 0 and find_copy(asked, EXTRA) and weigh_best_trip(chart) >= NEEDED - 1
    return make_play(asked, EXTRA, {}) if worthwhile else None


def list_doors(chart: Chart) -> list[TileView]:
    """The tiles from which somebody may still travel without giving up one that counts."""
    open_doors = []
    for tile in chart.mine:
        troop = tile.troop(chart.seat)
        if troop is not None and min(troop.size - troop.moved, troop.size - troop.pinned) > (
            chart.loss(tile) > 0
        ):
            open_doors.append(tile)
    return open_doors


def _brings_near(chart: Chart, asked: Ask, luck: int, option: str) -> Reply | None:
    if not _trips(asked):
        return None
    near = {tile.cell: tile for door in list_doors(chart) for tile in chart.around(door.cell)}
    if any(chart.worth(tile) > NEEDED and _free(tile) for tile in near.values()):
        return None
    far = [tile for tile in chart.view.tiles if _free(tile) and tile.cell not in near]
    pairs = [
        (one.cell, other.cell)
        for one in far
        for other in near.values()
        if _free(other) and chart.worth(one) > chart.worth(other) + NEEDED
    ]
    offered = {one: frozenset(list_picks(asked, option, OTHER, {ONE: one})) for one, _ in pairs}
    pairs = [(one, other) for one, other in pairs if other in offered[one]]
    if not pairs:
        return None
    one, other = choose_best(
        pairs, lambda pair: chart.worth(chart.tiles[pair[0]]) - chart.worth(chart.tiles[pair[1]]), luck
    )
    return make_play(asked, option, {ONE: one, OTHER: other})


def _free(tile: TileView) -> bool:
    return not tile.troops and tile.extras is None and tile.kind != "sun" and tile.feast is None


def _trips(asked: Ask) -> int:
    trips = asked.args.get("trips", 0)
    return trips if isinstance(trips, int) else 0


# ------------------------------------------------------------------------------------------------- one tile


def _on(
    chart: Chart,
    asked: Ask,
    luck: int,
    option: str,
    score: Callable[[TileView], float],
    least: float,
    fields: Mapping[str, Answer] | None = None,
) -> Reply | None:
    """An option played on the tile with the highest score, if that is enough."""
    if facts.CARD in asked.options[option].fields and not find_copy(asked, option):
        return None
    cells = list_picks(asked, option, facts.TILE, fields or {})
    if not cells:
        return None
    cell = choose_best(cells, lambda one: score(chart.tiles[one]), luck)
    if score(chart.tiles[cell]) < least:
        return None
    return make_play(asked, option, {**(fields or {}), facts.TILE: cell})


def _seat(chart: Chart, name: str) -> Seat:
    return next(one.seat for one in chart.view.seats if str(one.seat) == name)


BEFORE_TRIPS: Final[Mapping[str, Deed]] = {
    HIRE: plan_hiring,
    BRIBE: plan_bribe,
    PROMOTE: plan_promotion,
    RAIN: plan_rain,
    STARVE: plan_famine,
    PREACH: plan_sermon,
    FREMONO: plan_fremono,
    NUDGE: plan_nudge,
    SWAP: plan_swap,
}
AFTER_TRIPS: Final[Mapping[str, Deed]] = {EXTRA: plan_extra_trip, FEAST: plan_feast, FORBID: plan_landing_ban}
IN_A_GAP: Final[Mapping[str, Deed]] = {HIRE: plan_hiring, BRIBE: plan_bribe, RAIN: plan_rain}
BEFORE_FIGHTS: Final[Mapping[str, Deed]] = {
    BRIBE: plan_bribe,
    PROMOTE: plan_promotion_for_a_fight,
    RAIN: plan_rain,
}
