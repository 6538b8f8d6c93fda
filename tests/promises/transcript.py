"""A moderated game as one number; run as a program it prints these numbers, one a line.

python -m tests.promises.transcript 100 cochons 3 election 1

The first number says how many answers are followed: the games that last longer are those of many seats.
"""

import asyncio
import hashlib
import random
import sys
import tempfile
from pathlib import Path

from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.testing.games import choose_reply
from storage.sqlite import open_store
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.looks import LOOKS, seen
from tests.promises.moderated import MINUTE, ModeratedTable, Opening, plain
from tests.promises.openings import lucky_settings
from tests.words import WORDS


async def transcript(name: str, number: int, answers: int, folder: Path) -> bytes:
    """Everything a game sends, shows, writes down and schedules, from its first question on, for so many answers."""
    luck = random.Random(number)
    book = CASES[name].book
    players = luck.randint(*book.seats)
    settings = lucky_settings(name, luck) | INVARIANTS[name].quick(luck)
    while book.refuse(players, settings) is not None:
        settings = lucky_settings(name, luck) | INVARIANTS[name].quick(luck)
    first = Play.new(book, players, settings).position
    opened = Opening(
        book, players, settings, first.chapter, first.state, practice=frozenset({players - 1}), case=name
    )
    store = await open_store(folder)
    try:
        moderated = ModeratedTable(store, WORDS, opened, folder)
        told = hashlib.sha256()
        await moderated.begin()
        for _ in range(answers):
            if await moderated.over():
                break
            moderated.clock.time += MINUTE
            play = await moderated.play()
            people = [seat for seat in play.awaited if seat not in opened.practice]
            if people:
                seat = luck.choice(people)
                await moderated.reply(seat, choose_reply(play.asks[seat], luck, INVARIANTS[name].rare))
            else:
                await moderated.fire()
            told.update(plain(await moderated.deadlines()))
            if luck.random() < 0.1 and not await moderated.over():
                for look in LOOKS:
                    told.update(await seen(moderated, Seat(0), look))
        told.update(plain(moderated.sent))
        told.update(repr(await moderated.store.log(moderated.table_id)).encode())
        for entry in await moderated.store.log(moderated.table_id):
            told.update(entry.reply + entry.facts)
        columns = "seq, chapter, state, rules_version, at"
        positions = await store._engine.read(f"SELECT {columns} FROM positions ORDER BY seq")
        told.update(repr([tuple(row) for row in positions]).encode())
        return told.digest()
    finally:
        await store.close()


def main(answers: str, *games: str) -> None:
    for name, number in zip(games[::2], games[1::2], strict=True):
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(transcript(name, int(number), int(answers), Path(folder))).hex())


if __name__ == "__main__":
    main(*sys.argv[1:])
