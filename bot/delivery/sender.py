"""Requests: one message becomes one message, however often it is tried."""

import asyncio
import datetime as dt
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import discord
import structlog
from msgspec import structs

from bot.delivery import discord_format
from bot.delivery.attempt import Attempt, Outcome, Sent
from bot.delivery.deps import DeliveryDeps
from bot.delivery.discord_errors import TooOld
from bot.delivery.lane_claims import require_claim
from bot.delivery.memory import make_room
from bot.delivery.outgoing import TEXT_LIMIT, Edit, Outgoing, Say, Thread, Tidy, list_lines
from bot.painter import PictureFailed

__all__ = ["Sender"]

NONCE_MS: Final = 120_000
"""How long Discord surely knows a nonce again ("a few minutes")."""
SKEW_MS: Final = 15_000
"""How far this machine's clock may be ahead of Discord's."""
HOUR_MS: Final = 60 * 60 * 1000
"""Messages older than this may be edited but so often."""
OLD_SECONDS: Final = 20.0
"""How long an edit of such a message may take: longer than other limits, which pass within seconds."""
SEARCHED: Final = 200
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code: the message is gone."""
ARCHIVED_MINUTES: Final = 4320
"""A thread that nobody closes is put away by Discord after three quiet days."""
_log = structlog.get_logger("delivery")


class Sender:
    """Sends and edits. A row's nonce goes with each try, and Discord is asked to enforce it (DEC-055).

    A try is noted before it is made. While its outcome is not known, the next within two minutes repeats
    the nonce, and a later one first looks whether the message is there. The note is of the first try that may
    have succeeded; a surely failed try (`settled`) clears the question.
    """

    def __init__(self, deps: DeliveryDeps) -> None:
        self._client: Final = deps.client
        self._outbox: Final = deps.outbox
        self._message_ids: Final = deps.message_ids
        self._pictures: Final = deps.pictures
        self._rate_guard: Final = deps.rate_guard
        self._clock: Final = deps.clock
        self._picture_seconds: Final = deps.picture_seconds
        self._find_quiet: Final = deps.find_quiet
        self._settled: Final[set[int]] = set()
        self._last: Final[dict[str, int]] = {}
        self._blind: Final[set[int]] = set()

    def mark_failed(self, row_id: int) -> None:
        """The last try of this row surely failed."""
        make_room(self._settled)
        self._settled.add(row_id)

    def forget(self, row_id: int) -> None:
        """The row is done with, or another's from now on: what becomes of it there is not known."""
        self._settled.discard(row_id)

    def forget_refusal(self, channel_id: int) -> None:
        """Permissions changed here: the history may be readable now."""
        self._blind.discard(channel_id)

    async def try_once(self, attempt: Attempt) -> Outcome | None:
        """Edit or send what is left of the message. None: the message to edit cannot be, try anew.

        Raises `FAULTS`.
        """
        if isinstance(attempt.outgoing, Thread):
            return await self._thread(attempt, attempt.outgoing)
        if isinstance(attempt.outgoing, Tidy):
            return await self._tidy(attempt, attempt.outgoing)
        await self._paint(attempt)
        if attempt.painting == "words":
            await self._word(attempt)
        edits = attempt.edits
        if edits is None:
            return await self._send(attempt)
        kept = await self._message_ids.find(attempt.row.table_id, edits.keep)
        if kept is not None and edits.gone:
            return await self._take_away(attempt, kept)
        if kept is not None:
            await self._edit(attempt, kept)
            return Sent(kept)
        if not edits.anew:
            return Sent(None)
        attempt.post_anew()
        return None

    # -- new messages --------------------------------------------------------------------------------

    async def _send(self, attempt: Attempt) -> Sent:
        row = attempt.row
        found = None
        if row.attempted_at is None or row.id in self._settled:
            await self._note(attempt)
        elif self._clock.now() - row.attempted_at >= NONCE_MS:
            await self._word(attempt)  # so it may have been said
            found = await self._search(attempt, row.attempted_at)
            if found is None:
                await self._note(attempt)
        message_id = found or await self._create_message(attempt)
        require_claim()
        if attempt.outgoing.keep:
            page = attempt.outgoing.page if isinstance(attempt.outgoing, Say) else None
            await self._message_ids.keep(row.table_id, attempt.outgoing.keep, message_id, page)
        self._remember(row.destination, message_id)
        self._note_shown(attempt)
        return Sent(message_id, found=found is not None)

    async def _note(self, attempt: Attempt) -> None:
        self._settled.discard(attempt.row.id)
        await self._outbox.mark_attempted(attempt.row.id, now=self._clock.now())

    async def _create_message(self, attempt: Attempt) -> int:
        form = attempt.form
        channel = self._client.get_partial_messageable(attempt.address.channel_id)
        called, silent = await self._choose_called(attempt)
        words = await self._join_words(attempt)
        async with self._rate_guard.call():
            message = await channel.send(
                **discord_format.make_body(words, form.rows, list_lines(form)),
                nonce=attempt.row.nonce,
                allowed_mentions=discord_format.allow_pings(called),
                files=discord_format.attach_picture(attempt.picture),
                silent=silent,
            )
        return message.id

    async def _join_words(self, attempt: Attempt) -> str:
        """What a message says: where it can lead to another that is there by now, with the way to it."""
        form = attempt.form
        pointer = form.points if isinstance(form, Say | Edit) else None
        if pointer is not None:
            there = await self._message_ids.find_page(attempt.row.table_id, pointer.keep, pointer.page)
            if there is not None:
                return pointer.lead_to(there)
        if list_lines(form):
            return form.text
        return discord_format.join_words(form, instead=attempt.painting == "words")

    async def _choose_called(self, attempt: Attempt) -> tuple[Sequence[int], bool]:
        """Whom a new message calls, and whether it comes without a sound: nobody hears one in their quiet hours.

        Whoever words it has chosen a moment; but it may have waited since, for Discord or for the program.
        """
        mentions, user = attempt.form.mentions, attempt.address.user_id
        if _is_silent(attempt.outgoing):
            return mentions, True
        quiet = await self._find_quiet(mentions if user is None else (user,))
        awake = [one for one in mentions if one not in quiet]
        if user is not None:
            return mentions, user in quiet
        # Where nobody else is called, they find themselves named, and do not hear it.
        return awake or mentions, bool(mentions) and not awake

    def _remember(self, lane: str, message_id: int) -> None:
        # Not by channel: what another lane has sent there may have come after the message that is sought.
        make_room(self._last)
        self._last[lane] = message_id

    # -- what an earlier process may have sent ------------------------------------------------------------

    async def _search(self, attempt: Attempt, since: int) -> int | None:
        """Our message of an earlier try, if the channel's history has it and may be read."""
        channel_id = attempt.address.channel_id
        if channel_id in self._blind or self._client.user is None:
            return None
        last = self._last.get(attempt.row.destination, 0)
        after = max(discord.utils.time_snowflake(_moment(since - SKEW_MS)), last)
        channel = self._client.get_partial_messageable(channel_id)
        try:
            async with self._rate_guard.call():
                history = channel.history(limit=SEARCHED, after=discord.Object(after), oldest_first=True)
                async for message in history:
                    if message.author.id == self._client.user.id and self._matches(attempt, message):
                        return message.id
        except discord.Forbidden as fault:
            # A message twice is better than none.
            make_room(self._blind)
            self._blind.add(channel_id)
            _log.warning("history_unreadable", table=attempt.row.table_id, code=fault.code)
        return None

    @staticmethod
    def _matches(attempt: Attempt, message: discord.Message) -> bool:
        if message.nonce is not None:
            return str(message.nonce) == attempt.row.nonce
        return discord_format.is_shown_by(attempt.outgoing, message)

    # -- edits -----------------------------------------------------------------------------------------

    async def _edit(self, attempt: Attempt, message_id: int) -> None:
        """Replace all of a message. Repeating it does no harm, so there is nothing to search."""
        if attempt.row.attempted_at is None:
            await self._note(attempt)
        form = attempt.form
        keeps = isinstance(form, Edit) and form.keeps_picture and attempt.picture is None
        channel = self._client.get_partial_messageable(attempt.address.channel_id)
        words = await self._join_words(attempt)
        async with self._limit_waiting(message_id):
            await channel.get_partial_message(message_id).edit(
                **discord_format.make_body(words, form.rows, list_lines(form)),
                allowed_mentions=discord_format.allow_pings(form.mentions),
                attachments=discord.utils.MISSING
                if keeps
                else discord_format.attach_picture(attempt.picture),
            )
        self._note_shown(attempt)

    async def _take_away(self, attempt: Attempt, message_id: int) -> Outcome:
        """Delete a message, then forget it: a program that is killed between the two finds it gone, and forgets it."""
        channel, there = self._client.get_partial_messageable(attempt.address.channel_id), True
        try:
            async with self._limit_waiting(message_id):
                await channel.get_partial_message(message_id).delete()
        except discord.NotFound as missing:
            if missing.code != UNKNOWN_MESSAGE:
                raise
            there = False
        require_claim()
        await self._message_ids.forget(attempt.row.table_id, attempt.outgoing.keep)
        return Sent(message_id if there else None)

    @asynccontextmanager
    async def _limit_waiting(self, message_id: int) -> AsyncIterator[None]:
        """A call about a message. Discord may want an old one left alone for long: discord.py waits, and all others.

        Where Discord does not say for how long, discord.py stumbles. Raises `TooOld`.
        """
        written = discord.utils.snowflake_time(message_id).timestamp() * 1000
        old = self._clock.now() - written > HOUR_MS
        limit = None
        try:
            async with self._rate_guard.call(OLD_SECONDS if old else None) as limit:
                yield
        except TimeoutError:
            if limit is not None and limit.expired():
                raise TooOld from None
            raise
        except KeyError as missing:
            if missing.args == ("retry_after",):
                raise TooOld from missing
            raise

    async def _tidy(self, attempt: Attempt, outgoing: Tidy) -> Outcome:
        """Take the buttons from an old message, or take it away. Repeating it does no harm."""
        channel = self._client.get_partial_messageable(attempt.address.channel_id)
        message = channel.get_partial_message(outgoing.message_id)
        async with self._limit_waiting(outgoing.message_id):
            if not (outgoing.text or outgoing.lines):
                await message.delete()
            else:
                await message.edit(
                    **discord_format.make_body(outgoing.text[:TEXT_LIMIT], (), outgoing.lines),
                    allowed_mentions=discord_format.allow_pings(outgoing.mentions),
                    attachments=discord.utils.MISSING if outgoing.keeps_picture else [],
                )
        return Sent(outgoing.message_id)

    # -- threads ---------------------------------------------------------------------------------------

    async def _thread(self, attempt: Attempt, outgoing: Thread) -> Outcome:
        """Open or close the thread below a message of ours. Repeating it does no harm."""
        kept = await self._message_ids.find(attempt.row.table_id, outgoing.keep)
        if kept is None:
            return Sent(None)
        async with self._rate_guard.call():
            if outgoing.open:
                await self._client.http.start_thread_with_message(
                    attempt.address.channel_id,
                    kept,
                    name=outgoing.title,
                    auto_archive_duration=ARCHIVED_MINUTES,
                )
            else:
                await self._client.http.edit_channel(kept, archived=True)
        return Sent(kept)

    # -- pictures --------------------------------------------------------------------------------------

    async def _paint(self, attempt: Attempt) -> None:
        """Paint, if that is still to be done. A failure leaves the message with words instead."""
        outgoing, ref = attempt.outgoing, attempt.outgoing.picture
        if ref is None or attempt.painting != "owed":
            return
        # What was tried before may not have arrived, and an edit takes away what it does not bring, unless it keeps it.
        tried = attempt.row.tries > 0 or isinstance(outgoing, Edit)
        again = tried and not attempt.keeps_picture
        try:
            async with asyncio.timeout(self._picture_seconds):
                attempt.picture = await self._pictures(structs.replace(ref, again=again))
        except (PictureFailed, TimeoutError) as fault:
            attempt.leave_out_picture()
            _log.warning("picture_failed", table=ref.table_id, what=ref.what, fault=type(fault).__name__)
            return
        if attempt.picture is not None:
            attempt.painting = "ready"
        else:
            attempt.painting = "nothing" if outgoing.text or outgoing.rows else "words"

    async def _word(self, attempt: Attempt) -> None:
        """Have the words that take the picture's place, as the table stands now, unless they came with the message."""
        ref = attempt.outgoing.picture
        if ref is None or ref.instead or ref.alt:
            return
        instead = await self._pictures.describe(ref)
        attempt.outgoing = structs.replace(attempt.outgoing, picture=structs.replace(ref, instead=instead))

    def _note_shown(self, attempt: Attempt) -> None:
        if attempt.picture is not None:
            self._pictures.mark_shown(attempt.picture)


def _is_silent(outgoing: Outgoing) -> bool:
    """Whether it arrives without a sound: an edit has none, nor has what takes the place of a message that is gone."""
    return isinstance(outgoing, Edit) or (isinstance(outgoing, Say) and outgoing.silent)


def _moment(milliseconds: int) -> dt.datetime:
    return dt.datetime.fromtimestamp(milliseconds / 1000, dt.UTC)
