"""From what somebody types to the options Discord sends: names in any language, types, limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from .components import Json
from .model import EVERYTHING, Channel, Guild, User

if TYPE_CHECKING:
    from .world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
GUILD_CONTEXT, DM_CONTEXT = 0, 1
KINDS: Final[Mapping[int, tuple[type, ...]]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (User,),
    CHANNEL: (Channel,),
    ROLE: (Guild,),
    MENTIONABLE: (User, Guild),
    NUMBER: (int, float),
}


class Resolved:
    """The people, channels and roles that stand as ids in an interaction, written out beside them."""

    def __init__(self, channel: Channel) -> None:
        self._guild: Final = channel.guild
        self._found: Json = {}

    def add(self, what: User | Channel | Guild) -> str:
        """Note ``what`` and return its id. A guild stands for its role of everyone."""
        key = str(what.id)
        if isinstance(what, User):
            self._found.setdefault("users", {})[key] = what.json()
            if self._guild is not None and what.id in self._guild.members:
                member = self._guild.member_json(what, with_user=False) | {"permissions": str(EVERYTHING)}
                self._found.setdefault("members", {})[key] = member
        elif isinstance(what, Channel):
            self._found.setdefault("channels", {})[key] = what.json() | {"permissions": str(EVERYTHING)}
        else:
            self._found.setdefault("roles", {})[key] = what.role_json()
        return key

    def json(self) -> Json:
        return {"resolved": self._found} if self._found else {}


def command_data(
    world: World,
    person: User,
    channel: Channel,
    line: str,
    given: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> Json:
    """Return the ``data`` of a command interaction; with ``focused`` of autocomplete: nothing is required."""
    first, *rest = line.removeprefix("/").split()
    command, guild_id = _registered(world, channel, first, person.locale)
    resolved, path, options = Resolved(channel), [], command.get("options") or []
    for word in rest:
        step = _named(options, word, person.locale)
        path.append(step)
        options = step.get("options") or []
    if options and options[0]["type"] in (SUBCOMMAND, GROUP):
        raise LookupError(f"/{line}: goes on with {[option['name'] for option in options]}")
    sent = _values(options, given, person.locale, resolved, focused)
    for step in reversed(path):
        sent = [{"type": step["type"], "name": step["name"], "options": sent}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": sent}
    return data | ({"guild_id": str(guild_id)} if guild_id else {}) | resolved.json()


def _registered(world: World, channel: Channel, name: str, locale: str) -> tuple[Json, int | None]:
    """Return the command somebody sees in this channel, one of the guild before one of everywhere."""
    here = DM_CONTEXT if channel.guild is None else GUILD_CONTEXT
    for guild_id in ([channel.guild.id] if channel.guild else []) + [None]:
        for command in world.commands.get(guild_id, {}).values():
            contexts = command.get("contexts")
            if contexts is None:
                contexts = (
                    [GUILD_CONTEXT, DM_CONTEXT] if command.get("dm_permission", True) else [GUILD_CONTEXT]
                )
            if here in contexts and name in _names(command, locale):
                return command, guild_id
    there = sorted(command["name"] for each in world.commands.values() for command in each.values())
    raise LookupError(f"no command /{name} here; registered: {there}")


def _names(thing: Json, locale: str) -> list[str]:
    return [thing["name"], (thing.get("name_localizations") or {}).get(locale, thing["name"])]


def _named(options: Sequence[Json], name: str, locale: str) -> Json:
    for option in options:
        if name in _names(option, locale):
            return option
    raise LookupError(f"no option {name!r}; there is {[option['name'] for option in options]}")


def _values(
    options: Sequence[Json], given: Mapping[str, Any], locale: str, resolved: Resolved, focused: str | None
) -> list[Json]:
    values = {_named(options, name, locale)["name"]: (name, value) for name, value in given.items()}
    missing = [
        option["name"] for option in options if option.get("required") and option["name"] not in values
    ]
    if missing and focused is None:
        raise ValueError(f"required: {missing}")
    sent = []
    for option in options:
        if option["name"] not in values:
            continue
        name, value = values[option["name"]]
        entry = {"name": option["name"], "type": option["type"]}
        if name == focused:
            if not option.get("autocomplete"):
                raise LookupError(f"{name} has no autocomplete")
            sent.append(entry | {"value": str(value), "focused": True})
        else:
            sent.append(entry | {"value": _value(option, value, locale, resolved)})
    return sent


def _value(option: Json, value: object, locale: str, resolved: Resolved) -> object:
    """Return an option's value as it is sent, refusing what Discord's screen would refuse."""
    name, kind = option["name"], option["type"]
    if choices := option.get("choices"):
        for choice in choices:
            if value == choice["value"] or value in _names(choice, locale):
                return choice["value"]
        raise ValueError(f"{name}: {value!r} is none of {[choice['value'] for choice in choices]}")
    if not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise TypeError(f"{name}: {value!r} is no {KINDS[kind]}")
    if isinstance(value, User | Channel | Guild):
        return resolved.add(value)
    assert isinstance(value, str | int | float)
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if not option.get(low, size) <= size <= option.get(high, size):
        raise ValueError(f"{name}: {size} is not within {option.get(low)} to {option.get(high)}")
    return value
