"""A refused reply changes nothing, whatever was forged, and only a legal one is taken."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from porc_royal.asks import Answer, Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import Luck, draw_reply
from porc_royal.rulebook import Next
from porc_royal.script import ask, ask_together, roll
from tests.porc_royal.asking import REPLIES, everything, lucks
from tests.porc_royal.small import DRAWN, State, Table, book


async def asked(state: State) -> Next:
    """Two seats seal everything there is; then chance rolls; then seat 1 answers alone."""
    for reply in (await ask_together([everything(0), everything(1)])).values():
        state.notes.append(reply.option)
    state.notes.append(str(await roll("any", 6)))
    state.notes.append((await ask(everything(1))).option)
    return DRAWN


BOOK: Final = book(asked)
STARTS: Final[list[list[str]]] = [
    [],
    ["0: throw cards=a+b"],
    ["0: throw cards=a+b", "1: pass"],
    ["0: throw cards=a+b", "1: pass", "chance: rolled d1=3"],
]


def refused(play: Play[State, State], seat: Seat, reply: Reply) -> None:
    """The reply is refused, and every byte of the game is as before."""
    before = play.fingerprint(), play.position, play.count, dict(play.sealed), play.list_running_rules()
    with pytest.raises(Refused):
        play.take(seat, reply)
    assert (
        play.fingerprint(),
        play.position,
        play.count,
        dict(play.sealed),
        play.list_running_rules(),
    ) == before


@given(st.sampled_from(STARTS), st.integers(-3, 4).map(Seat), REPLIES)
def test_any_reply_is_either_legal_or_changes_nothing(start: list[str], seat: Seat, reply: Reply) -> None:
    play = Table(BOOK, *start, players=3).play
    question = play.asks.get(seat)
    try:
        normal = None if question is None else question.check(reply)
    except Refused:
        normal = None
    if normal is None:
        refused(play, seat, reply)
    else:
        assert play.take(seat, reply).reply == normal


def stranger(reply: Reply) -> Reply:
    return Reply("stranger", dict(reply.fields))


def extra(reply: Reply) -> Reply:
    return Reply(reply.option, {**reply.fields, "stranger": 1})


def missing(reply: Reply) -> Reply:
    kept = dict(list(reply.fields.items())[1:])
    return Reply(reply.option, kept)


def another_kind(reply: Reply) -> Reply:
    return Reply(reply.option, {name: _another(value) for name, value in reply.fields.items()})


def _another(value: Answer) -> Answer:
    match value:
        case int():
            return str(value)
        case str():
            return (value,)
        case tuple():
            return "+".join(value)


def unknown_names(reply: Reply) -> Reply:
    return Reply(reply.option, {name: _unknown(value) for name, value in reply.fields.items()})


def _unknown(value: Answer) -> Answer:
    match value:
        case int():
            return value + 1000
        case str():
            return value + "\u2028unknown"
        case tuple():
            return (*value, "unknown")


def twins(reply: Reply) -> Reply:
    return Reply(
        reply.option,
        {name: value * 2 if isinstance(value, tuple) else -999 for name, value in reply.fields.items()},
    )


FORGERIES: Final[list[Callable[[Reply], Reply]]] = [
    stranger,
    extra,
    missing,
    another_kind,
    unknown_names,
    twins,
]


@pytest.mark.parametrize("forge", FORGERIES)
@given(luck=lucks(), start=st.sampled_from([STARTS[0], STARTS[1], STARTS[3]]))
def test_a_forged_reply_is_refused_and_changes_nothing(
    forge: Callable[[Reply], Reply], luck: Luck, start: list[str]
) -> None:
    forged = forge(draw_reply(everything(1), luck))
    if forged.fields or forge in (stranger, extra):
        refused(Table(BOOK, *start).play, Seat(1), forged)


@given(luck=lucks())
def test_a_legal_reply_by_another_seat_is_refused(luck: Luck) -> None:
    play = Table(BOOK, *STARTS[3], players=3).play
    for seat in (Seat(0), Seat(2), CHANCE, Seat(99)):
        refused(play, seat, draw_reply(everything(1), luck))


@pytest.mark.parametrize("face", [0, 7, -1, 10**30])
def test_no_die_shows_what_it_has_not(face: int) -> None:
    refused(Table(BOOK, *STARTS[2]).play, CHANCE, Reply("rolled", {"d1": face}))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_rolls_for_chance(seat: int) -> None:
    refused(Table(BOOK, *STARTS[2]).play, Seat(seat), Reply("rolled", {"d1": 3}))


@given(st.lists(st.tuples(st.integers(0, 1).map(Seat), lucks()), min_size=2, max_size=8))
def test_sealed_answers_changed_many_times_are_rebuilt_as_they_stand(turns: list[tuple[Seat, Luck]]) -> None:
    table = Table(BOOK)
    for seat, luck in turns:
        if len(table.play.asks) < 2:
            break
        table.take(seat, draw_reply(everything(), luck))
    assert set(table.play.sealed) <= {0, 1}
