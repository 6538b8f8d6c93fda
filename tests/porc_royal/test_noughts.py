"""Noughts and crosses: the whole of a rulebook, played."""

import itertools
import random

import pytest

from porc_royal.asks import Reply
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Result
from tests.porc_royal import noughts
from tests.porc_royal.noughts import RULEBOOK, SQUARES
from tests.porc_royal.small import Table

WON = ("0: a1", "1: a2", "0: b2", "1: b3", "0: c3")


def words(one: Saying | Named) -> str:
    return one.key if isinstance(one, Saying) else one.name


def test_crosses_begin_and_every_square_is_free() -> None:
    table = Table(RULEBOOK)
    assert table.asked == [0]
    assert table.options(0) == list(SQUARES)


def test_a_marked_square_is_offered_no_more_and_the_other_seat_is_asked() -> None:
    table = Table(RULEBOOK, "0: b2")
    assert table.asked == [1]
    assert "b2" not in table.options(1)
    assert table.refused("1: b2") == "refused-option"
    assert table.refused("0: a1") == "refused-not-asked"
    assert table.said("marked") == [{"who": Who(Seat(0)), "square": Named("square", "b2")}]


def test_three_in_a_row_win_and_nobody_is_asked_any_more() -> None:
    table = Table(RULEBOOK, *WON)
    assert table.play.result == Result((Seat(0),), Saying("three", {"who": Who(Seat(0))}))
    assert table.asked == []
    assert table.play.list_running_rules() == ()
    assert table.refused("1: c1") == "refused-not-asked"
    assert table.steps[-1].result == table.play.result
    assert table.steps[-1].reveals


def test_three_in_a_row_lose_the_misere_game() -> None:
    result = Table(RULEBOOK, *WON, misere=True).play.result
    assert result is not None
    assert result.winners == (1,)


def test_a_full_board_without_a_row_is_drawn() -> None:
    squares = ["a1", "b2", "c3", "c2", "a2", "a3", "c1", "b1", "b3"]
    lines = [f"{number % 2}: {square}" for number, square in enumerate(squares)]
    assert Table(RULEBOOK, *lines).play.result == Result((), Saying("drawn"))


@pytest.mark.parametrize("number", range(30))
def test_random_games_end_and_can_be_rebuilt_after_every_reply(number: int) -> None:
    luck = random.Random(number)
    table = Table(RULEBOOK, misere=number % 2 == 1)
    while table.play.result is None:
        (seat,) = table.play.awaited
        table.take(seat, draw_reply(table.play.asks[seat], luck.randrange))
    assert 5 <= len(table.steps) <= 9


@pytest.mark.parametrize("number", range(10))
def test_practice_players_take_a_row_and_spoil_one(number: int) -> None:
    spoiling = Play.resume(RULEBOOK, Play.new(RULEBOOK, 2, {}).position, [(Seat(0), Reply("a1"))])
    spoiling.take(Seat(1), Reply("c2"))
    spoiling.take(Seat(0), Reply("b1"))
    reply = noughts.practise(spoiling.view(Seat(1)), spoiling.asks[Seat(1)], number)
    assert reply == Reply("c1")
    spoiling.take(Seat(1), Reply("a3"))
    assert noughts.practise(spoiling.view(Seat(0)), spoiling.asks[Seat(0)], number) == Reply("c1")


def test_every_order_of_the_first_three_moves_is_legal() -> None:
    position = Play.new(RULEBOOK, 2, {}).position
    for squares in itertools.permutations(SQUARES, 3):
        moves = [(Seat(number % 2), Reply(square)) for number, square in enumerate(squares)]
        assert Play.resume(RULEBOOK, position, moves).awaited == (1,)


def test_the_default_is_the_first_free_square() -> None:
    table = Table(RULEBOOK, "0: a1")
    assert table.play.asks[Seat(1)].default == Reply("b1")


def test_everything_shown_comes_from_the_view() -> None:
    table = Table(RULEBOOK, "0: b2", "1: a3")
    seen = table.play.view(None)
    rows = [
        [args.name for args in line.args.values() if isinstance(args, Named)]
        for line in noughts.summary(seen)
    ]
    assert rows == [["nought", "free", "free"], ["free", "cross", "free"], ["free", "free", "free"]]
    lit = noughts.board(seen, table.play.asks[Seat(0)], words)
    plain = noughts.board(seen, None, words)
    assert lit != plain
    assert noughts.title(seen, Seat(1)) == Named("mark", "nought")
