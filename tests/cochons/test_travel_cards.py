"""Cards of 2B in the complete game: Fête du Gland, Les Frémono, Van Soulo, Extra-Mouve (R-54, R-57 to R-62)."""

from collections.abc import Callable
from typing import Unpack

import pytest

from games.cochons.state.geometry import CELLS
from games.cochons.state.state import State, Tile
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, answers, conserved, galaxy

FEAST = "fete-du-gland.1"
FREMONO = "fremono.1"
SOULO = "van-soulo.1"


def nothing(state: State) -> None:
    """The table as it is."""


def table_of(
    *tiles: str, chapter: str = "travel", also: Callable[[State], None] = nothing, **laid: Unpack[Laid]
) -> Table:
    def arrange(state: State) -> None:
        for player in state.players:
            player.marker = 3
        also(state)

    laid["rule_set"] = "complete"
    laid["arrange"] = arrange
    return galaxy(*tiles, chapter=chapter, **laid)


def box(*colours: str) -> Callable[[State], None]:
    """Single planets of these colours, and an asteroid, were left in the box."""

    def also(state: State) -> None:
        state.box.append(Tile("asteroid-x", "asteroid"))
        for colour in colours:
            assert colour in ("red", "yellow", "blue")
            state.box.append(Tile(f"{colour}-x", "planet", colour, family=colour))  # type: ignore[arg-type]  # asserted

    return also


# ----------------------------------------------------------------------------------------- Fête du Gland


def feast(tile: str, *tiles: str, hands: dict[int, str] | None = None) -> Table:
    table = table_of(*tiles, hands=hands or {0: FEAST, 1: "jamboneuse.1"}, gap_windows=False)
    return table.tell(f"0: feast card={FEAST} tile={tile}")


def test_nobody_but_its_host_lands_where_there_is_a_feast() -> None:
    """C-41, EV-11, R-57: the possessor may still reinforce."""
    table = feast("A1", "O red 0:3G", "A1 blue 1:3G", "A2 blue 1:2G", "B1 red 2:1G")
    assert "A1" not in table.choices(0, "trip", "to", from_="O")
    table.tell("0: pass", "0: pass", "1: pass", "2: pass")
    assert "A1" in table.choices(1, "trip", "to", from_="A2")
    assert table.state.deck.discards == [FEAST]


def test_on_a_free_tile_the_caster_is_the_host() -> None:
    """R-57."""
    table = feast("A1", "O red 0:3G", "A1 blue", "A2 blue 1:2G", "B1 red")
    assert "A1" in table.choices(0, "trip", "to", from_="O")
    assert table.state.board["A1"].feast == Seat(0)
    table.tell("0: pass", "0: pass", "1: pass", "2: pass")
    assert "A1" not in table.choices(1, "trip", "to", from_="A2")


def test_a_feast_does_not_touch_those_who_are_there_already() -> None:
    """R-57: not retroactive."""
    table = feast("A1", "O red 0:3G", "A1 blue 1:3G 2:2G", "B1 red")
    assert table.troops("A1") == "1:3G 2:2G"


def test_a_feast_goes_with_its_tile() -> None:
    """R-57: a swap carries it along."""
    swap = "deplacement-de-planetes.1"
    table = feast("A1", "O red 0:3G", "A1 blue 1:3G", "A2 red", "B1 red", hands={0: f"{FEAST} {swap}"})
    table.tell(f"0: swap card={swap} one=A1 other=A2")
    assert "A1" in table.choices(0, "trip", "to", from_="O")
    assert "A2" not in table.choices(0, "trip", "to", from_="O")


def test_a_feast_stops_boots_and_teleporter_too() -> None:
    """R-57."""
    boots, teleporter = "bottes-a-reaction.1", "teleporteur.1"
    table = feast("A1", "O red 0:3G", "A1 blue 1:3G", "B1 red", hands={0: f"{FEAST} {boots} {teleporter}"})
    line = f"0: boots card={boots} from=O first=A1 second=B1 gorets=2"
    assert table.refused(f"{line} gorets-first=1") == "cochons-refused-landing"
    assert table.refused(f"0: trip from=O to=A1 gorets=1 card={teleporter}") == "refused-value"
    table.tell(line)


def lands_on(table: Table, seat: int, origin: str) -> bool:
    """Whether a trip of this seat from there may lead to the feast on A1, once it is its turn."""
    while table.asked != [seat]:
        table.default(table.asked[0])
    return "A1" in table.choices(seat, "trip", "to", from_=origin)


HELD = ("O red 0:3G", "A1 blue 1:1G", "A2 yellow 1:3G", "B1 red", "B2 red 2:3G")


def test_a_feast_is_for_whoever_holds_the_tile_by_now_and_not_for_who_held_it() -> None:
    """L1155, R-57, EV-08: "ne peut être attaquée par des troupes d'un autre joueur": the host has been bribed away."""
    table = feast("A1", *HELD, hands={0: f"{FEAST} gorruption.1", 1: "jamboneuse.1"})
    assert not lands_on(table, 0, "O")
    table.tell("0: bribe card=gorruption.1 tile=A1", "chance: 1")
    assert lands_on(table, 0, "O")
    assert table.play.view(None).tile("A1").feast == 0
    assert not lands_on(table, 1, "A2")


def test_a_feast_passes_to_the_attacker_who_alone_is_left() -> None:
    """L1155, R-57, EV-26: the rain has taken the possessor, and the next in order of arrival holds the tile."""
    tiles = ("O red 0:3G", "A1 blue 1:1G 2:2G", "A2 yellow 1:3G 2:2G", "B1 red")
    table = feast("A1", *tiles, hands={0: f"{FEAST} pluie-de-cailloux.1", 1: "jamboneuse.1"})
    table.tell("0: rain card=pluie-de-cailloux.1 tile=A1").dice(6)
    table.dice(1, 1)
    assert not lands_on(table, 1, "A2")
    assert lands_on(table, 2, "A2")


def test_where_nobody_is_left_at_a_feast_its_giver_alone_may_land() -> None:
    """R-57: not the one who was host and is gone."""
    table = feast("A1", *HELD, hands={0: f"{FEAST} pluie-de-cailloux.1", 1: "jamboneuse.1"})
    table.tell("0: rain card=pluie-de-cailloux.1 tile=A1").dice(6)
    assert lands_on(table, 0, "O")
    assert not lands_on(table, 1, "A2")


def test_a_feast_passes_to_whoever_is_left_after_a_conversion() -> None:
    """L1155, R-57, P-10: Babiroussa, seat 2, preach to the host, and the attacker holds the tile."""
    tiles = ("O red 0:3G", "A1 blue 1:1G 0:1G", "A2 yellow 1:3G 0:3G", "B1 red", "B2 red 2:3G")
    table = table_of(
        *tiles, hands={2: FEAST, 0: "jamboneuse.1"}, gap_windows=False, order="210", clan_powers=True
    )
    table.tell(f"2: feast card={FEAST} tile=A1")
    table.tell("2: preach tile=A1 player=%31 number=1 to=B2", "chance: 5")
    assert table.troops("A1") == "0:1G"
    assert lands_on(table, 0, "A2")


def test_a_feast_is_for_pirates_who_have_changed_sides() -> None:
    """L1155, R-57, R-62: they possessed the tile before whoever had landed on them."""
    tiles = ("O red 0:3G", "A1 asteroid pirate:2 1:2G", "A2 yellow 1:3G", "B1 red")
    table = feast("A1", *tiles, hands={0: f"{FEAST} {SOULO}", 1: "jamboneuse.1"})
    table.tell(f"0: hire card={SOULO} tile=A1")
    assert table.troops("A1") == "0:2G 1:2G"
    assert lands_on(table, 0, "O")
    assert not lands_on(table, 1, "A2")


def test_a_feast_in_a_gap_returns_an_extra_trip_that_it_forbids() -> None:
    """R-24, R-25, R-58: the earlier in play order acts first."""
    tiles = ("O red 0:3G", "A1 blue 1:3G", "A2 blue 2:2G", "B1 red")
    table = table_of(*tiles, chapter="gap", slot=1, hands={1: FEAST, 2: "extra-mouve.1"})
    table.tell("2: trip extra=extra-mouve.1 from=A2 to=A1 gorets=1")
    table.tell("0: pass", f"1: feast card={FEAST} tile=A1")
    assert table.troops("A1") == "1:3G"
    assert table.hand(2) == ["extra-mouve.1"]


def test_the_sun_knows_no_feast() -> None:
    def sun(state: State) -> None:
        state.board["A1"].kind = "sun"

    table = table_of("O red 0:3G", "B1 red", hands={0: FEAST}, also=sun)
    assert "A1" not in table.choices(0, "feast", "tile")
    assert "A2" in table.choices(0, "feast", "tile")


# ------------------------------------------------------------------------------------------- Les Frémono


def fremono(die: int, *colours: str, chapter: str = "travel") -> Table:
    table = table_of("O red 0:3G", "B1 red", chapter=chapter, hands={0: FREMONO}, also=box(*colours))
    return table.tell(f"0: fremono card={FREMONO}", f"chance: {die}")


@pytest.mark.parametrize(
    ("die", "colour"), [(1, "red"), (2, "red"), (3, "yellow"), (4, "yellow"), (5, "blue"), (6, "blue")]
)
def test_the_die_tells_the_colour_of_the_new_planet(die: int, colour: str) -> None:
    """EV-19, R-61."""
    table = fremono(die, "red", "yellow", "blue").tell("0: lay cell=C3")
    tile = table.state.board["C3"]
    assert (tile.kind, tile.colour, tile.owner) == ("planet", colour, None)
    assert [one.name for one in table.state.box].count(f"{colour}-x") == 0
    assert table.state.deck.discards == [FREMONO]
    conserved(table.state)


def test_the_cell_is_chosen_after_the_die_next_to_any_tile() -> None:
    """R-61, D-20: on the disc of 19 all 18 cells of ring C; the default is the first."""
    table = fremono(1, "red")
    assert table.question == "cochons-ask-fremono"
    ring = [cell for cell in CELLS if cell.startswith("C")]
    assert table.choices(0, "lay", "cell") == ring
    assert table.ask(0).default.text("cell") == "C1"


def test_contact_with_the_sun_alone_is_not_enough() -> None:
    """R-61."""

    def also(state: State) -> None:
        box("red")(state)
        state.board["G7"].kind = "sun"

    table = table_of("O red 0:3G", "B1 red", "G7 red", hands={0: FREMONO}, also=also)
    table.tell(f"0: fremono card={FREMONO}", "chance: 1")
    assert not [cell for cell in table.choices(0, "lay", "cell") if cell[0] in "FG"]


def test_a_colour_that_the_box_lacks_has_no_effect() -> None:
    """R-5, R-61: the card is spent all the same."""
    table = fremono(3, "red", "blue")
    assert table.question == "cochons-ask-travel"
    assert len(table.said("cochons-fremono-nothing")) == 1
    assert table.state.deck.discards == [FREMONO]


def test_the_new_planet_can_be_travelled_to_at_once() -> None:
    """R-61: the galaxy has grown for good."""
    table = table_of("O red", "B1 red 0:3G", hands={0: FREMONO}, also=box("red"))
    table.tell(f"0: fremono card={FREMONO}", "chance: 1", "0: lay cell=C1", "0: trip from=B1 to=C1 gorets=3")
    assert table.state.owned(Seat(0)) == ["C1"]


def test_the_fremono_come_in_a_gap_too() -> None:
    """R-58: the cell is asked for when the window has closed."""
    table = table_of("O red 0:3G", "B1 red", chapter="gap", hands={0: FREMONO}, also=box("red"))
    table.tell(f"0: fremono card={FREMONO}", "1: pass", "2: pass", "chance: 2")
    assert (table.asked, table.question) == ([0], "cochons-ask-fremono")
    table.tell("0: lay cell=C1")
    assert table.state.board["C1"].colour == "red"
    assert table.state.phase == "travel"


# --------------------------------------------------------------------------------------------- Van Soulo


def soulo(tile: str, cell: str = "A1", *, reserve: int = 20, seat: int = 0) -> Table:
    def also(state: State) -> None:
        state.players[seat].gorets = min(state.players[seat].gorets, reserve)

    tiles = (f"A1 asteroid {tile}", "B1 red", "A2 asteroid worm:1")
    table = table_of(*tiles, slot=seat, hands={seat: SOULO}, also=also)
    return table.tell(f"{seat}: hire card={SOULO} tile={cell}")


def test_pirates_become_gorets_where_they_stand() -> None:
    """EV-33, R-62: they have not travelled yet."""
    table = soulo("pirate:3")
    assert table.troops("A1") == "0:3G"
    assert table.state.board["A1"].extras is None
    assert table.state.players[0].gorets == 17
    assert table.bounds(0, "trip", "gorets", from_="A1", to="A3") == (1, 3)
    conserved(table.state)


def test_pirates_on_whom_pigs_had_landed_defend() -> None:
    """R-62."""
    assert soulo("pirate:2 1:3G").troops("A1") == "0:2G 1:3G"


def test_pirates_who_had_come_upon_pigs_attack() -> None:
    """R-62: before those who landed after them."""
    table = soulo("1:3G pirate:2 2:1G")
    assert table.troops("A1") == "1:3G 0:2G 2:1G"
    assert [troop.landed > 0 for troop in table.state.board["A1"].troops] == [False, True, True]


def test_pirates_join_pigs_of_their_new_master_in_the_earlier_place() -> None:
    """R-62."""
    assert soulo("0:3G pirate:2").troops("A1") == "0:5G"
    assert soulo("1:3G pirate:2 2:1G 0:1G").troops("A1") == "1:3G 0:3G 2:1G"
    assert soulo("pirate:2 1:1G 0:1G").troops("A1") == "0:3G 1:1G"


@pytest.mark.parametrize(("reserve", "gorets"), [(4, 4), (2, 2), (0, 0)])
def test_the_reserve_is_the_limit_and_surplus_pirates_are_gone(reserve: int, gorets: int) -> None:
    """R-35, R-62."""
    table = soulo("pirate:4", reserve=reserve)
    (told,) = table.said("cochons-hired")
    assert (told["gorets"], told["lost"]) == (gorets, 4 - gorets)
    assert table.state.board["A1"].extras is None
    assert table.troops("A1") == (f"0:{gorets}G" if gorets else "")


def test_only_pirates_can_be_hired() -> None:
    table = table_of(
        "A1 asteroid pirate:1", "A2 asteroid worm:1", "A3 blue porcophage:2", "B1 red 0:2G", hands={0: SOULO}
    )
    assert table.choices(0, "hire", "tile") == ["A1"]


# -------------------------------------------------------------------------------------------- all events


def test_without_gap_windows_events_are_played_in_ones_own_turn_only() -> None:
    """R-22, flag gap_windows: Extra-Mouve alone is left."""
    tiles = ("O red 0:3G", "A1 asteroid pirate:2", "B1 red")
    hand = f"{FEAST} {FREMONO} {SOULO} extra-mouve.1"
    table = table_of(*tiles, chapter="gap", slot=1, hands={0: hand}, gap_windows=False)
    assert answers(table.ask(0)) == ("pass", "pass-phase", "trip", "boots")
    own = table_of(*tiles, hands={0: hand}, gap_windows=False)
    assert {"feast", "fremono", "hire", "extra"} <= set(own.ask(0).options)


def test_events_cost_no_trip() -> None:
    """R-58."""
    table = table_of("O red 0:3G", "A1 asteroid pirate:2", "B1 red", hands={0: f"{FEAST} {FREMONO} {SOULO}"})
    table.tell(f"0: feast card={FEAST} tile=B1", f"0: hire card={SOULO} tile=A1")
    table.tell(f"0: fremono card={FREMONO}", "chance: 1")
    assert table.ask(0).args["trips"] == 3


def test_an_extra_mouve_adds_a_trip_to_the_marker() -> None:
    """C-42, R-54."""
    table = table_of("O red 0:9G", "B1 red", hands={0: "extra-mouve.1"})
    table.tell("0: extra card=extra-mouve.1")
    assert table.ask(0).args["trips"] == 4


def test_several_extra_mouves_in_one_gap_are_executed_in_play_order() -> None:
    """C-42, R-54."""
    tiles = ("O red 0:3G", "A1 blue 1:3G", "A2 red 2:3G", "B1 red")
    hands = {1: "extra-mouve.1", 2: "extra-mouve.2"}
    table = table_of(*tiles, chapter="gap", slot=3, order="210", hands=hands)
    table.tell("1: trip extra=extra-mouve.1 from=A1 to=O gorets=1")
    table.tell("2: trip extra=extra-mouve.2 from=A2 to=O gorets=1", "0: pass")
    assert table.troops("O") == "0:3G 2:1G 1:1G"


def test_what_is_sealed_in_a_gap_looks_the_same_whatever_the_hands() -> None:
    """R-22: every seat has the same options."""
    table = table_of("O red 0:3G", "B1 red", chapter="gap", hands={0: f"{FEAST} {FREMONO} {SOULO}"})
    assert len({(ask.key, tuple(ask.options)) for ask in table.play.asks.values()}) == 1
