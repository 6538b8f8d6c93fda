"""Section A.2: the twelve events, chains and their cap, directions of travel."""

import pytest

from games.interstellar_pig import facts
from tests.interstellar_pig.scenario import Table, tetra


def star(events: str, *pawns: str, die: int = 3, **laid: object) -> Table:
    """Seat 0, PLAIN, flies from the orbit of A to the star AB:3; these events lie on top."""
    table = tetra(*(pawns or ("PLAIN A.o", "WISP D.o")), events=events, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AB>B", f"chance: {die}")


@pytest.mark.parametrize(
    ("event", "repairs", "others"),
    [("meteor-swarm", 1, 0), ("malfunction", 2, 0), ("solar-flare", 0, 2), ("lost-in-nebula", 0, 1)],
)
def test_missed_turns(event: str, repairs: int, others: int) -> None:
    """IP-102 to IP-104, IP-110, R-84."""
    table = star(event)
    assert (table.player(0).repair_owed, table.player(0).miss_owed) == (repairs, others)
    assert table.state.events.discards[0].startswith(event)
    assert table.state.carried == []


def test_tv25_lost_in_space_goes_back_the_way_it_came_and_straight_on() -> None:
    """IP-105, R-76."""
    table = tetra("WISP C.s", "PLAIN A.o", events="lost-in-space")
    table.tell("0: one-die heading=CD>D", "chance: 6, 6")
    assert table.choices(0, "course", "place") == ["C.o", "C.s"]
    table.tell("0: course place=C.s route=CD")
    assert (table.place(0), table.player(0).heading) == ("C.s", "CD>C")


def test_tv25_the_planet_where_the_path_began_ends_the_move() -> None:
    table = star("lost-in-space").tell("chance: 5")
    assert table.choices(0, "course", "place") == ["A.o"]


def test_r76_beyond_a_start_on_a_dot_the_ship_goes_straight_on() -> None:
    table = star("lost-in-space", "PLAIN AB:2", "WISP D.o", die=1).tell("chance: 2")
    assert table.place(0) == "AB:1"
    table = star("lost-in-space", "PLAIN AB:2", "WISP D.o", die=1).tell("chance: 6")
    assert table.choices(0, "course", "place") == ["A.o"]


def test_r76_the_path_is_retraced_round_a_corner_and_a_planet_on_it_may_be_landed_on() -> None:
    table = tetra("QUILL AB:6", "PLAIN D.o", events="lost-in-space", hands={0: "dissipator"})
    table.tell("0: one-die heading=AB>B", "chance: 3 3", "0: course place=BD:2 route=AB/BD")
    table.tell("chance: 4 4")
    assert table.choices(0, "course", "place") == ["AB:5", "B.s"]
    table.tell("0: course place=AB:5 route=BD/AB")
    assert (table.place(0), table.player(0).heading) == ("AB:5", "AB>A")


def test_tv27_gravity_well_flies_dot_by_dot() -> None:
    """IP-108, R-78."""
    table = tetra("WISP D.o", "PLAIN A.o", events="gravity-well", afloat="CD:2")
    table.tell("0: one-die heading=CD>C", "chance: 2")
    assert table.choices(0, "course", "place") == ["C.o", "C.s"]
    table.tell("0: course place=C.o route=CD")
    assert (table.asks, table.place(0)) == ("ask-prize", "CD:2")
    table.tell("0: pass")
    assert (table.place(0), table.state.afloat) == ("C.o", "CD:2")


def test_tv28_a_chain_of_three_events_and_its_cap() -> None:
    """IP-107, IP-109, IP-113, R-74, R-75, R-79, D-21, D-22."""
    table = star("worm-hole hyperspace-tunnel navigation-error")
    assert "AB:3" not in table.choices(0, "jump", "place")
    table.tell("0: jump place=BD:2", "0: jump place=AC:5")
    assert table.asks == "ask-ahead"
    assert table.choices(0, "ahead", "heading") == ["AC>A", "AC>C"]
    table.tell("0: ahead heading=AC>C", "chance: 5")
    table.tell("0: course place=BC:4 route=AC/BC")
    assert table.place(0) == "BC:4"
    assert len(table.told("drew")) == 3
    assert table.told("no-more-events") == [{"who": table.told("drew")[0]["who"], "number": 3}]
    assert len(table.state.events.discards) == 3


def test_r74_the_cap_is_an_option() -> None:
    table = star("worm-hole", options={"max_events": 1})
    table.tell("0: jump place=BD:2")
    assert len(table.told("drew")) == 1


def test_tv23_black_hole_with_the_prize() -> None:
    """IP-106, R-55, R-82."""
    hand = "keepsake laser-gun missiles trap scanner rebreather"
    table = star("black-hole", "PLAIN A.o", "WISP AB:1", hands={0: hand, 1: "temporal-vault"})
    assert (table.hand(0), table.state.afloat, len(table.discards)) == ([], "AB:3", 5)
    table.tell("0: pass")
    assert table.choices(1, "recover", "card") == ["missiles.1", "trap.1", "scanner.1"]
    table.tell("1: one-die heading=AB>B", "chance: 4")
    assert table.asks == "ask-prize"
    table.tell("1: take", "1: pass", "0: one-die heading=AB>B", "chance: 1")
    assert table.place(1) == "AB:5"
    assert (table.hand(1), table.told("left-prize")) == (["keepsake", "temporal-vault"], [])


def test_r56_whoever_lost_it_flies_off_without_being_offered_it() -> None:
    table = star("black-hole", hands={0: "keepsake"})
    table.tell("0: pass", "1: one-die heading=CD>C", "chance: 1", "1: pass")
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert (table.told("took-prize"), table.state.afloat) == ([], "AB:3")


def test_r80_naming_the_present_place_of_a_tunnel_changes_nothing() -> None:
    """IP-113, D-20."""
    table = star("hyperspace-tunnel")
    assert table.ask(0).default.fields == {"place": "AB:3"}
    table.default(0)
    assert (table.asks, len(table.told("drew"))) == ("ask-end", 1)


def test_r80_a_tunnel_leads_to_livable_surfaces_only_and_gear_is_shown_there() -> None:
    table = star("hyperspace-tunnel", hands={0: "radiation-suit"}, envelopes={"D": "trap"})
    places = table.choices(0, "jump", "place")
    assert [place for place in places if place.endswith(".s")] == ["D.s"]
    table.tell("0: jump place=D.s")
    assert (table.place(0), table.player(0).seen, table.player(0).trapped) == (
        "D.s",
        {"radiation-suit": 5},
        2,
    )


def test_r55_the_prize_is_offered_at_the_end_of_a_tunnel_before_coming_down() -> None:
    table = star("hyperspace-tunnel", hands={0: "radiation-suit"}, afloat="D.o")
    table.tell("0: jump place=D.s")
    assert table.asks == "ask-prize"
    table.tell("0: take")
    assert (table.place(0), table.hand(0)) == ("D.s", ["keepsake", "radiation-suit"])


def test_r81_the_space_monster() -> None:
    """IP-111, R-54."""
    table = star("space-monster", hands={0: "missiles keepsake"})
    assert table.asked == [0]
    table.tell("0: protect", "chance: 1 1 1 1 1, 2 2 2")
    assert table.player(0).out
    assert (table.discards, table.state.afloat) == (["missiles"], "AB:3")
    table = star("space-monster").tell("0: pass", "chance: 2 2 2, 2 2 2")
    assert not table.player(0).out
    table = star("space-monster").tell("0: pass", "chance: 6 6 6, 2 2 2")
    assert (table.player(0).out, table.asks) == (False, "ask-end")


def test_r83_sensors_show_one_hand_to_the_drawer_alone() -> None:
    """IP-112, D-19."""
    table = star("sensors", "PLAIN A.o", "WISP D.o", "BRUTE C.o", hands={2: "trap keepsake"})
    assert table.choices(0, "look", "target") == ["1", "2"]
    table.tell("0: look target=%32")
    (seen,) = [fact for fact in table.facts if fact.says.key == facts.PREFIX + "sensors-hand"]
    assert seen.to == (0,)
    assert "keepsake" in str(seen)
    table = star("sensors")
    assert table.asks == "ask-end"


def test_r77_a_navigation_error_asks_the_way_at_a_planet() -> None:
    """IP-109."""
    table = star("navigation-error").tell("chance: 6")
    assert table.choices(0, "course", "place") == ["BC:2", "BD:2"]
