"""Where ships go home to, what is ordered for it, and what may still be played before a hand is discarded."""

from collections.abc import Mapping

import pytest

from games.cosmic.extension.zaps import AGAINST
from games.cosmic.questions.script import change_policy
from games.cosmic.state.state import Policy
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Named, Saying, Seat, Who
from tests.cosmic.scenario import Table, meet

EVERY = {"pace": "every"}
GATES = {"pace": "gates"}
ATTACKS = ("attack_08", "attack_06")
DEAL = ("negotiate", "negotiate")


def allied(**options: str) -> Table:
    """Two negotiates; Yellow's two ships beside the offense go home before the deal."""
    return meet(cards=DEAL, allies={2: "offense 2"}, options={"pace": "orders", **options})


def test_ships_that_go_home_are_split_as_their_owner_likes() -> None:
    """CE-29: asked where every window is; both of Yellow's to the third planet."""
    table = allied(pace="every").until("home")
    assert table.play.awaited == (2,)
    table.tell("2: home berths=%2-3.1+%2-3.2".replace("%", ""))
    assert table.ships("2-3")[2] == 6


def test_many_ships_are_sent_colony_by_colony() -> None:
    """CE-29: ten of Yellow's; six, then one, then the rest as ordered."""
    table = meet(
        cards=DEAL,
        allies={2: "offense 10"},
        policies={2: Policy(homes=("2-4",))},
        options={**EVERY, "cosmic_pig": True},
    ).until("home")
    assert sorted(table.ask(2).options) == ["lot", "orders", "pass"]
    table.tell("2: lot planet=2-5 number=6")
    assert table.refused("2: lot planet=2-5 number=5")
    table.tell("2: lot planet=2-3 number=1", "2: pass")
    assert [table.ships(f"2-{number}")[2] for number in range(1, 6)] == [0, 0, 3, 7, 10]


def test_the_absent_spread_them_over_their_weakest_colonies() -> None:
    """CE-29, BOT-2: the colony with the fewest first."""
    table = allied().until("deal")
    assert [table.ships(f"2-{number}")[2] for number in range(1, 6)] == [4, 4, 4, 4, 4]


def test_a_standing_order_says_between_which_colonies() -> None:
    """CE-29: two colonies share the four ships of Yellow; nobody is asked."""
    table = meet(
        cards=DEAL,
        allies={2: "offense 4"},
        policies={2: Policy(homes=("2-4", "2-5"))},
    ).until("deal")
    assert [table.ships(f"2-{number}")[2] for number in range(1, 6)] == [0, 4, 4, 6, 6]


def test_who_has_one_colony_is_not_asked() -> None:
    """CE-29: there is no choice, and all can see that."""
    said: Mapping[int, list[str]] = {2: ["removed 16"]}
    table = meet(cards=DEAL, allies={2: "offense 2"}, placed=said, options=EVERY).until("deal")
    assert not any(ask.key == "cosmic-ask-home" for ask in table.play.asks.values())


@pytest.mark.parametrize(
    ("filled", "expected"),
    [
        ({"powers": ("virus",)}, Policy(("virus",), ("zap",), ready=("plague_1",), homes=("0-1",))),
        ({"setting": "sorts"}, Policy(("human",), (), ready=("plague_1",), homes=("0-1",))),
        (
            {"setting": "protect", "protect": "yes"},
            Policy(("human",), ("zap",), protect=True, ready=("plague_1",), homes=("0-1",)),
        ),
        ({"home": ("0-2", "0-3")}, Policy(("human",), ("zap",), ready=("plague_1",), homes=("0-2", "0-3"))),
        ({"setting": "ready"}, Policy(("human",), ("zap",), homes=("0-1",))),
        ({}, Policy(("human",), ("zap",), ready=("plague_1",), homes=("0-1",))),
    ],
)
def test_an_order_changes_only_what_it_says(filled: dict[str, Answer], expected: Policy) -> None:
    """BOT-2: everything else stays; a setting that is named without a value is dropped."""
    before = Policy(("human",), ("zap",), ready=("plague_1",), homes=("0-1",))
    assert change_policy(before, Reply("orders", filled)) == expected


def test_a_form_asks_only_for_the_setting_that_was_named() -> None:
    """BOT-2: two presses for one change."""
    table = meet(cards=ATTACKS).until("card")
    fields = table.play.asks[table.play.awaited[0]].options["orders"].fields
    admitted = {
        name: bool(wanted.choices({"setting": "protect"}))  # type: ignore[union-attr]
        for name, wanted in fields.items()
        if name != "setting"
    }
    assert [name for name, some in admitted.items() if some] == ["protect"]


def test_before_a_hand_is_discarded_what_may_be_played_now_is_asked_for() -> None:
    """CE-81, CE-R3: Blue has no encounter card, but Amoeba's flare, which is for this moment; Plague is not."""
    table = meet("human", "human", cards=("attack_08", ""), hands={1: "flare_amoeba plague"}, options=GATES)
    table.until("last-cards")
    assert table.said("cosmic-new-hand"), "the hand is shown first: all know why Blue is asked"
    asked = table.play.asks[table.play.awaited[0]]
    assert list(asked.options["play"].fields["card"].choices({})) == ["flare_amoeba"]  # type: ignore[union-attr]
    table.tell("1: play card=flare_amoeba")
    assert table.said("cosmic-played")


def test_by_default_it_is_all_discarded() -> None:
    """CE-R3."""
    table = meet("human", "human", cards=("attack_08", ""), hands={1: "flare_amoeba"}, options=GATES)
    table.until("last-cards").until("card")
    assert "flare_amoeba" in table.discards
    assert not table.said("cosmic-played")


def test_at_the_pace_of_orders_what_lies_ready_is_played_and_nobody_is_asked() -> None:
    """CE-R3, BOT-2."""
    table = meet(
        "human",
        "human",
        cards=("attack_08", ""),
        hands={1: "flare_chosen"},
        policies={1: Policy(ready=("flare_chosen",))},
    ).until("card")
    assert table.said("cosmic-played")


@pytest.mark.parametrize(("held", "told"), [("", 0), ("attack_10", 1), ("attack_10 attack_12 attack_15", 3)])
def test_compensation_tells_what_is_taken(held: str, told: int) -> None:
    """CE-106: four ships lost; a hand gives what it has, and no more is told."""
    table = meet(cards=("negotiate", "attack_04"), ships=4, hands={1: held}).finish()
    assert [args["number"] for args in table.said("cosmic-compensation")] == [told]
    assert len(table.hand(0)) == told


def test_compensation_from_the_deck_is_told_as_such() -> None:
    """A11, CE-106: Ethic takes its three cards from the deck."""
    table = meet("ethic", cards=("attack_04", "attack_20"), ships=3, hands={1: "attack_10"})
    table.until("choose-number").tell("0: number number=3").finish()
    assert [args["number"] for args in table.said("cosmic-compensation-deck")] == [3]
    assert not table.said("cosmic-compensation")


def test_at_gates_everybody_is_asked_whether_a_card_is_cancelled() -> None:
    """CE-26, BOT-2: whoever holds a zap, and whoever holds none; its effect waits."""
    table = meet("human", "human", cards=ATTACKS, hands={0: "emotion_control", 2: "card_zap"}, options=GATES)
    table.until("gate-revealed").tell("0: play card=emotion_control_1").until("answer")
    assert set(table.play.awaited) == {1, 2, 3}
    assert {line.key for ask in table.play.asks.values() for line in ask.about} == {"cosmic-said-stands"}
    for seat in (1, 3):
        table.tell(f"{seat}: pass")
    table.tell("2: cancel card=card_zap_1").until("answer")
    assert {str(one) for ask in table.play.asks.values() for one in ask.about} == {
        str(Saying(AGAINST, {"what": Named("card", "emotion-control"), "other": Who(Seat(0))}))
    }, "a zap is asked about with what it would cancel"
    table.finish()
    assert table.winner == "offense"


def test_at_gates_powers_are_cancelled_by_orders_alone() -> None:
    """CE-134, BOT-2: they act all the time; nobody is asked about each."""
    said = {"hands": {1: "cosmic_zap"}, "options": GATES}
    table = meet("human", "", cards=ATTACKS, policies={1: Policy(powers=("human",))}, **said)  # type: ignore[arg-type]
    while table.play.result is None:
        told = [ask.args["what"] for ask in table.play.asks.values() if ask.key == "cosmic-ask-answer"]
        assert all(isinstance(what, Named) and what.kind == "card" for what in told), "the zap is a card"
        table.step()
    assert table.said("cosmic-zapped")
