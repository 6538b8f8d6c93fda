"""A table that several processes play at once: its log and its messages are those that one alone would have made."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.delivery.outgoing import PictureRef
from bot.moderation.moderator import Press
from bot.tables.replaying import rebuild
from porc_royal.asks import Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import Entry, NoSuchTable, StorageFailed
from storage.postgres.store import PostgresStore
from storage.sqlite import open_store
from tests.promises.invariants import find_rare
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.openings import opening
from tests.storage.servers import open_stores
from tests.words import WORDS

pytestmark = pytest.mark.thorough

PROCESSES: Final = 3
ROUNDS: Final = 40
CASES: Final = ("cochons", "cochons-complete", "interstellar_pig", "cosmic")


@pytest.fixture
async def stores() -> AsyncIterator[Sequence[PostgresStore]]:
    """Stores at one database, as processes have them."""
    async with open_stores(PROCESSES) as opened:
        yield opened


class Processes:
    """Several of them, with one clock, at one table."""

    def __init__(self, stores: Sequence[PostgresStore], opened: Opening, folder: Path) -> None:
        self.all: Final = [ModeratedTable(one, WORDS, opened, folder) for one in stores]
        for one in self.all[1:]:
            one.clock.time = self.first.clock.time
        self.presses = 0

    @property
    def first(self) -> ModeratedTable:
        return self.all[0]

    async def press(self, number: int, seat: Seat, reply: Reply) -> str:
        """A reply that one of them takes; gives why it is refused, "" where it is not."""
        one = self.all[number]
        self.presses += 1
        press = Press(one.user(seat), one.table_id * 1_000_000 + self.presses, None)
        try:
            await one.moderator.reply(one.table_id, press, reply)
        except Refused as refused:
            return str(refused)
        return ""

    async def pass_minute(self) -> None:
        """Time goes on for all of them; what falls due one of them does."""
        for one in self.all:
            one.clock.time += 60_000


async def read_messages(table: ModeratedTable) -> list[tuple[str, str, bytes, int]]:
    """What was owed, in order."""
    rows = await table.store._engine.read(
        "SELECT destination, kind, payload, created_at FROM outbox WHERE table_id = ? ORDER BY id",
        table.table_id,
    )
    return [tuple(row) for row in rows]


async def check_that_one_could_have_played_it(
    processes: Processes, opened: Opening, folder: Path, *, messages: bool
) -> Sequence[Entry]:
    """The log is whole, plays again, and one process that is given its replies writes and says the same."""
    table = processes.first
    entries = await table.store.log(table.table_id)
    assert [one.seq for one in entries] == list(range(len(entries)))
    assert await rebuild(await table.store.replay(table.table_id), opened.book) is not None
    store = await open_store(folder / "alone")
    alone = ModeratedTable(store, WORDS, opened, folder)
    try:
        await alone.begin()
        for entry in entries:
            if len(await store.log(alone.table_id)) > entry.seq:
                continue  # chance has played it already, as it did there
            alone.clock.time = entry.at
            await alone.moderator.reply(
                alone.table_id,
                alone.press(Seat(entry.seat)),
                msgspec.json.decode(entry.reply, type=Reply),
            )
        mine = await store.log(alone.table_id)
        assert [(one.seat, one.place, one.reply, one.facts, one.at, one.draw) for one in mine] == [
            (one.seat, one.place, one.reply, one.facts, one.at, one.draw) for one in entries
        ]
        if messages:
            assert await read_messages(alone) == await read_messages(table)
    finally:
        await store.close()
    return entries


def open_case(name: str, luck: random.Random) -> Opening:
    """A fresh game of a case, at one of its later seams, where luck may ask for nothing that time alone brings."""
    return replace(opening(name, luck.randrange(1000)), lead=(), case=name)


@pytest.mark.parametrize("name", CASES)
async def test_replies_that_come_to_any_process_are_those_of_one_table(
    name: str, stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """One press after the other, each at another process: whoever takes it knows what the others have written."""
    luck = random.Random(f"{name} one by one")
    opened = open_case(name, luck)
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    missed = [0] * PROCESSES
    for _ in range(ROUNDS):
        number = luck.randrange(PROCESSES)
        taker = processes.all[number]
        play = await taker.play()
        if play.result is not None:
            break
        seat = choose_speaker(play, luck)
        assert seat != CHANCE
        reply = choose_reply(play.asks[seat], luck, find_rare(name))
        assert await processes.press(number, seat, reply) == ""
        missed[number] += 1
        await processes.pass_minute()
    assert all(missed)
    await check_that_one_could_have_played_it(processes, opened, tmp_path, messages=True)


@pytest.mark.parametrize("name", CASES)
async def test_presses_that_come_to_several_processes_at_once_stand_in_one_log(
    name: str, stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Everybody who is asked presses at once, each elsewhere, some twice: of each one reply is taken at most."""
    luck = random.Random(f"{name} at once")
    opened = open_case(name, luck)
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    refused = 0
    for _ in range(ROUNDS // 2):
        play = await processes.first.play()
        if play.result is not None:
            break
        before = play.place
        replies = [
            (seat, choose_reply(play.asks[seat], luck, find_rare(name)))
            for seat in [*play.awaited, luck.choice(play.awaited)]
        ]
        told = await asyncio.gather(
            *(processes.press(luck.randrange(PROCESSES), seat, reply) for seat, reply in replies)
        )
        assert "" in told
        refused += sum(map(bool, told))
        assert (await processes.first.play()).place >= before
        await processes.pass_minute()
    assert refused  # else nobody got in anybody's way
    await check_that_one_could_have_played_it(processes, opened, tmp_path, messages=False)


async def test_an_interaction_that_arrives_at_two_processes_is_played_once(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Also where the one that comes later finds the table changed by the other: it gets the first receipt again."""
    luck = random.Random("twice")
    opened = open_case("cochons", luck)
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    play = await processes.first.play()
    seat = play.awaited[0]
    reply = choose_reply(play.asks[seat], luck)
    press = Press(processes.first.user(seat), 77, None)
    receipts = await asyncio.gather(
        *(one.moderator.reply(one.table_id, press, reply) for one in processes.all)
    )
    assert len(set(map(repr, receipts))) == 1
    assert [one.seat for one in await processes.first.store.log(1)].count(seat) == 1


async def test_whoever_stands_still_amid_a_turn_keeps_the_others_waiting_and_loses_nothing_of_theirs(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """What it would write by what it knew is refused once another process has played since."""
    luck = random.Random("still")
    opened = open_case("cochons", luck)
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    first, second = stores[:2]
    play = await processes.first.play()
    seat = play.awaited[0]
    async with first.hold_table(1) as hold:
        other = asyncio.create_task(processes.press(1, seat, choose_reply(play.asks[seat], luck)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not other.done()
        before = hold.revision
        await first.set_preference(5, "language", "fr")  # its first write ends its hold
        assert await other == ""
        with pytest.raises(StorageFailed, match="busy"):
            await first.set_preference(5, "language", "en")
    assert await second.preferences(5) == {"language": "fr"}
    async with second.hold_table(1) as hold:
        assert hold.revision == before + 1


async def test_a_board_that_is_as_it_was_is_shown_again_after_another_process_has_shown_another(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """What somebody saw last the process that showed it knows, and nobody else: after a take-back, say."""
    opened = open_case("cochons", random.Random(1))
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    ref = PictureRef(table_id=processes.first.table_id, what="board")
    first, second = (one.pictures for one in processes.all[:2])
    board = await first(msgspec.structs.replace(ref, again=True))
    assert board is not None
    first.mark_shown(board)
    second.mark_shown(replace(board, mark="of another board, which the channel saw since"))
    assert await first(ref) == board


async def test_nobody_goes_by_what_is_in_memory_before_their_turn(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Whoever another process has set away since would not be brought back by what they press at this one."""
    opened = open_case("cochons", random.Random(2))
    processes = Processes(stores, opened, tmp_path)
    await processes.first.begin()
    async with processes.first.tables.turn(processes.first.table_id) as live:
        assert live.game is not None
    assert len(processes.first.tables) == 1
    assert processes.first.tables.peek(processes.first.table_id) is None


async def test_a_table_that_is_not_there_is_held_by_nobody(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    opened = open_case("cochons", random.Random(0))
    tables = ModeratedTable(stores[0], WORDS, opened, tmp_path).tables
    with pytest.raises(NoSuchTable):
        async with tables.turn(99):
            pass
