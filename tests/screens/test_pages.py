"""A form whose field has more values than a message can hold."""

from collections.abc import Sequence
from typing import Final

import pytest

from bot.delivery.outgoing import Button, Menu
from bot.panels.custom_ids import read_token
from bot.panels.prompts import MENUS, Panel, Prompt
from bot.wording.forms import Draft
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Seat
from tests.words import WORDS

PLACES: Final = tuple(f"place-{number}" for number in range(230))
VOICE: Final = Voice(WORDS.of("en"), str, "interstellar_pig")


def asked(places: Sequence[str]) -> Prompt:
    option = Option({"place": Pick("place", places)})
    ask = Ask(
        Seat(0), "interstellar_pig-ask-tunnel", "R-80", {"jump": option}, Reply("jump", {"place": places[0]})
    )
    return Prompt(1, 7, ask, VOICE)


def shown(panel: Panel) -> list[str]:
    menus = [part for row in panel.rows for part in row.parts if isinstance(part, Menu)]
    assert len(menus) <= MENUS
    assert len({menu.placeholder for menu in menus}) == len(menus)
    return [choice.value for menu in menus for choice in menu.choices]


def turned(panel: Panel) -> int:
    """The page to which the button leads that shows more."""
    buttons = [part for row in panel.rows for part in row.parts if isinstance(part, Button)]
    (more,) = [token for button in buttons if (token := read_token(button.custom_id)).verb == "page"]
    return int(more.value)


def test_every_value_can_be_chosen_on_some_page() -> None:
    question, page, seen = asked(PLACES), 0, list[str]()
    while True:
        panel = question.show_form("jump", Draft(), page)
        assert len(panel.rows) <= 5
        seen += shown(panel)
        page = turned(panel)
        if page == 0:
            break
    assert tuple(seen) == PLACES


def test_what_fits_one_message_needs_no_pages() -> None:
    panel = asked(PLACES[:100]).show_form("jump", Draft())
    assert tuple(shown(panel)) == PLACES[:100]
    assert not any(
        read_token(part.custom_id).verb == "page"
        for row in panel.rows
        for part in row.parts
        if isinstance(part, Button)
    )


@pytest.mark.parametrize("count", [1, 4, 5, 9, 10, 23])
@pytest.mark.parametrize("extra", [0, 3, 5])
def test_why_takes_no_place_from_an_answer(count: int, extra: int) -> None:
    beside = tuple(Button(custom_id=str(number), label="beside") for number in range(extra))
    why = (Button(custom_id="why", label="Why?"),)
    label = Named("sure", "yes")
    values = {"of": Pick("place", PLACES[:3])}
    options = {
        f"option-{number}": Option(values if number % 5 == 4 else {}, label) for number in range(count)
    }
    ask = Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", options, Reply("option-0"))
    without, with_it = (
        [
            [part.custom_id for part in row.parts]
            for row in Prompt(1, 7, ask, VOICE, beside, why=one).show_question().rows
        ]
        for one in ((), why)
    )
    assert [one for row in with_it for one in row] == [*(one for row in without for one in row), "why"]
    assert len(with_it) <= 5
    assert max(map(len, with_it)) <= 5


def test_what_is_no_move_of_the_game_stands_below_what_answers() -> None:
    """*Without asking me* headed nearly every question."""
    several = Option({"place": Pick("place", PLACES[:6])}, label=Named("place", "a"))
    options = {"jump": several, "orders": several, "stay": Option(label=Named("place", "b"))}
    ask = Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", options, Reply("stay"))
    rows = Prompt(1, 7, ask, VOICE, aside=frozenset({"orders"})).show_question().rows
    assert [read_token(row.parts[0].custom_id).option for row in rows] == ["jump", "stay", "orders"]
