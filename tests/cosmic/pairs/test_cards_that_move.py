"""Oracle × Magician, Sorcerer × Mirror, Philanthropist × Oracle, Clone × Filch, Mutant × Trader."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, count_uses, meet, ready


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


# ---------------------------------------------------------------------------------------------- Oracle × Magician


def test_a_zapped_oracle_leaves_magician_two_cards_face_down() -> None:
    """CE-134: both choose at once; Magician takes one of two that nobody else has seen."""
    table = meet(
        *("oracle", "magician"),
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06", 3: "cosmic_zap"},
        policies=cancel(3, "oracle"),
    )
    assert table.asked == [0]
    table.tell("0: card cards=attack_12_1+attack_06_1").draw("attack_06", "shuffled")
    assert table.view(1).encounter.offense.cards == ()  # type: ignore[union-attr]
    table.tell("1: card card=attack_12_1").finish()
    assert table.totals == {0: 9, 1: 16}
    assert table.hand(1) == ["attack_08"]


def test_a_zapped_magician_leaves_oracle_what_it_sees() -> None:
    """CE-134, A33: Red sees the 08 and plays its 12."""
    table = meet(
        *("oracle", "magician"),
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06", 3: "cosmic_zap"},
        policies=cancel(3, "magician"),
    ).until("card")
    assert table.asked == [1]
    table.tell("1: card card=attack_08_1").until("card")
    assert "cards" not in table.ask(0).options["card"].fields
    assert table.finish().totals == {0: 15, 1: 12}


def test_oracles_super_ends_it_before_magician_takes_anything() -> None:
    """A33: "after seeing it: end as if a deal were made", the opponent's card back; nothing was put down for it."""
    table = meet(
        *("oracle", "magician"),
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06 flare_oracle"},
        policies={0: ready("oracle")},
    )
    table.tell("1: card card=attack_08_1").finish()
    assert table.state.now.success
    assert sorted(table.hand(0)) == ["attack_06", "attack_12", "flare_oracle"]
    assert table.hand(1) == ["attack_08"]


def test_magicians_wild_makes_oracle_see_the_one_that_chance_chose() -> None:
    """A26 wild, A33: Blue puts three down, one at random is played, and lies face up before Red chooses."""
    table = meet(
        "oracle",
        cards=("attack_12", "attack_08"),
        hands={0: "flare_magician", 1: "attack_20 negotiate"},
        policies={0: ready("magician")},
    ).until("card")
    assert table.asked == [1]
    table.tell("1: card cards=attack_08_1+attack_20_1+negotiate_1").draw("attack_20", "shuffled")
    assert table.asked == [0]
    assert table.view(0).encounter.defense.cards == ("attack_08_1",)  # type: ignore[union-attr]
    table.finish()
    assert table.totals == {0: 15, 1: 12}
    assert sorted(table.hand(1)) == ["attack_20", "negotiate"]


# ------------------------------------------------------------------------------------------------ Sorcerer × Mirror


@pytest.mark.parametrize(("zapped", "totals"), [("mirror", {0: 23, 1: 10}), ("sorcerer", {0: 63, 1: 6})])
def test_a_zap_on_one_of_them_leaves_the_other(zapped: str, totals: dict[int, int]) -> None:
    """CE-134: only swapped, or only mirrored."""
    table = meet(
        *("mirror", "sorcerer"),
        cards=("attack_06", "attack_20"),
        hands={3: "cosmic_zap"},
        policies=cancel(3, zapped),
    )
    table.until("power").tell("0: use").until("power").tell("1: use").finish()
    assert table.totals == totals


def test_mirrors_wild_copies_the_card_that_was_swapped_over() -> None:
    """A29 wild at the reveal, A40 before it: Red shows 20 now and copies Blue's 06."""
    table = meet(
        *("", "sorcerer"),
        cards=("attack_06", "attack_20"),
        hands={0: "flare_mirror"},
        policies={0: ready("mirror")},
    )
    table.until("power").tell("1: use").finish()
    assert table.totals == {0: 9, 1: 10}


def test_an_allied_sorcerer_swaps_with_its_flare_and_mirror_still_turns_both() -> None:
    """A40 super "as ally", A29: 20 becomes 02 with Red, 06 becomes 60 with Blue."""
    table = meet(
        *("mirror", "", "sorcerer"),
        cards=("attack_06", "attack_20"),
        hands={2: "flare_sorcerer"},
        policies={2: ready("sorcerer")},
        allies={2: "defense 1"},
    )
    table.until("power").tell("0: use").until("power").tell("2: use").finish()
    assert table.totals == {0: 5, 1: 65}


def test_an_absent_sorcerer_swaps_nothing() -> None:
    """BOT-2: not used."""
    table = meet("mirror", "sorcerer", cards=("attack_06", "attack_20")).until("power").tell("0: use")
    assert table.finish().totals == {0: 63, 1: 6}


def test_each_gets_its_own_card_to_use_after_a_swap() -> None:
    """A40, A7: the card swapped over is the one that Clone fights with, and keeps."""
    table = meet("clone", "sorcerer", cards=("attack_06", "attack_20"), through=True).until("power")
    table.tell("1: use").finish()
    assert (table.hand(0), table.discards) == (["attack_20"], ["attack_06"])


# ------------------------------------------------------------------------------------------ Philanthropist × Oracle

GIFT = {0: "attack_40 attack_10", 1: "negotiate attack_15 flare_philanthropist"}


def give(*aliens: str, policies: dict[int, Policy], hands: dict[int, str] = GIFT) -> Table:
    """Blue, the Philanthropist, gives Red its negotiate once alliances are formed."""
    table = meet(*aliens, hands=hands, policies=policies, chapter="alliance").until("power")
    return table.tell("1: use", "1: card cards=negotiate_1+")


def test_a_zapped_philanthropist_keeps_its_card_before_oracle_looks() -> None:
    """CE-134: the use is announced, zapped, and no card is chosen."""
    table = meet(
        *("oracle", "philanthropist"),
        hands={**GIFT, 3: "cosmic_zap"},
        policies=cancel(3, "philanthropist"),
        chapter="alliance",
    ).until("power")
    table.tell("1: use").until("card")
    assert len(table.hand(1)) == 3
    assert table.asked == [1]


def test_a_gift_is_in_hand_before_a_defense_without_cards_draws() -> None:
    """A36 at AL3, CE-81 at PL0: Blue gave its only encounter card, and draws a new hand; Red keeps the gift."""
    table = give("oracle", "philanthropist", hands={0: "attack_40", 1: "negotiate plague"}, policies={})
    table.until("card")
    assert sorted(table.hand(0)) == ["attack_40", "negotiate"]
    assert len(table.hand(1)) == 8


def test_an_offense_that_gives_its_last_encounter_card_away_goes_on_with_a_new_hand() -> None:
    """A36, CE-138: CE-80 does not end its turn; what it holds besides is discarded."""
    table = meet(
        *("philanthropist", "oracle"),
        hands={0: "negotiate plague", 1: "attack_10"},
        chapter="alliance",
        through=True,
    ).until("power")
    table.tell("0: use", "0: card cards=negotiate_1+").until("card")
    assert (len(table.hand(0)), table.hand(1)) == (8, ["attack_10", "negotiate"])
    assert "plague" in table.discards
    assert table.finish().said("cosmic-reveals")


def test_a_forced_gift_lies_face_up_when_the_giver_is_the_oracle() -> None:
    """A33 on Blue's side too, lent nothing: Green, allied with Red, forces Blue by its super; Red sees it first."""
    table = meet(
        *("oracle", "", "philanthropist"),
        cards=("attack_10", "attack_15"),
        hands={2: "attack_04 flare_philanthropist"},
        policies={2: ready("philanthropist")},
        allies={2: "offense 1"},
        chapter="alliance",
    ).until("power")
    table.tell("2: use", "2: seat seat=%31", "2: card cards=attack_04_1+").until("card")
    assert table.asked == [1]
    assert table.choices(1, "card", "card") == ["attack_04_1"]
    table.tell("1: card card=attack_04_1").until("card")
    assert table.view(0).encounter.defense.cards == ("attack_04_1",)  # type: ignore[union-attr]


# ---------------------------------------------------------------------------------------------------- Clone × Filch


def test_filchs_super_takes_the_card_that_clone_left() -> None:
    """A13 super: one other player's used card, though Filch is not involved; Clone has left it."""
    table = meet(
        *("clone", "", "filch"),
        cards=("attack_30", "attack_08"),
        hands={2: "flare_filch"},
        policies={0: Policy(idle=("clone",)), 2: ready("filch")},
        through=True,
    )
    table.until("power").tell("2: use").finish()
    assert len(table.hand(2)) == 2
    assert "flare_filch" in table.hand(2)


def test_an_artifact_stolen_by_filchs_wild_is_not_kept_by_clones() -> None:
    """A13 wild: no effect, and into Filch's hand, so Clone's wild finds none that was played."""
    table = meet(
        cards=("attack_20", "attack_08"),
        hands={0: "emotion_control flare_clone", 3: "flare_filch negotiate"},
        policies={0: Policy(ready=("emotion_control_1", "flare_clone")), 3: Policy(cards=("artifact",))},
        through=True,
    ).finish()
    assert sorted(table.hand(3)) == ["emotion_control", "flare_filch"]
    assert "emotion_control" not in table.hand(0)
    assert len(table.said("cosmic-wins")) == 1


def test_clone_takes_its_card_after_compensation() -> None:
    """A7, CE-106: what Blue takes at random from the winner's hand cannot be the card that Clone gets back."""
    table = meet("clone", "", cards=("attack_30", "negotiate"), hands={0: "plague"}, through=True).finish()
    assert (table.hand(0), table.hand(1)) == (["attack_30"], ["plague"])


def test_clone_keeps_a_morph_as_a_morph() -> None:
    """CE-136, A7."""
    table = meet("clone", "filch", cards=("morph", "attack_08"), through=True).finish()
    assert table.hand(0) == ["morph"]


# -------------------------------------------------------------------------------------------------- Mutant × Trader


def test_a_hand_that_mutant_filled_is_traded_away() -> None:
    """A31 before alliances, A45 before cards: the eight cards are Blue's."""
    table = meet(
        *("mutant", "trader"),
        hands={0: "attack_10 plague", 1: "attack_04 morph"},
        chapter="alliance",
    )
    table.until("power").tell("0: use")
    while table.question == "cosmic-ask-choose-seat":
        table.tell("0: pass")
    assert len(table.hand(0)) == 8
    table.until("power").tell("1: use").until("card")
    assert (sorted(table.hand(0)), len(table.hand(1))) == (["attack_04", "morph"], 8)


def test_mutant_that_took_the_last_encounter_card_of_trader_trades_after_its_new_hand() -> None:
    """A45 "refreshes first", CE-81: Blue, robbed of its only attack, draws eight; those are what Red gets."""
    table = meet(
        *("mutant", "trader"),
        hands={0: "attack_10 attack_12 plague quash ionic_gas force_field attack_20", 1: "attack_04"},
        chapter="alliance",
    )
    table.until("power").tell("0: use", "0: seat seat=%31").until("power")
    assert len(table.hand(1)) == 8
    table.tell("1: use").until("card")
    assert (len(table.hand(0)), len(table.hand(1))) == (8, 8)
    assert {"attack_04", "attack_10"} <= set(table.hand(1))


def test_a_zapped_trader_leaves_mutant_what_it_has() -> None:
    """CE-134."""
    table = meet(
        *("mutant", "trader"),
        hands={
            0: "attack_10 attack_12 plague quash ionic_gas force_field attack_20",
            1: "attack_04 morph cosmic_zap",
        },
        policies=cancel(1, "trader"),
        chapter="alliance",
    )
    table.until("power").tell("0: use", "0: pass").until("power").tell("1: use").until("card")
    assert (len(table.hand(0)), "attack_10" in table.hand(0)) == (8, True)
    assert count_uses(table, "trader") == 1


def test_mutants_wild_is_still_with_whoever_traded_for_it() -> None:
    """A31 wild, A45: Blue's order to play it went nowhere; Red, who holds it now, may."""
    table = meet(
        *("", "trader"),
        cards=("attack_20", "attack_04"),
        hands={0: "morph", 1: "flare_mutant"},
        policies={1: ready("mutant")},
    )
    table.until("power").tell("1: use").until("card")
    assert "flare_mutant" in table.hand(0)
    table.cards = ("attack_04", "attack_20")
    table.finish()
    assert not table.said("cosmic-played")


def test_traders_super_swaps_with_a_bystander_whom_mutant_robbed() -> None:
    """A45 super: any player's hand."""
    table = meet(
        *("mutant", "trader"),
        cards=("attack_20", "attack_04"),
        hands={1: "flare_trader", 2: "plague morph"},
        policies={1: ready("trader")},
    )
    table.until("power").tell("1: use").until("choose-seat").tell("1: seat seat=%32").until("card")
    assert (sorted(table.hand(1)), sorted(table.hand(2))) == (
        ["morph", "plague"],
        ["attack_04", "flare_trader"],
    )
