"""What may be said: sayings (a key and its arguments, worded elsewhere) and facts (sayings with an audience).

Rules never hold a sentence. They name one by its key and give it arguments; the `.ftl` files of the game hold
the sentence in each language. An argument that has a name of its own in each language is a `Named`, a player
is a `Who`, so that French and English readers of one table each get their own words.
"""

from typing import Final, NewType, TypeAlias

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, 0 for the first; `CHANCE` is a seat too."""

CHANCE: Final = Seat(-1)
"""The seat that rolls, shuffles and draws. Nobody sits on it; the bot answers from a sealed stream."""


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat, to be shown as the name of whoever sits there."""

    seat: Seat


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A thing of the game that has a name in each language: `Named("card", "jamboneuse")`.

    Worded by the message `<game>-<kind>-<name>`, or by the bare name where the kind has no such message (the
    label of a tile is the same in every language).
    """

    kind: str
    name: str


class Listing(msgspec.Struct, frozen=True, tag="list"):
    """Several things, to be joined as the language joins them ("a, b and c")."""

    items: tuple["Who | Named | str", ...]


Arg: TypeAlias = str | int | Who | Named | Listing
"""What a saying may name: a word of its own, a number, a player, a thing, several things."""


class Saying(msgspec.Struct, frozen=True, tag="saying"):
    """A sentence named by its key, with its arguments; nothing about who reads it."""

    key: str
    args: dict[str, Arg] = {}


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, with who may know it.

    `to` is None for everybody, else the seats that may know. `reveals` says that the telling discloses
    something its audience could not know before (a card turned up, a hand dealt): what was revealed cannot be
    undone.
    """

    says: Saying
    to: tuple[Seat, ...] | None = None
    reveals: bool = False

    def is_known_to(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: the public) may know this fact."""
        return self.to is None or (seat is not None and seat in self.to)
