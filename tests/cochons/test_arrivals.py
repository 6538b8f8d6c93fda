"""1E: Extra-Cochons arrive (C-29 to C-35). The D8 is rolled first, then the number of pirates."""

import pytest

from games.cochons.state.state import State
from games.cochons.state.troops import find_movable
from porc_royal.facts import Seat
from porc_royal.notation import read
from tests.cochons.monsters import BAND, PACK, PLANETS, WORM, arriving, stack
from tests.cochons.scenario import conserved, galaxy


@pytest.mark.parametrize(
    ("face", "kind"),
    [
        (1, ""),
        (2, ""),
        (3, "pirate"),
        (4, "pirate"),
        (5, "porcophage"),
        (6, "porcophage"),
        (7, "worm"),
        (8, "worm"),
    ],
)
def test_the_d8_says_who_comes(face: int, kind: str) -> None:
    """T-10, C-29."""
    table = arriving().tell(f"chance: {face}")
    if kind == "pirate":
        table.tell("chance: 1")
    extras = table.state.board["A6"].extras
    assert (extras.kind if extras else "") == kind
    assert [told["face"] for told in table.said("cochons-nobody-comes")] == ([] if kind else [face])


@pytest.mark.parametrize(("face", "number"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_pirates_come_in_bands(face: int, number: int) -> None:
    """T-11, C-33."""
    assert stack(arriving().tell(BAND, f"chance: {face}"), "A6") == f"pirate:{number}"


@pytest.mark.parametrize(("roll", "expected"), [(PACK, "porcophage:1"), (WORM, "worm:1")])
def test_porcophages_and_worms_come_alone(roll: str, expected: str) -> None:
    """C-34, C-35, R-91."""
    assert stack(arriving().tell(roll), "A6") == expected


def test_the_porc_royal_places_them_on_an_asteroid_by_default_without_pigs_and_never_on_a_planet() -> None:
    """C-30, D-13."""
    table = arriving("A1 red 0:3G", "A2 asteroid 0:1G", "O asteroid 0:1G").tell(WORM)
    assert table.asked == [1]
    cells = table.choices(1, "settle", "tile")
    assert "A1" not in cells
    assert {"O", "A2", "A3"} < set(cells)
    assert table.ask(1).default.fields == {"tile": "A3"}


def test_the_default_is_an_asteroid_with_pigs_when_there_is_no_other() -> None:
    """D-13."""
    table = arriving("O asteroid 0:1G", "A1 asteroid 0:1G", *PLANETS[2:], "A6 red").tell(WORM)
    assert table.ask(1).default.fields == {"tile": "O"}


def test_on_the_first_turn_the_first_player_places_them() -> None:
    """C-17, R-39: there is no Porc Royal yet."""
    table = galaxy("A1 red", chapter="arrivals", rule_set="complete", order="201", turn=1).tell(WORM)
    assert table.asked == [2]


def test_two_kinds_never_share_a_tile() -> None:
    """C-32."""
    table = arriving("O asteroid pirate:1", "A1 asteroid", *PLANETS[2:], "A6 red").tell(WORM)
    assert (stack(table, "O"), stack(table, "A1")) == ("pirate:1", "worm:1")


def test_they_may_join_their_like_on_a_planet_too() -> None:
    """C-30, C-31."""
    table = arriving("O red porcophage:2", *PLANETS[1:]).tell(PACK)
    assert table.choices(1, "settle", "tile") == ["O", "A6"]
    table.tell("1: settle tile=O")
    assert stack(table, "O") == "porcophage:3"


@pytest.mark.parametrize(
    ("full", "roll"), [("porcophage:3", PACK), ("worm:1", WORM)], ids=["porcophages", "worm"]
)
def test_a_full_stack_takes_nobody_in(full: str, roll: str) -> None:
    """C-31: three Porcophages, one worm."""
    table = arriving(*PLANETS, f"A6 asteroid {full}").tell(roll)
    assert stack(table, "A6") == full
    assert len(table.said("cochons-extras-lost")) == 1


def test_without_room_they_are_lost() -> None:
    """C-32."""
    table = arriving(*PLANETS, "A6 red").tell(WORM)
    assert table.said("cochons-extras-lost") == [{"monster": "worm", "number": 1}]
    assert table.state.worms == 0


def test_a_band_goes_where_all_of_it_fits() -> None:
    """H-9, R-41: the band of two has room for two, not for three."""
    table = arriving("O red pirate:2", *PLANETS[1:]).tell(BAND, "chance: 3")
    assert (stack(table, "O"), stack(table, "A6")) == ("pirate:2", "pirate:3")
    table = arriving("O red pirate:2", *PLANETS[1:]).tell(BAND, "chance: 1")
    assert table.choices(1, "settle", "tile") == ["O", "A6"]


def test_when_no_site_takes_the_whole_band_the_site_losing_fewest_is_compulsory() -> None:
    """H-9, R-40, R-41."""
    table = arriving("O red pirate:2", "A1 red pirate:1", *PLANETS[2:], "A6 red").tell(BAND, "chance: 4")
    assert (stack(table, "O"), stack(table, "A1")) == ("pirate:2", "pirate:4")
    assert table.said("cochons-extras-lost") == []
    table = arriving("O red pirate:3", *PLANETS[1:], "A6 red").tell(BAND, "chance: 1")
    assert stack(table, "O") == "pirate:4"
    assert table.said("cochons-extras-lost") == [{"monster": "pirate", "number": 1}]
    conserved(table.state)


def test_there_are_six_tokens_of_each_kind() -> None:
    """R-42: six pirates are on the board, so nobody comes; the others of a band are lost."""
    table = arriving("O red pirate:3", "A1 red pirate:3", *PLANETS[2:]).tell(BAND, "chance: 1")
    assert stack(table, "A6") == ""
    assert table.said("cochons-extras-lost") == [{"monster": "pirate", "number": 2}]
    table = arriving("O red pirate:4", *PLANETS[1:]).tell(BAND, "chance: 5")
    assert stack(table, "A6") == "pirate:2"
    conserved(table.state)


# ------------------------------------------------------------------------------------------------- worms


@pytest.mark.parametrize(
    ("cap", "planets", "appeared", "comes"),
    [
        ("eaten", 2, 9, True),
        ("eaten", 3, 3, False),
        ("appearances", 0, 2, True),
        ("appearances", 0, 3, False),
    ],
)
def test_worms_stop_coming_after_three_planets_or_three_appearances(
    cap: str, planets: int, appeared: int, comes: bool
) -> None:
    """C-35, R-45, flag worm_cap."""

    def arrange(state: State) -> None:
        state.eaten, state.worms = planets, appeared

    table = arriving(options={"worm_cap": cap}, arrange=arrange).tell(WORM)
    assert stack(table, "A6") == ("worm:1" if comes else "")
    assert len(table.said("cochons-worms-sated")) == (0 if comes else 1)
    assert table.state.worms == appeared + comes


# --------------------------------------------------------------------------------------- pigs on the site


def test_pigs_do_not_prevent_them_from_coming_and_as_many_are_held() -> None:
    """C-44, C-55, R-43, R-55: min(pigs, Extra-Cochons); the others may leave."""
    table = arriving(*PLANETS, "A6 asteroid 0:5G").tell(BAND, "chance: 1")
    assert stack(table, "A6") == "pirate:2!"
    assert table.said("cochons-extras-arrived-on")[0]["pinned"] == 2
    troop = find_movable(table.state, Seat(0), "A6")
    assert (troop.gorets, troop.most) == (5, 3)


def test_pigs_who_are_fewer_are_all_held() -> None:
    """R-43."""
    table = arriving(*PLANETS, "A6 asteroid 0:1G+1GG").tell(BAND, "chance: 5")
    assert find_movable(table.state, Seat(0), "A6").most == 0


def test_whoever_lands_on_extra_cochons_is_held_by_nobody() -> None:
    """R-55: the possessor alone is pinned, and they were first."""
    table = galaxy("O asteroid pirate:2 0:3G", chapter="arrivals", rule_set="complete", royal=1)
    table.state.board["O"].troops[0].moved_gorets = 0
    assert find_movable(table.state, Seat(0), "O").most == 3


def test_a_troop_that_comes_after_the_pigs_have_gone_attacks_those_it_finds() -> None:
    """R-43, R-59: they attack those who were there before them, nobody else."""
    table = galaxy(
        "O asteroid 0:1G pirate:2",
        "A1 red 1:2G",
        chapter="travel",
        rule_set="complete",
        slot=1,
        hands={1: "pluie-de-cailloux.1"},
        arrange=lambda state: setattr(state.players[1], "marker", 2),
    )
    table.tell("1: rain card=pluie-de-cailloux.1 tile=O")
    table.dice(6)
    table.dice(1, 1)
    table.tell("1: trip from=A1 to=O gorets=2")
    assert stack(table, "O") == "pirate:2"


# ------------------------------------------------------------------------------------------- exploration


def test_a_black_back_is_a_site_and_is_turned_up_and_no_other_back_is() -> None:
    """O-8, R-128."""

    def arrange(state: State) -> None:
        backs = state.board
        backs["A5"].kind, backs["A5"].colour = "asteroid", None
        backs["A5"].explored, backs["A5"].family = False, "red"
        backs["A6"].explored = False

    table = arriving(options={"building": "exploration"}, arrange=arrange).tell(WORM)
    assert stack(table, "A6") == "worm:1"
    assert table.state.board["A6"].explored
    assert not table.state.board["A5"].explored


def test_where_a_worm_lands_in_the_open_can_be_taken_back_though_others_have_passed() -> None:
    """R-27: whoever stands by may pass, which hides nothing; R-128: a black back hides no planet."""

    def black(state: State) -> None:
        state.board["A6"].explored = False

    table = arriving("A1 red", "A2 red", "A3 red", "A4 red", "A5 red", alone=False, arrange=black).tell(WORM)
    table.tell("0: pass", "2: pass")
    step = table.play.take(*read("1: settle tile=A6"))
    assert stack(table, "A6") == "worm:1"
    assert "cochons-explored" in [fact.says.key for fact in step.facts]
    assert step.opened
    assert not step.reveals
