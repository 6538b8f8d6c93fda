"""Moves: what a seat may do, in its own turn and beside another's question; the one that is chosen is played."""

from porc_royal.asks import PASS, Ask, Number, Option, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.moves import Move, Moves, list_options, make_check, offer_aside, offer_free, play_chosen
from porc_royal.rulebook import Next
from porc_royal.script import ask, ask_amid
from tests.porc_royal.small import DRAWN, State, Table, book

OPENING = ["chest"]


def setup(players: int, settings: object) -> State:
    return State(players, hands=[list(OPENING) for _ in range(players)], coins=[5] * players)


def own_moves(state: State, seat: Seat) -> Moves:
    """Coins are spent; a chest is opened once, and what lies in it is not known before."""

    async def spend(reply: Reply) -> None:
        state.coins[seat] -= reply.number("coins")
        state.notes.append(f"{seat} spends {reply.number('coins')}")

    async def unlock(reply: Reply) -> None:
        state.hands[seat].remove("chest")
        state.notes.append(f"{seat} opens")

    def odd(reply: Reply) -> Saying | None:
        return None if reply.number("coins") % 2 else Saying("even", {"coins": reply.number("coins")})

    moves = {"spend": Move(Option({"coins": Number((1, 5))}), spend, odd)}
    return {**moves, "open": Move(Option(), unlock)} if "chest" in state.hands[seat] else moves


async def turns(state: State) -> Next:
    """Seat 0 makes moves until it passes."""
    seat = Seat(0)

    def asking() -> Ask:
        moves = own_moves(state, seat)
        options = {PASS: Option(), **list_options(moves)}
        return Ask(seat, "turn", "turns", options, Reply(PASS), legal=make_check(moves))

    while (reply := await ask(asking())).option != PASS:
        await play_chosen(own_moves(state, seat), reply)
    return DRAWN


def test_the_move_that_was_chosen_is_played_and_no_other() -> None:
    assert Table(book(turns, setup=setup), "0: spend coins=3").state.notes == ["0 spends 3"]
    assert Table(book(turns, setup=setup), "0: open").state.notes == ["0 opens"]


def test_a_move_is_checked_by_its_own_rule_alone() -> None:
    table = Table(book(turns, setup=setup))
    assert table.refused("0: spend coins=2") == "even"
    table.tell("0: open", "0: spend coins=1")
    assert table.state.notes == ["0 opens", "0 spends 1"]


def test_a_move_that_is_possible_no_more_is_offered_no_more() -> None:
    table = Table(book(turns, setup=setup), "0: open")
    assert table.options(0) == [PASS, "spend"]
    assert table.refused("0: open") == "refused-option"


def test_what_is_no_move_is_left_to_the_question() -> None:
    table = Table(book(turns, setup=setup), "0: pass")
    assert table.play.result == DRAWN


# ---------------------------------------------------------------------------------- beside what others are asked


async def amid(state: State) -> Next:
    """Seat 0 says a number from 1 to 3, but not 2; both may make their moves meanwhile."""

    def questions() -> list[Ask]:
        def not_two(reply: Reply) -> Saying | None:
            return Saying("two") if reply.number("to") == 2 else None

        count = {"count": Option({"to": Number((1, 3))})}
        question = Ask(Seat(0), "count", "amid", count, Reply("count", {"to": 1}), legal=not_two)
        aside = offer_aside(Seat(1), "aside", "amid", own_moves(state, Seat(1)), {"who": 0})
        return [offer_free(question, own_moves(state, Seat(0))), aside]

    async def act(seat: Seat, reply: Reply) -> None:
        await play_chosen(own_moves(state, seat), reply)

    answers = await ask_amid(questions, act)
    state.notes.append(f"counts {answers[Seat(0)].number('to')}")
    return DRAWN


def test_free_moves_come_after_the_options_of_the_question() -> None:
    assert Table(book(amid, setup=setup)).options(0) == ["count", "spend", "open"]


def test_the_question_and_each_free_move_keep_their_own_checks() -> None:
    table = Table(book(amid, setup=setup))
    assert table.refused("0: count to=2") == "two"
    assert table.refused("0: spend coins=2") == "even"
    assert table.refused("1: spend coins=4") == "even"
    assert table.tell("0: spend coins=1", "0: count to=3").state.notes == ["0 spends 1", "counts 3"]


def test_who_stands_by_may_move_or_pass_and_is_not_waited_for() -> None:
    table = Table(book(amid, setup=setup))
    assert (table.asked, table.options(1)) == ([0], [PASS, "spend", "open"])
    assert (table.play.asks[Seat(1)].default, table.play.asks[Seat(1)].args) == (Reply(PASS), {"who": 0})
    assert table.tell("1: open", "0: count to=1").state.notes == ["1 opens", "counts 1"]


def test_a_question_without_free_moves_stays_as_it_is() -> None:
    question = Ask(Seat(0), "turn", "turns", {PASS: Option()}, Reply(PASS))
    assert offer_free(question, {}) is question
