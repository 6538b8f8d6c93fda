"""One lane at a time: its messages in order, each written down as sent, put off or given up."""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

import structlog

from bot.delivery.attempt import Dead, Later, Outcome, Sent
from bot.delivery.deps import DeliveryDeps
from bot.delivery.discord_errors import compute_backoff
from bot.delivery.lane_claims import LaneLost, set_claim
from bot.delivery.outgoing import Board, Edit, Outgoing, Say, Thread, unpack_if_readable
from bot.delivery.policy import DeliveryPolicy
from bot.delivery.priorities import LanePriority, set_priority
from storage.ports import Owed, StorageFailed

__all__ = ["LaneRunner"]

BATCH: Final = 10
"""Messages a lane sends before it asks the outbox again."""
AHEAD: Final = 50
"""How far a lane is searched for a newer board."""
BUGS: Final = 6
"""So many exceptions that nobody foresaw, and the message is given up."""
_log = structlog.get_logger("delivery")


class LaneRunner:
    """Sends the messages of a destination, in a task of their own. Raises StorageFailed."""

    def __init__(self, deps: DeliveryDeps, policy: DeliveryPolicy) -> None:
        self._deps: Final = deps
        self._outbox: Final = deps.outbox
        self._policy: Final = policy
        self.unrefused: Final[set[str]] = set()
        """Destinations of which it is known that none of their messages was tried and put off."""

    async def run_lane(
        self,
        destination: str,
        priority: LanePriority,
        is_claimed: Callable[[], bool],
        may_go_on: Callable[[], bool],
    ) -> None:
        """Send a few messages, until one has to wait, or all that is left of them is less urgent.

        is_claimed: whether the lane is still this process's; may_go_on: and another message of it is to be begun
        """
        set_priority(priority)
        set_claim(is_claimed)
        rows = await self._outbox.lane(destination, BATCH)
        for place, row in enumerate(rows):
            if row.not_before > self._deps.clock.now() or self._deps.rate_guard.closed_until():
                return
            if place and min(each.priority for each in rows[place:]) > priority.value:
                return
            if not may_go_on() or not await self._send_next(row):
                return

    async def _send_next(self, row: Owed) -> bool:
        """One message; whether the lane goes on to the next."""
        try:
            if await self._superseded(row):
                await self._outbox.mark_sent(row.id, None, now=self._deps.clock.now())
                self._deps.event("merged")
                return True
            outcome = await self._policy.deliver(row)
        except StorageFailed:
            raise
        except LaneLost:
            _log.warning("lane_lost", table=row.table_id, message=row.kind)
            return False
        except Exception:  # noqa: BLE001 - a fault of ours in one message, with its trace, must not stop the others
            failures = self._policy.count_failure(row.id)
            _log.exception("delivery_bug", table=row.table_id, message=row.kind, failures=failures)
            outcome = (
                Later(self._deps.clock.now() + compute_backoff(failures)) if failures < BUGS else Dead("bug")
            )
        return await self._write_down(row, outcome)

    async def _write_down(self, row: Owed, outcome: Outcome) -> bool:
        match outcome:
            case Sent(message_id, found):
                await self._outbox.mark_sent(row.id, message_id, now=self._deps.clock.now())
                self._deps.event("dropped" if message_id is None else "found" if found else "sent")
            case Later(at):
                self.unrefused.discard(row.destination)
                await self._outbox.postpone(row.id, at)
                self._deps.event("later")
                return False
            case Dead(reason, whole_lane):
                _log.warning("message_dead", table=row.table_id, message=row.kind, reason=reason)
                await self._give_up(row, reason, whole_lane=whole_lane)
                return not whole_lane
            case _:
                assert_never(outcome)
        return True

    async def _give_up(self, row: Owed, reason: str, *, whole_lane: bool) -> None:
        await self._outbox.mark_dead(row.id, reason)
        self._deps.event("dead")
        await self._forget_older(row)
        while whole_lane and (rows := await self._outbox.lane(row.destination, AHEAD)):
            for behind in rows:
                await self._outbox.mark_dead(behind.id, reason)
                self._deps.event("dead")

    async def _forget_older(self, row: Owed) -> None:
        """What was to be a new message never came: what follows must not change the older one of its name."""
        outgoing = unpack_if_readable(row.kind, row.payload)
        if not (isinstance(outgoing, Say | Board) and outgoing.keep):
            return
        try:
            await self._deps.message_ids.forget(row.table_id, outgoing.keep)
        except StorageFailed:
            raise
        except Exception:  # noqa: BLE001 - the lane goes on, as after any fault of ours in one message
            _log.exception("delivery_bug", table=row.table_id, message=row.kind)

    async def _superseded(self, row: Owed) -> bool:
        """Whether a newer message of the lane that is due shows all that this one would."""
        if row.kind not in ("board", "edit"):
            return False
        now = self._deps.clock.now()
        newer = [
            each
            for each in await self._outbox.lane(row.destination, AHEAD)
            if each.id > row.id and each.table_id == row.table_id
        ]
        if row.kind == "board":
            return any(each.kind == "board" and each.not_before <= now for each in newer)
        edit = unpack_if_readable(row.kind, row.payload)
        if not isinstance(edit, Edit) or (edit.anew and row.attempted_at is not None):
            return False  # where it found nothing to change, an earlier try may have made what the next is to change
        read = [(unpack_if_readable(each.kind, each.payload), each.not_before <= now) for each in newer]
        # A message that is yet to be made keeps its place among the others.
        return _is_edited_again(edit, [(one, is_due) for one, is_due in read if one is not None]) and (
            await self._deps.message_ids.find(row.table_id, edit.keep) is not None
        )


def _is_edited_again(edit: Edit, newer: Sequence[tuple[Outgoing, bool]]) -> bool:
    """Whether the same message is edited once more, before another takes its name, and all of it replaced.

    newer: what is owed after it, and whether it is due: what is not may take the name all the same
    """
    for outgoing, is_due in newer:
        if outgoing.keep == edit.keep and not isinstance(outgoing, Thread):
            if not isinstance(outgoing, Edit):
                return False
            if is_due and _replaces_all(outgoing, edit):
                return True
    return False


def _replaces_all(newer: Edit, older: Edit) -> bool:
    """Whether nothing is left of an older edit, also of what it does to the picture."""
    if not newer.keeps_picture:
        return True
    return older.keeps_picture and (older.picture is None or newer.picture is not None)
