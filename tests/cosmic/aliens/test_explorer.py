"""Explorer: planets that it finds, and the Genesis planet."""

import pytest

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.unused import list_unused
from games.cosmic.state.new_planets import FOUND, put_planet
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import prepare, reply
from tests.cosmic.scenario import Table, meet, ready

RED, BLUE = Seat(0), Seat(1)


def explore(*, cards: tuple[str, str] = ("attack_20", "attack_10"), through: bool = False) -> Table:
    """Red aims at Blue's system, and finds a planet there."""
    table = meet("explorer", cards=cards, chapter="launch", through=through)
    table.state.player(RED).tokens["explorer"] = 4
    table.until("power")
    return reply(table, 0, "use")


def test_explorer_begins_with_four_planets_on_its_sheet() -> None:
    """A67."""
    table = meet("explorer", chapter="dealing").finish()
    assert table.state.player(RED).tokens == {"explorer": 4}


def test_a_found_planet_is_the_target_and_nobody_of_the_defense_is_there() -> None:
    """DV-27."""
    table = explore(through=True)
    now = table.state.now
    assert (now.planet, table.ships("x1"), now.defense is not None and now.defense.seat) == (
        "x1",
        [0] * 4,
        BLUE,
    )
    assert table.state.player(RED).tokens == {"explorer": 3}
    table.finish()
    assert table.totals == {0: 20 + 1 + 1, 1: 10}
    assert find_foreign_colonies(table.state, RED) == ["x1"]


def test_its_system_s_owner_has_a_home_colony_there() -> None:
    """DV-27."""
    table = explore()
    table.state.ships["x1"][BLUE] = 1
    assert "x1" in find_home_colonies(table.state, BLUE)


def fight(*, red: int, blue: int, cards: tuple[str, str] = ("attack_20", "attack_10")) -> Table:
    """One planet was found in Green's system, with so many ships there."""
    table = meet("explorer", cards=cards)
    put_planet(table.state, "x1", Seat(2), FOUND)
    for seat, number in ((RED, red), (BLUE, blue)):
        table.state.ships["x1"][seat] += number
        table.state.ships[f"{seat}-5"][seat] -= number
    return table.finish()


@pytest.mark.parametrize(("red", "blue", "more"), [(0, 0, 1), (0, 1, 1), (1, 1, 2), (1, 0, 4)])
def test_each_found_planet_adds_one_or_two_where_it_is_shared_or_four(red: int, blue: int, more: int) -> None:
    """A67."""
    assert fight(red=red, blue=blue).totals[0] == 20 + 3 + more


def test_it_adds_nothing_where_a_negotiate_lies() -> None:
    assert 0 not in fight(red=1, blue=0, cards=("attack_20", "negotiate")).totals


def test_explorers_super_adds_four_at_a_planet_that_was_found() -> None:
    for planet, more in (("x1", 4), ("1-1", 0)):
        table = meet(
            "explorer",
            cards=("attack_20", "attack_10"),
            hands={0: "flare_explorer"},
            policies={0: ready("explorer")},
        )
        put_planet(table.state, "x1", BLUE, FOUND)
        table.state.now.planet = planet
        assert table.finish().totals[0] == 20 + 3 + 1 + more


@pytest.mark.parametrize(("theirs", "cards", "ships"), [("attack_10", 1, 4), ("attack_40", 1, 0)])
def test_explorers_wild_brings_the_genesis_planet_and_a_reward(theirs: str, cards: int, ships: int) -> None:
    table = meet(
        cards=("attack_20", theirs),
        hands={0: "flare_explorer"},
        policies={0: ready("explorer")},
        chapter="launch",
        through=True,
    ).until("launch")
    reply(table, 0, "launch", planet="1-2", ships=("0-1.1", "0-1.2", "0-2.1", "0-2.2"))
    table.finish()
    assert table.state.planets["genesis"].system == BLUE
    assert table.ships("genesis")[0] == ships
    assert len(table.hand(0)) == 1 + (4 if ships else 1)


def test_where_rewards_are_forbidden_explorers_wild_brings_none() -> None:
    """CE-R37: Ionic Gas."""
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={0: "flare_explorer", 3: "ionic_gas"},
        policies={0: ready("explorer"), 3: Policy(ready=("ionic_gas_1",))},
        chapter="launch",
        through=True,
    ).until("launch")
    reply(table, 0, "launch", planet="1-2", ships=("0-1.1", "0-1.2")).finish()
    assert table.ships("genesis")[0] == 2
    assert not any(table.said("cosmic-rewarded"))
    assert table.hand(0) == ["flare_explorer"]


def test_the_genesis_planet_goes_with_all_that_is_on_it() -> None:
    table = prepare(
        hands={0: "flare_explorer"},
        policies={0: ready("explorer")},
        chapter="launch",
    )
    put_planet(table.state, "genesis", Seat(2), "genesis")
    table.state.ships["genesis"][2] += 1
    table.state.ships["2-5"][2] -= 1
    table.until("launch")
    assert "genesis" in find_home_colonies(table.state, Seat(2))
    reply(table, 0, "launch", planet="1-2", ships=("0-1.1",))
    assert find_foreign_colonies(table.state, Seat(2)) == ["genesis"]


def test_a_zapped_explorer_finds_nothing() -> None:
    table = meet(
        "explorer",
        chapter="launch",
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("explorer",))},
    )
    table.state.player(RED).tokens["explorer"] = 4
    table.until("power")
    reply(table, 0, "use")
    assert (table.state.player(RED).tokens, list(table.state.ships).count("x1")) == ({"explorer": 4}, 0)


def test_a_planet_may_be_found_in_the_own_system_and_nobody_of_the_defense_is_there() -> None:
    """CE-R44, CE-52: Red has drawn its own colour, and drives Blue off its planet."""
    table = meet(
        *("explorer", ""),
        cards=("attack_20", "attack_10"),
        chapter="launch",
        destiny="colour_0_1",
        placed={1: ["0-1 2"]},
    )
    table.state.player(RED).tokens["explorer"] = 4
    table.until("launch")
    reply(table, 0, "launch", planet="0-1", ships=("0-2.1", "0-2.2")).until("power")
    reply(table, 0, "use")
    now = table.state.now
    assert now.defense is not None
    assert (now.planet, now.defense.seat, table.ships("x1")) == ("x1", BLUE, [0] * 4)
    assert table.state.planets["x1"].system == RED
    table.finish()
    assert "x1" in find_home_colonies(table.state, RED)
    assert table.ships("0-1")[1] == 2


@pytest.mark.parametrize("alien", ["explorer", "lizard"])
def test_whoever_needs_a_spare_colour_is_not_dealt_where_every_colour_is_played(alien: str) -> None:
    """CE-R23: and is not drawn later either."""
    for players, dealt in ((7, True), (8, False)):
        state = RULEBOOK.setup(players, {"aliens": "all"})
        pool = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
        assert (alien in pool) is dealt
        assert dealt or alien not in list_unused(state)


def test_found_planets_are_named_after_the_system_in_which_they_are() -> None:
    table = explore()
    assert table.play.view(None).planet("x1").system == BLUE
