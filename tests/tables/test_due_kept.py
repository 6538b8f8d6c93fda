"""Which due time stands when a question is followed by another one."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.consequences.deadlines import _find_kept_due_time
from bot.tables.turn import Turn
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Seat

DUE = 1_000
ANN, BOB = Seat(0), Seat(1)


def ask(seat: Seat, key: str, *, goes_on: bool = False) -> Ask:
    return Ask(seat, key, "R-1", {PASS: Option()}, Reply(PASS), goes_on=goes_on)


def after(asked: Ask, now: Ask) -> Turn:
    """`asked` has been answered, and `now` is asked."""
    play = SimpleNamespace(asks={now.seat: now}, awaited=(now.seat,))
    live = SimpleNamespace(play=play, due_at=DUE)
    return cast("Turn", SimpleNamespace(live=live, actor=asked.seat, asked=asked, amid=False, waited=()))


@pytest.mark.parametrize(
    ("asked", "now", "kept"),
    [
        (ask(ANN, "trip"), ask(ANN, "trip"), DUE),
        (ask(ANN, "trip"), ask(BOB, "trip"), None),
        (ask(ANN, "deal"), ask(BOB, "deal"), None),
        (ask(ANN, "deal"), ask(BOB, "deal", goes_on=True), DUE),
    ],
)
def test_a_question_that_goes_on_with_the_one_before_it_has_no_time_of_its_own(
    asked: Ask, now: Ask, kept: int | None
) -> None:
    """CE-110: counter-offers go to and fro within one deadline; another person's question has a new one."""
    assert _find_kept_due_time(after(asked, now)) == kept
