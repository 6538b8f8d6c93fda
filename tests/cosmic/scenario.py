"""Scenarios: four seats, Red 0 against Blue 1's planet "1-1", cards put into hands, one encounter running.

    table = meet("virus", "tripler", cards=("attack_08", "attack_10"), ships=4)
    assert table.finish().totals == {0: 34, 1: 34}

Cards are named by their kinds, the copies are found. `meet` begins with planning, everything before it done: the
offense has launched `ships` from its first planets, allies have joined. What nobody says is answered by default:
nobody zaps, nobody plays anything, both main players play `cards`.
"""

from collections.abc import Mapping, Sequence
from typing import Self, TypedDict, Unpack

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.extension.expansion import begin_all
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import FLARE, find_kind, list_deck
from games.cosmic.state.fates import build_destiny
from games.cosmic.state.options import read_options
from games.cosmic.state.piles import find_deck
from games.cosmic.state.ships import build_systems
from games.cosmic.state.state import BESIDE, GATE, REMOVED, WARP, Encounter, Player, Policy, Side, State
from games.cosmic.views.view import View
from porc_royal.asks import Reply
from porc_royal.decks import Deck
from porc_royal.facts import CHANCE, Named, Seat
from porc_royal.rulebook import Rulebook, Setting
from tests.games.telling import Telling, alone

QUIET = "parasite"
"""Whom those play who are not spoken of: it does nothing to a main player, and is asked only where it might join."""
ORDERS: Mapping[str, Setting] = {"pace": "orders"}
MOST = 200
"""Answers after which a scenario has gone astray."""


class Said(TypedDict, total=False):
    """What a scenario may say besides the aliens of the seats.

    cards    what Red and Blue play
    hands    further cards, by seat: kinds
    ships    how many the offense has launched
    allies   by seat: "offense 2", from its first planet
    warp     by seat: ships that lie there, from its last planets
    placed   by seat: "2-1 4": ships that stand elsewhere, from its last planets
    policies standing orders, by seat
    chapter  with which it begins, "planning" by default
    options  of the table; no window is asked unless they say so
    destiny  the cards drawn first, the first one first; Blue's colour by default
    marked   by seat: where its special ship is, on its last planet by default
    book     by which rules it is played, those of the game by default
    through  whether the end of the encounter is played, too; else the rules are cut off before it
    """

    cards: tuple[str, str]
    hands: Mapping[int, str]
    ships: int
    allies: Mapping[int, str]
    warp: Mapping[int, int]
    placed: Mapping[int, Sequence[str]]
    policies: Mapping[int, Policy]
    chapter: str
    options: Mapping[str, Setting]
    players: int
    through: bool
    destiny: str
    marked: Mapping[int, str]
    book: Rulebook[State, View]


class Table(Telling[State, View]):
    """An encounter."""

    cards: tuple[str, str] = ("", "")

    def finish(self) -> Self:
        """Answer by default, and with the cards that were said, until the rules are cut off."""
        for _ in range(MOST):
            if self.play.result is not None:
                return self
            self.step()
        raise AssertionError(self.play.list_running_rules())

    def until(self, key: str) -> Self:
        """Answer likewise until this question is asked ("cosmic-ask-card"; "cosmic-" may be left out)."""
        key = key if key.startswith("cosmic-") else f"cosmic-ask-{key}"
        for _ in range(MOST):
            if any(ask.key == key for ask in self.play.asks.values()):
                return self
            self.step()
        raise AssertionError(f"{key} is not asked")

    def step(self) -> None:
        """One answer."""
        seat = self.play.awaited[0]
        ask = self.play.asks[seat]
        if ask.key == "cosmic-ask-card" and (card := self._find_card(seat)):
            self.take(seat, Reply("card", {"card": card}))
        else:
            self.take(seat, ask.default)

    def _find_card(self, seat: Seat) -> str:
        asked = self.play.asks[seat].options["card"].fields
        wanted = self.cards[min(seat, 1)] if "card" in asked and seat < 2 else ""
        held = [card for card in self.state.players[seat].hand if wanted and find_kind(card).name == wanted]
        return held[0] if held else ""

    def hand(self, seat: int) -> list[str]:
        return [find_kind(card).name for card in self.state.players[seat].hand]

    def ships(self, place: str) -> list[int]:
        return list(self.state.ships[place])

    def lost(self, seat: int) -> int:
        return self.state.ships[WARP][seat]

    @property
    def winner(self) -> str:
        return self.state.now.winner

    @property
    def totals(self) -> dict[int, int]:
        """The totals that were told, by seat."""
        return {int(args["who"].seat): args["total"] for args in self.said("cosmic-total")}  # type: ignore[union-attr,misc]

    @property
    def discards(self) -> list[str]:
        return [find_kind(card).name for card in self.state.deck.discards]


def meet(*aliens: str, **said: Unpack[Said]) -> Table:
    """An encounter of Red (seat 0) against Blue (seat 1) at "1-1", before cards are chosen."""
    after = ("turn", "encounter") if said.get("through") else ("end", "turn")
    chapter = said.get("chapter", "planning")
    book = said.get("book", RULEBOOK)
    played = [name for name in book.chapters if name not in after or name == chapter]
    table = Table(alone(book, *played), position(*aliens, **said), chapter)
    table.cards = said.get("cards", ("", ""))
    return table


def ready(*aliens: str) -> Policy:
    """An order to play the flares of these aliens as soon as may be."""
    return Policy(ready=tuple(f"flare_{alien}" for alien in aliens))


def count_uses(table: Table, alien: str) -> int:
    """How often an alien's power was used, as was told."""
    return sum(args["alien"] == Named("alien", alien) for args in table.said("cosmic-uses"))


def position(*aliens: str, **said: Unpack[Said]) -> State:
    """The position that such an encounter begins with."""
    players = said.get("players", 4)
    assembly = said.get("book", RULEBOOK).assembly
    options = read_options(assembly, {**ORDERS, **said.get("options", {})})
    planets, ships = build_systems(players, options.planets, 2 if options.moons else 0)
    state = assembly.bind(State)(
        options, [Player() for _ in range(players)], planets, ships, phase="planning", turn=1
    )
    begin_all(state)
    for seat in state.seats:
        state.player(seat).powers = [aliens[seat] if seat < len(aliens) and aliens[seat] else QUIET]
        state.player(seat).policy = said.get("policies", {}).get(seat, Policy())
    _place(state, said)
    _deal(state, said)
    drawn = said.get("destiny", "colour_1_1").split()
    rest = [card for card in build_destiny(players) if card not in drawn]
    state.destiny = Deck([*rest, *reversed(drawn)])
    state.encounter = Encounter(1, Side(Seat(0)), Side(Seat(1)), planet="1-1", again="no")
    _send(state, said)
    for seat in state.seats if DRIVES.is_on(state) else []:
        marked = DRIVES.of(state).marked[seat]
        marked[0].place = said.get("marked", {}).get(seat, f"{seat}-5")
        marked[0].charged = bool(marked[0].place)
    if said.get("chapter") in {"turn", "encounter", "launch"}:
        state.encounter = Encounter(1, Side(Seat(0)), again="no")
    return state


def _place(state: State, said: Said) -> None:
    """Ships elsewhere come from the last planets of their owner's system."""
    for seat, number in said.get("warp", {}).items():
        _take(state, seat, WARP, number)
    for seat, places in said.get("placed", {}).items():
        for one in places:
            place, number_ = one.split()
            _take(state, seat, place, int(number_))


def _take(state: State, seat: int, place: str, number: int, *, first: bool = False) -> None:
    home = [planet for planet, what in state.planets.items() if what.system == seat and what.kind == "planet"]
    for planet in home if first else reversed(home):
        moved = min(number, state.ships[planet][seat])
        state.ships[planet][seat] -= moved
        state.ships[place][seat] += moved
        number -= moved


def _deal(state: State, said: Said) -> None:
    """Hands as they were said; all other cards lie in the deck, flares that nobody holds are out of the game."""
    deck = list_deck(state.assembly, state.options, len(state.players))
    flares = [f"flare_{alien}" for alien in state.assembly.table(ALIENS)]
    hands = {seat: kinds.split() for seat, kinds in said.get("hands", {}).items()}
    for seat, card in enumerate(said.get("cards", ("", ""))):
        hands[seat] = [*([card] if card else []), *hands.get(seat, [])]
    for seat, kinds in hands.items():
        for kind in kinds:
            further = [one for other in state.decks.values() for one in other.pile]
            card = next(one for one in (*deck, *flares, *further) if find_kind(one).name == kind)
            own = find_deck(state, card).pile if card in further else deck
            (flares if find_kind(card).type == FLARE else own).remove(card)
            state.players[seat].hand.append(card)
    state.deck = Deck(deck)


def _send(state: State, said: Said) -> None:
    if said.get("chapter", "planning") in {"planning", "alliance", "reveal"}:
        _take(state, 0, GATE, said.get("ships", 3), first=True)
    for seat, how in said.get("allies", {}).items():
        stance, number = how.split()
        _take(state, seat, GATE if stance == "offense" else BESIDE, int(number), first=True)
        side = state.now.offense if stance == "offense" else state.now.defense
        assert side is not None
        side.allies.append(Seat(seat))


__all__ = ["CHANCE", "REMOVED", "Table", "count_uses", "meet", "position", "ready"]
