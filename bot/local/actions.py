"""What people do on the page, turned into the interactions Discord would send to the bot.

Everything is checked as Discord's own client would: a command that is not offered, a disabled button,
an option out of range never reach the bot. What cannot be done raises `CannotAct`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError, OptionError, SetupError
from simcord.backend.models import Channel, Interaction
from simcord.backend.models.interaction import ResponseKind
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType, InteractionType, OptionType
from simcord.interactions import base_payload, nest_options, parse_option_input, walk_to_subcommand

from bot.local import forms, people
from bot.local.forms import CannotAct

if TYPE_CHECKING:
    from bot.local.wire import LocalAnswers
    from bot.local.world import World

_PATIENCE: Final = 3.0  # seconds Discord gives a bot to answer
_ENTITIES: Final = {OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE}


class PageActions:
    """The actions of the six people in one world."""

    def __init__(self, world: World, answers: LocalAnswers) -> None:
        self._world = world
        self._answers = answers

    def say(self, viewer_id: int, channel_id: int, content: str) -> dict[str, Any]:
        """Write a message in a channel."""
        channel = self._find_channel(viewer_id, channel_id)
        needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
        try:
            self._world.require_permissions(channel.guild_id, viewer_id, channel_id, needed)
            message = self._world.create_message(channel_id, viewer_id, content)
        except BackendError as fault:
            raise CannotAct("say") from fault
        return {"kind": "message", "message": str(message.id)}

    async def command(
        self, viewer_id: int, channel_id: int, path: list[str], given: dict[str, Any]
    ) -> dict[str, Any]:
        """Send a slash command with its options (values as the page typed them)."""
        root, leaf, nesting = self._find_command(viewer_id, channel_id, path)
        missing = [
            option["name"]
            for option in leaf.get("options") or []
            if option.get("required") and given.get(option["name"]) in (None, "")
        ]
        if missing:
            raise CannotAct("required", option=missing[0])
        resolved: dict[str, Any] = {}
        options = self._make_options(leaf, given, resolved)
        data = _make_command_data(root, nest_options(root, nesting, options))
        if resolved:
            data["resolved"] = resolved
        return await self._send(InteractionType.APPLICATION_COMMAND, viewer_id, channel_id, data)

    async def complete(
        self,
        viewer_id: int,
        channel_id: int,
        path: list[str],
        given: dict[str, Any],
        focused: str,
        typed: str,
    ) -> dict[str, Any]:
        """Ask the bot to complete what is being typed in one option."""
        root, leaf, nesting = self._find_command(viewer_id, channel_id, path)
        declared = {option["name"]: option for option in leaf.get("options") or []}
        if not declared.get(focused, {}).get("autocomplete"):
            raise CannotAct("fault")
        options = self._make_options(leaf, {**given, focused: None}, {}, partial=True)
        options.append({"name": focused, "type": declared[focused]["type"], "value": typed, "focused": True})
        data = _make_command_data(root, nest_options(root, nesting, options))
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return await self._send(kind, viewer_id, channel_id, data)

    async def press(
        self, viewer_id: int, channel_id: int, message_id: int, custom_id: str, values: list[str] | None
    ) -> dict[str, Any]:
        """Press a button (values None) or choose in a select menu of a message."""
        self._find_channel(viewer_id, channel_id)
        message = self._world.messages[channel_id].get(message_id)
        if message is None or not message_accessible(self._world, channel_id, message, viewer_id):
            raise CannotAct("gone")
        found = [one for one in walk_components(message.components) if one.get("custom_id") == custom_id]
        if not found or found[0].get("disabled"):
            raise CannotAct("old")
        component = found[0]
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": component["type"]}
        if component.get("id") is not None:
            data["id"] = component["id"]
        if component["type"] in SELECT_TYPES:
            data["values"] = forms.check_choice(component, values or [])
            if component["type"] != ComponentType.STRING_SELECT:
                data["resolved"] = forms.resolve(self._world, data["values"])
        extra = {"message": dict(serializers.message_payload(self._world, message))}
        kind = InteractionType.MESSAGE_COMPONENT
        return await self._send(kind, viewer_id, channel_id, data, extra=extra, source_id=message_id)

    async def submit(self, viewer_id: int, interaction_id: int, values: dict[str, Any]) -> dict[str, Any]:
        """Send a filled modal."""
        shown = self._world.interactions.get(interaction_id)
        if shown is None or shown.modal is None or shown.user_id != viewer_id or shown.modal_consumed:
            raise CannotAct("form")
        components, resolved = forms.fill_modal(self._world, shown.modal, values)
        data: dict[str, Any] = {"custom_id": shown.modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        source = self._world.messages.get(shown.channel_id, {}).get(shown.source_message_id or 0)
        extra: dict[str, Any] = {}
        if source is not None:
            extra["message"] = dict(serializers.message_payload(self._world, source))
        outcome = await self._send(
            InteractionType.MODAL_SUBMIT,
            viewer_id,
            shown.channel_id,
            data,
            extra=extra,
            source_id=source.id if source is not None else None,
        )
        shown.modal_consumed = outcome["kind"] != "silence"
        return outcome

    def dismiss(self, viewer_id: int, channel_id: int, message_id: int) -> dict[str, Any]:
        """Put away a private message of the bot, as its viewer may."""
        message = self._world.messages.get(channel_id, {}).get(message_id)
        if message is None or not message.is_ephemeral or not message.visible_to(viewer_id):
            raise CannotAct("gone")
        self._world.delete_message(channel_id, message_id)
        return {"kind": "message", "message": None}

    # --------------------------------------------------------------- plumbing

    def _find_channel(self, viewer_id: int, channel_id: int) -> Channel:
        if not channel_accessible(self._world, channel_id, viewer_id):
            raise CannotAct("channel")
        return self._world.channels[channel_id]

    def _find_command(
        self, viewer_id: int, channel_id: int, path: list[str]
    ) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        channel = self._find_channel(viewer_id, channel_id)
        root = self._world.find_command(path[0], channel.guild_id) if path else None
        if root is None:
            raise CannotAct("command")
        access = command_access(self._world, root, user_id=viewer_id, channel_id=channel_id)
        if not access.allowed:
            raise CannotAct("command")
        try:
            leaf, nesting = walk_to_subcommand(root, path[1:])
        except SetupError as fault:
            raise CannotAct("command") from fault
        return root, leaf, nesting

    def _make_options(
        self,
        leaf: dict[str, Any],
        given: dict[str, Any],
        resolved: dict[str, Any],
        *,
        partial: bool = False,
    ) -> list[dict[str, Any]]:
        """The options in wire form; ``partial`` leaves out what is not valid yet."""
        built: list[dict[str, Any]] = []
        for option in leaf.get("options") or []:
            raw = given.get(option["name"])
            if raw in (None, ""):
                continue
            try:
                if option["type"] in _ENTITIES:
                    found = forms.resolve(self._world, [str(raw)])
                    for kind, entries in found.items():
                        resolved.setdefault(kind, {}).update(entries)
                    value: Any = str(raw)
                else:
                    value = parse_option_input(leaf["name"], option, raw)
            except (OptionError, CannotAct) as fault:
                if partial:
                    continue
                raise _refuse_value(option) from fault
            built.append({"name": option["name"], "type": option["type"], "value": value})
        return built

    async def _send(
        self,
        kind: InteractionType,
        viewer_id: int,
        channel_id: int,
        data: dict[str, Any],
        *,
        extra: dict[str, Any] | None = None,
        source_id: int | None = None,
    ) -> dict[str, Any]:
        world = self._world
        record, payload = base_payload(
            world,
            type=kind,
            channel_id=channel_id,
            guild_id=world.channels[channel_id].guild_id,
            user_id=viewer_id,
            data=data,
        )
        payload.update(extra or {})
        payload["locale"] = people.find_person(viewer_id).locale
        if "guild_locale" in payload:
            payload["guild_locale"] = people.GUILD_LOCALE
        if kind is InteractionType.APPLICATION_COMMAND:
            record.command_name = " ".join(_list_words(data))  # simcord keeps the first word only
        record.source_message_id = source_id
        world.emit("INTERACTION_CREATE", payload)
        answered = await self._answers.wait_for(record.id, _PATIENCE)
        return _describe_outcome(record) if answered else {"kind": "silence"}


def _refuse_value(option: dict[str, Any]) -> CannotAct:
    """What may stand in an option, as it is declared."""
    low, high = option.get("min_value"), option.get("max_value")
    bounded = low is not None and high is not None
    return CannotAct("bounds" if bounded else "value", option=option["name"], low=low, high=high)


def _list_words(data: dict[str, Any]) -> list[str]:
    """The words of a command: its name, then those of its group and subcommand."""
    names = [data["name"]]
    inner = data.get("options") or []
    while inner and inner[0]["type"] in (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP):
        names.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return names


def _make_command_data(root: dict[str, Any], options: list[dict[str, Any]]) -> dict[str, Any]:
    data = {"id": root["id"], "name": root["name"], "type": root["type"], "options": options}
    if root.get("guild_id"):
        data["guild_id"] = root["guild_id"]
    return data


def _describe_outcome(record: Interaction) -> dict[str, Any]:
    """What the page has to do now that the bot has answered."""
    if record.response_kind is ResponseKind.MODAL:
        return {"kind": "modal", "interaction": str(record.id), "modal": record.modal}
    if record.response_kind is ResponseKind.AUTOCOMPLETE:
        return {"kind": "choices", "choices": record.autocomplete_choices or []}
    return {"kind": "message", "message": str(record.message_id) if record.message_id else None}
