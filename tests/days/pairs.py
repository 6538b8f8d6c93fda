"""A simulated game as a script for two runs of it on different deals, to see that it told nobody what is hidden."""

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from bot.games import AnyPlay, AnyRulebook
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.script import is_still_legal
from tests.days.simulation import Outcome
from tests.promises.first import Author
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Event, Run

PAUSE_MS = 4 * MINUTE
"""What falls due in shorter pauses has no effect that others would answer."""


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody answered in the simulation, so long after its start; without a seat the bot goes down."""

    at: int
    seat: Seat | None = None
    reply: Reply | None = None


class Transcriber(Author):
    """Has everybody do what they did when they did it; the viewer looks about meanwhile."""

    def __init__(
        self, moderated: ModeratedTable, viewer: Seat | None, luck: random.Random, outcome: Outcome
    ) -> None:
        super().__init__(moderated, viewer, luck)
        # At its end a game shows everything, and two runs of it on different deals would be one deal.
        acts = list(list_acts(outcome))
        self._acts = deque(acts[: len(acts) // 2])
        self._at = 0

    def event(self, play: AnyPlay) -> Event | None:
        """What was done next, or the time that passed before; what cannot be done any more is left out."""
        while self._acts:
            act = self._acts[0]
            if act.seat is not None and act.at - self._at > PAUSE_MS:
                self._at = act.at
                return Event("wait", at=act.at)
            self._acts.popleft()
            self._at = max(self._at, act.at)
            if act.seat is None or act.reply is None:
                return Event("outage", at=act.at, looks=self.looks())
            ask = play.asks.get(act.seat)
            if ask is not None and is_still_legal(ask, act.reply):
                mine = act.seat == self.viewer
                reply = act.reply if mine else self.secrets.said(play.state, ask, act.reply)
                return Event("reply", act.seat, reply, play.place, looks=self.looks(), at=act.at)
        return None


def list_acts(outcome: Outcome) -> Iterator[Act]:
    """What people answered, and when the bot went down for long, in order."""
    began, theirs = (
        outcome.table.started_at or 0,
        {line.seq for line in outcome.diary.lines if line.by == "person"},
    )
    acts = [
        Act(one.at - began, Seat(one.seat), msgspec.json.decode(one.reply, type=Reply))
        for one in outcome.log
        if one.seq in theirs
    ]
    acts += [Act(down - began) for down, up in outcome.outages if up - down > PAUSE_MS and down > began]
    yield from sorted(acts, key=lambda act: act.at)


def compare_deals(
    runner: Runner, outcome: Outcome, watcher: int, events: int, book: AnyRulebook | None = None
) -> Run:
    """The game twice, watched by the public (0) or a seat; raises `Diverged` if its viewer can tell the deals apart.

    book: rules changed on purpose
    """
    script, table = outcome.script, outcome.table
    book = book or script.book
    first = Play.new(book, len(script.people), table.options).position
    opened = runner.numbered(
        Opening(
            book,
            len(script.people),
            dict(table.options),
            first.chapter,
            first.state,
            deadline=table.deadline_seconds,
            window=table.window_seconds,
            seed=table.secret,
            case=script.case,
        )
    )
    viewer = None if watcher == 0 else Seat((watcher - 1) % len(script.people))
    luck = random.Random(f"{script.seed} {watcher}")
    return runner.compare(
        opened,
        viewer,
        luck,
        events,
        lambda moderated, watching, chance: Transcriber(moderated, watching, chance, outcome),
    )
