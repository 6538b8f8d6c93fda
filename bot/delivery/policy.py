"""The policy: delivers one row, and knows what each fault asks for."""

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.delivery.attempt import Attempt, Dead, Later, Outcome, Sent
from bot.delivery.deps import DeliveryDeps
from bot.delivery.discord_errors import FAULTS, Diagnosis, FaultKind, classify, compute_backoff
from bot.delivery.dm_channels import Address, DmChannels, DmsClosed, NotYet
from bot.delivery.memory import make_room
from bot.delivery.old_messages import OLD_MS, TIDY_MS, OldMessages
from bot.delivery.outgoing import Outgoing, Thread, Tidy, UnreadableMessage, unpack
from bot.delivery.permissions import find_missing
from bot.delivery.ports import DrawnByNewer
from bot.delivery.sender import Sender
from storage.ports import Owed

__all__ = ["DeliveryPolicy"]

FORBIDDEN_MS: Final = 6 * 60 * 60 * 1000
"""How long a lane rests that lacks a permission, unless roles or the channel change."""
PICTURE_TRIES: Final = 2
SIDE_BY_SIDE_MS: Final = 60 * 60 * 1000
"""For so long what is unknown here (a message, a game, a deadline) is left to another process, a newer one perhaps."""
UNREAD_MS: Final = 5_000
"""When it is looked at again."""
PASSING: Final = (FaultKind.UNKNOWN, FaultKind.BUSY, FaultKind.BANNED)
"""Faults that say nothing about the message: it is tried again later."""
HAS_THREAD: Final = 160004
"""Discord's code: the message has its thread already, from an earlier try."""
_log = structlog.get_logger("delivery")


class DeliveryPolicy:
    """Delivers rows, one call each. Raises only on faults of the program or of the store."""

    def __init__(self, deps: DeliveryDeps, dm_channels: DmChannels, sender: Sender) -> None:
        self._client: Final = deps.client
        self._channels: Final = deps.channels
        self._old_messages: Final = OldMessages(deps)
        self._report: Final = deps.failures
        self._rate_guard: Final = deps.rate_guard
        self._clock: Final = deps.clock
        self._shared: Final = deps.shared
        self._outbox: Final = deps.outbox
        self._dm_channels: Final = dm_channels
        self._sender: Final = sender
        self._failures: Final[dict[int, int]] = {}
        self._told: Final[set[tuple[int, str]]] = set()
        self._reached: Final[set[int]] = set()
        self._handlers: Final[dict[FaultKind, Callable[[Attempt, Diagnosis], Awaitable[Outcome | None]]]] = {
            FaultKind.UNKNOWN: self._retry_later,
            FaultKind.BUSY: self._retry_later,
            FaultKind.BANNED: self._hold_everything,
            FaultKind.DMS_CLOSED: self._on_dms_closed,
            FaultKind.FORBIDDEN: self._wait_for_permission,
            FaultKind.GONE: self._on_channel_gone,
            FaultKind.ARCHIVED: self._unarchive,
            FaultKind.STALE: self._send_anew,
            FaultKind.OLD: self._replace_old,
            FaultKind.TOO_MUCH: self._shorten,
            FaultKind.UNWELCOME: self._use_plain_text,
        }

    async def deliver(self, row: Owed) -> Outcome:
        """Send a row's message, or say what becomes of it."""
        try:
            outgoing = unpack(row.kind, row.payload)
        except UnreadableMessage as fault:
            return await self._leave_unread(row, fault)
        outcome = await self._find(row, outgoing)
        while not isinstance(outcome, Outcome):
            outcome = await self._try(outcome)
        if not isinstance(outcome, Later):
            self._failures.pop(row.id, None)
        if self._shared or not isinstance(outcome, Later):  # else another may try it before this process does
            self._sender.forget(row.id)
        return outcome

    async def _leave_unread(self, row: Owed, fault: UnreadableMessage) -> Outcome:
        return await self._wait_for_newer(row) or Dead(str(fault))

    async def _wait_for_newer(self, row: Owed) -> Later | None:
        """Leave a message to a newer program, where one may run beside this one."""
        now = self._clock.now()
        waits = now - row.created_at < SIDE_BY_SIDE_MS and await self._outbox.has_others()
        return Later(now + UNREAD_MS) if waits else None

    def count_failure(self, row_id: int) -> int:
        """Count one more failure of a row; gives how many there were."""
        make_room(self._failures)
        failures = self._failures[row_id] = self._failures.get(row_id, 0) + 1
        return failures

    def recheck(self, channel_id: int) -> None:
        """Permissions changed here: what is still missing is told again."""
        self._told.difference_update([told for told in self._told if told[0] == channel_id])
        self._sender.forget_refusal(channel_id)

    # -- trying ----------------------------------------------------------------------------------------

    async def _find(self, row: Owed, outgoing: Outgoing) -> Attempt | Outcome:
        """The attempt with its address, opening a direct channel if need be."""
        try:
            return self._start_attempt(row, outgoing, await self._dm_channels.address(row.destination))
        except ValueError:
            return Dead(f"no such destination: {row.destination}")
        except NotYet as wait:
            return Later(wait.at)
        except DmsClosed as closed:
            return await self._report_undeliverable(row, outgoing, closed.code)
        except FAULTS as fault:
            diagnosis = classify(fault)
            self._note(row, diagnosis)
            if diagnosis.code == 40003:
                self._dm_channels.pause_opening()
            attempt = self._start_attempt(row, outgoing, Address(0, int(row.destination.partition(":")[2])))
            wanted = diagnosis.kind in PASSING
            handle = self._handlers[diagnosis.kind] if wanted else self._on_dms_closed
            return await handle(attempt, diagnosis) or Dead(f"no direct channel: {diagnosis.code}")

    def _start_attempt(self, row: Owed, outgoing: Outgoing, address: Address) -> Attempt:
        attempt = Attempt(row, outgoing, address)
        if outgoing.picture is not None and self._failures.get(row.id, 0) >= PICTURE_TRIES:
            attempt.leave_out_picture()
        return attempt

    async def _try(self, attempt: Attempt) -> Attempt | Outcome:
        """Once; gives the attempt back if it is to be tried again at once, with less of it."""
        await self._leave_out_picture(attempt)
        try:
            outcome = await self._sender.try_once(attempt)
        except DrawnByNewer:
            outcome = await self._wait_for_newer(attempt.row)
            if outcome is None:
                attempt.leave_out_picture()
        except FAULTS as fault:
            diagnosis = classify(fault)
            self._note(attempt.row, diagnosis)
            if diagnosis.settled and attempt.edits is None:
                # An edit that fails says nothing of the new message that an earlier try may have sent in its place.
                self._sender.mark_failed(attempt.row.id)
            handle = self._handlers[diagnosis.kind]
            if isinstance(attempt.outgoing, Thread) and diagnosis.kind not in PASSING:
                handle = self._go_without_thread
            if isinstance(attempt.outgoing, Tidy) and diagnosis.kind not in PASSING:
                handle = self._leave_untidy
            outcome = await handle(attempt, diagnosis)
        else:
            if isinstance(outcome, Sent) and outcome.message_id is not None:
                await self._note_arrival(attempt)
        return attempt if outcome is None else outcome

    async def _note_arrival(self, attempt: Attempt) -> None:
        user_id = attempt.address.user_id
        if user_id is None:
            self._told.discard((attempt.address.channel_id, "writing"))
        elif attempt.edits is None and user_id not in self._reached:
            make_room(self._reached)
            self._reached.add(user_id)
            await self._report.report_open_dms(user_id)

    def _note(self, row: Owed, diagnosis: Diagnosis) -> None:
        _log.info(
            "message_refused",
            table=row.table_id,
            message=row.kind,
            fault=diagnosis.kind.name,
            code=diagnosis.code,
            status=diagnosis.status,
        )

    async def _leave_out_picture(self, attempt: Attempt) -> None:
        """A picture that may not be attached is said in words, without waiting to be refused."""
        if (
            attempt.outgoing.picture is None
            or attempt.painting == "words"
            or attempt.address.user_id is not None
        ):
            return
        channel_id = attempt.address.channel_id
        if await find_missing(self._channels, channel_id, pictured=True) == "attach_files":
            attempt.leave_out_picture()
            await self._report_once(attempt, 50013, "attach_files", about="attaching")

    # -- handlers: what becomes of the row, or None to try the attempt again at once ---------------------

    async def _retry_later(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        return Later(
            self._clock.now() + max(diagnosis.wait, compute_backoff(self.count_failure(attempt.row.id)))
        )

    async def _hold_everything(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        until = self._clock.now() + diagnosis.wait
        self._rate_guard.hold(until)
        _log.error("sending_paused", status=diagnosis.status, seconds=diagnosis.wait // 1000)
        return Later(until)

    async def _on_dms_closed(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        user_id = attempt.address.user_id
        if user_id is None:
            return await self._wait_for_permission(attempt, diagnosis)
        await self._dm_channels.close(user_id, diagnosis.code)
        self._reached.discard(user_id)
        return await self._report_undeliverable(attempt.row, attempt.outgoing, diagnosis.code)

    async def _report_undeliverable(self, row: Owed, outgoing: Outgoing, code: int) -> Outcome:
        """This message cannot be given in private; whoever is told of failures finds another way."""
        await self._report.report_closed_dms(
            int(row.destination.partition(":")[2]), row.table_id, outgoing, code
        )
        return Dead(f"direct messages closed: {code}")

    async def _wait_for_permission(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        if attempt.address.user_id is not None:
            return await self._on_dms_closed(attempt, diagnosis)
        channel_id = attempt.address.channel_id
        permission = await find_missing(self._channels, channel_id, anew=True)
        if not permission and attempt.picture is not None:
            # It is not known which permission is missing: perhaps only the one to attach files.
            attempt.leave_out_picture()
            return None
        if not permission and diagnosis.code == 50001:
            permission = "view_channel"
        await self._report_once(attempt, diagnosis.code, permission)
        return Later(self._clock.now() + FORBIDDEN_MS)

    async def _on_channel_gone(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        address = attempt.address
        if address.user_id is None:
            await self._report.report_deleted_channel(attempt.row.table_id, address.channel_id)
            return Dead("channel gone", whole_lane=True)
        if attempt.reopened:
            return await self._on_dms_closed(attempt, diagnosis)
        attempt.reopened = True
        await self._dm_channels.forget(address.user_id)
        found = await self._find(attempt.row, attempt.outgoing)
        if not isinstance(found, Attempt):
            return found
        attempt.address = found.address
        return None

    async def _unarchive(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        channel_id = attempt.address.channel_id
        if attempt.unarchived:
            await self._report_once(attempt, diagnosis.code, "manage_threads")
            return Later(self._clock.now() + FORBIDDEN_MS)
        attempt.unarchived = True
        try:
            async with self._rate_guard.call():
                await self._client.http.edit_channel(channel_id, archived=False)
        except FAULTS as fault:
            refusal = classify(fault)
            self._note(attempt.row, refusal)
            if refusal.kind in (FaultKind.FORBIDDEN, FaultKind.ARCHIVED):
                await self._report_once(attempt, refusal.code, "manage_threads")
                return Later(self._clock.now() + FORBIDDEN_MS)
            return await self._handlers[refusal.kind](attempt, refusal)
        return None

    async def _send_anew(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        edits = attempt.edits
        if edits is None:
            return await self._shorten(attempt, diagnosis)
        if not edits.anew:
            return Dead(f"the message to edit cannot be: {diagnosis.code}")
        attempt.post_anew()
        return None

    async def _replace_old(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """Discord's limit is on the old message alone: it goes, or loses its buttons later."""
        edits = attempt.edits
        if edits is not None:
            await self._old_messages.put_aside(attempt, edits)
            if not edits.anew:
                return Sent(None)
        return await self._send_anew(attempt, diagnosis)

    async def _shorten(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """Less and less: words instead of the picture, the plain sentence, nothing."""
        if attempt.painting == "ready" and not attempt.plain:
            attempt.leave_out_picture()
            return None
        if attempt.outgoing.plain and not attempt.plain:
            attempt.plain, attempt.picture = True, None
            return None
        await self._report_once(attempt, diagnosis.code, "", about="wording")
        return Dead(f"refused: {diagnosis.status} {diagnosis.code}")

    async def _use_plain_text(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        await self._report_once(attempt, diagnosis.code, "", about="wording")
        if attempt.outgoing.plain and not attempt.plain:
            attempt.plain, attempt.picture = True, None
            return None
        if diagnosis.code == 50009:  # the guild asks more of who may write at all: not a matter of words
            return Later(self._clock.now() + FORBIDDEN_MS)
        return Dead(f"refused: {diagnosis.status} {diagnosis.code}")

    async def _go_without_thread(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """A table can do without its thread; the host is told once where a permission is all that lacks."""
        if diagnosis.code == HAS_THREAD:
            return Sent(None)
        if diagnosis.kind is FaultKind.FORBIDDEN:
            await self._report_once(attempt, diagnosis.code, "create_public_threads", about="threads")
        return Dead(f"no thread: {diagnosis.code}")

    async def _leave_untidy(self, attempt: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """Nobody needs to be told of what an old message still looks like."""
        now = self._clock.now()
        if diagnosis.kind is FaultKind.OLD and now - attempt.row.created_at < TIDY_MS:
            return Later(now + OLD_MS)
        return Dead(f"not tidied: {diagnosis.code}")

    async def _report_once(
        self, attempt: Attempt, code: int, permission: str, *, about: str = "writing"
    ) -> None:
        """Tell whoever is told of failures once per channel and matter, until it works again or `recheck`."""
        channel_id = attempt.address.channel_id
        if (channel_id, about) not in self._told:
            await self._report.report_refusal(attempt.row.table_id, channel_id, code, permission)
            make_room(self._told)
            self._told.add((channel_id, about))
