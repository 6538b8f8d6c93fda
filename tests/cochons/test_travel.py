from typing import Unpack

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.rulebook import BASE
from porc_royal.additions import Additions
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, conserved, galaxy


def travelling(*tiles: str, **laid: Unpack[Laid]) -> Table:
    laid.setdefault("hands", {0: "jamboneuse.1"})
    return galaxy(*tiles, chapter="travel", **laid)


def test_three_trips_and_no_fourth() -> None:
    table = travelling("O red 0:5G", "A1 blue", "A2 red", "A3 red")
    for cell in ("A1", "A2", "A3"):
        table.tell(f"0: trip from=O to={cell} gorets=1")
    assert table.ask(0).args["trips"] == 0
    assert table.choices(0, "trip", "from") == []
    assert table.refused("0: trip from=O to=A4 gorets=1") == "refused-value"
    table.tell("0: pass")
    assert table.said("cochons-trips-over")[0]["left"] == 0
    assert table.troops("O") == "0:2G"
    conserved(table.state)


def test_no_trip_is_compulsory_and_the_trips_left_are_lost() -> None:
    table = travelling("O red 0:5G", "A1 blue").tell("0: pass")
    assert table.said("cochons-trips-over")[0]["left"] == 3
    assert table.question == "cochons-ask-gap"


def test_a_trip_takes_any_number_of_both_kinds_to_one_adjacent_tile() -> None:
    table = travelling("O red 0:3G+2GG", "B1 blue")
    assert table.choices(0, "trip", "from") == ["O"]
    assert table.choices(0, "trip", "to", from_="O") == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert table.bounds(0, "trip", "gorets", from_="O") == (0, 3)
    assert table.bounds(0, "trip", "gruiks", from_="O", gorets=3) == (0, 2)
    assert table.refused("0: trip from=O to=B1 gorets=1") == "refused-value"
    assert table.refused("0: trip from=O to=A1") == facts.NO_PIECES
    table.tell("0: trip from=O to=A1 gorets=2 gruiks=1")
    assert (table.troops("O"), table.troops("A1")) == ("0:1G+1GG", "0:2G+1GG")


def test_each_piece_makes_one_trip_a_turn() -> None:
    table = travelling("O red 0:2G", "A1 blue 0:1G", "A2 red")
    table.tell("0: trip from=O to=A1 gorets=2")
    assert table.bounds(0, "trip", "gorets", from_="A1") == (1, 1)
    assert table.choices(0, "trip", "from") == ["A1"]
    table.tell("0: trip from=A1 to=A2 gorets=1")
    assert table.choices(0, "trip", "from") == []


def test_a_table_may_let_pieces_travel_again() -> None:
    table = travelling("O red 0:2G", "A1 blue", "A2 red", travel_once_per_piece=False)
    table.tell("0: trip from=O to=A1 gorets=2", "0: trip from=A1 to=A2 gorets=2")
    assert table.troops("A2") == "0:2G"


def test_a_tile_left_completely_is_given_up() -> None:
    table = travelling("O red 0:2G", "A1 blue").tell("0: trip from=O to=A1 gorets=2")
    assert table.state.board["O"].owner is None
    assert table.state.production(Seat(0)).red == 0


def test_landing_among_others_is_an_attack_and_pins_as_many() -> None:
    table = travelling("O red 0:3G", "A1 blue 1:5G").tell("0: trip from=O to=A1 gorets=2")
    assert table.troops("A1") == "1:5G 0:2G"
    assert table.state.board["A1"].owner == 1
    (told,) = table.said("cochons-attacked")
    assert told["pinned"] == 2


def pinned(*tiles: str) -> Table:
    return galaxy(*tiles, chapter="travel", hands={1: "jamboneuse.1"}, slot=1)


def test_the_possessor_may_take_away_only_those_who_are_not_pinned_of_either_kind() -> None:
    table = pinned("O red", "A1 blue 1:4G+1GG 0:3G")
    assert table.bounds(1, "trip", "gorets", from_="A1") == (0, 2)
    assert table.bounds(1, "trip", "gruiks", from_="A1", gorets=2) == (0, 0)
    assert table.bounds(1, "trip", "gruiks", from_="A1", gorets=1) == (0, 1)
    table.tell("1: trip from=A1 to=O gorets=1 gruiks=1")
    assert table.choices(1, "trip", "from") == []


def test_all_attackers_pin_together_and_never_more_than_there_are() -> None:
    table = pinned("O red", "A1 blue 1:4G 0:3G 2:3G")
    assert table.choices(1, "trip", "from") == []


def test_reinforcements_join_the_defender_and_free_nobody_who_moved() -> None:
    table = pinned("O red 1:2G", "A1 blue 1:2G 0:2G").tell("1: trip from=O to=A1 gorets=2")
    assert table.troops("A1") == "1:4G 0:2G"
    assert table.state.board["A1"].owner == 1
    assert table.bounds(1, "trip", "gorets", from_="A1") == (1, 2)


def test_several_trips_against_one_tile_make_one_attacking_force() -> None:
    table = travelling("O red 0:2G", "A2 red 0:2G", "A1 blue 1:5G")
    table.tell("0: trip from=O to=A1 gorets=2", "0: trip from=A2 to=A1 gorets=1")
    assert table.troops("A1") == "1:5G 0:3G"
    assert len(table.said("cochons-attacked")) == 1


def test_a_third_force_is_the_next_attacker() -> None:
    table = travelling("O red 0:2G", "A1 blue 1:5G 2:1G").tell("0: trip from=O to=A1 gorets=2")
    assert table.troops("A1") == "1:5G 2:1G 0:2G"


def test_the_turn_ends_by_itself_when_all_can_see_that_nothing_is_left_to_do() -> None:
    table = galaxy("O red 0:1G", "A1 blue", chapter="travel").tell("0: trip from=O to=A1 gorets=1")
    assert table.question == "cochons-ask-gap"


def test_a_hand_keeps_the_turn_open_whatever_it_holds() -> None:
    table = travelling("O red 0:1G", "A1 blue").tell("0: trip from=O to=A1 gorets=1")
    assert table.question == "cochons-ask-travel"


def test_the_default_makes_no_trip() -> None:
    assert travelling("O red 0:1G", "A1 blue").ask(0).default.option == "pass"


def test_a_card_may_forbid_to_land() -> None:
    card = Additions("cochons")

    @card.adds(hooks.landing)
    def feast(landing: hooks.Landing) -> bool:
        return landing.cell != "A2"

    table = travelling("O red 0:1G", "A1 blue", book=assemble(BASE, [card]))
    assert table.choices(0, "trip", "to", from_="O") == ["A1", "A3", "A4", "A5", "A6"]
