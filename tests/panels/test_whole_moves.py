"""Forms whose second field hangs on the first begin with the pairs, so that one choice does what two would take."""

from collections.abc import Sequence
from typing import Final

import pytest

from bot.delivery.outgoing import Menu
from bot.panels.custom_ids import ORDERS, read_token
from bot.panels.form_windows import make_window
from bot.panels.parts import STEP_BY_STEP, Panel
from bot.panels.prompts import MENUS, Prompt
from bot.wording.forms import MENU, Draft
from bot.wording.voice import Voice
from porc_royal import notation
from porc_royal.asks import Ask, Field, Number, Option, Pick, Reply
from porc_royal.facts import Seat
from porc_royal.suggestions import FEW, MOST, TRIED, Suggested
from tests.words import WORDS

OPTION: Final = "jump"


def prompt(starts: int, ends: int, *, suggested: int = 0, place: int = 7) -> Prompt:
    """A question by two places, the second of which hangs on the first; so many of its answers are suggested."""
    first = Pick("place", [f"L{start}" for start in range(starts)])
    second = Pick("place", lambda chosen: [f"{chosen.get('place')}:{end}" for end in range(ends)])
    options = {OPTION: Option({"place": first, "route": second})}
    ask = Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", options, Reply(OPTION))
    moves = [Suggested(one) for one in pairs(starts, ends)[:suggested]]
    return Prompt(1, place, ask, Voice(WORDS.of("en"), str, "interstellar_pig"), suggest=lambda _: moves)


def pairs(starts: int, ends: int) -> list[Reply]:
    return [
        Reply(OPTION, {"place": f"L{start}", "route": f"L{start}:{end}"})
        for start in range(starts)
        for end in range(ends)
    ]


def menus(panel: Panel, verb: str = "whole") -> list[Menu]:
    found = [part for row in panel.rows for part in row.parts if isinstance(part, Menu)]
    assert len({one.custom_id for one in found}) == len(found), "Discord takes no two components of one id"
    return [one for one in found if read_token(one.custom_id).verb == verb]


def read(found: Sequence[Menu]) -> list[Reply]:
    written = [choice.value for menu in found for choice in menu.choices if choice.value != STEP_BY_STEP]
    return [notation.read(one)[1] for one in written]


@pytest.mark.parametrize(("starts", "ends"), [(5, 5), (6, 8)])
def test_a_form_begins_with_all_its_pairs_in_two_menus_at_the_most(starts: int, ends: int) -> None:
    asked = prompt(starts, ends)
    assert make_window(asked, OPTION, Draft()) is None
    shown = asked.show_form(OPTION, Draft(), whole=True)
    found = menus(shown)
    assert [len(one.choices) for one in found] == ([MENU] if starts * ends == MENU else [MENU, TRIED - MENU])
    assert len({one.placeholder for one in found}) == len(found)
    assert read(found) == pairs(starts, ends), "in the order of the question"
    assert menus(shown, "fill"), "and step by step it can be filled in as well"


def test_more_pairs_than_two_menus_hold_are_filled_in_step_by_step() -> None:
    shown = prompt(7, 7).show_form(OPTION, Draft(), whole=True)
    assert (menus(shown), len(menus(shown, "fill"))) == ([], 1)


def test_pairs_stand_only_where_a_form_begins_and_in_no_standing_order() -> None:
    begun = Draft({"place": "L1"})
    assert not menus(prompt(5, 5).show_form(OPTION, begun))
    assert not menus(prompt(5, 5, place=ORDERS).show_form(OPTION, Draft(), whole=True))


def test_what_a_menu_of_suggestions_leaves_out_stands_where_its_form_begins() -> None:
    """Few stand there together; of more, as many as are soon read, and then the others, the suggested first."""
    asked = prompt(6, 8, suggested=30)
    (first,) = menus(asked.show_question())
    assert len(read([first])) == MOST
    rest = asked.show_form(OPTION, Draft(), onward=True)
    assert read(menus(rest)) == pairs(6, 8)[MOST:]
    few = prompt(6, 8, suggested=FEW)
    assert read(menus(few.show_question())) == pairs(6, 8)[:FEW]
    assert read(menus(few.show_form(OPTION, Draft(), onward=True))) == pairs(6, 8)[FEW:]


def test_a_long_list_of_suggestions_never_takes_the_room_of_the_fields() -> None:
    asked = prompt(12, 12, suggested=144)
    shown = asked.show_form(OPTION, Draft(), onward=True)
    assert len(menus(shown)) == MENUS - 1
    assert len(menus(shown, "fill")) == 1


@pytest.mark.parametrize(("locale", "said"), [("en", "yes"), ("fr", "oui")])
def test_a_yes_and_a_number_are_said_with_the_name_of_their_field(locale: str, said: str) -> None:
    """A lesson told its pupil to choose "yes · yes"."""
    fields: dict[str, Field] = {
        "again": Pick("yes-no", ("yes", "no")),
        "let": Pick("yes-no", ("yes",), optional=True),
        "give-random": Number((0, 9)),
    }
    asked = Ask(Seat(0), "cosmic-ask-gate-start", "CE-20", {"refound": Option(fields)}, Reply("pass"))
    prompt = Prompt(1, 7, asked, Voice(WORDS.of(locale), str, "cosmic"))
    told = prompt.word_move(Suggested(Reply("refound", {"again": "yes", "let": "yes"})))
    assert [one.partition(":")[0].strip() for one in told.split(" · ")] == list(
        map(prompt.voice.field, ["again", "let"])
    )
    assert [one.rpartition(":")[2].strip() for one in told.split(" · ")] == [said, said]
    number = prompt.word_move(Suggested(Reply("refound", {"again": "no", "give-random": 3})))
    assert f"{prompt.voice.field('give-random')}" in number


def test_moves_that_are_too_long_with_the_names_of_their_fields_differ_at_their_end() -> None:
    fields: dict[str, Field] = {
        name: Number((0, 9)) for name in ("give-ships", "take-ships", "give-random", "take-random")
    }
    asked = Ask(Seat(0), "cosmic-ask-deal", "CE-20", {"offer": Option(fields)}, Reply("pass"))
    prompt = Prompt(1, 7, asked, Voice(WORDS.of("fr"), str, "cosmic"))
    found = {
        prompt.word_move(Suggested(Reply("offer", {**dict.fromkeys(fields, 1), "take-random": one})))
        for one in range(5)
    }
    assert len(found) == 5
