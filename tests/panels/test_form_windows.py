"""Which forms are one window, and what comes back from it."""

from typing import Final

import pytest

from bot.panels.form_windows import make_window
from bot.panels.prompts import Prompt
from bot.panels.windows import Window, WindowPart, list_window_faults
from bot.wording.forms import Draft
from bot.wording.voice import Voice
from bot.wording.window_fields import PARTS, complete_reply, list_window_fields, read_window
from porc_royal.asks import Ask, Field, FreeText, Number, Option, Order, Pick, Refused, Reply, Several
from porc_royal.facts import Seat
from tests.fake_discord.drafts import check_modal
from tests.fake_discord.faults import Refusal
from tests.words import WORDS

TWO: Final = ("A1", "A2")


def ask(**fields: Field) -> Ask:
    options = {"jump": Option(fields)}
    return Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", options, Reply("jump"))


def window(asked: Ask, **filled: str | tuple[str, ...]) -> Window | None:
    voice = Voice(WORDS.of("en"), str, "interstellar_pig")
    return make_window(Prompt(1, 7, asked, voice), "jump", Draft(dict(filled)))


def test_what_is_too_much_or_cannot_be_gone_through_goes_on_step_by_step() -> None:
    place, many = Pick("place", TWO), tuple(f"p{number}" for number in range(26))
    more = Several("card", tuple(f"p{number}" for number in range(126)))
    hangs = Pick("place", lambda chosen: [f"{chosen.get('a')}{one}" for one in "xy"])
    assert window(ask(a=place, b=hangs)) is None, "its few whole moves stand in a menu"
    assert window(ask(a=Order("place", TWO), b=hangs)) is None, "not to be counted"
    assert window(ask(a=more)) is None, "six lists"
    assert window(ask(a=Several("place", many), **{f"f{number}": place for number in range(PARTS)})) is None
    assert window(ask(**{f"f{number}": place for number in range(PARTS + 1)})) is None
    assert window(ask(a=place, b=Pick("place", ()))) is None, "nothing can be chosen"


def test_a_number_among_very_many_is_typed_and_they_are_not_gone_through() -> None:
    """A bid of a game of somebody's own: listed, a billion of them are more than a machine's memory."""
    asked = ask(a=Number((0, 10**9)), b=Pick("place", TWO))
    made = window(asked)
    assert made is not None
    assert [one.sort for one in made.parts] == ["text", "one"]
    came = complete_reply(asked, read_window("jump", {"n:a": ["999999999"], "p:b": ["A1"]}))
    assert asked.check(came) == Reply("jump", {"a": 999_999_999, "b": "A1"})


def test_what_can_be_but_one_thing_is_not_asked_and_is_filled_in() -> None:
    asked = ask(
        a=Pick("place", ("A1",)), b=Pick("place", lambda chosen: TWO), c=Order("player", ("1", "2", "3"))
    )
    fields = list_window_fields(asked.options["jump"])
    assert [one.id for one in fields] == ["p:b", "o1:c", "o2:c"]
    came = read_window("jump", {"p:b": ["A2"], "o1:c": ["3"], "o2:c": ["1"]})
    assert complete_reply(asked, came) == Reply("jump", {"a": "A1", "b": "A2", "c": ("3", "1", "2")})


def test_what_was_left_empty_is_left_out_and_what_is_wrong_is_refused_by_the_question() -> None:
    asked = ask(a=Number((0, 80)), b=FreeText(1, 9, optional=True), c=Several("card", TWO))
    came = complete_reply(asked, read_window("jump", {"n:a": ["7"], "t:b": [""], "s:c": []}))
    assert asked.check(came) == Reply("jump", {"a": 7, "c": ()})
    for wrong in (
        {"n:a": ["seven"], "s:c": []},
        {"n:a": ["81"], "s:c": []},
        {"n:a": ["7"], "s:c": ["Z9"]},
        {},
    ):
        with pytest.raises(Refused):
            asked.check(complete_reply(asked, read_window("jump", wrong)))
    with pytest.raises(Refused):
        read_window("jump", {"value": ["7"]})


def test_a_window_has_what_was_filled_in_before_and_keeps_the_limits() -> None:
    asked = ask(a=Pick("place", TWO), b=Several("card", TWO, 1, 1), c=Number((0, 80)), d=FreeText(1, 9))
    shown = window(asked, a="A2", d="Truie")
    assert shown is not None
    assert list_window_faults(shown) == []
    assert [part.sort for part in shown.parts] == ["one", "several", "text", "text"]
    assert [one.value for one in shown.parts[0].choices if one.default] == ["A2"]
    assert shown.parts[3].text == "Truie"


def test_the_question_stands_above_what_is_chosen_where_there_is_room_for_it() -> None:
    """What is to be filled in may be called no more than "Choose"."""
    some = {f"f{number}": Pick("place", TWO) for number in range(PARTS)}
    few, many = window(ask(f0=some["f0"])), window(ask(**some))
    assert few is not None
    assert many is not None
    assert few.text == Voice(WORDS.of("en"), str, "interstellar_pig").ask(ask())
    assert many.text == ""
    assert list_window_faults(few) == list_window_faults(many) == []
    assert list_window_faults(Window("t", "id", many.parts, "Why")) != []


def test_faults_of_a_window_are_named() -> None:
    part = WindowPart("t:a", "text", "L" * 46, 1, 5)
    assert len(list_window_faults(Window("", "id", (part,) * 6))) >= 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "T" * 46},
        {"components": []},
        {"components": [{"type": 18, "label": "a", "component": {"type": 4, "custom_id": "x"}}] * 2},
        {
            "components": [
                {"type": 18, "label": "a", "component": {"type": 21, "custom_id": "x", "options": []}}
            ]
        },
        {"components": [{"type": 18, "label": "a", "component": {"type": 4, "custom_id": ""}}]},
    ],
)
def test_the_fake_discord_refuses_windows_that_break_a_limit(wrong: dict[str, object]) -> None:
    line = {"type": 18, "label": "a", "component": {"type": 4, "custom_id": "x"}}
    good = {"title": "T", "custom_id": "id", "components": [line]}
    check_modal(good)
    with pytest.raises(Refusal):
        check_modal({**good, **wrong})
