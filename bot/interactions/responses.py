"""Answering an interaction: who asks, about which table, and one private answer in time.

The first answer must reach Discord within three seconds and can be given once. What was committed stays
committed whatever becomes of the answer: the table hears of it through the outbox.
"""

import asyncio
import contextlib
import io
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar, runtime_checkable

import aiohttp
import discord
import structlog

from bot.delivery.discord_format import view
from bot.i18n import language_of, read_whole_number
from bot.moderation.actions import Person
from bot.moderation.moderator import Press
from bot.ops.config import Settings
from bot.painter import Picture
from bot.panels.prompts import Panel
from games.table.asks import Refused
from storage.ports import Language, Store, Table

T = TypeVar("T")

log = structlog.get_logger(__name__)

FIRST_ANSWER_SECONDS: Final = 2.5
THINKING_SECONDS: Final = 1.0
"""What takes longer to make, a picture in a long queue, is announced by "is thinking" and follows."""
GONE: Final = 10062
ANSWERED: Final = 40060
CUT: Final = (aiohttp.ClientError, OSError)
"""What a request fails with whose answer nobody heard; a timeout is one of them."""
NOTHING: Final = discord.AllowedMentions.none()


@runtime_checkable
class Configured(Protocol):
    """A client with the settings of whoever runs it."""

    settings: Settings


async def answer(
    interaction: discord.Interaction,
    panel: Panel,
    *,
    picture: Picture | None = None,
    edit: bool = False,
    keep_picture: bool = False,
) -> None:
    """Give the one answer to an interaction: privately, or in place of the message whose button was pressed.

    keep_picture: an edited message keeps the picture it has, because it is still true.

    An answer that comes too late is noted, not raised: what was committed stands, and repeating is recognised.
    """
    how = _How(picture, edit=edit, keep_picture=keep_picture)
    try:
        async with asyncio.timeout(FIRST_ANSWER_SECONDS):
            try:
                await _give(interaction, panel, how)
            except CUT as cut:
                # Whether Discord has it is not known. Saying the same again is harmless: it takes one first answer.
                log.warning("answer cut off", interaction=interaction.id, fault=type(cut).__name__)
                await _give_again(interaction, panel, how)
        for text in panel.more:
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOTHING)
    except CUT as cut:
        log.warning("answer not delivered", interaction=interaction.id, fault=type(cut).__name__)
    except discord.InteractionResponded:
        log.warning("answered twice", interaction=interaction.id)
    except discord.HTTPException as fault:
        if fault.code not in (GONE, ANSWERED) and fault.status < 500:
            raise
        log.warning("answer not delivered", interaction=interaction.id, code=fault.code, status=fault.status)


@dataclass(frozen=True, slots=True)
class _How:
    """How an answer is given. A picture becomes a new file for each try, since one request uses it up."""

    picture: Picture | None
    edit: bool
    keep_picture: bool

    def files(self) -> list[discord.File]:
        return [_file(self.picture)] if self.picture is not None else []


async def _give(interaction: discord.Interaction, panel: Panel, how: _How) -> None:
    """Answer once. Raises what discord.py raises, and faults of the connection."""
    if interaction.response.is_done():
        await _replace(interaction, panel, how)
    elif how.edit and how.keep_picture:
        await interaction.response.edit_message(
            content=panel.text, view=view(panel.rows), allowed_mentions=NOTHING
        )
    elif how.edit:
        await interaction.response.edit_message(
            content=panel.text, view=view(panel.rows), attachments=how.files(), allowed_mentions=NOTHING
        )
    else:
        await _send(interaction, panel, how.files())


async def _give_again(interaction: discord.Interaction, panel: Panel, how: _How) -> None:
    """Answer after the connection was cut; an answer that did arrive, or "is thinking", is replaced by this one."""
    try:
        await _give(interaction, panel, how)
    except discord.HTTPException as fault:
        if fault.code != ANSWERED:
            raise
        await _replace(interaction, panel, how)


async def _replace(interaction: discord.Interaction, panel: Panel, how: _How) -> None:
    kept = discord.utils.MISSING if how.keep_picture else how.files()
    await interaction.edit_original_response(
        content=panel.text, view=view(panel.rows), attachments=kept, allowed_mentions=NOTHING
    )


async def in_time(
    interaction: discord.Interaction, making: Coroutine[object, object, T], *, edit: bool = False
) -> T:
    """What is being made for a private answer; Discord is told to wait for it where that takes long."""
    task = asyncio.ensure_future(making)
    try:
        done, _ = await asyncio.wait((task,), timeout=THINKING_SECONDS)
        if not done:
            with contextlib.suppress(discord.HTTPException, discord.InteractionResponded, *CUT):
                await interaction.response.defer(ephemeral=True, thinking=not edit)
        return await task
    finally:
        task.cancel()


async def illustrate(interaction: discord.Interaction, picture: Picture) -> None:
    """Add a picture to an answer that was given. The answer stands without it, so faults are only noted."""
    try:
        await interaction.edit_original_response(attachments=[_file(picture)], allowed_mentions=NOTHING)
    except CUT as cut:
        log.info("answer not illustrated", interaction=interaction.id, fault=type(cut).__name__)
    except discord.HTTPException as fault:
        log.info("answer not illustrated", interaction=interaction.id, code=fault.code, status=fault.status)


async def _send(interaction: discord.Interaction, panel: Panel, files: Sequence[discord.File]) -> None:
    if panel.rows:
        await interaction.response.send_message(
            panel.text, view=view(panel.rows), ephemeral=True, files=files, allowed_mentions=NOTHING
        )
    else:
        await interaction.response.send_message(
            panel.text, ephemeral=True, files=files, allowed_mentions=NOTHING
        )


def file_of(data: bytes, name: str) -> discord.File:
    """A file to go with an answer."""
    return discord.File(io.BytesIO(data), filename=name)


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.png), filename="picture.png", description=picture.alt[:1024])


def press_of(interaction: discord.Interaction, place: int | None = None) -> Press:
    """Who acts, by which interaction."""
    return Press(interaction.user.id, interaction.id, place)


async def language_for(store: Store, interaction: discord.Interaction) -> Language:
    """What the person has chosen, else the language of their client."""
    preferred = (await store.preferences(interaction.user.id)).get("language")
    if preferred in ("fr", "en"):
        return "fr" if preferred == "fr" else "en"
    return language_of(interaction.locale.value, usual(interaction))


def usual(interaction: discord.Interaction) -> Language:
    """The language of people whose client speaks neither, as whoever runs the bot has set it."""
    client = interaction.client
    return client.settings.default_language if isinstance(client, Configured) else "en"


async def person_of(store: Store, interaction: discord.Interaction) -> Person:
    """The person who acts, as the table will know them."""
    return Person(interaction.user.id, interaction.user.display_name, await language_for(store, interaction))


async def table_for(store: Store, interaction: discord.Interaction, chosen: str | None = None) -> int:
    """The table meant: the one named, else the channel's, else the only one of this person. Raises `Refused`."""
    if chosen:
        number = read_whole_number(chosen.strip().lstrip("#"))
        table = None if number is None else await store.table(number)
        if table is None or not await _may_see(store, interaction, table):
            raise Refused("refused-unknown-table")
        return table.id
    if interaction.channel_id is not None:
        here = await store.table_in(interaction.channel_id)
        if here is not None:
            return here.id
    mine = await store.tables_of(interaction.user.id)
    if len(mine) == 1:
        return mine[0].id
    raise Refused("refused-which-table" if mine else "refused-no-table")


async def _may_see(store: Store, interaction: discord.Interaction, table: Table) -> bool:
    """Somebody seated there may name a table from anywhere; others only from its own server."""
    if table.guild_id is not None and table.guild_id == interaction.guild_id:
        return True
    return any(row.user_id == interaction.user.id for row in await store.seats(table.id))
