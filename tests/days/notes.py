"""Keeps the diary: looks at each turn of the table when it is written down, and at each call that is heard."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from bot.tables.live import Live
from bot.tables.turn import Turn
from porc_royal.facts import CHANCE
from porc_royal.play import Position
from storage.ports import Entry
from tests.days.diary import By, Diary, Kind, Line
from tests.days.program import SimulatedBot
from tests.days.scripted_discord import DIRECT, Message

SHORT: Final = 70


class Notes:
    """What is noted goes into `diary`. `over` is set by the last turn of the game."""

    def __init__(self, diary: Diary, now: Callable[[], int]) -> None:
        self.diary, self.now = diary, now
        self.over = asyncio.Event()
        self._doubtful: list[Line] = []

    def add(self, kind: Kind, who: str, what: str) -> None:
        """A line of this moment."""
        self.diary.add(Line(self.now(), kind, who, what))

    def hear(self, who: str, message: Message) -> None:
        """Somebody is called."""
        where = "direct message" if message.channel_id > DIRECT else "channel"
        self.add("pinged", who, f"{where}, “{_shorten(message.text)}”")

    def settle_doubts(self, log: Iterable[Entry]) -> None:
        """Note the answers that were under way when the program was killed, and are in the log all the same."""
        if self._doubtful:
            kept = {(one.seq, one.at) for one in log}
            self.diary.lines += [line for line in self._doubtful if (line.seq, line.at) in kept]
            self.diary.lines.sort(key=lambda line: line.at)
            self._doubtful.clear()

    def watch(self, bot: SimulatedBot) -> None:
        """Note what each turn of the table brings, once it is written down."""
        turns = bot.moderator._turns
        commit = turns.commit

        async def watched(turn: Turn, **more: Any) -> None:
            answers = list(self._list_answers(turn))
            try:
                await commit(turn, **more)
            except asyncio.CancelledError:
                self._doubtful += answers
                raise
            for line in answers:
                self.diary.add(line)
            if turn.opened:
                self._note_asked(turn.live)
            if turn.result is not None:
                self.over.set()

        turns.commit = watched  # type: ignore[method-assign]
        migrate = bot.tables._migrate
        assert migrate is not None

        async def watched_migration(live: Live, position: Position) -> None:
            await migrate(live, position)
            self.add("bot", "", "questions are asked again by the new rules")
            self._note_asked(live)

        bot.tables._migrate = watched_migration

    def _list_answers(self, turn: Turn) -> Iterator[Line]:
        for taken in turn.replies:
            if taken.seat == CHANCE:
                continue
            row = turn.live.at(taken.seat)
            by: By = taken.by or ("person" if taken.seat == turn.actor else "practice")
            what, window = f"{taken.ask.key}: {taken.step.reply.option}", taken.ask.window
            yield Line(
                self.now(), "answered", row.name, what, taken.place, by, window=window, seq=taken.step.seq
            )

    def _note_asked(self, live: Live) -> None:
        for seat in live.play.awaited:
            ask = live.play.asks[seat]
            self.diary.add(
                Line(
                    self.now(),
                    "asked",
                    live.at(seat).name,
                    ask.key,
                    live.play.place,
                    due_at=live.due_at,
                    window=ask.window,
                )
            )


def _shorten(text: str) -> str:
    """What a message says, without its heading, its place and what stands small in it, on one short line."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("-#", "<#"))]
    told = [line for line in lines if not (line.startswith("**") and "<#" in line)]
    said = " ".join(" ".join(told or lines).split())
    return said if len(said) <= SHORT else f"{said[:SHORT]}…"
