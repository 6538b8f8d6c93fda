"""Absence: who goes away from their tables, and comes back to one by whatever they press there."""

from dataclasses import replace
from datetime import UTC
from typing import Final

from bot.announcer.table_notices import close_open_seat
from bot.consequences.deadlines import keep_posts
from bot.i18n import embolden, read_moment, write_timestamp
from bot.moderation.actions import Actions, Done, Person, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.tables.absence import STEWARDS, come_back, get_reader, has_returned, is_asked_in_secret, is_away
from bot.tables.calls import expect_answer
from bot.tables.deadlines import Timetable, list_steward_deadlines
from bot.tables.live import Live
from bot.tables.next_hosts import plan_host_check
from bot.tables.reminders import close_reminders_of, list_reminders_of
from bot.tables.waking_hours import PREFERENCE, read_hours
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import Change, Close, NewOwed, SeatRow, Steward, Store

LONGEST_MS: Final = 366 * 24 * 3_600_000
"""How long an absence may be announced for."""
STEWARD: Final = "steward"
"""Under which name what somebody usually wants is kept among their preferences."""
UNDER_WAY: Final = ("playing", "paused", "set_aside")


class Absence(Part):
    """People who are away, and what answers for them."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def note_press(self, table_id: int, user_id: int) -> None:
        """Somebody has pressed or typed something at a table: whoever was away there is back."""
        live = self._tables.peek(table_id)
        if live is not None and self._find_away(live, user_id) is None:
            return
        if live is None and not await self._may_be_away(table_id, user_id):
            return
        async with self._tables.turn(table_id, without_game=True) as live:
            row = self._find_away(live, user_id)
            if row is None or live.fault is not None:
                return
            seat = Seat(row.seat)
            if not is_asked_in_secret(live, seat):
                await self._bring_back(live, row)
            elif not has_returned(live, row):
                at = self._clock.now()
                live.posts.note_reply(seat, at)
                await self._store.commit(keep_posts(live, Change(at, table_id)))

    async def announce(self, person: Person, until: str, since: str) -> Done:
        """Announce an absence at all tables of a person; both moments as they are typed. Raises `Refused`."""
        now = self._clock.now()
        hours = read_hours((await self._store.preferences(person.user_id)).get(PREFERENCE))
        zone = UTC if hours is None else hours.zone
        begins = read_moment(since, now, zone, ends=False) if since.strip() else now
        begins, ends = max(now, begins), read_moment(until, now, zone, ends=True)
        if ends <= begins:
            raise Refused("away-ends-before", when=write_timestamp(ends))
        if ends - now > LONGEST_MS:
            raise Refused("away-too-long")
        tables = 0
        for table in await self._store.tables_of(person.user_id):
            async with self._tables.turn(table.id, without_game=True) as live:
                row = live.seat_of(person.user_id)
                if row is not None and live.fault is None and live.table.status in UNDER_WAY:
                    await self._send_away(live, row, begins, ends)
                    tables += 1
        if not tables:
            raise Refused("away-no-table")
        if begins > now:
            return Done(
                0,
                "away-noted-later",
                {"since": write_timestamp(begins), "when": write_timestamp(ends), "count": tables},
            )
        return Done(0, "away-noted", {"when": write_timestamp(ends), "count": tables})

    async def return_everywhere(self, person: Person) -> Done:
        """Somebody is there again, at all their tables; what they announced is taken back."""
        tables = 0
        for table in await self._store.tables_of(person.user_id):
            async with self._tables.turn(table.id, without_game=True) as live:
                row = live.seat_of(person.user_id)
                if live.fault is not None or live.table.status not in UNDER_WAY:
                    continue
                if row is not None and row.away_from is not None:
                    await self._bring_back(live, row)
                    tables += 1
        return Done(0, "back-noted" if tables else "back-already", {"count": tables} if tables else {})

    async def choose_steward(self, table_id: int, person: Person, press: Press, chosen: str) -> Done:
        """Choose what answers for a person's seat while they are away. Raises `Refused`; others are not told."""
        steward = read_steward(chosen)

        def act(live: Live) -> tuple[Change, Done]:
            row = self._require_seat(live, person)
            after = replace(row, steward=steward, deputy_id=None, deputy_name=None, deputy_language=None)
            live.reseat(after)
            at = self._clock.now()
            return Change(at, table_id, seats=(after,)), Done(table_id, f"steward-chosen-{steward}")

        return await self._actions.act(table_id, press, act)

    async def choose_usual(self, user_id: int, chosen: str) -> Steward:
        """Choose what answers for a person at every table for which they have chosen nothing else. Raises `Refused`."""
        steward = read_steward(chosen)
        await self._store.set_preference(user_id, STEWARD, steward)
        return steward

    def _require_seat(self, live: Live, person: Person) -> SeatRow:
        """The seat of somebody at a table that is not over. Raises `Refused`."""
        require_unfinished(live)
        row = live.seat_of(person.user_id)
        if row is None:
            raise Refused("refused-not-seated")
        return row

    async def _send_away(self, live: Live, row: SeatRow, begins: int, ends: int) -> None:
        """Note an absence, tell the table, and let the steward answer what is asked now when its time comes."""
        at = self._clock.now()
        reader = get_reader(live, row)
        row = await fill_steward(self._store, row)
        live.reseat(replace(row, away_from=begins, away_until=ends, missed_at=None, answered_at=None))
        who, when, announcer = embolden(row.name), write_timestamp(ends), self._announcer
        told = announcer.notices.announce(live, "away-announced", who=who, when=when)
        if begins > at:
            since = write_timestamp(begins)
            told = announcer.notices.announce(live, "away-announced-later", who=who, since=since, when=when)
        await self._write_seat(live, reader, (told,))

    async def _may_be_away(self, table_id: int, user_id: int) -> bool:
        """Whether an absence of somebody is noted at a table that is not in memory; without taking its turn."""
        rows = await self._store.seats(table_id)
        return any(row.user_id == user_id and row.away_from is not None for row in rows)

    def _find_away(self, live: Live, user_id: int) -> SeatRow | None:
        """The seat of somebody who is away from a table that is being played."""
        row = live.seat_of(user_id)
        away = row is not None and live.table.status == "playing" and is_away(row, self._clock.now())
        return row if away else None

    async def _bring_back(self, live: Live, row: SeatRow) -> None:
        """Note that somebody is back, and tell the table if they were away."""
        at = self._clock.now()
        gone, reader = is_away(row, at), get_reader(live, row)
        live.reseat(come_back(row))
        live.posts.note_reply(Seat(row.seat), at)
        expect_answer(live, Seat(row.seat), at)
        who, regained = embolden(row.name), tuple[NewOwed, ...]()
        if row.is_open:
            text = self._voices.of_table(live).text("open-seat-settled", who=who, what=who)
            regained = (close_open_seat(live, row.seat, text),)
        key = "away-back" if gone else "away-called-off"
        told = self._announcer.notices.announce(live, key, who=who)
        await self._write_seat(live, reader, (*regained, told))

    async def _write_seat(self, live: Live, reader: SeatRow, told: tuple[NewOwed, ...]) -> None:
        """Write down what is known of a seat now, and when its steward answers what it is asked.

        reader: the seat with whoever has read until now what it is asked
        """
        at, seat = self._clock.now(), Seat(reader.seat)
        handed = self._announcer.inboxes.hand_question(live, reader, get_reader(live, live.at(seat)))
        live.steward_times.pop(seat, None)
        # Others who are away are answered for as well from now on, if somebody is there to wait for them.
        asked = (
            [] if live.game is None else [one for one in live.play.awaited if one not in live.steward_times]
        )
        opens = [one for other in asked for one in list_steward_deadlines(live, other, at, live.due_at, 0)]
        live.steward_times |= Timetable(opens=tuple(opens)).steward_times
        waiting = self._announcer.channel.show_waiting(live, at) if live.game is not None else ()
        change = Change(
            at,
            live.table.id,
            seats=(live.at(seat),),
            closes=(Close("steward", seat=seat), *close_reminders_of(seat)),
            opens=(*opens, *list_reminders_of(live, seat, at), *plan_host_check(live, at)),
            owed=(*told, *handed, *waiting),
        )
        await self._store.commit(keep_posts(live, change))
        self._wake()


async def fill_steward(store: Store, row: SeatRow) -> SeatRow:
    """The seat of somebody who goes away, with the steward they usually want, where they chose none for this table."""
    if row.steward is not None or row.user_id is None:
        return row
    usual = (await store.preferences(row.user_id)).get(STEWARD)
    found: Steward | None = next((one for one in STEWARDS if one == usual), None)
    return replace(row, steward=found)


def read_steward(chosen: str) -> Steward:
    """The steward of that name. Raises `Refused` for any other, and for a deputy, who is named otherwise."""
    found = next((one for one in STEWARDS if one == chosen), None)
    if found is None:
        raise Refused("steward-unknown")
    return found
