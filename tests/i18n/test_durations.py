import pytest

from bot.i18n import read_duration, write_countdown, write_timestamp
from porc_royal.asks import Refused

HOUR = 3600
DAY = 24 * HOUR


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("36h", 36 * HOUR),
        ("2d", 2 * DAY),
        ("2j", 2 * DAY),
        ("2 jours", 2 * DAY),
        ("1 jour et 12 heures", 36 * HOUR),
        ("1 day and 12 hours", 36 * HOUR),
        ("90m", 90 * 60),
        ("90 minutes", 90 * 60),
        ("1h30", 90 * 60),
        ("2j12h", 60 * HOUR),
        ("1 semaine", 7 * DAY),
        ("1w", 7 * DAY),
        ("24", DAY),
        (" 48 H ", 2 * DAY),
        ("1:30", 90 * 60),
    ],
)
def test_lengths_are_read_as_people_type_them(typed: str, seconds: int) -> None:
    assert read_duration(typed) == seconds


@pytest.mark.parametrize("typed", ["none", "aucun", "Aucune", "0", "sans", "never"])
def test_no_deadline_can_be_typed(typed: str) -> None:
    assert read_duration(typed) is None


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("soon", "deadline-wrong"),
        ("", "deadline-wrong"),
        ("-3h", "deadline-wrong"),
        ("demain 18h", "deadline-wrong"),
        ("9" * 60, "deadline-wrong"),
        ("1m", "deadline-short"),
        ("31d", "deadline-long"),
        ("9999999", "deadline-long"),
    ],
)
def test_other_lengths_are_refused(typed: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_duration(typed)
    assert refused.value.says.key == key


def test_bounds_can_be_given() -> None:
    assert read_duration("30s", least=10) == 30
    with pytest.raises(Refused) as refused:
        read_duration("3d", most=2 * DAY)
    assert refused.value.says.args == {"days": 2}


def test_moments_are_shown_on_each_reader_s_own_clock() -> None:
    assert write_timestamp(1_700_000_000_999) == "<t:1700000000:F> (<t:1700000000:R>)"
    assert write_countdown(1_700_000_000_000) == "<t:1700000000:R>"
