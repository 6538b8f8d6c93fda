"""Practice players: the idea for a question becomes a reply if it would be taken; luck only breaks ties."""

import pytest

from porc_royal.asks import PASS, Ask, Number, Option, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.practice import choose_best, play_by

View = int


def question(key: str = "count") -> Ask:
    """Any number to 9 but seven; the absent pass."""

    def legal(reply: Reply) -> Saying | None:
        return Saying("seven") if reply.number("to") == 7 else None

    options = {PASS: Option(), "count": Option({"to": Number((1, 9))})}
    return Ask(Seat(1), key, "counting", options, Reply(PASS), legal=legal)


def as_seen(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """What the view says, and the seat added to it."""
    return Reply("count", {"to": view + seat})


def lucky(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    return Reply("count", {"to": luck}) if luck else None


def test_a_practice_player_replies_with_its_idea_of_the_question_seen_from_its_seat() -> None:
    assert play_by({"count": as_seen, "other": lucky})(3, question(), 9) == Reply("count", {"to": 4})


def test_a_question_it_does_not_think_about_gets_its_default() -> None:
    assert play_by({"count": as_seen})(3, question("other"), 9) == Reply(PASS)
    assert play_by({"count": lucky})(3, question(), 0) == Reply(PASS)


@pytest.mark.parametrize(("view", "why"), [(6, "the check of the question"), (50, "no such number")])
def test_an_idea_that_would_be_refused_is_given_up_for_the_default(view: View, why: str) -> None:
    assert play_by({"count": as_seen})(view, question(), 9) == Reply(PASS), why


def test_what_comes_first_comes_first_whatever_is_asked() -> None:
    practise = play_by({"count": as_seen}, first=(lucky,))
    assert practise(3, question(), 2) == Reply("count", {"to": 2})
    assert practise(3, question("other"), 2) == Reply("count", {"to": 2})


@pytest.mark.parametrize(("luck", "why"), [(0, "no idea"), (7, "refused")])
def test_where_what_comes_first_comes_to_nothing_the_idea_of_the_question_does(luck: int, why: str) -> None:
    practise = play_by({"count": as_seen}, first=(lucky,))
    assert practise(3, question(), luck) == Reply("count", {"to": 4}), why


def test_luck_picks_among_the_best_alone_and_every_one_of_them() -> None:
    def even(number: int) -> float:
        return 0.5 - number % 2

    assert [choose_best((1, 4, 3, 2), even, luck) for luck in range(4)] == [4, 2, 4, 2]
    assert {choose_best((5,), even, luck) for luck in (0, 1, 2**32 - 1)} == {5}
