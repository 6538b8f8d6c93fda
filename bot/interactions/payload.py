"""A press: who presses what, what was chosen or typed in it, and who can read its message."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import discord
import structlog
from msgspec import structs

from bot.i18n import read_whole_number
from bot.moderation.actions import Person
from bot.moderation.answers import Viewer
from bot.moderation.moderator import Press
from bot.panels.custom_ids import Forged, Token, read_token
from bot.panels.parts import STEP_BY_STEP
from bot.wording.window_fields import read_window
from porc_royal import notation
from porc_royal.asks import Refused, Reply

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A component or a modal of ours, with who pressed it and what its token says."""

    interaction: discord.Interaction
    token: Token
    person: Person

    @property
    def table_id(self) -> int:
        """The table it belongs to."""
        return self.token.table_id

    @property
    def viewer(self) -> Viewer:
        """The person as a reader of the answer."""
        return Viewer(self.person.user_id, self.person.language, self.interaction.channel_id)

    @property
    def edits(self) -> bool:
        """Whether the answer takes the place of the message that was pressed: only its reader can see that."""
        return not is_public(self.interaction)

    def identify(self, place: int | None = None) -> Press:
        """Who acts, by which interaction."""
        message = self.interaction.message if self.edits else None
        return Press(
            self.person.user_id,
            self.interaction.id,
            place,
            message.id if message else None,
            self.interaction.channel_id,
            self.token.seat if self.token.seat >= 0 else None,
            self.token.timeline,
        )


def read_component(interaction: discord.Interaction) -> Token | None:
    """The token of a component or a modal of ours; None for anything else. Raises `Refused` when it is forged."""
    data: Mapping[str, object] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith("pr|"):
        return None
    try:
        return read_token(custom_id)
    except Forged as forged:
        log.warning("forged component", interaction=interaction.id)
        raise Refused("press-unknown") from forged


def make_reply(interaction: discord.Interaction, token: Token) -> Reply | None:
    """The reply that a button or a menu is by itself; None for a step of a form."""
    match token.verb:
        case "answer":
            return Reply(token.option, {token.field: token.value} if token.field else {})
        case "beside":
            return Reply(token.option)
        case "menu":
            return Reply(token.option, {token.field: read_values(interaction)[0]})
        case "whole":
            return _read_whole(read_values(interaction)[0], token)
        case "enter":
            return read_window(token.option, _list_entered(interaction))
        case _:
            return None


def _read_whole(written: str, token: Token) -> Reply:
    """A whole move as it is written on a choice. Raises `Refused` where this bot cannot have written it there."""
    try:
        seat, reply = notation.read(written)
    except ValueError as forged:
        raise Refused("press-unknown") from forged
    if seat != token.seat or token.option not in ("", reply.option):
        raise Refused("press-unknown")
    return reply


def open_form(pressed: Pressed) -> Pressed:
    """A press that asks for the form of an option in its menu of whole moves, as what it comes to."""
    token = pressed.token
    if token.verb != "whole":
        return pressed
    form, _, option = read_values(pressed.interaction)[0].partition(" ")
    if form != STEP_BY_STEP or bool(option) is bool(token.option):
        return pressed
    opened = {"option": option} if option else {"value": STEP_BY_STEP}
    return replace(pressed, token=structs.replace(token, verb="form", **opened))


def turn_page(interaction: discord.Interaction, token: Token) -> Token:
    """The page of the options that was chosen; on the lobby's own button, which has none, the first."""
    if token.place < 0:
        return token
    page = read_whole_number(read_values(interaction)[0])
    if page is None or page < 0:
        raise Refused("press-unknown")
    return structs.replace(token, place=page)


def read_values(interaction: discord.Interaction) -> Sequence[str]:
    """What was chosen in a menu, or typed in a modal's only input. Raises `Refused` when there is nothing."""
    data: Mapping[str, object] = dict(interaction.data or {})
    chosen = data.get("values")
    if isinstance(chosen, list) and chosen:
        return [str(one) for one in chosen]
    typed = _list_inputs(data.get("components", []))
    if not typed:
        raise Refused("press-unknown")
    return typed


def has_values(interaction: discord.Interaction) -> bool:
    """Whether something was chosen in a menu."""
    return bool(dict(interaction.data or {}).get("values"))


def _list_entered(interaction: discord.Interaction) -> Mapping[str, Sequence[str]]:
    """What was chosen or typed in each part of a window, by its id."""
    data: Mapping[str, object] = dict(interaction.data or {})
    found: dict[str, Sequence[str]] = {}
    for part in _walk(data.get("components", [])):
        values, typed = part.get("values"), part.get("value")
        if "custom_id" in part:
            listed = values if isinstance(values, list) else [] if typed is None else [typed]
            found[str(part["custom_id"])] = [str(one) for one in listed]
    return found


def _list_inputs(components: object) -> list[str]:
    """The values of the inputs of a modal, wherever they stand in rows or labels."""
    return [str(part["value"]) for part in _walk(components) if "value" in part]


def _walk(components: object) -> Iterator[Mapping[str, object]]:
    """Every part of a modal, those in rows and labels, too."""
    for part in components if isinstance(components, list) else []:
        yield part
        yield from _walk(part.get("components", []))
        if "component" in part:
            yield from _walk([part["component"]])


def is_public(interaction: discord.Interaction) -> bool:
    """Whether the message whose component was pressed can be read by others: then it is never edited."""
    message = interaction.message
    if message is None:
        return True
    return interaction.guild_id is not None and not message.flags.ephemeral
