"""What is never lost, doubled or out of its place in a game of Les Cochons de l'Espace.

What the complete game alone knows of is in `invariants_cochons_complete.py`.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from games.cochons.extension.catalogue import build_complete_deck, build_simplified_deck
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.setup import make_box, make_tiles
from games.cochons.state.stacks import LIMITS, TOKENS
from games.cochons.state.state import Extras, State, Tile
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting

DECKS: Final = {
    False: sorted(build_simplified_deck(RULEBOOK.assembly)),
    True: sorted(build_complete_deck(RULEBOOK.assembly)),
}
"""The cards of the simplified game and of the complete one."""

BOX: Final = frozenset(tile.name for tile in (*make_tiles(6), *make_box(6)))
"""All 37 hexagons, whoever plays."""


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make a game short enough to play a thousand of them."""
    return {"max_turns": luck.choice((2, 2, 3))}


def whole(state: State, asked: Collection[str]) -> None:
    """Pieces, cards and tiles are all there, once; the cards unless chance is shuffling the first pile."""
    pieces(state)
    extras(state)
    _tiles(state)
    if state.phase != "setup":
        assert sorted(cards(state)) == DECKS[state.complete]


def cards(state: State) -> Iterator[str]:
    """Every card of the game, wherever it lies; those that are offered in a trade are still held."""
    for player in state.players:
        yield from player.hand
    yield from state.deck.pile
    yield from state.deck.discards
    if state.fight is not None:
        yield from state.fight.attacker.laid
        yield from state.fight.defender.laid


def pieces(state: State) -> None:
    """20 Gorets and 3 Gros Gruiks for each clan, on the board, waiting or in reserve; the Emperor's are his own."""
    gorets = [player.gorets + player.newcomers.gorets for player in state.players]
    gruiks = [player.gruiks + player.newcomers.gruiks - player.newcomers.lent for player in state.players]
    lent = [player.newcomers.lent for player in state.players]
    for player in state.players:
        assert min(player.gorets, player.gruiks, player.newcomers.gorets) >= 0, "R-35"
        assert player.newcomers.gruiks >= player.newcomers.lent >= 0, "R-66"
    for tile in state.board.values():
        _possession(tile)
        for troop in tile.troops:
            gorets[troop.seat] += troop.gorets
            gruiks[troop.seat] += troop.gruiks - troop.lent
            lent[troop.seat] += troop.lent
    assert gorets == [20] * len(gorets), "R-35"
    assert gruiks == [3] * len(gruiks), "R-35"
    assert sum(lent) <= 1, "EV-21: one card, one Gros Gruik"


def _possession(tile: Tile) -> None:
    """Nobody stands twice or with nothing on a tile; its possessor is the first who came (R-67)."""
    seats = [troop.seat for troop in tile.troops]
    assert len(frozenset(seats)) == len(seats)
    assert tile.owner == (seats[0] if seats else None)
    for troop in tile.troops:
        assert troop.gorets >= troop.moved_gorets >= 0, "R-49"
        assert troop.gruiks >= troop.moved_gruiks >= 0, "R-49"
        assert troop.gruiks >= troop.lent >= 0, "R-66"
        assert troop.size > 0
    if tile.kind == "sun" or not tile.explored:
        assert not tile.troops, "R-125, R-128"
        assert tile.extras is None, "R-125, R-128"


def stacks(state: State) -> Iterator[tuple[Tile, Extras]]:
    """Every stack of Extra-Cochons with its tile."""
    for tile in state.board.values():
        for stack in (tile.extras, tile.intruders):
            if stack is not None:
                yield tile, stack


def extras(state: State) -> None:
    """C-31, C-32, R-42: never more in a stack, or of a kind, than there may be; two kinds meet only to fight."""
    board = Counter[str]()
    for tile, stack in stacks(state):
        assert 0 < stack.number <= LIMITS[stack.kind], "C-31"
        board[stack.kind] += stack.number
        if stack is tile.intruders:
            assert state.phase == "extras", "R-89"
            assert tile.extras is not None, "R-89"
            assert tile.extras.kind != stack.kind, "R-89"
    assert max(board.values(), default=0) <= TOKENS, "R-42"


def _tiles(state: State) -> None:
    """C-2, C-9: on the board or not laid yet, the mix for so many players; all others in the box."""
    laid = [tile.name for tile in (*state.board.values(), *state.supply) if tile.kind != "sun"]
    assert len(frozenset(laid)) == len(laid)
    assert BOX.issuperset(laid)
    mix = frozenset(tile.name for tile in make_tiles(len(state.players)))
    assert mix.issubset(laid)
    if not state.complete:
        assert mix == frozenset(laid)


def fair(state: State) -> None:
    """At a seam: whoever is out has no pieces anywhere, and nothing is left half done."""
    assert state.fight is None
    assert state.complete or all(len(player.hand) <= 4 for player in state.players)
    for number, player in enumerate(state.players):
        assert not (player.out and any(True for _ in state.troops_of(Seat(number))))
