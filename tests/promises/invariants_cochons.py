"""What is never lost, doubled or negative in a game of Les Cochons de l'Espace."""

import random
from collections.abc import Collection, Iterator

from games.cochons.catalogue import simplified_deck
from games.cochons.setup import tile_mix
from games.cochons.state import State, Tile
from games.table.facts import Seat
from games.table.rulebook import Setting

DECK = frozenset(simplified_deck())


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make a game short enough to play a thousand of them."""
    return {"max_turns": luck.choice((2, 2, 3))}


def whole(state: State, asked: Collection[str]) -> None:
    """Pieces, cards and tiles are all there, once; the cards unless chance is holding them."""
    _pieces(state)
    _tiles(state)
    if not any(key.startswith("chance-") for key in asked):
        cards = list(_cards(state))
        assert len(cards) == len(DECK)
        assert frozenset(cards) == DECK


def _cards(state: State) -> Iterator[str]:
    for player in state.players:
        yield from player.hand
    yield from state.deck.pile
    yield from state.deck.discards
    if state.fight is not None:
        yield from state.fight.attacker.laid
        yield from state.fight.defender.laid


def _pieces(state: State) -> None:
    """20 Gorets and 3 Gros Gruiks for each clan, on the board or in reserve."""
    gorets = [player.gorets for player in state.players]
    gruiks = [player.gruiks for player in state.players]
    assert min(gorets) >= 0
    assert min(gruiks) >= 0
    for tile in state.board.values():
        _possession(tile)
        for troop in tile.troops:
            gorets[troop.seat] += troop.gorets
            gruiks[troop.seat] += troop.gruiks
    assert gorets == [20] * len(gorets)
    assert gruiks == [3] * len(gruiks)


def _possession(tile: Tile) -> None:
    """Nobody stands twice or with nothing on a tile; its possessor is the first who came."""
    seats = [troop.seat for troop in tile.troops]
    assert len(frozenset(seats)) == len(seats)
    assert tile.owner == (seats[0] if seats else None)
    for troop in tile.troops:
        assert troop.gorets >= troop.moved_gorets >= 0
        assert troop.gruiks >= troop.moved_gruiks >= 0
        assert troop.size > 0


def _tiles(state: State) -> None:
    laid = [tile.name for tile in (*state.board.values(), *state.supply)]
    assert sorted(laid) == sorted(tile.name for tile in tile_mix(len(state.players)))


def fair(state: State) -> None:
    """At a seam: whoever is in has pieces somewhere, and nothing is left half done."""
    assert state.fight is None
    for number, player in enumerate(state.players):
        assert len(player.hand) <= 4
        assert not (player.out and any(True for _ in state.troops_of(Seat(number))))
