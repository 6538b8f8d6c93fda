"""Newcomers and the reorganisation: prepared together and in secret, or in order of play (C-28, R-38, R-86)."""

from typing import Any, Literal

import pytest

from games.cochons.state.state import State
from porc_royal.facts import Named, Seat
from tests.cochons.scenario import Table, conserved, galaxy

Placing = Literal["together", "in-order"]
HOMES = ("O red 0:3G", "A4 red 0:2G", "A1 red 1:3G", "B1 red 1:1G", "A2 red 2:3G")


def arriving(placing: Placing, *, order: str = "012", rule_set: str = "complete", **waiting: int) -> Table:
    """1D of turn 2: seats p0 to p2 have so many Gorets to place; in the simplified game sE has made them wait."""

    def arrange(state: State) -> None:
        for name, gorets in waiting.items():
            player = state.players[int(name[1:])]
            player.newcomers.gorets = gorets
            player.gorets -= gorets

    options = {"placing": placing}
    return galaxy(
        *HOMES,
        chapter="newcomers",
        rule_set=rule_set,
        order=order,
        alone=True,
        options=options,
        arrange=arrange,
    )


def placed(table: Table) -> list[tuple[Any, Any]]:
    return [(said["tile"], said["gorets"]) for said in table.said("cochons-placed")]


def at(cell: str) -> Named:
    return Named("tile", cell)


# ---------------------------------------------------------------------------------------------- together


def test_a_part_of_somebodys_placing_is_not_told_to_those_who_still_place() -> None:
    """R-38: seat 0 splits its newcomers; seat 1 has placed all; nothing is told before seat 0 is content, too."""
    table = arriving("together", p0=3, p1=2)
    table.tell("0: place tile=A4 gorets=1", "1: all tile=B1")
    assert (placed(table), table.troops("A4"), table.troops("B1"), table.asked) == ([], "0:2G", "1:1G", [0])
    assert table.play.view(None).seat(Seat(0)).newcomers == table.view(1).seat(Seat(0)).newcomers == (3, 0)
    table.tell("0: place tile=O")
    assert placed(table) == [(at("A4"), 1), (at("O"), 2), (at("B1"), 2)]
    conserved(table.state)


def test_it_is_carried_out_in_order_of_play_all_of_one_seat_and_then_all_of_the_next() -> None:
    """C-28, R-38."""
    table = arriving("together", order="120", p0=2, p1=2)
    table.tell(
        "0: place tile=A4 gorets=1", "1: place tile=B1 gorets=1", "0: place tile=O", "1: place tile=A1"
    )
    assert placed(table) == [(at("B1"), 1), (at("A1"), 1), (at("A4"), 1), (at("O"), 1)]


def test_a_placing_may_be_begun_again_until_all_are_content() -> None:
    table = arriving("together", p0=3, p1=1)
    table.tell("0: place tile=A4 gorets=1", "0: place tile=O")
    assert table.asked == [1]
    table.tell("0: anew")
    assert table.asked == [0, 1]
    table.tell("0: all tile=A4", "1: all tile=A1")
    assert (table.troops("O"), table.troops("A4")) == ("0:3G", "0:5G")
    conserved(table.state)


def test_whoever_places_sees_the_table_as_planned_and_nobody_else_does() -> None:
    table = arriving("together", p0=3, p1=1).tell("0: place tile=A4 gorets=1")
    (troop,) = table.view(0).tile("A4").troops
    (public,) = table.view(None).tile("A4").troops
    assert (troop.gorets, public.gorets, table.view(0).plan[0].key) == (3, 2, "cochons-placed")
    assert table.view(1).plan == ()


def test_what_is_left_open_by_the_absent_goes_where_most_friends_are() -> None:
    """D-11: what was planned stands."""
    table = arriving("together", p0=4, p1=1).tell("0: place tile=A4 gorets=3")
    table.default(0)
    table.default(1)
    assert (table.troops("O"), table.troops("A4")) == ("0:3G", "0:6G")


def test_new_troops_of_the_simplified_game_are_placed_alike() -> None:
    """S-27, R-38: sE."""
    table = galaxy(*HOMES, chapter="new-troops", alone=True).tell(
        "0: place tile=A4 gorets=1", "1: all tile=B1"
    )
    assert (placed(table), table.asked) == ([], [0])
    table.tell("0: all tile=O")
    assert placed(table) == [(at("A4"), 1), (at("O"), 1), (at("B1"), 2), (at("A2"), 1)]


# ---------------------------------------------------------------------------------------------- in order


@pytest.mark.parametrize("chapter", ["newcomers", "new-troops"])
def test_in_order_each_places_after_having_seen_what_was_placed_before(chapter: str) -> None:
    """C-28, R-38: one seat is asked after another, and what it places is told at once."""
    if chapter == "newcomers":
        table = arriving("in-order", order="102", p0=2, p1=2)
    else:
        table = galaxy(*HOMES, chapter=chapter, order="102", alone=True, options={"placing": "in-order"})
    assert table.asked == [1]
    assert not table.ask(1).sealed
    table.tell("1: place tile=B1 gorets=1")
    assert (placed(table), table.troops("B1"), table.asked) == ([(at("B1"), 1)], "1:2G", [1])
    table.tell("1: place tile=A1")
    assert table.asked == [0]
    table.tell("0: all tile=O")
    assert placed(table)[:3] == [(at("B1"), 1), (at("A1"), 1), (at("O"), 2)]
    conserved(table.state)


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_in_order_each_reorganises_after_having_seen_those_before(rule_set: str) -> None:
    """C-53, R-86."""
    tiles = ("O red 0:3G", "A4 red 0:2G", "A1 red 1:3G", "B1 red 1:1G", "A3 red 2:3G")
    table = galaxy(
        *tiles,
        chapter="reorganisation",
        rule_set=rule_set,
        order="102",
        alone=True,
        options={"placing": "in-order"},
    )
    assert table.asked == [1]
    table.tell("1: move from=A1 to=B1 gorets=2")
    assert (table.troops("B1"), table.asked) == ("1:3G", [1])
    table.tell("1: pass")
    assert table.asked == [0]
    table.tell("0: move from=O to=A4 gorets=1", "0: pass")
    assert table.asked == []
    assert [str(said["who"]) for said in table.said("cochons-reorganised")] == ["Who(seat=1)", "Who(seat=0)"]


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_together_nobody_is_told_a_part_of_anybodys_reorganisation(rule_set: str) -> None:
    """R-38, R-86: seat 1 is content while seat 0 goes on."""
    tiles = ("O red 0:3G", "A4 red 0:2G", "A1 red 1:3G", "B1 red 1:1G", "A3 red 2:3G")
    table = galaxy(*tiles, chapter="reorganisation", rule_set=rule_set, alone=True)
    table.tell("0: move from=O to=A4 gorets=1", "1: move from=A1 to=B1 gorets=1", "1: pass")
    assert (table.said("cochons-reorganised"), table.asked) == ([], [0])
    table.tell("0: move from=A4 to=O gorets=2", "0: pass")
    told = [(str(said["who"]), said["gorets"]) for said in table.said("cochons-reorganised")]
    assert told == [("Who(seat=0)", 1), ("Who(seat=0)", 2), ("Who(seat=1)", 1)]
