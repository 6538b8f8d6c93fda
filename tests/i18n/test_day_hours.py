import pytest

from bot.i18n import read_day_hours, word_day_hours
from porc_royal.asks import Refused


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("22:00-08:00", "22:00–08:00"),
        ("22-8", "22:00–08:00"),
        ("22h30 – 7h", "22:30–07:00"),
        ("22 h à 8 h", "22:00–08:00"),
        ("de 23h a 7h15", "23:00–07:15"),
        ("10pm to 7:30am", "22:00–07:30"),
        ("from 12am until 6 a.m.", "00:00–06:00"),
        ("22.30 - 24", "22:30–00:00"),
        ("8-8", "08:00–08:00"),
        ("00:00–00:01", "00:00–00:01"),
    ],
)
def test_hours_of_the_day_are_read_as_people_type_them(typed: str, shown: str) -> None:
    read = read_day_hours(typed)
    assert read is not None
    assert word_day_hours(read) == shown
    assert read_day_hours(shown) == read


@pytest.mark.parametrize("typed", ["none", "aucune", "0", "Sans", "off"])
def test_no_quiet_hours_can_be_typed(typed: str) -> None:
    assert read_day_hours(typed) is None


@pytest.mark.parametrize(
    "typed", ["", "night", "25-8", "22:60-8", "22", "22-8-9", "24:30-8", "13pm-8", "0am-8", "²2-8", "9" * 80]
)
def test_what_is_no_such_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_day_hours(typed)
    assert refused.value.says.key == "hours-error-quiet"
