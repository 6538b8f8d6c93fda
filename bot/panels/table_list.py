"""The list of tables: a line for each, with the button that leads there, or answers what waits for its reader."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.delivery.outgoing import Button
from bot.i18n import Reader
from bot.panels.custom_ids import Token
from bot.panels.lines import make_lines
from bot.panels.parts import Panel
from bot.wording.voice import address_messages, name_channel
from storage.ports import TableRow

MOST: Final = 25
"""So many tables are named."""


def make_table_list(
    reader: Reader,
    tables: Sequence[TableRow],
    waiting: Collection[int],
    messages: Mapping[int, int],
    over: Sequence[str],
) -> Panel:
    """The tables, those that wait for their reader first.

    messages: the newest message of each table, as far as there is one
    over: what is said of the games that have ended
    """
    title = reader.text("list-title", count=len(tables))
    sorted_ones = sorted(tables, key=lambda one: one.id not in waiting)
    entries = [
        (_word_table(reader, one, one.id in waiting), _make_button(reader, one, waiting, messages))
        for one in sorted_ones[:MOST]
    ]
    more = [reader.text("list-more", count=len(tables) - MOST)] if len(tables) > MOST else []
    foot = "\n".join([*more, *over])
    if not entries:
        return Panel("\n".join(filter(None, (title, foot))))
    return Panel(title, lines=make_lines(title, entries, foot))


def _word_table(reader: Reader, table: TableRow, waits: bool) -> str:
    name = reader.text("table-name", game=reader.game_name(table.game), number=table.id)
    state = reader.text("status-" + table.status.replace("_", "-"))
    line = reader.text("list-line", table=name, where=name_channel(table), progress=state)
    return line + (f" · **{reader.text('list-yours')}**" if waits else "")


def _make_button(
    reader: Reader, table: TableRow, waiting: Collection[int], messages: Mapping[int, int]
) -> Button | None:
    """To answer, where its reader is awaited; else the way to the table's newest message, or to its channel."""
    if table.id in waiting:
        token = str(Token("ask", table.id))
        return Button(custom_id=token, label=reader.text("button-answer"), style="primary")
    if table.channel_id < 0:
        return None
    address = address_messages(table)
    there = messages.get(table.id)
    return Button(label=reader.text("list-go"), url=f"{address}{there}" if there else address.rstrip("/"))
