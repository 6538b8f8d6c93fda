"""Scenarios of a reader of the original document: out amid the travels, and back the turn after."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.state.state import State
from tests.cochons.documents import let_pass
from tests.cochons.scenario import Laid, Table, galaxy

P, S, H, B = range(4)
RAIN, BRIBE, EXTRA, BARON = "pluie-de-cailloux.1", "gorruption.1", "extra-mouve.1", "baron-harkonono.1"


def travels(*his: str, **laid: Unpack[Laid]) -> Table:
    """2B of turn 3: P travels first; H, the third, has little left and an Extra-Mouve."""

    def markers(state: State) -> None:
        for player in state.players:
            player.marker = 3
        state.players[H].markers = [2, 3]

    laid["rule_set"], laid["players"], laid["turn"] = "complete", 4, 3
    laid["gap_windows"], laid["arrange"] = False, markers
    laid.setdefault("hands", {P: f"{RAIN} {BRIBE}", H: f"{EXTRA} {BARON}"})
    tiles = (*(his or ("A1 red 2:2G", "A3 blue 2:1G")), "B4 red 0:3G", "B8 red 1:3G", "B11 red 3:3G")
    return galaxy(
        *tiles, chapter="travel", **laid
    )  # fmt: skip


def rained(*dice: int, **laid: Unpack[Laid]) -> Table:
    table = travels(**laid).tell(f"0: rain card={RAIN} tile=A1")
    table.dice(*dice)
    return table


def test_with_one_troop_left_in_the_travels_one_is_out_at_once_where_the_table_says_so() -> None:
    """R-114, R-115, flag elimination_check: the last piece goes, the five markers come back, the hand is kept."""
    table = rained(5, 6, elimination_check="immediate")
    player = table.state.players[H]
    assert (player.out, table.troops("A1"), table.troops("A3")) == (True, "", "")
    assert (player.markers, player.hand, player.gorets) == ([2, 2, 3, 3, 4], [EXTRA, BARON], 20)


def test_the_trips_of_whoever_is_out_lapse_and_the_others_go_on() -> None:
    """R-114, R-115: an Extra-Mouve that was kept stays in hand."""
    table = rained(5, 6, elimination_check="immediate").tell("0: pass")
    let_pass(table)
    table.tell("1: pass")
    while table.state.phase in ("gap", "travel"):
        if table.asked == [H]:
            assert table.choices(H, "trip", "from") == []
        table.default(table.asked[0])
    assert EXTRA in table.hand(H)


def test_by_default_it_is_looked_at_once_a_turn_and_until_then_one_travels() -> None:
    """R-114."""
    table = rained(5, 6)
    assert not table.state.players[H].out


@pytest.mark.parametrize("check", ["immediate", "after_combats"])
def test_with_two_troops_one_stays(check: str) -> None:
    """C-66: Gorets on two tiles are two troops."""
    table = rained(5, 4, elimination_check=check)
    assert (table.state.players[H].out, table.troops("A1")) == (False, "2:1G")


def test_who_is_out_plays_his_cards_of_the_senate_and_votes() -> None:
    """R-115: no governors of his own, more through cards."""
    table = galaxy(
        "O red 0:3G", "B1 red 1:3G", chapter="governors", rule_set="complete", players=4, out=(H,),
        hands={H: BARON},
    )  # fmt: skip
    assert "baron-harkonono" in table.ask(H).options
    table.tell(f"2: baron-harkonono card={BARON}")
    ballot = table.state.ballot
    assert ballot is not None
    assert sum(lot.number for lot in ballot.piles[H]) == 2


RING = tuple(f"B{number} red {number % 2}:2G" for number in range(2, 13))


@pytest.mark.parametrize(
    ("rim", "cells"), [("B1 asteroid", ["B1"]), ("B1 asteroid pirate:2", ["O"]), ("B1 asteroid 1:1G", ["O"])]
)
def test_whoever_comes_back_lands_on_an_empty_tile_of_the_rim_or_else_inside(
    rim: str, cells: list[str]
) -> None:
    """C-66, R-115 to R-117: all five on one tile; an asteroid with Extra-Cochons is not empty."""
    inner = tuple(f"A{number} blue {number % 2}:1G" for number in range(1, 7))
    table = galaxy(
        rim, *RING, *inner, chapter="newcomers", rule_set="complete", players=4, out=(H, B), alone=True
    )
    assert (table.asked, table.choices(H, "return", "tile")) == ([H], cells)
    table.tell(f"2: return tile={cells[0]}")
    assert table.troops(cells[0]) == "2:5G"


def test_the_five_count_in_the_order_before_they_are_placed() -> None:
    """R-36, R-116, H-16."""
    table = galaxy(
        "O red 0:3G", "B1 red 1:7G", "B5 red 3:4G", chapter="order", rule_set="complete", players=4, out=(H,),
        alone=True,
    )  # fmt: skip
    assert table.state.order == [S, H, B, P]


@pytest.mark.parametrize(("die", "owner"), [(4, "0:1G"), (5, "2:1G")])
def test_a_single_goret_is_bribed_on_four_and_not_on_five(die: int, owner: str) -> None:
    """EV-08, R-63: never where there are two."""
    table = travels("A1 red 2:1G", "A3 blue 2:1G", "A5 red 2:2G")
    assert "A5" not in table.choices(P, "bribe", "tile")
    table.tell(f"0: bribe card={BRIBE} tile=A1", f"chance: {die}")
    assert table.troops("A1") == owner


def test_a_bribe_that_leaves_one_troop_is_an_elimination_too() -> None:
    """R-114."""
    table = travels("A1 red 2:1G", "A3 blue 2:1G", elimination_check="immediate")
    table.tell(f"0: bribe card={BRIBE} tile=A1", "chance: 4")
    assert table.state.players[H].out


@pytest.mark.parametrize(("check", "out"), [("immediate", True), ("after_combats", False)])
def test_the_babiroussa_come_back_to_two_only_where_it_is_looked_at_later(check: str, *, out: bool) -> None:
    """P-12, R-114, R-141."""
    table = galaxy(
        "O blue 2:2G 1:4G", "B4 red 0:3G", "B11 red 3:3G", "B9 red 2:1G", chapter="attack-gap", rule_set="complete",
        players=4, clan_powers=True, gap_windows=False, elimination_check=check,
    )  # fmt: skip
    assert table.state.players[H].clan == "babiroussa"
    table.tell("chance: 6 1", "chance: 6 1")
    assert table.state.players[H].out == out
    if not out:
        table.tell("2: recover tile=B9")
        while table.asked != [P, S, B] and not table.said("cochons-senate-sits"):
            table.default(table.asked[0])
        assert (table.state.players[H].out, table.troops("B9")) == (False, "2:2G")
        assert table.said(facts.ELIMINATED) == []
