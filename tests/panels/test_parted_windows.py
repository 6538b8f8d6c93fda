"""A form that no window holds is filled in in one window after another."""

from collections.abc import Callable
from typing import Final

import pytest

from bot.panels.custom_ids import ORDERS, read_token
from bot.panels.form_windows import PART, REST, make_next_window, make_window
from bot.panels.prompts import Prompt
from bot.panels.windows import Window, list_window_faults
from bot.wording.forms import Draft, find_next_field
from bot.wording.voice import Voice
from bot.wording.window_fields import fill_next, list_next_fields, read_window
from porc_royal.asks import Answer, Ask, Chosen, Field, Option, Order, Pick, Refused, Reply, Several
from porc_royal.facts import Seat
from tests.words import WORDS

SEATS: Final = tuple(str(seat) for seat in range(6))
MOST: Final = 2
CHIPS: Final = tuple(f"chip-{value}-{number}" for value in (3, 2, 1) for number in (1, 2, 3))
"""Nine chips for six players, two to each at most (C-23, C-25)."""


def give_out() -> Ask:
    def not_full(before: int) -> Callable[[Chosen], list[str]]:
        def admit(chosen: Chosen) -> list[str]:
            given = [chosen.get(one) for one in CHIPS[:before]]
            return [one for one in SEATS if given.count(one) < MOST]

        return admit

    fields: dict[str, Field] = {one: Pick("player", not_full(place)) for place, one in enumerate(CHIPS)}
    fields["cards"] = Several("card", ("colons.1",), optional=True)
    return Ask(
        Seat(0),
        "cochons-ask-chips",
        "C-25",
        {"give": Option(fields)},
        Reply("give"),
        {"chips": "", "number": 9, "twice": ""},
    )


def prompt(asked: Ask, place: int = 7) -> Prompt:
    return Prompt(1, place, asked, Voice(WORDS.of("en"), lambda seat: f"Player {seat}", "cochons"))


def open_next(asked: Ask, known: Draft, value: str = PART) -> Window:
    found = make_next_window(prompt(asked), "give", known, Draft(), value)
    assert found is not None
    assert not list_window_faults(found)
    return found


def test_nine_chips_are_two_windows_and_nothing_is_asked_twice() -> None:
    asked, known, windows = give_out(), Draft(), 0
    given: dict[str, Answer] = dict(zip(CHIPS, (*"001122334",), strict=True))
    assert make_window(prompt(asked), "give", Draft()) is None
    while find_next_field(asked.options["give"], known) is not None:
        shown = open_next(asked, known, REST if windows else PART)
        token = read_token(shown.custom_id)
        assert (token.verb, token.value) == ("enter", REST if windows else PART)
        names = [one.custom_id.partition(":")[2] for one in shown.parts]
        assert not set(names) & set(known.fields)
        said = Reply("give", {name: given[name] for name in names if name in given})
        known, windows = fill_next(asked, said, known), windows + 1
    assert windows == 2
    assert asked.check(Reply("give", known.fields)).fields == given


def test_what_is_filled_in_already_is_what_the_next_window_goes_by() -> None:
    asked = give_out()
    known = fill_next(asked, Reply("give", dict(zip(CHIPS[:5], (*"00112",), strict=True))), Draft())
    shown = open_next(asked, known, REST)
    assert all(
        {choice.value for choice in one.choices} <= set("2345")
        for one in shown.parts
        if one.custom_id[:2] == "p:"
    )


def test_what_was_left_empty_or_does_not_go_together_is_refused_and_changes_nothing() -> None:
    asked, known = give_out(), Draft()
    for said in (dict(zip(CHIPS[:4], "0000", strict=True)), dict.fromkeys(CHIPS[:2], "0")):
        with pytest.raises(Refused):
            fill_next(asked, Reply("give", dict(said)), known)
    assert known == Draft()


def test_the_step_behind_a_window_has_a_button_for_the_next_and_its_menus_as_ever() -> None:
    asked = give_out()
    known = fill_next(asked, Reply("give", dict(zip(CHIPS[:5], (*"00112",), strict=True))), Draft())
    tokens = [
        read_token(str(one.custom_id))
        for row in prompt(asked).show_form("give", known).rows
        for one in row.parts
    ]
    assert [(one.verb, one.value) for one in tokens if one.verb == "form"] == [("form", REST)]
    assert "fill" in {one.verb for one in tokens}


def test_orders_and_what_one_window_holds_are_not_parted() -> None:
    asked = give_out()
    assert make_next_window(prompt(asked, ORDERS), "give", Draft(), Draft(), PART) is None
    small = Ask(
        Seat(0), asked.key, "C-25", {"give": Option({"chip-3-1": Pick("player", SEATS)})}, Reply("give")
    )
    assert make_next_window(prompt(small), "give", Draft(), Draft(), PART) is None
    assert list_next_fields(small.options["give"], Draft()) == (), "one field alone is a menu"


def test_a_window_among_others_takes_an_order_and_what_is_left_empty_as_one_alone_does() -> None:
    """Of an order the last place is not asked; of some that may be left out, none need be named."""
    fields: dict[str, Field] = {
        "player": Pick("player", SEATS),
        "row": Order("player", SEATS[:3]),
        "cards": Several("card", ("colons.1", "colons.2"), least=1, optional=True),
        "other": Pick("player", tuple(map(str, range(30)))),
    }
    asked = Ask(Seat(0), "cochons-ask-chips", "C-25", {"give": Option(fields)}, Reply("give"))
    shown = [one.id for one in list_next_fields(asked.options["give"], Draft())]
    assert shown == ["p:player", "o1:row", "o2:row", "s:cards"]
    entered = {"p:player": ["1"], "o1:row": ["2"], "o2:row": ["0"], "s:cards": []}
    after = fill_next(asked, read_window("give", entered), Draft())
    assert after.fields == {"player": "1", "row": ("2", "0", "1")}
    assert after.skipped == ["cards"]


def test_a_window_that_goes_on_with_what_was_begun_anew_since_is_refused() -> None:
    """Its first fields may be left out: they were filled in, and would be gone without a word."""
    many = tuple(map(str, range(30)))
    fields: dict[str, Field] = {
        **{one: Pick("player", SEATS, optional=True) for one in CHIPS[:5]},
        "cards": Several("player", many),
        **{one: Pick("player", SEATS, optional=True) for one in CHIPS[5:]},
    }
    asked = Ask(Seat(0), "cochons-ask-chips", "C-25", {"give": Option(fields)}, Reply("give"))
    later = Reply("give", {CHIPS[6]: "1"})
    with pytest.raises(Refused) as refused:
        fill_next(asked, later, Draft())
    assert refused.value.says.key == "refused-stale"
    known = Draft({CHIPS[0]: "1", "cards": ("1",)}, list(CHIPS[1:5]))
    assert fill_next(asked, later, known).fields == {**known.fields, CHIPS[6]: "1"}
