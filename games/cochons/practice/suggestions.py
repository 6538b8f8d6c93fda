"""Whole moves of this game, the likeliest first, from a seat's view: trips, moves of a reorganisation, landings.

What they are is told by their fields: from where, to where, how many pieces, with which card. What a seat did last
comes first again, then what lies near and helps its recipe; what takes a card comes after what does not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from games.cochons import facts
from games.cochons.practice.chart import Chart
from games.cochons.practice.choices import find_most
from games.cochons.practice.trips import Lift, list_lifts
from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.views.shapes import TileView, TrailView, View
from games.cochons.views.summary import name_tile_kind, note
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.cards import get_title, say_card
from porc_royal.facts import Arg, Listing, Named, Saying
from porc_royal.script import is_still_legal
from porc_royal.suggestions import FEW, Suggested, keep_legal

OWN: Final = Additions(facts.GAME)
MOVE: Final = OWN.keys.line("move", "origin", "target", "gorets", "gruiks")
LAY: Final = OWN.keys.line("move-lay", "kind", "cell")
SPREAD: Final = OWN.keys.line("move-spread", "tile", "gorets", "gruiks")
COSTS: Final = OWN.keys.line("move-costs", "cards", "planet", "kind")
NEEDS: Final = OWN.keys.line("note-needs-card", "cards")

REPEATED: Final = 3.0
"""What it counts to have travelled so just before: from there, or to there."""
FARTHER: Final = 6.0
"""What a step more counts against a tile."""
RESISTED: Final = 1.0
"""What a piece counts that stands there and is somebody else's."""
GATHERED: Final = 4.0
"""What it counts against a tile to be one's own already."""
SECOND: Final = 2.5
"""What it counts against a number of pieces not to be the likeliest."""


@dataclass(frozen=True, slots=True)
class ScoredMove:
    """Pieces that go from one tile to another, how likely that is, and whether they go by ship."""

    score: float
    origin: str
    target: str
    gorets: int
    gruiks: int
    ship: str


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    fields = asked.options[option].fields
    if {facts.TILE, facts.GORETS, facts.GRUIKS} == fields.keys():
        return _spread(asked, option)
    if view.viewer is None or not {facts.FROM, facts.TO, facts.GORETS} <= fields.keys():
        return _lay(asked, option) if {facts.KIND, facts.CELL} == fields.keys() else ()
    chart = Chart(view, view.viewer)
    moves = sorted(_moves(chart, asked, option), key=lambda one: -one.score)
    return keep_legal(asked, (_word(view, asked, option, move) for move in moves))


# ------------------------------------------------------------------------------------------- what is likely


def _moves(chart: Chart, asked: Ask, option: str) -> Iterator[ScoredMove]:
    fixed = _pay(asked, option)
    last = next((trail for trail in reversed(chart.view.trails) if trail.seat == chart.seat), None)
    for lift in list_lifts(asked, option, fixed):
        if chart.tiles[lift.origin].troop(chart.seat) is None:
            continue  # a plan may begin where its seat does not stand yet
        steps = _count_steps(chart, lift.origin)
        for target in lift.targets:
            tile, chosen = chart.tiles[target], {**fixed, facts.FROM: lift.origin, facts.TO: target}
            far = steps.get(target, len(steps)) - 1
            ships = list_picks(asked, option, facts.CARD, chosen) if far else ()
            score = _rate(chart, tile, last, lift.origin) - (FARTHER * far if ships else 0)
            for place, (gorets, gruiks) in enumerate(_group(chart, lift, tile, last)):
                yield ScoredMove(
                    score - SECOND * place, lift.origin, target, gorets, gruiks, *ships[:1] or ("",)
                )


def _pay(asked: Ask, option: str) -> dict[str, Answer]:
    """R-54: in a gap, the first thing that pays for the trip."""
    tickets = list_picks(asked, option, facts.EXTRA)
    return {facts.EXTRA: tickets[0]} if tickets else {}


def _rate(chart: Chart, tile: TileView, last: TrailView | None, origin: str) -> float:
    """What there is to be had on a tile, and whether this seat has just gone there, or from there."""
    again = REPEATED * (
        (last is not None and last.end == tile.cell) + (last is not None and last.start == origin)
    )
    if tile.owner == chart.seat:
        return again - GATHERED
    others = sum(troop.size for troop in tile.troops if troop.seat != chart.seat)
    others += tile.extras.number if tile.extras is not None else 0
    return again + chart.worth(tile) - RESISTED * others


def _group(chart: Chart, lift: Lift, tile: TileView, last: TrailView | None) -> list[tuple[int, int]]:
    """How many Gorets and Gros Gruiks go, the likeliest first: as many as last time; few to a free tile, else all."""
    free = not tile.troops and tile.extras is None
    usual = (2, 1, lift.most - 1, lift.most) if free else (lift.most, lift.most - 1, 1)
    if tile.owner == chart.seat:
        usual = (1, lift.most - 1, lift.most)
    found: list[tuple[int, int]] = []
    for number in (last.pieces if last is not None else usual[0], *usual):
        gorets = min(number, lift.gorets)
        group = gorets, number - gorets
        if 0 < number <= lift.most and number - gorets <= lift.gruiks and group not in found:
            found.append(group)
    return found


def _count_steps(chart: Chart, origin: str) -> Mapping[str, int]:
    """Steps from a cell over the tiles that lie there."""
    found, edge = {origin: 0}, [origin]
    while edge:
        near = [one for cell in edge for one in NEIGHBOURS[cell] if one in chart.tiles and one not in found]
        steps = found[edge[0]] + 1
        found.update(dict.fromkeys(near, steps))
        edge = list(dict.fromkeys(near))
    return found


# ------------------------------------------------------------------------------------------- how it is said


def _word(view: View, asked: Ask, option: str, move: ScoredMove) -> Suggested:
    """A move with its card, if it needs one: what would be replied, as it is said, and what it costs."""
    fields: dict[str, Answer] = {
        **_pay(asked, option),
        facts.FROM: move.origin,
        facts.TO: move.target,
        facts.GORETS: move.gorets,
        **({facts.GRUIKS: move.gruiks} if move.gruiks else {}),
    }
    reply = Reply(option, {**fields, facts.CARD: move.ship} if move.ship else fields)
    label: dict[str, Arg] = {"origin": Named("tile", move.origin), "target": Named("tile", move.target)}
    label |= {"gorets": move.gorets, "gruiks": move.gruiks}
    return Suggested(reply, Saying(MOVE, label), _cost(view, reply, move.target))


def _cost(view: View, reply: Reply, target: str) -> Saying | None:
    """The cards that a move takes; without any, what is on the tile it leads to."""
    cards = [one for name in (facts.EXTRA, facts.CARD) if (one := reply.text(name))]
    if not cards:
        return note(view, Named("tile", target))
    tile = view.tile(target)
    there: dict[str, Arg] = {
        "planet": tile.planet if tile.explored else "?",
        "kind": Named("tile-kind", name_tile_kind(tile)),
    }
    return Saying(COSTS, {"cards": Listing(tuple(say_card(card) for card in cards)), **there})


def _lay(asked: Ask, option: str) -> Sequence[Suggested]:
    """ST.3: each kind of tile on each cell, kind by kind in turn, the cells in their order."""
    kinds = list_picks(asked, option, facts.KIND)
    among = {kind: list_picks(asked, option, facts.CELL, {facts.KIND: kind}) for kind in kinds}
    rows = product(range(max(map(len, among.values()), default=0)), kinds)
    pairs = [(kind, among[kind][row]) for row, kind in rows if row < len(among[kind])]
    return keep_legal(
        asked,
        (
            Suggested(
                Reply(option, {facts.KIND: kind, facts.CELL: cell}),
                Saying(LAY, {"kind": Named("tile-kind", kind), "cell": Named("cell", cell)}),
            )
            for kind, cell in pairs
        ),
    )


def _spread(asked: Ask, option: str) -> Sequence[Suggested]:
    """D-10: so many of those who have come to each tile, the fewest first: who sends all to one has another option."""
    gorets, gruiks = (
        range(find_most(asked, option, piece, {}) + 1) for piece in (facts.GORETS, facts.GRUIKS)
    )
    groups = sorted(product(gorets, gruiks), key=sum)[1:]
    return keep_legal(
        asked,
        (
            Suggested(
                Reply(option, {facts.TILE: cell, facts.GORETS: some, facts.GRUIKS: big}),
                Saying(SPREAD, {"tile": Named("tile", cell), "gorets": some, "gruiks": big}),
            )
            for (some, big), cell in product(groups, list_picks(asked, option, facts.TILE))
        ),
        FEW,
    )


# ------------------------------------------------------------------------------------- what a choice needs


def needs(_view: View, asked: Ask, begun: Reply, thing: Named) -> Saying | None:
    """R-51, R-53: the cards of which one is needed to get from the tile chosen before to this one."""
    fields = asked.options[begun.option].fields
    wanted = {facts.FROM, facts.TO, facts.CARD}
    if thing.kind != "tile" or not wanted <= fields.keys() or begun.fields.keys() & wanted != {facts.FROM}:
        return None
    chosen: dict[str, Answer] = {**begun.fields, facts.TO: thing.name}
    ships = list_picks(asked, begun.option, facts.CARD, chosen)
    piece = facts.GORETS if find_most(asked, begun.option, facts.GORETS, chosen) else facts.GRUIKS
    if not ships or is_still_legal(asked, Reply(begun.option, {**chosen, piece: 1})):
        return None
    titles = {get_title(card): say_card(card) for card in ships}
    return Saying(NEEDS, {"cards": Listing(tuple(titles.values()))})
