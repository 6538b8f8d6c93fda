"""`/table nudge`: anybody at the table reminds those who are awaited, once in six hours."""

from typing import Final

import msgspec
from msgspec.structs import replace

from bot.i18n import write_timestamp
from bot.moderation.actions import Actions, Done, Person
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press, find_seat
from bot.tables.absence import get_reader
from bot.tables.calls import HOUR_MS, find_time_to_tell, find_wishes
from bot.tables.live import Live
from bot.tables.posts import Story
from bot.tables.reminders import NUDGE, is_gone, is_secret, list_addressed
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import Change, NewDeadline

REST_MS: Final = 6 * HOUR_MS
"""So long a table is not nudged again, by anybody."""


class Nudging(Part):
    """Calls those who are awaited, as far as the table may know who they are; the others are written to."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def nudge(self, table_id: int, person: Person, press: Press) -> Done:
        """Remind whoever is awaited. Raises `Refused` where it is too soon, or nobody else is."""
        return await self._actions.act(table_id, press, lambda live: self._nudge(live, person))

    def _nudge(self, live: Live, person: Person) -> tuple[Change, Done]:
        by, at = find_seat(live, person.user_id), self._clock.now()
        story = live.posts.story or Story(posted=False)
        if story.nudged_at and at - story.nudged_at < REST_MS:
            raise Refused("nudge-too-soon", when=write_timestamp(story.nudged_at + REST_MS))
        if not _is_anybody_awaited(live, by, at):
            raise Refused("nudge-nobody")
        live.posts.story = replace(story, nudged_at=at)
        told = [
            seat for seat in list_addressed(live, at) if seat != by and not find_wishes(live, seat).digest
        ]
        awake = [seat for seat in told if find_time_to_tell(live, seat, at) <= at]
        called = [
            seat for seat in awake if not is_secret(live) or get_reader(live, live.at(seat)).dm_ok is False
        ]
        owed = self._announcer.reminders.nudge(
            live, by, at, called, [seat for seat in awake if seat not in called]
        )
        payload = msgspec.json.encode({"who": live.at(by).name})
        opens = tuple(
            NewDeadline(NUDGE, find_time_to_tell(live, seat, at), live.play.place, seat, payload)
            for seat in told
            if seat not in awake
        )
        done = Done(live.table.id, "nudge-receipt", {"when": write_timestamp(at + REST_MS)})
        return Change(at, live.table.id, owed=owed, opens=opens), done


def _is_anybody_awaited(live: Live, by: Seat, at: int) -> bool:
    """Whether a person besides the one who nudges is awaited, and not away, as far as all may know."""
    asked = [seat for seat, ask in live.play.asks.items() if not ask.optional]
    waited = asked if is_secret(live) else live.play.awaited
    rows = [live.at(seat) for seat in waited if seat != by]
    return any(row.kind == "person" and not is_gone(row, at) for row in rows)
