"""TD-6: what each tech does."""

import pytest

from games.cosmic.aliens.saboteur import hide, list_hidden
from games.cosmic.aliens.voyager import move_planet
from games.cosmic.extension.techs import TECHS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.new_planets import GENESIS
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what
from tests.cosmic.scenario import Table
from tests.cosmic.techs.laboratory import answer, experiment, list_held

RED, BLUE = Seat(0), Seat(1)
CARDS = ("attack_20", "attack_10")


def test_there_are_twenty_of_which_two_cost_any_number() -> None:
    """TD-1."""
    costs = [tech.cost for tech in RULEBOOK.assembly.table(TECHS).values()]
    assert (len(costs), sum(costs), costs.count(0)) == (20, 85, 2)
    assert sum(tech.is_secret for tech in RULEBOOK.assembly.table(TECHS).values()) == 3


def use(tech: str, **said: object) -> Table:
    """Red uses a completed tech in the regroup."""
    table = experiment(techs={0: [f"{tech} up"]}, **said).until("research")  # type: ignore[arg-type]
    return answer(table, 0, "use-tech", lab="0-1")


def test_a_completed_tech_of_the_regroup_may_be_used_at_once_or_later() -> None:
    table = experiment(techs={0: ["vacuum_turbines 2"]}).until("research")
    answer(table, 0, "complete", lab="0-1")
    assert find_what(table, 0) == "tech-now"
    answer(table, 0, "pass").until("launch")
    assert table.state.players[0].techs[0].is_up


def test_coldsleep_ship_founds_a_colony() -> None:
    table = use("coldsleep_ship")
    assert find_what(table, 0) == "coldsleep-where"
    answer(table, 0, "planet", planet="2-3")
    answer(table, 0, "ships", ships=("0-1.1", "0-2.1"))
    assert (table.ships("2-3")[0], list_held(table, 0)) == (2, [])


def test_collapsium_hulls_save_one_ship_after_a_narrow_defeat() -> None:
    for theirs, there, lost in (("attack_20", 1, 3), ("attack_40", 0, 4)):
        table = experiment(
            techs={1: ["collapsium_hulls up"]}, cards=(theirs, "attack_15"), chapter="planning"
        ).finish()
        assert (table.winner, table.ships("1-1")[1], table.lost(1)) == ("offense", there, lost)
        assert len(table.said("cosmic-tech-uses")) == there, "what spares a ship is told"


def test_a_field_generator_switches_the_power_of_one_player_off() -> None:
    table = experiment(
        *("", "virus"),
        techs={0: ["cosmic_field_generator up"]},
        cards=("attack_08", "attack_08"),
        options={"pace": "gates"},
        chapter="planning",
    )
    answer(table, 0, "switch-off", seat="1")
    assert (list_held(table, 0), table.state.now.zapped) == ([], ["virus"])
    assert table.finish().totals == {0: 11, 1: 12}


def test_delta_scanners_take_a_card_of_the_discards() -> None:
    table = experiment(techs={0: ["delta_scanners up"]}, discards=("plague_1",)).until("research")
    answer(table, 0, "use-tech", lab="0-1").until("launch")
    assert table.hand(0) == ["plague"]


def test_an_energy_cloak_keeps_the_defense_alone() -> None:
    table = experiment(techs={0: ["energy_cloak up"]}, chapter="launch", cards=CARDS).until("launch")
    answer(table, 0, "launch", planet="1-1", ships=("0-1.1",))
    assert find_what(table, 0) == "energy-cloak"
    answer(table, 0, "yes").until("card")
    now = table.state.now
    assert now.defense is not None
    assert (now.defense.invited, list_held(table, 0)) == ([], [])


def test_an_enigma_device_gives_everybody_eight_cards() -> None:
    table = use(
        "enigma_device", hands={0: "attack_10 attack_12", 1: "attack_04 " * 4 + "attack_06 " * 4 + "quash"}
    )
    answer(table, 0, "card", cards=("attack_10_1",)).until("launch")
    assert [len(player.hand) for player in table.state.players] == [8] * 4


def test_a_genesis_bomb_brings_a_planet_home() -> None:
    table = experiment(techs={0: ["genesis_bomb 4"]}).until("research")
    answer(table, 0, "complete", lab="0-1")
    answer(table, 0, "number", number=4)
    assert (table.ships(GENESIS)[0], GENESIS in find_home_colonies(table.state, RED)) == (4, True)
    assert (list_held(table, 0), table.ships("lab-1")[0]) == ([], 0)


@pytest.mark.parametrize(("ships", "winner"), [(2, "offense"), (3, "defense")])
def test_gluon_mines_send_ships_of_the_offense_to_the_warp(ships: int, winner: str) -> None:
    table = experiment(techs={1: [f"gluon_mines {ships}"]}, cards=CARDS, chapter="planning").until("mines")
    answer(table, 1, "turn-up", lab="1-1")
    assert table.lost(0) == ships
    assert table.finish().winner == winner


def test_whoever_defends_with_ships_on_another_tech_is_asked_alike() -> None:
    """TD-2."""
    for tech in ("gluon_mines", "omega_missile"):
        table = experiment(techs={1: [f"{tech} 1"]}, cards=CARDS, chapter="planning").until("mines")
        assert table.play.awaited == (BLUE,)


def test_an_infinity_drive_has_an_encounter_in_between() -> None:
    table = experiment(
        techs={2: ["infinity_drive up"]},
        cards=CARDS,
        hands={2: "attack_08"},
        destiny="colour_1_1 colour_3_1",
        chapter="planning",
        through=True,
    ).until("choose-yes")
    answer(table, 2, "yes").until("launch")
    assert (table.state.offense, table.state.now.named) == (2, 1)
    assert list_held(table, 2) == []


def test_a_lunar_cannon_counts_at_both_planets_beside_it() -> None:
    for planet, more in (("1-1", 10), ("1-2", 10), ("1-3", 0)):
        table = experiment(techs={1: ["lunar_cannon up"]}, cards=CARDS, chapter="planning")
        table.state.players[1].techs[0].note = "1-1"
        table.state.now.planet = planet
        assert table.finish().totals[1] == 10 + 4 + more


def test_an_omega_missile_removes_a_planet_from_the_game() -> None:
    table = use("omega_missile")
    answer(table, 0, "planet", planet="1-2")
    assert "1-2" not in table.state.planets
    assert (table.lost(1), "1-2" in table.state.ships) == (4, False)


def test_an_omega_missile_reaches_a_planet_in_the_warp_and_no_token_leaves_it_before() -> None:
    """CE-R71: Voyager's planet, with a trap of Saboteur's under it."""
    table = experiment("", "voyager", "saboteur", techs={0: ["omega_missile up"]}).until("research")
    hide(table.state, Seat(2), "1-2", "trap")
    move_planet(table.state, "1-2", away=True)
    assert list_hidden(table.state, Seat(2)) == ["1-2"]
    answer(table, 0, "use-tech", lab="0-1")
    answer(table, 0, "planet", planet="1-2")
    assert "1-2" not in table.state.planets
    assert list_hidden(table.state, Seat(2)) == []


def test_plasma_thrusters_send_one_ship_more_and_defend_with_one_more() -> None:
    table = experiment(techs={0: ["plasma_thrusters up"]}, chapter="launch")
    table.until("launch")
    assert table.play.asks[RED].options["launch"].fields["ships"].most == 5  # type: ignore[union-attr]
    table = experiment(techs={1: ["plasma_thrusters up"]}, chapter="launch").until("launch")
    answer(table, 0, "launch", planet="1-1", ships=("0-1.1",))
    answer(table, 1, "ships", ships=("1-3.1",))
    assert (table.ships("1-1")[1], table.ships("1-3")[1]) == (5, 3)
    assert len(table.said("cosmic-tech-uses")) == 1


def test_a_precursor_seed_brings_a_second_alien() -> None:
    """CE-R27."""
    table = experiment(techs={0: ["precursor_seed 8"]}, warp={0: 0})
    table.state.ships["0-3"][0] -= 1
    table.state.ships["lab-1"][0] += 1
    table.until("research")
    answer(table, 0, "complete", lab="0-1").until("launch")
    assert len(table.state.players[0].powers) == 2


def test_prometheus_is_a_ship_more_that_counts_three_besides() -> None:
    table = experiment(techs={0: ["prometheus 7"]}, cards=CARDS).until("research")
    answer(table, 0, "complete", lab="0-1")
    assert sum(there[0] for there in table.state.ships.values()) == 21
    home = table.state.players[0].techs[0].note
    table.until("launch")
    answer(table, 0, "launch", planet="1-1", ships=(f"{home}.prometheus", "0-1.1"))
    assert table.state.players[0].techs[0].note == "gate"
    assert table.until("card").ships("gate")[0] == 2


def test_prometheus_adds_three_where_it_is() -> None:
    for place, more in (("gate", 3), ("0-4", 0)):
        table = experiment(techs={0: ["prometheus up"]}, cards=CARDS, chapter="planning")
        table.state.players[0].techs[0].note = place
        assert table.finish().totals[0] == 20 + 3 + more


def test_the_qax_bind_whom_one_invites() -> None:
    table = experiment(
        techs={0: ["the_qax up"]}, chapter="alliance", cards=CARDS, options={"answers": "in-order"}
    )
    table.until("invite")
    answer(table, 0, "invite", seats=("2",))
    table.until("choose-seat")
    answer(table, 0, "seat", seat="2")
    assert (table.ships("gate")[2], list_held(table, 0), list_held(table, 2)) == (4, [], ["the_qax"])
    assert len(table.said("cosmic-tech-uses")) == 1
    assert find_home_colonies(table.state, Seat(2)) == [f"2-{number}" for number in range(1, 6)]


def test_a_quark_battery_keeps_a_card_that_may_replace_the_own_one() -> None:
    table = experiment(techs={0: ["quark_battery 3"]}, hands={0: "attack_40 quash"}).until("research")
    answer(table, 0, "complete", lab="0-1")
    answer(table, 0, "card", cards=("attack_40_1",))
    assert table.hand(0) == ["quash"]
    assert table.play.view(RED).own_techs == ((1, "quark_battery", "attack_40_1"),)
    assert table.play.view(BLUE).seat(RED).techs[0].charged


def test_no_card_of_a_hoard_lies_under_a_quark_battery() -> None:
    """3.7: from there cards are played; this is no play."""
    table = experiment("miser", techs={0: ["quark_battery 3"]}, hands={0: "attack_40 quash"})
    table.state.players[0].face_down["miser"] = [table.state.deck.pile.pop(0)]
    (hoarded,) = table.state.players[0].face_down["miser"]
    assert find_kind(hoarded).is_encounter
    answer(table.until("research"), 0, "complete", lab="0-1")
    assert table.choices(0, "card", "cards") == ["attack_40_1"]


def test_the_card_under_a_quark_battery_is_played_when_cards_are_flipped() -> None:
    table = experiment(techs={0: ["quark_battery up"]}, cards=("attack_08", "attack_10"), chapter="planning")
    card = next(one for one in table.state.deck.pile if one.startswith("attack_40"))
    table.state.deck.pile.remove(card)
    table.state.players[0].techs[0].under = card
    table.until("choose-yes")
    answer(table, 0, "yes").finish()
    assert (table.totals[0], list_held(table, 0)) == (43, [])


@pytest.mark.parametrize(("ships", "left"), [(3, []), (2, ["xenon_lasers"])])
def test_a_tech_scrambler_discards_a_tech_that_costs_no_more(ships: int, left: list[str]) -> None:
    table = experiment(
        techs={0: [f"tech_scrambler {ships}"], 1: ["xenon_lasers up"]},
        options={"pace": "gates"},
        chapter="launch",
    )
    answer(table, 0, "scramble", lab="0-1", target="1-1")
    assert (list_held(table, 0), list_held(table, 1)) == ([], left)


def test_vacuum_turbines_draw_four_cards() -> None:
    table = use("vacuum_turbines")
    assert find_what(table, 0) == "vacuum-away"
    answer(table, 0, "card", cards=tuple(table.state.players[0].hand[:1]))
    assert len(table.hand(0)) == 3


def test_a_warpspace_key_empties_the_warp() -> None:
    table = use("warpspace_key", warp={0: 5})
    assert table.until("launch").lost(0) == 0


def test_xenon_lasers_add_one_or_take_one_off_where_that_wins() -> None:
    for alien, more in (("", 1), ("anti_matter", -1)):
        table = experiment(alien, techs={0: ["xenon_lasers up"]}, cards=CARDS, chapter="planning").finish()
        plain = experiment(alien, techs={}, cards=CARDS, chapter="planning").finish()
        assert table.totals[0] - plain.totals[0] == more


def test_a_colony_by_a_tech_may_win() -> None:
    table = use("coldsleep_ship", placed={0: ["1-1 1", "1-2 1", "2-1 1", "3-1 1"]})
    answer(table, 0, "planet", planet="2-3")
    answer(table, 0, "ships", ships=("0-1.1",))
    assert table.play.result is not None
    assert len(find_foreign_colonies(table.state, RED)) == 5
