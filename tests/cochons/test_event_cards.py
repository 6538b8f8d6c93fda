from typing import Unpack

from games.cochons import facts
from games.cochons.state.geometry import CELLS, count_distance
from tests.cochons.scenario import Laid, Table, conserved, galaxy

NINETEEN = sorted(cell for cell, axial in CELLS.items() if count_distance(axial, (0, 0)) <= 2)


def with_card(card: str, *tiles: str, **laid: Unpack[Laid]) -> Table:
    laid.setdefault("hands", {0: card, 1: "transporteur.2"})
    return galaxy(*tiles, chapter="travel", **laid)


def test_a_transporteur_reaches_every_tile_from_the_centre_of_nineteen() -> None:
    table = with_card("transporteur.1", "O red 0:1G", "B1 blue")
    assert sorted(table.choices(0, "trip", "to", from_="O")) == [c for c in NINETEEN if c != "O"]


def test_a_fusee_dorsale_does_not_cross_from_corner_to_corner() -> None:
    table = with_card("fusee-dorsale.1", "B5 red 0:1G")
    assert "B11" not in table.choices(0, "trip", "to", from_="B5")
    assert len(table.choices(0, "trip", "to", from_="B5")) == 13


def test_only_own_ships_are_offered_and_only_where_one_is_needed() -> None:
    table = with_card("transporteur.1", "O red 0:2G", "B1 blue")
    assert table.choices(0, "trip", "card", from_="O", to="B1") == ["transporteur.1"]
    assert table.choices(0, "trip", "card", from_="O", to="A1") == []
    assert table.refused("0: trip from=O to=B1 gorets=1") == facts.TOO_FAR
    assert table.refused("0: trip from=O to=B1 gorets=1 card=transporteur.2") == "refused-value"


def test_a_ship_flies_over_enemies_costs_a_trip_and_is_discarded() -> None:
    table = with_card("transporteur.1", "O red 0:2G", "A1 red 1:9G", "B1 blue")
    table.tell("0: trip from=O to=B1 gorets=2 card=transporteur.1")
    assert table.troops("B1") == "0:2G"
    assert table.state.deck.discards == ["transporteur.1"]
    assert table.said("cochons-trips-over")[0]["left"] == 2
    conserved(table.state)


def test_ships_may_save_the_trip_where_the_table_says_so() -> None:
    table = with_card("transporteur.1 jamboneuse.1", "O red 0:5G", "B1 blue", ship_costs_trip=False)
    for cell in ("A1", "A2", "A3"):
        table.tell(f"0: trip from=O to={cell} gorets=1")
    assert table.choices(0, "trip", "from") == ["O"]
    assert table.refused("0: trip from=O to=A4 gorets=1") == facts.NO_TRIPS
    table.tell("0: trip from=O to=A4 gorets=1 card=transporteur.1")
    assert table.choices(0, "trip", "from") == []


def test_pinned_pieces_do_not_leave_by_ship_either() -> None:
    table = with_card("fusee-dorsale.1", "O red 0:2G 1:2G", "B1 blue")
    assert table.choices(0, "trip", "from") == []


# ------------------------------------------------------------------------------------- Bottes à Réaction

BOOTS = "bottes-a-reaction.1 jamboneuse.1"


def test_boots_drop_pieces_along_a_path_of_three_steps() -> None:
    table = with_card(BOOTS, "O red 0:5G+1GG", "B1 blue", "C1 red")
    line = "0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 third=C1 gorets=5 gruiks=1"
    table.tell(f"{line} gorets-first=1 gorets-second=2")
    assert [table.troops(cell) for cell in ("A1", "B1", "C1", "O")] == ["0:1G", "0:2G", "0:2G+1GG", ""]
    assert table.ask(0).args["trips"] == 2
    conserved(table.state)


def test_what_the_boots_dropped_has_moved() -> None:
    table = with_card(BOOTS, "O red 0:3G", "B1 blue")
    table.tell(
        "0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 gorets=3 gorets-first=1",
    )
    assert table.choices(0, "trip", "from") == []


def test_each_landing_of_the_boots_is_an_attack_of_its_own_and_overflying_is_none() -> None:
    table = with_card(BOOTS, "O red 0:5G", "A1 red 1:1G", "B1 blue 2:4G", "B3 red 1:1G")
    table.tell(
        "0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 gorets=5 gorets-first=2",
    )
    assert [(args["tile"].name, args["pinned"]) for args in table.said("cochons-attacked")] == [  # type: ignore[union-attr]
        ("A1", 1),
        ("B1", 3),
    ]
    assert table.troops("B3") == "1:1G"


def test_the_path_of_the_boots_is_made_of_steps_and_does_not_turn_back() -> None:
    table = with_card(BOOTS, "O red 0:2G", "B1 blue")
    assert table.choices(0, "boots", "first", from_="O") == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert "O" not in table.choices(0, "boots", "second", from_="O", first="A1")
    assert table.choices(0, "boots", "third", from_="O", first="A1") == []


def test_the_last_tile_of_the_boots_takes_all_that_remain() -> None:
    table = with_card(BOOTS, "O red 0:2G", "B1 blue")
    line = "0: boots card=bottes-a-reaction.1 from=O first=A1 second=B1 gorets=2"
    assert table.refused(f"{line} gorets-first=2") == "cochons-refused-dropped"
    assert table.refused(f"{line} gorets-second=1") == "cochons-refused-dropped"
    assert table.refused(f"{line} gorets-first=3") == "refused-number"


def test_boots_serve_as_a_plain_ship_too() -> None:
    table = with_card(BOOTS, "O red 0:2G", "C1 blue")
    table.tell("0: trip from=O to=C1 gorets=2 card=bottes-a-reaction.1")
    assert table.troops("C1") == "0:2G"


def test_without_the_card_the_option_is_there_and_useless() -> None:
    table = with_card("jamboneuse.1", "O red 0:2G", "A1 blue")
    assert list(table.ask(0).options) == ["pass", "trip", "boots", "extra", "swap"]
    for option in ("boots", "extra", "swap"):
        assert table.choices(0, option, "card") == []


# ------------------------------------------------------------------------------------------ Extra-Mouve


def test_extra_mouve_adds_a_trip_in_ones_own_turn() -> None:
    table = with_card("extra-mouve.1 jamboneuse.1", "O red 0:5G", "A1 blue")
    table.tell("0: extra card=extra-mouve.1")
    assert table.ask(0).args["trips"] == 4
    assert table.state.deck.discards == ["extra-mouve.1"]


def test_extra_mouve_does_not_let_a_piece_travel_twice() -> None:
    table = with_card("extra-mouve.1 jamboneuse.1", "O red 0:2G", "A1 blue")
    table.tell("0: trip from=O to=A1 gorets=2", "0: extra card=extra-mouve.1")
    assert table.choices(0, "trip", "from") == []


# --------------------------------------------------------------------------- Déplacement de planètes

SWAP = "deplacement-de-planetes.1 jamboneuse.1"


def test_any_two_tiles_change_places_with_everything_on_them() -> None:
    table = with_card(SWAP, "O red 0:2G 1:1G", "B1 blue 1:1G", "A1 asteroid")
    assert table.choices(0, "swap", "one") == table.state.cells()
    assert "O" not in table.choices(0, "swap", "other", one="O")
    table.tell("0: swap card=deplacement-de-planetes.1 one=O other=B1")
    assert (table.troops("O"), table.troops("B1")) == ("1:1G", "0:2G 1:1G")
    assert table.state.board["B1"].colour == "red"
    assert table.ask(0).args["trips"] == 3
    conserved(table.state)


def test_a_swap_changes_who_is_near_whom_at_once() -> None:
    table = with_card(SWAP, "O red 0:2G", "B1 blue").tell(
        "0: swap card=deplacement-de-planetes.1 one=O other=B1"
    )
    assert table.choices(0, "trip", "from") == ["B1"]
    assert "O" not in table.choices(0, "trip", "to", from_="B1")


def test_moved_pieces_and_pins_travel_with_their_tile() -> None:
    table = with_card(SWAP, "O red 0:2G 1:1G", "B1 blue", "A1 asteroid")
    table.tell("0: swap card=deplacement-de-planetes.1 one=O other=B1")
    assert table.bounds(0, "trip", "gorets", from_="B1") == (1, 1)


def test_nobody_lands_by_a_swap() -> None:
    table = with_card(SWAP, "O red 0:2G", "A1 blue 1:1G")
    table.tell("0: swap card=deplacement-de-planetes.1 one=O other=A1")
    assert table.said("cochons-attacked") == []
