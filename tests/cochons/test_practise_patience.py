"""A table of practice players alone always ends: they dare more when nothing happens, and let one have his way."""

from dataclasses import replace

import pytest

from games.cochons import facts
from games.cochons.practice.patience import (
    GIVE_WAY,
    LIVELY,
    LONG,
    PATIENCE,
    SPAN,
    STEPS,
    find_favourite,
    weigh_daring,
)
from games.cochons.practice.player import practise
from games.cochons.state.state import State
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from tests.cochons.practice_games import played
from tests.cochons.practising import idea, marked
from tests.cochons.scenario import Table, galaxy

STANDOFF = ("O asteroid 0:6G", "A1 red 1:6G", "B9 asteroid 2:6G")


def standing(
    turn: int, *, stirred: int, hand: str = "jamboneuse.1", tiles: tuple[str, ...] = STANDOFF
) -> Table:
    """2B of that turn: seat 0 needs the red planet next door, which as many pigs hold as it has."""

    def arrange(state: State) -> None:
        marked(state)
        state.stirred = stirred

    return galaxy(*tiles, chapter="travel", rule_set="complete", turn=turn, hands={0: hand}, arrange=arrange)


# ---------------------------------------------------------------------------------------- they dare more


def test_whoever_sees_nothing_happen_attacks_where_it_waited_before() -> None:
    """The odds are the same; only the turns since anything happened are more."""
    assert idea(standing(5, stirred=4), 0).text("to") != "A1"
    assert idea(standing(5 + PATIENCE + STEPS, stirred=4), 0).text("to") == "A1"


def test_a_game_that_goes_on_and_on_is_dared_more_in_too() -> None:
    """Something happens every turn, and nobody wins."""
    assert idea(standing(LONG + STEPS, stirred=LONG + STEPS), 0).text("to") != ""
    view = standing(5, stirred=4).view(0)
    shown = [weigh_daring(replace(view, turn=turn, stirred=turn)) for turn in (1, LONG, LONG + 1, LONG + 99)]
    assert shown[:2] == [0, 0]
    assert shown[2] == 1 / STEPS
    assert shown[3] == LIVELY


def test_what_happens_is_seen_by_all_and_makes_them_patient_again() -> None:
    """Pieces that come to a tile where they had none, or fall; regrouping among one's own tiles is nothing."""
    table = standing(9, stirred=2)
    assert {table.view(seat).stirred for seat in (0, 1, 2, None)} == {2}
    table.tell("0: trip from=O to=A2 gorets=1")
    assert {table.view(seat).stirred for seat in (0, 1, 2, None)} == {9}
    assert weigh_daring(table.view(0)) == 0


def test_a_hand_that_has_not_helped_is_changed_for_another() -> None:
    """Full hands draw nothing new."""
    table = galaxy(
        *STANDOFF,
        chapter="draw",
        rule_set="complete",
        turn=9,
        hands={0: "extra-mouve.1 fusee.1 teleporteur.1"},
    )
    lively, quiet = replace(table.view(0), stirred=9), replace(table.view(0), stirred=0)
    assert practise(lively, table.ask(0), 0) == Reply(PASS)
    assert len(practise(quiet, table.ask(0), 0).many(facts.CARDS)) == 2


def test_a_way_is_sought_to_what_the_recipe_lacks_over_tiles_of_no_use() -> None:
    """The red planet is three steps away, and nothing next door is worth anything."""
    tiles = ("O asteroid 0:6G", "C1 red", "C10 asteroid 1:3G", "C12 asteroid 2:3G")
    assert idea(standing(5, stirred=4, tiles=tiles), 0) == Reply(PASS)
    assert idea(standing(5 + PATIENCE + STEPS, stirred=4, tiles=tiles), 0).text("to") == "A1"


# ------------------------------------------------------------------------------- they let one have his way


def test_each_of_them_is_let_have_his_way_in_turn() -> None:
    """From the view alone, the same for all: nobody before that, then one after the other by seats."""
    view = standing(5, stirred=4).view(0)
    turns = (GIVE_WAY - 1, GIVE_WAY, GIVE_WAY + SPAN - 1, GIVE_WAY + SPAN, GIVE_WAY + 3 * SPAN)
    assert [find_favourite(replace(view, turn=turn)) for turn in turns] == [None, 0, 0, 1, 0]


@pytest.mark.parametrize(("turn", "attacks"), [(GIVE_WAY, True), (GIVE_WAY + SPAN, False)])
def test_nobody_attacks_whoever_has_his_way_now(turn: int, attacks: bool) -> None:
    """In seat 0's own turns it attacks, in those of seat 1 it leaves its planet alone."""
    assert (idea(standing(turn, stirred=0), 0).text("to") == "A1") is attacks


def test_nobody_lays_cards_or_stands_against_whoever_has_his_way() -> None:
    table = galaxy(
        "O blue 1:3G 0:3G", "A1 red 1:1G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        turn=GIVE_WAY, hands={1: "chateau-porc.1 bunker-kosto.1"}, alone=True,
    )  # fmt: skip
    assert table.question == facts.ASK_DEFENCE
    assert idea(table, 1) == Reply(PASS)
    table.tell("1: pass", "chance: 1 1", "1: accept-all")
    assert (table.question, idea(table, 1)) == (facts.ASK_FLEE, Reply("flee", {facts.TILE: "A1"}))


def test_windows_are_passed_while_somebody_else_has_his_way() -> None:
    table = galaxy(
        *STANDOFF, chapter="gap", slot=1, rule_set="complete", turn=GIVE_WAY, hands={2: "extra-mouve.1"}
    )
    assert idea(table, 2) == Reply("pass-phase")


# ------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    ("number", "rule_set", "galaxy_option"),
    [(4, "simplified", "twins"), (8, "complete", "rings")],
)
@pytest.mark.samples("8-complete-rings")
def test_a_table_of_practice_players_alone_ends_though_one_must_have_all_of_a_colour(
    number: int, rule_set: str, galaxy_option: str
) -> None:
    """Recipe 5-1-0, three players, no limit of turns: there are five glands of each colour, and no more."""
    play = played(number, rule_set=rule_set, recipe="510", galaxy=galaxy_option, max_turns=0)
    assert play.result is not None
    assert play.result.winners
    assert Seat(play.result.winners[0]) in range(3)
