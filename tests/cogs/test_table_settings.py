"""Settings of tables are declared once: what the lobby, `/table open` and typed options take is that list."""

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.option_text import read_options
from bot.wording.table_settings import SETTINGS, TableSetting
from cogs.tables import Tables
from porc_royal.asks import Refused
from tests.words import WORDS


def test_a_table_is_opened_with_the_settings_that_are_so_declared() -> None:
    taken = [one.name for one in Tables.open_.parameters]
    assert taken == ["game", *(one.name for one in SETTINGS if one.is_open_parameter), "options"]
    assert all(not one.required for one in Tables.open_.parameters[1:])


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: str(one.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_words(setting: TableSetting, language: Language) -> None:
    wanted = [f"lobby-{setting.name}-which", f"lobby-{setting.name}-help"] if setting.menu_values else []
    if setting.is_open_parameter:
        wanted += [f"command-table-open-option-{setting.name}.{part}" for part in ("name", "description")]
    assert [key for key in wanted if not WORDS.has(key, language)] == []


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: str(one.name))
def test_whatever_a_menu_offers_can_be_typed(setting: TableSetting) -> None:
    for value in setting.menu_values:
        assert read_options(WORDS, WORDS.of("en"), "cochons", f"{setting.name}={value}") == {
            setting.name: value
        }
    for _, typed in setting.propose(WORDS.of("en"), ""):
        assert setting.read_typed(typed) in setting.menu_values


@pytest.mark.parametrize("typed", ["deadline=soon", "window=2m", "language=klingon"])
def test_what_no_setting_can_be_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_options(WORDS, WORDS.of("en"), "cochons", typed)
