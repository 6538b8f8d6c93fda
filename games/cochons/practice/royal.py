"""A practice player as Porc Royal: whom it gives colonists, where it puts Extra-Cochons, upon whom it sends them."""

from collections.abc import Sequence
from typing import Final

from games.cochons import facts
from games.cochons.practice.chart import COLOURS, Chart, count_glands, count_troop
from games.cochons.practice.choices import find_copy, make_play
from games.cochons.rules.colonists import MOST
from games.cochons.rules.odds import Force, compute_odds, make_pack
from games.cochons.views.shapes import ExtrasView, TileView, View
from porc_royal.asks import Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

WORTHWHILE: Final = 1.0
"""Extra-Cochons stay where they are rather than do less harm to rivals."""
BLOOD: Final = 0.5
"""What a rival's piece is worth that is attacked."""
FAR: Final = 0.3
"""How much tiles beside Extra-Cochons count against the one they are on."""


def give_chips(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """C-25: the largest chip for oneself, then one each, least dangerous first, then the same again."""
    chart = Chart(view, seat)
    order = [seat, *(one.seat for one in sorted(chart.others, key=chart.danger))]
    names = [str(one) for one in order] * MOST
    wanted = asked.options["give"].fields
    drawn = [name for name in wanted if name != facts.CARDS]
    fields: dict[str, Answer] = dict(zip(drawn, names, strict=False))
    cards = wanted.get(facts.CARDS)
    fields[facts.CARDS] = welcome(view, cards.choices({})) if isinstance(cards, Several) else ()
    return Reply("give", fields)


def play_convoy(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """R-33: all colonists of one's own, as long as the reserve has Gorets for them."""
    cards = welcome(view, list_picks(asked, "play", facts.CARDS))
    return Reply("play", {facts.CARDS: cards}) if cards else None


def welcome(view: View, cards: Sequence[str]) -> tuple[str, ...]:
    """As many cards as the reserve has pairs of Gorets for."""
    reserve = view.seat(view.viewer).gorets if view.viewer is not None else 0
    return tuple(cards[: reserve // 2])


def settle(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """C-30: far from one's own pieces, near those of dangerous rivals."""
    chart = Chart(view, seat)

    def score(cell: str) -> float:
        near = sum(_harm(chart, tile) for tile in chart.around(cell))
        return 2 * _harm(chart, chart.tiles[cell]) + FAR * near

    return Reply("settle", {facts.TILE: choose_best(list_picks(asked, "settle", facts.TILE), score, luck)})


def lead(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Cho Boko: whoever may be hurt by the Porc Royal, or may hurt a dangerous rival, takes the reins."""
    chart = Chart(view, seat)
    if not find_copy(asked, "lead") or view.presiding == seat:
        return None
    close = any(chart.closeness(one) > 4 for one in chart.others)
    return make_play(asked, "lead", {}) if close or chart.missing < 2 else None


def steer(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """C-54: the stack and the way that does rivals most harm, and oneself least."""
    chart = Chart(view, seat)
    ways = [
        (chart.tiles[origin], chart.tiles[target])
        for origin in list_picks(asked, "move", facts.FROM)
        for target in list_picks(asked, "move", facts.TO, {facts.FROM: origin})
        if not _spoils(chart, chart.tiles[origin], chart.tiles[target])
    ]

    def score(way: tuple[TileView, TileView]) -> float:
        origin, target = way
        if origin.extras is None:
            return 0
        relief = _struck(chart, origin, origin.extras) if origin.extras.attacking else 0
        return _struck(chart, target, origin.extras) - relief

    if not ways or chart.yields:
        return None
    way = choose_best(ways, score, luck)
    if score(way) < WORTHWHILE:
        return None
    return Reply("move", {facts.FROM: way[0].cell, facts.TO: way[1].cell})


def _spoils(chart: Chart, origin: TileView, target: TileView) -> bool:
    """Whether a worm might eat what a recipe, anybody's, cannot do without: the game could not be won any more."""
    if origin.extras is None or origin.extras.kind != "worm" or target.colour is None:
        return False
    left = sum(tile.glands for tile in chart.view.tiles if tile.colour == target.colour) - target.glands
    return left < max(count_glands(chart.recipe, colour) for colour in COLOURS)


def _struck(chart: Chart, tile: TileView, extras: ExtrasView) -> float:
    """What good it does oneself that Extra-Cochons fall upon a tile; harm is below zero."""
    chance = 1.0
    for troop in tile.troops:
        chance *= compute_odds(make_pack(extras.kind, extras.number), Force(troop.gorets, troop.gruiks))
    eaten = chart.worth(tile) if extras.kind == "worm" and tile.owner != chart.seat else 0
    blood = BLOOD * sum(troop.size for troop in tile.troops if troop.seat != chart.seat)
    return chance * (_harm(chart, tile) - eaten / 2) + blood


def _harm(chart: Chart, tile: TileView) -> float:
    """What good it does oneself that somebody loses a tile; harm to oneself is below zero."""
    if count_troop(tile, chart.seat):
        return -chart.loss(tile) - 1
    return BLOOD + tile.glands + 2 * chart.denial(tile) if tile.owner is not None else 0
