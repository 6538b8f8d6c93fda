"""A long story in little room, and the log in pages of it."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.outgoing import Button
from bot.i18n import measure_length
from bot.i18n.sentences import read_words
from bot.panels.custom_ids import read_token
from bot.panels.log_pages import BACKWARD, FORWARD, NEWEST, LogPlace, show_log_page
from bot.panels.parts import Panel
from bot.wording import digest
from bot.wording.digest import summarise
from bot.wording.voice import Voice

LINE = st.text(st.characters(codec="ascii", exclude_categories=["C"]), min_size=1, max_size=300)
LINES = st.lists(LINE, max_size=60)


def a_voice() -> Voice:
    return Voice(read_words().of("en"), lambda seat: "?", "cochons")


def page(lines: list[str], where: LogPlace) -> Panel:
    return show_log_page(a_voice(), 1, "Log", lines, where)


def turned(panel: Panel, key: str) -> LogPlace | None:
    """Where a button of a page leads, None where it has no such button."""
    label = a_voice().text(key)
    for row in panel.rows:
        for button in row.parts:
            if isinstance(button, Button) and button.label == label:
                token = read_token(button.custom_id)
                return LogPlace(token.option, token.place, int(token.value))
    return None


@given(st.lists(LINES.filter(bool), max_size=30), st.integers(900, 1900))
def test_a_story_fits_whatever_happened_and_its_newest_line_is_told(
    sections: list[list[str]], room: int
) -> None:
    told = summarise(a_voice(), sections, room)
    assert sum(measure_length(line) + 1 for line in told) <= room
    if sections:
        assert told[-1] == sections[-1][-1]


@given(st.lists(LINES.filter(bool), max_size=80), st.integers(100, 1900))
def test_of_parts_that_cannot_be_told_no_sentence_is_needed(sections: list[list[str]], room: int) -> None:
    def summarise_all(voice: Voice, parts: Sequence[Sequence[str]], _room: int) -> list[str]:
        return [digest._summarise_part(voice, lines) for lines in parts]

    told = summarise(a_voice(), sections, room)
    with patch.object(digest, "_summarise_newest", summarise_all):
        assert summarise(a_voice(), sections, room) == told


def test_a_short_story_is_told_in_full() -> None:
    sections = [["one", "two"], ["three"], ["four", "five"]]
    assert summarise(a_voice(), sections, 1000) == ["one", "two", "three", "four", "five"]


def test_a_long_story_has_its_newest_part_in_full_and_the_first_sentence_of_others() -> None:
    sections = [[f"turn {turn}", *["x" * 100] * 8] for turn in range(5)]
    told = summarise(a_voice(), sections, 1500)
    assert told[-9:] == sections[-1]
    assert [line.split(" …")[0] for line in told[:-9]] == [f"▸ turn {turn}" for turn in range(4)]


def test_what_there_is_no_room_for_is_counted() -> None:
    told = summarise(a_voice(), [["x" * 90] * 40 for _ in range(40)], 1500)
    assert told[0].startswith("… ")
    assert any(line.startswith("… and ") for line in told[1:])


@given(
    st.integers(0, 60).flatmap(lambda size: st.lists(LINE, min_size=size, max_size=size)), st.integers(0, 70)
)
def test_every_line_stands_on_one_page_going_back_and_going_on(lines: list[str], mark: int) -> None:
    counted = [f"{number}" for number, _ in enumerate(lines)]
    lines = [f"{number}:{line}" for number, line in enumerate(lines)]
    for first, key in (
        (LogPlace(NEWEST, 0, mark), "button-log-earlier"),
        (LogPlace(FORWARD, 0, mark), "button-log-later"),
    ):
        where, seen = first, list[list[str]]()
        for _ in range(80):
            panel = page(lines, where)
            assert measure_length(panel.text) <= 2000
            body = [line for line in panel.text.split("\n")[1:] if line.split(":")[0].isdigit()]
            seen.append([line.split(":")[0] for line in body])
            following = turned(panel, key)
            if following is None:
                break
            where = following
        ordered = seen if key == "button-log-later" else seen[::-1]
        assert [line for one in ordered for line in one] == counted


@pytest.mark.parametrize(("mark", "expected"), [(0, 0), (10, 1), (60, 0)])
def test_the_mark_stands_between_what_was_read_and_what_is_new(mark: int, expected: int) -> None:
    text = page([f"line {number}" for number in range(60)], LogPlace(FORWARD, 0, mark)).text
    assert text.count(a_voice().text("log-mark")) == expected
    if expected:
        lines = text.split("\n")
        assert lines[lines.index(a_voice().text("log-mark")) + 1] == f"line {mark}"


def test_a_button_leads_to_where_one_was() -> None:
    lines = [f"line {number}" for number in range(60)]
    newest = page(lines, LogPlace(NEWEST, 0, 10))
    there = turned(newest, "button-log-mark")
    assert there == LogPlace(FORWARD, 10, 10)
    assert page(lines, there).text.split("\n")[1:3] == [a_voice().text("log-mark"), "line 10"]
    assert turned(page(lines, there), "button-log-mark") is None


def test_a_page_of_a_log_that_has_grown_shorter_is_its_newest() -> None:
    lines = ["one", "two"]
    assert page(lines, LogPlace(FORWARD, 40, 30)).text.split("\n")[1:] == lines
    assert page(lines, LogPlace(BACKWARD, 40, 30)).text.split("\n")[1:] == lines


def test_an_empty_log_says_so() -> None:
    assert a_voice().text("log-empty") in page([], LogPlace()).text
