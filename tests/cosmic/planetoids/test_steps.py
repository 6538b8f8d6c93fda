"""The step of planetoids at the beginning of each encounter, with ships on them (PL-11 to PL-18)."""

import pytest

from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import list_deck
from games.cosmic.state.options import read_options
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import GATE, WARP
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from tests.cosmic.planetoids.belts import begin, belt_of, warp_of
from tests.cosmic.scenario import Table, meet

FOUR = "A: 1/A | B: 2/B | C: 3/C | D: 4/D"


def wins(table: Table) -> list[int]:
    """How many foreign colonies each needs."""
    return [one.wins for one in RULEBOOK.view(table.state, None).seats]


def test_a_single_way_is_taken_without_asking() -> None:
    """PL-12, PL-8: the only one that the offense occupies moves, all ships on it ride along; others stay."""
    table = begin(FOUR, riders={1: "A2 C1", 2: "B2"})
    assert belt_of(table) == "A: | B: 2/B | C: 3/C | D: 1/A 4/D"
    assert table.ships("p1") == [2, 0, 1, 0]
    assert "p1" in find_foreign_colonies(table.state, Seat(0)), "PL-7"
    assert not table.said("cosmic-ask-drift")


def test_where_several_are_occupied_the_offense_chooses_one() -> None:
    """PL-12, PL-R8: a single ship occupies a planetoid; exactly one of them moves."""
    table = begin(FOUR, riders={1: "A2", 3: "A1", 4: "D2"})
    asked = table.ask(0)
    assert asked.key == "cosmic-ask-drift"
    assert asked.options["drift"].fields["planetoid"].choices({}) == ("p1", "p3")  # type: ignore[union-attr]
    table.take(Seat(0), Reply("drift", {"planetoid": "p3"}))
    assert belt_of(table) == "A: 1/A | B: 2/B 3/C | C: | D: 4/D"


def test_who_occupies_none_creates_one_in_the_own_system() -> None:
    """PL-14, PL-9, PL-10: unoccupied, with the lowest free number; its owner needs one more."""
    table = begin(FOUR)
    assert belt_of(table) == "A: 1/A 5/A | B: 2/B | C: 3/C | D: 4/D"
    assert table.ships("p5") == [0, 0, 0, 0]
    assert wins(table) == [7, 6, 6, 6]


def test_with_two_markers_nothing_is_created_and_nothing_moves() -> None:
    """TV-19, PL-14, PL-15."""
    laid = "A: | B: 1/A 2/B | C: 3/C | D: 4/D 5/A"
    table = begin(laid, riders={1: "B2", 5: "D1"})
    assert belt_of(table) == laid
    assert table.said("cosmic-planetoid-nothing")


def test_with_seven_players_the_pairs_may_run_out() -> None:
    """Corner case 7, PL-R15: twelve are all there are."""
    laid = "A: | B: 2/B 3/B | C: 4/C 5/C | D: 6/D 7/D | E: 8/E 9/E | F: 10/F 11/F | G: 12/G 1/G"
    table = begin(laid)
    assert table.said("cosmic-planetoid-nothing-left")
    assert table.said("cosmic-planetoid-nothing") == []


def test_what_comes_home_is_destroyed_and_all_ships_on_it_go_to_the_warp() -> None:
    """PL-13, PL-R3, PL-R9: of several players, the offense's own, too, and though it must move it."""
    table = begin("A: 2/B | B: 1/A | C: 3/C | D: 4/D", riders={1: "A2 B1 D3", 2: "B1"})
    assert belt_of(table) == "A: 2/B | B: | C: 3/C | D: 4/D"
    retrieved = 1
    assert warp_of(table) == [2 - retrieved, 1, 0, 3]
    assert "p1" not in table.state.ships
    assert wins(table) == [5, 6, 6, 6]


def test_a_destroyed_pair_goes_back_to_the_supply() -> None:
    """PL-R1: it is the next to be created."""
    table = begin("A: | B: 1/A | C: 3/C | D: 4/D", riders={1: "A2"})
    assert belt_of(table) == "A: | B: | C: 3/C | D: 4/D"
    again = begin("A: | B: | C: 3/C | D: 4/D")
    assert belt_of(again) == "A: 1/A | B: | C: 3/C | D: 4/D"


def test_a_third_one_bumps_one_of_the_other_two_and_so_on_in_one_answer() -> None:
    """PL-16, PL-17: every choice is the offense's, whoever rides on what is bumped."""
    table = begin("A: 1/A | B: 2/B | C: 3/D 7/D | D: 4/C 5/B", riders={1: "A2", 4: "B3"})
    fields = table.ask(0).options["drift"].fields
    assert list(fields) == ["planetoid", "bump-1", "bump-2", "bump-3"]
    chosen = {"planetoid": "p1"}
    assert fields["bump-1"].choices(chosen) == ["p4", "p5"]  # type: ignore[union-attr]
    assert fields["bump-2"].choices({**chosen, "bump-1": "p4"}) == []  # type: ignore[union-attr]
    assert fields["bump-2"].choices({**chosen, "bump-1": "p5"}) == ["p3", "p7"]  # type: ignore[union-attr]
    table.take(Seat(0), Reply("drift", {"planetoid": "p1", "bump-1": "p5", "bump-2": "p3"}))
    assert belt_of(table) == "A: | B: 2/B 3/D | C: 5/B 7/D | D: 1/A 4/C"
    assert [
        fact.says.key.removeprefix("cosmic-planetoid-")
        for fact in table.facts
        if "planetoid-" in fact.says.key
    ] == [
        *("moves", "bumped", "bumped"),
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"planetoid": "p1"},
        {"planetoid": "p1", "bump-1": "p5"},
        {"planetoid": "p1", "bump-1": "p1"},
        {"planetoid": "p4", "bump-1": "p3"},
        {"planetoid": "p1", "bump-1": "p4", "bump-2": "p3"},
        {"bump-1": "p4"},
    ],
)
def test_a_chain_that_is_not_whole_or_goes_too_far_is_refused_and_changes_nothing(
    fields: dict[str, str],
) -> None:
    laid = "A: 1/A | B: 2/B | C: 3/D 7/D | D: 4/C 5/B"
    table = begin(laid, riders={1: "A2", 4: "B3"})
    with pytest.raises(Refused):
        table.take(Seat(0), Reply("drift", {**fields}))
    assert belt_of(table) == laid


def test_a_created_one_may_bump_too() -> None:
    """PL-14, PL-R10, TV-8: its owner needs one more; an empty one blocks and is bumped (corner case 12)."""
    table = begin("A: 2/B 3/C | B: | C: | D: 4/C 1/D")
    assert wins(table) == [5, 6, 7, 6]
    table.take(Seat(0), Reply("create", {"bump-1": "p2", "bump-2": "p4"}))
    assert belt_of(table) == "A: 3/C 5/A | B: | C: | D: 1/D 2/B"
    assert wins(table) == [6, 6, 6, 6]


def test_the_absent_lose_no_ships_of_their_own_where_they_need_not() -> None:
    """BOT-2: the first plan that destroys none of them; where there is none, the first."""
    table = begin("A: 5/A | B: 1/A 2/B | C: 3/C | D: 4/D", riders={1: "A2", 3: "A2", 2: "A1"})
    assert table.ask(0).default == Reply("drift", {"planetoid": "p2"})
    doomed = begin("A: 5/B 6/B | B: 1/A | C: 3/D | D: 4/D 7/D", riders={1: "A2", 3: "A2"})
    assert doomed.ask(0).default.text("planetoid") == "p3"
    lost = begin("A: | B: 1/A | C: | D: 2/C", riders={1: "A2", 2: "A1"})
    assert lost.ask(0).default == Reply("drift", {"planetoid": "p1"})


def test_a_chain_changes_whose_home_and_foreign_colonies_it_carries_and_whose_power_works() -> None:
    """PL-7, PL-R6, corner case 5."""
    table = begin("A: | B: 2/C | C: 3/D 4/B | D: 1/A", riders={1: "A1", 3: "C4"}, warp={2: 8})
    assert len(find_home_colonies(table.state, Seat(2))) == 3
    assert not find_foreign_colonies(table.state, Seat(2))
    table.take(Seat(0), Reply("drift", {"planetoid": "p1", "bump-1": "p3"}))
    assert len(find_home_colonies(table.state, Seat(2))) == 2
    assert find_foreign_colonies(table.state, Seat(2)) == ["p3"]
    assert table.said("cosmic-power-lost")


def test_who_had_ships_only_there_still_plays() -> None:
    """Corner case 6: in the same encounter a ship is retrieved straight into the gate (CE-42)."""
    table = begin("A: | B: 1/A | C: 3/C | D: 4/D", riders={1: "A2"}, warp={0: 18})
    assert table.ships("warp")[0] == 19
    table.until("launch")
    assert table.ships(GATE)[0] + table.ships("regrouped")[0] == 1


def test_with_one_marker_less_somebody_may_win_at_once_also_in_anothers_encounter() -> None:
    """PL-10, corner case 8: Blue needs six, and five when its marker has gone."""
    placed = {1: [f"2-{number} 1" for number in range(1, 6)]}
    table = begin("A: | B: | C: 2/B | D: 4/D", riders={2: "A1"}, placed=placed)
    assert table.play.result is not None
    assert table.play.result.winners == (1,)


def test_all_who_have_enough_after_the_whole_chain_win_together() -> None:
    """PL-R4, corner case 9: Red gets its last colony by riding, Blue needs one less."""
    placed = {0: [f"2-{number} 1" for number in range(1, 5)], 1: [f"3-{number} 1" for number in range(1, 6)]}
    table = begin("A: 1/C | B: | C: 2/B 6/D | D: 4/D 5/C", riders={1: "A1"}, placed=placed)
    assert wins(table) == [5, 6, 7, 7]
    table.take(Seat(0), Reply("drift", {"planetoid": "p1", "bump-1": "p4", "bump-2": "p2"}))
    assert table.play.result is not None
    assert table.play.result.winners == (0, 1)


def test_it_may_be_aimed_at_in_the_same_encounter() -> None:
    """PL-4, PL-5, corner case 11: its system's owner defends, without ships, too."""
    table = begin(FOUR, riders={1: "A2"}, destiny="colour_3_1").until("launch")
    planets = table.ask(0).options["launch"].fields["planet"].choices({})  # type: ignore[union-attr]
    assert set(planets) >= {"p1", "p4", "3-1"}
    ships = table.ask(0).options["launch"].fields["ships"].choices({"planet": "p4"})  # type: ignore[union-attr]
    table.take(Seat(0), Reply("launch", {"planet": "p4", "ships": (ships[0],)}))
    assert table.state.now.defense is not None
    assert table.state.now.defense.seat == 3


def test_an_empty_one_at_home_may_be_founded_again() -> None:
    """PL-6: as any home planet of the own colour (CE-52b)."""
    table = begin(FOUR, destiny="colour_0_1").until("launch")
    assert set(table.ask(0).options["refound"].fields["planet"].choices({})) == {"p1", "p5"}  # type: ignore[union-attr]


def test_each_encounter_has_a_step_of_its_own() -> None:
    """PL-18: before the regroup (PL-R11)."""
    table = meet(chapter="encounter", options={"planetoids": True}, warp={0: 2})
    keys = [fact.says.key for fact in table.facts]
    assert keys.index("cosmic-planetoid-creates") < keys.index("cosmic-regroups")


def test_a_second_encounter_has_one_whatever_brings_it() -> None:
    """PL-18, PL-R12: Machine goes on after a defeat, and its planetoid moves again; the offense of it chooses."""
    table = begin(
        "A: 1/B 5/C | B: 2/B | C: 3/C | D: 4/D",
        "machine",
        riders={1: "A2", 5: "A1"},
        cards=("attack_04", "attack_40"),
        hands={0: "attack_06"},
        destiny="colour_1_1 colour_2_1",
        through=True,
    )
    table.take(Seat(0), Reply("drift", {"planetoid": "p1"}))
    assert belt_of(table) == "A: 5/C | B: 2/B | C: 3/C | D: 1/B 4/D"
    table.until("choose-yes").tell("0: yes").until("drift")
    assert table.state.now.number == 2
    assert table.state.offense == 0
    table.take(Seat(0), Reply("drift", {"planetoid": "p1"}))
    assert belt_of(table) == "A: 5/C | B: 2/B | C: 1/B 3/C | D: 4/D"


def test_a_planetoid_has_no_moon() -> None:
    """PL-R13: those of the system stay the planets', also when it comes and goes."""
    table = begin(FOUR, riders={1: "A2"}, options={"moons": True})
    moons = {name: one.system for name, one in table.state.planets.items() if one.kind == "moon"}
    assert sorted(moons.values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert belt_of(table) == "A: | B: 2/B | C: 3/C | D: 1/A 4/D"
    created = begin(FOUR, options={"moons": True})
    assert belt_of(created) == "A: 1/A 5/A | B: 2/B | C: 3/C | D: 4/D"
    assert {name: one.system for name, one in created.state.planets.items() if one.kind == "moon"} == moons


def test_its_last_ships_may_leave_it_for_the_gate_and_it_stays_where_it_is() -> None:
    """PL-R17: it moved before the launch, and does not move again in this encounter."""
    table = begin(FOUR, riders={1: "A2"}, cards=("attack_40", "attack_04"), destiny="colour_2_1")
    moved = belt_of(table)
    assert moved == "A: | B: 2/B | C: 3/C | D: 1/A 4/D"
    table.until("launch").tell("0: launch planet=2-1 ships=p1.1+p1.2")
    assert table.ships("p1")[0] == 0
    assert table.ships(GATE)[0] == 2
    table.finish()
    assert belt_of(table) == moved
    assert table.ships("2-1")[0] == 2


def test_each_player_puts_two_ships_on_the_planetoid_of_its_system_at_once_and_in_secret() -> None:
    """PL-3, PL-R5, PL-R7: sealed; six win now for everybody."""
    table = meet(chapter="dealing", options={"planetoids": True})
    while "cosmic-ask-choose-ships" not in {ask.key for ask in table.play.asks.values()}:
        table.take(table.play.awaited[0], table.play.asks[table.play.awaited[0]].default)
    assert [table.play.asks[Seat(seat)].sealed for seat in range(4)] == [True] * 4
    table.take(Seat(2), Reply("ships", {"ships": ("2-4.1", "2-4.2")}))
    assert table.ships("p3") == [0, 0, 0, 0]
    for seat in (0, 1, 3):
        table.take(Seat(seat), table.ask(seat).default)
    assert [table.ships(f"p{seat + 1}")[seat] for seat in range(4)] == [2, 2, 2, 2]
    assert table.ships("2-4")[2] == 2
    assert wins(table) == [6, 6, 6, 6]
    assert table.state.ships[WARP] == [0, 0, 0, 0]


def test_with_four_planets_a_system_two_home_colonies_keep_a_power_planetoids_among_them() -> None:
    """PL-R16."""
    table = begin(FOUR, riders={2: "B1"}, warp={1: 12}, options={"planets": 4})
    assert len(find_home_colonies(table.state, Seat(1))) == 2
    assert RULEBOOK.view(table.state, None).seat(Seat(1)).works


def test_without_planetoids_there_is_nothing_of_them() -> None:
    table = meet(chapter="encounter")
    assert not PLANETOIDS.is_on(table.state)
    assert all(planet.kind == "planet" for planet in table.state.planets.values())
    assert not [fact for fact in table.facts if "planetoid" in fact.says.key]


def test_the_old_edict_is_a_cosmic_card_unless_another_deck_holds_it() -> None:
    """CE-R9, PL-6, X-20."""
    decks = {
        (planetoids, deck): list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, settings), 4)
        for planetoids in (False, True)
        for deck in ("none", "both")
        for settings in [{"planetoids": planetoids, "reward_deck": deck}]
    }
    held = {which: "rebirth_1" in cards for which, cards in decks.items()}
    assert held == {
        (False, "none"): False,
        (False, "both"): False,
        (True, "none"): True,
        (True, "both"): False,
    }
