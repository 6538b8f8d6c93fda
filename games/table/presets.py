"""Presets: options of the lobby whose values put values into other options, and are called after them.

What is played is what the other options say. A preset only names a set of their values: it is called otherwise as
soon as one of them is changed, by the value of its own that puts nothing anywhere (`TableOption.presets` lacks it).
"""

from collections.abc import Sequence

from games.table.rulebook import Setting, Settings, TableOption


def expand_preset(options: Sequence[TableOption], preset: TableOption, value: Setting) -> dict[str, Setting]:
    """What a preset puts into other options: its own values, and defaults where other presets put theirs."""
    if str(value) not in preset.presets:
        return {}
    touched = {name for values in preset.presets.values() for name in values}
    usual = {one.name: one.default for one in options if one.name in touched}
    return usual | dict(preset.presets[str(value)])


def choose(
    options: Sequence[TableOption], settings: Settings, name: str, value: Setting
) -> dict[str, Setting]:
    """All settings once one has been chosen: with what it brings, and presets called after what holds now."""
    chosen = {**settings, name: value}
    for option in options:
        if option.name == name and option.presets:
            chosen |= expand_preset(options, option, value)
    for option in options:
        if option.presets:
            chosen[option.name] = _find_holding(options, option, chosen)
    return chosen


def settle(options: Sequence[TableOption], settings: Settings) -> dict[str, Setting]:
    """What is played: what was chosen, and where nothing was, what a chosen preset puts there."""
    below: dict[str, Setting] = {}
    for option in options:
        below |= option.presets.get(str(settings.get(option.name, option.default)), {})
    return below | dict(settings)


def _find_holding(options: Sequence[TableOption], preset: TableOption, settings: Settings) -> Setting:
    """The preset whose values hold; else the one that stands for any others, where there is such."""
    usual = {one.name: one.default for one in options}
    holding = [
        value
        for value in preset.values
        if str(value) in preset.presets
        and all(
            settings.get(name, usual.get(name)) == put
            for name, put in expand_preset(options, preset, value).items()
        )
    ]
    others = [value for value in preset.values if str(value) not in preset.presets]
    return next(iter([*holding, *others]), settings.get(preset.name, preset.default))
