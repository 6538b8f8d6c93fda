"""Answering an interaction: who asks, about which table, and one private answer in time.

The first answer must reach Discord within three seconds and can be given once. What was committed stays
committed whatever becomes of the answer: the table hears of it through the outbox.
"""

import asyncio
import contextlib
import io
from collections.abc import Coroutine, Iterator, Sequence
from typing import Final, TypeVar

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.delivery.discord_format import make_body, make_file
from bot.i18n import choose_language, find_language, read_whole_number
from bot.interactions.table_access import find_channels, require_access
from bot.moderation.actions import Person
from bot.moderation.answers import Attachment
from bot.moderation.moderator import Press
from bot.ops.config import Settings
from bot.painter import PaintedPicture
from bot.panels.prompts import Panel
from porc_royal.asks import Refused
from storage.ports import Language, Store

T = TypeVar("T")

log = structlog.get_logger(__name__)

FIRST_ANSWER_SECONDS: Final = 2.5
THINKING_SECONDS: Final = 1.0
"""What takes longer to make, a picture in a long queue, is announced by "is thinking" and follows."""
GONE: Final = 10062
ANSWERED: Final = 40060
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code: the message is gone."""
CUT: Final = (aiohttp.ClientError, OSError)
"""What a request fails with whose answer nobody heard; a timeout is one of them."""
CLOSED: Final = "Session is closed"
"""What aiohttp says where the program has let go of its connections already."""
NOTHING: Final = discord.AllowedMentions.none()


async def answer(
    interaction: discord.Interaction,
    panel: Panel,
    *,
    picture: PaintedPicture | None = None,
    pictures: Sequence[PaintedPicture] = (),
    files: Sequence[Attachment] = (),
    edit: bool = False,
    keep_picture: bool = False,
) -> None:
    """Give the one answer to an interaction: privately, or in place of the message whose button was pressed.

    keep_picture: an edited message keeps the picture it has, because it is still true.

    An answer that comes too late is noted, not raised: what was committed stands, and repeating is recognised.
    """
    shown = (picture,) if picture is not None else tuple(pictures)
    response = _Response(interaction, panel, shown, tuple(files), edit=edit, keep_picture=keep_picture)
    try:
        with call_closed_cut():
            async with asyncio.timeout(FIRST_ANSWER_SECONDS):
                await response.give()
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


@contextlib.contextmanager
def call_closed_cut() -> Iterator[None]:
    """Let a session that is closed already be one more connection that was cut."""
    try:
        yield
    except RuntimeError as fault:
        if str(fault) != CLOSED:
            raise
        raise aiohttp.ClientConnectionError(CLOSED) from fault


class _Response(Struct, frozen=True):
    """The one answer to an interaction, and how it is given. Its methods raise what discord.py raises."""

    interaction: discord.Interaction
    panel: Panel
    pictures: tuple[PaintedPicture, ...]
    files: tuple[Attachment, ...]
    edit: bool
    keep_picture: bool

    async def give(self) -> None:
        """Answer, once more where the connection was cut: whether Discord has the answer is not known then.

        Saying the same again is harmless, since it takes one first answer.
        """
        try:
            await self._send()
        except CUT as cut:
            log.warning("answer cut off", interaction=self.interaction.id, fault=type(cut).__name__)
            await self._send_again()

    async def _send(self) -> None:
        response, panel = self.interaction.response, self.panel
        if response.is_done():
            await self._replace()
        elif not (self.edit and await self._edit()):
            await response.send_message(
                **make_body(panel.text, panel.rows, panel.lines),
                ephemeral=True,
                files=self._make_files(),
                allowed_mentions=NOTHING,
            )

    async def _edit(self) -> bool:
        """Take the place of the message that was pressed; False where that has gone meanwhile, or stays."""
        pressed = self.interaction.message
        if pressed is not None and pressed.flags.components_v2 and not self.panel.lines:
            return False  # Discord has such a message go on with lines
        try:
            await self.interaction.response.edit_message(
                **make_body(self.panel.text, self.panel.rows, self.panel.lines),
                attachments=self._make_attachments(),
                allowed_mentions=NOTHING,
            )
        except discord.NotFound as missing:
            if missing.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _send_again(self) -> None:
        """Answer after the connection was cut; an answer that did arrive, or "is thinking", is replaced."""
        try:
            await self._send()
        except discord.HTTPException as fault:
            if fault.code != ANSWERED:
                raise
            await self._replace()

    async def _replace(self) -> None:
        await self.interaction.edit_original_response(
            **make_body(self.panel.text, self.panel.rows, self.panel.lines),
            attachments=self._make_attachments(),
            allowed_mentions=NOTHING,
        )

    def _make_attachments(self) -> list[discord.File]:
        """The files of an edited message; what it keeps is left out of the request."""
        kept: list[discord.File] = discord.utils.MISSING
        return kept if self.keep_picture else self._make_files()

    def _make_files(self) -> list[discord.File]:
        """Pictures and files anew for each try, since one request uses them up."""
        attached = [make_attachment(one.data, one.name) for one in self.files]
        return [*(_make_file(one) for one in self.pictures), *attached]


async def follow(interaction: discord.Interaction, panel: Panel, pictures: Sequence[PaintedPicture]) -> None:
    """Say something privately after the answer. The answer stands without it, so faults are only noted."""
    try:
        with call_closed_cut():
            await interaction.followup.send(
                **make_body(panel.text, panel.rows, panel.lines),
                ephemeral=True,
                files=[_make_file(one) for one in pictures],
                allowed_mentions=NOTHING,
            )
    except CUT as cut:
        log.info("nothing said after the answer", interaction=interaction.id, fault=type(cut).__name__)
    except discord.HTTPException as fault:
        log.info("nothing said after the answer", interaction=interaction.id, code=fault.code)


async def make_in_time(
    interaction: discord.Interaction, making: Coroutine[object, object, T], *, edit: bool = False
) -> T:
    """What is being made for a private answer; Discord is told to wait for it where that takes long."""
    task = asyncio.ensure_future(making)
    try:
        done, _ = await asyncio.wait((task,), timeout=THINKING_SECONDS)
        if not done:
            with (
                contextlib.suppress(discord.HTTPException, discord.InteractionResponded, *CUT),
                call_closed_cut(),
            ):
                await interaction.response.defer(ephemeral=True, thinking=not edit)
        return await task
    finally:
        task.cancel()


async def illustrate(interaction: discord.Interaction, picture: PaintedPicture) -> None:
    """Add a picture to an answer that was given. The answer stands without it, so faults are only noted."""
    try:
        with call_closed_cut():
            await interaction.edit_original_response(
                attachments=[_make_file(picture)], allowed_mentions=NOTHING
            )
    except CUT as cut:
        log.info("answer not illustrated", interaction=interaction.id, fault=type(cut).__name__)
    except discord.HTTPException as fault:
        log.info("answer not illustrated", interaction=interaction.id, code=fault.code, status=fault.status)


def make_attachment(data: bytes, name: str) -> discord.File:
    """A file to go with an answer."""
    return discord.File(io.BytesIO(data), filename=name)


def _make_file(picture: PaintedPicture) -> discord.File:
    return make_file(picture, "picture.png")


def read_press(interaction: discord.Interaction, place: int | None = None) -> Press:
    """Who acts, by which interaction."""
    return Press(interaction.user.id, interaction.id, place, channel_id=interaction.channel_id)


async def read_language(store: Store, interaction: discord.Interaction) -> Language:
    """What the person has chosen, else the language of their client."""
    preferred = find_language((await store.preferences(interaction.user.id)).get("language"))
    return preferred or read_client_language(interaction)


def read_client_language(interaction: discord.Interaction) -> Language:
    """The language of their client."""
    return choose_language(interaction.locale.value, find_usual_language(interaction))


def find_usual_language(interaction: discord.Interaction) -> Language:
    """The language of people whose client speaks none of ours, as whoever runs the bot has set it."""
    settings = getattr(interaction.client, "settings", None)
    return settings.default_language if isinstance(settings, Settings) else "en"


async def _manages_server(interaction: discord.Interaction, member: discord.Member, *, here: bool) -> bool:
    """Whether somebody may manage every channel; where roles have to be asked for, only of those who may `here`."""
    if here:
        await find_channels(interaction).complete(member)
    return member.guild_permissions.manage_channels


async def read_person(store: Store, interaction: discord.Interaction) -> Person:
    """The person who acts, as the table will know them."""
    user = interaction.user
    # Permission in one channel alone, as servers give it for somebody's own, says nothing of the others.
    here = interaction.permissions.manage_channels
    wide = isinstance(user, discord.Member) and await _manages_server(interaction, user, here=here)
    return Person(
        user.id,
        user.display_name,
        await read_language(store, interaction),
        managed_guild=interaction.guild_id if wide else None,
        managed_channel=interaction.channel_id if here else None,
    )


async def find_table_meant(store: Store, interaction: discord.Interaction, chosen: str | None = None) -> int:
    """The table meant: the one named, else the channel's, else the only one of this person. Raises `Refused`."""
    if chosen:
        number = read_whole_number(chosen.strip().lstrip("#"))
        return (await require_access(store, interaction, -1 if number is None else number)).id
    if interaction.channel_id is not None:
        here = await store.table_id_in(interaction.channel_id)
        if here is not None:
            return here
    tables = await store.tables_of(interaction.user.id)
    # Whoever learns as well means the game that they play; the lesson has its buttons.
    mine = [one for one in tables if not one.lesson] or tables
    if len(mine) == 1:
        return mine[0].id
    raise Refused("refused-which-table" if mine else "refused-no-table")
