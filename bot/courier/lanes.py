"""One lane at a time: its letters in order, each written down as sent, put off or given up."""

from typing import Final, assert_never

import structlog

from bot.courier.carrier import Carrier
from bot.courier.faults import backoff
from bot.courier.letters import Edit, unpack
from bot.courier.parcel import Dead, Later, Outcome, Sent
from bot.courier.wiring import Wiring
from storage.ports import Owed, StorageFailed

__all__ = ["Lanes"]

BATCH: Final = 10
"""Letters a lane sends before it asks the outbox again."""
AHEAD: Final = 50
"""How far a lane is searched for a newer board."""
BUGS: Final = 6
"""So many exceptions that nobody foresaw, and the letter is given up."""
_log = structlog.get_logger("courier")


class Lanes:
    """Sends the letters of a destination. Raises StorageFailed."""

    def __init__(self, wiring: Wiring, carrier: Carrier) -> None:
        self._wiring: Final = wiring
        self._post: Final = wiring.post
        self._carrier: Final = carrier

    async def go(self, destination: str) -> None:
        """Send a few letters, until one has to wait."""
        for row in await self._post.lane(destination, BATCH):
            if row.not_before > self._wiring.clock.now() or self._wiring.line.closed_until():
                return
            if not await self._letter(row):
                return

    async def _letter(self, row: Owed) -> bool:
        """One letter; whether the lane goes on to the next."""
        try:
            if await self._superseded(row):
                await self._post.sent(row.id, None, now=self._wiring.clock.now())
                self._wiring.event("merged")
                return True
            outcome = await self._carrier.deliver(row)
        except StorageFailed:
            raise
        except Exception:  # noqa: BLE001 - a fault of ours in one letter, with its trace, must not stop the others
            failures = self._carrier.failed(row.id)
            _log.exception("courier_bug", table=row.table_id, letter=row.kind, failures=failures)
            outcome = Later(self._wiring.clock.now() + backoff(failures)) if failures < BUGS else Dead("bug")
        return await self._write_down(row, outcome)

    async def _write_down(self, row: Owed, outcome: Outcome) -> bool:
        match outcome:
            case Sent(message_id, found):
                await self._post.sent(row.id, message_id, now=self._wiring.clock.now())
                self._wiring.event("dropped" if message_id is None else "found" if found else "sent")
            case Later(at):
                await self._post.later(row.id, at)
                self._wiring.event("later")
                return False
            case Dead(reason, whole_lane):
                _log.warning("letter_dead", table=row.table_id, letter=row.kind, reason=reason)
                await self._bury(row, reason, whole_lane=whole_lane)
                return not whole_lane
            case _:
                assert_never(outcome)
        return True

    async def _bury(self, row: Owed, reason: str, *, whole_lane: bool) -> None:
        await self._post.dead(row.id, reason)
        self._wiring.event("dead")
        while whole_lane and (rows := await self._post.lane(row.destination, AHEAD)):
            for behind in rows:
                await self._post.dead(behind.id, reason)
                self._wiring.event("dead")

    async def _superseded(self, row: Owed) -> bool:
        """Whether a newer letter of the lane that is due shows all that this one would."""
        if row.kind not in ("board", "edit"):
            return False
        now = self._wiring.clock.now()
        newer = [
            each
            for each in await self._post.lane(row.destination, AHEAD)
            if (each.id > row.id and each.not_before <= now)
            and (each.kind, each.table_id) == (row.kind, row.table_id)
        ]
        if row.kind == "board" or not newer:
            return bool(newer)
        # A message that is yet to be made keeps its place among the others.
        name = unpack(row.kind, row.payload).keep
        again = [unpack(each.kind, each.payload) for each in newer]
        if not any(isinstance(letter, Edit) and letter.keep == name for letter in again):
            return False
        return await self._wiring.keepsakes.kept(row.table_id, name) is not None
