"""Observer brings ships home, Shadow sends them to the warp."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, ready


def test_an_allied_observer_brings_its_own_ships_home() -> None:
    """A32."""
    table = meet("", "", "observer", cards=("attack_04", "attack_20"), allies={2: "offense 2"}).finish()
    assert (table.lost(0), table.lost(2)) == (3, 0)


def test_observers_allies_come_home_and_its_own_ships_do_not() -> None:
    table = meet("observer", cards=("attack_04", "attack_20"), allies={2: "offense 2"}).finish()
    assert (table.lost(0), table.lost(2)) == (3, 0)


def test_a_zapped_observer_loses_its_ships() -> None:
    table = meet(
        "",
        "",
        "observer",
        cards=("attack_04", "attack_20"),
        allies={2: "offense 2"},
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("observer",))},
    ).finish()
    assert table.lost(2) == 2


def test_observers_wild_lets_its_allies_draw() -> None:
    table = meet(
        chapter="alliance",
        allies={2: "offense 2", 3: "defense 1"},
        hands={0: "attack_04 flare_observer", 1: "attack_04"},
        policies={0: ready("observer")},
    ).until("card")
    assert (len(table.hand(2)), len(table.hand(3))) == (1, 0)


def about_to_launch() -> Table:
    """Observer is the offense, has two ships in the warp, and its super flare lies ready."""
    return meet(
        "observer",
        chapter="launch",
        warp={0: 2},
        hands={0: "attack_04 flare_observer", 1: "attack_04"},
        policies={0: ready("observer")},
    ).until("launch")


def test_observers_super_launches_a_ship_from_the_warp() -> None:
    table = about_to_launch()
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-2.1")
    assert (table.ships("gate")[0], table.lost(0)) == (4, 1)


def test_observers_super_does_not_send_more_than_four() -> None:
    table = about_to_launch()
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-2.1+0-2.2")
    assert (table.ships("gate")[0], table.lost(0)) == (4, 1)


def test_shadow_sends_a_ship_of_whom_destiny_names_to_the_warp() -> None:
    """A39, S-13: by default of the largest stack."""
    placed = {1: ["1-3 2"]}
    table = meet("", "", "", "shadow", chapter="launch", placed=placed)
    assert table.asked == [3]
    table.default(3)
    assert (table.ships("1-3")[1], table.lost(1)) == (5, 1)


def test_shadow_does_nothing_to_itself() -> None:
    """S-13 (b)."""
    table = meet("", "", "", "shadow", chapter="launch", destiny="colour_3_1")
    assert table.question == "cosmic-ask-launch"
    assert sum(table.ships("warp")) == 0


def test_shadow_picks_any_other_player_on_a_wild_card() -> None:
    """S-13 (c)."""
    table = meet("", "", "", "shadow", chapter="launch", destiny="wild_1", placed={1: ["1-3 2"]})
    assert table.choices(3, "seat", "seat") == ["1", "0", "2"]
    table.tell("3: seat seat=%30", "3: ships ships=0-2.1+")
    assert (table.ships("0-2")[0], table.lost(0)) == (3, 1)


def test_shadow_with_two_home_colonies_is_not_asked() -> None:
    """S-13 (d), CE-23."""
    placed = {3: ["2-1 4", "2-2 4", "2-3 4"]}
    table = meet("", "", "", "shadow", chapter="launch", placed=placed)
    assert table.question == "cosmic-ask-launch"


def test_shadows_super_puts_its_own_ship_in_that_place() -> None:
    table = meet(
        "shadow",
        chapter="launch",
        warp={0: 1},
        hands={0: "flare_shadow"},
        policies={0: ready("shadow")},
    ).tell("0: ships ships=1-2.1+")
    assert table.ships("1-2") == [1, 3, 0, 0]
    assert (table.lost(0), table.lost(1)) == (0, 1)


def test_shadows_wild_takes_the_victorious_ships_along() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "offense 2"},
        hands={1: "flare_shadow"},
        policies={1: ready("shadow")},
    )
    table.until("choose-ships").tell("1: ships ships=1-2.1+").finish()
    assert table.winner == "offense"
    assert (table.lost(0), table.lost(1), table.lost(2)) == (3, 5, 2)
    assert table.ships("1-1") == [0, 0, 0, 0]
