"""3E: who is out, and what he keeps (C-66, R-114, R-115)."""

from collections.abc import Callable

import pytest

from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.scenario import Table, conserved, galaxy


def counted(*tiles: str) -> Table:
    """After 3C; seat 0 is the Porc Royal and has spent three of its markers."""

    def arrange(state: State) -> None:
        state.players[0].markers = [2, 3]
        state.players[0].marker = 4

    return galaxy(
        *tiles, "A3 red 1:2G", "A5 red 2:2G", chapter="elimination", rule_set="complete", royal=0,
        alone=True, hands={0: "jamboneuse.1"}, arrange=arrange,
    )  # fmt: skip


def test_with_one_troop_a_gros_gruik_even_one_is_out_and_produces_nothing() -> None:
    """H-16, C-66, R-114."""
    table = counted("O red 0:1GG")
    player = table.state.players[0]
    assert player.out
    assert table.troops("O") == ""
    assert table.state.production(Seat(0)).total == 0
    assert (player.gorets, player.gruiks) == (20, 3)
    conserved(table.state)


def test_with_two_troops_one_stays() -> None:
    """R-114."""
    assert not counted("O red 0:1G", "A1 red 0:1G").state.players[0].out


def test_hand_recipe_and_office_are_kept_and_all_markers_come_back() -> None:
    """R-115, H-8."""
    table = counted("O red")
    player = table.state.players[0]
    assert (player.out, player.hand, table.state.royal) == (True, ["jamboneuse.1"], 0)
    assert player.recipe.total == 6
    assert player.markers == [2, 2, 3, 3, 4]


def test_a_lent_gros_gruik_falls_before_ones_own_and_goes_back_to_the_emperor() -> None:
    """R-66, R-76."""

    def lend(state: State) -> None:
        troop = state.board["O"].troops[0]
        troop.lent = 1
        state.players[1].gruiks += 1

    table = galaxy(
        "O blue 1:2GG 0:3G", chapter="attack-gap", rule_set="complete", gap_windows=False, alone=True,
        arrange=lend,
    ).tell("chance: 6 1")  # fmt: skip
    troop = table.state.board["O"].troops[0]
    assert (troop.gruiks, troop.lent, table.state.players[1].gruiks) == (1, 0, 2)
    conserved(table.state)


# ------------------------------------------------------------------------------- as soon as it may happen


@pytest.mark.parametrize("check", ["after_combats", "immediate"])
@pytest.mark.parametrize("chapter", ["travel", "gap", "attack-gap"])
def test_whoever_loses_the_last_but_one_outside_a_fight_is_out_at_once_if_the_table_says_so(
    chapter: str, check: str
) -> None:
    """C-66, R-114, the option `elimination_check`: in one's turn of 2B, and in the windows of 2B and 3A."""
    table = galaxy(
        "O red 1:2G", "A1 red 0:3G", "A3 red 2:3G 0:2G", chapter=chapter, rule_set="complete",
        hands={0: "pluie-de-cailloux.1"}, elimination_check=check,
    )  # fmt: skip
    table.tell("0: rain card=pluie-de-cailloux.1 tile=O")
    if chapter != "travel":
        table.tell("1: pass", "2: pass")
    table.dice(6, 1)
    assert table.state.players[1].out is (check == "immediate")
    assert table.troops("O") == ("" if check == "immediate" else "1:1G")
    assert table.state.players[1].gorets == (20 if check == "immediate" else 19)


# ---------------------------------------------------------------------------------------------- coming back


def test_colonists_do_not_eat_up_the_five_with_whom_one_comes_back() -> None:
    """C-66, R-35, R-36, R-116: of 20 Gorets 15 come with convoys at most; the others are lost, the five return."""
    colons = " ".join(f"colons.{copy}" for copy in range(1, 6))
    table = galaxy(
        "O red 0:3G", "A1 red 2:3G", chapter="colonists", rule_set="complete", royal=0, out=(1,), hands={1: colons},
        arrange=chips_for(1, 3, 3),
    )  # fmt: skip
    table.default(-1)
    table.tell("0: evenly", f"1: play cards={'+'.join(colons.split())}", "2: pass")
    player = table.state.players[1]
    assert (player.newcomers.gorets, player.gorets) == (15, 5)
    while table.question != "cochons-ask-return":
        table.default(table.asked[0])
    assert table.asked == [1]
    table.default(1)
    (back,) = table.said("cochons-returned")
    assert back["gorets"] == 5
    conserved(table.state)


def chips_for(seat: int, *values: int) -> Callable[[State], None]:
    """Chips that somebody has been given already."""

    def arrange(state: State) -> None:
        state.players[seat].chips = list(values)

    return arrange


# ---------------------------------------------------------------------------------------- until one comes back


LONE = ("O asteroid pirate:2", "A1 red 0:1G", "A3 blue 2:3G")


@pytest.mark.parametrize("chapter", ["travel", "gap", "attack-gap"])
def test_whoever_is_out_brings_nobody_to_the_board_before_he_comes_back(chapter: str) -> None:
    """L520-521, R-115: "il réapparaît au tour suivant avec, comme au départ, 5 Gorets"; EV-08, EV-33."""
    deal = {1: "van-soulo.1 gorruption.1"}
    for out in ((1,), ()):
        table = galaxy(
            *LONE,
            "A5 yellow 2:2G 0:2G",
            chapter=chapter,
            rule_set="complete",
            order="102",
            hands=deal,
            out=out,
        )
        if chapter != "attack-gap":
            assert table.choices(1, "hire", "tile") == ([] if out else ["O"])
        assert table.choices(1, "bribe", "tile") == ([] if out else ["A1"])


def test_no_trips_are_said_to_be_over_for_whoever_is_out() -> None:
    """R-115: he may have a card to play in his turn of 2B, and nobody to travel."""
    table = galaxy(
        *LONE, chapter="travel", rule_set="complete", order="102", hands={1: "pluie-de-cailloux.1"}, out=(1,)
    )
    table.tell("1: pass")
    assert table.said("cochons-trips-over") == []


def test_what_was_submitted_by_whoever_is_put_out_meanwhile_stays_in_the_hand() -> None:
    """R-25, R-114, R-115, the option `elimination_check`: the rain comes before the pirates."""
    table = galaxy(
        "O asteroid pirate:2", "A1 red 1:2G", "A3 blue 2:3G", "A5 yellow 0:3G", chapter="gap", slot=1,
        rule_set="complete", hands={0: "pluie-de-cailloux.1", 1: "van-soulo.1"}, elimination_check="immediate",
    )  # fmt: skip
    table.tell("1: hire card=van-soulo.1 tile=O", "1: pass", "2: pass")
    table.tell("0: rain card=pluie-de-cailloux.1 tile=A1")
    table.dice(6, 1)
    assert (table.state.players[1].out, table.hand(1)) == (True, ["van-soulo.1"])
    assert (table.troops("O"), table.state.players[1].gorets) == ("", 20)
    conserved(table.state)


def test_where_no_tile_was_free_one_waits_a_turn_and_gains_nobody_meanwhile() -> None:
    """R-115, R-117: then he comes back with five, not with five and a band of pirates."""
    ring = [f"A{number} red 0:1G" for number in range(1, 7)]
    table = galaxy(
        "O asteroid 2:2G pirate:2", *ring, chapter="newcomers", rule_set="complete", out=(1,),
        hands={1: "van-soulo.1"},
    )  # fmt: skip
    while table.state.phase != "gap":
        table.default(table.asked[0])
    assert len(table.said("cochons-return-later")) == 1
    assert table.choices(1, "hire", "tile") == []
