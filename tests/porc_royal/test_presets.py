"""Presets of the lobby: what choosing them writes, and what they are called when something else is chosen."""

from collections.abc import Mapping
from typing import Final

import pytest

from bot.games import GAMES
from games.interstellar_pig.state.options import read_options
from porc_royal.options import choose, settle
from porc_royal.rulebook import Setting, TableOption

OPTIONS: Final = (
    TableOption("style", ("slow", "fast", "own"), "slow", presets={"slow": {}, "fast": {"turns": 4}}),
    TableOption("turns", (8, 4, 6), 8),
    TableOption("colour", ("red", "blue"), "red"),
)
USUAL: Final = {option.name: option.default for option in OPTIONS}


def after(*steps: tuple[str, Setting]) -> dict[str, Setting]:
    settings: dict[str, Setting] = dict(USUAL)
    for name, value in steps:
        settings = choose(OPTIONS, settings, name, value)
    return settings


@pytest.mark.parametrize(
    ("steps", "style", "turns"),
    [
        ((("style", "fast"),), "fast", 4),
        ((("style", "fast"), ("turns", 8)), "slow", 8),
        ((("style", "fast"), ("turns", 6)), "own", 6),
        ((("style", "fast"), ("turns", 6), ("turns", 4)), "fast", 4),
        ((("turns", 4),), "fast", 4),
        ((("style", "fast"), ("style", "slow")), "slow", 8),
        ((("style", "fast"), ("style", "own")), "fast", 4),
        ((("style", "fast"), ("colour", "blue")), "fast", 4),
    ],
)
def test_a_preset_writes_values_and_is_called_after_those_that_hold(
    steps: tuple[tuple[str, Setting], ...], style: str, turns: int
) -> None:
    settings = after(*steps)
    assert (settings["style"], settings["turns"]) == (style, turns)


def test_what_was_chosen_stands_against_the_preset() -> None:
    assert settle(OPTIONS, {"style": "fast"})["turns"] == 4
    assert settle(OPTIONS, {"style": "fast", "turns": 8})["turns"] == 8


def presets() -> list[tuple[str, TableOption]]:
    return [(name, option) for name, book in GAMES.items() for option in book.options if option.presets]


@pytest.mark.parametrize(("game", "option"), presets(), ids=lambda one: getattr(one, "name", one))
def test_every_preset_of_every_game_puts_values_that_can_be_chosen(game: str, option: TableOption) -> None:
    values: Mapping[str, tuple[Setting, ...]] = {one.name: one.values for one in GAMES[game].options}
    for preset, settings in option.presets.items():
        assert preset in option.values
        assert all(put in values[name] for name, put in settings.items())
    assert len(set(option.values) - set(option.presets)) == 1


def test_a_quick_game_of_which_the_rounds_are_changed_to_sixteen_has_sixteen() -> None:
    """What the lobby shows is played, a default value, too."""
    options = GAMES["interstellar_pig"].options
    quick = choose(options, {one.name: one.default for one in options}, "preset", "quick")
    assert (read_options(quick).rounds, read_options(quick).setup_loss) == (8, "orbit_start")
    longer = choose(options, quick, "rounds", 16)
    assert (read_options(longer).rounds, read_options(longer).setup_loss, longer["preset"]) == (
        16,
        "orbit_start",
        "own",
    )
