"""Bottes à Réaction in the hand of a practice player: one trip, and somebody left on every tile of the way."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from games.cochons import facts
from games.cochons.cards.bottes_a_reaction import BOOTS, DROPPED_GORETS, STOPS
from games.cochons.practice.chart import Chart
from games.cochons.practice.choices import find_most, make_play
from games.cochons.practice.trips import find_ticket
from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.views.shapes import TileView
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.practice import choose_best

LEAST: Final = 6
"""A walk that gains less is better made on foot."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A way over empty tiles, on each of which a Goret stays, and what these are worth together.

    fixed: what pays for the trip, and the card
    """

    fixed: Mapping[str, Answer]
    origin: str
    way: tuple[TileView, ...]
    worth: float


def walk(chart: Chart, asked: Ask, luck: int) -> Reply | None:
    """R-52: the way over empty tiles that gains most, a Goret left on each; two tiles at least."""
    walks = list_walks(chart, asked)
    return write_walk(asked, choose_best(walks, lambda one: one.worth, luck)) if walks else None


def list_walks(chart: Chart, asked: Ask) -> list[Walk]:
    """R-52: every way that gains enough; none where the card is not held, or nothing pays for the trip."""
    fixed = _find_fixed(asked)
    if fixed is None:
        return []
    walks = [
        Walk(fixed, origin, way, sum(chart.worth(tile) for tile in way))
        for origin in list_picks(asked, BOOTS, facts.FROM, fixed)
        for way in _ways(chart, origin, _spare(chart, asked, origin, fixed))
    ]
    return [one for one in walks if one.worth >= LEAST]


def write_walk(asked: Ask, walk: Walk) -> Reply:
    """The reply that a walk is."""
    fields: dict[str, Answer] = {
        **walk.fixed,
        facts.FROM: walk.origin,
        facts.GORETS: len(walk.way),
    }
    fields |= {stop: tile.cell for stop, tile in zip(STOPS, walk.way, strict=False)}
    fields |= dict.fromkeys(DROPPED_GORETS[: len(walk.way) - 1], 1)
    return make_play(asked, BOOTS, fields)


def _find_fixed(asked: Ask) -> dict[str, Answer] | None:
    """What pays for the trip, and the card; None where either is missing."""
    ticket = find_ticket(asked, BOOTS)
    cards = list_picks(asked, BOOTS, facts.CARD, ticket or {})
    return None if ticket is None or not cards else {**ticket, facts.CARD: cards[0]}


def _spare(chart: Chart, asked: Ask, origin: str, fixed: dict[str, Answer]) -> int:
    """How many Gorets may leave without giving up a tile that counts."""
    here = chart.tiles[origin]
    troop = here.troop(chart.seat)
    movable = find_most(asked, BOOTS, facts.GORETS, {**fixed, facts.FROM: origin})
    stays = here.owner == chart.seat and chart.loss(here) > 0 and troop is not None and troop.size == movable
    return movable - stays


def _ways(chart: Chart, origin: str, pieces: int) -> Iterator[tuple[TileView, ...]]:
    """The ways of two or three tiles beside one another where nobody stands, as long as there are pieces."""
    ways: list[tuple[TileView, ...]] = [(tile,) for tile in _free(chart, origin)]
    for length in (2, 3):
        ways = [(*way, tile) for way in ways for tile in _free(chart, way[-1].cell) if tile not in way]
        if length <= pieces:
            yield from ways


def _free(chart: Chart, cell: str) -> list[TileView]:
    near = [chart.tiles[one] for one in NEIGHBOURS[cell] if one in chart.tiles]
    return [one for one in near if not one.troops and one.extras is None and one.kind != "sun"]
