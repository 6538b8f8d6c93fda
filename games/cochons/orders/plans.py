"""Plans (D-52): trips, cards, discards, moves and landings, each the reply to one question when its turn comes.

Tiles are kept by their planets, since planets change places (R-25, R-60). What a plan relies on is who else stands on
the tiles that it names, and whose they are: once that has changed, its owner is asked again.
"""

from collections.abc import Callable, Mapping
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import CARDS
from games.cochons.rules.arrivals import ASK_ARRIVAL
from games.cochons.rules.extras import ASK_NEXT_CLASH, ASK_STEER
from games.cochons.state.geometry import NEIGHBOURS, sort_labels
from games.cochons.views.shapes import TileView, TroopView, View
from porc_royal.asks import PASS, Answer, Ask, Chosen, Field, Number, Option, Pick, Reply, Several, list_picks
from porc_royal.cards import get_title
from porc_royal.facts import Named
from porc_royal.orders import Basis, Standing
from porc_royal.plans import complete, make_plan

OTHER: Final = "other"
TILES: Final = (facts.FROM, facts.TO, facts.TILE, OTHER)
"""Fields of orders that name a tile."""
MOST_GORETS: Final = 20
MOST_GRUIKS: Final = 3
"""The pieces of a player (S-2); the Emperor's Gros Gruik comes on top (R-66)."""

TRAVEL: Final = frozenset({facts.ASK_TRAVEL})
REORGANISE: Final = frozenset({facts.ASK_REORGANISE})


# ------------------------------------------------------------------------------------------ naming tiles


def keep_planets(view: View, terms: Reply) -> Reply:
    """R-25, R-60: tiles are kept by their planets; those that lie on their backs have none, and stay cells."""
    return _rename(terms, {tile.cell: tile.planet for tile in view.tiles})


def show_cells(view: View, terms: Reply) -> Reply:
    """The same with the cells where those planets lie now."""
    return _rename(terms, {tile.planet: tile.cell for tile in view.tiles})


def _rename(terms: Reply, names: Mapping[str, str]) -> Reply:
    def name(key: str, value: Answer) -> Answer:
        return names.get(value) or value if key in TILES and isinstance(value, str) else value

    return Reply(terms.option, {key: name(key, value) for key, value in terms.fields.items()})


def list_neighbours(view: View, terms: Reply) -> Basis:
    """Who else stands on the tiles that are named, and whose they are; one's own pieces are one's own affair."""
    tiles = {tile.cell: tile for tile in view.tiles}
    named = [terms.text(key) for key in TILES if key in terms.fields]
    return [(Named("tile", cell), _describe(view, tiles.get(cell))) for cell in named]


def _describe(view: View, tile: TileView | None) -> str:
    if tile is None:
        return ""
    owner = "" if tile.owner in (None, view.viewer) else str(tile.owner)
    others = [f"{one.seat}:{one.gorets}+{one.gruiks}" for one in tile.troops if one.seat != view.viewer]
    extras = [f"{one.kind}:{one.number}" for one in (tile.extras, tile.intruders) if one is not None]
    return " ".join((tile.planet or tile.family, owner, *others, *extras))


# ------------------------------------------------------------------------------------------------- fields


def _cells(view: View) -> list[str]:
    """Every tile, those first where one stands."""
    cells = sort_labels(tile.cell for tile in view.tiles)
    mine = _homes(view)
    return [*mine, *(cell for cell in cells if cell not in mine)]


def _homes(view: View) -> list[str]:
    """The tiles where one stands."""
    return sort_labels(tile.cell for tile in view.tiles if _troop(view, tile.cell) is not None)


def _troop(view: View, cell: str) -> TroopView | None:
    tile = next((tile for tile in view.tiles if tile.cell == cell), None)
    return tile.troop(view.viewer) if tile is not None and view.viewer is not None else None


def _steps(view: View, *, ships: bool) -> Mapping[str, Field]:
    """From where, where to, how many; a plan may begin where its owner will only have come by another.

    ships: it is a trip, which may lead far, and to others; a reorganisation leads to no others (S-24)
    """
    cells = _cells(view)
    quiet = [tile.cell for tile in view.tiles if all(one.seat == view.viewer for one in tile.troops)]
    held = [card for card in view.hand if CARDS[get_title(card)].reach] if ships else []
    lent = sum(one.lent for tile in view.tiles for one in tile.troops if one.seat == view.viewer)

    def targets(chosen: Chosen) -> list[str]:
        origin = str(chosen.get(facts.FROM, ""))
        near = [cell for cell in NEIGHBOURS.get(origin, ()) if cell in (cells if ships else quiet)]
        far = [cell for cell in cells if cell != origin and cell not in near] if held else []
        return [*sort_labels(near), *far]

    def needed(chosen: Chosen) -> list[str]:
        near = str(chosen.get(facts.TO, "")) in NEIGHBOURS.get(str(chosen.get(facts.FROM, "")), ())
        return [] if near else held

    def count(most: int, of: Callable[[TroopView], int]) -> Number:
        def bounds(chosen: Chosen) -> tuple[int, int]:
            troop = _troop(view, str(chosen.get(facts.FROM, "")))
            return 0, most if troop is None else of(troop)

        return Number(bounds, optional=True)

    fields: dict[str, Field] = {
        facts.FROM: Pick("tile", [cell for cell in cells if targets({facts.FROM: cell})]),
        facts.TO: Pick("tile", targets),
        facts.GORETS: count(MOST_GORETS, lambda troop: troop.gorets),
        facts.GRUIKS: count(MOST_GRUIKS + lent, lambda troop: troop.gruiks),
    }
    return {**fields, facts.CARD: Pick("card", needed, optional=True)} if ships else fields


def _trip(view: View) -> Mapping[str, Field]:
    return _steps(view, ships=True)


def _move(view: View) -> Mapping[str, Field]:
    return _steps(view, ships=False)


def _steering(view: View) -> Mapping[str, Field]:
    return {facts.FROM: Pick("tile", _cells(view)), facts.TO: Pick("tile", _cells(view))}


def _tile(view: View) -> Mapping[str, Field]:
    return {facts.TILE: Pick("tile", _cells(view))}


def _hand(view: View) -> Mapping[str, Field]:
    return {facts.CARDS: Several("card", view.hand, least=1)}


def _play(view: View) -> Mapping[str, Field]:
    """A card of one's own slot, and up to two tiles that it is aimed at."""
    playable = [card for card in view.hand if "2B" in CARDS[get_title(card)].when]
    aims = {name: Pick("tile", _cells(view), optional=True) for name in (facts.TILE, OTHER)}
    return {facts.CARD: Pick("card", playable), **aims}


def _nothing(_view: View) -> Mapping[str, Field]:
    return {}


# ------------------------------------------------------------------------------------------------ replies


def _plays(view: View, ask: Ask, terms: Reply) -> Reply:
    """The option that begins with this card, aimed at the tiles that were named, in their order."""
    shown = show_cells(view, terms)
    card = shown.text(facts.CARD)
    for name, option in ask.options.items():
        if next(iter(option.fields), "") == facts.CARD and card in list_picks(ask, name, facts.CARD):
            return complete(ask, Reply(name, {facts.CARD: card, **_aim(option, shown)}))
    return Reply("play")


def _aim(option: Option, terms: Reply) -> Mapping[str, Answer]:
    aims = [
        name for name, wanted in option.fields.items() if isinstance(wanted, Pick) and wanted.kind == "tile"
    ]
    return dict(zip(aims, filter(None, (terms.text(facts.TILE), terms.text(OTHER))), strict=False))


def _welcomes(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-10: everybody to that tile, while one stands there."""
    cell = show_cells(view, terms).text(facts.TILE)
    return Reply("all", {facts.TILE: cell}) if cell in list_picks(ask, "all", facts.TILE) else None


def _settles(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """D-13: there, where Extra-Cochons may settle now."""
    cell = show_cells(view, terms).text(facts.TILE)
    return Reply("settle", {facts.TILE: cell}) if cell in list_picks(ask, "settle", facts.TILE) else None


def _plan(
    name: str,
    answers: frozenset[str],
    fields: Callable[[View], Mapping[str, Field]],
    option: str = "",
    *,
    complete_game: bool = False,
) -> Standing[View]:
    """A plan whose tiles follow their planets, and whose owner is asked again when others have come or gone."""
    return make_plan(
        name,
        answers,
        fields,
        option=option,
        is_offered=lambda view: view.complete or not complete_game,
        keep=keep_planets,
        show=show_cells,
        basis=list_neighbours,
    )


CHOSEN: Final[tuple[Standing[View], ...]] = (
    Standing(
        "newcomers",
        frozenset({facts.ASK_NEWCOMERS}),
        _tile,
        _welcomes,
        keep=keep_planets,
        show=show_cells,
    ),
    Standing(
        "arrival",
        frozenset({ASK_ARRIVAL}),
        _tile,
        _settles,
        lambda view: view.complete,
        keep=keep_planets,
        show=show_cells,
    ),
)
"""Tiles that are chosen again and again."""

JOURNEYS: Final[tuple[Standing[View], ...]] = (
    _plan("trip", TRAVEL, _trip),
    Standing(
        "play",
        TRAVEL,
        _play,
        _plays,
        keep=keep_planets,
        show=show_cells,
        basis=list_neighbours,
        once=True,
    ),
    _plan("travelled", TRAVEL, _nothing, PASS),
)
"""Plans of one's own travels."""

PLANS: Final[tuple[Standing[View], ...]] = (
    _plan("discard", frozenset({facts.ASK_DISCARD}), _hand),
    _plan("move", REORGANISE, _move),
    _plan("reorganised", REORGANISE, _nothing, PASS),
    _plan("fight", frozenset({facts.ASK_NEXT_FIGHT, ASK_NEXT_CLASH}), _tile),
    _plan("return", frozenset({facts.ASK_RETURN}), _tile),
    _plan("steer", frozenset({ASK_STEER}), _steering, "move", complete_game=True),
)
