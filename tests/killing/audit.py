"""What must hold in the data folder at any moment, whatever was killed, compared with what people were told."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.games import GAMES
from bot.panels.custom_ids import Token, read_token
from bot.tables.posts import Posts
from bot.tables.reminders import DIGEST, OF_ONE_SEAT
from bot.tables.replaying import rebuild
from bot.wording.receipts import Receipt
from porc_royal.asks import Reply
from storage.ports import CHANCE, DeadlineKey, Loaded, Store
from storage.ports import LASTING as OWN
from storage.sqlite import open_store
from tests.fake_discord import FakeDiscord, Interaction, Message
from tests.killing.stories import OutboxRow, check_pages, check_story
from tests.sockets.players import TAKEN

LASTING: Final = frozenset({"ask", "window", "half", "tenth"})
"""Deadlines of a whole table: they stay when only practice players are left to answer."""


@dataclass
class Tally:
    """What was looked at."""

    receipts: int = 0
    entries: int = 0
    messages: int = 0
    deadlines: int = 0
    ended: int = 0


@dataclass
class Audit:
    """Looks at a copy of a data folder whose bot is dead, and at the world it spoke to."""

    world: FakeDiscord
    data: Path
    copy: Path
    tally: Tally = field(default_factory=Tally)

    async def look(self, *, all_sent: bool = False) -> None:
        """Check everything. all_sent: the bot has ended in peace, so nothing that was due may be owed any more."""
        shutil.rmtree(self.copy, ignore_errors=True)
        if not await self._make_copy():  # killed before it had made anything
            assert not list(self._receipts())
            return
        self.tally = Tally()
        store = await open_store(self.copy)
        try:
            receipts = self._taken()
            for table_id in self._tables():
                await self._table(
                    store, table_id, {k: v for k, v in receipts.items() if v.table_id == table_id}
                )
        finally:
            await store.close()
        self._told(receipts)
        self._check_messages(all_sent=all_sent)

    async def _make_copy(self) -> bool:
        """Copy the folder; gives whether there was anything."""
        if not (self.data / "porc.sqlite3").exists():
            return False
        shutil.copytree(self.data, self.copy)
        return True

    # ---- the log

    async def _table(self, store: Store, table_id: int, receipts: dict[int, Receipt]) -> None:
        """One table: whole, each reply of a person taken once, its deadlines as they must be."""
        loaded = await store.load(table_id)
        entries = {entry.seq: entry for entry in await store.log(table_id)}
        assert sorted(entries) == list(range(len(entries)))
        seats = {row.user_id: row.seat for row in loaded.seats}
        people = {row.seat for row in loaded.seats if row.kind == "person"}
        taken = Counter(receipt.seq for receipt in receipts.values())
        assert taken == Counter(seq for seq, entry in entries.items() if entry.seat in people)
        for interaction_id, receipt in receipts.items():
            done = self.world.interactions[f"token{interaction_id}"]
            entry, given = entries[receipt.seq], msgspec.json.decode(entries[receipt.seq].reply, type=Reply)
            assert entry.seat == seats[done.person.id]
            place, option = _asked_for(done)
            # A button outlives what is done amid its question, and the place in the log moves on.
            assert (place <= entry.place, given.option) == (True, option), (
                f"{entry} is no answer to {done.data}"
            )
        self.tally.entries += len(entries)
        await self._deadlines(store, loaded)
        rows = [row for row in self._rows() if row.table_id == table_id]
        await check_story(loaded, list(entries.values()), await store.posts(table_id), rows)

    async def _deadlines(self, store: Store, loaded: Loaded) -> None:
        """Exactly the deadlines of the questions that are open."""
        table = loaded.table
        own = {deadline.key for deadline in await store.deadlines(table.id) if deadline.kind in OWN}
        open_now = {deadline.key for deadline in await store.deadlines(table.id)} - own
        assert (DeadlineKey("keep") in own) == (table.status not in ("ended", "cancelled"))
        self.tally.deadlines += len(open_now)
        self.tally.ended += table.status == "ended"
        rulebook = GAMES[table.game]
        game = await rebuild(loaded, rulebook)
        if table.status != "playing" or game is None:
            assert table.status in ("lobby", "ended")
            assert not open_now
            return
        if CHANCE in game.asks:
            assert open_now == {DeadlineKey("begin")}
            return
        practice = {row.seat for row in loaded.seats if row.kind == "practice"}
        wanted = {DeadlineKey("steward", game.place, seat) for seat in practice.intersection(game.awaited)}
        if table.deadline_seconds and not practice.issuperset(game.awaited):
            window = any(one.window for one in game.asks.values())
            wanted.add(DeadlineKey("window" if window else "ask", game.place))
        story = Posts(await store.posts(table.id)).story
        if story is not None and (story.held_until or story.board_due):
            wanted.add(DeadlineKey("tell", game.place))
        assert wanted <= open_now
        people = [row.seat for row in loaded.seats if row.kind == "person" and row.seat in game.asks]
        spare = {DeadlineKey(kind, game.place) for kind in LASTING}
        spare |= {DeadlineKey(kind, game.place, seat) for kind in (*OF_ONE_SEAT, DIGEST) for seat in people}
        assert open_now - wanted <= spare

    # ---- what people were told

    def _told(self, written: dict[int, Receipt]) -> None:
        """Every receipt that anybody saw stands in the log."""
        for interaction in self._receipts():
            assert interaction.id in written, f"{interaction} was confirmed and is lost"
            self.tally.receipts += 1

    def count_receipts(self) -> int:
        """How many replies were confirmed to somebody so far."""
        return sum(1 for _ in self._receipts())

    def _receipts(self) -> Iterator[Interaction]:
        for interaction in self.world.interactions.values():
            data = (interaction.callback or {}).get("data") or {}
            if TAKEN.search(str(data.get("content") or "")):
                yield interaction

    # ---- messages

    def _check_messages(self, *, all_sent: bool) -> None:
        """Each message that was sent stands in its place once, in order; nothing else does."""
        shown: dict[str, list[Message]] = {}
        gone = [message for channel in self.world.channels.values() for message in channel.gone]
        for message in (*self.world.messages(), *gone):
            if message.author is self.world.bot and not message.webhook and not message.ephemeral:
                assert message.nonce is not None
                shown.setdefault(message.nonce, []).append(message)
        rows = self._rows()
        assert shown.keys() <= {row.nonce for row in rows}
        assert all(len(messages) == 1 for messages in shown.values())
        assert not [row for row in rows if row.dead]
        lanes: dict[str, list[OutboxRow]] = {}
        for row in rows:
            lanes.setdefault(row.destination, []).append(row)
        if all_sent:
            last = max(row.sent_at or row.created_at for row in rows)
            heads = [[row for row in lane if row.sent_at is None][:1] for lane in lanes.values()]
            assert all(row.not_before > last for head in heads for row in head), "what was due is still owed"
        for destination, lane in lanes.items():
            done = [row.sent_at is not None for row in lane]
            assert done == sorted(done, reverse=True), f"{destination}: a message overtook another"
            ids = [self._shown_at(row, shown) for row in lane if row.sent_at is not None]
            new = [each for each in ids if each]
            assert new == sorted(set(new)), f"{destination}: in another order than they were owed"
        pressed = [one.source for one in self.world.interactions.values() if one.source is not None]
        answered = {one.id for one in pressed if one.channel.recipient is not None}
        check_pages(rows, {one.id: one for one in self.world.messages() if one.id not in answered})
        self.tally.messages = len(rows)

    def _shown_at(self, row: OutboxRow, shown: dict[str, list[Message]]) -> int:
        """The id of the message that a sent row became; 0 for an edit of one that was there."""
        if row.kind != "say" and row.nonce not in shown:
            return 0
        message = shown[row.nonce][0]
        kind, _, number = row.destination.partition(":")
        channel = message.channel
        assert int(number) == (
            channel.id if kind == "channel" else channel.recipient and channel.recipient.id
        )
        assert message.id == row.message_id
        return message.id

    # ---- reading

    def _query(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.copy / "porc.sqlite3")) as connection:
            return connection.execute(sql).fetchall()

    def _tables(self) -> list[int]:
        return [number for (number,) in self._query("SELECT id FROM tables ORDER BY id")]

    def _taken(self) -> dict[int, Receipt]:
        """The receipt of each reply, by the interaction that gave it."""
        rows = self._query("SELECT id, outcome FROM interactions")
        known = {number: msgspec.json.decode(outcome) for number, outcome in rows}
        return {number: msgspec.convert(one, Receipt) for number, one in known.items() if "seq" in one}

    def _rows(self) -> list[OutboxRow]:
        columns = ", ".join(one.name for one in fields(OutboxRow))
        return [OutboxRow(*row) for row in self._query(f"SELECT {columns} FROM outbox ORDER BY id")]


def _asked_for(done: Interaction) -> tuple[int, str]:
    """The place and the option that somebody's press named."""
    token: Token = read_token(done.data["custom_id"])
    return token.place, token.option
