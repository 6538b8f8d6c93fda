"""Pacifist wins with negotiates, and Zombie never dies; zaps of their flares."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet


def test_pacifists_negotiate_wins_against_an_attack() -> None:
    """A34."""
    table = meet("pacifist", cards=("negotiate", "attack_20")).finish()
    assert table.winner == "offense"
    assert table.ships("1-1") == [3, 0, 0, 0]


def test_a_zapped_pacifist_loses() -> None:
    table = meet(
        "pacifist",
        cards=("negotiate", "attack_20"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("pacifist",))},
        through=True,
    ).finish()
    assert table.lost(0) == 3
    assert table.discards == ["cosmic_zap", "negotiate", "attack_20"]


def test_pacifists_wild_card_zapped_leaves_the_negotiate_and_uses_the_flare_up() -> None:
    """S-18, CE-132."""
    table = meet(
        "",
        "",
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist", 2: "card_zap"},
        policies={0: Policy(ready=("flare_pacifist",)), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.winner == "defense"
    assert "flare_pacifist" in table.discards
    assert list(table.state.now.flared) == [0]


def test_a_card_zap_on_a_card_zap_lets_the_flare_have_its_effect() -> None:
    """S-18 (c)."""
    table = meet(
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist card_zap", 2: "card_zap"},
        policies={0: Policy(ready=("flare_pacifist",), protect=True), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.totals == {0: 18, 1: 12}
    assert table.hand(0) == ["flare_pacifist"]


def test_zombies_ships_go_home_and_bring_no_compensation() -> None:
    """S-3 (c)."""
    table = meet("zombie", cards=("negotiate", "attack_06"), hands={1: "attack_20 attack_23"}).finish()
    assert (table.lost(0), len(table.hand(1))) == (0, 2)


def test_zombies_wild_saves_one_ship() -> None:
    table = meet(
        cards=("attack_04", "attack_20"),
        hands={0: "flare_zombie"},
        policies={0: Policy(ready=("flare_zombie",))},
    ).finish()
    assert table.lost(0) == 2


def test_pacifists_super_makes_the_opponent_pay_for_a_failed_deal() -> None:
    table = meet(
        "pacifist",
        cards=("negotiate", "negotiate"),
        hands={0: "flare_pacifist"},
        policies={0: Policy(ready=("flare_pacifist",))},
    ).until("deal")
    table.tell("0: refuse").finish()
    assert (table.lost(0), table.lost(1)) == (1, 5)


def test_zombies_super_lets_allies_rise_from_the_warp() -> None:
    table = meet(
        "zombie",
        cards=("attack_20", "attack_04"),
        hands={0: "flare_zombie"},
        policies={0: Policy(ready=("flare_zombie",))},
        warp={2: 2},
        chapter="alliance",
    ).until("invite")
    table.tell("0: invite seats=%32+", "1: pass").until("ally").tell("2: ally side=offense ships=2-1.1+")
    table.until("choose-yes").tell("2: yes").until("card")
    assert table.ships("gate") == [3, 0, 2, 0]
