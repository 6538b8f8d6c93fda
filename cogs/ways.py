"""What a command of a game means: the option of the open question that is meant, and which fields are typed.

`cogs/moves.py` makes commands of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from bot.i18n import fits, fold
from bot.tables.live import Live
from bot.wording.forms import is_possible
from bot.wording.receipts import option_name
from bot.wording.typed_fields import CHOICES, Given, Shown, complete_field
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Refused
from porc_royal.facts import Named, Saying

UNDESCRIBED: Final = "…"
"""What stands for a description until the words give it (`bot/i18n/command_names.py`)."""

ANYTHING: Final = "…"
"""What stands for a value that is still to be typed."""

PAGE: Final = "help"
PLAY: Final[dict[str, str]] = {PAGE: "play"}
TABLES: Final[dict[str, str]] = {PAGE: "table"}
"""On which page of the help a command stands: its `extras` (`cogs/help.py`)."""


@dataclass(frozen=True, slots=True)
class Word:
    """A name, or several with commas, among those that the question offers."""

    kind: ClassVar[type[str | int | bool]] = str
    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Count:
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


Typed: TypeAlias = Word | Count | Switch
Otherwise: TypeAlias = Callable[[Live, Ask | None], Saying]
"""The sentence that says when a command is possible; given the table, and what its player is asked now."""
Fields: TypeAlias = Mapping[str, str | tuple[str, ...]]


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
            names = _parts(value)
            if len(names) > len(fields):
                raise Refused("refused-value", field=name, value=str(value)[:60])
            found |= zip(fields, names, strict=False)
        return found


@dataclass(frozen=True, slots=True)
class Move:
    """A command: what it may mean, the most particular first, and what may be typed.

    otherwise  says when it is possible, where it is not
    """

    name: str
    ways: tuple[Way, ...]
    typed: tuple[Typed, ...]
    otherwise: Otherwise | None = None

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

    def recognise_options(self, voice: Voice, ask: Ask, typed: Mapping[str, Given]) -> dict[str, Given]:
        """What was typed, with the names of options instead of the words for them."""
        meant = dict(typed)
        for way in self.ways:
            for name, call in way.when.items():
                given = typed.get(name)
                if call != way.option or not isinstance(given, str) or not way.is_offered(ask):
                    continue
                if fold(given) in (fold(way.option), fold(word_option(voice, ask, way.option))):
                    meant[name] = call
        return meant


def move(
    name: str, means: str | Way | tuple[Way, ...], *typed: Typed, otherwise: Otherwise | None = None
) -> Move:
    """A move; `means` is the name of its option, or says more of it, or of several."""
    ways = means if isinstance(means, tuple) else (Way(means) if isinstance(means, str) else means,)
    return Move(name, ways, typed, otherwise)


def propose_values(
    voice: Voice,
    ask: Ask,
    one: Move,
    name: str,
    typed: Mapping[str, Given],
    typing: str,
    note: Callable[[Named], str],
) -> list[Shown]:
    """What may be typed as `name`: what calls for an option, else what the fields it fills in admit."""
    ways = [way for way in one.ways if way.is_offered(ask)]
    # What the question offers, but nothing can be chosen for, has no button either.
    able = [way for way in ways if is_possible(ask.options[way.option])]
    calling = {str(call): way for way in able if (call := way.when.get(name)) is not None}
    if calling or any(way.when.get(name) is not None for way in ways):
        calls = [
            (word_option(voice, ask, way.option) if call == way.option else call, call)
            for call, way in calling.items()
        ]
        return [pair for pair in calls if fits(typing, *pair)][:CHOICES]
    wanting = [way for way in able if way.list_fields(ask, name)]
    fitting = [way for way in wanting if way.find_mismatch({**typed, name: typing or ANYTHING}) is None]
    for way in (fitting or wanting)[:1]:
        fields = way.list_fields(ask, name)
        given = way.fill_fields(ask, typed)
        if isinstance(way.fields.get(name, name), str):
            return complete_field(voice, ask, way.option, fields[0], given, typing, note)
        *before, last = typing.split(",")
        kept = [part.strip() for part in before[: len(fields)]]
        if len(before) >= len(fields):
            return []
        given |= zip(fields, kept, strict=False)
        shown = complete_field(voice, ask, way.option, fields[len(kept)], given, last, note)
        return [(", ".join((*kept, label)), ", ".join((*kept, value))) for label, value in shown]
    return []


def word_option(voice: Voice, ask: Ask, option: str) -> str:
    """What an option is called where it is typed: as on its button, which may point to what follows."""
    return voice.value(option_name(ask, option)).removesuffix("→").strip()


def _parts(value: Given) -> list[str]:
    return [part.strip() for part in str(value or "").split(",") if part.strip()]
