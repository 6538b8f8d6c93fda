"""Lists with a button at each line keep within Discord's limits, and lose what has no room from their end."""

import pytest

from bot.delivery.discord_format import make_layout
from bot.delivery.outgoing import (
    Button,
    Edit,
    ListLine,
    Row,
    Say,
    TooMuch,
    make_row,
    measure,
    measure_lines,
    unpack,
)
from bot.i18n import LANGUAGES
from bot.panels.lines import make_lines
from bot.panels.table_list import MOST, make_table_list
from storage.ports import Language, TableRow
from tests.fake_discord.components import walk
from tests.words import WORDS


def button(number: int) -> Button:
    return Button(custom_id=f"b:{number}", label="Answer")


@pytest.mark.parametrize("count", [1, 11, 12, 13, 60])
@pytest.mark.parametrize("length", [10, 200, 1900])
@pytest.mark.parametrize("foot", ["", "and more"])
def test_a_list_of_any_length_is_taken(count: int, length: int, foot: str) -> None:
    lines = make_lines("Tables", [("x" * length, button(number)) for number in range(count)], foot)
    measure_lines("Tables", lines)
    parts = list(walk([one.to_component_dict() for one in make_layout("Tables", lines).children]))
    assert len(parts) <= 40
    assert sum(len(one.get("content", "")) for one in parts) <= 4000
    with_buttons = [one for one in lines if one.button]
    assert len(with_buttons) == min(count, 12, (3800 - 6 - len(foot)) // (length + 1))
    assert not foot or lines[-1] == ListLine(foot)


def test_what_has_no_button_any_more_is_still_named() -> None:
    lines = make_lines("", [(f"table {number}", button(number)) for number in range(20)])
    assert [name for one in lines for name in one.text.split("\n")] == [f"table {n}" for n in range(20)]


@pytest.mark.parametrize(
    "lines",
    [
        (ListLine(""),),
        tuple(ListLine("x") for _ in range(40)),
        (ListLine("x" * 2001), ListLine("x" * 2000)),
        (ListLine("x", button(1)), ListLine("y", button(1))),
        (ListLine("x", Button(custom_id="b", label="x" * 81)),),
    ],
)
@pytest.mark.parametrize("kind", [Say, Edit])
def test_more_than_discord_takes_is_never_owed(kind: type[Say | Edit], lines: tuple[ListLine, ...]) -> None:
    with pytest.raises(TooMuch):
        measure(kind(keep="it", text="", lines=lines))


def test_a_message_with_lines_is_read_back_as_it_was_owed() -> None:
    said = Say(text="Tables", lines=(ListLine("one", button(1)), ListLine("two")), rows=(Row((button(2),)),))
    row = make_row("dm:1", said)
    assert unpack(row.kind, row.payload) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_of_tables_is_taken_and_names_first_those_that_wait(language: Language) -> None:
    reader = WORDS.of(language)
    tables = [
        TableRow(
            id=number,
            guild_id=2**63 + 1,
            channel_id=2**63,
            game="cochons",
            rules_version=1,
            language=language,
            host_id=1,
            created_at=0,
        )
        for number in range(10**6, 10**6 + MOST + 5)
    ]
    waiting, over = {tables[-1].id}, ["x" * 100] * 6
    shown = make_table_list(reader, tables, waiting, {one.id: 2**63 for one in tables}, over)
    measure_lines(shown.text, shown.lines)
    first, second = shown.lines[0], shown.lines[1]
    assert reader.text("list-yours") in first.text
    assert first.button is not None
    assert first.button.custom_id
    assert second.button is not None
    assert second.button.url == f"https://discord.com/channels/{2**63 + 1}/{2**63}/{2**63}"
