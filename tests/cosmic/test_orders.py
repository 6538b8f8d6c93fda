"""Standing orders: what each kind of them replies, from its owner's view (BOT-3)."""

import re
from pathlib import Path
from typing import Final

import pytest

from games.cosmic.rulebook import RULEBOOK
from porc_royal.asks import Answer, Reply
from tests.cosmic.scenario import Table, meet
from tests.games import ordering

CARDS = ("attack_10", "attack_12")
GATES = {"pace": "gates"}
EVERY = {"pace": "every"}

assert RULEBOOK.orders is not None
ORDERS: Final = RULEBOOK.orders


def replied(table: Table, seat: int, name: str, **terms: Answer) -> Reply | None:
    return ordering.replied(ORDERS, table, seat, name, **terms)


def invited() -> Table:
    table = meet("human", "human", cards=CARDS, chapter="alliance").until("invite")
    return table.tell("0: invite seats=%32+%33", "1: invite seats=%32+%33")


def test_a_bid_is_for_the_own_side_whichever_that_is() -> None:
    """CE-93."""
    hands = {1: "reinforcement_2 reinforcement_5"}
    table = meet("human", "human", hands=hands, cards=CARDS, options=GATES).until("gate-revealed")
    everything = replied(table, 1, "bid")
    assert everything is not None
    assert (everything.text("side"), len(everything.many("cards"))) == ("defense", 2)
    assert replied(table, 0, "bid") is None, "nothing to bid: its owner is asked"


def test_an_alliance_is_answered_with_its_conditions() -> None:
    """CE-73."""
    terms: dict[str, Answer] = {"side": "offense", "number": 2, "unless": "3-offense", "otherwise": "defense"}
    reply = replied(invited(), 2, "ally", **terms)
    assert reply is not None
    assert (reply.text("unless"), reply.text("instead"), len(reply.many("ships"))) == (
        "3-offense",
        "defense",
        2,
    )


def test_an_alliance_may_be_meant_for_one_main_player_or_not_against_another() -> None:
    assert replied(invited(), 2, "ally", side="offense", number=1, seat_="1") is None
    assert replied(invited(), 2, "ally", side="offense", number=1, but="1") is None
    assert replied(invited(), 2, "ally", side="offense", number=1, seat_="0", but="3") is not None


def test_those_named_are_invited_if_they_may_be() -> None:
    """CE-71: the other main player may not."""
    table = meet("human", "human", cards=CARDS, chapter="alliance").until("invite")
    assert replied(table, 0, "invite", seats=("1", "3")) == Reply("invite", {"seats": ("3",)})
    assert replied(table, 0, "invite", seats=("1",)) is None


@pytest.mark.parametrize(("share", "ships"), [("cards", 0), ("half", 1), ("ships", 3)])
def test_rewards_are_taken_as_ordered(share: str, ships: int) -> None:
    """CE-105."""
    table = meet("human", "human", cards=("attack_00", "attack_40"), allies={2: "defense 3"}, warp={2: 5})
    table.until("reward")
    assert replied(table, 2, "reward", share=share) == Reply("reward", {"ships": ships})


def test_a_power_is_used_always_or_never() -> None:
    """CE-25."""
    table = meet("sorcerer", "human", cards=CARDS).until("power")
    assert replied(table, 0, "power", do="always") == Reply("use")
    assert replied(table, 0, "power", do="never") == Reply("pass")


def test_zaps_are_played_on_what_was_named() -> None:
    """CE-134."""
    table = meet("sorcerer", "human", cards=CARDS, hands={2: "cosmic_zap"}, options=EVERY).until("power")
    table.tell("0: use").until("answer")
    zapped = replied(table, 2, "zap", powers=("sorcerer",))
    assert zapped is not None
    assert zapped.option == "cancel"
    assert replied(table, 2, "zap", powers=("human",)) == Reply("pass")
    assert replied(table, 3, "zap", powers=("sorcerer",)) == Reply("pass"), "nothing to zap with"


def test_gates_are_passed_unless_the_encounter_is_ones_own() -> None:
    table = meet("human", "human", cards=CARDS, options=GATES, chapter="alliance").until("gate-alliances")
    assert replied(table, 2, "own-turn") == Reply("pass")
    assert replied(table, 0, "own-turn") is None
    assert replied(table, 0, "usual", questions=("gate-alliances",)) == Reply("pass")


def test_a_launch_is_planned_by_its_planet() -> None:
    """CE-60: where destiny does not lead there, its owner is asked."""
    table = meet("human", "human", chapter="launch").until("launch")
    reply = replied(table, 0, "launch", planet="1-3", number=2)
    assert reply is not None
    assert (reply.text("planet"), len(reply.many("ships"))) == ("1-3", 2)
    assert replied(table, 0, "launch", planet="2-3", number=2) is None


def test_the_next_encounter_card_is_planned() -> None:
    """CE-83."""
    table = meet("human", "human", cards=CARDS).until("card")
    card = table.state.players[0].hand[0]
    assert replied(table, 0, "card", card=card) == Reply("card", {"card": card})


def test_ready_orders_are_such_as_the_form_takes() -> None:
    table = meet("human", "human", cards=CARDS).until("card")
    view = table.view(0)
    ready = ORDERS.list_ready(view, ordering.make_sheet(ORDERS, table, 0))
    assert len({str(one.label) for one in ready}) == len(ready) == len(ORDERS.ready(view))


def test_every_question_has_an_order_or_a_sentence_that_says_why_not() -> None:
    text = Path("games/cosmic/README.md").read_text(encoding="utf-8").split("Questions without an order")[1]
    exceptions = set(re.findall(r"`([a-z-]+)`", re.split(r"\n(?=#)", text)[0]))
    questions = {
        key.removeprefix("cosmic-ask-")
        for key in RULEBOOK.assembly.keys.asks
        if key not in RULEBOOK.assembly.keys.forms
    }
    answered = {key.removeprefix("cosmic-ask-") for kind in ORDERS.kinds for key in kind.answers}
    assert answered <= questions
    assert questions - answered == exceptions


@pytest.mark.parametrize(("sort", "cancels"), [("artifact", False), ("rift", True)])
def test_who_cancels_artifacts_does_not_spend_an_omni_zap_on_a_rift(sort: str, cancels: bool) -> None:
    """CE-26, CD-83: a rift is no artifact; that it is cancelled is ordered by itself."""
    table = meet(
        hands={0: "rift_2", 1: "omni_zap"}, chapter="encounter", options={**GATES, "reward_deck": "both"}
    ).until("gate-start")
    table.tell("0: play card=rift_2_r1", "1: pass", "2: pass", "3: pass").until("answer")
    reply = replied(table, 1, "zap", sorts=(sort,))
    assert reply is not None
    assert (reply.option == "cancel") is cancels


def test_windows_of_a_turn_are_passed_by_the_order_beside_the_first() -> None:
    """CE-26: where every window is asked; at gates there is no such order."""
    table = meet("human", "human", cards=CARDS, options=EVERY).until("window")
    seat = table.play.awaited[0]
    (beside,) = ORDERS.list_beside(table.ask(seat))
    assert beside.option == "pass"
    assert replied(table, seat, beside.order(table.play.view(seat)).option) == Reply("pass")
    gates = meet("human", "human", cards=CARDS, options=GATES)
    assert "windows" not in ORDERS.make_form(seat, gates.play.view(seat), ()).options
