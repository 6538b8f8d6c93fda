"""Vacuum takes others along, Void takes them for good."""

from games.cosmic.state.state import REMOVED, Policy
from tests.cosmic.scenario import Table, meet, ready


def name_victims(table: Table, *victims: tuple[int, int]) -> Table:
    for seat, number in victims:
        table.until("choose-seat").tell(f"1: seat seat=%3{seat}")
        table.until("choose-number").tell(f"1: number number={number}")
    return table


def test_vacuum_sends_as_many_ships_of_others_along() -> None:
    """S-3: four of Blue's; two of Green's, and two of Red's, which Zombie saves: none other goes in their place."""
    table = meet("zombie", "vacuum", cards=("attack_20", "attack_06"))
    name_victims(table, (0, 2), (2, 2)).finish()
    assert table.totals == {0: 23, 1: 10}
    assert [table.lost(seat) for seat in range(4)] == [0, 4, 2, 0]


def test_vacuum_that_loses_nothing_takes_nobody_along() -> None:
    """S-3 (b)."""
    table = meet("zombie", "vacuum", cards=("attack_04", "attack_06")).finish()
    assert [table.lost(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_whoever_is_named_chooses_which_ships() -> None:
    table = meet("", "vacuum", cards=("attack_20", "attack_06"))
    name_victims(table, (3, 4)).until("choose-ships")
    assert table.asked == [3]
    table.tell("3: ships ships=3-5.1+3-5.2+3-5.3+3-5.4").finish()
    assert (table.ships("3-5"), table.lost(3)) == ([0, 0, 0, 0], 4)


def test_an_absent_vacuum_takes_all_from_the_first() -> None:
    """BOT-2: mandatory, so it happens without its owner, too."""
    table = meet("", "vacuum", cards=("attack_20", "attack_06")).finish()
    assert [table.lost(seat) for seat in range(4)] == [4, 4, 0, 0]


def test_a_zapped_vacuum_loses_its_ships_alone() -> None:
    table = meet(
        *("", "vacuum"),
        cards=("attack_20", "attack_06"),
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("vacuum",))},
    ).finish()
    assert [table.lost(seat) for seat in range(4)] == [0, 4, 0, 0]


def test_vacuums_super_names_the_ships() -> None:
    table = meet(
        *("", "vacuum"),
        cards=("attack_20", "attack_06"),
        hands={1: "flare_vacuum"},
        policies={1: ready("vacuum")},
    )
    name_victims(table, (3, 4)).until("their-ships")
    assert table.asked == [1]
    table.tell("1: ships ships=3-2.1+3-2.2+3-2.3+3-2.4").finish()
    assert table.ships("3-2") == [0, 0, 0, 0]


def test_vacuums_wild_frees_a_ship_for_each_attack_of_others() -> None:
    """As the offense one, as a bystander two."""
    one = meet(
        cards=("attack_20", "attack_06"),
        hands={0: "flare_vacuum"},
        policies={0: ready("vacuum")},
        warp={0: 4},
    )
    assert one.finish().lost(0) == 3
    two = meet(
        cards=("attack_20", "attack_06"),
        hands={3: "flare_vacuum"},
        policies={3: ready("vacuum")},
        warp={3: 4},
    )
    assert two.finish().lost(3) == 2


def test_void_removes_what_it_beats_from_the_game() -> None:
    """S-19 (b)."""
    table = meet("void", cards=("attack_08", "attack_04"), ships=4).finish()
    assert table.totals == {0: 12, 1: 8}
    assert (table.ships(REMOVED)[1], table.lost(1)) == (4, 0)


def test_void_leaves_as_many_ships_as_colonies_are_needed() -> None:
    """S-19: Blue has six; one is removed, three go to the warp, and bring three cards."""
    table = meet(
        "void",
        cards=("attack_08", "negotiate"),
        hands={0: "attack_04 attack_06 attack_06 plague quash morph"},
        placed={1: (f"{REMOVED} 14",)},
    )
    assert table.finish().ships(REMOVED)[1] == 15
    assert (table.lost(1), len(table.hand(1)), len(table.hand(0))) == (3, 3, 3)


def test_what_void_removes_brings_no_compensation() -> None:
    """S-19 (b), CE-107."""
    table = meet("void", cards=("attack_08", "negotiate"), hands={0: "attack_04 attack_06"}).finish()
    assert (table.hand(1), len(table.hand(0))) == ([], 2)


def test_a_zapped_void_sends_them_to_the_warp() -> None:
    """S-19 (c)."""
    table = meet(
        "void",
        cards=("attack_08", "attack_04"),
        hands={2: "cosmic_zap"},
        policies={2: Policy(powers=("void",))},
    ).finish()
    assert (table.ships(REMOVED)[1], table.lost(1)) == (0, 4)


def test_voids_super_removes_them_for_an_ally() -> None:
    table = meet(
        *("", "", "void"),
        cards=("attack_20", "attack_04"),
        allies={2: "offense 1", 3: "defense 2"},
        hands={2: "flare_void"},
        policies={2: ready("void")},
    ).finish()
    assert table.ships(REMOVED) == [0, 4, 0, 2]


def test_an_allied_void_removes_nothing_without_it() -> None:
    table = meet("", "", "void", cards=("attack_20", "attack_04"), allies={2: "offense 1"}).finish()
    assert table.ships(REMOVED) == [0, 0, 0, 0]


def test_voids_wild_cancels_an_artifact_for_a_ship() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={1: "emotion_control", 3: "flare_void"},
        policies={1: Policy(ready=("emotion_control_1",)), 3: Policy(cards=("artifact",))},
    ).finish()
    assert table.totals == {0: 23, 1: 8}
    assert (table.lost(3), table.hand(3)) == (1, ["flare_void"])
    assert "emotion_control" in table.discards
