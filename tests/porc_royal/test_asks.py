"""What each kind of field takes and refuses, and the normal form of a reply."""

from collections.abc import Sequence
from typing import Final

import pytest

from porc_royal.asks import (
    PASS,
    Answer,
    Ask,
    Chosen,
    Field,
    FreeText,
    Number,
    Option,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
)
from porc_royal.facts import Named, Seat
from tests.porc_royal.asking import everything

PICK: Final = Pick("card", ("jet.1", "jet.2"))
SEVERAL: Final = Several("card", ("a", "b", "c"), least=1, most=2)
ORDER: Final = Order("card", ("a", "b", "c"))
NUMBER: Final = Number((-1, 3))
TEXT: Final = FreeText(2, 5)

TAKEN: Final[list[tuple[Field, Answer, Answer]]] = [
    (PICK, "jet.2", "jet.2"),
    (SEVERAL, ("c", "a"), ("a", "c")),
    (SEVERAL, ("b",), ("b",)),
    (Several("card", ("a", "b")), (), ()),
    (Several("card", ("a", "b")), ("b", "a"), ("a", "b")),
    (Several("card", ()), (), ()),
    (ORDER, ("c", "a", "b"), ("c", "a", "b")),
    (Order("card", ()), (), ()),
    (NUMBER, -1, -1),
    (NUMBER, 3, 3),
    (TEXT, "  oink ", "oink"),
    (TEXT, "é è", "é è"),
]

REFUSED: Final[list[tuple[Field, Answer, str]]] = [
    (PICK, "jet.3", "refused-value"),
    (PICK, "", "refused-value"),
    (PICK, 0, "refused-value"),
    (PICK, ("jet.1",), "refused-value"),
    (Pick("card", ()), "jet.1", "refused-value"),
    (SEVERAL, (), "refused-number"),
    (SEVERAL, ("a", "b", "c"), "refused-number"),
    (SEVERAL, ("a", "a"), "refused-twice"),
    (SEVERAL, ("a", "z"), "refused-value"),
    (SEVERAL, "a", "refused-value"),
    (SEVERAL, 1, "refused-value"),
    (Several("card", ("a",), least=2), ("a",), "refused-number"),
    (ORDER, ("a", "b"), "refused-order"),
    (ORDER, ("a", "b", "b"), "refused-order"),
    (ORDER, ("a", "b", "c", "c"), "refused-order"),
    (ORDER, "abc", "refused-order"),
    (NUMBER, 4, "refused-number"),
    (NUMBER, -2, "refused-number"),
    (NUMBER, "3", "refused-number"),
    (NUMBER, True, "refused-number"),
    (NUMBER, ("3",), "refused-number"),
    (Number((1, 0)), 1, "refused-number"),
    (TEXT, "o", "refused-length"),
    (TEXT, " o ", "refused-length"),
    (TEXT, "oinked", "refused-length"),
    (TEXT, 12, "refused-length"),
    (TEXT, "oi\nnk", "refused-value"),
    (TEXT, "oi\u202enk", "refused-value"),
]


def asked(field: Field) -> Ask:
    return Ask(Seat(0), "one", "rule", {"do": Option({"it": field}), PASS: Option()}, Reply(PASS))


def why_not(ask: Ask, reply: Reply) -> str:
    with pytest.raises(Refused) as refused:
        ask.check(reply)
    return refused.value.says.key


@pytest.mark.parametrize(("field", "value", "normal"), TAKEN)
def test_a_field_takes_what_it_offers_in_its_normal_form(field: Field, value: Answer, normal: Answer) -> None:
    assert asked(field).check(Reply("do", {"it": value})) == Reply("do", {"it": normal})


@pytest.mark.parametrize(("field", "value", "why"), REFUSED)
def test_a_field_refuses_what_it_does_not_offer(field: Field, value: Answer, why: str) -> None:
    assert why_not(asked(field), Reply("do", {"it": value})) == why


def rest(chosen: Chosen) -> Sequence[str]:
    """The cards of a hand that the first field has left."""
    return [one for one in ("jet.1", "jet.2") if one != chosen.get("it")]


@pytest.mark.parametrize("second", [Pick("card", rest), Several("card", rest)])
def test_a_card_that_a_field_before_has_taken_is_refused_with_the_name_of_that_field(second: Field) -> None:
    form = Ask(Seat(0), "one", "rule", {"do": Option({"it": PICK, "more": second})}, Reply("do"))
    twice: Answer = "jet.2" if isinstance(second, Pick) else ("jet.2",)
    with pytest.raises(Refused) as refused:
        form.check(Reply("do", {"it": "jet.2", "more": twice}))
    why = refused.value.says
    assert why.key == "refused-taken"
    assert (why.args["field"], why.args["other"]) == ("more", "it")
    assert why.args["value"] == Named("card", "jet.2")


@pytest.mark.parametrize("field", [PICK, SEVERAL, ORDER, NUMBER, TEXT])
def test_a_field_may_only_be_left_out_where_it_is_optional(field: Field) -> None:
    assert why_not(asked(field), Reply("do")) == "refused-missing"


@pytest.mark.parametrize(
    "field",
    [
        Pick("card", ("a",), optional=True),
        Several("card", ("a",), least=1, optional=True),
        Order("card", ("a",), optional=True),
        Number((1, 2), optional=True),
        FreeText(1, 2, optional=True),
    ],
)
def test_an_optional_field_that_is_left_out_stays_out(field: Field) -> None:
    assert asked(field).check(Reply("do")) == Reply("do")


def test_what_was_left_out_reads_as_nothing() -> None:
    reply = Reply("do")
    assert (reply.text("it"), reply.number("it"), reply.many("it")) == ("", 0, ())


def test_a_rule_that_reads_a_field_as_another_kind_is_wrong() -> None:
    reply = Reply("do", {"name": "a", "number": 1})
    for read in (lambda: reply.text("number"), lambda: reply.number("name"), lambda: reply.many("name")):
        with pytest.raises(TypeError):
            read()


def test_a_field_may_depend_on_those_before_it() -> None:
    trip: dict[str, Answer] = {"from": "B2", "to": "C 3", "gorets": 1}
    assert everything().check(Reply("trip", trip)) == Reply("trip", trip)
    assert why_not(everything(), Reply("trip", trip | {"from": "B1"})) == "refused-value"
    assert why_not(everything(), Reply("trip", trip | {"gorets": 2})) == "refused-number"
    assert why_not(everything(), Reply("trip", trip | {"from": "C 3"})) == "refused-value"


def test_the_normal_form_has_its_fields_in_the_order_of_the_option() -> None:
    reply = Reply("trip", {"gorets": 2, "card": "jet.1", "to": "B1", "from": "A1"})
    assert list(everything().check(reply).fields) == ["from", "to", "gorets", "card"]
    assert list(reply.fields) == ["gorets", "card", "to", "from"]


def test_the_normal_form_of_a_normal_form_is_itself() -> None:
    normal = everything().check(Reply("throw", {"cards": ("d", "a")}))
    assert everything().check(normal) == normal == Reply("throw", {"cards": ("a", "d")})


def test_the_whole_reply_is_checked_once_more() -> None:
    trip: dict[str, Answer] = {"from": "A1", "to": "B1", "gorets": 1, "card": "jet.1"}
    with pytest.raises(Refused) as refused:
        everything().check(Reply("trip", trip))
    assert refused.value.says.key == "refused-ship"
    assert refused.value.says.args == {"card": "jet.1"}


def test_strangers_among_options_and_fields_are_refused() -> None:
    assert why_not(everything(), Reply("fly")) == "refused-option"
    assert why_not(everything(), Reply(PASS, {"card": "jet.1"})) == "refused-value"
    assert why_not(everything(), Reply("arrange", {"order": ("x", "y", "z"), "twice": 1})) == "refused-value"


def test_a_refused_value_is_shown_back_shortened() -> None:
    with pytest.raises(Refused) as refused:
        asked(PICK).check(Reply("do", {"it": "x" * 500}))
    assert refused.value.says.args == {"field": "it", "value": "x" * 60}


def test_passing_is_known_by_its_name() -> None:
    assert everything().can_pass
    assert not Ask(Seat(0), "one", "rule", {"do": Option()}, Reply("do")).can_pass
