"""Voyager: a home planet in the warp."""

from typing import Unpack

from games.cosmic.aliens.voyager import CALL
from games.cosmic.rules.destiny import list_targets
from games.cosmic.state.ships import count_in_warp, find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import Planet, Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what, reply
from tests.cosmic.scenario import Said, Table, meet, ready

RED, BLUE = Seat(0), Seat(1)


def begin(*aliens: str, **said: Unpack[Said]) -> Table:
    """Red's turn begins."""
    said.setdefault("hands", {0: "attack_10"})
    said["chapter"] = "turn"
    return meet(*(aliens or ("voyager",)), **said)


def test_a_home_planet_goes_into_the_warp_with_all_that_is_on_it() -> None:
    """DV-60: three of its ships there and two in the open warp: five in the warp; one home colony, one foreign one."""
    table = begin(warp={0: 2}, placed={0: ["0-4 0"], 1: ["0-1 1"]}).until("voyager-move")
    table.state.ships["0-1"][0] -= 1
    table.state.ships["0-2"][0] += 1
    reply(table, 0, "set-out", planet="0-1")
    state = table.state
    assert state.planets["0-1"] == Planet(RED, away=True)
    assert count_in_warp(state, RED) + table.ships("regrouped")[0] == 5
    assert "0-1" in find_home_colonies(state, RED)
    assert find_foreign_colonies(state, RED) == ["0-1"]
    assert find_foreign_colonies(state, BLUE) == []
    assert "0-1" not in find_home_colonies(state, BLUE)


def test_no_destiny_card_reaches_it() -> None:
    """A85."""
    table = meet("", "voyager", chapter="launch", hands={0: "attack_10"})
    table.state.planets["1-2"] = Planet(BLUE, away=True)
    table.until("launch")
    assert "1-2" not in {aim.planet for aim in list_targets(table.state)}
    assert "1-3" in {aim.planet for aim in list_targets(table.state)}


def test_another_planet_changes_places_with_it() -> None:
    table = begin()
    table.state.planets["0-1"] = Planet(RED, away=True)
    table.until("voyager-move")
    reply(table, 0, "set-out", planet="0-3")
    assert [name for name, one in table.state.planets.items() if one.away] == ["0-3"]


def test_only_home_planets_of_the_beginning_may_go() -> None:
    """CE-R70."""
    table = begin(options={"planetoids": True}).until("voyager-move")
    planets = table.play.asks[RED].options["set-out"].fields["planet"].choices({})  # type: ignore[union-attr]
    assert list(planets) == [f"0-{number}" for number in range(1, 6)]


def test_it_may_be_the_last_foreign_colony_that_wins() -> None:
    """CE-20."""
    table = begin(placed={0: ["1-1 1", "1-2 1", "2-1 1", "2-2 1"]}).until("voyager-move")
    reply(table, 0, "set-out", planet="0-1")
    assert table.play.result is not None
    assert table.play.result.winners == (RED,)


def test_what_its_planet_in_the_warp_counts_must_reach_the_number_that_markers_ask_for() -> None:
    """CE-R33, PL-10: one marker on its system asks for six."""
    colonies = ["1-1 1", "1-2 1", "2-1 1", "2-2 1", "2-3 1"]
    won = []
    for number in (4, 5):
        table = begin(options={"planetoids": True}, placed={0: colonies[:number]}).until("voyager-move")
        reply(table, 0, "set-out", planet="0-1")
        assert len(find_foreign_colonies(table.state, RED)) == number + 1
        won.append(None if table.play.result is None else table.play.result.winners)
    assert won == [None, (RED,)]


def test_without_its_power_the_planet_is_back_at_once() -> None:
    """A85: with two home colonies."""
    table = begin(placed={0: ["1-1 4", "1-2 4"]})
    table.state.planets["0-1"] = Planet(RED, away=True)
    table.until("voyager-move")
    reply(table, 0, "pass")
    table.state.ships["2-1"][0] += table.state.ships["0-2"][0]
    table.state.ships["0-2"][0] = 0
    while table.state.planets["0-1"].away:
        table.step()
    assert any(table.said("cosmic-voyager-returns"))


def test_a_zapped_voyager_stays() -> None:
    table = begin(hands={0: "attack_10", 3: "cosmic_zap"}, policies={3: Policy(powers=("voyager",))}).until(
        "voyager-move"
    )
    reply(table, 0, "set-out", planet="0-1")
    assert not table.state.planets["0-1"].away


def test_when_all_ships_leave_the_warp_those_on_it_leave_too() -> None:
    """DV-69: Mobius Tubes; the planet stays, empty."""
    table = begin(
        hands={0: "attack_10 mobius_tubes"}, policies={0: Policy(ready=("mobius_tubes_1",))}, warp={0: 1}
    )
    table.state.planets["0-1"] = Planet(RED, away=True)
    table.until("launch")
    assert (table.lost(0), table.ships("0-1")[0], table.state.planets["0-1"].away) == (0, 0, True)
    assert sum(there[0] for there in table.state.ships.values()) == 20


def test_warpish_counts_the_ships_there() -> None:
    """A85, A52."""
    cards = ("attack_10", "attack_04")
    for away, total in ((True, 10 + 3 + 4), (False, 10 + 3)):
        table = meet("warpish", "voyager", cards=cards)
        table.state.planets["1-5"] = Planet(BLUE, away=away)
        assert table.finish().totals[0] == total


def test_voyagers_super_sends_a_second_planet() -> None:
    table = begin(hands={0: "attack_10 flare_voyager"}, policies={0: ready("voyager")}).until("voyager-move")
    reply(table, 0, "set-out", planet="0-1")
    assert find_what(table, 0) == "voyager-second"
    reply(table, 0, "planet", planet="0-2")
    assert [name for name, one in table.state.planets.items() if one.away] == ["0-1", "0-2"]


def test_with_two_there_it_says_which_comes_back() -> None:
    table = begin(hands={0: "attack_10 flare_voyager"}, policies={0: ready("voyager")})
    for planet in ("0-1", "0-2"):
        table.state.planets[planet] = Planet(RED, away=True)
    table.until("voyager-move")
    reply(table, 0, "set-out", planet="0-3")
    assert find_what(table, 0) == "voyager-back"
    reply(table, 0, "planet", planet="0-2").until("launch")
    assert [name for name, one in table.state.planets.items() if one.away] == ["0-1", "0-3"]


def test_voyagers_wild_hides_a_card_until_the_encounter_ends() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={0: "flare_voyager quash"},
        policies={0: ready("voyager")},
        chapter="alliance",
        through=True,
    ).until("choose-card")
    reply(table, 0, "card", cards=("quash_1",))
    assert (table.hand(0), len(table.state.players[0].laid_by)) == (["attack_20", "flare_voyager"], 1)
    seen = [table.play.view(viewer).laid_by for viewer in (RED, BLUE)]
    assert seen == [("quash_1",), ()]
    table.finish()
    assert sorted(table.hand(0)) == ["flare_voyager", "quash"]


def test_the_card_is_called_back_at_a_gate_as_long_as_the_flare_is_held() -> None:
    """A85: visitors come back whenever their owner likes."""
    hands = {0: "flare_voyager quash"}
    gates = {"pace": "gates"}
    table = meet(cards=("attack_20", "attack_10"), hands=hands, options=gates, chapter="alliance")
    table.until("gate-alliances")
    reply(table, 0, "play", card="flare_voyager").until("choose-card")
    reply(table, 0, "card", cards=("quash_1",)).until("gate-revealed")
    assert CALL not in table.play.asks[BLUE].options
    reply(table, 0, CALL)
    assert CALL not in table.play.asks[RED].options
    assert (table.hand(0), table.state.players[0].laid_by) == (["quash", "flare_voyager"], [])
    assert table.finish().hand(0) == ["quash", "flare_voyager"]


def test_if_the_flare_is_lost_the_card_is_discarded() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={0: "flare_voyager quash"},
        policies={0: ready("voyager")},
        options={"flares": "one-shot"},
        chapter="alliance",
        through=True,
    ).until("choose-card")
    reply(table, 0, "card", cards=("quash_1",)).finish()
    assert (table.hand(0), "quash" in table.discards) == ([], True)


def test_what_is_in_the_warp_is_told() -> None:
    table = begin()
    table.state.planets["0-1"] = Planet(RED, away=True)
    keys = [one.key for one in table.play.rulebook.summary(table.play.view(None))]
    assert "cosmic-voyager-lies" in keys
