"""What Discord was asked to show, as people meet it: new messages, edits, pictures, and whom each notifies."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self

from bench.calm.requests import name_request
from tests.fake_discord import Channel, FakeDiscord, Message, Request, User
from tests.fake_discord.model import PRIVATE_THREAD

SILENT: Final = 1 << 12
"""Discord's flag SUPPRESS_NOTIFICATIONS: the message is there, and nobody's telephone rings."""
REMEMBERED: Final = 12
"""So many of the newest messages are still in front of somebody."""

Kind = Literal["new", "edit", "delete"]
Place = Literal["public", "direct", "private"]
"""The table's channel and its threads; one person's direct messages; what an interaction shows to one person alone."""


@dataclass(frozen=True, slots=True)
class Event:
    """One message that was posted, changed or taken away.

    keys      the sentences it is made of, by key (`name_sentences`)
    files     what it newly brought, by content
    notifies  whom it notifies, by user id: nobody, when it is an edit, silent, or for one who has just pressed
    """

    kind: Kind
    place: Place
    text: str = ""
    keys: tuple[str, ...] = ()
    files: tuple[bytes, ...] = ()
    notifies: frozenset[int] = frozenset()


@dataclass(slots=True)
class Record:
    """What happened since the last reply.

    requests  those that are no answers to interactions, each by what it is for (`name_request`)
    answers   requests that are: callbacks, their edits and followups
    """

    events: list[Event] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    answers: int = 0

    @property
    def own(self) -> int:
        """How many are no answers."""
        return len(self.requests)

    def name_sentences(self, name: Callable[[str], tuple[str, ...]]) -> Self:
        """The same with the key of each sentence instead of its text."""
        named = [replace(one, text="", keys=name(one.text)) for one in self.events]
        return replace(self, events=named)


class CountedDiscord(FakeDiscord):
    """A fake Discord that keeps a record, and knows what stands in front of each person."""

    def __init__(self) -> None:
        super().__init__()
        self.since = Record()
        self.shown: Final[dict[int, list[Message]]] = {}
        """The newest messages that one person alone can read, by user id."""
        self.public: Final[list[Message]] = []

    def take_record(self) -> Record:
        """What happened since this was asked last."""
        found, self.since = self.since, Record()
        return found

    def post(self, channel: Channel, author: User, **parts: Any) -> Message:
        """Put a message into a channel."""
        message = super().post(channel, author, **parts)
        self._note("new", message, message.files)
        return message

    def edit(self, message: Message, changes: dict[str, Any]) -> None:
        """Replace parts of a message."""
        before = list(message.files)
        super().edit(message, changes)
        self._note("edit", message, [one for one in message.files if one not in before])

    def delete(self, message: Message) -> None:
        """Take a message away."""
        super().delete(message)
        self._note("delete", message, [])

    def record(self, request: Request) -> None:
        """Count a request."""
        super().record(request)
        if request.path.startswith(("/interactions/", "/webhooks/")):
            self.since.answers += 1
        else:
            self.since.requests.append(name_request(self, request))

    def _note(self, kind: Kind, message: Message, files: list[Any]) -> None:
        if message.author is not self.bot:
            return
        brought = tuple(bytes(one.data) for one in files)
        called = find_notified(message) if kind == "new" else frozenset[int]()
        self.since.events.append(Event(kind, find_place(message), message.text, (), brought, called))
        reader = message.viewer or message.channel.recipient
        shown = self.public if reader is None else self.shown.setdefault(reader.id, [])
        if message in shown:
            shown.remove(message)
        if kind != "delete":
            shown.append(message)
        del shown[:-REMEMBERED]


def find_place(message: Message) -> Place:
    """Where a message stands."""
    if message.ephemeral or message.channel.kind == PRIVATE_THREAD:
        return "private"
    return "direct" if message.channel.recipient is not None else "public"


def find_notified(message: Message) -> frozenset[int]:
    """Whom a new message notifies: those it pings, or whoever it was written to, unless it is silent."""
    if message.ephemeral or message.flags & SILENT:
        return frozenset()
    recipient = message.channel.recipient
    if recipient is not None:
        return frozenset((recipient.id,))
    return frozenset(one.id for one in message.pings)


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that came of one reply.

    turn     the turn in which it was given, a public fact of the game; 0 before the first
    asked    the question that it answers, and `option` what was answered; "" where the table was opened
    opened   the questions that are open afterwards
    owing    who owes an answer afterwards, by user id
    window   whether an optional reaction was asked for
    presses  components pressed and modals sent for it; `before` those that only brought the question up
    fields   how many fields its option has
    stuck    where the panels led no further, so that the moderator was told directly; "" where they led there
    early    what happened while everybody thought, and `owed` who owed an answer then
    """

    turn: int
    asked: str
    option: str
    opened: tuple[str, ...] = ()
    owing: frozenset[int] = frozenset()
    record: Record = field(default_factory=Record)
    window: bool = False
    presses: int = 0
    before: int = 0
    fields: int = 0
    stuck: str = ""
    early: Record = field(default_factory=Record)
    owed: frozenset[int] = frozenset()

    @property
    def sent(self) -> Sequence[tuple[Event, frozenset[int]]]:
        """Everything that was shown, each with those who owed an answer then."""
        before = [(event, self.owed) for event in self.early.events]
        return [*before, *((event, self.owing) for event in self.record.events)]


@dataclass(slots=True)
class Tally:
    """The figures of one turn.

    notified  notifications of each person, by user id; `idle` those that came while nothing was owed; `moments` counts
              all that one reply brings as one
    own       requests that are no answers to interactions, and `answers` those that are: both of replies alone
    opening   requests with which the table was opened
    """

    messages: int = 0
    edits: int = 0
    deleted: int = 0
    pictures: list[bytes] = field(default_factory=list)
    pictures_edited: list[bytes] = field(default_factory=list)
    private_pictures: list[bytes] = field(default_factory=list)
    notified: dict[int, int] = field(default_factory=dict)
    idle: dict[int, int] = field(default_factory=dict)
    moments: dict[int, int] = field(default_factory=dict)
    own: int = 0
    answers: int = 0
    opening: int = 0
    replies: int = 0
    undriven: int = 0

    @classmethod
    def of(cls, people: frozenset[int]) -> Self:
        """A turn in which nobody was notified of anything yet."""
        notified, idle, moments = (dict.fromkeys(people, 0) for _ in range(3))
        return cls(notified=notified, idle=idle, moments=moments)

    def add(self, step: Step) -> None:
        """Add what came of one reply."""
        self.replies += bool(step.option)
        self.undriven += bool(step.stuck)
        if step.option:
            self.own += step.record.own + step.early.own
            self.answers += step.record.answers
        else:
            self.opening += step.record.own
        for event, owing in step.sent:
            self._add_event(event, owing)
        for record in (step.early, step.record):
            for person in frozenset[int]().union(*(event.notifies for event in record.events)):
                self.moments[person] = self.moments.get(person, 0) + 1

    def _add_event(self, event: Event, owing: frozenset[int]) -> None:
        if event.place == "public":
            self.messages += event.kind == "new"
            self.edits += event.kind == "edit"
            self.deleted += event.kind == "delete"
            (self.pictures if event.kind == "new" else self.pictures_edited).extend(event.files)
        else:
            self.private_pictures.extend(event.files)
        for person in event.notifies:
            self.notified[person] = self.notified.get(person, 0) + 1
            if person not in owing:
                self.idle[person] = self.idle.get(person, 0) + 1


def tally_turns(steps: Sequence[Step], people: frozenset[int]) -> Mapping[int, Tally]:
    """The figures of each turn, with every person in them."""
    found: dict[int, Tally] = {}
    for step in steps:
        if step.turn not in found:
            found[step.turn] = Tally.of(people)
        found[step.turn].add(step)
    return found
