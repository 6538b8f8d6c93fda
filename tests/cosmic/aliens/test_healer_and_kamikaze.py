"""Healer gives ships back, Kamikaze turns them into cards."""

from games.cosmic.state.state import REGROUPED, Policy
from tests.cosmic.scenario import meet, ready


def test_healer_gives_back_what_was_just_lost_and_draws_a_card() -> None:
    """A18."""
    table = meet("", "", "healer", cards=("attack_10", "attack_20")).until("power-on")
    assert table.asked == [2]
    table.tell("2: use").finish()
    assert (table.lost(0), len(table.hand(2))) == (0, 1)


def test_an_absent_healer_heals_nobody() -> None:
    """BOT-2."""
    table = meet("", "", "healer", cards=("attack_10", "attack_20")).finish()
    assert (table.lost(0), table.hand(2)) == (3, [])


def test_healer_does_not_heal_itself() -> None:
    table = meet("healer", cards=("attack_10", "attack_20")).finish()
    assert table.lost(0) == 3


def test_a_zapped_healer_heals_nobody() -> None:
    zaps = {1: Policy(powers=("healer",))}
    table = meet("", "", "healer", cards=("attack_10", "attack_20"), hands={1: "cosmic_zap"}, policies=zaps)
    table.until("power-on").tell("2: use").finish()
    assert (table.lost(0), table.hand(2)) == (3, [])


def test_healed_ships_were_lost_and_are_compensated() -> None:
    """CE-107: they had gone to the warp."""
    table = meet("", "", "healer", cards=("negotiate", "attack_20"), hands={1: "morph plague quash"})
    table.until("power-on").tell("2: use").finish()
    assert (table.lost(0), len(table.hand(0))) == (0, 3)


def test_healers_super_draws_a_card_for_each_ship() -> None:
    table = meet(
        "",
        "",
        "healer",
        cards=("attack_10", "attack_20"),
        hands={2: "flare_healer"},
        policies={2: ready("healer")},
    )
    table.until("power-on").tell("2: use").finish()
    assert len(table.hand(2)) == 1 + 3


def test_healers_wild_ignores_a_cosmic_zap() -> None:
    table = meet(
        "human",
        cards=("attack_10", "attack_20"),
        hands={0: "flare_healer", 1: "cosmic_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("human",))},
    ).finish()
    assert table.totals == {0: 17, 1: 24}
    assert "cosmic_zap" in table.discards


def test_kamikaze_draws_two_cards_for_each_ship() -> None:
    """A21."""
    table = meet("kamikaze", cards=("attack_10", "attack_08")).until("power").tell("0: use")
    table.tell("0: ships ships=0-3.1+0-3.2").until("card")
    assert (table.lost(0), len(table.hand(0))) == (2, 1 + 4)


def test_an_absent_kamikaze_keeps_its_ships() -> None:
    table = meet("kamikaze", cards=("attack_10", "attack_08")).until("card")
    assert (table.lost(0), len(table.hand(0))) == (0, 1)


def test_kamikaze_without_three_home_colonies_is_not_asked() -> None:
    """CE-23."""
    table = meet("kamikaze", cards=("attack_10", "attack_08"), placed={0: ["2-1 4", "2-2 4", "2-3 4"]})
    assert table.question == "cosmic-ask-card"


def test_kamikazes_wild_adds_three_for_each_ship_from_outside() -> None:
    table = meet(
        cards=("attack_10", "attack_20"), hands={0: "flare_kamikaze"}, policies={0: ready("kamikaze")}
    )
    table.until("choose-ships").tell("0: ships ships=0-2.1+0-2.2+0-3.1+0-3.2").finish()
    assert table.totals == {0: 25, 1: 24}
    assert table.lost(0) == 4


def test_kamikazes_super_takes_three_ships_at_the_regroup() -> None:
    table = meet(
        "kamikaze",
        chapter="encounter",
        warp={0: 4},
        hands={0: "flare_kamikaze"},
        policies={0: ready("kamikaze")},
    ).until("launch")
    assert table.lost(0) == 1
    assert table.ships(REGROUPED)[0] == 3
