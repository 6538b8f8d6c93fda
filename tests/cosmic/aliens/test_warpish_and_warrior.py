"""Warpish counts the ships in the warp, Warrior what it has been through."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, count_uses, meet, position, ready
from tests.games.telling import alone


def test_warpish_adds_one_for_each_ship_in_the_warp_whoever_owns_it() -> None:
    """A52, S-17: five of Yellow's and one of its own."""
    table = meet("", "warpish", cards=("attack_10", "attack_08"), warp={3: 5, 1: 1})
    assert table.finish().totals == {0: 13, 1: 18}


def test_warpish_adds_nothing_to_a_negotiate() -> None:
    table = meet("", "warpish", cards=("attack_10", "negotiate"), warp={3: 5}).finish()
    assert table.winner == "offense"
    assert not [args for args in table.said("cosmic-uses") if args["who"].seat == 1]  # type: ignore[union-attr]


def test_a_zapped_warpish_adds_nothing() -> None:
    table = meet(
        *("", "warpish"),
        cards=("attack_10", "attack_08"),
        warp={3: 5},
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("warpish",))},
    )
    assert table.finish().totals == {0: 13, 1: 12}


def test_warpish_has_no_power_with_two_home_colonies() -> None:
    """CE-23."""
    table = meet(
        "", "warpish", cards=("attack_10", "attack_08"), warp={3: 5}, placed={1: ("2-1 4", "2-2 4", "2-3 4")}
    )
    assert table.finish().totals[1] == 12


def test_warpishs_super_takes_its_own_ships_in_the_warp_from_the_opponent() -> None:
    table = meet(
        *("", "warpish"),
        cards=("attack_10", "attack_08"),
        warp={3: 5, 1: 2},
        hands={1: "flare_warpish"},
        policies={1: ready("warpish")},
    )
    assert table.finish().totals == {0: 11, 1: 19}


def test_warpishs_wild_adds_the_own_ships_only() -> None:
    table = meet(
        cards=("attack_10", "attack_08"),
        warp={3: 5, 0: 2},
        hands={0: "flare_warpish"},
        policies={0: ready("warpish")},
    )
    assert table.finish().totals == {0: 15, 1: 12}


def fight(*aliens: str, cards: tuple[str, str], tokens: int = 0) -> Table:
    """An encounter up to its end, Red with so many tokens."""
    table = meet(*aliens, cards=cards, through=True)
    table.state.player(table.state.offense).tokens["warrior"] = tokens
    return table.finish()


def test_warrior_has_one_token_for_a_victory_and_two_for_a_defeat() -> None:
    """A53."""
    assert fight("warrior", cards=("attack_20", "attack_08")).state.players[0].tokens == {"warrior": 1}
    assert fight("warrior", cards=("attack_06", "attack_08")).state.players[0].tokens == {"warrior": 2}


def test_warrior_has_two_tokens_for_a_deal_that_fails() -> None:
    assert fight("warrior", cards=("negotiate", "negotiate")).state.players[0].tokens == {"warrior": 2}


def test_warrior_adds_its_tokens_to_an_attack() -> None:
    table = fight("warrior", cards=("attack_08", "attack_10"), tokens=4)
    assert table.totals == {0: 15, 1: 14}
    assert table.state.players[0].tokens == {"warrior": 5}


def test_a_zapped_warrior_adds_nothing_and_learns_all_the_same() -> None:
    """A53, CE-R6: that it takes tokens is no use of its power, which nobody is told or could zap."""
    table = meet(
        "warrior",
        cards=("attack_08", "attack_10"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("warrior",))},
        through=True,
    )
    table.state.players[0].tokens["warrior"] = 4
    assert table.finish().totals == {0: 11, 1: 14}
    assert table.state.players[0].tokens == {"warrior": 6}
    assert count_uses(table, "warrior") == 1


def test_what_a_warrior_learns_cannot_be_zapped() -> None:
    """A53: after a deal that failed there was nothing else to zap."""
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("warrior",))}, "through": True}
    table = meet("warrior", cards=("negotiate", "negotiate"), **said).finish()  # type: ignore[arg-type]
    assert (table.state.players[0].tokens, table.hand(1)) == ({"warrior": 2}, ["cosmic_zap"])


def test_with_four_planets_each_a_warrior_has_one_token_more() -> None:
    """A53, CE-2."""
    four = {"options": {"planets": 4}, "through": True}
    won = meet("warrior", cards=("attack_20", "attack_08"), **four).finish()  # type: ignore[arg-type]
    lost = meet("warrior", cards=("attack_06", "attack_08"), **four).finish()  # type: ignore[arg-type]
    assert [table.state.players[0].tokens["warrior"] for table in (won, lost)] == [2, 3]


def test_a_warrior_without_its_power_learns_nothing() -> None:
    """CE-23."""
    placed = {0: ("2-1 4", "2-2 4")}
    table = meet("warrior", cards=("attack_06", "attack_08"), placed=placed, ships=4, through=True).finish()
    assert table.state.players[0].tokens == {}


def test_an_allied_warrior_fights_with_its_super_and_learns_nothing() -> None:
    """A53: "as an ally" it adds what it has; tokens it takes as a main player alone."""
    table = meet(
        *("", "", "warrior"),
        cards=("attack_08", "attack_10"),
        allies={2: "offense 1"},
        hands={2: "flare_warrior"},
        policies={2: ready("warrior")},
        through=True,
    )
    table.state.players[2].tokens["warrior"] = 4
    assert table.finish().totals == {0: 16, 1: 14}
    assert table.state.players[2].tokens == {"warrior": 4}


def test_an_allied_warrior_does_neither_without_it() -> None:
    table = meet(
        "", "", "warrior", cards=("attack_08", "attack_10"), allies={2: "offense 1"}, through=True
    ).finish()
    assert table.totals[0] == 12
    assert table.state.players[2].tokens == {}


def counter(cards: tuple[str, str]) -> Table:
    """Blue plays the wild flare when its encounter as the defense ends."""
    chapters = [name for name in RULEBOOK.chapters if name != "turn"]
    state = position(
        cards=cards,
        hands={0: "attack_04 attack_04", 1: "flare_warrior attack_23 attack_30"},
        policies={1: ready("warrior")},
    )
    table = Table(alone(RULEBOOK, *chapters), state, "planning")
    table.cards = cards
    return table


def test_warriors_wild_is_an_encounter_against_the_offense_that_was() -> None:
    table = counter(("attack_06", "attack_08")).until("launch")
    assert table.asked == [1]
    assert {planet[0] for planet in table.choices(1, "launch", "planet")} == {"0"}
    assert table.state.offense == 1


def test_after_warriors_wild_play_goes_on_with_the_next_seat() -> None:
    table = counter(("attack_06", "attack_08")).finish()
    assert table.state.offense == 1
    assert len(table.said("cosmic-next-encounter")) == 1


def test_after_warriors_wild_a_successful_offense_has_its_second_encounter() -> None:
    """CE-120: the one that wishes for it."""
    table = counter(("attack_40", "attack_08"))
    table.state.now.again = "yes"
    table.until("launch")
    assert table.asked == [1]
    table.step()
    table.until("launch")
    assert (table.asked, table.state.now.number) == ([0], 2)
