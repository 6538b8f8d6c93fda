"""Whoever has a single answer is not asked for it, where all can see that there is no other (BOT-2, leaks 28)."""

import pytest

from games.cosmic.state.state import Policy
from porc_royal.asks import Ask, Number, Option, Order, Pick, Reply, Several
from porc_royal.facts import Saying, Seat, Who
from porc_royal.single_replies import find_single_reply
from tests.cosmic.scenario import Table, meet, ready

ONE = Pick("planet", ("a",))
TWO = Pick("planet", ("a", "b"))


@pytest.mark.parametrize(
    ("option", "reply"),
    [
        (Option(), {}),
        (Option({"to": ONE}), {"to": "a"}),
        (Option({"to": ONE, "ships": Several("ship", ("x", "y"), 2, 2)}), {"to": "a", "ships": ("x", "y")}),
        (Option({"ships": Several("ship", ("x",), 0, 0)}), {"ships": ()}),
        (Option({"number": Number((3, 3))}), {"number": 3}),
        (Option({"number": Number((0, 0), optional=True)}), {}),
        (Option({"to": ONE, "next": Pick("planet", (), due=True)}), {"to": "a"}),
        (Option({"names": Order("name", ("x",))}), {"names": ("x",)}),
    ],
)
def test_a_single_reply_is_found(option: Option, reply: dict[str, object]) -> None:
    asked = Ask(Seat(0), "key", "CE-1", {"go": option}, Reply("go"))
    assert find_single_reply(asked) == Reply("go", reply)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"go": Option(), "pass": Option()},
        {"go": Option({"to": TWO})},
        {"go": Option({"to": ONE, "more": Pick("planet", ("a",), optional=True)})},
        {"go": Option({"ships": Several("ship", ("x", "y"), 1, 1)})},
        {"go": Option({"ships": Several("ship", ("x",), 0, 1)})},
        {"go": Option({"number": Number((0, 1))})},
        {"go": Option({"names": Order("name", ("x", "y"))})},
        {"go": Option({"to": Pick("planet", ())})},
    ],
)
def test_where_there_are_several_or_none_no_reply_is_found(options: dict[str, Option]) -> None:
    assert find_single_reply(Ask(Seat(0), "key", "CE-1", options, Reply("go"))) is None


def test_an_option_that_cannot_be_filled_is_no_answer() -> None:
    options = {"go": Option({"to": Pick("planet", ())}), "pass": Option()}
    assert find_single_reply(Ask(Seat(0), "key", "CE-1", options, Reply("pass"))) == Reply("pass")


def test_a_reply_that_would_be_refused_is_none() -> None:
    asked = Ask(Seat(0), "key", "CE-1", {"go": Option()}, Reply("go"), legal=lambda _: Saying("refused"))
    assert find_single_reply(asked) is None


def list_asked(table: Table) -> list[str]:
    """The questions that are asked until the scenario ends, but for those beside others."""
    keys: list[str] = []
    while table.play.result is None:
        keys += [ask.key.removeprefix("cosmic-ask-") for ask in table.play.asks.values() if not ask.optional]
        table.step()
    return keys


def test_whoever_loses_all_its_ships_is_not_asked_which() -> None:
    """CE-114: after a failed deal Blue has three left."""
    table = meet(cards=("negotiate", "negotiate"), placed={1: ["warp 17"]}, ships=4)
    assert list_asked(table).count("choose-ships") == 1
    assert table.lost(1) == 20


def test_who_has_no_ships_to_send_declines_unasked() -> None:
    """CE-73: Green has none in play."""
    table = meet(cards=("attack_10", "attack_08"), placed={2: ["warp 20"]}, chapter="alliance")
    table.until("invite").tell("0: invite seats=%32+%33", "1: pass").until("ally")
    assert table.asked == [3]
    assert table.tell("3: pass").said("cosmic-declines")[0]["who"] == Who(Seat(2))


def test_the_last_card_of_a_hand_is_discarded_unasked() -> None:
    """A17: how many cards there are all can see."""
    table = meet("hate", hands={0: "attack_08"}, chapter="turn").until("choose-card")
    assert table.asked == [1, 2, 3]


def test_a_card_that_alone_fits_is_asked_for_all_the_same() -> None:
    """BOT-4: Plague takes a card of each type; not to be asked which would tell that there is one alone."""
    table = meet(
        hands={0: "plague", 1: "attack_08 negotiate attack_10"},
        chapter="encounter",
        policies={0: Policy(ready=("plague_1",))},
    )
    table.until("choose-seat").tell("0: seat seat=%31").until("choose-card")
    assert 1 in table.asked


def test_at_every_window_all_are_asked_alike_whatever_they_hold() -> None:
    """BOT-1: whoever holds nothing has a single answer, and is asked."""
    table = meet(cards=("attack_10", "attack_08"), options={"pace": "every"}, policies={0: ready("human")})
    assert table.until("window").asked == [0, 1, 2, 3]
