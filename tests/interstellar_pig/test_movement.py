"""IP-44 to IP-50: lines, dice, planets passed, early stops, exact landings, orbit."""

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rules.courses import list_courses
from games.interstellar_pig.state.starmap import TETRA
from porc_royal.facts import CHANCE
from tests.interstellar_pig.scenario import tetra


def ends(place: str, heading: str, spaces: int) -> list[str]:
    return [one.end for one in list_courses(TETRA, place, heading, spaces)]


def test_ip44_any_line_from_a_planet_and_both_ways_from_a_dot() -> None:
    """R-21, IP-23."""
    table = tetra("QUILL A.s", "PLAIN D.o")
    assert table.choices(0, "one-die", "heading") == ["AB>B", "AC>C", "AD>D"]
    assert table.choices(0, "two-dice", "heading") == ["AB>B", "AC>C", "AD>D"]
    table = tetra("QUILL BD:3", "PLAIN D.o")
    assert table.choices(0, "one-die", "heading") == ["BD>B", "BD>D"]


def test_r19_there_is_no_way_of_staying() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o")
    assert not {"pass", "hold"} & set(table.ask(0).options)


def test_tv9_passing_a_planet() -> None:
    """IP-45, IP-47, IP-48, R-22, R-24."""
    assert ends("A.o", "AB>B", 9) == ["BC:2", "BD:2", "B.s"]
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "dissipator"}, events="solar-flare")
    table.tell("0: two-dice heading=AB>B", "chance: 4 5 1")
    assert table.choices(0, "course", "spaces") == ["5", "6", "9"]
    assert table.choices(0, "course", "place", spaces="9") == ["BC:2", "BD:2", "B.s"]
    table.tell("0: course spaces=%39 place=BC:2 route=AB/BC")
    assert (table.place(0), table.state.turn and table.state.turn.drawn) == ("BC:2", 0)


def test_tv9_without_gear_there_is_no_early_stop_and_ending_on_the_star_draws() -> None:
    """IP-48, IP-50."""
    table = tetra("QUILL A.s", "PLAIN D.o", events="solar-flare")
    table.tell("0: two-dice heading=AB>B", "chance: 4 5 1")
    assert table.choices(0, "course", "place", spaces="9") == ["BC:2", "BD:2"]
    table.tell("0: course spaces=%39 place=BD:2 route=AB/BD")
    assert table.player(0).miss_owed == 2


@pytest.mark.parametrize(("die", "draws"), [(2, 0), (3, 1), (4, 0)])
def test_tv10_only_the_star_itself_draws(die: int, draws: int) -> None:
    table = tetra("PLAIN A.o", "WISP D.o", events="solar-flare")
    table.tell("0: one-die heading=AB>B", f"chance: {die}")
    assert table.place(0) == f"AB:{die}"
    assert len(table.told("drew")) == draws


def test_tv11_the_exact_count_without_gear_is_orbit() -> None:
    """IP-49, R-25, D-14."""
    table = tetra("BRUTE AB:5", "PLAIN D.o")
    table.tell("0: one-die heading=AB>B", "chance: 2")
    assert table.asks == "ask-course"
    assert table.choices(0, "course", "place") == ["B.o"]
    table.tell("0: course place=B.o route=AB")
    assert table.place(0) == "B.o"


@pytest.mark.parametrize("card", ["spectrum-visor", "search-light"])
def test_tv11_with_gear_surface_or_orbit(card: str) -> None:
    """IP-49, IP-70, D-14."""
    table = tetra("BRUTE AB:5", "PLAIN D.o", hands={0: card})
    table.tell("0: one-die heading=AB>B", "chance: 2")
    assert table.choices(0, "course", "place") == ["B.o", "B.s"]
    table.tell("0: course place=B.s route=AB")
    assert table.place(0) == "B.s"
    assert table.player(0).seen == {card: 5}


def test_tv12_intelligence_leaves_a_choice_of_results() -> None:
    """IP-17, R-48, D-13."""
    table = tetra("QUILL A.s", "PLAIN D.o")
    table.tell("0: two-dice heading=AD>D", "chance: 2 5 6")
    assert table.choices(0, "course", "spaces") == ["7", "8", "11"]
    table = tetra("QUILL A.s", "PLAIN D.o")
    table.tell("0: two-dice heading=AD>D", "chance: 4 4 4")
    assert table.place(0) == "AD:8"
    table = tetra("QUILL A.s", "PLAIN D.o")
    table.tell("0: one-die heading=AD>D", "chance: 3 6")
    assert table.choices(0, "course", "spaces") == ["3", "6"]


def test_r23_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    table = tetra("PLAIN A.o", "WISP D.o", only=("turn",))
    table.tell("0: two-dice heading=AD>D", "chance: 3 5")
    assert table.play.result is not None
    assert table.place(0) == "AD:8"


def test_the_default_flies_farthest_by_the_lowest_lines_and_stays_in_orbit() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "dissipator"})
    table.tell("0: two-dice heading=AB>B", "chance: 1 6 5")
    assert table.ask(0).default.fields == {"spaces": "11", "place": "BC:4", "route": "AB/BC"}
    table = tetra("PLAIN AD:9", "WISP C.o", hands={0: "radiation-suit"})
    table.tell("0: one-die heading=AD>D", "chance: 1")
    assert table.ask(0).default.text("place") == "D.o"


def test_r92_the_default_move_never_stays_and_goes_on_as_it_flew() -> None:
    """D-12."""
    table = tetra("PLAIN AB:3", "WISP D.o", headings={0: "AB>A"})
    assert table.ask(0).default.fields == {"heading": "AB>A"}
    table = tetra("PLAIN AB:3", "WISP D.o")
    assert table.ask(0).default.fields == {"heading": "AB>A"}
    table = tetra("PLAIN B.o", "WISP D.o", headings={0: "AB>B"})
    assert table.ask(0).default.fields == {"heading": "BC>C"}
    assert table.ask(0).default.option == "one-die"


def test_r22_no_turning_back_at_a_planet() -> None:
    assert "AB:6" not in ends("A.o", "AB>B", 8)


def test_two_planets_can_be_passed_and_each_may_be_stopped_at() -> None:
    """IP-48, R-22."""
    found = ends("AB:6", "AB>B", 8)
    assert found == ["AC:7", "CD:1", "BD:7", "B.s", "C.s"]


def test_r33_the_mover_may_say_which_gear_is_shown() -> None:
    """IP-70, R-33."""
    table = tetra("BRUTE AD:9", "WISP C.o", hands={0: "heat-pump thermal-suit air-converter radiation-suit"})
    table.tell("0: one-die heading=AD>D", "chance: 1")
    wrong = "0: course place=D.s route=AD show=heat-pump.1+air-converter.1"
    assert table.refused(wrong) == facts.NOT_COVERED
    table.tell("0: course place=D.s route=AD show=heat-pump.1+air-converter.1+radiation-suit.1")
    assert sorted(table.player(0).seen) == ["air-converter", "heat-pump", "radiation-suit"]


def test_r26_holding_and_changing_layer_are_an_option() -> None:
    table = tetra("PLAIN D.o", "WISP C.o", hands={0: "radiation-suit"}, options={"allow_hold": True})
    assert {"hold", "land"} <= set(table.ask(0).options)
    table.tell("0: land")
    assert table.place(0) == "D.s"
    table = tetra("PLAIN D.s", "WISP C.o", hands={0: "radiation-suit"}, options={"allow_hold": True})
    table.tell("0: lift")
    assert table.place(0) == "D.o"
    table = tetra("PLAIN AB:3", "WISP C.o", options={"allow_hold": True}, events="solar-flare")
    table.tell("0: hold")
    assert (table.place(0), table.told("drew")) == ("AB:3", [])


def test_the_dice_are_one_roll_of_chance() -> None:
    """R-94."""
    table = tetra("PLAIN A.o", "WISP D.o").tell("0: two-dice heading=AB>B")
    assert table.play.asks[CHANCE].key == "chance-move"


@pytest.mark.parametrize(
    ("start", "place", "offered"), [("A.s", "A.o", False), ("A.o", "A.s", False), ("B.o", "A.s", True)]
)
def test_r57_between_a_surface_and_its_own_orbit_no_space_is_entered(
    start: str, place: str, offered: bool
) -> None:
    """R-55, R-68, R-80: the prize that floats there is for whoever comes from elsewhere, on the way down, too."""
    table = tetra(f"QUILL {start}", "PLAIN D.o", hands={0: "pocket-doorway"}, afloat="A.o")
    table.tell(f"0: jump place={place}")
    assert (table.asks == "ask-prize", table.place(0)) == (offered, "A.o" if offered else place)
