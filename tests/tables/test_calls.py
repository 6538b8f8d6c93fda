"""Who is called with a sound, who is left alone, and until when."""

from typing import Final

from bot.tables.calls import AGAIN_MS, HOUR_MS, PATIENCE_MS, Calling, choose_calling
from bot.tables.posts import PRESENT_MS, Inbox

NOW: Final = 1_700_000_000_000
MINUTE: Final = 60_000
SILENT: Final = Calling(now=False, later=NOW + PATIENCE_MS)


def call(*, seen_at: int = 0, called_at: int = 0, act: int = -1) -> Calling:
    """How somebody with this inbox is asked now, in the third part of the game."""
    return choose_calling(Inbox(seen_at=seen_at, called_at=called_at, act=act), 3, NOW)


def test_who_is_newly_needed_is_called_at_once() -> None:
    assert call() == Calling(now=True)
    assert call(act=2, seen_at=NOW - 3 * HOUR_MS, called_at=NOW - 4 * HOUR_MS) == Calling(now=True)


def test_who_has_replied_a_moment_ago_is_called_when_five_minutes_have_passed_since() -> None:
    seen = NOW - MINUTE
    assert call(seen_at=seen, called_at=seen - MINUTE) == Calling(now=False, later=seen + PRESENT_MS)


def test_who_goes_on_with_this_part_of_the_game_is_called_after_two_hours_only() -> None:
    assert call(seen_at=NOW - 30 * MINUTE) == SILENT
    later = {"seen_at": NOW - 3 * HOUR_MS, "called_at": NOW - 4 * HOUR_MS, "act": 3}
    assert call(**later) == SILENT
    assert call(**(later | {"act": 2})) == Calling(now=True), "another part of the game has begun"


def test_who_was_called_and_has_done_nothing_is_not_called_for_half_a_day() -> None:
    called = NOW - HOUR_MS
    assert call(called_at=called) == Calling(now=False, later=called + AGAIN_MS)
    assert call(called_at=NOW - AGAIN_MS) == Calling(now=True)


def test_nobody_is_called_a_third_time_within_a_day() -> None:
    first = NOW - 20 * HOUR_MS
    twice = choose_calling(
        Inbox(called_before=first, called_at=first + HOUR_MS, seen_at=first + 2 * HOUR_MS), 3, NOW
    )
    assert twice == Calling(now=False, later=first + 24 * HOUR_MS)
