"""The queue of plans: their names, their order, what is changed and taken back; and when orders may speak."""

import pytest

from porc_royal.asks import PASS, Ask, Number, Option, Refused, Reply
from porc_royal.facts import Named, Seat
from porc_royal.orders import MOST_PLANS, Basis, Given, Kept, Orders, Standing, place_of
from porc_royal.plans import complete, make_plan, make_usual

SEAT = Seat(0)
ASK = Ask(
    SEAT,
    "toy-ask-move",
    "T-1",
    {PASS: Option(), "go": Option({"far": Number((1, 3))})},
    Reply("go", {"far": 1}),
)


def relies(view: int, _terms: Reply) -> Basis:
    return [(Named("tile", "B4"), str(view))]


GO = make_plan("go", frozenset({ASK.key}), lambda _view: {"far": Number((1, 9))}, basis=relies)
STOP: Standing[int] = make_plan("stop", frozenset({ASK.key}), lambda _view: {}, option=PASS)
STAND: Standing[int] = Standing(
    "stand", frozenset({ASK.key}), lambda _view: {}, lambda _v, _a, _t: Reply(PASS)
)
BOOK: Orders[int] = Orders(
    "toy-ask-standing-orders",
    "T-2",
    (STAND, GO, STOP, make_usual("toy-ask-", ("move",))),
    frozenset(),
)


def kept(option: str, **fields: int | str) -> Kept:
    return BOOK.keep_order(0, Reply(option, dict(fields)), 4)


def names(found: object) -> list[str]:
    assert isinstance(found, list)
    return [one.name for _, one in found]


def test_plans_answer_in_the_order_in_which_they_were_queued_and_before_other_orders() -> None:
    given = [
        Given("stand", kept("stand", when="at-once", until="game")),
        Given("stop.10", kept("stop")),
        Given("go.02", kept("go", far=1)),
        Given("go.09", kept("go", far=2)),
    ]
    assert names(BOOK.list_matching(ASK, given)) == ["go.02", "go.09", "stop.10", "stand"]


def test_whole_questions_are_answered_when_nothing_else_does() -> None:
    given = [
        Given("usual", kept("usual", when="at-once", until="game")),
        Given("stand", kept("stand", when="at-once", until="game")),
    ]
    first = Orders("toy-ask-standing-orders", "T-2", (BOOK.kinds[3], STAND), frozenset())
    assert names(first.list_matching(ASK, given)) == ["stand", "usual"]


def test_a_plan_that_waits_for_its_owner_keeps_back_what_stands_behind_it() -> None:
    given = [
        Given("stand", kept("stand", when="at-once", until="game")),
        Given("go.01", kept("go", far=1)),
        Given("go.02", kept("go", far=1, when="after-two-hours")),
        Given("stop.03", kept("stop")),
    ]
    assert names(BOOK.list_matching(ASK, given)) == ["go.01"]
    assert names(BOOK.list_matching(ASK, given, after="after-two-hours")) == [
        "go.01",
        "go.02",
        "stop.03",
        "stand",
    ]


def test_a_new_plan_takes_the_last_place_or_that_of_the_one_it_changes() -> None:
    assert BOOK.name_order(Reply("go", {"far": 1}), ()) == "go.01"
    assert BOOK.name_order(Reply("stop"), ("go.01", "go.04", "stand")) == "stop.05"
    changed = Reply("stop", {"instead": "go.01"})
    assert BOOK.name_order(changed, ("go.01", "go.04")) == "stop.01"
    assert BOOK.is_replaced(Given("go.01", kept("go", far=1)), changed)
    assert not BOOK.is_replaced(Given("go.04", kept("go", far=1)), changed)
    assert "instead" not in BOOK.keep_order(0, changed).fields


def test_too_many_plans_are_refused_but_one_of_them_may_be_changed() -> None:
    full = [f"go.{place:02}" for place in range(1, MOST_PLANS + 1)]
    with pytest.raises(Refused):
        BOOK.name_order(Reply("go", {"far": 1}), full)
    assert BOOK.name_order(Reply("go", {"far": 1, "instead": "go.03"}), full) == "go.03"
    assert BOOK.name_order(Reply("stand"), full) == "stand"


def test_the_form_offers_to_change_a_plan_only_where_there_is_one() -> None:
    assert "instead" not in BOOK.make_form(SEAT, 0, ("stand",)).options["go"].fields
    form = BOOK.make_form(SEAT, 0, ("stand", "go.01"))
    assert "instead" in form.options["go"].fields
    back = Reply("withdraw", {"order": "go.01"})
    assert form.check(back) == back
    with pytest.raises(Refused):
        form.check(Reply("go", {"far": 1, "instead": "stand"}))


def test_an_order_whose_basis_has_changed_says_what_stands_otherwise() -> None:
    order = kept("go", far=1)
    assert GO.find_change(0, order) is None
    why = GO.find_change(1, order)
    assert why is not None
    assert why.args == {"what": Named("tile", "B4")}
    assert STAND.find_change(1, kept("stand")) is None, "it relies on nothing"


@pytest.mark.parametrize(
    ("when", "speaks"),
    [
        ("at-once", [True, True, True, True]),
        ("after-half-an-hour", [False, True, True, True]),
        ("after-two-hours", [False, False, True, True]),
        ("if-late", [False, False, False, True]),
    ],
)
def test_an_order_speaks_after_its_delay_and_when_all_time_is_up(when: str, speaks: list[bool]) -> None:
    given = [Given("stand", kept("stand", when=when, until="game"))]
    found = [
        BOOK.list_matching(ASK, given),
        BOOK.list_matching(ASK, given, after="after-half-an-hour"),
        BOOK.list_matching(ASK, given, after="after-two-hours"),
        BOOK.list_matching(ASK, given, late=True),
    ]
    assert [bool(one) for one in found] == speaks
    assert list(BOOK.list_delays(ASK, given)) == ([when] if when.startswith("after") else [])


def test_what_can_only_be_one_thing_need_not_be_filled_in() -> None:
    one = Option({"far": Number((2, 2))})
    ask = Ask(SEAT, "toy-ask-move", "T-1", {"go": one}, Reply("go", {"far": 2}))
    assert complete(ask, Reply("go")) == Reply("go", {"far": 2})
    assert complete(ASK, Reply("go")) == Reply("go"), "there is a choice"


def test_places_in_the_queue_are_read_from_names() -> None:
    assert [place_of(name) for name in ("go.07", "go.12", "stand", "go.x")] == [7, 12, 0, 0]
