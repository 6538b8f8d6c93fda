"""When what is asked beside a window falls due: that says nothing of who has answered the window already."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.tables.deadlines import list_due_deadlines, plan_deadlines
from bot.tables.live import Live
from bot.tables.terms import Terms
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Seat
from storage.ports import SeatRow

WINDOW, DEADLINE, NOW = 600, 86_400, 1_000
ANN, BOB = Seat(0), Seat(1)


def stand(*awaited: Seat) -> Live:
    """Ann is asked whether she reacts, Bob what he sends; those who are awaited have not answered."""
    window = Ask(ANN, "react", "R-1", {PASS: Option()}, Reply(PASS), sealed=True, window=True)
    ships = Ask(BOB, "ships", "R-2", {PASS: Option()}, Reply(PASS), sealed=True)
    rows = {seat: SeatRow(1, seat, "person", f"{seat}", 100 + seat) for seat in (ANN, BOB)}
    play = SimpleNamespace(
        asks={ANN: window, BOB: ships}, awaited=awaited, place=7, since=lambda seat: 7, result=None
    )
    table = SimpleNamespace(
        window_seconds=WINDOW, deadline_seconds=DEADLINE, lesson="", waking_cap=None, grace_seconds=60
    )
    live = SimpleNamespace(
        play=play, game=play, table=table, at=rows.__getitem__, hours={}, now=lambda: NOW, steward_times={}
    )
    return cast("Live", live)


@pytest.mark.parametrize("awaited", [(ANN, BOB), (ANN,), (BOB,)])
def test_what_is_opened_together_falls_due_at_one_moment_whoever_has_an_order_for_it(
    awaited: tuple[Seat, ...],
) -> None:
    timed = plan_deadlines(stand(*awaited), NOW, 0)
    assert [(one.kind, one.due_at) for one in timed.opens] == [("window", NOW + 1000 * WINDOW)]


@pytest.mark.parametrize("awaited", [(ANN, BOB), (ANN,), (BOB,)])
def test_more_time_puts_off_the_deadline_that_runs_and_opens_no_other(awaited: tuple[Seat, ...]) -> None:
    """Else the window would close at its first moment all the same."""
    later = NOW + 2000 * WINDOW
    opened = list_due_deadlines(stand(*awaited), NOW, NOW, later, Terms(later - NOW, later - NOW))
    assert [(one.kind, one.due_at) for one in opened] == [("window", later)]
