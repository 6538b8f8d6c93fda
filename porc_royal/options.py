"""Options: what a game lets people choose is declared once, on the struct that its rules read.

    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        misere: Annotated[bool, Offered()] = False
        rounds: Annotated[int, Offered("length", (16, 8, 4))] = 16
        ending: Annotated[Literal["sudden", "slow"], Offered("length")] = "sudden"

    OPTIONS: Final = make_table_options(Options)

The lobby shows them in this order. A field without `Offered` is not for the lobby. A preset is an option whose values
put values into other options: what is played is what those say, and the preset is called after them as soon as one
is changed, by the value of its own that puts nothing anywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, get_args, get_origin

import msgspec

from porc_royal.rulebook import Setting, Settings, TableOption

SIMPLE: Final = (str, int, bool)
"""The types that the value of an option may have."""


@dataclass(frozen=True, slots=True, eq=False)
class Offered:
    """Marks a field as a choice of the lobby. Its name, its default and most values are those of the field.

    group    the heading in the lobby (`TableOption.group`)
    values   what may be chosen of a number or a text; a bool and a `Literal` say it themselves
    presets  what each of its values puts into other options (`TableOption.presets`)
    seats    values that name a player by the seat in the lobby (`TableOption.seats`)
    decides  whether the lobby opens on it (`TableOption.decides`)
    """

    group: str = ""
    values: tuple[Setting, ...] = ()
    presets: Mapping[str, Mapping[str, Setting]] = field(default_factory=dict)
    seats: Mapping[str, int] = field(default_factory=dict)
    decides: bool = False


def make_table_options(struct: type[msgspec.Struct]) -> tuple[TableOption, ...]:
    """The lobby's options of a game, in the order of the fields.

    Raises `TypeError` or `ValueError` where what is declared could not be chosen.
    """
    found = tuple(
        _make_table_option(one, mark)
        for one in msgspec.structs.fields(struct)
        for mark in _find_marks(one.type)
    )
    values = {option.name: option.values for option in found}
    for option in found:
        own = set(map(str, option.values))
        wrong = [f"{option.name}={value}" for value in {**option.presets, **option.seats} if value not in own]
        wrong += [
            f"{name}={put}"
            for puts in option.presets.values()
            for name, put in puts.items()
            if name == option.name or put not in values.get(name, ())
        ]
        if wrong:
            raise ValueError(f"no such option or value: {', '.join(wrong)}")
    return found


def choose(
    options: Sequence[TableOption], settings: Settings, name: str, value: Setting
) -> dict[str, Setting]:
    """All settings once one has been chosen: with what it brings, and presets called after what holds now."""
    chosen = {**settings, name: value}
    for option in options:
        if option.name == name and option.presets:
            chosen |= _expand_preset(options, option, value)
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


def _find_marks(kind: object) -> list[Offered]:
    """What a field's type carries besides the type; at most one is expected."""
    return [mark for mark in get_args(kind)[1:] if isinstance(mark, Offered)] if _is_annotated(kind) else []


def _is_annotated(kind: object) -> bool:
    return get_origin(kind) is Annotated


def _make_table_option(found: msgspec.structs.FieldInfo, mark: Offered) -> TableOption:
    """The option that a field is. Raises where its default is none of its values, or these are none of its type."""
    default: object = found.default
    kind: object = get_args(found.type)[0]
    if not isinstance(default, SIMPLE):
        raise TypeError(f"{found.encode_name}: an option needs a default")
    values = mark.values or _list_values(kind, default)
    if default not in values:
        raise ValueError(f"{found.encode_name}: {default} is none of {values}")
    for value in values:
        msgspec.convert(value, kind)
    return TableOption(found.encode_name, values, default, mark.group, mark.presets, mark.seats, mark.decides)


def _list_values(kind: object, default: Setting) -> tuple[Setting, ...]:
    """The values that a type says itself, a bool's with the default first; () for any others."""
    if kind is bool:
        return (default, not default)
    return get_args(kind) if get_origin(kind) is Literal else ()


def _expand_preset(options: Sequence[TableOption], preset: TableOption, value: Setting) -> dict[str, Setting]:
    """What a preset puts into other options: its own values, and defaults where other presets put theirs."""
    if str(value) not in preset.presets:
        return {}
    touched = {name for values in preset.presets.values() for name in values}
    usual = {one.name: one.default for one in options if one.name in touched}
    return usual | dict(preset.presets[str(value)])


def _find_holding(options: Sequence[TableOption], preset: TableOption, settings: Settings) -> Setting:
    """The preset whose values hold; else the one that stands for any others, where there is such."""
    usual = {one.name: one.default for one in options}
    holding = [
        value
        for value in preset.values
        if str(value) in preset.presets
        and all(
            settings.get(name, usual.get(name)) == put
            for name, put in _expand_preset(options, preset, value).items()
        )
    ]
    others = [value for value in preset.values if str(value) not in preset.presets]
    return next(iter([*holding, *others]), settings.get(preset.name, preset.default))
