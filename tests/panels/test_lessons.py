"""What a lesson points at is seen at once: on the first page of its question, and first among whole moves."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.delivery.outgoing import Button, Menu
from bot.games import GAMES, AnyPlay
from bot.panels.custom_ids import Token, read_token
from bot.panels.open_questions import make_prompt
from bot.panels.parts import STEP_BY_STEP
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.wording.voice import Voices
from porc_royal import notation
from porc_royal.asks import Reply
from porc_royal.lessons import PUPIL, find_lesson
from storage.ports import SeatRow, TableRow
from tests.games.lessons import walk_lesson
from tests.words import WORDS

LESSONS: Final = [(game, lesson.name) for game in GAMES for lesson in GAMES[game].lessons()]
VOICES: Final = Voices(WORDS)


def make_table(game: str, name: str, play: AnyPlay, seats: int) -> Live:
    """The table of a lesson that stands so."""
    row = TableRow(
        id=999_999,
        channel_id=-7,
        game=game,
        rules_version=1,
        language="en",
        host_id=7,
        created_at=0,
        status="playing",
        lesson=name,
    )
    pupil = SeatRow(row.id, 0, "person", "Ana", 7, language="en")
    partners = (SeatRow(row.id, number, "practice", f"Partner {number}") for number in range(1, seats))
    return Live(row, (pupil, *partners), GAMES[game], play)


def list_questions(game: str, name: str) -> Iterator[Live]:
    """Every question of a lesson that its pupil answers, as it is walked through."""
    lesson = find_lesson(GAMES[game].lessons(), name)
    assert lesson is not None
    answered = 0
    for play, _, mine in walk_lesson(GAMES[game], lesson):
        if mine:
            live = make_table(game, name, play, lesson.seats)
            live.answered = answered
            yield live
            answered += 1


def list_replies(part: Button | Menu) -> list[Reply]:
    """What a part of the first page answers with, or opens the form of; () where it does something else."""
    token = read_token(part.custom_id)
    match part, token.verb:
        case Button(), "answer" | "form":
            return [_make(token, token.value)]
        case Menu(), "whole":
            return [notation.read(one.value)[1] for one in part.choices if one.value != STEP_BY_STEP]
        case Menu(), "menu":
            return [_make(token, one.value) for one in part.choices]
        case _:
            return []


def _make(token: Token, value: str) -> Reply:
    return Reply(token.option, {token.field: value} if token.field else {})


@pytest.mark.samples("cochons-turn", "cosmic-encounter", "election-*")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_what_a_lesson_points_at_stands_on_the_first_page_of_its_question(game: str, name: str) -> None:
    pointed_at = 0
    for live in list_questions(game, name):
        step, ask = find_open_step(live), live.play.asks[PUPIL]
        assert step is not None
        if not step.good:
            continue
        panel = make_prompt(live, VOICES.in_language(live, "en"), PUPIL).show_question()
        shown = [list_replies(part) for row in panel.rows for part in row.parts]
        of_option = [one for one in shown if one and one[0].option == step.find_option(ask)]
        assert of_option, (ask.key, step.good)
        good = step.find_whole(ask)
        if good is not None and good.fields and any(one.fields for each in of_option for one in each):
            firsts = [one[0] for one in of_option]
            assert any(step.accepts(ask, one) for one in firsts), (ask.key, good, firsts)
        pointed_at += 1
    assert pointed_at


def test_at_a_table_of_a_game_nothing_is_pointed_at() -> None:
    for live in list_questions("cosmic", "encounter"):
        table = Live(replace(live.table, lesson=""), live.seats, live.rulebook, live.play)
        assert make_prompt(table, VOICES.in_language(table, "en"), PUPIL).pointed == ""
