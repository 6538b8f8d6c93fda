"""What a lesson points at is seen at once: on the first page of its question, and first among whole moves."""

from dataclasses import replace
from typing import Final

import pytest

from bot.delivery.outgoing import Button, Menu
from bot.games import GAMES
from bot.panels.custom_ids import Token, read_token
from bot.panels.open_questions import make_prompt
from bot.panels.parts import STEP_BY_STEP
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.wording.advice import find_advice, find_taught, give_advice
from bot.wording.forms import Draft
from porc_royal import notation
from porc_royal.asks import Ask, Reply
from porc_royal.lessons import PUPIL
from tests.panels.lesson_tables import VOICES, list_questions

LESSONS: Final = [(game, lesson.name) for game in GAMES for lesson in GAMES[game].lessons()]


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


@pytest.mark.samples("cochons-*", "cosmic-encounter", "interstellar_pig-repair", "election-*")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_what_is_advised_in_a_lesson_is_what_it_points_at(game: str, name: str) -> None:
    """“What would you do?” said “Land on A6” beside a 👉 that led to B12: whoever followed it was wrong."""
    advised = 0
    for live in list_questions(game, name):
        step, ask, voice = find_open_step(live), live.play.asks[PUPIL], VOICES.in_language(live, "en")
        assert step is not None
        usual = find_advice(live.rulebook, live.play.view(PUPIL), ask)
        reply = find_taught(live, PUPIL, usual) or usual
        assert step.accepts(ask, reply), (ask.key, reply)
        assert ask.check(reply) == reply
        told, name = give_advice(live, voice, PUPIL), make_prompt(live, voice, PUPIL).name_choice(reply)
        # In the words of its form, or of its menu.
        assert any(
            voice.text("advice-move", what=one) in told for one in (name, voice.describe_reply(ask, reply))
        )
        advised += bool(step.good)
    assert advised


@pytest.mark.samples("cosmic-deal")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_step_without_words_names_what_stands_in_the_menu(game: str, name: str) -> None:
    """Nobody finds “place: Jurbeck (5), on the ground, way: line 5” where the menu says “🪐 Land: Jurbeck (5)”."""
    for live in list_questions(game, name):
        prompt, step = make_prompt(live, VOICES.in_language(live, "en"), PUPIL), find_open_step(live)
        assert step is not None
        whole = step.find_whole(prompt.ask)
        if whole is None or "In this lesson: " not in prompt.todo:
            continue
        menus = [one for row in prompt.show_question().rows for one in row.parts if isinstance(one, Menu)]
        tokens = [(one, read_token(one.custom_id)) for one in menus]
        named = [
            f"{one.placeholder.removeprefix('👉 ')} → {one.choices[0].label}"
            for one, token in tokens
            if token.verb == "whole" and token.option == whole.option
        ]
        assert not named or any(one in prompt.todo for one in named), (prompt.todo, named)


@pytest.mark.parametrize("name", [lesson for game, lesson in LESSONS if game == "cochons"])
def test_a_number_of_a_move_that_a_lesson_points_at_says_of_what_it_is_one(name: str) -> None:
    """“Boots: A3 · A2 · O · A1 · 3 · 1 · 1” did not say that three leave and where one stays."""
    for live in list_questions("cochons", name):
        prompt = make_prompt(live, VOICES.in_language(live, "en"), PUPIL)
        menus = [one for row in prompt.show_question().rows for one in row.parts if isinstance(one, Menu)]
        whole = [one for one in menus if read_token(one.custom_id).verb == "whole"]
        for line in [prompt.todo.partition(". ")[0], *(each.label for one in whole for each in one.choices)]:
            parts = [part.strip() for part in line.split("·")]
            assert not [part for part in parts if part.isdigit() or not part], line


def test_the_button_that_a_lesson_points_at_is_green_and_no_other() -> None:
    """Discarding stood out in blue where the lesson said to keep everything."""
    for live in list_questions("cochons", "turn"):
        prompt, step = make_prompt(live, VOICES.in_language(live, "en"), PUPIL), find_open_step(live)
        assert step is not None
        rows = prompt.show_question().rows
        styles = {
            one.label: (one.style, read_token(one.custom_id))
            for row in rows
            for one in row.parts
            if isinstance(one, Button)
        }
        for label, (style, token) in styles.items():
            if token.verb not in ("answer", "form"):
                continue
            good = any(step.accepts(prompt.ask, reply) for reply in [_make(token, token.value)])
            assert (style == "success") == (token.option == prompt.pointed and good), label
            assert style != "primary", label


@pytest.mark.samples("cochons-turn")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_the_menu_that_a_lesson_points_at_is_marked_and_no_other(game: str, name: str) -> None:
    """On a phone the board stood between what to do and the menus, which have no colour of their own."""
    for live in list_questions(game, name):
        prompt = make_prompt(live, VOICES.in_language(live, "en"), PUPIL)
        menus = [one for row in prompt.show_question().rows for one in row.parts if isinstance(one, Menu)]
        for menu in menus:
            option = list_replies(menu)[0].option
            assert menu.placeholder.startswith("👉 ") == (option == prompt.pointed), menu.placeholder


def test_what_to_do_stands_at_every_step_of_a_form() -> None:
    live = next(one for one in list_questions("interstellar_pig", "flight") if "stash" in _ask_of(one).key)
    prompt = make_prompt(live, VOICES.in_language(live, "en"), PUPIL)
    assert "Keep these six" in prompt.todo
    assert prompt.todo in prompt.show_question().text
    assert prompt.todo in prompt.show_form("stash", Draft()).text


def test_why_something_is_asked_is_said_the_first_time_in_a_lesson_alone() -> None:
    """What has been read twice only pushes what to do out of sight."""
    hinted = [
        _ask_of(live).key
        for live in list_questions("cochons", "turn")
        if "💡" in make_prompt(live, VOICES.in_language(live, "en"), PUPIL).show_question().text
    ]
    asked = [_ask_of(live).key for live in list_questions("cochons", "turn")]
    assert hinted == list(dict.fromkeys(asked))


def _ask_of(live: Live) -> Ask:
    return live.play.asks[PUPIL]


def test_at_a_table_of_a_game_nothing_is_pointed_at() -> None:
    for live in list_questions("cosmic", "encounter"):
        table = Live(replace(live.table, lesson=""), live.seats, live.rulebook, live.play)
        assert make_prompt(table, VOICES.in_language(table, "en"), PUPIL).pointed == ""


@pytest.mark.samples("cochons-complete", "cosmic-deal")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_nearly_every_step_of_a_lesson_says_why(game: str, name: str) -> None:
    """A lesson of thirty steps that only said what to press taught nothing."""
    questions = [
        make_prompt(live, VOICES.in_language(live, "en"), PUPIL).todo for live in list_questions(game, name)
    ]
    bare = [todo for todo in questions if todo.endswith("Try anything else first, if you like.")]
    assert len(bare) * 5 <= len(questions), bare
