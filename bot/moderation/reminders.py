"""Reminders as they fall due: who is told with a sound, who without, who later, and who not at all."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.consequences.deadlines import keep_posts
from bot.moderation.deps import Part
from bot.tables.calls import AGAIN_MS, DAY_MS, find_free, find_time_to_tell, find_wishes, has_one_call
from bot.tables.live import Live
from bot.tables.reminders import (
    CALL,
    NUDGE,
    OF_ONE_SEAT,
    PRESSING,
    list_addressed,
    plan_digest,
    plan_gentle,
)
from porc_royal.facts import Seat
from storage.ports import Change, Deadline, NewDeadline, NewOwed

REMINDERS: Final = (*PRESSING, *OF_ONE_SEAT)
"""The kinds of deadlines that are kept here; digests are kept by `digests.py`."""


class Reminders(Part):
    """Lets the deadlines have their effect by which people are reminded; called in the table's turn."""

    async def fire(self, live: Live, deadline: Deadline) -> None:
        """Remind whom it concerns, or put it off."""
        at = self._clock.now()
        if deadline.kind in PRESSING:
            owed, opens = self._press(live, deadline, at)
        else:
            owed, opens = self._remind_one(live, deadline, at)
        change = Change(at, live.table.id, fires=deadline.key, owed=tuple(owed), opens=tuple(opens))
        await self._store.commit(keep_posts(live, change))
        self._wake()

    def _press(
        self, live: Live, deadline: Deadline, at: int
    ) -> tuple[Sequence[NewOwed], Sequence[NewDeadline]]:
        """Time runs out: remind all, in quiet hours once they are over, and else without a sound."""
        if live.due_at is None:
            return (), ()
        told, hushed, opens = list[Seat](), list[Seat](), list[NewDeadline]()
        for seat in list_addressed(live, at):
            if deadline.seat not in (-1, seat):
                continue
            waking = find_time_to_tell(live, seat, at)
            if at < waking < live.due_at:
                opens.append(NewDeadline(deadline.kind, waking, deadline.place, seat))
                continue
            told.append(seat)
            spared = deadline.kind == "half" or has_one_call(live, seat)
            lately = spared and at - live.posts.inbox(seat).called_at < DAY_MS
            if waking > at or lately or find_wishes(live, seat).digest:
                hushed.append(seat)
        return self._announcer.reminders.remind(live, deadline.kind, told, hushed=hushed), opens

    def _remind_one(
        self, live: Live, deadline: Deadline, at: int
    ) -> tuple[Sequence[NewOwed], Sequence[NewDeadline]]:
        """One person's own reminder, if it is still wanted."""
        seat, kind = Seat(deadline.seat), deadline.kind
        if seat not in list_addressed(live, at):
            return (), ()
        wishes, inbox = find_wishes(live, seat), live.posts.inbox(seat)
        if wishes.digest:
            return (), [plan_digest(live, seat, at)]
        later = max(find_time_to_tell(live, seat, at), find_free(inbox) if kind == CALL else 0)
        if later > at:
            return (), [NewDeadline(kind, later, deadline.place, seat, deadline.payload)]
        if kind == CALL:
            return self._announcer.reminders.call(live, seat, at), ()
        if kind == NUDGE:
            who = msgspec.json.decode(deadline.payload, type=dict[str, str]).get("who", "")
            return self._announcer.reminders.remind(live, kind, [seat], who=who), ()
        again = plan_gentle(live, kind, seat, at) if kind == "week" else None
        opens = [again] if again is not None else []
        if live.due_at is not None or not wishes.reminded or at - inbox.called_at < AGAIN_MS:
            return (), opens
        return self._announcer.reminders.remind(live, kind, [seat]), opens
