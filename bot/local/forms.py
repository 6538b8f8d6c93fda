"""Select menus and modals: what a person chose or typed, checked and put in wire form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord.backend import serializers
from simcord.components import validate_modal
from simcord.enums import SELECT_TYPES, ComponentType

from bot.local import people

if TYPE_CHECKING:
    from bot.local.world import World

_NEEDS_A_VALUE = (ComponentType.TEXT_INPUT, *SELECT_TYPES)


class CannotAct(Exception):
    """The page asked for something that Discord's client would not let this person do.

    why: what the page has words for (`bot/wording/page_words.py`); found: what they name, as they are worded
    """

    def __init__(self, why: str, **found: str | float | None) -> None:
        self.why = why
        self.found = found
        super().__init__(why)


def check_choice(menu: dict[str, Any], values: list[str]) -> list[str]:
    """Check a choice against a select menu's options and bounds, and return it."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if len(set(values)) != len(values) or not low <= len(values) <= high:
        raise CannotAct("count", low=low, high=high)
    if menu["type"] == ComponentType.STRING_SELECT:
        offered = {option["value"] for option in menu.get("options") or []}
        if not offered.issuperset(values):
            raise CannotAct("choice")
    return values


def resolve(world: World, ids: list[str]) -> dict[str, Any]:
    """The ``resolved`` block for ids of people, roles or channels."""
    guild = world.guilds[people.GUILD_ID]
    found: dict[str, Any] = {}
    for one in ids:
        number = int(one) if one.isascii() and one.isdecimal() else 0
        if number in world.users:
            user = dict(serializers.user_payload(world.users[number]))
            found.setdefault("users", {})[one] = user
            if number in guild.members:
                member = serializers.member_payload(world, guild, guild.members[number], with_user=False)
                found.setdefault("members", {})[one] = dict(member)
        elif number in guild.roles:
            found.setdefault("roles", {})[one] = dict(serializers.role_payload(guild.roles[number]))
        elif number in world.channels:
            channel = dict(serializers.channel_payload(world, world.channels[number]))
            channel["permissions"] = "0"
            found.setdefault("channels", {})[one] = channel
        else:
            raise CannotAct("nobody", typed=one)
    return found


def fill_modal(
    world: World, modal: dict[str, Any], values: dict[str, Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A modal's components as submitted, and the ``resolved`` block that goes with them."""
    resolved: dict[str, Any] = {}
    nodes = validate_modal(modal)["components"]
    return [_fill_component(world, node, values, resolved) for node in nodes], resolved


def _fill_component(
    world: World, node: dict[str, Any], values: dict[str, Any], resolved: dict[str, Any]
) -> dict[str, Any]:
    kind = ComponentType(node["type"])
    out: dict[str, Any] = {"type": int(kind), "id": node["id"]}
    if kind is ComponentType.LABEL:
        out["component"] = _fill_component(world, node["component"], values, resolved)
    elif kind is ComponentType.ACTION_ROW:
        out["components"] = [_fill_component(world, one, values, resolved) for one in node["components"]]
    elif kind is not ComponentType.TEXT_DISPLAY:
        out["custom_id"] = node["custom_id"]
        given = values.get(node["custom_id"])
        required = node.get("required", kind in _NEEDS_A_VALUE)
        if required and given in (None, "", []):
            raise CannotAct("empty")
        out |= _read_value(world, kind, node, given, resolved)
    return out


def _read_value(
    world: World,
    kind: ComponentType,
    node: dict[str, Any],
    given: object,
    resolved: dict[str, Any],
) -> dict[str, Any]:
    if kind is ComponentType.TEXT_INPUT:
        text = str(given or "")
        low, high = node.get("min_length") or 0, node.get("max_length") or 4000
        if text and not low <= len(text) <= high:
            raise CannotAct("length", low=low, high=high)
        return {"value": text}
    if kind is ComponentType.CHECKBOX:
        return {"value": bool(given)}
    if kind is ComponentType.RADIO_GROUP:
        return {"value": given or None}
    if kind in SELECT_TYPES or kind is ComponentType.CHECKBOX_GROUP:
        picked = [str(one) for one in given] if isinstance(given, list) else []
        if kind in SELECT_TYPES and picked:
            check_choice(node, picked)
        if kind in SELECT_TYPES and kind is not ComponentType.STRING_SELECT:
            for name, entries in resolve(world, picked).items():
                resolved.setdefault(name, {}).update(entries)
        return {"values": picked}
    raise CannotAct("files")
