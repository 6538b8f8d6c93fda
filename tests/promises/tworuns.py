"""Two runs of one table: the second with everything dealt anew that a viewer cannot know.

The first run makes a script by luck: replies of all seats, refused commands, changed sealed answers, undo, time
passing, restarts. The second plays the same visible script on the new deal. Whatever other seats did that the
viewer was not told in the end (sealed answers of a question still open) is done otherwise, by other seats.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from bot import consequences
from games.table.asks import Ask, Order, Refused, Reply
from games.table.facts import Seat
from games.table.play import Play
from games.table.replies import some_reply
from tests.promises.looks import LOOKS, refusal, seen
from tests.promises.secrets import SECRETS, Renaming, renamed, renaming
from tests.promises.stage import MINUTE, Opening, Stage, plain

USUAL_LOOKS: Final = 2
"""How many looks a viewer takes after each event."""

LAST_LOOKS: Final = ("status", "log")
"""What may be looked at when the game is over."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that somebody does. `refused`: it was not taken; `age` is the question it speaks of."""

    act: str
    seat: Seat | None = None
    reply: Reply | None = None
    place: int | None = None
    refused: bool = False
    looks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """After an event: which event opened the questions that are open, who else is asked, who has sealed."""

    opened: int = 0
    others: tuple[Seat, ...] = ()
    sealed: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Run:
    """What one run showed its viewer, event by event, and what it would take to run it again."""

    shown: list[tuple[str, bytes]] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    drawn: list[Reply] = field(default_factory=list)
    known: list[frozenset[str]] = field(default_factory=list)
    asked: list["Standing"] = field(default_factory=list)


class Diverged(AssertionError):
    """The two runs do not show the same; `what` says where."""

    def __init__(self, what: str, one: bytes, other: bytes) -> None:
        self.what = what
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        clip = slice(max(0, at - 150), at + 150)
        super().__init__(f"{what}: {one[clip].decode(errors='replace')!r} or {other[clip].decode(errors='replace')!r}")


def compare(one: Run, other: Run, events: int) -> None:
    """Raise `Diverged` at the first thing the viewer was shown differently within so many events."""
    upto = (one.ends[events], other.ends[events])
    for (name, here), (again, there) in zip(one.shown[: upto[0]], other.shown[: upto[1]], strict=False):
        if (name, here) != (again, there):
            raise Diverged(f"{name} / {again}", here, there)
    if upto[0] != upto[1]:
        raise Diverged("number of things shown", str(upto[0]).encode(), str(upto[1]).encode())


class Watched:
    """A stage whose viewer's transcript is kept."""

    def __init__(self, stage: Stage, viewer: Seat | None, run: Run) -> None:
        self.stage, self.viewer, self.run = stage, viewer, run
        self._seen = 0
        self._mine = {stage.channel, f"dm:{stage.user(viewer)}"}
        stage.painted = self._mine

    def show(self, name: str, what: bytes) -> None:
        self.run.shown.append((name, what))

    async def collect(self, looks: tuple[str, ...]) -> None:
        """Everything that reached the viewer since, then what it goes and looks at."""
        stage = self.stage
        for sent in stage.sent[self._seen :]:
            if sent.destination in self._mine:
                letter = plain([sent.destination, sent.at, sent.not_before])
                self.show("letter", letter + sent.payload)
                self.show("picture", plain(sent.picture))
        self._seen = len(stage.sent)
        self.show("clock", plain([(one.kind, one.place, one.seat, one.due_at) for one in await stage.deadlines()]))
        for name in looks:
            self.show(name, await seen(stage, self.viewer, name))
        self.run.ends.append(len(self.run.shown))

    async def do(self, event: Event) -> Exception | None:
        """Let an event happen; gives the refusal, which the viewer reads if it is the one who acted."""
        stage = self.stage
        stage.clock.time += MINUTE
        try:
            await self._act(event)
        except Refused as refused:
            if event.seat == self.viewer:
                self.show("refusal", await refusal(stage, event.seat, refused))
            return refused
        return None

    async def _act(self, event: Event) -> None:
        stage, seat = self.stage, event.seat
        match event.act:
            case "reply" if event.reply is not None:
                receipt = await stage.reply(seat, event.reply, event.place)
                if seat == self.viewer:
                    async with stage.tables.turn(stage.table_id) as live:
                        voice = stage.voices.in_language(live, stage.language(seat))
                        self.show("receipt", plain([voice.receipt(receipt), receipt]))
            case "undo":
                undone = await stage.moderator.undo(stage.table_id, stage.press(seat))
                await stage.deliver()
                if seat == self.viewer:
                    self.show("undone", plain(undone))
            case "time":
                await stage.fire()
            case "restart":
                stage.tables.drop(stage.table_id)
            case _:
                await seen(stage, seat, event.act)


# ------------------------------------------------------------------------------------------- the first run


class Author:
    """Makes up a script by luck while the first run goes on."""

    def __init__(self, stage: Stage, viewer: Seat | None, luck: random.Random) -> None:
        self.stage, self.viewer, self.luck = stage, viewer, luck
        self.secrets = SECRETS[stage.opening.book.name]

    def looks(self) -> tuple[str, ...]:
        return tuple(self.luck.sample(sorted(LOOKS), USUAL_LOOKS))

    def event(self, play: Play[Any, Any]) -> Event:
        """What happens next."""
        luck, seats = self.luck, [Seat(number) for number in range(self.stage.opening.players)]
        match luck.choices(("reply", "wrong", "undo", "time", "restart", "look"), (70, 12, 6, 4, 2, 6))[0]:
            case "wrong":
                return self._wrong(play, luck.choice([self.viewer, self.viewer, *seats]))
            case "undo":
                return Event("undo", luck.choice([self.viewer, *seats]), looks=self.looks())
            case "look":
                return Event(luck.choice(sorted(LOOKS)), luck.choice(seats), looks=self.looks())
            case "time" | "restart" as act:
                return Event(act, looks=self.looks())
            case _:
                seat = luck.choice(play.awaited)
                if play.sealed and luck.random() < 0.15:
                    seat = luck.choice(sorted(play.sealed))
                return Event("reply", seat, self._reply(play.asks[seat]), play.place, looks=self.looks())

    def _reply(self, ask: Ask) -> Reply:
        """Anything legal; doing nothing less often than luck alone would have it."""
        tries = [some_reply(ask, self.luck.randrange) for _ in range(3)]
        return next((one for one in tries if one.fields), tries[0])

    def _wrong(self, play: Play[Any, Any], seat: Seat | None) -> Event:
        """A command that may not be taken: unknown option, old place, somebody else's question or thing."""
        luck = self.luck
        ask = play.asks.get(seat) if seat is not None else None
        reply, place = Reply("no-such-option"), play.place if luck.random() < 0.5 else None
        if seat == self.viewer:
            theirs = luck.choice([*play.asks.values()])
            reply, name = some_reply(ask or theirs, luck.randrange), luck.choice(self.secrets.universe())
            match luck.randrange(3):
                case 0:
                    place = play.place - 1
                case 1 if ask is not None:
                    reply = _forged(ask, name, luck)
                case _:
                    reply = Reply("no-such-option", {"card": name})
        return Event("reply", seat, reply, place, refused=True, looks=self.looks())


def _forged(ask: Ask, name: str, luck: random.Random) -> Reply:
    """An option with a thing named that may be anybody's."""
    option = luck.choice(sorted(ask.options))
    fields = ask.options[option].fields
    if not fields:
        return Reply(option, {"card": name})
    key = luck.choice(sorted(fields))
    return Reply(option, {key: name if hasattr(fields[key], "optional") and luck.random() < 0.5 else (name,)})


async def first_run(stage: Stage, viewer: Seat | None, luck: random.Random, events: int) -> Run:
    """Play by luck; note what was shown to the viewer, and from when on it knew what."""
    run = Run()
    watched, author = Watched(stage, viewer, run), Author(stage, viewer, luck)
    with _knowing(stage, viewer) as knows, _recorded(run.drawn):
        await stage.begin()
        await watched.collect(())
        run.known.append(frozenset(knows))
        run.asked.append(Standing())
        while len(run.events) < events and not await stage.over():
            play = await stage.play()
            before = play.place
            event = author.event(play)
            refused = await watched.do(event) is not None
            run.events.append(replace(event, refused=refused))
            over = await stage.over()
            await watched.collect(LAST_LOOKS if over else event.looks)
            run.known.append(frozenset(knows))
            run.asked.append(Standing() if over else _standing(run, viewer, await stage.play(), before))
    return run


def _standing(run: Run, viewer: Seat | None, play: Play[Any, Any], before: int) -> Standing:
    opened = run.asked[-1].opened if play.place == before else len(run.events)
    others = tuple(seat for seat in sorted(play.asks) if seat != viewer)
    return Standing(opened, others, tuple(seat for seat in others if seat in play.sealed))


@contextmanager
def _knowing(stage: Stage, viewer: Seat | None) -> Iterator[set[str]]:
    """Collect what the viewer can tell apart at every step of every script, however briefly."""
    secrets, known, listen = SECRETS[stage.opening.book.name], set[str](), Play._listen

    def listening(play: Play[Any, Any], request: Any) -> bool:
        known.update(secrets.known(play.view(viewer)))
        return listen(play, request)

    Play._listen = listening  # type: ignore[method-assign]  # a tap on the line, taken off below
    try:
        yield known
    finally:
        Play._listen = listen  # type: ignore[method-assign]


@contextmanager
def _recorded(drawn: list[Reply]) -> Iterator[None]:
    """Note every outcome of chance."""
    true = consequences.outcome

    def outcome(question: Ask, seed: bytes, place: int) -> Reply:
        drawn.append(true(question, seed, place))
        return drawn[-1]

    consequences.outcome = outcome
    try:
        yield
    finally:
        consequences.outcome = true


# ------------------------------------------------------------------------------------------ the second run


def dealt_anew(opening: Opening, deal: Renaming) -> Opening:
    """The same position on another deal."""
    state = renamed(msgspec.json.decode(opening.state), deal)
    return replace(opening, state=msgspec.json.encode(state))


@dataclass(frozen=True, slots=True)
class Plan:
    """How the second run differs: the deal, and who gave the answers that nobody has seen."""

    deal: Renaming
    stand_ins: dict[Seat, Seat]
    opened: int
    luck: random.Random


def planned(run: Run, name: str, events: int, viewer: Seat | None, luck: random.Random) -> Plan:
    """A plan for so many events of a first run: everything changes that its viewer was not told by then."""
    standing = run.asked[events]
    deal = renaming(SECRETS[name], run.known[events], named(run, standing.opened, viewer), luck)
    seats = list(standing.others)
    luck.shuffle(seats)
    return Plan(deal, dict(zip(standing.others, seats, strict=True)), standing.opened, luck)


def named(run: Run, events: int, viewer: Seat | None) -> frozenset[str]:
    """What others have named in their replies, among so many events."""
    return frozenset(
        one
        for event in run.events[:events]
        if event.act == "reply" and not event.refused and event.seat != viewer and event.reply is not None
        for value in event.reply.fields.values()
        for one in (value if isinstance(value, tuple) else (str(value),))
    )


def best_end(run: Run) -> int:
    """The last event after which others' answers lie sealed, if there is any in the second half; else the end."""
    ends = [end for end in range(len(run.events) // 2, len(run.events) + 1) if run.asked[end].sealed]
    return ends[-1] if ends else len(run.events)


async def second_run(stage: Stage, viewer: Seat | None, run: Run, plan: Plan, events: int) -> Run:
    """The same visible script on the new deal. Raises `Diverged` when somebody cannot play his part."""
    again = Run()
    watched = Watched(stage, viewer, again)
    with _replayed(run.drawn, plan.deal):
        await stage.begin()
        await watched.collect(())
        for number, event in enumerate(run.events[:events]):
            mine = event.seat == viewer
            if not mine and (event.refused or event.act in LOOKS):
                # What others were refused or shown leaves no trace, so here it never happened.
                stage.clock.time += MINUTE
                await watched.collect(LAST_LOOKS if await stage.over() else event.looks)
                continue
            part = event if mine else _part(event, number, plan, await stage.play())
            refused = await watched.do(part)
            if (refused is not None) != event.refused:
                raise Diverged(f"event {number}", plain(str(event)), plain(repr(refused)))
            await watched.collect(LAST_LOOKS if await stage.over() else event.looks)
    return again


def _part(event: Event, number: int, plan: Plan, play: Play[Any, Any]) -> Event:
    """What a seat other than the viewer's does in the second run."""
    if event.seat is None or event.act not in ("reply", "undo"):
        return event
    if number >= plan.opened:
        seat = plan.stand_ins.get(event.seat, event.seat)
        ask = play.asks.get(seat)
        if event.act == "undo" or ask is None:
            return replace(event, seat=seat)
        return replace(event, seat=seat, reply=some_reply(ask, plan.luck.randrange))
    if event.reply is None:
        return event
    return replace(event, reply=Reply(event.reply.option, renamed(event.reply.fields, plan.deal)))


@contextmanager
def _replayed(drawn: list[Reply], deal: Renaming) -> Iterator[None]:
    """Chance does what it did, on the new deal; what it has never been asked it answers as it likes."""
    true, left = consequences.outcome, list(drawn)

    def outcome(question: Ask, seed: bytes, place: int) -> Reply:
        if not left:
            return true(question, seed, place)
        reply = left.pop(0)
        (option,) = question.options.values()
        shuffling = any(isinstance(wanted, Order) for wanted in option.fields.values())
        return Reply(reply.option, renamed(reply.fields, deal)) if shuffling else reply

    consequences.outcome = outcome
    try:
        yield
    finally:
        consequences.outcome = true
