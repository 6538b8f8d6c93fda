"""Every question of whole games can be read at a glance, and hides nothing that it offers."""

import random
import re
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from bot.delivery.outgoing import Button, Menu, Row
from bot.games import GAMES, AnyPlay
from bot.panels.custom_ids import Token, read_token
from bot.panels.open_questions import make_prompt
from bot.panels.pages import is_idle
from bot.panels.parts import STEP_BY_STEP, Panel
from bot.panels.prompts import Prompt, has_places
from bot.tables.live import Live
from bot.wording.forms import Draft, is_possible
from bot.wording.receipts import value_name
from bot.wording.voice import Voices
from bot.wording.window_fields import complete_reply
from porc_royal import notation
from porc_royal.asks import Ask, Pick
from porc_royal.facts import CHANCE, Named
from porc_royal.scene import Paragraph, Text
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import SeatRow, TableRow
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.words import WORDS

BUTTONS: Final = 10
"""Fewer than so many stand under one message."""
ROWS: Final = 5
of_games: Final = pytest.mark.parametrize(
    "numbers", [range(2), pytest.param(range(2, 42), marks=pytest.mark.soak)], ids=["a few", "many"]
)
"""Which games are looked at."""
REPLIES: Final = 250
"""How much of a game is looked at; the long run begins forty games more."""
LOOKED_AT: Final = 0.3
"""How many of the questions are looked at."""
VOICES: Final = Voices(WORDS)


def table_of(name: str, play: AnyPlay, people: int) -> Live:
    """A table at which this is played."""
    game = CASES[name].game
    row = TableRow(
        id=999_999,
        channel_id=7,
        game=game,
        rules_version=1,
        language="en",
        host_id=7,
        created_at=0,
        guild_id=7,
        status="playing",
    )
    seats = tuple(
        SeatRow(row.id, number, "person", f"Player {number}", number, language="en")
        for number in range(people)
    )
    return Live(row, seats, GAMES[game], play)


def questions(name: str, numbers: range) -> Iterator[tuple[Live, Prompt]]:
    """Questions of whole games, as their seats meet them."""
    for number in numbers:
        luck = random.Random(number)
        play, people, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        live = table_of(name, play, people)
        for _ in range(REPLIES):
            if play.result is not None:
                break
            for seat in sorted(play.asks):
                if seat != CHANCE and luck.random() < LOOKED_AT:
                    yield live, make_prompt(live, VOICES.of_table(live), seat)
            seat = choose_speaker(play, luck)
            if seat == CHANCE or luck.random() < 0.4:
                reply = choose_reply(play.asks[seat], luck, INVARIANTS[name].rare)
            else:
                reply = play.rulebook.practise(play.view(seat), play.asks[seat], luck.randrange(2**32))
            play.take(seat, reply)


def parts(panel: Panel) -> list[Button | Menu]:
    return [part for row in panel.rows for part in row.parts]


def tokens(panel: Panel) -> list[Token]:
    return [read_token(part.custom_id) for part in parts(panel)]


def pages(prompt: Prompt) -> list[Panel]:
    """The question, and all to which *More* leads."""
    found = [prompt.show_question()]
    while more := [one for one in tokens(found[-1]) if one.verb == "more"]:
        found.append(prompt.show_question(int(more[0].value)))
        assert len(found) < 10
    return found


def check_size(rows: tuple[Row, ...]) -> None:
    buttons = [part for row in rows for part in row.parts if isinstance(part, Button)]
    besides = [button.label for button in buttons if read_token(button.custom_id).verb not in ("why", "what")]
    assert len(besides) < BUTTONS, besides
    assert len(rows) <= ROWS
    for row in rows:
        for part in row.parts:
            assert 0 < len(part.custom_id) <= 100
            if isinstance(part, Menu):
                assert len(row.parts) == 1
                assert 1 <= len(part.choices) <= 25
                assert len({one.value for one in part.choices}) == len(part.choices)
                told = [(one.label, one.description) for one in part.choices]
                assert part.most > 1 or len(set(told)) == len(told), "what differs is told apart"
                assert all(0 < len(one.label) <= 100 for one in part.choices)
                assert all(len(one.description) <= 100 for one in part.choices)


@of_games
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*", "cosmic-*")
def test_a_question_has_fewer_than_ten_buttons_besides_why_and_everything_it_offers_can_be_reached(
    name: str, numbers: range
) -> None:
    seen = 0
    for _, prompt in questions(name, numbers):
        shown = pages(prompt)
        for panel in shown:
            check_size(panel.rows)
        for option, offered in prompt.ask.options.items():
            if is_idle(prompt.ask, option):
                assert not reaches(shown, option), "nothing is asked, and nothing is answered"
                continue
            assert is_possible(offered) == reaches(shown, option), option
            if is_possible(offered):
                assert reaches_every_value(prompt, shown, option), option
        seen += 1
    assert seen > 30


@of_games
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*", "cochons-complete-*")
def test_whatever_a_seat_may_look_at_now_can_be_reached_from_its_question(name: str, numbers: range) -> None:
    seen = set[str]()
    for live, prompt in questions(name, numbers):
        view = live.play.view(prompt.ask.seat)
        there = {
            what
            for what, look in live.rulebook.looks.items()
            if (GAMES.is_shared_look(what) or WORDS.of("en").has(f"button-{what}"))
            and look.describe(view, None)
        }
        reached = [token.option for panel in pages(prompt) for token in tokens(panel) if token.verb == "look"]
        assert sorted(reached) == sorted(there)
        seen |= there
    assert seen or name == "cochons", "the simplified game has no elections"


def reaches(shown: list[Panel], option: str) -> bool:
    """Whether something there leads to an option."""
    return any(token.option == option for panel in shown for token in tokens(panel))


def reaches_every_value(prompt: Prompt, shown: list[Panel], option: str) -> bool:
    """Whether what leads to an option leads to all that it admits: its form does, or a menu; to one of cards alike."""
    offered, found = prompt.ask.options[option], set[str]()
    for panel in shown:
        for part in parts(panel):
            token = read_token(part.custom_id)
            if token.option != option:
                continue
            if token.verb == "form" or (token.verb == "answer" and not token.field):
                return True
            if isinstance(part, Menu):
                found |= {choice.value for choice in part.choices}
            else:
                found.add(token.value)
    (wanted,) = offered.fields.values() if len(offered.fields) == 1 else (None,)
    if not isinstance(wanted, Pick) or STEP_BY_STEP in found:
        return STEP_BY_STEP in found
    every, reached = ({call(prompt, wanted, one) for one in among} for among in (wanted.choices({}), found))
    return every <= reached


def call(prompt: Prompt, wanted: Pick, value: str) -> str:
    """A value as it is called; of cards, one may stand for all that are called so."""
    return prompt.voice.value(value_name(wanted, value)) if wanted.kind == "card" else value


@of_games
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*", "cochons-a few")
def test_every_whole_move_in_a_menu_would_be_taken_and_can_be_read_again(name: str, numbers: range) -> None:
    """Also those with which a form begins; and none can be mistaken for another."""
    seen = 0
    for live, prompt in questions(name, numbers):
        forms = [
            prompt.show_form(option, Draft(), whole=True)
            for option, offered in prompt.ask.options.items()
            if is_possible(offered) and offered.fields
        ]
        for panel in (*pages(prompt), *forms):
            check_size(panel.rows)
            for written, option in whole_moves(panel):
                seat, reply = notation.read(written)
                assert (seat, reply.option) == (prompt.ask.seat, option)
                meant = complete_reply(prompt.ask, reply)  # what can be but one thing may be left out
                assert prompt.ask.check(meant) == meant, "in the form in which it is kept"
                seen += 1
        assert suggestions_again(live, prompt.ask) == suggestions_again(live, prompt.ask)
    assert seen > 10 or name == "election"


def whole_moves(panel: Panel) -> Iterator[tuple[str, str]]:
    for part in parts(panel):
        token = read_token(part.custom_id)
        if isinstance(part, Menu) and token.verb == "whole":
            yield from ((one.value, token.option) for one in part.choices if one.value != STEP_BY_STEP)


def suggestions_again(live: Live, ask: Ask) -> list[str]:
    """What is suggested, which nothing but the view and the question decides."""
    book = live.rulebook.suggestions
    if book is None:
        return []
    return [str(book(live.play.view(ask.seat), ask, option)) for option in ask.options]


# ---------------------------------------------------------------------------------- places, as on the picture


def list_texts(part: object) -> Iterator[str]:
    """Everything that is written in a picture."""
    if isinstance(part, Text | Paragraph):
        yield part.words
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from list_texts(getattr(part, name))
    elif isinstance(part, tuple):
        for each in part:
            yield from list_texts(each)


def place_menus(prompt: Prompt, places: frozenset[str]) -> Iterator[tuple[str, list[Menu]]]:
    """The menus in which places are chosen, by kind of place, as each form begins."""
    for option, offered in prompt.ask.options.items():
        for name, wanted in offered.fields.items():
            if isinstance(wanted, Pick) and wanted.kind in places and is_possible(offered):
                found = [
                    part
                    for part in parts(prompt.show_form(option, Draft()))
                    if isinstance(part, Menu) and read_token(part.custom_id).field == name
                ]
                yield wanted.kind, found


NAME: Final = re.compile(r"[\w:]+")
EVERYWHERE: Final = 60
"""Where more places than these may be chosen, dots are not numbered one by one: their lines are."""


@of_games
@pytest.mark.parametrize("name", [name for name in CASES if name != "election"])
@pytest.mark.samples("cosmic-*")
def test_places_are_called_in_menus_and_commands_as_they_are_on_the_picture(
    name: str, numbers: range
) -> None:
    seen: set[str] = set()
    for live, prompt in questions(name, numbers):
        if not has_places(live, prompt.ask):
            continue
        voice = VOICES.of_table(live)
        scene = live.rulebook.board(live.play.view(prompt.ask.seat), prompt.ask, voice.phrase)
        written = {word for text in list_texts(scene) for word in NAME.findall(text)}
        for kind, menus in place_menus(prompt, live.rulebook.places):
            choices = [one for menu in menus for one in menu.choices]
            for choice in choices:
                assert choice.label == voice.value(Named(kind, choice.value)), "as commands propose it"
                words = NAME.findall(choice.label.partition(",")[0])
                assert words
                missing = [one for one in words if one not in written]
                if len(choices) > EVERYWHERE:
                    missing = [one for one in missing if one.partition(":")[0] not in written]
                assert missing == [], (prompt.ask.key, choice.label)
            seen |= {kind} if choices else set()
    assert seen


def test_dots_and_planets_stand_in_menus_of_their_own() -> None:
    mixed = 0
    for live, prompt in questions("interstellar_pig", range(4)):
        for kind, menus in place_menus(prompt, live.rulebook.places):
            sorts = [
                {str(live.rulebook.sort(Named(kind, one.value))) for one in menu.choices} for menu in menus
            ]
            assert all(len(one) == 1 for one in sorts)
            mixed += len(sorts) > 1
    assert mixed > 3
