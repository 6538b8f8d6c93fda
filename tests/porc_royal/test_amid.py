"""Cards at any time: free actions while others are asked, and options counted anew after each."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from porc_royal.asks import PASS, Ask, Number, Option, Pick, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Next, Settings
from porc_royal.script import ask_amid, ask_together, roll, tell
from tests.porc_royal.small import DRAWN, State, Table, book

QUAKE: Final = Option({"card": Pick("card", ("quake",))}, free=True)


def setup(players: int, settings: Settings) -> State:
    return State(players, hands=[["quake"] for _ in range(players)], coins=[5] * players)


def free_actions(state: State, seat: Seat) -> dict[str, Option]:
    return {"quake": QUAKE} if "quake" in state.hands[seat] else {}


async def act(state: State, seat: Seat, reply: Reply) -> None:
    """A quake: chance says how many coins everybody loses."""
    state.hands[seat].remove("quake")
    state.notes.append(f"{seat} quakes")
    lost = await roll("quake", 3)
    state.coins = [max(1, coins - lost) for coins in state.coins]
    await tell("quake", number=lost)


async def stakes(state: State) -> Next:
    """Everybody seals a stake of his own coins; quakes may strike until all are in."""

    def questions() -> Iterator[Ask]:
        for seat in state.seats:
            stake = {"stake": Option({"coins": Number((1, state.coins[seat]))})}
            yield Ask(
                seat, "stake", "stakes", stake | free_actions(state, seat), Reply("stake", {"coins": 1})
            )

    answers = await ask_amid(questions, lambda seat, reply: act(state, seat, reply))
    state.notes.extend(f"{seat} stakes {reply.number('coins')}" for seat, reply in answers.items())
    return DRAWN


async def turn(state: State) -> Next:
    """Seat 0 spends coins; bystanders may quake meanwhile, and nobody waits for them."""

    def questions() -> Iterator[Ask]:
        spend = {"spend": Option({"coins": Number((1, state.coins[0]))})}
        yield Ask(
            Seat(0), "spend", "turn", spend | free_actions(state, Seat(0)), Reply("spend", {"coins": 1})
        )
        for seat in state.seats[1:]:
            options = {PASS: Option()} | free_actions(state, seat)
            yield Ask(seat, "meanwhile", "turn", options, Reply(PASS), optional=True)

    answers = await ask_amid(questions, lambda seat, reply: act(state, seat, reply))
    state.notes.append(f"0 spends {answers[Seat(0)].number('coins')}")
    return DRAWN


async def turns(state: State) -> Next:
    """Two turns of seat 0, one after the other."""
    await turn(state)
    return await turn(state)


def staking(*lines: str) -> Table[State, State]:
    return Table(book(stakes, setup=setup), *lines, players=3)


def spending(*lines: str) -> Table[State, State]:
    return Table(book(turn, setup=setup), *lines, players=3)


# ---------------------------------------------------------------------------------------- one seat is asked


def test_nobody_waits_for_bystanders() -> None:
    table = spending()
    assert list(table.play.asks) == [0, 1, 2]
    assert table.asked == [0]
    assert not any(ask.sealed for ask in table.play.asks.values())
    table.tell("0: spend coins=5")
    assert table.state.notes == ["0 spends 5"]
    assert table.asked == []


def test_a_bystander_acts_and_the_options_are_counted_anew() -> None:
    table = spending("2: quake card=quake", "chance: rolled d1=3")
    assert table.steps[0].opened
    assert table.refused("0: spend coins=5") == "refused-number"
    assert table.options(2) == ["pass"]
    assert table.tell("0: spend coins=2").state.notes == ["2 quakes", "0 spends 2"]


def test_the_one_who_is_asked_may_act_freely_before_answering() -> None:
    table = spending("0: quake card=quake", "chance: rolled d1=1")
    assert table.options(0) == ["spend"]
    assert table.asked == [0]


def test_a_press_on_what_was_asked_before_an_interruption_is_known_to_be_stale() -> None:
    table = spending()
    before = table.play.place
    table.tell("1: quake card=quake")
    assert table.question == "chance-quake"
    assert table.refused("0: spend coins=1") == "refused-not-asked"
    table.tell("chance: rolled d1=1")
    assert (before, table.play.place) == (0, 2)


def test_a_question_is_known_again_after_an_interruption_and_a_new_one_is_not() -> None:
    table = spending()
    table.tell("1: quake card=quake")
    assert table.play.since(CHANCE) == table.play.place == 1
    table.tell("chance: rolled d1=1")
    assert [table.play.since(Seat(seat)) for seat in range(3)] == [0, 0, 0]
    table.tell("2: quake card=quake", "chance: rolled d1=1")
    assert (table.play.since(Seat(0)), table.play.place) == (0, 4)


async def rounds(state: State) -> Next:
    """The same question twice, with nothing between."""
    for _ in range(2):
        await ask_together(
            Ask(seat, "round", "rounds", {PASS: Option()}, Reply(PASS)) for seat in state.seats
        )
    return DRAWN


def test_what_is_asked_again_after_all_have_answered_is_asked_anew() -> None:
    """No free action came between: it is another round."""
    table = Table(book(rounds), "0: pass", "1: pass", "2: pass", players=3)
    assert [table.play.since(Seat(seat)) for seat in range(3)] == [3, 3, 3]


def test_a_bystander_who_passes_is_not_counted_and_may_still_act() -> None:
    table = spending("1: pass")
    assert not table.steps[-1].opened
    assert table.asked == [0]
    table.tell("1: quake card=quake", "chance: rolled d1=1", "2: pass", "0: spend coins=4")
    assert table.state.notes == ["1 quakes", "0 spends 4"]


def test_a_bystander_who_has_passed_hid_nothing_that_an_answer_could_disclose() -> None:
    table = Table(book(turns, setup=setup), "1: pass", "2: pass", "0: spend coins=4", players=3)
    assert table.steps[-1].opened
    assert not table.steps[-1].reveals


# ---------------------------------------------------------------------------------- several seats are sealing


def test_an_interruption_leaves_sealed_answers_in_if_they_still_stand() -> None:
    table = staking("0: stake coins=2", "1: stake coins=5", "2: quake card=quake", "chance: rolled d1=1")
    assert table.play.sealed == {0: Reply("stake", {"coins": 2})}
    assert table.asked == [1, 2]
    table.tell("1: stake coins=4", "2: stake coins=1")
    assert table.state.notes == ["2 quakes", "0 stakes 2", "1 stakes 4", "2 stakes 1"]


def test_whoever_has_sealed_may_act_freely_and_stays_sealed() -> None:
    table = staking("0: stake coins=1", "0: quake card=quake", "chance: rolled d1=3")
    assert table.play.sealed == {0: Reply("stake", {"coins": 1})}
    table.tell("0: stake coins=2", "2: stake coins=2", "1: stake coins=1")
    assert table.state.notes == ["0 quakes", "0 stakes 2", "1 stakes 1", "2 stakes 2"]


def test_an_interruption_tells_nothing_of_what_is_sealed() -> None:
    steps = staking("0: stake coins=1", "2: quake card=quake").steps
    assert [(step.reveals, step.facts) for step in steps] == [(False, ()), (False, ())]


def test_the_last_seal_closes_the_stakes() -> None:
    table = staking("2: stake coins=3", "1: stake coins=2", "0: stake coins=1")
    assert table.steps[-1].reveals
    assert table.state.notes == ["0 stakes 1", "1 stakes 2", "2 stakes 3"]


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("chapter", [stakes, turn])
def test_any_interruptions_end_and_can_be_rebuilt_in_the_middle(number: int, chapter: object) -> None:
    luck = random.Random(number)
    table = staking() if chapter is stakes else spending()
    while table.play.result is None:
        seat = luck.choice(list(table.play.asks))
        table.take(seat, draw_reply(table.play.asks[seat], luck.randrange))
    assert "stakes" in table.state.notes[-1] or "spends" in table.state.notes[-1]


async def last_coin(state: State) -> Next:
    """Who has more than one coin says so; a quake may leave nobody who has."""

    def questions() -> Iterator[Ask]:
        for seat in state.seats:
            rich = state.coins[seat] > 1
            options = {PASS: Option()} | free_actions(state, seat)
            yield Ask(seat, "rich", "last-coin", options, Reply(PASS), optional=not rich)

    answers = await ask_amid(questions, lambda seat, reply: act(state, seat, reply))
    state.notes.append(f"{len(answers)} rich")
    return DRAWN


def test_when_an_interruption_leaves_nobody_to_wait_for_the_rule_goes_on() -> None:
    table = Table(book(last_coin, setup=setup), "0: pass", players=2)
    table.tell("1: quake card=quake", "chance: rolled d1=3")
    assert table.asked == [1]
    table.tell("0: quake card=quake", "chance: rolled d1=1")
    assert table.state.notes == ["1 quakes", "0 quakes", "1 rich"]
