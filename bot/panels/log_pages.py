"""The log in pages, with a mark where its reader last was.

Pages are counted by the lines that this reader may know: the buttons say nothing else of the log, and a page stays the
same however much happens after it.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.delivery.outgoing import Button, Row
from bot.i18n import measure_length
from bot.panels.custom_ids import Token
from bot.panels.parts import Panel
from bot.wording.voice import Voice

ROOM: Final = 1700
"""Characters of the lines on one page; the rest is for its heading and its mark."""
LINES: Final = 25
LINE: Final = 600
"""Characters of one line."""
NEWEST: Final = ""
FORWARD: Final = "from"
BACKWARD: Final = "to"
LEFT: Final = "left"
"""From where the reader's visit before this one ended."""


class LogPlace(Struct, frozen=True):
    """Which page: the newest, that from a line on, or that up to a line. `mark`: so many lines are read already."""

    cut: str = NEWEST
    line: int = 0
    mark: int = 0


def show_log_page(voice: Voice, table_id: int, title: str, lines: Sequence[str], where: LogPlace) -> Panel:
    """One page of the log, with buttons to the others."""
    start, end = _cut(lines, where)
    mark = min(where.mark, len(lines))
    shown = [voice.fit(line, LINE) for line in lines[start:end]]
    if start <= mark < end and mark:
        shown.insert(mark - start, voice.text("log-mark"))
    head = voice.text("log-head", title=title, first=start + 1, last=end, count=len(lines))
    if not lines:
        head, shown = f"**{title}**", [voice.text("log-empty")]
    return Panel("\n".join([head, *shown]), _make_row(voice, table_id, (start, end, len(lines)), mark))


def make_log_button(voice: Voice, table_id: int, key: str, where: LogPlace, *, apart: bool = False) -> Button:
    """The button that leads to a page; `apart`: in a message of its own."""
    token = Token(
        "log", table_id, where.line, option=where.cut, field="new" if apart else "", value=str(where.mark)
    )
    return Button(custom_id=str(token), label=voice.text(key))


def _cut(lines: Sequence[str], where: LogPlace) -> tuple[int, int]:
    """The first line of a page, and the one after its last."""
    count = len(lines)
    start = end = count if where.cut == NEWEST else min(max(where.line, 0), count)
    if where.cut == FORWARD and start < count:
        room = ROOM
        while end < count and end - start < LINES and (room := room - _measure(lines[end])) >= 0:
            end += 1
        return start, end
    room = ROOM
    while start > 0 and end - start < LINES and (room := room - _measure(lines[start - 1])) >= 0:
        start -= 1
    return start, end


def _measure(line: str) -> int:
    return min(measure_length(line), LINE) + 1


def _make_row(voice: Voice, table_id: int, page: tuple[int, int, int], mark: int) -> tuple[Row, ...]:
    start, end, count = page
    buttons: list[tuple[str, LogPlace]] = []
    if start > 0:
        buttons.append(("button-log-earlier", LogPlace(BACKWARD, start, mark)))
    if end < count:
        buttons.append(("button-log-later", LogPlace(FORWARD, end, mark)))
    if 0 < mark < count and not start <= mark < end:
        buttons.append(("button-log-mark", LogPlace(FORWARD, mark, mark)))
    if end < count:
        buttons.append(("button-log-newest", LogPlace(NEWEST, 0, mark)))
    made = tuple(make_log_button(voice, table_id, key, where) for key, where in buttons)
    return (Row(made),) if made else ()
