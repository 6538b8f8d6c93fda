"""Scenarios of a reader of the original document: a landing ban, a feast, a swap, a second move."""

from typing import Unpack

import pytest

from games.cochons.state.state import State
from tests.cochons.documents import let_pass
from tests.cochons.scenario import Laid, Table, galaxy

SCROFA, PHACO, BABIROUSSA, HYLO = range(4)
CLANS = ("scrofa", "phacocherus", "babiroussa", "hylocherus")
SHIP, FEAST = "transporteur.1", "fete-du-gland.1"
FREE_TRIP = "extra-mouve-scrofa.0"
SKY = ("A3 blue 3:2G", "B4 red", "B5 yellow 1:4G", "B11 red 0:2G", "A6 red 0:2G", "B8 red 2:3G")
"""X is A3, with two Gorets of Hylochérus; W is B4; Phacochérus stand on B5, which is beside both."""


def travels(*tiles: str, chapter: str = "gap", clans: tuple[str, ...] = CLANS, **laid: Unpack[Laid]) -> Table:
    """2B of turn 2, powers and all; every marker is a three."""

    def arrange(state: State) -> None:
        for player, clan in zip(state.players, clans, strict=True):
            player.marker, player.clan = 3, clan

    laid.setdefault("hands", {PHACO: SHIP, HYLO: FEAST})
    laid.setdefault("clan_powers", True)
    laid["rule_set"], laid["players"], laid["arrange"] = "complete", 4, arrange
    return galaxy(*(tiles or SKY), chapter=chapter, **laid)


def banned(*, nudged: bool = False) -> Table:
    """Babiroussa forbid X to Phacochérus, whose turn it is; Scrofa have swapped X and W before, or not."""
    table = travels().tell(f"2: forbid player=%3{PHACO} tile=A3")
    let_pass(table)
    if nudged:
        table.tell("0: nudge one=A3 other=B4")
    while (table.state.phase, table.state.slot) != ("travel", PHACO):
        table.default(table.asked[0])
    return table


def test_a_landing_ban_holds_for_the_one_it_names() -> None:
    """P-11, R-140."""
    table = travels(*SKY, "A4 red 0:1G").tell(f"2: forbid player=%3{PHACO} tile=A3")
    let_pass(table)
    assert "A3" in table.choices(SCROFA, "trip", "to", from_="A4")
    assert "A3" not in banned().choices(PHACO, "trip", "to", from_="B5")


def test_one_may_fly_over_a_tile_on_which_one_may_not_land() -> None:
    """C-40, R-51, R-140."""
    table = banned().tell(f"1: trip from=B5 to=O gorets=2 card={SHIP}")
    assert (table.troops("O"), table.troops("B5")) == ("1:2G", "1:2G")


def test_a_ban_goes_with_the_planet_and_not_with_the_place() -> None:
    """P-13, R-60, R-140, R-142: X is at B4 now and still forbidden, W at A3 is free."""
    table = banned(nudged=True)
    assert table.troops("B4") == "3:2G"
    targets = table.choices(PHACO, "trip", "to", from_="B5")
    assert ("A3" in targets, "B4" in targets) == (True, False)


def test_the_scrofa_neighbours_neighbours_only_and_not_amid_somebody_elses_trips() -> None:
    """P-13, R-129, R-142."""
    table = travels()
    assert "B11" not in table.choices(SCROFA, "nudge", "other", one="A3")
    assert SCROFA not in banned().asked


def test_who_moves_again_is_still_banned_and_it_costs_a_trip() -> None:
    """P-9, R-138, R-140: unless the table says that it does not."""
    table = banned(nudged=True).tell("1: trip from=B5 to=A3 gorets=2")
    assert table.choices(PHACO, "again", "from") == ["A3"]
    assert "B4" not in table.choices(PHACO, "again", "to", from_="A3")
    table.tell("1: again from=A3 to=O gorets=2")
    assert (table.troops("O"), table.ask(PHACO).args["trips"]) == ("1:2G", 1)
    assert "again" not in table.ask(PHACO).options


def feasting(slot: int, *tiles: str) -> Table:
    """Hylochérus play the feast on X in the gap before this slot."""
    table = travels(*tiles, slot=slot).tell(f"3: feast card={FEAST} tile=A3")
    let_pass(table)
    return table


def test_a_feast_before_the_landing_stops_everybody_else() -> None:
    """C-41, R-57, X-20."""
    table = feasting(1)
    assert table.asked == [PHACO]
    assert "A3" not in table.choices(PHACO, "trip", "to", from_="B5")


def test_a_feast_after_the_landing_stops_the_next_and_not_the_fight() -> None:
    """R-57: not retroactive."""
    tiles = ("A3 blue 3:2G 1:4G", "A4 red 2:2G", "B11 red 0:2G", "B4 red")
    table = feasting(2, *tiles)
    assert table.troops("A3") == "3:2G 1:4G"
    assert "A3" not in table.choices(BABIROUSSA, "trip", "to", from_="A4")


def test_extra_cochons_come_to_a_feast() -> None:
    """C-41, EV-11, R-57."""

    def feast(state: State) -> None:
        state.board["O"].feast = state.order[0]

    table = galaxy(
        "O blue 0:2G", "A1 asteroid pirate:2", "B1 red", chapter="extras", rule_set="complete", royal=1,
        arrange=feast, alone=True,
    )  # fmt: skip
    assert "O" in table.choices(1, "move", "to", from_="A1")


@pytest.mark.parametrize("means", ["teleporteur.1", "teleportation-pecari.0"])
def test_a_teleporter_waives_the_distance_and_not_the_ban(means: str) -> None:
    """R-53, R-57, R-140, R-147."""
    clans = ("scrofa", "pecari", "babiroussa", "hylocherus")
    table = travels(clans=clans, hands={PHACO: "teleporteur.1"}).tell(f"2: forbid player=%3{PHACO} tile=A3")
    while (table.state.phase, table.state.slot) != ("travel", PHACO):
        table.default(table.asked[0])
    targets = table.choices(PHACO, "trip", "to", from_="B5")
    assert ("A3" in targets, "B11" in targets) == (False, True)
    table.tell(f"1: trip from=B5 to=B11 gorets=1 card={means}")
    assert table.troops("B11").endswith("1:1G")


def test_each_of_a_clans_three_powers_is_used_in_the_same_turn_once() -> None:
    """O-9, R-129, R-142 to R-144."""
    tiles = ("A6 red 0:2G", "B11 red 0:3G", "B5 yellow 1:4G", "A3 blue 3:2G", "B8 red 2:3G")
    table = travels(*tiles, chapter="travel", hands={})
    table.tell("0: nudge one=O other=A1", f"0: extra card={FREE_TRIP}")
    assert (table.ask(SCROFA).args["trips"], "nudge" in table.ask(SCROFA).options) == (4, False)
    while table.state.phase != "reorganisation":
        table.default(table.asked[0])
    assert "stretch" in table.ask(SCROFA).options
    table.tell("0: stretch")
    assert {"swap", "extra-mouve-scrofa"} <= set(table.state.players[SCROFA].used)


def test_on_the_first_turn_cards_work_and_powers_do_not() -> None:
    """C-17, O-9, R-119."""
    table = travels(turn=1)
    assert not any({"forbid", "nudge", "starve"} & set(ask.options) for ask in table.play.asks.values())
    assert table.choices(HYLO, "feast", "card") == [FEAST]
