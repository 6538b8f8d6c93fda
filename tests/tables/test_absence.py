"""Who is away once a deadline has passed."""

from typing import Final

import pytest

from bot.tables.absence import LONG_STEP_MS, is_uncalled
from bot.tables.posts import Inbox
from storage.ports import SeatRow

NOW: Final = 1_700_000_000_000
HOUR: Final = LONG_STEP_MS
GOING_ON: Final = Inbox(seen_at=NOW - 4 * HOUR, called_at=NOW - 9 * HOUR)
"""They have replied since they were called, and were not called again."""


def sit(**known: int | bool) -> SeatRow:
    return SeatRow(1, 0, "person", "Rosa", 7, **known)  # type: ignore[arg-type]  # columns of several types


def test_who_was_there_and_was_not_called_again_is_not_away_when_a_long_deadline_passes() -> None:
    assert is_uncalled(sit(), GOING_ON, NOW, 4 * HOUR)


@pytest.mark.parametrize(
    ("row", "inbox", "step"),
    [
        (sit(), Inbox(seen_at=NOW - 4 * HOUR, called_at=NOW - 2 * HOUR), 4 * HOUR),
        (sit(), GOING_ON, HOUR // 2),
        (sit(), GOING_ON, None),
        (sit(away_from=NOW - HOUR), GOING_ON, 4 * HOUR),
    ],
    ids=["called", "sits with the others", "no deadline", "away already"],
)
def test_whoever_could_know_of_it_is(row: SeatRow, inbox: Inbox, step: int | None) -> None:
    assert not is_uncalled(row, inbox, NOW, step)
