"""A game that is played again has every setting of the one before, whichever there are."""

from dataclasses import fields
from typing import Final

import pytest

from bot.games import GAMES
from bot.moderation import settings
from bot.tables.live import Live
from bot.wording.table_settings import SETTINGS
from storage.ports import TableRow

OWN: Final = frozenset(
    (
        *("id", "channel_id", "guild_id", "game", "rules_version", "host_id", "created_at", "touched_at"),
        *(
            "status",
            "seed",
            "secret",
            "commitment",
            "words",
            "seating",
            "started_at",
            "ended_at",
            "paused_at",
            "reason",
        ),
        *("board_message_id", "lobby_message_id", "options", "lesson", "rechained", "unarchived"),
    )
)
"""What of a table's row is its own, and no setting; options are those of its game."""
OTHERS: Final = {"title": "Soirée", "deadline": "43200", "window": "600", "language": "en"}
"""Another value than the usual one, where the menu offers none or changes another setting as well."""


def make_table(number: int) -> Live:
    """A table of the one game that has a title, with everything as usual."""
    table = TableRow(number, 7, "election", GAMES["election"].version, "fr", 1, 1_000)
    return Live(table, (), GAMES["election"], None)


def set_otherwise(live: Live) -> None:
    """Give every setting another value than it has."""
    for one in SETTINGS:
        usual = one.get_value(live.table)
        value = OTHERS.get(one.name) or next(each for each in one.menu_values if each != usual)
        live.take_over(settings.make_setting(live, one.name, value))
        assert one.get_value(live.table) != usual


def list_lost(old: TableRow, new: TableRow) -> list[str]:
    """The columns that the two do not share."""
    shared = [one.name for one in fields(TableRow) if one.name not in OWN]
    return [name for name in shared if getattr(old, name) != getattr(new, name)]


def test_every_setting_is_copied_and_no_column_of_the_row_is_forgotten() -> None:
    old, new = make_table(1), make_table(2)
    set_otherwise(old)
    usual = list_lost(old.table, new.table)
    assert usual == [one.name for one in fields(TableRow) if one.name not in OWN], (
        "every column was set otherwise"
    )
    settings.copy_settings(old.table, new)
    assert list_lost(old.table, new.table) == []
    assert [one.get_value(new.table) for one in SETTINGS] == [one.get_value(old.table) for one in SETTINGS]


@pytest.mark.parametrize("left_out", [one.name for one in SETTINGS])
def test_a_setting_that_is_left_out_would_be_found(left_out: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = make_table(1), make_table(2)
    set_otherwise(old)
    rest = [one for one in SETTINGS if one.name != left_out]
    monkeypatch.setattr(settings, "list_settings", lambda _book: rest)
    settings.copy_settings(old.table, new)
    assert list_lost(old.table, new.table) != []
