"""When a digest is sent, and what people have wished."""

from datetime import UTC, datetime

from bot.tables.waking_hours import read_hours
from bot.tables.wishes import Wishes, find_morning, read_wishes


def moment(day: int, hour: int, minute: int = 0) -> int:
    """A moment of November 2026 in universal time, in unix milliseconds."""
    return int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_a_digest_comes_at_nine_where_its_reader_lives() -> None:
    assert find_morning(None, moment(22, 8)) == moment(22, 9)
    assert find_morning(None, moment(22, 9)) == moment(23, 9), "the next, not the same again"
    assert find_morning(read_hours("Asia/Tokyo -"), moment(22, 8)) == moment(23, 0)


def test_who_sleeps_until_noon_gets_it_at_noon() -> None:
    late = read_hours("UTC 120-720")
    assert find_morning(late, moment(22, 13)) == moment(23, 12)


def test_whoever_has_set_nothing_is_reminded_and_called_for_each() -> None:
    assert read_wishes({}) == Wishes(reminded=True, digest=False)
    assert read_wishes({"reminders": "off", "digest": "on"}) == Wishes(
        reminded=False, digest=True, met={"reminders": "off", "digest": "on"}
    )
