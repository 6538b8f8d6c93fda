"""Clan powers of the travels: P-5, P-9, P-10, P-11, P-13, P-14, P-18 (O-9, R-129, R-134, R-138 to R-143, R-147)."""

from collections.abc import Callable
from typing import Unpack

import pytest

from games.cochons.clans.scrofa_extra_mouve import EXTRA_MOUVE
from games.cochons.clans.scrofa_neighbours import NEIGHBOURS
from games.cochons.clans.scrofa_reorganisation import REORGANISATION
from games.cochons.extension.hooks import OfAll
from games.cochons.extension.in_play import POWERS as IN_PLAY
from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, conserved, galaxy

HYLOCHERUS, BABIROUSSA, PHACOCHERUS, SCROFA, PECARI = (
    "hylocherus",
    "babiroussa",
    "phacocherus",
    "scrofa",
    "pecari",
)


def nothing(state: State) -> None:
    """The table as it is."""


def powers(
    clan: str,
    *tiles: str,
    chapter: str = "travel",
    marker: int = 3,
    also: Callable[[State], None] = nothing,
    **laid: Unpack[Laid],
) -> Table:
    """The first seat is of this clan; nobody holds a card."""

    def arrange(state: State) -> None:
        for player in state.players:
            player.marker = marker
            player.clan = "porcus"
        state.players[0].clan = clan
        also(state)

    laid.setdefault("clan_powers", True)
    laid["rule_set"] = "complete"
    laid["arrange"] = arrange
    return galaxy(*tiles, chapter=chapter, **laid)


TILES = ("O red 0:4G", "A1 blue 1:3G", "A3 yellow 2:3G", "B1 red")


# ---------------------------------------------------------------------------------------------- when


def test_a_power_may_be_used_once_a_turn_from_the_second_turn_on() -> None:
    """O-9, R-119, R-129."""
    table = OfAll(powers(SCROFA, *TILES).state)
    assert [IN_PLAY.owns(table, Seat(seat), "swap") for seat in (0, 1)] == [True, False]
    assert NEIGHBOURS.is_unused(table, Seat(0))
    NEIGHBOURS.use_up(table.state, Seat(0))
    assert not NEIGHBOURS.is_unused(table, Seat(0))
    assert REORGANISATION.is_unused(table, Seat(0))
    table.state.turn = 1
    assert not IN_PLAY.owns(table, Seat(0), "swap")


POWERS = (
    (HYLOCHERUS, "starve"),
    (BABIROUSSA, "preach"),
    (BABIROUSSA, "forbid"),
    (PHACOCHERUS, "again"),
    (SCROFA, "nudge"),
)


@pytest.mark.parametrize(("clan", "option"), POWERS)
def test_without_the_option_and_on_the_first_turn_there_are_no_powers(clan: str, option: str) -> None:
    """O-9, R-119."""
    assert option in powers(clan, *TILES).ask(0).options
    assert option not in powers(clan, *TILES, clan_powers=False).ask(0).options
    assert option not in powers(clan, *TILES, turn=1).ask(0).options


@pytest.mark.parametrize(("clan", "option"), POWERS)
def test_powers_belong_to_one_clan(clan: str, option: str) -> None:
    others = {HYLOCHERUS, BABIROUSSA, PHACOCHERUS, SCROFA, PECARI} - {clan}
    assert not any(option in powers(other, *TILES).ask(0).options for other in others)


def test_a_turn_without_cards_or_trips_goes_on_while_a_power_is_left() -> None:
    """All can see that; once it is used the turn is over by itself."""
    table = powers(HYLOCHERUS, "O red 0:1G", "B1 red 1:2G")
    table.tell("0: trip from=O to=A1 gorets=1")
    assert table.question == "cochons-ask-travel"
    table.tell("0: starve tile=B1")
    table.dice(1, 1)
    assert table.state.slot == 1


# ------------------------------------------------------------------------------------------ P-5 famine


def test_famine_rolls_for_every_pig_of_every_owner() -> None:
    """P-5, R-121, R-134: Gorets fall on 5 and 6, Gros Gruiks on 6; owners in play order, Gorets first."""
    table = powers(HYLOCHERUS, "O red 0:1G", "A1 blue 1:2G+2GG 0:2G", "B1 red", order="012")
    table.tell("0: starve tile=A1")
    table.dice(5, 4, 6, 1, 5, 6)
    assert table.troops("A1") == "1:1G+1GG 0:1G"
    tolls = table.said("cochons-famine-toll")
    assert [(toll["dice"], toll["gorets"], toll["gruiks"]) for toll in tolls] == [
        ("5 4", 1, 0),
        ("6 1 5 6", 1, 1),
    ]
    assert table.ask(0).args["trips"] == 3
    assert "starve" not in table.ask(0).options
    conserved(table.state)


def test_famine_spares_extra_cochons_and_may_empty_a_tile() -> None:
    """R-84, R-134."""
    table = powers(HYLOCHERUS, "O red 0:1G", "A1 asteroid 1:1G pirate:2", "B1 red")
    table.tell("0: starve tile=A1")
    table.dice(6)
    assert table.troops("A1") == ""
    extras = table.state.board["A1"].extras
    assert extras is not None
    assert extras.number == 2


def test_famine_is_for_ones_own_turn() -> None:
    """R-134."""
    assert "starve" not in powers(HYLOCHERUS, *TILES, chapter="gap", slot=1).ask(0).options


def test_who_starves_in_the_travels_has_not_fallen_in_combat() -> None:
    """R-141: P-12 brings back the dead of 3A only."""
    table = powers(HYLOCHERUS, "O red 0:1G", "A1 asteroid 1:1G", "B1 red").tell("0: starve tile=A1")
    table.dice(6)
    assert table.state.players[1].fallen == 0


# ---------------------------------------------------------------------------------------- P-9 move again


def test_a_troop_that_has_just_moved_may_move_again() -> None:
    """P-9, R-138: it spends a trip."""
    table = powers(PHACOCHERUS, *TILES)
    assert table.choices(0, "again", "from") == []
    table.tell("0: trip from=O to=A2 gorets=3")
    assert table.choices(0, "again", "from") == ["A2"]
    assert table.bounds(0, "again", "gorets", from_="A2") == (1, 3)
    table.tell("0: again from=A2 to=B3 gorets=2")
    assert (table.troops("A2"), table.troops("B3")) == ("0:1G", "0:2G")
    assert table.ask(0).args["trips"] == 1
    assert "again" not in table.ask(0).options
    assert table.choices(0, "trip", "from") == ["O"]
    conserved(table.state)


def test_only_the_pieces_of_the_latest_trip_may_move_again() -> None:
    """R-138."""
    table = powers(PHACOCHERUS, "O red 0:3G", "A2 blue 0:2G", "A4 blue", "B1 red")
    table.tell("0: trip from=O to=A4 gorets=1", "0: trip from=O to=A2 gorets=1")
    assert table.choices(0, "again", "from") == ["A2"]
    assert table.bounds(0, "again", "gorets", from_="A2") == (1, 1)


def test_who_moves_again_may_leave_a_tile_just_attacked() -> None:
    """R-138: the pin they caused shrinks."""
    table = powers(PHACOCHERUS, "O red 0:3G", "A1 blue 1:3G", "B1 red")
    table.tell("0: trip from=O to=A1 gorets=3", "0: again from=A1 to=A2 gorets=2")
    assert table.troops("A1") == "1:3G 0:1G"
    assert table.view(None).tile("A1").troops[0].pinned == 1


def test_moving_again_needs_a_trip_unless_the_option_gives_it() -> None:
    """Flag p9_spends_trip."""
    table = powers(PHACOCHERUS, *TILES, marker=1, hands={0: "jamboneuse.1"})
    table.tell("0: trip from=O to=A2 gorets=3")
    assert table.choices(0, "again", "from") == []
    table = powers(
        PHACOCHERUS, *TILES, marker=1, hands={0: "jamboneuse.1"}, options={"p9_spends_trip": False}
    )
    table.tell("0: trip from=O to=A2 gorets=3", "0: again from=A2 to=B3 gorets=3")
    assert table.troops("B3") == "0:3G"
    assert table.ask(0).args["trips"] == 0


def test_a_ship_may_carry_those_who_move_again() -> None:
    """R-51, R-138."""
    table = powers(PHACOCHERUS, *TILES, hands={0: "transporteur.1"})
    table.tell("0: trip from=O to=A2 gorets=3")
    assert table.refused("0: again from=A2 to=A4 gorets=1") == "cochons-refused-too-far"
    table.tell("0: again from=A2 to=A4 gorets=1 card=transporteur.1")
    assert table.troops("A4") == "0:1G"


def test_those_who_joined_pigs_that_are_held_do_not_free_them() -> None:
    """R-55, R-138: two of four are held, so two may go."""
    table = powers(PHACOCHERUS, "O red 0:3G", "A1 blue 0:1G 1:2G", "B1 red")
    table.tell("0: trip from=O to=A1 gorets=3")
    assert table.bounds(0, "again", "gorets", from_="A1") == (1, 2)


# ---------------------------------------------------------------------------------------- P-10 conversion


def test_gorets_are_converted_on_five_and_six() -> None:
    """P-10, R-139: they have made their trip."""
    table = powers(BABIROUSSA, *TILES)
    table.tell("0: preach tile=A1 player=%31 number=3 to=O")
    table.dice(5, 2, 6)
    assert (table.troops("A1"), table.troops("O")) == ("1:1G", "0:6G")
    assert table.bounds(0, "trip", "gorets", from_="O") == (1, 4)
    assert [player.gorets for player in table.state.players[:2]] == [14, 19]
    assert "preach" not in table.ask(0).options
    conserved(table.state)


def test_one_may_try_fewer_than_all_and_gros_gruiks_are_immune() -> None:
    """R-139."""
    table = powers(BABIROUSSA, "O red 0:1G", "A1 blue 1:2G+2GG", "A2 red 2:1GG", "B1 red")
    assert table.choices(0, "preach", "tile") == ["A1"]
    assert table.choices(0, "preach", "player", tile="A1") == ["1"]
    assert table.bounds(0, "preach", "number", tile="A1", player="1") == (1, 2)
    table.tell("0: preach tile=A1 player=%31 number=1 to=O", "chance: 5")
    assert table.troops("A1") == "1:1G+2GG"


def test_conversion_needs_gorets_in_the_reserve() -> None:
    """R-35, R-139."""

    def poor(number: int) -> Callable[[State], None]:
        def also(state: State) -> None:
            state.players[0].gorets = number

        return also

    assert powers(BABIROUSSA, *TILES, also=poor(0)).choices(0, "preach", "tile") == []
    table = powers(BABIROUSSA, *TILES, also=poor(1)).tell("0: preach tile=A1 player=%31 number=3 to=O")
    table.dice(6, 6, 6)
    assert table.troops("A1") == "1:2G"


def test_converts_go_only_where_their_new_clan_stands() -> None:
    """R-139: also among enemies."""
    table = powers(BABIROUSSA, "O red 0:1G", "A1 blue 1:2G 0:1G", "B1 red")
    assert table.choices(0, "preach", "to") == ["O", "A1"]
    table.tell("0: preach tile=A1 player=%31 number=2 to=A1")
    table.dice(6, 6)
    assert table.troops("A1") == "0:3G"


# ---------------------------------------------------------------------------------------- P-11 landing ban


def test_a_banned_player_does_not_land_on_that_tile_all_turn() -> None:
    """P-11, R-140: Extra-Mouve included."""
    hands = {1: "extra-mouve.1"}
    table = powers(BABIROUSSA, *TILES, chapter="gap", hands=hands)
    table.tell("0: forbid player=%31 tile=O", "1: pass", "2: pass")
    assert table.state.bans == [(Seat(1), table.state.board["O"].name)]
    table.tell("0: pass", "0: pass", "1: pass", "2: pass")
    assert "O" not in table.choices(1, "trip", "to", from_="A1")
    table.tell("1: pass")
    assert "O" not in table.choices(1, "trip", "to", from_="A1")
    table.tell("0: pass", "1: pass", "2: pass")
    assert "O" in table.choices(2, "trip", "to", from_="A3")


def test_a_ban_may_stop_whoever_has_travelled_and_could_still_land_by_a_card() -> None:
    """R-140: also in the gap after the last traveller, against an Extra-Mouve; that card stays in the hand."""
    hand = {1: "extra-mouve.1"}
    table = powers(BABIROUSSA, *TILES, chapter="gap", slot=3, order="012", hands=hand)
    assert table.choices(0, "forbid", "player") == ["1", "2"]
    table.tell("0: forbid player=%31 tile=O", "1: trip extra=extra-mouve.1 from=A1 to=O gorets=1", "2: pass")
    assert (table.hand(1), table.said("cochons-trip")) == (["extra-mouve.1"], [])
    table = powers(BABIROUSSA, *TILES, chapter="gap", slot=2, order="102", hands=hand)
    table.tell("0: forbid player=%31 tile=O", "1: pass", "2: pass", "2: pass")
    assert table.question == "cochons-ask-gap"
    assert "O" not in table.choices(1, "trip", "to", extra="extra-mouve.1", from_="A1")


def test_a_ban_goes_with_its_tile() -> None:
    """R-60, R-140."""
    table = powers(BABIROUSSA, *TILES, hands={0: "deplacement-de-planetes.1"}, gap_windows=False)
    table.tell(
        "0: forbid player=%31 tile=O", "0: swap card=deplacement-de-planetes.1 one=O other=A2", "0: pass"
    )
    table.tell("0: pass", "1: pass", "2: pass")
    assert "A2" not in table.choices(1, "trip", "to", from_="A1")
    assert "O" in table.choices(1, "trip", "to", from_="A1")


def test_a_ban_does_not_touch_withdrawals_nor_the_reorganisation() -> None:
    """R-140."""

    def banned(state: State) -> None:
        state.bans.append((Seat(0), state.board["A1"].name))

    table = powers(SCROFA, "O red 0:2G", "A1 blue 0:1G", "B1 red", chapter="reorganisation", also=banned)
    assert table.choices(0, "move", "to", from_="O") == ["A1"]


# ------------------------------------------------------------------------------------- P-13 adjacent swap


def test_two_neighbours_change_places() -> None:
    """P-13, R-142: no card, no trip."""
    table = powers(SCROFA, *TILES)
    assert table.choices(0, "nudge", "other", one="O") == [f"A{place}" for place in range(1, 7)]
    assert table.refused("0: nudge one=O other=B1") == "refused-value"
    table.tell("0: nudge one=O other=A1")
    assert (table.troops("O"), table.troops("A1")) == ("1:3G", "0:4G")
    assert table.ask(0).args["trips"] == 3
    assert "nudge" not in table.ask(0).options


def test_the_sun_is_never_swapped() -> None:
    """R-60."""

    def sun(state: State) -> None:
        state.board["A1"].kind = "sun"

    table = powers(SCROFA, *TILES, also=sun)
    assert "A1" not in table.choices(0, "nudge", "one")
    assert "A1" not in table.choices(0, "nudge", "other", one="O")


@pytest.mark.parametrize("slot", [0, 1])
def test_neighbours_may_be_swapped_in_gaps(slot: int) -> None:
    """R-129, R-142."""
    table = powers(SCROFA, *TILES, chapter="gap", slot=slot)
    table.tell("0: nudge one=O other=A1", "1: pass", "2: pass", *["0: pass"] * slot)
    assert table.troops("O") == "1:3G"


def test_neighbours_may_be_swapped_before_attacks() -> None:
    """R-142: 3A.w."""
    table = powers(SCROFA, "O red 0:4G", "A1 blue 1:3G 2:3G", "B1 red", chapter="attack-gap")
    table.tell("0: nudge one=O other=A1", "1: pass", "2: pass")
    assert table.troops("O") == "1:3G 2:3G"


def test_without_gap_windows_neighbours_are_swapped_in_ones_own_turn() -> None:
    """R-22."""
    assert "nudge" not in powers(SCROFA, *TILES, chapter="gap", slot=1, gap_windows=False).ask(0).options
    assert "nudge" in powers(SCROFA, *TILES, gap_windows=False).ask(0).options


# ------------------------------------------------------------------------- P-14 Extra-Mouve, P-18 teleport

FREE_TRIP = "extra-mouve-scrofa.0"
FREE_WAY = "teleportation-pecari.0"


def test_scrofa_has_an_extra_mouve_without_the_card_in_its_own_turn() -> None:
    """P-14, R-143."""
    table = powers(SCROFA, *TILES).tell(f"0: extra card={FREE_TRIP}")
    assert table.ask(0).args["trips"] == 4
    assert table.choices(0, "extra", "card") == []
    assert table.state.deck.discards == []
    conserved(table.state)


def test_scrofa_has_it_in_a_gap_and_only_once_a_turn() -> None:
    """R-143: whether it is left is known to all; a ship may carry the trip."""
    table = powers(SCROFA, *TILES, chapter="gap", slot=1, hands={0: "transporteur.1"})
    table.tell("1: pass", "2: pass", f"0: trip extra={FREE_TRIP} from=O to=B1 gorets=2 card=transporteur.1")
    assert (table.choices(0, "trip", "extra"), table.asked) == ([], [0])
    table.tell("0: pass")
    assert table.troops("B1") == "0:2G"
    assert table.state.deck.discards == ["transporteur.1"]
    assert table.state.players[0].used == ["extra-mouve-scrofa"]
    assert not EXTRA_MOUVE.is_unused(OfAll(table.state), Seat(0))


def test_pecari_teleports_without_the_card() -> None:
    """P-18, R-147: it uses a trip."""
    table = powers(PECARI, *TILES, "G7 blue")
    table.tell(f"0: trip from=O to=G7 gorets=2 card={FREE_WAY}")
    assert table.troops("G7") == "0:2G"
    assert table.ask(0).args["trips"] == 2
    assert table.refused(f"0: trip from=O to=G7 gorets=2 card={FREE_WAY}") == "refused-value"
    assert table.state.deck.discards == []
    conserved(table.state)


def test_pecari_may_teleport_an_extra_trip() -> None:
    """R-54, R-147."""
    table = powers(PECARI, *TILES, "G7 blue", chapter="gap", slot=1, hands={0: "extra-mouve.1"})
    table.tell("1: pass", "2: pass", f"0: trip extra=extra-mouve.1 from=O to=G7 gorets=1 card={FREE_WAY}")
    assert table.troops("G7") == "0:1G"
