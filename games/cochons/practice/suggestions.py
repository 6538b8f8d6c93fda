"""Whole moves of this game, the likeliest first, from a seat's view: trips, moves of a reorganisation, landings.

What they are is told by their fields: from where, to where, how many pieces, with which card; the best come first, as
practice players rate them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from games.cochons import facts
from games.cochons.cards.bottes_a_reaction import BOOTS
from games.cochons.practice.boots import Walk, list_walks, write_walk
from games.cochons.practice.chart import Chart
from games.cochons.practice.choices import find_most
from games.cochons.practice.reasons import explain_card, explain_tile, explain_trip
from games.cochons.practice.trips import TripIdea, rate_trips, write_trip
from games.cochons.practice.troops import group_newcomers, rate_shifts, rate_tiles
from games.cochons.views.shapes import View
from games.cochons.views.summary import note
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.cards import get_title, say_card, say_cards
from porc_royal.facts import Arg, Listing, Named, Saying
from porc_royal.practice import sort_rated
from porc_royal.script import is_still_legal
from porc_royal.suggestions import FEW, TRIED, Suggested, keep_legal

OWN: Final = Additions(facts.GAME)
MOVE: Final = OWN.keys.line("move", "origin", "target", "gorets", "gruiks")
LAY: Final = OWN.keys.line("move-lay", "kind", "cell")
DROP: Final = OWN.keys.line("move-drop", "origin", "tiles")
WALK: Final = OWN.keys.line("move-walk", "origin", "target")
SPREAD: Final = OWN.keys.line("move-spread", "tile", "gorets", "gruiks")
COSTS: Final = OWN.keys.line("move-costs", "cards")
NEEDS: Final = OWN.keys.line("note-needs-card", "cards")

RATED: Final = frozenset({facts.ASK_START, facts.ASK_RETURN, facts.ASK_NEWCOMERS})
"""Questions by a tile alone that practice players rate."""
WAYS: Final = 2
MORE_WAYS: Final = 4
"""Numbers of pieces that are proposed for the same two tiles: at first, and where there is room left for more."""


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    fields = asked.options[option].fields
    if {facts.KIND, facts.CELL} == fields.keys():
        return _lay(asked, option)
    if {facts.FROM, facts.TO} == fields.keys():
        return _walk(view, asked, option)
    if view.viewer is None:
        return ()
    chart = Chart(view, view.viewer)
    if {facts.TILE, facts.GORETS, facts.GRUIKS} == fields.keys():
        return _spread(chart, asked, option)
    if {facts.TILE} == fields.keys() and asked.key in RATED:
        tiles = sort_rated(rate_tiles(chart, asked, option))
        return keep_legal(asked, (Suggested(one.reply, reasons=one.reasons()) for one in tiles), FEW + 1)
    if option == BOOTS:
        return _drop(chart, asked)
    if not {facts.FROM, facts.TO, facts.GORETS} <= fields.keys():
        return ()
    return keep_legal(
        asked, (_word(chart, asked, option, idea) for idea in _list_ideas(chart, asked, option)), TRIED
    )


def _list_ideas(chart: Chart, asked: Ask, option: str) -> Iterator[TripIdea]:
    """The best first; between the same two tiles a few numbers of pieces, and more once every tile has been named."""
    ideas = rate_shifts(chart, asked) if option == "move" else rate_trips(chart, asked, option)
    told, later = Counter[tuple[str, str]](), list[TripIdea]()
    for idea in sorted(ideas, key=lambda one: (not one.is_worth(0), -one.score)):
        stands = chart.tiles[idea.origin].troop(chart.seat) is not None
        number = told[idea.origin, idea.target]
        if not stands or number >= MORE_WAYS:  # a plan may begin where its seat does not stand yet
            continue
        told[idea.origin, idea.target] += 1
        if number < WAYS:
            yield idea
        else:
            later.append(idea)
    yield from later


# ------------------------------------------------------------------------------------------- how it is said


def _word(chart: Chart, asked: Ask, option: str, idea: TripIdea) -> Suggested:
    """A move with its card, if it needs one: what would be replied, as it is said, and what it costs."""
    reply = write_trip(asked, option, idea)
    label: dict[str, Arg] = {"origin": Named("tile", idea.origin), "target": Named("tile", idea.target)}
    label |= {"gorets": idea.gorets, "gruiks": idea.gruiks}
    why = explain_trip(chart, idea.origin, idea.target, idea.gorets, idea.gruiks)
    there = note(chart.view, Named("tile", idea.target))
    return Suggested(reply, Saying(MOVE, label), there, (*_explain_cost(reply), *why))


def _explain_cost(reply: Reply) -> Iterator[Saying]:
    """The cards that a move takes."""
    cards = [one for name in (facts.EXTRA, facts.CARD) if (one := reply.text(name))]
    if cards:
        yield Saying(COSTS, {"cards": say_cards(cards)})


def _drop(chart: Chart, asked: Ask) -> Sequence[Suggested]:
    """R-52: the ways on which a Goret stays on each tile, the best first, with what the tiles bring."""
    walks = sorted(list_walks(chart, asked), key=lambda one: -one.worth)
    return keep_legal(asked, (_word_walk(chart, asked, one) for one in walks))


def _word_walk(chart: Chart, asked: Ask, walk: Walk) -> Suggested:
    tiles = Listing(tuple(Named("tile", tile.cell) for tile in walk.way))
    reply, why = write_walk(asked, walk), list[Saying]()
    for one in (one for tile in walk.way for one in explain_tile(chart, tile)):
        why += [] if one in why else [one]
    label = Saying(DROP, {"origin": Named("tile", walk.origin), "tiles": tiles})
    return Suggested(reply, label, reasons=(*_explain_cost(reply), *why))


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


def _walk(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """C-54: each stack of Extra-Cochons to each tile in its reach, with who stands there."""
    pairs = [
        (origin, target)
        for origin in list_picks(asked, option, facts.FROM)
        for target in list_picks(asked, option, facts.TO, {facts.FROM: origin})
    ]
    return keep_legal(
        asked,
        (
            Suggested(
                Reply(option, {facts.FROM: origin, facts.TO: target}),
                Saying(WALK, {"origin": Named("tile", origin), "target": Named("tile", target)}),
                note(view, Named("tile", target)),
            )
            for origin, target in pairs
        ),
        TRIED,
    )


def _spread(chart: Chart, asked: Ask, option: str) -> Sequence[Suggested]:
    """D-10: so many of those who have come to each tile, for who sends all to one has another option."""
    cells = [one.reply.text(facts.TILE) for one in sort_rated(rate_tiles(chart, asked, option))]
    return keep_legal(
        asked,
        (
            Suggested(
                Reply(option, {facts.TILE: cell, facts.GORETS: some, facts.GRUIKS: big}),
                Saying(SPREAD, {"tile": Named("tile", cell), "gorets": some, "gruiks": big}),
            )
            for (some, big), cell in product(group_newcomers(asked, option), cells)
        ),
        FEW,
    )


# ------------------------------------------------------------------------------------- what a choice needs


def needs(view: View, asked: Ask, begun: Reply, thing: Named) -> Saying | None:
    """R-51, R-53: the cards of which one is needed to get from the tile chosen before to this one.

    Beside a card that may be laid: the odds with it.
    """
    if begun.option == "lay" and thing.kind == "card":
        return explain_card(view, asked, thing.name)
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
