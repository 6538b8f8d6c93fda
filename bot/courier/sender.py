"""Requests: one letter becomes one message, however often it is tried."""

import asyncio
import datetime as dt
from typing import Final

import discord
import structlog
from msgspec import structs

from bot.courier import dress
from bot.courier.letters import Edit, Thread
from bot.courier.parcel import Outcome, Parcel, Sent
from bot.courier.wiring import Wiring
from bot.painter import PictureFailed

__all__ = ["Sender"]

NONCE_MS: Final = 120_000
"""How long Discord surely knows a nonce again ("a few minutes")."""
SKEW_MS: Final = 15_000
"""How far this machine's clock may be ahead of Discord's."""
SEARCHED: Final = 200
ARCHIVED_MINUTES: Final = 4320
"""A thread that nobody closes is put away by Discord after three quiet days."""
_log = structlog.get_logger("courier")


class Sender:
    """Sends and edits. A row's nonce goes with each try, and Discord is asked to enforce it.

    A try is noted before it is made. While its outcome is not known, the next within two minutes repeats
    the nonce, and a later one first looks whether the message is there. The note is of the first try that may
    have succeeded; a surely failed try (`settled`) clears the question.
    """

    def __init__(self, wiring: Wiring) -> None:
        self._client: Final = wiring.client
        self._post: Final = wiring.post
        self._keepsakes: Final = wiring.keepsakes
        self._pictures: Final = wiring.pictures
        self._line: Final = wiring.line
        self._clock: Final = wiring.clock
        self._picture_seconds: Final = wiring.picture_seconds
        self._settled: Final[set[int]] = set()
        self._last: Final[dict[int, int]] = {}
        self._blind: Final[set[int]] = set()

    def settled(self, row_id: int) -> None:
        """The last try of this row surely failed."""
        self._settled.add(row_id)

    def forget(self, row_id: int) -> None:
        """The row is done with."""
        self._settled.discard(row_id)

    def looks_again(self, channel_id: int) -> None:
        """Permissions changed here: the history may be readable now."""
        self._blind.discard(channel_id)

    async def try_once(self, parcel: Parcel) -> Outcome | None:
        """Edit or send what is left of the letter. None: the message to edit cannot be, try anew.

        Raises `FAULTS`.
        """
        if isinstance(parcel.letter, Thread):
            return await self._thread(parcel, parcel.letter)
        await self._paint(parcel)
        edits = parcel.edits
        if edits is None:
            return await self._send(parcel)
        kept = await self._keepsakes.kept(parcel.row.table_id, edits.keep)
        if kept is not None:
            await self._edit(parcel, kept)
            return Sent(kept)
        if not edits.anew:
            return Sent(None)
        parcel.anew = True
        return None

    # -- new messages --------------------------------------------------------------------------------

    async def _send(self, parcel: Parcel) -> Sent:
        row = parcel.row
        found = None
        if row.attempted_at is None or row.id in self._settled:
            await self._note(parcel)
        elif self._clock.now() - row.attempted_at >= NONCE_MS:
            found = await self._search(parcel, row.attempted_at)
            if found is None:
                await self._note(parcel)
        message_id = found or await self._post_it(parcel)
        if parcel.letter.keep:
            await self._keepsakes.keep(row.table_id, parcel.letter.keep, message_id)
        self._remember(parcel.address.channel_id, message_id)
        self._shown(parcel)
        return Sent(message_id, found=found is not None)

    async def _note(self, parcel: Parcel) -> None:
        self._settled.discard(parcel.row.id)
        await self._post.attempted(parcel.row.id, now=self._clock.now())

    async def _post_it(self, parcel: Parcel) -> int:
        form = parcel.form
        channel = self._client.get_partial_messageable(parcel.address.channel_id)
        async with self._line.call():
            message = await channel.send(
                dress.words(form, instead=parcel.painting == "words"),
                nonce=parcel.row.nonce,
                allowed_mentions=dress.pings(form),
                files=dress.files(parcel.picture),
                view=dress.view(form.rows),
            )
        return message.id

    def _remember(self, channel_id: int, message_id: int) -> None:
        if len(self._last) > 10_000:
            self._last.clear()
        self._last[channel_id] = message_id

    # -- what an earlier life may have sent ------------------------------------------------------------

    async def _search(self, parcel: Parcel, since: int) -> int | None:
        """Our message of an earlier try, if the channel's history has it and may be read."""
        channel_id = parcel.address.channel_id
        if channel_id in self._blind or self._client.user is None:
            return None
        after = max(discord.utils.time_snowflake(_moment(since - SKEW_MS)), self._last.get(channel_id, 0))
        channel = self._client.get_partial_messageable(channel_id)
        try:
            async with self._line.call():
                history = channel.history(limit=SEARCHED, after=discord.Object(after), oldest_first=True)
                async for message in history:
                    if message.author.id == self._client.user.id and self._is_it(parcel, message):
                        return message.id
        except discord.Forbidden as fault:
            # A message twice is better than none.
            self._blind.add(channel_id)
            _log.warning("history_closed", table=parcel.row.table_id, code=fault.code)
        return None

    @staticmethod
    def _is_it(parcel: Parcel, message: discord.Message) -> bool:
        if message.nonce is not None:
            return str(message.nonce) == parcel.row.nonce
        letter = parcel.letter
        said = {dress.words(letter, instead=instead).strip() for instead in (False, True)}
        if letter.plain:
            said.add(letter.plain.strip())
        ids = {
            part.custom_id
            for row in message.components
            if isinstance(row, discord.ActionRow)
            for part in row.children
            if part.custom_id
        }
        return message.content.strip() in said and (not ids or ids == dress.custom_ids(letter.rows))

    # -- edits -----------------------------------------------------------------------------------------

    async def _edit(self, parcel: Parcel, message_id: int) -> None:
        """Replace all of a message. Repeating it does no harm, so there is nothing to search."""
        if parcel.row.attempted_at is None:
            await self._note(parcel)
        form = parcel.form
        channel = self._client.get_partial_messageable(parcel.address.channel_id)
        async with self._line.call():
            await channel.get_partial_message(message_id).edit(
                content=dress.words(form, instead=parcel.painting == "words"),
                allowed_mentions=dress.pings(form),
                attachments=dress.files(parcel.picture),
                view=dress.view(form.rows),
            )
        self._shown(parcel)

    # -- threads ---------------------------------------------------------------------------------------

    async def _thread(self, parcel: Parcel, letter: Thread) -> Outcome:
        """Open or close the thread below a message of ours. Repeating it does no harm."""
        kept = await self._keepsakes.kept(parcel.row.table_id, letter.keep)
        if kept is None:
            return Sent(None)
        async with self._line.call():
            if letter.open:
                await self._client.http.start_thread_with_message(
                    parcel.address.channel_id, kept, name=letter.title, auto_archive_duration=ARCHIVED_MINUTES
                )
            else:
                await self._client.http.edit_channel(kept, archived=True)
        return Sent(kept)

    # -- pictures --------------------------------------------------------------------------------------

    async def _paint(self, parcel: Parcel) -> None:
        """Paint, if that is still to be done. A failure leaves the letter with words instead."""
        letter, ref = parcel.letter, parcel.letter.picture
        if ref is None or parcel.painting != "owed":
            return
        # What was tried before may not have arrived, and an edit takes away what it does not bring.
        again = parcel.row.tries > 0 or isinstance(letter, Edit)
        try:
            async with asyncio.timeout(self._picture_seconds):
                parcel.picture = await self._pictures(structs.replace(ref, again=again))
        except (PictureFailed, TimeoutError) as fault:
            parcel.painting = "words"
            _log.warning("picture_failed", table=ref.table_id, what=ref.what, fault=type(fault).__name__)
            return
        if parcel.picture is not None:
            parcel.painting = "ready"
        else:
            parcel.painting = "nothing" if letter.text or letter.rows else "words"

    def _shown(self, parcel: Parcel) -> None:
        if parcel.picture is not None:
            self._pictures.shown(parcel.picture)


def _moment(milliseconds: int) -> dt.datetime:
    return dt.datetime.fromtimestamp(milliseconds / 1000, dt.UTC)
