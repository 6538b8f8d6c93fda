"""Scenarios of aliens and cards against each other, in the cases that no other file of this folder plays."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.games import list_cards
from tests.cosmic.scenario import Table, meet


def test_a_zapped_pacifist_under_an_upset_wins_after_all() -> None:
    """S-8 (c): the negotiate loses to the attack, and the upset turns that; nobody takes compensation."""
    table = meet(
        "pacifist",
        "loser",
        cards=("negotiate", "attack_20"),
        hands={0: "negotiate", 1: "morph plague", 2: "cosmic_zap"},
        policies={2: Policy(powers=("pacifist",))},
    )
    table.until("power").tell("1: use").finish()
    assert table.winner == "offense"
    assert table.ships("1-1") == [3, 0, 0, 0]
    assert (table.lost(0), table.lost(1)) == (0, 4)
    assert not table.said("cosmic-compensation")


def test_mutant_refills_from_two_players_and_the_deck() -> None:
    """S-10: two cards of Blue's, one of Green's, two of the deck."""
    table = meet(
        "mutant",
        cards=("attack_06", "attack_14"),
        hands={0: "plague quash", 1: "negotiate morph ionic_gas force_field", 2: "attack_04 attack_08"},
        chapter="alliance",
    )
    before = [len(table.hand(seat)) for seat in range(3)]
    table.until("power").tell("0: use", "0: seat seat=%31").until("choose-seat").tell("0: seat seat=%31")
    table.until("choose-seat").tell("0: seat seat=%32").until("choose-seat").tell("0: pass").until("card")
    assert before == [3, 5, 2]
    assert [len(table.hand(seat)) for seat in range(3)] == [8, 3, 1]


def test_a_defense_without_an_encounter_card_draws_before_it_trades() -> None:
    """S-10 (b): the hand is replaced first, then Trader may swap it."""
    table = meet("", "trader", cards=("attack_06", ""), hands={0: "plague", 1: "quash ionic_gas"}).until(
        "power"
    )
    assert len(table.hand(1)) == 8
    drawn = table.hand(1)
    table.tell("1: use").until("card")
    assert (table.hand(0), table.hand(1)) == (drawn, ["attack_06", "plague"])


def test_a_super_is_a_wild_while_its_owners_power_is_gone() -> None:
    """S-15: Tripler with two home colonies holds its flare, which is wild then, and of no use against 09."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_09"),
        chapter="launch",
        hands={0: "flare_tripler"},
        placed={0: ["2-1 4", "2-2 4", "3-1 3"]},
        policies={0: Policy(ready=("flare_tripler",))},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-3.1").finish()
    assert table.totals == {0: 13, 1: 13}
    assert table.winner == "defense"
    assert not table.said("cosmic-played")


def test_three_home_colonies_are_enough_for_a_fourth_foreign_one() -> None:
    """S-15 (b)."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_09"),
        chapter="launch",
        placed={0: ["2-1 4", "2-2 4", "3-1 3"]},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 33, 1: 13}
    assert table.ships("1-1") == [3, 0, 0, 0]


def test_a_lent_power_may_be_zapped() -> None:
    """S-16 (c): off for this encounter; the ship that it cost stays in the warp."""
    table = meet(
        "",
        "",
        "",
        "virus",
        chapter="encounter",
        hands={0: "attack_08", 1: "attack_20 cosmic_zap", 3: "flare_philanthropist"},
        policies={1: Policy(powers=("virus",)), 3: Policy(ready=("flare_philanthropist",))},
    )
    table.cards = ("attack_08", "attack_20")
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 11, 1: 24}
    assert table.lost(3) == 1


@pytest.mark.parametrize(("card", "totals"), [("attack_06", {0: 22, 1: 24}), ("attack_10", {0: 34, 1: 24})])
def test_two_powers_and_an_allys_in_one_window(card: str, totals: dict[int, int]) -> None:
    """S-17, S-17 (b)."""
    table = meet(
        "tripler",
        "warpish",
        "human",
        cards=(card, "attack_09"),
        ships=4,
        allies={2: "defense 2"},
        warp={3: 5},
    ).finish()
    assert table.totals == totals
    assert [args["who"].seat for args in table.said("cosmic-uses")] == [0, 1, 2]  # type: ignore[union-attr]


@pytest.mark.parametrize("by", [0, 1])
def test_a_zapped_human_beside_two_powers(by: int) -> None:
    """S-17 (c), S-17 (d): whoever zaps it, its side wins."""
    table = meet(
        "tripler",
        "warpish",
        "human",
        cards=("attack_10", "attack_09"),
        ships=4,
        allies={2: "defense 2"},
        warp={3: 5},
        hands={by: "cosmic_zap"},
        policies={by: Policy(powers=("human",))},
    ).finish()
    assert table.totals == {0: 34, 1: 20}
    assert table.winner == "defense"


def test_pacifists_wild_without_a_zap_goes_back_to_the_hand() -> None:
    """S-18 (b)."""
    table = meet(
        "",
        "",
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist"},
        policies={0: Policy(ready=("flare_pacifist",))},
    ).finish()
    assert table.totals == {0: 18, 1: 12}
    assert table.hand(0) == ["flare_pacifist"]


def join(*, zapped: bool) -> Table:
    """S-20: Green at seat 2 answers before Parasite at seat 3, which Blue may zap as it would join."""
    table = meet(
        "",
        "",
        "tripler",
        "parasite",
        chapter="alliance",
        hands={0: "attack_10", 1: "attack_12 cosmic_zap"},
        policies={1: Policy(powers=("parasite",))} if zapped else {},
    )
    table.cards = ("attack_10", "attack_12")
    table.until("invite").tell("0: invite seats=%32+", "1: invite seats=%32+").until("ally")
    return table.tell("2: ally side=offense ships=2-1.1+2-1.2 unless=3-offense instead=neither")


def test_an_answer_counts_before_a_parasites() -> None:
    """S-20: Yellow is not there yet when Green's condition is looked at."""
    table = join(zapped=False)
    table.tell("3: ally side=offense ships=3-1.1+3-1.2+3-1.3").finish()
    assert table.totals == {0: 18, 1: 16}
    assert table.ships("1-1") == [3, 0, 2, 3]


def test_a_zapped_parasite_never_left() -> None:
    """S-20 (c)."""
    table = join(zapped=True).finish()
    assert table.totals == {0: 15, 1: 16}
    assert (table.winner, table.ships("3-1")) == ("defense", [0, 0, 0, 4])


def test_a_condition_may_name_a_parasite_that_answers_before() -> None:
    """S-20 (b): Parasite at seat 2, uninvited, is with the offense when Green at seat 3 answers."""
    table = meet("", "", "parasite", "tripler", cards=("attack_10", "attack_12"), chapter="alliance")
    table.until("invite").tell("0: invite seats=%33+", "1: invite seats=%33+").until("ally")
    table.tell("3: ally side=offense ships=3-1.1+ unless=2-offense instead=defense").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+2-1.2+2-1.3").finish()
    assert table.totals == {0: 16, 1: 17}
    assert (table.winner, table.lost(0), table.lost(2)) == ("defense", 3, 3)


def test_magicians_wild_leaves_deuce_its_second_card() -> None:
    """A9, A26: of four cards three are chosen by chance, two of which go back; none is lost."""
    held = "attack_20 attack_30 negotiate"
    table = meet(
        "",
        "deuce",
        cards=("attack_06", "attack_08"),
        hands={0: "flare_magician", 1: held},
        policies={0: Policy(ready=("flare_magician",))},
    )
    cards = sorted(list_cards(table.state))
    table.finish()
    assert sorted(list_cards(table.state)) == cards
