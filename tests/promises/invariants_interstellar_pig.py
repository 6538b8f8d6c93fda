"""What is never lost, doubled or out of its place in a game of Interstellar Pig (INV-1 to INV-6 of its catalogue)."""

import random
from collections.abc import Collection, Iterator
from typing import Final

from games.interstellar_pig.extension.catalogue import PRIZE, attribute_deck, event_deck
from games.interstellar_pig.rules.survival import HAND, livable
from games.interstellar_pig.state.places import on_surface, planet_of
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import State
from games.interstellar_pig.state.wiring import FEWEST, MEAN
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting

RARE: Final = ("resign", "concede", "auto-end", "stance")
"""With these luck would end every game, or every question, early, or be busy with orders for ever."""


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make a game short enough to play thousands of them."""
    return {"rounds": luck.choice((4, 4, 5))}


def whole(state: State, asked: Collection[str]) -> None:
    """INV-1 to INV-6, whatever is asked just now: chance may be holding a deck, somebody may be parting with cards."""
    if state.deals and "chance-attributes" not in asked:
        assert sorted(_cards(state)) == sorted(attribute_deck()), "INV-1"
        assert PRIZE not in state.discards, "INV-2"
        assert not state.afloat or not on_surface(state.afloat), "R-57"
    if state.round and "chance-deck" not in asked:
        drawn = [*state.events.pile, *state.events.discards, *state.carried]
        assert sorted(drawn) == sorted(event_deck()), "INV-5"
    dividing = any(key.endswith("ask-keep") for key in asked)
    for number in range(len(state.players)):
        player_whole(state, Seat(number), dividing=dividing)
    assert state.round <= state.options.rounds, "INV-10"


def _cards(state: State) -> Iterator[str]:
    for player in state.players:
        yield from player.hand
    for planet in state.planets.values():
        yield from planet.envelope
    yield from state.discards
    if state.afloat:
        yield PRIZE


def player_whole(state: State, seat: Seat, *, dividing: bool) -> None:
    """INV-3, INV-4, INV-6, of one player; `dividing`: somebody is just saying which cards to keep."""
    player = state.player(seat)
    assert min(player.repair_owed, player.miss_owed, player.trapped) >= 0, "INV-6"
    if player.out:
        assert (player.hand, player.place, player.trapped) == ([], "", 0), "INV-3"
        return
    if not state.round:
        return
    assert dividing or len(player.hand) <= HAND, "INV-3"
    if on_surface(player.place):
        assert livable(state, seat, planet_of(player.place)), "INV-4"
        assert not player.repair_owed + player.miss_owed, "INV-6"
    else:
        assert player.place
        assert not player.trapped, "INV-6"


def charted(chart: StarMap, *, planar: bool) -> None:
    """INV-7: one star a line, seven dots on average, three or four lines a planet, all joined."""
    assert sum(line.dots for line in chart.lines) == MEAN * len(chart.lines)
    assert all(line.dots >= FEWEST and 1 < line.star < line.dots for line in chart.lines)
    near: dict[str, set[str]] = {site.id: set() for site in chart.planets}
    for line in chart.lines:
        near[line.a].add(line.b)
        near[line.b].add(line.a)
    assert not planar or {len(others) for others in near.values()} <= {3, 4}
    seen, fresh = set[str](), {chart.planets[0].id}
    while fresh:
        seen |= fresh
        fresh = set[str]().union(*(near[one] for one in fresh)) - seen
    assert seen == set(near)


def fair(state: State) -> None:
    """At a seam: no fight is half fought, no Event card half carried out; the map, which nothing changes."""
    if state.chart.lines:
        charted(state.chart, planar=state.options.shape == "planar")
    assert state.fight is None
    assert not state.carried
    if state.round:
        assert all(len(player.hand) <= HAND for player in state.players), "INV-3"
        assert state.living or state.phase in ("turn", "after"), "INV-10"
