"""Scenarios: a galaxy laid by hand, one chapter running, replies written as in the log.

    table = galaxy("O red 0:3G", "A1 blue 1:1G+1GG", chapter="travel")
    table.tell("0: trip from=O to=A1 gorets=3", "chance: 6 1")
    assert table.troops("A1") == "1:1G+1GG 0:3G"

Cells that are not named are empty asteroids, up to the last ring that is, or ring B. Troops stand in order of
arrival; those after the first have landed this turn. "chance: 6 1" are dice, as they are rolled.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypedDict, Unpack, cast

import msgspec

from games.cochons.catalogue import simplified_deck
from games.cochons.geometry import CELLS, distance
from games.cochons.options import OPTIONS, Options
from games.cochons.rulebook import RULEBOOK
from games.cochons.setup import RECIPES, tile_mix
from games.cochons.state import Colour, Player, State, Tile, Troop
from games.cochons.view import View
from games.table.asks import Answer, Ask, Number, Order, Pick, Refused, Reply, Several, Text
from games.table.decks import Deck
from games.table.facts import CHANCE, Arg, Fact, Saying, Seat
from games.table.notation import read
from games.table.play import Play, Position
from games.table.rulebook import Next, Result, Rulebook

CLANS = ("hylocherus", "porcus", "babiroussa", "phacocherus", "scrofa", "pecari")


async def _stop(state: State) -> Next:
    return Result((), Saying("stop"))


def _alone(chapter: str) -> Rulebook[State, View]:
    """The rules cut off after one chapter, so that a test sees how it leaves the table."""
    chapters = {name: script if name == chapter else _stop for name, script in RULEBOOK.chapters.items()}
    return replace(RULEBOOK, chapters=chapters)


class Table:
    """A game in the middle of which somebody looks."""

    def __init__(self, state: State, chapter: str, *, alone: bool = False) -> None:
        position = Position(0, chapter, msgspec.json.encode(state), RULEBOOK.version)
        self.play: Play[State, View] = Play(_alone(chapter) if alone else RULEBOOK, position)
        self.facts: list[Fact] = list(self.play.opening)

    @property
    def state(self) -> State:
        return self.play._state

    def tell(self, *lines: str) -> "Table":
        """Play these replies; a line of dice answers as many rolls."""
        for line in lines:
            if re.fullmatch(r"chance:( \d+)+", line):
                for face in line.split()[1:]:
                    self._take(CHANCE, Reply("rolled", {"d1": int(face)}))
            else:
                self._take(*read(line))
        return self

    def refused(self, line: str) -> str:
        """The key of the reason for which this reply is not taken; nothing changes."""
        before = self.play.fingerprint()
        try:
            self.tell(line)
        except Refused as why:
            assert self.play.fingerprint() == before
            return why.says.key
        raise AssertionError(f"{line} was taken")

    def _take(self, seat: Seat, reply: Reply) -> None:
        self.facts.extend(self.play.take(seat, reply).facts)

    # --------------------------------------------------------------------------------- what one sees

    def troops(self, cell: str) -> str:
        return " ".join(f"{one.seat}:{written(one)}" for one in self.state.board[cell].troops)

    def hand(self, seat: int) -> list[str]:
        return self.state.players[seat].hand

    def ask(self, seat: int) -> Ask:
        return self.play.asks[Seat(seat)]

    @property
    def asked(self) -> list[int]:
        return [int(seat) for seat in self.play.awaited]

    @property
    def question(self) -> str:
        (key,) = {ask.key for ask in self.play.asks.values()}
        return key

    def choices(self, seat: int, option: str, field: str, **chosen: Answer) -> list[str]:
        """The names that a field admits; `from_` stands for the field "from"."""
        return choices(self.ask(seat), option, field, **chosen)

    def bounds(self, seat: int, option: str, field: str, **chosen: Answer) -> tuple[int, int]:
        wanted = self.ask(seat).options[option].fields[field]
        assert isinstance(wanted, Number)
        return wanted.range(_names(chosen))

    def said(self, key: str) -> list[dict[str, Arg]]:
        """What was told under this key, so far."""
        return [fact.says.args for fact in self.facts if fact.says.key == key]


def choices(ask: Ask, option: str, field: str, **chosen: Answer) -> list[str]:
    wanted = ask.options[option].fields[field]
    assert isinstance(wanted, Pick | Several | Order)
    return list(wanted.choices(_names(chosen)))


def _names(chosen: dict[str, Answer]) -> dict[str, Answer]:
    return {name.rstrip("_").replace("_", "-"): value for name, value in chosen.items()}


def written(troop: Troop) -> str:
    parts = [f"{troop.gorets}G"] if troop.gorets else []
    return "+".join([*parts, f"{troop.gruiks}GG"] if troop.gruiks else parts)


def pieces(text: str) -> tuple[int, int]:
    """ "3G+1GG" as Gorets and Gros Gruiks."""
    found = re.fullmatch(r"(?:(\d+)G)?\+?(?:(\d+)GG)?", text)
    assert found is not None, text
    return int(found[1] or 0), int(found[2] or 0)


class Laid(TypedDict, total=False):
    """What may be said of a table besides its tiles; `alone` cuts the rules off after the chapter."""

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


_OPTIONS = tuple(option.name for option in OPTIONS)


def galaxy(*tiles: str, chapter: str, **laid: Unpack[Laid]) -> Table:
    """A table with these tiles ("A1 red 0:3G+1GG 1:2G"), at the start of a chapter."""
    players = laid.get("players", 3)
    deal = laid.get("recipes") or tuple(RECIPES)
    state = State(
        msgspec.convert({name: value for name, value in laid.items() if name in _OPTIONS}, Options),
        [
            Player(CLANS[seat], RECIPES[deal[seat]], out=seat in laid.get("out", ()))
            for seat in range(players)
        ],
        turn=laid.get("turn", 2),
        slot=laid.get("slot", 0),
        order=[Seat(int(digit)) for digit in laid.get("order") or "012345"[:players]],
    )
    _deal(state, laid.get("hands", {}))
    _lay(state, tiles)
    return Table(state, chapter, alone=laid.get("alone", False))


def _deal(state: State, hands: dict[int, str]) -> None:
    left = simplified_deck()
    for seat, cards in hands.items():
        for card in cards.split():
            left.remove(card)
            state.players[seat].hand.append(card)
    state.deck = Deck(pile=left)


def _lay(state: State, tiles: Sequence[str]) -> None:
    named = {line.split()[0]: line.split()[1:] for line in tiles}
    radius = min(2, max(distance(CELLS[cell], (0, 0)) for cell in named))
    spare = iter(tile_mix(6))
    for cell, axial in CELLS.items():
        if distance(axial, (0, 0)) <= radius or cell in named:
            kind, *troops = named.get(cell, ["asteroid"])
            state.board[cell] = tile = _tile(kind, spare)
            for rank, text in enumerate(troops):
                _stand(state, tile, rank, text)


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


def conserved(state: State, *, shuffling: bool = False) -> None:
    """20 Gorets and 3 Gros Gruiks a seat, 45 cards, every tile once, nobody's troop empty or twice on a tile.

    While chance is `shuffling`, the cards are in its hands.
    """
    for seat, player in enumerate(state.players):
        troops = [troop for _, troop in state.troops_of(Seat(seat))]
        assert player.gorets >= 0 <= player.gruiks
        assert player.gorets + sum(troop.gorets for troop in troops) == 20
        assert player.gruiks + sum(troop.gruiks for troop in troops) == 3
    cards = [card for player in state.players for card in player.hand]
    cards += [*state.deck.pile, *state.deck.discards]
    if state.fight is not None:
        cards += [*state.fight.attacker.laid, *state.fight.defender.laid]
    if not shuffling:
        assert sorted(cards) == sorted(simplified_deck())
    names = [tile.name for tile in [*state.board.values(), *state.supply]]
    assert len(set(names)) == len(names)
    for tile in state.board.values():
        seats = [troop.seat for troop in tile.troops]
        assert len(set(seats)) == len(seats)
        for troop in tile.troops:
            assert 0 <= troop.moved_gorets <= troop.gorets
            assert 0 <= troop.moved_gruiks <= troop.gruiks
            assert troop.size > 0


def described(ask: Ask) -> object:
    """Everything an asked seat can see of a question before it begins to answer, as plain data."""
    fields: dict[str, object] = {}
    seen: object
    for name, option in ask.options.items():
        for field, wanted in option.fields.items():
            match wanted:
                case Pick() | Several() | Order():
                    seen = tuple(wanted.choices({}))
                case Number():
                    seen = wanted.range({})
                case Text():
                    seen = (wanted.least, wanted.most)
            fields[f"{name} {field}"] = seen
    return (ask.seat, ask.key, ask.rule, ask.default, dict(ask.args), list(ask.options), fields, ask.sealed)
