"""Waking hours, checked against a referee who looks at the clock on the wall, minute by minute."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.waking_hours import (
    DAY,
    HOUR,
    LEAST_WAKING,
    MINUTE,
    Hours,
    add_waking,
    cap,
    count_waking,
    find_next_quiet,
    find_next_waking,
    find_zone,
    is_quiet,
    list_zones,
    make_hours,
    read_hours,
)
from porc_royal.asks import Refused

PARIS = ZoneInfo("Europe/Paris")
NIGHT = Hours(PARIS, (22 * 60, 8 * 60))
ODD = ("Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Chatham", "America/St_Johns")
"""Zones that are not whole hours away, one of which changes its clocks by half an hour."""
CHANGES = ("2026-03-29 01:00", "2026-10-25 01:00", "2026-04-04 15:00", "2026-10-03 15:30")
"""When clocks change: in Europe, then on Lord Howe Island, in universal time."""


def at(text: str, zone: ZoneInfo = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def shown(moment: int, zone: ZoneInfo = PARIS) -> str:
    return datetime.fromtimestamp(moment / 1000, zone).strftime("%a %d %H:%M")


def referee(hours: Hours, moment: int) -> bool:
    """Whether it is quiet, as the wall clock shows it."""
    wall = datetime.fromtimestamp(moment // 1000, hours.zone)
    if hours.weekends and wall.weekday() in (5, 6):
        return True
    if hours.quiet is None:
        return False
    start, end = hours.quiet
    minutes = range(start, end) if start < end else (*range(start, 1440), *range(end))
    return wall.hour * 60 + wall.minute in minutes


zones = st.sampled_from([*ODD, *list_zones()]).map(ZoneInfo)
minutes = st.integers(0, 24 * 60 - 1)


@st.composite
def somebody(draw: st.DrawFn) -> Hours:
    quiet = draw(st.none() | st.tuples(minutes, minutes).filter(_leaves_an_hour))
    return make_hours(draw(zones), quiet, weekends=draw(st.booleans()))


def _leaves_an_hour(quiet: tuple[int, int]) -> bool:
    length = (quiet[1] - quiet[0]) % (24 * 60)
    return 0 < length <= 23 * 60


moments = st.builds(
    lambda change, off: at(change, ZoneInfo("UTC")) + off * MINUTE,
    st.sampled_from(CHANGES),
    st.integers(-3 * 1440, 3 * 1440),
) | st.integers(at("2024-01-01 00:00"), at("2036-01-01 00:00")).map(lambda one: one - one % MINUTE)


@given(somebody(), moments)
def test_quiet_is_what_the_clock_on_the_wall_says(hours: Hours, moment: int) -> None:
    assert is_quiet(hours, moment) == referee(hours, moment)


@given(somebody(), moments)
def test_the_next_waking_moment_is_the_first_that_is_not_quiet(hours: Hours, moment: int) -> None:
    found = find_next_waking(hours, moment)
    assert not referee(hours, found)
    assert all(referee(hours, one) for one in range(moment, found, MINUTE))


@given(somebody(), moments)
def test_the_next_quiet_moment_is_the_first_that_is(hours: Hours, moment: int) -> None:
    found = find_next_quiet(hours, moment)
    assert (found is None) == (hours.quiet is None and not hours.weekends)
    if found is not None:
        assert referee(hours, found)
        assert not any(referee(hours, one) for one in range(moment, found, MINUTE))


@given(somebody(), moments, st.integers(1, 40 * 60))
def test_waking_time_is_added_minute_by_minute(hours: Hours, moment: int, length: int) -> None:
    found = add_waking(hours, moment, length * MINUTE)
    waking = sum(not referee(hours, one) for one in range(moment, found, MINUTE))
    assert waking == length
    assert not referee(hours, found - MINUTE), "not a minute later than need be"
    assert count_waking(hours, moment, found) == length * MINUTE


@given(somebody(), moments, st.integers(0, 100 * 60), st.integers(0, 100 * 60))
def test_what_is_added_in_two_parts_is_added_at_once(hours: Hours, moment: int, one: int, two: int) -> None:
    by_parts = add_waking(hours, add_waking(hours, moment, one * MINUTE), two * MINUTE)
    assert by_parts == add_waking(hours, moment, (one + two) * MINUTE) or is_quiet(hours, by_parts - 1)


@given(somebody(), moments, st.integers(1, 200 * 60), st.integers(0, 200 * 60))
def test_nothing_is_put_off_beyond_a_limit(hours: Hours, moment: int, length: int, most: int) -> None:
    limit = moment + most * MINUTE
    assert add_waking(hours, moment, length * MINUTE, limit) == min(
        add_waking(hours, moment, length * MINUTE), limit
    )


@given(somebody())
def test_hours_are_read_as_they_are_kept(hours: Hours) -> None:
    assert read_hours(str(hours)) == hours


def test_of_whom_nothing_is_known_nothing_is_assumed() -> None:
    assert not is_quiet(None, at("2026-06-01 03:00"))
    assert find_next_waking(None, 17) == 17
    assert find_next_quiet(None, 17) is None
    assert add_waking(None, 17, 24 * HOUR) == 17 + 24 * HOUR
    assert add_waking(None, 17, 24 * HOUR, 20) == 20
    assert count_waking(None, 17, 20) == 3


@pytest.mark.parametrize(
    ("start", "length", "end"),
    [
        ("2026-06-01 10:00", 24, "Tue 02 20:00"),
        ("2026-06-01 23:30", 4, "Tue 02 12:00"),
        ("2026-06-01 08:00", 14, "Mon 01 22:00"),
        ("2026-03-28 20:00", 4, "Sun 29 10:00"),  # the night is an hour shorter, and quiet all the same
        ("2026-10-24 20:00", 4, "Sun 25 10:00"),
    ],
)
def test_a_night_does_not_count(start: str, length: int, end: str) -> None:
    assert shown(add_waking(NIGHT, at(start), length * HOUR)) == end


def test_quiet_hours_that_the_clocks_skip_end_with_them() -> None:
    """At two o'clock it is three: who is quiet until half past two is woken then."""
    skipped = Hours(PARIS, (23 * 60, 2 * 60 + 30))
    assert shown(find_next_waking(skipped, at("2026-03-29 00:00"))) == "Sun 29 03:00"


def test_weekends_are_quiet_from_midnight_to_midnight_with_the_nights_about_them() -> None:
    rests = Hours(PARIS, (22 * 60, 8 * 60), weekends=True)
    friday = at("2026-06-05 21:00")
    assert not is_quiet(rests, friday)
    assert shown(find_next_waking(rests, friday + HOUR)) == "Mon 08 08:00"
    assert shown(add_waking(rests, friday, 2 * HOUR)) == "Mon 08 09:00"
    idle = Hours(PARIS, None, weekends=True)
    assert shown(find_next_waking(idle, at("2026-06-06 12:00"))) == "Mon 08 00:00"


def test_a_cap_bounds_what_quiet_hours_add_and_grants_a_night() -> None:
    assert cap(100, 24 * HOUR, 3) == 100 + 72 * HOUR
    assert cap(100, HOUR, 3) == 100 + 13 * HOUR
    assert cap(100, HOUR, 1) == 100 + HOUR, "quiet hours move nothing"
    assert DAY - LEAST_WAKING == 23 * HOUR


@pytest.mark.parametrize(
    ("quiet", "key"),
    [
        ((480, 480), "hours-error-same"),
        ((480, 479), "hours-error-none-left"),
        ((0, 23 * 60 + 1), "hours-error-none-left"),
    ],
)
def test_quiet_hours_that_leave_nothing_are_refused(quiet: tuple[int, int], key: str) -> None:
    with pytest.raises(Refused) as refused:
        make_hours(PARIS, quiet, weekends=False)
    assert refused.value.says.key == key


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        (" paris ", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("UTC", "UTC"),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_city(typed: str, name: str) -> None:
    assert find_zone(typed).key == name


@pytest.mark.parametrize("typed", ["Mars/Olympus", "", "/etc/passwd", "../zone", "Europe/", "Europe"])
def test_an_unknown_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        find_zone(typed)
    assert refused.value.says.key == "hours-error-zone"


def test_hours_in_a_zone_that_is_no_more_are_as_none() -> None:
    assert read_hours("Atlantis/Capital 60-120") is None
    assert read_hours(None) is None


def test_half_hours_of_a_zone_are_kept() -> None:
    kolkata = make_hours(ZoneInfo("Asia/Kolkata"), (22 * 60, 8 * 60), weekends=False)
    assert (
        datetime.fromtimestamp(
            find_next_waking(kolkata, at("2026-06-01 20:00", ZoneInfo("UTC"))) / 1000, UTC
        ).strftime("%H:%M")
        == "02:30"
    )
