"""Loser × Anti-Matter, Virus × Tripler, Macron × Virus, Pacifist × Loser: in what order it is settled who wins."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet, ready

TRADED = {3: "flare_sorcerer"}
"""Yellow holds what trades the powers of the main players before cards are chosen (A40)."""


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


# ------------------------------------------------------------------------------------------- Loser × Anti-Matter


def test_allies_of_both_sides_subtract_under_an_upset() -> None:
    """A2, A22: 10 + 3 - 2 against 8 - 4 - 1; the lower total would win, and the upset comes last."""
    table = meet(
        *("loser", "anti_matter"),
        cards=("attack_10", "attack_08"),
        allies={2: "offense 2", 3: "defense 1"},
    )
    table.until("power").tell("0: use").finish()
    assert (table.totals, table.winner) == ({0: 11, 1: 3}, "offense")
    assert table.ships("1-1") == [3, 0, 2, 0]
    assert table.lost(3) == 1


def test_a_tie_by_anti_matters_sum_is_the_offenses_under_an_upset() -> None:
    """A22: 4 + 3 against 11 - 4."""
    table = meet("loser", "anti_matter", cards=("attack_04", "attack_11"))
    assert table.until("power").tell("0: use").finish().totals == {0: 7, 1: 7}
    assert table.winner == "offense"
    assert meet("loser", "anti_matter", cards=("attack_04", "attack_11")).finish().winner == "defense"


def test_an_upset_stands_when_anti_matter_is_zapped_after_it() -> None:
    """CE-134: 13 against 12, the higher total would win."""
    table = meet(
        *("loser", "anti_matter"),
        cards=("attack_10", "attack_08"),
        hands={2: "cosmic_zap"},
        policies=cancel(2, "anti_matter"),
    )
    table.until("power").tell("0: use").finish()
    assert (table.totals, table.winner) == ({0: 13, 1: 12}, "defense")


def test_a_zapped_upset_leaves_anti_matters_lower_total() -> None:
    """CE-R6."""
    table = meet(
        *("loser", "anti_matter"),
        cards=("attack_10", "attack_08"),
        hands={2: "cosmic_zap"},
        policies=cancel(2, "loser"),
    )
    table.until("power").tell("0: use").finish()
    assert (table.totals, table.winner) == ({0: 13, 1: 4}, "defense")


def test_whoever_got_loser_before_cards_may_declare_the_upset() -> None:
    """A40 before A22: Red is Anti-Matter now, 10 - 3; Blue, which has 8 + 4, declares and wins."""
    table = meet(
        *("loser", "anti_matter"),
        cards=("attack_10", "attack_08"),
        hands=TRADED,
        policies={3: ready("sorcerer")},
    ).until("power")
    assert table.asked == [1]
    table.tell("1: use").finish()
    assert (table.totals, table.winner) == ({0: 7, 1: 12}, "defense")


def test_a_defense_that_holds_no_attack_negotiates_and_wins_by_the_upset() -> None:
    """A22 "if able", A2 with two attacks only: the negotiate would lose; nobody is compensated for winning."""
    table = meet("loser", "anti_matter", cards=("attack_10", "negotiate"), hands={1: "morph"})
    table.until("power").tell("0: use").finish()
    assert (table.winner, table.lost(0), table.lost(1)) == ("defense", 3, 0)
    assert not table.said("cosmic-compensation")


def test_anti_matters_wild_stops_a_wild_that_makes_both_lose() -> None:
    """A2, A22: Loser's wild is not played: the flare stays in the hand."""
    table = meet(
        cards=("attack_10", "attack_08"),
        hands={0: "flare_anti_matter", 1: "flare_loser"},
        policies={0: Policy(cards=("wild",)), 1: ready("loser")},
    ).finish()
    assert (table.winner, table.hand(0)) == ("offense", ["flare_anti_matter"])
    assert table.hand(1) == ["flare_loser"]


# ------------------------------------------------------------------------------------------------ Virus × Tripler


def test_a_zap_of_virus_that_is_itself_zapped_leaves_it_working() -> None:
    """CE-26: 8 times 3 against 10 times 3 and 4."""
    table = meet(
        *("virus", "tripler"),
        cards=("attack_08", "attack_10"),
        hands={0: "card_zap", 1: "cosmic_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("virus",))},
    ).finish()
    assert table.totals == {0: 24, 1: 34}


@pytest.mark.parametrize(("zapped", "totals"), [("virus", {0: 11, 1: 34}), ("tripler", {0: 24, 1: 14})])
def test_one_of_them_zapped_leaves_the_other(zapped: str, totals: dict[int, int]) -> None:
    """CE-134."""
    table = meet(
        *("virus", "tripler"),
        cards=("attack_08", "attack_10"),
        hands={3: "cosmic_zap"},
        policies=cancel(3, zapped),
    ).finish()
    assert table.totals == totals


def test_powers_traded_before_cards_count_for_their_new_owners() -> None:
    """A40: Red triples 10 and adds 3; Blue's 8 is multiplied by 4."""
    table = meet(
        *("virus", "tripler"),
        cards=("attack_10", "attack_08"),
        hands=TRADED,
        policies={3: ready("sorcerer")},
    ).finish()
    assert table.totals == {0: 33, 1: 32}


def test_a_virus_without_ships_on_the_planet_counts_its_allies_alone() -> None:
    """A48, CE-60: 20 times none and 2, against 12 / 3 and 3."""
    table = meet("tripler", "virus", cards=("attack_12", "attack_20"), allies={2: "defense 2"})
    table.state.ships["1-1"][1], table.state.ships["1-2"][1] = 0, 8
    assert table.finish().totals == {0: 7, 1: 2}


def test_triplers_wild_divides_before_virus_multiplies() -> None:
    """A46 "first": 20 becomes 7, times 3."""
    table = meet(
        "virus",
        cards=("attack_20", "attack_12"),
        hands={1: "flare_tripler"},
        policies={1: ready("tripler")},
    ).finish()
    assert table.totals == {0: 21, 1: 16}


def test_reinforcements_and_human_are_added_to_a_virus() -> None:
    """CE-94, CE-R5: 8 times 3, then 5, and 4 of an allied Human and 2 of its ships."""
    table = meet(
        *("virus", "tripler", "human"),
        cards=("attack_08", "attack_10"),
        hands={0: "reinforcement_5"},
        policies={0: Policy(reinforce=True)},
        allies={2: "offense 2"},
    ).finish()
    assert (table.totals, table.winner) == ({0: 35, 1: 34}, "offense")


# ------------------------------------------------------------------------------------------------- Macron × Virus


def test_an_allied_macron_adds_four_a_ship_to_a_virus() -> None:
    """A25, A48: 5 times 3 and 4."""
    table = meet("virus", "", "macron", cards=("attack_05", "attack_04"), allies={2: "offense 1"}).finish()
    assert table.totals == {0: 19, 1: 8}


def test_a_macron_with_a_lent_virus_multiplies_by_four() -> None:
    """A25, A48 on one seat (A36): a ship counts four wherever ships are counted for a total, so 10 times 4."""
    table = meet(
        *("macron", "", "", "virus"),
        chapter="encounter",
        hands={0: "attack_10", 1: "attack_04", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
    )
    table.cards = ("attack_10", "attack_04")
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert table.totals == {0: 40, 1: 8}


def test_macrons_home_ships_count_four_each_and_bring_two_cards_each() -> None:
    """A25: four ships on the planet lost with a negotiate are worth eight cards; Virus holds five."""
    table = meet(
        *("virus", "macron"),
        cards=("attack_10", "negotiate"),
        hands={0: "attack_04 attack_05 attack_06 attack_07 attack_08"},
    ).finish()
    assert (len(table.hand(1)), table.hand(0)) == (5, [])
    assert meet("virus", "macron", cards=("attack_05", "attack_01")).finish().totals == {0: 15, 1: 17}


def test_a_macron_zapped_when_cards_are_shown_has_still_sent_one_ship() -> None:
    """CE-R6: the zap that was not played at the launch is played now; the ship counts one."""
    table = meet(
        *("macron", "virus"),
        cards=("attack_10", "attack_04"),
        ships=1,
        hands={1: "cosmic_zap"},
        policies=cancel(1, "macron"),
    ).finish()
    assert table.totals == {0: 11, 1: 16}


def test_macrons_wild_makes_two_of_each_ship_that_a_virus_multiplies_by() -> None:
    """A25 "ships count +1 each": 6 times 3 ships that count 2, and an ally's own ship, which counts 1."""
    table = meet(
        "virus",
        cards=("attack_06", "attack_08"),
        hands={0: "flare_macron"},
        policies={0: ready("macron")},
        allies={2: "offense 1"},
    ).finish()
    assert table.totals == {0: 37, 1: 12}


# ----------------------------------------------------------------------------------------------- Pacifist × Loser


def test_an_upset_declared_after_cards_forces_no_attack_and_a_pacifist_loses_by_it() -> None:
    """A22 super, A34: no duty to play attacks; the negotiate wins, and so loses after everything else."""
    table = meet(
        *("loser", "pacifist"),
        cards=("attack_20", "negotiate"),
        hands={0: "flare_loser", 1: "attack_08"},
        policies={0: ready("loser")},
    )
    table.until("power").tell("0: pass").until("power").tell("0: use").finish()
    assert (table.winner, table.lost(0), table.lost(1)) == ("offense", 0, 4)


def test_a_pacifist_turned_into_a_loser_of_its_own_upset_is_compensated() -> None:
    """CE-106, A22: it showed a negotiate against an attack and lost three ships."""
    table = meet(
        *("pacifist", "loser"),
        cards=("negotiate", "attack_20"),
        hands={1: "morph plague quash force_field"},
    )
    table.until("power").tell("1: use").finish()
    assert (table.winner, len(table.hand(0))) == ("defense", 3)


def test_under_an_upset_two_negotiates_are_a_deal() -> None:
    """A22 turns winner and loser; in a deal nobody wins (CE-102)."""
    table = meet("pacifist", "loser", cards=("negotiate", "negotiate"))
    assert table.until("power").tell("1: use").until("deal").winner == "deal"


def test_losers_wild_makes_a_winning_pacifist_lose_too() -> None:
    """A22: both sides lose, whatever else is said (CE-25)."""
    table = meet(
        *("pacifist", ""),
        cards=("negotiate", "attack_20"),
        hands={1: "flare_loser"},
        policies={1: ready("loser")},
    ).finish()
    assert (table.winner, table.lost(0), table.lost(1)) == ("nobody", 3, 4)


def test_an_absent_loser_declares_nothing_and_the_pacifist_wins() -> None:
    """CE-25, BOT-2: "may" is not done by default."""
    table = meet("pacifist", "loser", cards=("negotiate", "attack_20"), hands={0: "attack_08"}).finish()
    assert (table.winner, table.ships("1-1")) == ("offense", [3, 0, 0, 0])


def test_a_pacifist_who_traded_its_power_away_wins_nothing() -> None:
    """A40 before A34: Red, who is Loser now, shows the negotiate."""
    table = meet(
        *("pacifist", "loser"),
        cards=("negotiate", "attack_20"),
        hands=TRADED,
        policies={3: ready("sorcerer")},
    )
    table.until("power")
    assert table.asked == [0]
    table.tell("0: pass").finish()
    assert (table.winner, table.lost(0)) == ("defense", 3)
