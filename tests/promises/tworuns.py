"""Two runs of one table: the second with everything dealt anew that a viewer cannot know.

The first run (`first.py`) makes a script by luck: replies of all seats, refused commands, changed sealed answers,
undo, time passing, restarts. The second (`second.py`) plays the same visible script on the new deal. What other
seats did that the viewer was not told in the end (sealed answers of a question still open) is done otherwise, by
other seats.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from msgspec.structs import replace

from bot.moderation.standing_orders import StandingOrders
from bot.panels.prompts import Panel
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from tests.promises.knowledge import Known
from tests.promises.looks import refusal, seen
from tests.promises.moderated import ModeratedTable, plain

LAST_LOOKS: Final = ("status", "log")
"""What may be looked at when the game is over."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that somebody does. `refused`: it was not taken; `at`: when, a minute after the last if not said."""

    act: str
    seat: Seat | None = None
    reply: Reply | None = None
    place: int | None = None
    refused: bool = False
    looks: tuple[str, ...] = ()
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """After an event: which event opened the questions that are open, who else is asked, who has sealed.

    `others` are awaited; for `bystanders` nobody waits. Everybody knows who is `away`.
    """

    opened: int = 0
    others: tuple[Seat, ...] = ()
    bystanders: tuple[Seat, ...] = ()
    sealed: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Run:
    """What one run showed its viewer, event by event, and what it would take to run it again."""

    shown: list[tuple[str, bytes]] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    drawn: list[Reply] = field(default_factory=list)
    known: list[Known] = field(default_factory=list)
    asked: list["Standing"] = field(default_factory=list)


class Diverged(AssertionError):
    """The two runs do not show the same; `what` says where."""

    def __init__(self, what: str, one: bytes, other: bytes) -> None:
        self.what = what
        at = next(
            (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
        )
        clip = slice(max(0, at - 150), at + 150)
        super().__init__(
            f"{what}: {one[clip].decode(errors='replace')!r} or {other[clip].decode(errors='replace')!r}"
        )


def compare(one: Run, other: Run, events: int) -> None:
    """Raise `Diverged` at the first thing the viewer was shown differently within so many events."""
    upto = (one.ends[events], other.ends[events])
    for (name, here), (again, there) in zip(one.shown[: upto[0]], other.shown[: upto[1]], strict=False):
        if (name, here) != (again, there):
            raise Diverged(f"{name} / {again}", here, there)
    if upto[0] != upto[1]:
        raise Diverged("number of things shown", str(upto[0]).encode(), str(upto[1]).encode())


Act: TypeAlias = Callable[[ModeratedTable, Event, Seat | None], Awaitable[Sequence[Panel]]]
"""Something that is done at a table; gives what its viewer reads of it in private."""


class Watched:
    """A table whose viewer's transcript is kept."""

    acts: ClassVar[Mapping[str, Act]] = {}
    """What may be done besides, by its name."""

    def __init__(self, moderated: ModeratedTable, viewer: Seat | None, run: Run) -> None:
        self.moderated, self.viewer, self.run = moderated, viewer, run
        self._seen = 0
        self._mine = {moderated.channel, f"dm:{moderated.user(viewer)}"}
        moderated.painted = self._mine

    def show(self, name: str, what: bytes) -> None:
        self.run.shown.append((name, what))

    async def collect(self, looks: tuple[str, ...]) -> None:
        """Everything that reached the viewer since, then what it goes and looks at."""
        moderated = self.moderated
        await moderated.tell_held()
        for sent in moderated.sent[self._seen :]:
            if sent.destination in self._mine:
                message = plain([sent.destination, sent.at, sent.not_before])
                self.show("message", message + sent.payload)
                self.show("picture", plain(sent.picture))
        self._seen = len(moderated.sent)
        self.show(
            "clock",
            plain([(one.kind, one.place, one.seat, one.due_at) for one in await moderated.deadlines()]),
        )
        # The channel has the board only now and then, but it may come to have it at any time.
        self.show("board of all", plain(await moderated.draw_public_board()))
        for name in looks:
            self.show(name, await seen(moderated, self.viewer, name))
        self.run.ends.append(len(self.run.shown))

    async def do(self, event: Event) -> Exception | None:
        """Let an event happen; gives the refusal, which the viewer reads if it is the one who acted."""
        await self.moderated.pass_time(event.at)
        try:
            await self._act(event)
        except Refused as refused:
            if event.seat == self.viewer:
                self.show("refusal", await refusal(self.moderated, event.seat, refused))
            return refused
        return None

    async def _act(self, event: Event) -> None:
        moderated, seat = self.moderated, event.seat
        if event.act in self.acts:
            for panel in await self.acts[event.act](moderated, event, self.viewer):
                self.show(event.act, plain([panel.text, panel.rows]))
            return
        match event.act:
            case "reply" if event.reply is not None:
                receipt = await moderated.reply(seat, event.reply, event.place)
                if seat == self.viewer:
                    async with moderated.tables.turn(moderated.table_id) as live:
                        voice = moderated.voices.in_language(live, moderated.language(seat))
                        # Its number in the log says what others have done in secret; it is never told.
                        self.show("receipt", plain([voice.receipt(receipt), replace(receipt, seq=0)]))
            case "order" if event.reply is not None:
                orders = StandingOrders(moderated.deps)
                press, language = moderated.press(seat), moderated.language(seat)
                panel = await orders.give_and_show(moderated.table_id, press, event.reply, language)
                self.show("orders", plain([panel.text, panel.rows]))
            case "undo":
                undone = await moderated.moderator.undo(moderated.table_id, moderated.press(seat))
                await moderated.deliver()
                if seat == self.viewer:
                    self.show("undone", plain(undone))
            case "time":
                await moderated.fire()
            case "restart":
                moderated.tables.drop(moderated.table_id)
            case "wait":
                pass
            case "outage":
                await moderated.stay_away()
            case _:
                await seen(moderated, seat, event.act)
