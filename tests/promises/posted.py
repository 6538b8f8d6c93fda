"""What the messages of a table say now: each in its place, edited as they have been."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.delivery.outgoing import Button, Edit, Outgoing, Row, Say, unpack
from bot.panels.custom_ids import Token, read_token
from porc_royal.facts import Seat
from tests.promises.moderated import ModeratedTable, Sent

STORY = "story-"


@dataclass(slots=True)
class Post:
    """A message as it stands.

    keep    the name under which it is remembered
    called  whom it notified when it came, by user id
    """

    text: str
    rows: tuple[Row, ...]
    keep: str
    pictured: bool
    called: frozenset[int] = frozenset()

    @property
    def tokens(self) -> list[Token]:
        """Where its buttons and menus lead."""
        return [read_token(part.custom_id) for row in self.rows for part in row.parts]

    @property
    def buttons(self) -> list[Button]:
        """What may be pressed there."""
        return [part for row in self.rows for part in row.parts if isinstance(part, Button)]


@dataclass(slots=True)
class Posted:
    """The messages of one table by where they stand, and those that an event brought: new ones, and changed ones."""

    table: ModeratedTable
    places: dict[str, list[Post]] = field(default_factory=dict)
    new: list[tuple[str, Post]] = field(default_factory=list)
    changed: list[tuple[str, Post]] = field(default_factory=list)
    _read: int = 0

    def read(self) -> None:
        """Take in what was sent since."""
        self.new, self.changed = [], []
        for sent in self.table.sent[self._read :]:
            self._take(sent)
        self._read = len(self.table.sent)

    def _take(self, sent: Sent) -> None:
        message, place = _decode(sent.payload), self.places.setdefault(sent.destination, [])
        match message:
            case Say():
                called = frozenset[int]() if message.silent else self._list_called(sent.destination, message)
                post = Post(message.text, message.rows, message.keep, message.picture is not None, called)
                place.append(post)
                self.new.append((sent.destination, post))
            case Edit():
                old = next((one for one in reversed(place) if one.keep == message.keep), None)
                if old is None:  # of before the table was looked at
                    return
                old.text, old.rows = message.text, message.rows
                old.pictured = message.picture is not None or (message.keeps_picture and old.pictured)
                self.changed.append((sent.destination, old))
            case _:
                pass

    @staticmethod
    def _list_called(destination: str, message: Say) -> frozenset[int]:
        kind, _, number = destination.partition(":")
        return frozenset((int(number),)) if kind == "dm" else frozenset(message.mentions)

    @property
    def public(self) -> Sequence[Post]:
        """What everybody reads."""
        return self.places.get(self.table.channel, [])

    def private(self, seat: Seat) -> Sequence[Post]:
        """What stands in the direct messages of one seat."""
        return self.places.get(f"dm:{self.table.user(seat)}", [])

    def notified(self) -> Iterator[int]:
        """Whom the last event notified, once for each message that did."""
        for _, post in self.new:
            yield from post.called


def _decode(payload: bytes) -> Outgoing:
    for kind in ("say", "edit", "thread"):
        if f'"type":"{kind}"'.encode() in payload[:20]:
            return unpack(kind, payload)
    raise AssertionError(payload)
