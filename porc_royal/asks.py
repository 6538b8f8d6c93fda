"""Questions and replies: an ask offers named options to one seat, a reply names one of them.

An option may have typed fields, filled in order; what a field admits may depend on the fields before it. A
large choice (a trip: from, to, how many, with which card) is therefore one ask with one legality check, and
one reply in the log. Options and values are names, never indexes, so a stale or forged reply is recognised.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct, field

from porc_royal.facts import Arg, Named, Saying, Seat

Answer: TypeAlias = str | int | tuple[str, ...]
"""What a field is answered with: a name or a text, a number, or several names."""
Chosen: TypeAlias = Mapping[str, Answer]
"""What has been answered so far, by field."""
Among: TypeAlias = Sequence[str] | Callable[[Chosen], Sequence[str]]
"""The names that may be chosen, or how they follow from the fields before."""
NOTHING: Final[Chosen] = {}
"""Nothing chosen so far."""
Bounds: TypeAlias = tuple[int, int] | Callable[[Chosen], tuple[int, int]]
"""The least and the greatest number, or how they follow from the fields before."""


class Reply(msgspec.Struct, frozen=True):
    """An option's name and the values of its fields, as stored in the log."""

    option: str
    fields: dict[str, Answer] = {}

    def text(self, name: str) -> str:
        """The value of a `Pick` or `FreeText` field; "" when an optional field was left out."""
        value = self.fields.get(name, "")
        if not isinstance(value, str):
            raise TypeError(name)
        return value

    def number(self, name: str) -> int:
        """The value of a `Number` field; 0 when an optional field was left out."""
        value = self.fields.get(name, 0)
        if not isinstance(value, int):
            raise TypeError(name)
        return value

    def many(self, name: str) -> tuple[str, ...]:
        """The names in a `Several` or `Order` field; () when it was left out."""
        value = self.fields.get(name, ())
        if not isinstance(value, tuple):
            raise TypeError(name)
        return value


PASS: Final = "pass"  # noqa: S105 - a word of the game
"""The name that the option of doing nothing always has; `/pass` looks for it."""


class Refused(Exception):
    """A reply that is not taken and has changed nothing; `says` tells its sender why, in `game`'s words."""

    game = ""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.says = Saying(key, args)


def _refuse_taken(kind: str, name: str, value: Answer, chosen: Chosen) -> None:
    """Refuse a card by saying that a field before this one has it already. Raises `Refused` where that is why."""
    if kind != "card" or not isinstance(value, str):
        return
    for other, taken in chosen.items():
        if value == taken or (isinstance(taken, tuple) and value in taken):
            raise Refused("refused-taken", field=name, other=other, value=Named(kind, value))


def _names(among: Among, chosen: Chosen) -> Sequence[str]:
    return among(chosen) if callable(among) else among


class Pick(Struct, frozen=True):
    """One of several names. `kind` says what they name ("tile", "card"), for words and autocomplete.

    due  it is left out where it admits nothing, and only there: the next link of a chain that may have ended
    """

    kind: str
    among: Among
    optional: bool = False
    due: bool = False

    def choices(self, chosen: Chosen) -> Sequence[str]:
        """The admitted names, given the fields before this one."""
        return _names(self.among, chosen)

    def check(self, name: str, value: Answer, chosen: Chosen) -> Answer:
        """`value` if admitted; raises `Refused`."""
        if not isinstance(value, str) or value not in self.choices(chosen):
            _refuse_taken(self.kind, name, value, chosen)
            raise Refused("refused-value", field=name, value=_shorten(value))
        return value


class Several(Struct, frozen=True):
    """A set of distinct names, kept in the order in which they were offered."""

    kind: str
    among: Among
    least: int = 0
    most: int | None = None
    optional: bool = False

    def choices(self, chosen: Chosen) -> Sequence[str]:
        """The admitted names, given the fields before this one."""
        return _names(self.among, chosen)

    def check(self, name: str, value: Answer, chosen: Chosen) -> Answer:
        """`value` in the order offered; raises `Refused` for strangers, twins, too few or too many."""
        offered = self.choices(chosen)
        if not isinstance(value, tuple):
            raise Refused("refused-value", field=name, value=_shorten(value))
        named: set[str] = set()
        for one in value:
            if one not in offered:
                _refuse_taken(self.kind, name, one, chosen)
                raise Refused("refused-value", field=name, value=one)
            if one in named:
                raise Refused("refused-twice", field=name, value=Named(self.kind, one))
            named.add(one)
        most = len(offered) if self.most is None else self.most
        if not self.least <= len(value) <= most:
            raise Refused("refused-number", field=name, least=self.least, most=most)
        return tuple([one for one in offered if one in named])


class Number(Struct, frozen=True):
    """A whole number between two bounds, both included."""

    bounds: Bounds
    optional: bool = False

    def range(self, chosen: Chosen) -> tuple[int, int]:
        """The least and the most admitted, given the fields before this one."""
        return self.bounds(chosen) if callable(self.bounds) else self.bounds

    def check(self, name: str, value: Answer, chosen: Chosen) -> Answer:
        """`value` if within the bounds; raises `Refused`."""
        least, most = self.range(chosen)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Refused("refused-number", field=name, least=least, most=most)
        return value


class Order(Struct, frozen=True):
    """All the names offered, in an order of the seat's choosing (a shuffle, when the seat is chance)."""

    kind: str
    among: Among
    optional: bool = False

    def choices(self, chosen: Chosen) -> Sequence[str]:
        """The names to be put in order."""
        return _names(self.among, chosen)

    def check(self, name: str, value: Answer, chosen: Chosen) -> Answer:
        """`value` if it is a permutation of the names offered; raises `Refused`."""
        if not isinstance(value, tuple) or sorted(value) != sorted(self.choices(chosen)):
            raise Refused("refused-order", field=name)
        return value


class FreeText(Struct, frozen=True):
    """Free text, stripped, of `least` to `most` characters."""

    least: int
    most: int
    optional: bool = False

    def check(self, name: str, value: Answer, chosen: Chosen) -> Answer:
        """`value` without surrounding blanks; raises `Refused` when too short, too long or not printable."""
        if not isinstance(value, str) or not self.least <= len(value.strip()) <= self.most:
            raise Refused("refused-length", field=name, least=self.least, most=self.most)
        if not value.strip().isprintable():
            raise Refused("refused-value", field=name, value="?")
        return value.strip()


Field: TypeAlias = Pick | Several | Number | Order | FreeText
"""What an option asks of whoever takes it."""


class Option(Struct, frozen=True):
    """One thing a seat may answer; `label` names it where its message `<ask>-<option>` would not do.

    `free` marks a free action (a card playable at any time): heard at once, even while others are sealing.
    `part` marks one of several things sealed in a row: the rules hear it at once and ask its seat on, in secret.
    Nobody else can tell that there was one: to them the question is still the same, and closes when it would have.
    Only `ask_amid` knows what to do with these two.
    """

    fields: Mapping[str, Field] = field(default_factory=dict)
    label: Arg | None = None
    free: bool = False
    part: bool = False


class Ask(Struct, frozen=True):
    """A question put to one seat.

    key       names its sentence; `args` fill it in
    rule      id of the rule in the catalogue ("S-22")
    default   what is replied for an absent seat: legal, and computed from what that seat may see
    legal     one more check on the whole reply; returns why not, or None
    sealed    nobody sees the reply before all are in; it may be changed until then
    window    an optional reaction: closes at a time fixed when it opens
    optional  nobody waits for this seat; the ask stays open while others are asked, and closes with theirs
    about     what is to be judged, line by line below the sentence (an offer), known to this seat
    goes_on   it is one matter with the question before it, whose deadline stands (an offer and the counter-offer)
    """

    seat: Seat
    key: str
    rule: str
    options: Mapping[str, Option]
    default: Reply
    args: Mapping[str, Arg] = field(default_factory=dict)
    legal: Callable[[Reply], Saying | None] | None = None
    sealed: bool = False
    window: bool = False
    optional: bool = False
    about: Sequence[Saying] = ()
    goes_on: bool = False

    def check(self, reply: Reply) -> Reply:
        """The reply in its normal form (fields in order, absent optional ones left out); raises `Refused`."""
        option = self.options.get(reply.option)
        if option is None:
            raise Refused("refused-option", option=reply.option)
        for name in reply.fields:
            if name not in option.fields:
                raise Refused("refused-value", field=name, value=_shorten(reply.fields[name]))
        chosen: dict[str, Answer] = {}
        for name, wanted in option.fields.items():
            if name in reply.fields:
                chosen[name] = wanted.check(name, reply.fields[name], chosen)
            elif not wanted.optional and not is_void(wanted, chosen):
                raise Refused("refused-missing", field=name)
        checked = Reply(reply.option, chosen)
        if self.legal is not None and (why := self.legal(checked)) is not None:
            raise Refused(why.key, **why.args)
        return checked

    @property
    def can_pass(self) -> bool:
        """Whether doing nothing is one of the options."""
        return PASS in self.options


def is_void(wanted: Field, chosen: Chosen) -> bool:
    """Whether a field is left out, since nothing is due any more after the fields before it."""
    return isinstance(wanted, Pick) and wanted.due and not wanted.choices(chosen)


def _shorten(value: Answer) -> str:
    """A refused value as it may be shown back to the one who sent it, shortened."""
    return str(value if not isinstance(value, tuple) else ", ".join(value))[:60]


def list_picks(asked: Ask, option: str, field: str, chosen: Chosen = NOTHING) -> Sequence[str]:
    """The names that a field of an option admits, given the fields before it; () where there is no such field."""
    wanted = asked.options[option].fields.get(field) if option in asked.options else None
    return wanted.choices(chosen) if isinstance(wanted, Pick | Several | Order) else ()
