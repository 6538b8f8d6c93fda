"""Macron sends one ship that counts four; and powers of several at once."""

from games.cosmic.extension.zaps import does_work
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat, Who
from tests.cosmic.scenario import meet


def test_macrons_one_ship_counts_four_and_loses_two_cards_worth() -> None:
    """S-9 (b)."""
    table = meet(
        "macron", cards=("negotiate", "attack_08"), ships=1, hands={1: "attack_20 attack_23"}
    ).finish()
    assert (table.lost(0), len(table.hand(0)), len(table.hand(1))) == (1, 2, 0)


def test_macron_against_virus() -> None:
    """S-9."""
    table = meet("macron", "virus", cards=("attack_10", "attack_04"), ships=1).finish()
    assert table.totals == {0: 14, 1: 16}


def test_macron_may_launch_a_single_ship() -> None:
    """A25, CE-61."""
    table = meet("macron", chapter="launch").until("launch")
    assert "launch" in table.ask(0).options
    assert table.refused("0: launch planet=1-1 ships=0-1.1+0-2.1") == "refused-number"


def test_a_macron_zapped_at_launch_may_send_four_that_count_one() -> None:
    """S-9 (d), CE-135, CE-R6."""
    table = meet(
        "macron",
        cards=("attack_10", "attack_08"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("macron",))},
        chapter="launch",
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 13, 1: 12}


def test_a_macron_that_allies_counts_four_and_brings_two_rewards() -> None:
    """S-9 (c)."""
    table = meet("", "", "macron", cards=("attack_15", "attack_10"), allies={2: "defense 1"}).finish()
    assert table.totals == {0: 18, 1: 18}
    assert len(table.hand(2)) == 2


def test_three_powers_act_in_the_order_of_the_seats() -> None:
    """S-17 without Warpish: Tripler, then an allied Human."""
    table = meet(
        "tripler", "", "human", cards=("attack_06", "attack_09"), ships=4, allies={2: "defense 2"}
    ).finish()
    assert table.totals == {0: 22, 1: 19}
    assert [args["who"] for args in table.said("cosmic-uses")] == [Who(Seat(0)), Who(Seat(2))]


def test_a_power_that_is_back_works_in_the_second_encounter() -> None:
    """S-15 (c), CE-R7."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_09"),
        chapter="launch",
        placed={0: ["2-1 4", "2-2 4", "3-1 4"]},
        destiny="colour_0_1 colour_1_1",
        through=True,
    ).until("launch")
    table.tell("0: refound planet=0-5 ships=2-1.1+2-1.2 again=yes")
    assert does_work(table.state, Seat(0), "tripler")
