"""Slash commands as Discord has them: sent when they differ from what was last sent."""

import hashlib
from typing import Any

import discord
import msgspec

from bot.i18n.command_names import Translations
from storage.ports import Store


async def sync_if_changed(
    tree: discord.app_commands.CommandTree[Any],
    store: Store,
    application_id: int | None,
    guild_id: int | None,
    *,
    anew: bool = False,
) -> bool:
    """Send the commands to Discord when they differ from what was last sent; says whether it did.

    guild_id: the only server that gets them; None for everywhere
    anew: Discord has others, so they are sent though they were; but for those that another version, which runs beside
        this one, has sent since
    """
    guild = discord.Object(guild_id) if guild_id else None
    if guild is not None:
        tree.copy_global_to(guild=guild)
    digest = make_digest(application_id, tree, guild)
    name = _make_key(guild_id)
    sent = await store.meta(name)
    if (sent not in (digest, None)) if anew else sent == digest:
        return False
    if anew:
        await store.put_meta(name, None)  # until they are sent
    payload = await translate_commands(tree, guild)
    http, application = tree.client.http, application_id or 0
    # `tree.sync` would translate everything once more.
    if guild is not None:
        await http.bulk_upsert_guild_commands(application, guild.id, payload=payload)
    else:
        await http.bulk_upsert_global_commands(application, payload=payload)
    await store.put_meta(name, digest)
    return True


def make_digest(
    application_id: int | None, tree: discord.app_commands.CommandTree[Any], guild: discord.Object | None
) -> str:
    """What is remembered of commands that were sent: another program's, or with other words, would have another.

    It is of what they are made of: to translate them takes long, and is done only where something has changed.
    """
    plain = [one.to_dict(tree) for one in tree.get_commands(guild=guild)]
    words = tree.translator.make_digest() if isinstance(tree.translator, Translations) else ""
    made_of = msgspec.json.encode([discord.__version__, words, plain])
    return f"{application_id} {hashlib.sha256(made_of).hexdigest()}"


async def translate_commands(
    tree: discord.app_commands.CommandTree[Any], guild: discord.Object | None
) -> list[dict[str, Any]]:
    """The commands as Discord is given them, with their names in every language."""
    translator = tree.translator
    return [
        await one.get_translated_payload(tree, translator) if translator else one.to_dict(tree)
        for one in tree.get_commands(guild=guild)
    ]


def _make_key(guild_id: int | None) -> str:
    """Under which name the program's own memory keeps what was last sent."""
    return f"commands:{guild_id or 'global'}"
