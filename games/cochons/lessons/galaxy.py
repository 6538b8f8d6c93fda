"""A galaxy laid by hand, for lessons."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from games.cochons.extension.catalogue import build_complete_deck, build_simplified_deck
from games.cochons.state.geometry import CELLS
from games.cochons.state.options import read_options
from games.cochons.state.players import Player
from games.cochons.state.setup import RECIPES, make_box, make_tiles
from games.cochons.state.stacks import settle
from games.cochons.state.state import Monster, State, Tile, Troop
from porc_royal.additions import Assembly
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from porc_royal.rulebook import Settings

PLAYERS: Final = 3
CLANS: Final = ("scrofa", "phacocherus", "hylocherus")
RECIPE: Final = ("321", "132", "213")
"""What each seat is to produce, in the order red, yellow, blue."""
MONSTERS: Final[tuple[Monster, ...]] = ("pirate", "porcophage", "worm")
_TROOP: Final = re.compile(r"(\d):(\d+)G(?:\+(\d)GG)?")


def lay_galaxy(
    assembly: Assembly,
    settings: Settings,
    tiles: Mapping[str, str],
    hands: Sequence[Sequence[str]],
    draws: Sequence[str] = (),
    turn: int = 1,
) -> State:
    """The position of a lesson, at a seam.

    tiles  by cell, which tile lies there, and who stands on it: "red-1 0:3G+1GG", "asteroid-1 0:2G pirate:2"
    hands  the cards of each seat; `draws` those that are drawn next, in that order
    """
    state = assembly.bind(State)(
        read_options(settings),
        [Player(clan, RECIPES[recipe]) for clan, recipe in zip(CLANS, RECIPE, strict=True)],
        order=[Seat(number) for number in range(PLAYERS)],
        turn=turn,
        box=make_box(PLAYERS),
    )
    supply = {tile.name: tile for tile in make_tiles(PLAYERS)}
    for cell in CELLS:
        if cell in tiles:
            name, *troops = tiles[cell].split()
            state.board[cell] = tile = supply.pop(name)
            for text in troops:
                _stand(state, tile, text)
    build = build_complete_deck if state.complete else build_simplified_deck
    left = [card for card in build(assembly) if not any(card in hand for hand in (*hands, draws))]
    for player, hand in zip(state.players, hands, strict=True):
        player.hand = list(hand)
    state.deck = Deck(pile=[*left, *reversed(draws)])
    return state


def _stand(state: State, tile: Tile, text: str) -> None:
    """Put a troop from its seat's reserve on a tile, or Extra-Cochons, who pin whoever stands there already."""
    kind, _, number = text.partition(":")
    monster = next((one for one in MONSTERS if one == kind), None)
    if monster is not None:
        settle(tile, monster, int(number))
        return
    found = _TROOP.fullmatch(text)
    if found is None:
        raise ValueError(text)
    seat, gorets, gruiks = Seat(int(found[1])), int(found[2]), int(found[3] or 0)
    state.player(seat).gorets -= gorets
    state.player(seat).gruiks -= gruiks
    tile.troops.append(Troop(seat, gorets, gruiks))
