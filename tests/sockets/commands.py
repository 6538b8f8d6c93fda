"""The commands as they are registered, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.fake_discord import World

Json = dict[str, Any]
SUBCOMMAND = 1


@dataclass(frozen=True)
class Typed:
    """A command as somebody types it, and its options."""

    path: str
    line: str
    options: list[Json]


def named(thing: Json, locale: str) -> str:
    """What a command or an option is called in a language."""
    return str((thing.get("name_localizations") or {}).get(locale, thing["name"]))


def every_command(world: World, locale: str) -> Iterator[Typed]:
    """All of them, subcommands one by one, named in a language."""
    for command in world.commands[None].values():
        parts = [part for part in command.get("options") or [] if part["type"] == SUBCOMMAND]
        name = named(command, locale)
        if not parts:
            yield Typed(command["name"], name, command.get("options") or [])
        for part in parts:
            path, line = f"{command['name']} {part['name']}", f"{name} {named(part, locale)}"
            yield Typed(path, line, part.get("options") or [])
