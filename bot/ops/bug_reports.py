"""Reports of broken rules: a file that reproduces the fault, and the command that plays it again.

A report holds a whole game, secrets included: it is kept in the data folder, readable by its owner alone, and
only its name is ever told to anybody.
"""

import asyncio
import os
import traceback
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.games import GAMES
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.notation import write
from porc_royal.play import Play, Position, RulesBroke
from storage.ports import Scrubber, TableLog, Traces


class Report(msgspec.Struct, frozen=True):
    """A game from its first position, every reply since, and the one that broke it, last."""

    game: str
    rules_version: int
    chapter: str
    state: msgspec.Raw
    replies: tuple[tuple[int, Reply], ...]
    trace: str = ""


class Reports:
    """Writes reports into `folder`."""

    def __init__(self, store: TableLog, folder: Path) -> None:
        self._store = store
        self._folder = folder

    async def write(self, table_id: int, broken: RulesBroke, last: Sequence[tuple[int, Reply]] = ()) -> str:
        """Keep what reproduces a fault, `last` being the replies that are not in the log; gives the file's name."""
        whole = await self._store.replay(table_id)
        replies = [(one.seat, msgspec.json.decode(one.reply, type=Reply)) for one in whole.entries]
        replies += last
        position = whole.position
        report = Report(
            whole.table.game,
            whole.table.rules_version,
            position.chapter if position else "",
            msgspec.Raw(position.state if position else b"{}"),
            tuple(replies),
            "".join(traceback.format_exception(broken)),
        )
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = f"table-{table_id}-{len(replies)}.json"
        descriptor = os.open(self._folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(report), indent=1))
        return name

    async def erase(self, traces: Traces, user_id: int) -> None:
        """Take a person out of the reports of their tables: names, id, and what they typed."""
        await asyncio.to_thread(self._erase, traces, user_id)

    def _erase(self, traces: Traces, user_id: int) -> None:
        scrubber = Scrubber(user_id, (*traces.names, *traces.typed), "-")
        for table_id in traces.tables:
            for path in self._folder.glob(f"table-{table_id}-*.json"):
                before = path.read_bytes()
                after = scrubber.clean_column(before)
                if isinstance(after, bytes) and after != before:
                    new = path.with_suffix(".unfinished")
                    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                        file.write(msgspec.json.format(after, indent=1))
                    new.replace(path)


def replay(path: Path) -> list[str]:
    """Play a report again; gives the log in its human form, the fault as its last line if there still is one."""
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    rulebook = GAMES[report.game]
    lines: list[str] = []
    try:
        game = Play(rulebook, Position(0, report.chapter, bytes(report.state), report.rules_version))
        for seat, reply in report.replies:
            lines.append(write(Seat(seat), reply))
            game.take(Seat(seat), reply)
    except (RulesBroke, Refused) as fault:
        cause = fault.__cause__ or fault
        lines.append("".join(traceback.format_exception(cause)).rstrip())
    else:
        lines.append(
            f"no fault: {len(report.replies)} replies, now in {' › '.join(game.list_running_rules()) or 'the end'}"
        )
    return lines
