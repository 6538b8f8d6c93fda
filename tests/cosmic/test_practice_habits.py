"""Practice players do not work against themselves or their own side, and use what they hold."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.practice_habits import count_habits
from tests.cosmic.scenario import Table, meet

GATES = {"pace": "gates"}
ATTACKS = ("attack_08", "attack_20")


def answer(table: Table, seat: int) -> Reply:
    """What a practice player replies, once it has changed its orders."""
    reply = RULEBOOK.practise(table.play.view(Seat(seat)), table.ask(seat), 0)
    if reply.option == "orders":
        table.take(Seat(seat), reply)
        return answer(table, seat)
    return reply


@pytest.mark.thorough
@pytest.mark.parametrize("pace", ["gates", "orders"])
def test_in_whole_games_nobody_cancels_cards_of_the_own_side_and_some_stay_out_of_alliances(
    pace: str,
) -> None:
    habits = count_habits(9, pace)
    assert habits["zaps"] > 5
    assert habits["own-zaps"] == habits["own-gains"] == habits["own-deals"] == 0
    assert habits["wild"] + habits["super"] > habits["encounters"] // 10
    assert 0.1 < habits["stays-out"] / (habits["stays-out"] + habits["joins"]) < 0.5


@pytest.mark.parametrize(("side", "zapped"), [("offense", False), ("defense", True)])
def test_a_standing_zap_spares_what_somebody_on_the_own_side_plays(side: str, zapped: bool) -> None:
    """CE-134, BOT-2: Green, an ally, cancels artifacts; a power that is named is cancelled on any side."""
    table = meet(
        cards=ATTACKS,
        hands={0: "emotion_control", 2: "card_zap"},
        policies={0: Policy(ready=("emotion_control_1",)), 2: Policy(cards=("artifact",))},
        allies={2: f"{side} 1"},
    ).finish()
    assert ("card_zap" in table.discards) is zapped


@pytest.mark.parametrize(("side", "option"), [("offense", "pass"), ("defense", "cancel")])
def test_a_standing_zap_where_all_are_asked_spares_the_own_side_too(side: str, option: str) -> None:
    """CE-26, BOT-2."""
    table = meet(
        cards=ATTACKS,
        hands={0: "emotion_control", 2: "card_zap"},
        policies={0: Policy(ready=("emotion_control_1",))},
        allies={2: f"{side} 1"},
        options=GATES,
    ).until("answer")
    orders = RULEBOOK.orders
    assert orders is not None
    zap = next(kind for kind in orders.kinds if kind.name == "zap")
    terms = Reply("zap", {"sorts": ("artifact",)})
    followed = zap.follow(table.play.view(Seat(2)), table.ask(2), terms)
    assert followed is not None
    assert followed.option == option


def test_orders_that_were_meant_for_an_opponent_end_with_its_encounter() -> None:
    """CE-134, BOT-2: Red's orders of an encounter before name Virus; it is no main player's power now."""
    old = Policy(powers=("virus",), cards=("artifact", "super"))
    table = meet("", "human", "virus", cards=ATTACKS, policies={0: old, 3: old}, chapter="alliance").until(
        "invite"
    )
    table.tell("0: invite seats=%33+", "1: pass")
    for seat, powers in ((3, ()), (0, ("human",))):
        table.until("ally" if seat else "card")
        reply = RULEBOOK.practise(table.play.view(Seat(seat)), table.ask(seat), 0)
        assert reply.option == "orders"
        assert reply.many("powers") == powers
        table.take(Seat(seat), reply)


@pytest.mark.parametrize(
    ("cards", "allies", "seat", "plays"),
    [
        (("negotiate", "attack_08"), {}, 0, False),
        (("attack_08", "negotiate"), {}, 0, True),
        (("attack_08", "attack_20"), {2: "defense 1"}, 0, True),
        (("negotiate", "attack_08"), {2: "defense 1"}, 0, False),
        (("attack_08", "attack_20"), {2: "defense 1"}, 1, False),
    ],
)
def test_ionic_gas_is_played_against_the_gains_of_others_alone(
    cards: tuple[str, str], allies: dict[int, str], seat: int, plays: bool
) -> None:
    """CE-105, CE-106, CE-109."""
    table = meet(cards=cards, hands={seat: "ionic_gas"}, allies=allies, options=GATES)
    reply = answer(table.until("gate-revealed"), seat)
    assert (reply.option == "play") is plays


@pytest.mark.parametrize(("holder", "option"), [(2, "let"), (3, "play")])
def test_whoever_deals_too_does_not_undo_the_deal(holder: int, option: str) -> None:
    """A10, CE-112: Green plays a negotiate and deals with both; Yellow, who does not, would undo it."""
    near = {0: ["3-1 1"]}
    hands = {
        0: "attack_04",
        1: "attack_05",
        2: "attack_06 negotiate" + " quash" * (holder == 2),
        3: "quash" * (holder == 3),
    }
    table = meet("", "", "diplomat", cards=ATTACKS, hands=hands, placed=near, options=GATES).until("power")
    table.tell("2: use").until("deal")
    while "cosmic-ask-deal" in {ask.key for ask in table.play.asks.values()}:
        seat = table.play.awaited[0]
        options = table.ask(seat).options
        table.tell(f"{seat}: accept" if "accept" in options else f"{seat}: offer give-random=1 take-random=1")
    table.tell("0: accept", "1: accept", "2: accept").until("gate-resolution")
    assert table.state.now.dealers == [0, 1, 2]
    assert table.state.now.winner == "deal"
    assert answer(table, holder).option == option


@pytest.mark.parametrize(
    ("near", "option"), [([], "accept"), (["3-1 1", "3-2 1", "3-3 1", "3-4 1"], "refuse")]
)
def test_an_offer_of_three_is_accepted_unless_it_lets_another_win(near: list[str], option: str) -> None:
    """CC-3, CE-20: Blue grants Red a colony, Red's fifth where it has four; Green is asked for its consent."""
    hands = {2: "negotiate"}
    table = meet("", "", "diplomat", cards=ATTACKS, hands=hands, placed={0: near}, options={"pace": "orders"})
    table.until("power").tell("2: use").until("deal").tell(
        "0: offer take-planet=1-3 take-ships=1", "1: accept"
    )
    table.tell("0: refuse", "1: refuse")
    assert answer(table, 2).option == option


def test_a_gift_is_no_card_that_beats_the_giver() -> None:
    """A36: Red gives the 04 away, and of three high attacks none."""
    for hand, option in (("attack_12 attack_15", "pass"), ("attack_04 attack_15", "use")):
        table = meet("philanthropist", cards=("attack_10", "attack_08"), hands={0: hand}, chapter="alliance")
        assert answer(table.until("power"), 0).option == option
