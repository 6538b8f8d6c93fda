"""Filch, Mutant, Oracle, Parasite, Sorcerer and Trader take, look and trade."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet


def test_sorcerer_swaps_the_cards() -> None:
    """A40."""
    table = meet("", "sorcerer", cards=("attack_20", "attack_04")).until("power").tell("1: use").finish()
    assert table.totals == {0: 7, 1: 24}


def test_sorcerers_wild_trades_powers_for_good() -> None:
    """S-11."""
    table = meet(
        "tripler",
        "virus",
        cards=("attack_10", "attack_08"),
        hands={3: "flare_sorcerer"},
        policies={3: Policy(ready=("flare_sorcerer",))},
    ).finish()
    assert table.totals == {0: 30, 1: 28}
    assert table.state.players[0].powers == ["virus"]
    assert "flare_sorcerer" in table.discards


def test_parasite_joins_where_it_was_not_invited() -> None:
    """A35, S-20: Parasite at seat 2 is asked although nobody invited it."""
    cards = ("attack_10", "attack_12")
    table = meet("human", "human", "parasite", "human", cards=cards, chapter="alliance").until("ally")
    assert table.asked == [2]
    table.tell("2: ally side=offense ships=2-1.1+2-1.2+2-2.1").until("card")
    assert table.ships("gate") == [3, 0, 3, 0]


def test_trader_swaps_hands() -> None:
    """A45."""
    table = meet("", "trader", cards=("attack_10", "attack_04"), hands={0: "morph", 1: "plague"})
    table.until("power").tell("1: use").until("card")
    assert (table.hand(0), table.hand(1)) == (["attack_04", "plague"], ["attack_10", "morph"])


def test_oracle_sees_the_card_before_it_chooses() -> None:
    """A33, S-4."""
    table = meet("oracle", cards=("attack_12", "attack_08")).until("card")
    assert table.asked == [1]
    table.step()
    assert table.asked == [0]
    assert table.view(0).encounter.defense.cards == ("attack_08_1",)  # type: ignore[union-attr]


def test_oracles_super_ends_the_encounter_as_a_success() -> None:
    table = meet(
        "oracle",
        cards=("attack_12", "attack_08"),
        hands={0: "flare_oracle"},
        policies={0: Policy(ready=("flare_oracle",))},
    ).finish()
    assert table.state.now.success
    assert table.hand(1) == ["attack_08"]


def test_mutant_refills_from_whom_it_likes() -> None:
    """A31, S-10: here two cards to fill up, one of Blue's, one of the deck."""
    held = "attack_04 attack_06 attack_06 attack_08 attack_08"
    table = meet("mutant", cards=("attack_10", "attack_08"), hands={0: held, 1: "morph"}, chapter="alliance")
    table.until("power").tell("0: use", "0: seat seat=%31").until("choose-seat").tell("0: pass")
    assert (len(table.hand(0)), len(table.hand(1))) == (8, 1)


def test_filch_takes_the_opponents_card_from_the_discards() -> None:
    """A13."""
    table = meet("", "filch", cards=("attack_20", "attack_04"), through=True)
    table.until("power").tell("1: use").until("choose-card").tell("1: card cards=attack_20_1+")
    assert table.hand(1) == ["attack_20"]


def test_filchs_wild_steals_an_artifact_that_is_being_played() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={2: "emotion_control", 3: "flare_filch negotiate"},
        policies={2: Policy(ready=("emotion_control_1",)), 3: Policy(cards=("artifact",))},
    ).finish()
    assert table.winner == "offense"
    assert sorted(table.hand(3)) == ["emotion_control", "flare_filch"]


def test_mutants_wild_takes_a_card_of_the_opponent_and_of_each_ally() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "defense 1"},
        hands={0: "flare_mutant", 1: "morph", 2: "plague"},
        policies={0: Policy(ready=("flare_mutant",))},
    ).finish()
    assert table.hand(0) == ["morph", "plague", "flare_mutant"]


def test_traders_wild_takes_one_and_gives_one_back() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "flare_trader"},
        policies={0: Policy(ready=("flare_trader",))},
        chapter="alliance",
    ).until("choose-card")
    table.tell("0: card cards=attack_20_1+").until("card")
    assert (table.hand(0), table.hand(1)) == (["attack_04", "flare_trader"], ["attack_20"])


def test_oracles_wild_mixes_both_hands() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "flare_oracle"},
        policies={0: Policy(ready=("flare_oracle",))},
    ).until("card")
    assert len(table.hand(0)) == 2
    assert table.said("cosmic-mixed")


def test_parasites_wild_settles_where_a_power_was_lost() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={3: "flare_parasite"},
        policies={3: Policy(ready=("flare_parasite",))},
        placed={1: ["2-1 4", "2-2 4"], 3: ["0-1 1"]},
    )
    table.state.players[3].powers = ["human"]
    table.until("choose-planet").tell("3: planet planet=1-5").finish()
    assert table.ships("1-5") == [0, 0, 0, 1]
