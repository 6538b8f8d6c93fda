"""The carrier: delivers one row, and knows what each fault asks for."""

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.delivery.attempt import Attempt, Dead, Later, Outcome, Sent
from bot.delivery.deps import DeliveryDeps
from bot.delivery.discord_errors import FAULTS, Diagnosis, Verdict, backoff, judge
from bot.delivery.dm_channels import Address, DmChannels, NotYet, Shut
from bot.delivery.outgoing import Letter, Thread, Unreadable, unpack
from bot.delivery.permissions import missing
from bot.delivery.sender import Sender
from storage.ports import Owed

__all__ = ["DeliveryPolicy"]

FORBIDDEN_MS: Final = 6 * 60 * 60 * 1000
"""How long a lane rests that lacks a permission, unless roles or the channel change."""
PICTURE_TRIES: Final = 2
PASSING: Final = (Verdict.UNKNOWN, Verdict.BUSY, Verdict.BANNED)
"""Verdicts that say nothing about the letter: it is tried again later."""
HAS_THREAD: Final = 160004
"""Discord's code: the message has its thread already, from an earlier try."""
_log = structlog.get_logger("delivery")


class DeliveryPolicy:
    """Delivers rows, one call each. Raises only on faults of the program or of the store."""

    def __init__(self, wiring: DeliveryDeps, doors: DmChannels, sender: Sender) -> None:
        self._client: Final = wiring.client
        self._report: Final = wiring.failures
        self._line: Final = wiring.line
        self._clock: Final = wiring.clock
        self._dm_channels: Final = doors
        self._sender: Final = sender
        self._failures: Final[dict[int, int]] = {}
        self._told: Final[set[tuple[int, str]]] = set()
        self._treatments: Final[dict[Verdict, Callable[[Attempt, Diagnosis], Awaitable[Outcome | None]]]] = {
            Verdict.UNKNOWN: self._again,
            Verdict.BUSY: self._again,
            Verdict.BANNED: self._banned,
            Verdict.SHUT: self._shut,
            Verdict.FORBIDDEN: self._forbidden,
            Verdict.GONE: self._gone,
            Verdict.ARCHIVED: self._archived,
            Verdict.STALE: self._stale,
            Verdict.TOO_MUCH: self._too_much,
            Verdict.UNWELCOME: self._unwelcome,
        }

    async def deliver(self, row: Owed) -> Outcome:
        """Send a row's letter, or say what becomes of it."""
        try:
            letter = unpack(row.kind, row.payload)
        except Unreadable as fault:
            return Dead(str(fault))
        outcome = await self._find(row, letter)
        while not isinstance(outcome, Outcome):
            outcome = await self._try(outcome)
        if not isinstance(outcome, Later):
            self._failures.pop(row.id, None)
            self._sender.forget(row.id)
        return outcome

    def failed(self, row_id: int) -> int:
        """Count one more failure of a row; gives how many there were."""
        self._failures[row_id] = self._failures.get(row_id, 0) + 1
        return self._failures[row_id]

    def recheck(self, channel_id: int) -> None:
        """Permissions changed here: what is still missing is told again."""
        self._told.difference_update([told for told in self._told if told[0] == channel_id])
        self._sender.looks_again(channel_id)

    # -- trying ----------------------------------------------------------------------------------------

    async def _find(self, row: Owed, letter: Letter) -> Attempt | Outcome:
        """The parcel with its address, opening a direct channel if need be."""
        try:
            return self._pack(row, letter, await self._dm_channels.address(row.destination))
        except ValueError:
            return Dead(f"no such destination: {row.destination}")
        except NotYet as wait:
            return Later(wait.at)
        except Shut as shut:
            return await self._lost(row, letter, shut.code)
        except FAULTS as fault:
            diagnosis = judge(fault)
            self._note(row, diagnosis)
            if diagnosis.code == 40003:
                self._dm_channels.crowded()
            parcel = self._pack(row, letter, Address(0, int(row.destination.partition(":")[2])))
            wanted = diagnosis.verdict in PASSING
            treat = self._treatments[diagnosis.verdict] if wanted else self._shut
            return await treat(parcel, diagnosis) or Dead(f"no direct channel: {diagnosis.code}")

    def _pack(self, row: Owed, letter: Letter, address: Address) -> Attempt:
        parcel = Attempt(row, letter, address)
        if letter.picture is not None and self._failures.get(row.id, 0) >= PICTURE_TRIES:
            parcel.painting = "words"
        return parcel

    async def _try(self, parcel: Attempt) -> Attempt | Outcome:
        """Once; gives the parcel back if it is to be tried again at once, with less of it."""
        await self._without_attachments(parcel)
        try:
            outcome = await self._sender.try_once(parcel)
        except FAULTS as fault:
            diagnosis = judge(fault)
            self._note(parcel.row, diagnosis)
            if diagnosis.settled:
                self._sender.settled(parcel.row.id)
            treat = self._treatments[diagnosis.verdict]
            if isinstance(parcel.letter, Thread) and diagnosis.verdict not in PASSING:
                treat = self._without_thread
            outcome = await treat(parcel, diagnosis)
        else:
            if outcome is not None and parcel.address.user_id is None:
                self._told.discard((parcel.address.channel_id, "writing"))
        return parcel if outcome is None else outcome

    def _note(self, row: Owed, diagnosis: Diagnosis) -> None:
        _log.info(
            "letter_refused",
            table=row.table_id,
            letter=row.kind,
            verdict=diagnosis.verdict.name,
            code=diagnosis.code,
            status=diagnosis.status,
        )

    async def _without_attachments(self, parcel: Attempt) -> None:
        """A picture that may not be attached is said in words, without waiting to be refused."""
        if parcel.letter.picture is None or parcel.painting == "words" or parcel.address.user_id is not None:
            return
        channel_id = parcel.address.channel_id
        if missing(self._client, channel_id, pictured=True) == "attach_files":
            parcel.painting, parcel.picture = "words", None
            await self._tell(parcel, 50013, "attach_files", about="attaching")

    # -- treatments: what becomes of the row, or None to try the parcel again at once --------------------

    async def _again(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        return Later(self._clock.now() + max(diagnosis.wait, backoff(self.failed(parcel.row.id))))

    async def _banned(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        until = self._clock.now() + diagnosis.wait
        self._line.hold(until)
        _log.error("line_closed", status=diagnosis.status, seconds=diagnosis.wait // 1000)
        return Later(until)

    async def _shut(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        user_id = parcel.address.user_id
        if user_id is None:
            return await self._forbidden(parcel, diagnosis)
        await self._dm_channels.shut(user_id, diagnosis.code)
        return await self._lost(parcel.row, parcel.letter, diagnosis.code)

    async def _lost(self, row: Owed, letter: Letter, code: int) -> Outcome:
        """This letter cannot be given in private; the office finds another way."""
        await self._report.dm_closed(int(row.destination.partition(":")[2]), row.table_id, letter, code)
        return Dead(f"direct messages closed: {code}")

    async def _forbidden(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        if parcel.address.user_id is not None:
            return await self._shut(parcel, diagnosis)
        channel_id = parcel.address.channel_id
        permission = missing(self._client, channel_id)
        if not permission and parcel.picture is not None:
            # It is not known which permission is missing: perhaps only the one to attach files.
            parcel.painting, parcel.picture = "words", None
            return None
        if not permission and diagnosis.code == 50001:
            permission = "view_channel"
        await self._tell(parcel, diagnosis.code, permission)
        return Later(self._clock.now() + FORBIDDEN_MS)

    async def _gone(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        address = parcel.address
        if address.user_id is None:
            await self._report.channel_gone(parcel.row.table_id, address.channel_id)
            return Dead("channel gone", whole_lane=True)
        if parcel.reopened:
            return await self._shut(parcel, diagnosis)
        parcel.reopened = True
        await self._dm_channels.forget(address.user_id)
        found = await self._find(parcel.row, parcel.letter)
        if not isinstance(found, Attempt):
            return found
        parcel.address = found.address
        return None

    async def _archived(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        channel_id = parcel.address.channel_id
        if parcel.unarchived:
            await self._tell(parcel, diagnosis.code, "manage_threads")
            return Later(self._clock.now() + FORBIDDEN_MS)
        parcel.unarchived = True
        try:
            async with self._line.call():
                await self._client.http.edit_channel(channel_id, archived=False)
        except FAULTS as fault:
            refusal = judge(fault)
            self._note(parcel.row, refusal)
            if refusal.verdict in (Verdict.FORBIDDEN, Verdict.ARCHIVED):
                await self._tell(parcel, refusal.code, "manage_threads")
                return Later(self._clock.now() + FORBIDDEN_MS)
            return await self._treatments[refusal.verdict](parcel, refusal)
        return None

    async def _stale(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        edits = parcel.edits
        if edits is None:
            return await self._too_much(parcel, diagnosis)
        if not edits.anew:
            return Dead(f"the message to edit cannot be: {diagnosis.code}")
        parcel.anew = True
        return None

    async def _too_much(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """Less and less: words instead of the picture, the plain sentence, nothing."""
        if parcel.painting == "ready" and not parcel.plain:
            parcel.painting, parcel.picture = "words", None
            return None
        if parcel.letter.plain and not parcel.plain:
            parcel.plain, parcel.picture = True, None
            return None
        await self._tell(parcel, diagnosis.code, "", about="wording")
        return Dead(f"refused: {diagnosis.status} {diagnosis.code}")

    async def _unwelcome(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        await self._tell(parcel, diagnosis.code, "", about="wording")
        if parcel.letter.plain and not parcel.plain:
            parcel.plain, parcel.picture = True, None
            return None
        if diagnosis.code == 50009:  # the guild asks more of who may write at all: not a matter of words
            return Later(self._clock.now() + FORBIDDEN_MS)
        return Dead(f"refused: {diagnosis.status} {diagnosis.code}")

    async def _without_thread(self, parcel: Attempt, diagnosis: Diagnosis) -> Outcome | None:
        """A table can do without its thread; the host is told once where a permission is all that lacks."""
        if diagnosis.code == HAS_THREAD:
            return Sent(None)
        if diagnosis.verdict is Verdict.FORBIDDEN:
            await self._tell(parcel, diagnosis.code, "create_public_threads", about="threads")
        return Dead(f"no thread: {diagnosis.code}")

    async def _tell(self, parcel: Attempt, code: int, permission: str, *, about: str = "writing") -> None:
        """Tell the office once per channel and matter, until it works again or `recheck`."""
        channel_id = parcel.address.channel_id
        if (channel_id, about) not in self._told:
            self._told.add((channel_id, about))
            await self._report.trouble(parcel.row.table_id, channel_id, code, permission)
