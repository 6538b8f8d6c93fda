"""What is never lost, doubled or out of its place in a game of Cosmic Encounter."""

import random
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from games.cosmic.catalogue import FLARE, find_back, find_kind, list_all
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.fates import build_destiny
from games.cosmic.in_play import works
from games.cosmic.options import Options
from games.cosmic.roles import list_sides
from games.cosmic.state import PLACES, SHIPS_A_PLANET, State
from games.table.rulebook import Setting

RARE: Final = ("orders",)
"""Offered beside every question: luck would be busy with orders for ever."""
FLARES: Final = 10
"""Flares in the cosmic deck, at least: two of each player are among them (CE-5)."""


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make a game short enough to play thousands of them."""
    return {"win": luck.choice((3, 3, 4)), "pace": luck.choice(("gates", "gates", "orders", "every"))}


def whole(state: State, asked: Collection[str]) -> None:
    """Every ship and every card is there, once, whatever is asked just now (chance may be holding a deck)."""
    ships = SHIPS_A_PLANET * state.options.planets
    assert [sum(own) for own in zip(*state.ships.values(), strict=True)] == [ships] * len(state.players)
    assert min(map(min, state.ships.values())) >= 0, "CE-29"
    if state.phase == "powers":
        return
    cards = list(_list_cards(state))
    there, plain = set(cards), _plain(state.options, len(state.players))
    assert len(cards) == len(there), "CE-28"
    assert there >= plain, "CE-28"
    flares = there - plain
    assert all(find_kind(card).type == FLARE for card in flares), "CE-28"
    dealt = {f"flare_{alien}" for player in state.players for alien in player.dealt}
    assert flares >= dealt, "CE-5"
    assert len(flares) == max(FLARES, len(dealt)), "CE-5"
    if state.phase != "dealing" and "chance-destiny" not in asked:
        fates = [*state.destiny.pile, *state.destiny.discards]
        assert _fates(len(state.players)).issuperset(fates), "CE-10"
        assert len(fates) == len(set(fates)), "CE-10"


@cache
def _plain(options: Options, players: int) -> frozenset[str]:
    """All decks without flares."""
    return frozenset(list_all(options, players))


@cache
def _fates(players: int) -> frozenset[str]:
    """The destiny deck."""
    return frozenset(build_destiny(players))


def _list_cards(state: State) -> Iterator[str]:
    yield from (*state.deck.pile, *state.deck.discards)
    for back, deck in state.decks.items():
        assert all(find_back(card) == back for card in (*deck.pile, *deck.discards)), "CD-32"
        yield from (*deck.pile, *deck.discards)
    if STAKES.is_on(state):
        yield from STAKES.of(state).laid.values()
    for player in state.players:
        yield from (*player.hand, *player.displayed)
    for side in list_sides(state):
        yield from (card for card in (side.card, *side.laid, *side.reinforcements) if card)


def fair(state: State) -> None:
    """At every seam: hands, places and powers are what the rules say; nothing is prepared that is not held."""
    for seat in state.seats:
        player = state.player(seat)
        assert all(works(state, seat, alien) in {True, False} for alien in player.powers)
        assert len(player.powers) == len(set(player.powers))
        assert len(player.soon) == len(set(player.soon))
    if state.phase in {"turn", "encounter"} and state.encounter is not None and not state.now.destiny:
        assert not any(state.ships["gate"]), "CE-108"
        assert not any(state.ships["beside"]), "CE-108"
    assert set(state.planets) | set(PLACES) <= {*state.ships, *PLACES}
    assert 0 <= state.offense < len(state.players)
