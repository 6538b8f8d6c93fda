"""Scenarios: the TETRA map of section F, pawns put by hand, one chapter running, replies written as in the log.

    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "dissipator"})
    table.tell("0: two-dice heading=AB>B", "chance: 4 5 1")

Planets are A, B, C, D, lines AB … CD, places "A.s", "A.o", "AB:3". Cards that are named nowhere are out of
the game. A card without a number is its first copy.
"""

from collections.abc import Mapping
from typing import TypedDict, Unpack

from games.interstellar_pig.extension.catalogue import build_attribute_deck, build_event_deck
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.options import read_options
from games.interstellar_pig.state.starmap import TETRA
from games.interstellar_pig.state.state import Character, Planet, Player, State, Turn
from games.interstellar_pig.views.view import View
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from porc_royal.rulebook import Rulebook, Setting
from tests.games.telling import Telling, alone

PREFIX = "interstellar_pig-"
SET_UP = ("favours", "pick-order", "picks", "attributes", "stash", "placement")
CHARACTERS: Mapping[str, Character] = {
    "QUILL": Character(
        1, "temperate", "oxidizing", "moderate", ("intelligence", "infravision", "natural-weapons")
    ),
    "BRUTE": Character(2, "hot", "oxidizing", "heavy", ("natural-weapons", "natural-weapons", "agility")),
    "WISP": Character(3, "cold", "reducing", "light", ("resistant", "super-metabolism", "infravision")),
    "PLAIN": Character(4, "temperate", "inert", "moderate", ("agility", "agility", "agility")),
}


def worlds() -> dict[str, Planet]:
    return {
        "A": Planet("Ayle", "temperate", "oxidizing", "moderate", "plain"),
        "B": Planet("Bist", "hot", "oxidizing", "heavy", "darkness"),
        "C": Planet("Cund", "cold", "reducing", "light", "plain"),
        "D": Planet("Dorf", "temperate", "inert", "moderate", "radiation"),
    }


class Laid(TypedDict, total=False):
    """What may be said of a table besides its pawns; `only` cuts the rules off after these chapters.

    `book` is a rulebook with more than the game has.
    """

    chapter: str
    hands: Mapping[int, str]
    envelopes: Mapping[str, str]
    discards: str
    events: str
    afloat: str
    round: int
    slot: int
    order: str
    headings: Mapping[int, str]
    repair_owed: Mapping[int, int]
    miss_owed: Mapping[int, int]
    trapped: Mapping[int, int]
    options: Mapping[str, Setting]
    only: tuple[str, ...]
    book: Rulebook[State, View]


class Table(Telling[State, View]):
    """A game on the TETRA map."""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        return sorted(card.removesuffix(".1") for card in self.player(seat).hand)

    def place(self, seat: int) -> str:
        return self.player(seat).place

    def envelope(self, planet: str) -> list[str]:
        return sorted(card.removesuffix(".1") for card in self.state.planets[planet].envelope)

    @property
    def discards(self) -> list[str]:
        return sorted(card.removesuffix(".1") for card in self.state.discards)

    @property
    def asks(self) -> str:
        """The question that is open, without the name of the game."""
        return self.question.removeprefix(PREFIX)

    def told(self, name: str) -> list[dict[str, object]]:
        """What was told under this key of the game."""
        return [dict(args) for args in self.said(PREFIX + name)]


def tetra(*pawns: str, **laid: Unpack[Laid]) -> Table:
    """A table with these characters ("QUILL A.s"), at the start of a chapter."""
    state = position(*pawns, **laid)
    book = laid.get("book", RULEBOOK)
    rulebook = alone(book, *laid["only"]) if "only" in laid else book
    return Table(rulebook, state, laid.get("chapter", "turn"))


def position(*pawns: str, **laid: Unpack[Laid]) -> State:
    """The position that such a table begins with."""
    before = laid.get("chapter") in SET_UP
    book = laid.get("book", RULEBOOK)
    state = book.state(read_options(laid.get("options", {})), [seated(pawn) for pawn in pawns], chart=TETRA)
    for player in state.players:
        player.out = not (player.place or before)
    state.planets = worlds()
    state.order = [Seat(int(digit)) for digit in laid.get("order") or "0123"[: len(pawns)]]
    state.round, state.slot = laid.get("round", 0 if before else 5), laid.get("slot", 0)
    state.afloat = laid.get("afloat", "")
    for planet, titles in laid.get("envelopes", {}).items():
        state.planets[planet].envelope = cards(titles, book)
    for seat, titles in laid.get("hands", {}).items():
        state.players[seat].hand = cards(titles, book)
    state.discards = cards(laid.get("discards", ""), book)
    state.events = Deck(pile=stacked(laid.get("events", "")))
    for seat, player in enumerate(state.players):
        player.heading = laid.get("headings", {}).get(seat, "")
        player.repair_owed = laid.get("repair_owed", {}).get(seat, 0)
        player.miss_owed = laid.get("miss_owed", {}).get(seat, 0)
        player.trapped = laid.get("trapped", {}).get(seat, 0)
    if laid.get("chapter") == "after":
        state.turn = Turn(state.order[state.slot])
    return state


def seated(pawn: str) -> Player:
    name, _, place = pawn.partition(" ")
    player = Player(CHARACTERS[name], name.title(), place=place)
    if name == "WISP":
        player.favours = ["inert"]
    return player


def cards(titles: str, book: Rulebook[State, View] = RULEBOOK) -> list[str]:
    """Cards by their titles; those without a number are first copies."""
    found = [title if "." in title else f"{title}.1" for title in titles.split()]
    assert not set(found) - set(build_attribute_deck(book.assembly)), found
    return found


def stacked(titles: str) -> list[str]:
    """The Event deck, with the cards of these titles drawn first, in this order."""
    pile = build_event_deck(RULEBOOK.assembly)[::-1]
    first = []
    for title in titles.split():
        card = next(card for card in pile[::-1] if card.startswith(title))
        pile.remove(card)
        first.append(card)
    return [*pile, *first[::-1]]
