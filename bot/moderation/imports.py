"""A game that is opened again from a file: a table as it stood at a step, played on from there."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.announcer.news import News
from bot.consequences.deadlines import keep_posts
from bot.games import GAMES
from bot.moderation.actions import Person, make_seat
from bot.moderation.deps import Part
from bot.moderation.opening import Where
from bot.moderation.restarts import NewStart, go_on
from bot.moderation.settings import make_begin_fields, make_sealed_fields
from bot.record.record import Record
from bot.tables.live import Live
from porc_royal.facts import Saying
from storage.ports import Change, Entry, NewEntry, SeatRow, TableRow


class Imports(Part):
    """Opens records as tables."""

    async def open(
        self, record: Record, step: int | None, host: Person, people: Sequence[Person], where: Where
    ) -> int:
        """A new table in a channel, as the record's was after so many entries of its log; gives its number.

        step    how many; None: all but the last, so that there is something to be done
        people  those who sit down; practice players take the other seats

        Raises `CannotLoad` where today's rules make another game of it, `RulesBroke`.
        """
        at, count = self._clock.now(), len(record.entries)
        kept = record.entries[: count - 1 if step is None else max(0, min(step, count))]
        table = await self._make_table(record, host, where, at)
        seats = tuple(_seat_players(table, record.seats, people))
        entries, begin = tuple(map(_copy_entry, kept)), replace(record.positions[0], table_id=table.id, at=at)
        await self._store.commit(
            Change(at, table.id, table=table, seats=seats, log_length=0, entries=entries, position=begin)
        )
        async with self._tables.turn(table.id) as live:
            name = self._announcer.notices.table_name(live)
            why = Saying("export-opened", {"table": name, "step": len(kept), "count": count})
            start = NewStart(live.play.count, [News(words=lambda voice: [voice.say(why)])])
            change = go_on(live, self._announcer, at, start, self._practice_delay_ms)
            board = self._announcer.channel.show_board(live, at)
            await self._store.commit(keep_posts(live, replace(change, owed=(*change.owed, *board))))
        self._wake()
        return table.id

    async def _make_table(self, record: Record, host: Person, where: Where, at: int) -> TableRow:
        """Its row: with the secret of the record, so that the same comes of the same, or with a new one."""
        old = record.table
        table = TableRow(
            await self._store.new_table_id(),
            *(where.channel_id, old.game, old.rules_version, where.language, host.user_id, at),
            title=old.title,
            guild_id=where.guild_id,
            options=old.options,
            secret=old.secret,
            commitment=old.commitment,
            recipe=old.recipe,
            words=old.words,
            seating=old.seating,
        )
        table = table if old.secret else replace(table, **make_sealed_fields())
        live = Live(table, (), await GAMES.fetch(old.game), None)
        return replace(table, **make_begin_fields(live, at))


def _seat_players(table: TableRow, rows: Sequence[SeatRow], people: Sequence[Person]) -> Iterator[SeatRow]:
    for row in rows:
        if row.seat < len(people):
            yield make_seat(table.id, row.seat, people[row.seat], table.created_at)
        else:
            yield SeatRow(table.id, row.seat, "practice", row.name, seated_at=table.created_at)


def _copy_entry(entry: Entry) -> NewEntry:
    told = entry.reply, entry.facts, entry.reveals, entry.answered_by, entry.draw
    return NewEntry(entry.seat, entry.place, *told)
