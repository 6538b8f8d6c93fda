"""People: what somebody can do at their screen, and what they see on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .commands import Resolved, command_data
from .components import (
    BUTTON,
    CHECKBOX_GROUP,
    FILES,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    Json,
    find,
    walk,
)
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from .model import Channel, Message, User

if TYPE_CHECKING:
    from .world import World


class Person(User):
    """Somebody with a screen. What they do goes out at once; ``await`` what is returned for the answer.

    ``age`` makes an interaction that many seconds older than it is, as if it had been under way so long.
    """

    def __init__(self, world: World, id_: int, name: str, locale: str) -> None:
        super().__init__(id_, name, locale)
        self.world = world

    @property
    def dm(self) -> Channel:
        """Return the direct channel with the bot."""
        return self.world.dm_of(self)

    # ---- doing

    def says(self, channel: Channel, content: str) -> Message:
        """Write a message."""
        return self.world.post(channel, self, content=content)

    def slash(
        self, line: str, options: Mapping[str, Any] | None = None, *, channel: Channel, age: float = 0.0
    ) -> Interaction:
        """Type a command such as ``"table open"``, by names of the command tree or those of one's language.

        Raises ``LookupError`` or ``ValueError`` for what Discord would not let anybody send.
        """
        data = command_data(self.world, self, channel, line, options or {})
        return self._send(channel, COMMAND, data, age=age)

    async def autocomplete(
        self,
        line: str,
        focused: str,
        typed: str = "",
        options: Mapping[str, Any] | None = None,
        *,
        channel: Channel,
    ) -> list[Json]:
        """Type into the option ``focused`` and return the choices proposed."""
        given = {**(options or {}), focused: typed}
        data = command_data(self.world, self, channel, line, given, focused=focused)
        return (await self._send(channel, AUTOCOMPLETE, data)).choices

    def press(
        self, message: Message | Interaction, which: str, *, forged: bool = False, age: float = 0.0
    ) -> Interaction:
        """Press the button with this custom_id or label; ``forged`` sends any custom_id, there or not."""
        source = self._look_at(message, forged=forged)
        custom_id, number = which, 1
        if not forged:
            button = find(source.components, which, [BUTTON])
            if button.get("disabled"):
                raise ValueError(f"disabled: {which}")
            custom_id, number = button["custom_id"], button["id"]
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": number}
        return self._send(source.channel, COMPONENT, data, source=source, age=age)

    def choose(
        self,
        message: Message | Interaction,
        which: str,
        values: Sequence[str | User | Channel],
        *,
        forged: bool = False,
        age: float = 0.0,
    ) -> Interaction:
        """Choose in a menu, by the options' values or labels (or people, or channels)."""
        source = self._look_at(message, forged=forged)
        unseen: Json = {"type": STRING_SELECT, "custom_id": which, "id": 1}
        menu = unseen if forged else find(source.components, which, SELECTS)
        if menu.get("disabled"):
            raise ValueError(f"disabled: {which}")
        resolved = Resolved(source.channel)
        chosen = [str(value) for value in values] if forged else _chosen(menu, values, resolved)
        data = {
            "component_type": menu["type"],
            "custom_id": menu["custom_id"],
            "id": menu["id"],
            "values": chosen,
        }
        return self._send(source.channel, COMPONENT, data | resolved.json(), source=source, age=age)

    def submit(
        self, opened: Interaction, fields: Mapping[str, Any] | None = None, *, age: float = 0.0
    ) -> Interaction:
        """Send the modal that ``opened`` led to. ``fields`` are named by custom_id or by label.

        A text not given keeps what stands in it; a menu not given keeps its defaults.
        """
        modal, resolved, left = opened.modal, Resolved(opened.channel), dict(fields or {})
        rows = [_filled(row, left, resolved) for row in modal["components"]]
        if left:
            raise LookupError(f"no such fields in {modal['title']!r}: {sorted(left)}")
        data = {"custom_id": modal["custom_id"], "components": rows} | resolved.json()
        return self._send(opened.channel, MODAL_SUBMIT, data, source=opened.source, age=age)

    def _send(
        self, channel: Channel, kind: int, data: Json, *, source: Message | None = None, age: float = 0.0
    ) -> Interaction:
        interaction = Interaction(self.world, self, channel, kind, data, source=source, age=age)
        self.world.interactions[interaction.token] = interaction
        return interaction.send()

    def _look_at(self, message: Message | Interaction, *, forged: bool) -> Message:
        source = message.message if isinstance(message, Interaction) else message
        if source is None:
            raise LookupError("there is no message")
        if not forged and not self.can_see(source):
            raise PermissionError(f"{self.name} does not see this message")
        return source

    # ---- seeing

    def can_see(self, message: Message) -> bool:
        """Whether a message stands on this person's screen."""
        channel = message.channel
        hidden = (channel.parent or channel).hidden_from
        member = channel.guild is not None and self.id in channel.guild.members and self.id not in hidden
        return (
            not message.deleted and message.viewer in (None, self) and (member or channel.recipient is self)
        )

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """Return the messages this person sees in a channel, or anywhere, oldest first."""
        channels = self.world.channels.values() if channel is None else [channel]
        there = [message for each in channels for message in each.messages.values() if self.can_see(message)]
        return sorted(there, key=lambda message: message.id)

    def got(self, channel: Channel) -> list[Message]:
        """Return what has ever come to this person in a channel, also what has gone since, oldest first."""
        gone = [message for message in channel.gone if message.viewer in (None, self)]
        return sorted([*self.sees(channel), *gone], key=lambda message: message.id)


def _chosen(menu: Json, values: Sequence[Any], resolved: Resolved) -> list[str]:
    """Return the values a menu sends, checked as Discord's own screen would."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not (0 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise ValueError(f"{menu['custom_id']} takes {low} to {high} values, not {len(values)}")
    if menu["type"] != STRING_SELECT:
        return [resolved.add(value) for value in values]
    by_name = {str(option["label"]): str(option["value"]) for option in menu["options"]}
    by_name |= {str(option["value"]): str(option["value"]) for option in menu["options"]}
    missing = [value for value in values if value not in by_name]
    if missing:
        raise LookupError(f"not offered: {missing}; offered: {sorted(by_name)}")
    return [by_name[value] for value in values]


def _filled(row: Json, left: dict[str, Any], resolved: Resolved) -> Json:
    """Return one top-level part of a modal as it is sent back, taking its fields out of ``left``."""
    if row["type"] == TEXT_DISPLAY:
        return {"type": TEXT_DISPLAY, "id": row["id"], "content": row["content"]}
    if row["type"] == LABEL:
        return {
            "type": LABEL,
            "id": row["id"],
            "component": _field(row["component"], row["label"], left, resolved),
        }
    parts = [_field(each, each.get("label", ""), left, resolved) for each in row["components"]]
    return {"type": 1, "id": row["id"], "components": parts}


def _field(part: Json, label: str, left: dict[str, Any], resolved: Resolved) -> Json:
    key = part["custom_id"] if part["custom_id"] in left else label
    given = left.pop(key, None)
    sent = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    if part["type"] == TEXT_INPUT:
        value = str(part.get("value") or "") if given is None else str(given)
        low, high = (
            part.get("min_length") or (1 if part.get("required", True) else 0),
            part.get("max_length") or 4000,
        )
        if (value or part.get("required", True)) and not low <= len(value) <= high:
            raise ValueError(f"{label or key}: {low} to {high} characters, not {len(value)}")
        return sent | {"value": value}
    if part["type"] in SELECTS:
        defaults = [option["value"] for option in part.get("options", []) if option.get("default")]
        values = (
            defaults
            if given is None
            else ([given] if isinstance(given, str | User | Channel) else list(given))
        )
        optional = part.get("required") is False and not values
        return sent | {"values": [] if optional else _chosen(part, values, resolved)}
    return sent | _ticked(part, given)


def _ticked(part: Json, given: object) -> Json:
    """What boxes send, checked as Discord's own screen would."""
    offered = [str(option["value"]) for option in part.get("options") or []]
    preset = [str(option["value"]) for option in part.get("options") or [] if option.get("default")]
    if part["type"] == RADIO_GROUP:
        chosen = next(iter(preset), None) if given is None else given
        if chosen not in offered and (chosen or part.get("required", True)):
            raise LookupError(f"not offered: {given}; offered: {offered}")
        return {"value": chosen or None}
    if part["type"] == CHECKBOX_GROUP:
        ticked = [str(one) for one in given] if isinstance(given, list | tuple) else preset
        least, most = part.get("min_values", 1), part.get("max_values") or len(offered)
        if not set(ticked) <= set(offered) or not (least or 0) <= len(ticked) <= most:
            raise ValueError(f"{part['custom_id']} takes {least} to {most} of {offered}, not {ticked}")
        return {"values": [one for one in offered if one in ticked]}
    return {"values": given or []} if part["type"] == FILES else {"value": given}


def labels(message: Message) -> list[str]:
    """Return what stands on a message's buttons and menus, in order."""
    parts = [
        each for each in walk(message.components) if each.get("type") == BUTTON or each.get("type") in SELECTS
    ]
    return [str(each.get("label") or each.get("placeholder") or "") for each in parts]
