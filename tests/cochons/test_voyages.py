"""2B of the complete game: ships, landings on Extra-Cochons, on the sun and on unexplored tiles (R-51 to R-59)."""

from collections.abc import Callable
from typing import Unpack

import pytest

from games.cochons.state.geometry import CELLS
from games.cochons.state.state import Extras, State, Troop
from games.cochons.views.summary import note
from porc_royal.facts import Named
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.games.telling import described

ROCKETS = "fusee.1 fusee-dorsale.1 transporteur.1 teleporteur.1"


def nothing(state: State) -> None:
    """The table as it is."""


def voyage(
    *tiles: str, marker: int = 3, also: Callable[[State], None] = nothing, **laid: Unpack[Laid]
) -> Table:
    def arrange(state: State) -> None:
        for player in state.players:
            player.marker = marker
        also(state)

    laid.setdefault("hands", {0: "jamboneuse.1"})
    laid["rule_set"] = "complete"
    laid["arrange"] = arrange
    return galaxy(*tiles, chapter="travel", **laid)


def backs(*cells: str) -> Callable[[State], None]:
    """These tiles lie on their backs, whose colour tells no more than that they are no asteroids."""

    def arrange(state: State) -> None:
        for cell in cells:
            state.board[cell].explored, state.board[cell].family = False, "blue"

    return arrange


def sun(cell: str) -> Callable[[State], None]:
    def arrange(state: State) -> None:
        state.board[cell].kind, state.board[cell].colour = "sun", None

    return arrange


# ------------------------------------------------------------------------------------------------- ships


@pytest.mark.parametrize(
    ("card", "cells"),
    [("transporteur.1", 8), ("fusee-dorsale.1", 13), ("fusee.1", 18), ("teleporteur.1", 18)],
)
def test_how_far_a_ship_carries_from_a_corner(card: str, cells: int) -> None:
    """H-18, EV-12, EV-13, EV-32: 8, 13 and 18 other tiles within two, three and four steps of (2, 0)."""
    table = voyage("B5 red 0:3G", hands={0: card})
    assert CELLS["B5"] == (2, 0)
    assert len(table.choices(0, "trip", "to", from_="B5")) == cells


def test_the_rocket_crosses_the_galaxy_and_the_jet_pack_does_not() -> None:
    """H-18: from (2, 0) to (-2, 0) are four steps."""
    table = voyage("B5 red 0:3G", hands={0: ROCKETS})
    assert table.choices(0, "trip", "card", from_="B5", to="B11") == ["fusee.1", "teleporteur.1"]
    table.tell("0: trip from=B5 to=B11 gorets=3 card=fusee.1")
    assert table.troops("B11") == "0:3G"
    assert table.state.deck.discards == ["fusee.1"]
    assert table.ask(0).args["trips"] == 2
    conserved(table.state)


def test_the_transporter_reaches_every_tile_from_the_centre() -> None:
    """H-18."""
    table = voyage("O red 0:3G", "B1 red", hands={0: "transporteur.1"})
    assert len(table.choices(0, "trip", "to", from_="O")) == 18


def test_the_teleporter_needs_no_way() -> None:
    """R-53: G7 lies far from everything."""
    table = voyage("O red 0:3G", "B1 red", "G7 blue", hands={0: ROCKETS})
    assert table.refused("0: trip from=O to=G7 gorets=1 card=fusee.1") == "refused-value"
    table.tell("0: trip from=O to=G7 gorets=1 card=teleporteur.1")
    assert table.troops("G7") == "0:1G"
    assert table.ask(0).args["trips"] == 2


def test_without_a_ship_a_trip_goes_one_step() -> None:
    """C-38."""
    table = voyage("O red 0:3G", "B1 red", hands={0: ROCKETS})
    assert table.refused("0: trip from=O to=B1 gorets=1") == "cochons-refused-too-far"


def test_with_the_option_a_ship_pays_for_its_own_trip() -> None:
    """Flag ship_costs_trip."""
    table = voyage("O red 0:3G", "B1 red", hands={0: "fusee.1"}, ship_costs_trip=False)
    table.tell("0: trip from=O to=B1 gorets=1 card=fusee.1")
    assert table.ask(0).args["trips"] == 3


@pytest.mark.parametrize("once", [True, False])
def test_a_troop_makes_one_trip_a_turn_whatever_the_simplified_game_is_let_do(once: bool) -> None:
    """C-40, L392, R-49, flag travel_once_per_piece."""
    table = voyage("O red 0:3G", "B1 red", travel_once_per_piece=once)
    table.tell("0: trip from=O to=A1 gorets=3")
    assert table.choices(0, "trip", "from") == []


def test_a_lent_gros_gruik_stays_while_own_ones_can_go() -> None:
    """R-66: it goes with the last of them, and is still lent where it lands."""

    def lent(state: State) -> None:
        state.board["O"].troops[0].lent = 1
        state.players[0].gruiks += 1

    table = voyage("O red 0:2GG", "B1 red", also=lent)
    table.tell("0: trip from=O to=A1 gruiks=1")
    assert [first(table, cell).lent for cell in ("O", "A1")] == [1, 0]
    table.tell("0: trip from=O to=A1 gruiks=1")
    assert first(table, "A1").lent == 1
    conserved(table.state)


def first(table: Table, cell: str) -> Troop:
    return table.state.board[cell].troops[0]


# --------------------------------------------------------------------------------------- Extra-Cochons


def test_landing_on_extra_cochons_is_an_attack_on_them() -> None:
    """C-40, R-59, R-83: they stand there first and defend."""
    table = voyage("O red 0:3G", "A1 asteroid pirate:3", "B1 red")
    table.tell("0: trip from=O to=A1 gorets=2")
    (told,) = table.said("cochons-attacked-extras")
    assert (told["monster"], told["number"]) == ("pirate", 3)
    assert table.troops("A1") == "0:2G"
    assert table.state.board["A1"].extras == Extras("pirate", 3, attacking=False)


def test_landing_on_pigs_upon_whom_extra_cochons_came_is_an_attack_on_the_pigs() -> None:
    """R-43."""
    table = voyage("O red 0:3G", "A1 asteroid 1:2G pirate:3", "B1 red")
    table.tell("0: trip from=O to=A1 gorets=2")
    assert table.said("cochons-attacked-extras") == []
    assert table.said("cochons-attacked")[0]["tile"] is not None
    assert table.state.board["A1"].extras == Extras("pirate", 3, attacking=True)


def test_pigs_upon_whom_extra_cochons_came_are_held() -> None:
    """R-43, R-55: two of three Gorets stay with two Pirates, whatever ship there is."""
    table = voyage("A1 asteroid 0:3G pirate:2", "B1 red", hands={0: "teleporteur.1"})
    assert table.bounds(0, "trip", "gorets", from_="A1", to="A2") == (1, 1)


def test_reinforcing_pigs_held_by_extra_cochons_is_no_attack() -> None:
    """R-56."""
    table = voyage("O red 0:3G", "A1 asteroid 0:1G pirate:2", "B1 red")
    table.tell("0: trip from=O to=A1 gorets=2")
    assert table.said("cochons-attacked-extras") == []
    assert table.state.board["A1"].extras == Extras("pirate", 2, attacking=True)


# ------------------------------------------------------------------------------------- sun, exploration


def test_nobody_lands_on_the_sun() -> None:
    """R-53, R-125: not even by teleporter or with boots."""
    table = voyage("O red 0:3G", "B1 red", also=sun("A1"), hands={0: f"{ROCKETS} bottes-a-reaction.1"})
    assert "A1" not in table.choices(0, "trip", "to", from_="O")
    assert table.refused("0: trip from=O to=A1 gorets=1 card=teleporteur.1") == "refused-value"
    line = "0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 gorets=2 gorets-first=1"
    assert table.refused(line) == "cochons-refused-landing"
    assert (
        table.refused("0: boots card=bottes-a-reaction.1 from=O first=A1 gorets=2")
        == "cochons-refused-landing"
    )


def test_ships_overfly_the_sun_as_one_step() -> None:
    """R-51, R-125."""
    table = voyage("O red 0:3G", "B1 red", also=sun("A1"), hands={0: ROCKETS})
    table.tell("0: trip from=O to=B1 gorets=1 card=transporteur.1")
    assert table.troops("B1") == "0:1G"


def test_boots_overfly_the_sun_where_none_is_left() -> None:
    """R-52, R-125."""
    table = voyage("O red 0:3G", "B1 red", also=sun("A1"), hands={0: "bottes-a-reaction.1"})
    table.tell("0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 gorets=2")
    assert table.troops("B1") == "0:2G"


def test_an_unexplored_tile_is_turned_over_when_troops_stop_there() -> None:
    """O-8, R-128."""
    table = voyage("O red 0:3G", "A1 double-blue", "B1 red", also=backs("A1", "A2"))
    table.tell("0: trip from=O to=A1 gorets=1")
    assert table.state.board["A1"].explored
    assert not table.state.board["A2"].explored
    (told,) = [fact for fact in table.facts if fact.says.key == "cochons-explored"]
    assert told.reveals
    assert told.to is None
    assert str(told.says.args["kind"]) == "Named(kind='tile-kind', name='double-blue')"


def test_what_is_flown_over_stays_on_its_back() -> None:
    """R-128."""
    table = voyage("O red 0:3G", "B1 red", also=backs("A1", "A2", "A6"), hands={0: ROCKETS})
    table.tell("0: trip from=O to=B1 gorets=1 card=transporteur.1")
    assert table.said("cochons-explored") == []


def test_boots_explore_where_they_leave_somebody_and_only_there() -> None:
    """R-52, R-128."""
    table = voyage("O red 0:3G", "B1 red", also=backs("A1", "B1", "B2"), hands={0: "bottes-a-reaction.1"})
    table.tell("0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 third=B2 gorets=3 gorets-first=1")
    explored = [cell for cell in ("A1", "B1", "B2") if table.state.board[cell].explored]
    assert explored == ["A1", "B2"]


def test_the_teleporter_goes_to_unexplored_tiles_too() -> None:
    """R-53."""
    table = voyage("O red 0:3G", "B1 yellow", also=backs("B1"), hands={0: "teleporteur.1"})
    table.tell("0: trip from=O to=B1 gorets=1 card=teleporteur.1")
    assert table.state.board["B1"].explored


def test_of_an_unexplored_tile_one_sees_the_family_only() -> None:
    """R-128, section F: what lies under two backs of one family makes no difference to anybody."""

    def with_face(kind: str) -> Table:
        def also(state: State) -> None:
            backs("A1")(state)
            state.board["A1"].family = "blue"

        return voyage("O red 0:3G", f"A1 {kind}", "B1 red", also=also)

    one, other = with_face("blue"), with_face("double-blue")
    assert described(one.ask(0)) == described(other.ask(0))
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat)
        assert note(one.view(seat), Named("tile", "A1")) == note(other.view(seat), Named("tile", "A1"))


# ---------------------------------------------------------------------------------------- whose turn it is


def test_a_turn_is_over_by_itself_when_all_can_see_that_nothing_is_left() -> None:
    table = voyage("O red 0:1G", "A1 blue 1:3G", "B1 red", hands={}, marker=4)
    table.tell("0: trip from=O to=A2 gorets=1")
    assert table.said("cochons-trips-over")[0]["left"] == 3


def test_who_holds_cards_is_asked_until_he_passes() -> None:
    table = voyage("O red 0:1G", "B1 red", hands={0: "jamboneuse.1"}, marker=2)
    table.tell("0: trip from=O to=A2 gorets=1")
    assert table.question == "cochons-ask-travel"
