"""A game's commands, as data: what is typed, and which option of the open question it means.

    TRADING: Final = Group(
        "market",
        moves=(
            move("build", "lay", Word("kind"), Word("cell")),
            move("stay", Way("pass", beside="flee")),
            move("fly", (Way("one-die", when={"dice": 1}), Way("two-dice", when={"dice": 2})), Count("dice")),
        ),
        looks=(LookCommand("prices", "prices"),),
    )

A move names an option of the open question and fills in its fields. What may be typed is called as the fields are, and
is completed with their legal values, from the question of whoever types. When a move is possible, where it is not now,
the rulebook says (`Rulebook.not_now`). Names and descriptions stand in both languages with the other words of the game:
`command-<group>-<move>` and `command-<group>-<move>-option-<typed>`, each with `.name` and `.description`.

Nothing here imports rules, and nothing in a game's `commands.py` may: commands are known before any table is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from porc_royal.asks import Ask, Refused

MOST: Final = 25
"""How many commands a group may have: Discord takes no more."""

Given: TypeAlias = str | int | bool | None
"""A value as it was typed or chosen."""


@dataclass(frozen=True, slots=True)
class Word:
    """A name, or several with commas, among those that the question offers."""

    kind: ClassVar[type[str | int | bool]] = str
    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """How many; may be left out where only one number is possible."""

    kind: ClassVar[type[str | int | bool]] = int
    name: str
    optional: bool = True


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no; it fills in no field, but may call for another option."""

    kind: ClassVar[type[str | int | bool]] = bool
    name: str
    optional: bool = True


Typed: TypeAlias = Word | Amount | Switch
"""What is typed behind a command."""
Fields: TypeAlias = Mapping[str, str | tuple[str, ...]]
"""By field of an option, what fills it in: the name of what is typed, or several names, one after the other."""


@dataclass(frozen=True, slots=True)
class Way:
    """An option that a command may mean, where the question offers it.

    fields  the fields that what is typed fills in, where they are called otherwise; several take a name each, in
            order, of those that are typed with commas
    when    what must have been typed for this option to be meant; None: anything at all. Where it is the option's
            own name, that is shown as the question words it, and recognised so
    beside  another option that the question must offer, where the name of the option alone says too little
    without another option that it must not offer
    """

    option: str
    fields: Fields = field(default_factory=dict)
    when: Mapping[str, Given] = field(default_factory=dict)
    beside: str | None = None
    without: str | None = None

    def is_offered(self, ask: Ask) -> bool:
        """Whether the question offers this option."""
        offered = ask.options
        return (
            self.option in offered
            and (self.beside is None or self.beside in offered)
            and (self.without is None or self.without not in offered)
        )

    def can_take(self, ask: Ask, given: Sequence[str]) -> bool:
        """Whether the option has a field for any of what was typed; one without fields takes anything."""
        return (
            not given
            or not ask.options[self.option].fields
            or any(self.list_fields(ask, one) for one in given)
        )

    def find_mismatch(self, typed: Mapping[str, Given]) -> str | None:
        """What was typed otherwise than this option calls for, None when all is well."""
        for name, wanted in self.when.items():
            given = typed.get(name)
            if (given is None or given == "") if wanted is None else given != wanted:
                return name
        return None

    def list_fields(self, ask: Ask, name: str) -> tuple[str, ...]:
        """The fields of the question that what is typed as `name` fills in."""
        fields = self.fields.get(name, name)
        these = (fields,) if isinstance(fields, str) else fields
        return tuple(one for one in these if one in ask.options[self.option].fields)

    def fill_fields(self, ask: Ask, typed: Mapping[str, Given]) -> dict[str, Given]:
        """What was typed, by field. Raises `Refused` where more is named than there are fields."""
        found: dict[str, Given] = {}
        for name, value in typed.items():
            fields = self.list_fields(ask, name)
            if isinstance(self.fields.get(name, name), str):
                found |= dict.fromkeys(fields, value)
                continue
            names = _split_names(value)
            if len(names) > len(fields):
                raise Refused("refused-value", field=name, value=str(value)[:60])
            found |= zip(fields, names, strict=False)
        return found


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """A command: what it may mean, the most particular first, and what may be typed."""

    name: str
    ways: tuple[Way, ...]
    typed: tuple[Typed, ...] = ()

    def choose_way(self, ask: Ask, typed: Mapping[str, Given]) -> Way:
        """The option that is meant here. Raises `Refused`."""
        calling = {name for way in self.ways for name in way.when}
        given = [name for name, value in typed.items() if value not in (None, "") and name not in calling]
        ways = [way for way in self.ways if way.is_offered(ask) and way.can_take(ask, given)]
        if not ways:
            raise Refused("refused-not-now")
        mismatches = [way.find_mismatch(typed) for way in ways]
        if None not in mismatches:
            name = str(mismatches[0])
            if isinstance(typed.get(name), str) and typed[name]:
                raise Refused("refused-value", field=name, value=str(typed[name])[:60])
            raise Refused("refused-missing", field=name)
        return ways[mismatches.index(None)]


def move(name: str, means: str | Way | tuple[Way, ...], *typed: Typed) -> MoveCommand:
    """A move; `means` is the name of its option, or says more of it, or of several."""
    ways = means if isinstance(means, tuple) else (Way(means) if isinstance(means, str) else means,)
    return MoveCommand(name, ways, typed)


@dataclass(frozen=True, slots=True)
class LookCommand:
    """A command that shows one of the looks of the rulebook (`Rulebook.looks`), whose name is `look`.

    name   what the command is called
    asked  what the command calls one thing of those that may be asked for alone, "" where it is shown whole
    """

    look: str
    name: str
    asked: str = ""


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """A command group of a game: `/<name> <move>`. It has room for `MOST` commands.

    moves      what answers the open question
    looks      looks that this game alone has; those of a game's `Game.looks` stand beside the group, and are shared
    negotiate  whether two players may have a thread in private: `/<name> negotiate`, where Discord permits it
    """

    name: str
    moves: tuple[MoveCommand, ...] = ()
    looks: tuple[LookCommand, ...] = ()
    negotiate: bool = False

    def list_names(self) -> list[str]:
        """What its commands are called, in their order."""
        names = [*(one.name for one in self.moves), *(one.name for one in self.looks)]
        return [*names, "negotiate"] if self.negotiate else names


def _split_names(value: Given) -> list[str]:
    return [part.strip() for part in str(value or "").split(",") if part.strip()]
