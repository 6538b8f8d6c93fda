"""Scenarios: a galaxy laid by hand, one chapter running, replies written as in the log.

    table = galaxy("O red 0:3G", "A1 blue 1:1G+1GG", chapter="travel")
    table.tell("0: trip from=O to=A1 gorets=3", "chance: 6 1")
    assert table.troops("A1") == "1:1G+1GG 0:3G"

Cells that are not named are empty asteroids, up to the last ring that is, or ring B. Troops stand in order of
arrival; those after the first have landed this turn. "chance: 6 1" are dice, as they are rolled.

    table = galaxy("A1 red 0:3G pirate:2", chapter="combats", rule_set="complete")

Extra-Cochons attack those named before them and defend against those named after them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Self, TypedDict, Unpack, cast

import msgspec

from games.cochons.extension.catalogue import build_complete_deck, build_simplified_deck
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.geometry import CELLS, count_distance
from games.cochons.state.options import OPTIONS, Options
from games.cochons.state.players import Player
from games.cochons.state.setup import RECIPES, make_tiles
from games.cochons.state.state import Colour, Extras, Monster, State, Tile, Troop
from games.cochons.views.view import View
from porc_royal.asks import Answer, Ask, Number
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from porc_royal.rulebook import Rulebook, Setting
from tests.games.telling import Telling
from tests.games.telling import alone as cut_off
from tests.promises import invariants_cochons

CLANS = ("hylocherus", "porcus", "babiroussa", "phacocherus", "scrofa", "pecari")


class Table(Telling[State, View]):
    """A game in the middle of which somebody looks; its dice are rolled one by one."""

    def __init__(
        self, state: State, chapter: str, *, alone: bool = False, book: Rulebook[State, View] = RULEBOOK
    ) -> None:
        fights = ("attack-gap", "combats")
        kept = fights if chapter in fights else (chapter,)
        super().__init__(cut_off(book, *kept) if alone else book, state, chapter)

    def tell(self, *lines: str) -> Self:
        """Play these replies; a line of dice answers as many rolls."""
        for line in lines:
            if re.fullmatch(r"chance:( \d+)+", line):
                for face in line.split()[1:]:
                    self.dice(int(face))
            else:
                super().tell(line)
        return self

    # --------------------------------------------------------------------------------- what one sees

    def troops(self, cell: str) -> str:
        return " ".join(f"{one.seat}:{written(one)}" for one in self.state.board[cell].troops)

    def hand(self, seat: int) -> list[str]:
        return self.state.players[seat].hand

    def bounds(self, seat: int, option: str, field: str, **chosen: Answer) -> tuple[int, int]:
        wanted = self.ask(seat).options[option].fields[field]
        assert isinstance(wanted, Number)
        return wanted.range(_names(chosen))


def _names(chosen: dict[str, Answer]) -> dict[str, Answer]:
    return {name.rstrip("_").replace("_", "-"): value for name, value in chosen.items()}


def answers(ask: Ask) -> tuple[str, ...]:
    """The options that answer a question, without what may be done amid it."""
    return tuple(name for name, option in ask.options.items() if not option.free)


def written(troop: Troop) -> str:
    parts = [f"{troop.gorets}G"] if troop.gorets else []
    return "+".join([*parts, f"{troop.gruiks}GG"] if troop.gruiks else parts)


def pieces(text: str) -> tuple[int, int]:
    """ "3G+1GG" as Gorets and Gros Gruiks."""
    found = re.fullmatch(r"(?:(\d+)G)?\+?(?:(\d+)GG)?", text)
    assert found is not None, text
    return int(found[1] or 0), int(found[2] or 0)


class Laid(TypedDict, total=False):
    """What may be said of a table besides its tiles.

    `alone` cuts the rules off after the chapter (3A is two); `options` and `arrange` set whatever has no word here;
    `book` is a rulebook with more than the game has.
    """

    players: int
    order: str
    hands: dict[int, str]
    recipes: Sequence[str]
    turn: int
    slot: int
    alone: bool
    out: tuple[int, ...]
    auto_build: bool
    gap_windows: bool
    travel_once_per_piece: bool
    ship_costs_trip: bool
    disintegration_kills_waiting: bool
    elimination_check: str
    max_turns: int
    rule_set: str
    clan_powers: bool
    royal: int
    options: Mapping[str, Setting]
    arrange: Callable[[State], None]
    book: Rulebook[State, View]


_OPTIONS = tuple(option.name for option in OPTIONS)


def galaxy(*tiles: str, chapter: str, **laid: Unpack[Laid]) -> Table:
    """A table with these tiles ("A1 red 0:3G+1GG 1:2G"), at the start of a chapter."""
    players = laid.get("players", 3)
    deal = laid.get("recipes") or tuple(RECIPES)
    book = laid.get("book", RULEBOOK)
    state = book.state(
        msgspec.convert(
            {name: value for name, value in laid.items() if name in _OPTIONS} | dict(laid.get("options", {})),
            Options,
        ),
        [
            Player(CLANS[seat], RECIPES[deal[seat]], out=seat in laid.get("out", ()))
            for seat in range(players)
        ],
        turn=laid.get("turn", 2),
        slot=laid.get("slot", 0),
        order=[Seat(int(digit)) for digit in laid.get("order") or "012345"[:players]],
        royal=Seat(laid["royal"]) if "royal" in laid else None,
    )
    _deal(state, laid.get("hands", {}))
    _lay(state, tiles)
    laid.get("arrange", _as_it_is)(state)
    return Table(state, chapter, alone=laid.get("alone", False), book=book)


def _as_it_is(state: State) -> None:
    """Nothing more is arranged."""


def _deal(state: State, hands: dict[int, str]) -> None:
    left = deck_of(state)
    for seat, cards in hands.items():
        for card in cards.split():
            left.remove(card)
            state.players[seat].hand.append(card)
    state.deck = Deck(pile=left)


def _lay(state: State, tiles: Sequence[str]) -> None:
    named = {line.split()[0]: line.split()[1:] for line in tiles}
    radius = min(2, max(count_distance(CELLS[cell], (0, 0)) for cell in named))
    spare = iter(make_tiles(6))
    for cell, axial in CELLS.items():
        if count_distance(axial, (0, 0)) <= radius or cell in named:
            kind, *troops = named.get(cell, ["asteroid"])
            state.board[cell] = tile = _tile(kind, spare)
            for rank, text in enumerate(troops):
                if text[0].isdigit():
                    _stand(state, tile, rank, text)
                else:
                    monster, _, number = text.partition(":")
                    tile.extras = Extras(cast("Monster", monster), int(number), attacking=rank > 0)


def _tile(kind: str, spare: Iterator[Tile]) -> Tile:
    tile = next(spare)
    double, _, colour = kind.rpartition("-")
    if kind == "asteroid":
        return Tile(tile.name, "asteroid")
    return Tile(tile.name, "double" if double else "planet", cast("Colour", colour))


def _stand(state: State, tile: Tile, rank: int, text: str) -> None:
    seat, _, count = text.partition(":")
    gorets, gruiks = pieces(count)
    landed = 0
    if rank:
        state.landings += 1
        landed = state.landings
    moved = (gorets, gruiks) if rank else (0, 0)
    tile.troops.append(Troop(Seat(int(seat)), gorets, gruiks, *moved, landed))
    state.players[int(seat)].gorets -= gorets
    state.players[int(seat)].gruiks -= gruiks


def deck_of(state: State) -> list[str]:
    """All the cards of the game that is played."""
    return build_complete_deck(state.assembly) if state.complete else build_simplified_deck(state.assembly)


def conserved(state: State, *, shuffling: bool = False) -> None:
    """Pieces, Extra-Cochons, cards and tiles are there once each, as in whole games (tests/promises).

    While chance is `shuffling`, the cards are in its hands.
    """
    invariants_cochons.pieces(state)
    invariants_cochons.extras(state)
    if not shuffling:
        assert sorted(invariants_cochons.cards(state)) == sorted(deck_of(state))
    names = [tile.name for tile in [*state.board.values(), *state.supply, *state.box]]
    assert len(set(names)) == len(names)
