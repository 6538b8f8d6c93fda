"""What a press says: the token of a component or a modal, what was chosen in it, and who can read its message."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
import structlog

from bot.i18n import read_whole_number
from bot.panels.custom_ids import Forged, Token, read_token
from games.table.asks import Refused, Reply

log = structlog.get_logger(__name__)


def token_of(interaction: discord.Interaction) -> Token | None:
    """The token of a component or a modal of ours; None for anything else. Raises `Refused` when it is forged."""
    data: Mapping[str, object] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith("pr|"):
        return None
    try:
        return read_token(custom_id)
    except Forged as forged:
        log.warning("forged component", user=interaction.user.id)
        raise Refused("press-unknown") from forged


def reply_of(interaction: discord.Interaction, token: Token) -> Reply | None:
    """The reply that a button or a menu is by itself; None for a step of a form."""
    match token.verb:
        case "answer":
            return Reply(token.option, {token.field: token.value} if token.field else {})
        case "menu":
            return Reply(token.option, {token.field: chosen_values(interaction)[0]})
        case _:
            return None


def turned(interaction: discord.Interaction, token: Token) -> Token:
    """The page of the options that was chosen; on the lobby's own button, which has none, the first."""
    if token.place < 0:
        return token
    page = read_whole_number(chosen_values(interaction)[0])
    if page is None or page < 0:
        raise Refused("press-unknown")
    return replace(token, place=page)


def chosen_values(interaction: discord.Interaction) -> Sequence[str]:
    """What was chosen in a menu, or typed in a modal's only input. Raises `Refused` when there is nothing."""
    data: Mapping[str, object] = dict(interaction.data or {})
    chosen = data.get("values")
    if isinstance(chosen, list) and chosen:
        return [str(one) for one in chosen]
    typed = _inputs(data.get("components", []))
    if not typed:
        raise Refused("press-unknown")
    return typed


def _inputs(components: object) -> list[str]:
    """The values of the inputs of a modal, wherever they stand in rows or labels."""
    found: list[str] = []
    for part in components if isinstance(components, list) else []:
        if "value" in part:
            found.append(str(part["value"]))
        found += _inputs(part.get("components", []))
        if "component" in part:
            found += _inputs([part["component"]])
    return found


def is_public(interaction: discord.Interaction) -> bool:
    """Whether the message whose component was pressed can be read by others: then it is never edited."""
    message = interaction.message
    if message is None:
        return True
    return interaction.guild_id is not None and not message.flags.ephemeral
