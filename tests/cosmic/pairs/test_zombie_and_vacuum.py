"""Zombie × Vacuum: whose ships go along, and whose come home."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, ready


def name_victims(table: Table, vacuum: int, *victims: tuple[int, int]) -> Table:
    """Vacuum, at this seat, says who loses how many ships."""
    for seat, number in victims:
        table.until("choose-seat").tell(f"{vacuum}: seat seat=%3{seat}")
        table.until("choose-number").tell(f"{vacuum}: number number={number}")
    return table


def test_a_zapped_zombie_goes_along() -> None:
    """A56, A47, CE-134: Red has won and loses four ships that Vacuum names, for its power is cancelled as it acts."""
    table = meet(
        *("zombie", "vacuum"),
        cards=("attack_20", "attack_06"),
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("zombie",))},
    )
    name_victims(table, 1, (0, 4)).finish()
    assert [table.lost(seat) for seat in range(4)] == [4, 4, 0, 0]


def test_the_same_seat_with_both_powers_loses_nothing_and_takes_nobody() -> None:
    """A36 wild, A56, A47: Yellow lends Vacuum to Red for the encounter; what goes home is not lost to the warp."""
    table = meet(
        *("zombie", "", "", "vacuum"),
        chapter="encounter",
        hands={0: "attack_04", 1: "attack_20", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
    )
    table.cards = ("attack_04", "attack_20")
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.winner == "defense"
    assert [table.lost(seat) for seat in range(4)] == [0, 0, 0, 1]


def test_an_allied_zombie_comes_home_while_vacuum_beside_it_takes_the_winner_along() -> None:
    """A47: three ships for three; the winner's ships on the planet may be among them."""
    table = meet(
        *("vacuum", "", "zombie"),
        cards=("attack_04", "attack_20"),
        allies={2: "offense 2"},
    )
    name_victims(table, 0, (1, 3)).until("choose-ships")
    table.tell("1: ships ships=1-1.1+1-1.2+1-1.3").finish()
    assert [table.lost(seat) for seat in range(4)] == [3, 3, 0, 0]
    assert table.ships("1-1") == [0, 1, 0, 0]
    assert sum(there[2] for place, there in table.state.ships.items() if place.startswith("2-")) == 20


def test_two_morphs_send_vacuums_ships_away_and_zombies_home() -> None:
    """CE-103: both sides lose; for three of Red's ships three of Green's go along."""
    table = meet("vacuum", "zombie", cards=("morph", "attack_20"))
    table.state.now.decided = "nobody"
    name_victims(table, 0, (2, 3)).finish()
    assert [table.lost(seat) for seat in range(4)] == [3, 0, 3, 0]
    assert table.ships("1-1") == [0, 0, 0, 0]


def test_what_vacuum_takes_along_brings_no_compensation() -> None:
    """CE-106: for ships lost in the encounter by the main player's negotiate; Red, who won, takes nothing."""
    table = meet(
        "", "vacuum", cards=("attack_20", "negotiate"), hands={0: "attack_04 attack_05 morph plague"}
    )
    name_victims(table, 1, (0, 4)).finish()
    assert (table.lost(0), table.lost(1)) == (4, 4)
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 4)


def test_vacuum_acts_on_a_failed_deal_too_and_zombie_loses_nothing_by_it() -> None:
    """CE-114, A47 "when losing ships to the warp": three of Blue's, and three of Green's along."""
    table = meet("zombie", "vacuum", cards=("negotiate", "negotiate")).until("deal").tell("0: refuse")
    name_victims(table, 1, (2, 3)).finish()
    assert [table.lost(seat) for seat in range(4)] == [0, 3, 3, 0]


def test_a_beaten_zombie_leaves_the_planet() -> None:
    """A56, CE-22, CE-104: its ships go to colonies that it still has, not back to where they were beaten."""
    table = meet("", "zombie", cards=("attack_20", "attack_06")).finish()
    assert (table.ships("1-1"), table.lost(1)) == ([3, 0, 0, 0], 0)
    assert sum(there[1] for place, there in table.state.ships.items() if place.startswith("1-")) == 20


def test_a_ship_saved_from_the_last_colony_has_nowhere_to_go() -> None:
    """CE-29, A56 wild: one ship would go home, and there is none once the others have left the planet."""
    table = meet(cards=("attack_20", "attack_06"), hands={1: "flare_zombie"}, policies={1: ready("zombie")})
    table.state.ships["removed"][1] += 16
    for planet in ("1-2", "1-3", "1-4", "1-5"):
        table.state.ships[planet][1] = 0
    table.finish()
    assert (table.lost(1), table.ships("1-1")) == (4, [3, 0, 0, 0])
