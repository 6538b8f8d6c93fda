"""The same under other options, with answers sealed together, cards laid ready, and owners who are away."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet, ready

CARDS = ("attack_10", "attack_08")


@pytest.mark.parametrize(("planets", "total"), [(4, 33), (5, 13)])
def test_two_home_colonies_are_enough_of_four_planets(planets: int, total: int) -> None:
    """CE-23: three where systems have five."""
    placed = {0: ["2-1 4", "2-2 4"] if planets == 4 else ["2-1 4", "2-2 4", "2-3 4"]}
    table = meet("tripler", cards=CARDS, options={"planets": planets}, placed=placed)
    assert table.finish().totals[0] == total


def test_two_zaps_sealed_at_once_spend_the_first_alone() -> None:
    """CE-24, CE-26: Blue, a main player, goes before Yellow, whose card stays in hand."""
    table = meet(
        "tripler",
        cards=CARDS,
        hands={1: "cosmic_zap", 3: "cosmic_zap"},
        options={"pace": "every"},
    ).until("answer")
    table.tell("0: pass", "2: pass", "3: cancel card=cosmic_zap_2", "1: cancel card=cosmic_zap_1").finish()
    assert table.totals == {0: 13, 1: 12}
    assert (table.hand(1), table.hand(3)) == ([], ["cosmic_zap"])


def test_the_second_zap_is_played_where_the_first_falls() -> None:
    """CE-26: Red saves its power from Blue's zap, and not from Yellow's, which is played when all are asked again."""
    table = meet(
        "tripler",
        cards=CARDS,
        hands={0: "card_zap", 1: "cosmic_zap", 3: "cosmic_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("tripler",)), 3: Policy(powers=("tripler",))},
    ).finish()
    assert table.totals == {0: 13, 1: 12}
    assert (table.hand(0), table.hand(1), table.hand(3)) == ([], [], [])


def test_a_zap_waits_in_hand_for_a_power_that_is_never_used() -> None:
    """BOT-2: the owner of an optional power is away, so there is nothing to answer."""
    table = meet(
        *("", "sorcerer"),
        cards=CARDS,
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("sorcerer",))},
    ).finish()
    assert table.hand(3) == ["cosmic_zap"]


def test_a_one_shot_flare_is_vulchs_with_its_super() -> None:
    """CE-131, A51 super: "also discarded flares"; under this option a flare is discarded when it was used."""
    table = meet(
        *("", "", "", "vulch"),
        cards=CARDS,
        hands={0: "flare_warpish", 3: "flare_vulch"},
        policies={0: ready("warpish"), 3: ready("vulch")},
        options={"flares": "one-shot"},
        warp={0: 2},
        through=True,
    ).finish()
    assert "flare_warpish" not in table.hand(0)
    assert "flare_warpish" in table.hand(3) or "flare_warpish" in table.discards


def test_a_card_laid_ready_at_a_gate_goes_with_the_hand_that_is_traded_away() -> None:
    """BOT-2, A45: Red laid Kamikaze's flare ready for later; Blue has it then, and nobody has ordered it there."""
    table = meet(
        *("", "trader"),
        cards=CARDS,
        hands={0: "flare_kamikaze"},
        options={"pace": "gates"},
        chapter="alliance",
    ).until("gate-alliances")
    table.tell("0: play card=flare_kamikaze").until("power").tell("1: use").until("card")
    assert "flare_kamikaze" in table.hand(1)
    table.cards = (CARDS[1], CARDS[0])
    table.finish()
    assert not table.said("cosmic-played")
    assert table.totals == {0: 11, 1: 14}


def test_an_order_to_stay_idle_holds_in_every_encounter_and_a_mandatory_power_knows_none() -> None:
    """BOT-2, CE-25: Remora may leave cards be; Virus may not."""
    table = meet(
        *("virus", "", "", "remora"),
        cards=("attack_04", "attack_20"),
        allies={2: "defense 2"},
        policies={0: Policy(idle=("virus",)), 3: Policy(idle=("remora",))},
    ).finish()
    assert table.totals[0] == 12
    assert table.hand(3) == []


def test_kickers_come_before_powers_and_human_after_them() -> None:
    """CE-R5, CE-92: 10 times 2, above ten, so a third of it; then ships, then four."""
    table = meet(
        *("tripler", "", "human"),
        cards=CARDS,
        hands={0: "kicker_2"},
        options={"kickers": "old"},
        allies={2: "offense 1"},
    ).until("card")
    table.tell("0: card card=attack_10_1 kicker=kicker_2_1").finish()
    assert table.totals[0] == 7 + 3 + 1 + 4


def test_answers_in_order_see_each_other_and_parasite_comes_in_its_turn() -> None:
    """CE-73 with answers one after the other: Green first, then Yellow, who sees it."""
    table = meet(
        *("", "", "parasite"),
        cards=CARDS,
        chapter="alliance",
        options={"answers": "in-order", "invitations": "in-order"},
    ).until("invite")
    table.tell("0: invite seats=%33+").until("invite").tell("1: invite seats=%33+").until("ally")
    assert table.asked == [2]
    table.tell("2: ally side=offense ships=2-1.1+").until("ally")
    assert table.asked == [3]
    assert table.ships("gate") == [3, 0, 1, 0]
