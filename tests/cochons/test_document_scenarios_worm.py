"""Scenarios of a reader of the original document: recipes complete after the combats, and a worm in 3C."""

from typing import Unpack

import pytest

from games.cochons.state.glands import Glands
from games.cochons.state.state import State
from porc_royal.facts import CHANCE
from tests.cochons.scenario import Laid, Table, galaxy

S, P, H, B = range(4)
SKY = (
    *("O blue 0:1G", "A2 yellow 0:2G", "A1 asteroid worm:1", "B1 asteroid pirate:3"),
    *("B3 red 0:2G", "B4 red 0:2G", "B5 yellow 0:2G", "B6 blue 0:2G"),
    *("B8 red 1:2G", "B9 double-red 1:2G", "B10 yellow 1:2G", "B11 yellow 1:2G", "B12 blue 1:2G"),
    *("B7 asteroid 2:1G", "A6 asteroid 3:3G"),
)
"""B2 of the scenario is O, Y2 is A2; the worm is beside O. H has one troop left."""


def prowling(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """3C of turn 3; S needs two of each colour, P three red, two yellow and one blue. H is the Porc Royal."""

    def recipes(state: State) -> None:
        state.players[S].recipe = Glands(2, 2, 2)
        state.players[P].recipe = Glands(3, 2, 1)

    laid.setdefault("turn", 3)
    laid.setdefault("hands", {})
    laid["rule_set"], laid["players"], laid["royal"], laid["arrange"] = "complete", 4, H, recipes
    return galaxy(*(tiles or SKY), chapter="extras", **laid)


def winners(table: Table) -> tuple[int, ...]:
    assert table.play.result is not None
    return tuple(int(seat) for seat in table.play.result.winners)


def test_a_planet_eaten_in_3c_is_missing_in_4a_and_a_double_counts_for_two() -> None:
    """C-35, C-57, C-58, R-90: the worm is gone, S is short of a blue one, P wins before the election."""
    table = prowling().tell("2: move from=A1 to=O", "chance: 4 5 3")
    assert winners(table) == (P,)
    assert (table.troops("O"), table.state.board["O"].kind, table.state.board["O"].extras) == (
        "",
        "asteroid",
        None,
    )
    assert not table.said("cochons-governors")


def test_when_the_worm_dies_both_are_complete_and_the_nearer_to_the_first_player_wins() -> None:
    """C-58, R-97."""
    assert winners(prowling().tell("2: move from=A1 to=O", "chance: 1 1 3")) == (S,)


def test_whoever_flees_from_the_worm_lives_and_the_planet_is_eaten_all_the_same() -> None:
    """C-35, R-77, R-90: X-6."""
    table = prowling().tell("2: move from=A1 to=O", "chance: 2 2 4")
    assert (table.asked, table.choices(S, "flee", "tile")) == ([S], ["A2"])
    table.tell("0: flee tile=A2")
    assert (table.troops("A2"), table.state.board["O"].kind) == ("0:3G", "asteroid")
    assert winners(table) == (P,)


def test_cho_boko_takes_the_place_of_the_porc_royal_who_then_moves_nothing() -> None:
    """EV-03, R-94: neither the worm nor anything else; both recipes are complete."""
    table = prowling(hands={B: "cho-boko.1"}).tell("3: lead card=cho-boko.1")
    assert table.asked == [B]
    table.tell("3: move from=B1 to=B2")
    assert (table.state.board["A1"].extras is not None, winners(table)) == (True, (S,))


def test_cho_boko_is_for_before_the_porc_royal_has_announced_anything() -> None:
    """R-94, D-34: once the worm has fought it is too late."""
    table = prowling(hands={B: "cho-boko.1"}).tell("3: pass", "2: move from=A1 to=O")
    assert (table.asked, B in table.play.asks and "lead" in table.ask(B).options) == ([CHANCE], False)


def test_with_one_troop_left_the_porc_royal_still_leads_3c_and_chairs_the_vote() -> None:
    """C-66, R-112, R-114, R-115."""
    tiles = ("O blue 0:1G", "A1 asteroid worm:1", "B7 asteroid 2:1G", "B9 red 1:3G", "A6 asteroid 3:3G")
    table = prowling(*tiles)
    assert table.asked == [H]
    table.tell("2: move from=A1 to=B1")
    assert table.state.players[H].out
    for seat in list(table.asked):
        table.default(seat)
    assert "call" in table.question
    assert table.asked == [H]


@pytest.mark.parametrize(
    "event", ["force-gruik.1", "sauve-qui-peut.1", "gros-traitre.1", "gros-laches.1", "jaret-pied-de-porc.1"]
)
def test_against_a_worm_in_3c_combat_cards_are_laid_and_no_events_of_3a(event: str) -> None:
    """C-18, C-54, R-93: never outside the sequences printed on a card."""
    table = prowling(hands={S: f"jamboneuse.1 {event}"}).tell("0: pass", "2: move from=A1 to=O")
    assert table.choices(S, "lay", "cards") == ["jamboneuse.1"]
    table.tell("0: pass", "chance: 1 1 1")
    asked = [ask for ask in table.play.asks.values() if "reroll" in ask.options]
    assert asked == []


def test_the_porc_royal_lays_nothing_for_the_worm() -> None:
    """C-54."""
    table = prowling(hands={H: "jamboneuse.1"}).tell("2: pass", "2: move from=A1 to=O")
    assert table.asked == [CHANCE]


def test_on_the_first_turn_there_is_no_3c_and_nobody_wins() -> None:
    """C-17, R-119."""

    def recipes(state: State) -> None:
        state.players[S].recipe = Glands(2, 2, 2)

    table = galaxy(
        *SKY, chapter="reorganisation", rule_set="complete", players=4, turn=1, arrange=recipes,
        hands={B: "cho-boko.1"},
    )  # fmt: skip
    while table.state.phase in ("reorganisation", "extras", "elimination", "production"):
        assert table.state.phase == "reorganisation"
        table.default(table.asked[0])
    assert table.play.result is None


def test_after_the_third_planet_no_worm_comes_any_more() -> None:
    """C-35, R-45, X-5."""

    def eaten(state: State) -> None:
        state.eaten = 3

    table = galaxy(
        "O red 0:3G", "B1 red 1:3G", chapter="arrivals", rule_set="complete", royal=0, arrange=eaten,
        alone=True,
    ).tell("chance: 7")  # fmt: skip
    assert not [tile for tile in table.state.board.values() if tile.extras is not None]
