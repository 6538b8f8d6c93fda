"""A game in the middle of which somebody looks; replies are written as in the log."""

import re
from dataclasses import replace
from typing import Generic, Self, TypeVar

import msgspec

from porc_royal.asks import Answer, Ask, FreeText, Number, Order, Pick, Refused, Reply, Several
from porc_royal.facts import CHANCE, Arg, Fact, Saying, Seat
from porc_royal.notation import read
from porc_royal.play import Play, Position
from porc_royal.rulebook import Next, Result, Rulebook

S = TypeVar("S")
V = TypeVar("V")


async def stop(state: object) -> Next:
    """Where the rules are cut off."""
    return Result((), Saying("stop"))


def alone(rulebook: Rulebook[S, V], *chapters: str) -> Rulebook[S, V]:
    """The rules cut off after these chapters, so that a test sees how they leave the table."""
    cut = {name: script if name in chapters else stop for name, script in rulebook.chapters.items()}
    return replace(rulebook, chapters=cut)


class Telling(Generic[S, V]):
    """One game, from the beginning of a chapter on."""

    def __init__(self, rulebook: Rulebook[S, V], state: S, chapter: str) -> None:
        position = Position(0, chapter, msgspec.json.encode(state), rulebook.version)
        self.play: Play[S, V] = Play(rulebook, position)
        self.facts: list[Fact] = list(self.play.opening)

    @property
    def state(self) -> S:
        """A test may change it, so what was seen of it before is forgotten."""
        self.play._views.clear()
        return self.play.state

    def tell(self, *lines: str) -> Self:
        """Play these replies; "chance: 6 1, 4" are the dice of one roll and of the next."""
        for line in lines:
            if re.fullmatch(r"chance:( \d+)+(,( \d+)+)*", line):
                for dice in line.partition(":")[2].split(","):
                    self.dice(*map(int, dice.split()))
            else:
                self.take(*read(line))
        return self

    def dice(self, *faces: int) -> None:
        """One roll."""
        asked = self.play.asks[CHANCE].options["rolled"].fields
        assert len(faces) == len(asked), f"{len(asked)} dice are rolled"
        self.take(CHANCE, Reply("rolled", {f"d{number}": face for number, face in enumerate(faces, 1)}))

    def draw(self, first: str, option: str = "shuffled") -> None:
        """The next shuffle leaves the card of this title on top."""
        order = self.play.asks[CHANCE].options[option].fields["order"]
        assert isinstance(order, Order)
        names = list(order.choices({}))
        top = next(name for name in names if name.startswith(first))
        names.remove(top)
        self.take(CHANCE, Reply(option, {"order": (*names, top)}))

    def refused(self, line: str) -> str:
        """The key of the reason for which this reply is not taken; nothing changes."""
        before = self.play.fingerprint()
        try:
            self.tell(line)
        except Refused as why:
            assert self.play.fingerprint() == before
            return why.says.key
        raise AssertionError(f"{line} was taken")

    def take(self, seat: Seat, reply: Reply) -> None:
        self.facts.extend(self.play.take(seat, reply).facts)

    def default(self, seat: int) -> None:
        """The answer of an absent seat."""
        self.take(Seat(seat), self.ask(seat).default)

    # --------------------------------------------------------------------------------- what one sees

    def view(self, seat: int | None) -> V:
        return self.play.view(None if seat is None else Seat(seat))

    def ask(self, seat: int) -> Ask:
        return self.play.asks[Seat(seat)]

    @property
    def asked(self) -> list[int]:
        """The seats that are waited for; -1 is chance."""
        return [int(seat) for seat in self.play.awaited]

    @property
    def question(self) -> str:
        """The one question that is open."""
        (key,) = {ask.key for ask in self.play.asks.values() if not ask.optional}
        return key

    def choices(self, seat: int, option: str, field: str, **chosen: Answer) -> list[str]:
        """The names that a field admits; `from_` stands for the field "from"."""
        names = {name.rstrip("_").replace("_", "-"): value for name, value in chosen.items()}
        return choices(self.ask(seat), option, field, **names)

    def said(self, key: str) -> list[dict[str, Arg]]:
        """What was told under this key, so far."""
        return [fact.says.args for fact in self.facts if fact.says.key == key]


def choices(ask: Ask, option: str, field: str, **chosen: Answer) -> list[str]:
    wanted = ask.options[option].fields[field]
    assert isinstance(wanted, Pick | Several | Order)
    return list(wanted.choices(chosen))


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
                case FreeText():
                    seen = (wanted.least, wanted.most)
            fields[f"{name} {field}"] = seen
    return (ask.seat, ask.key, ask.rule, ask.default, dict(ask.args), list(ask.options), fields, ask.sealed)
