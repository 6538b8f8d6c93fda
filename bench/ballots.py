"""A whole club votes: what a paper costs the first and the last of them, and what of it stays in memory."""

import os
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.figures import Figure
from bench.measure import resident, stopwatch, time_piece
from bench.seated import Room
from bot.clock import WallClock
from bot.moderation.actions import Person
from cogs.election.club.ballots import ClubBallots, KeptBallot
from cogs.election.club.outcome import make_outcome
from cogs.election.club.panels import show_receipt
from cogs.election.club.terms import BallotTerms, Right
from tests.words import WORDS

SIZES: Final = (300, 5_000)
QUICK: Final = (120,)
EDGE: Final = 50
"""How many papers at the beginning, and at the end, are compared."""
GUILD: Final = 7
CHANNEL: Final = 8
CANDIDATES: Final = 25
FLAT: Final = 1.5
"""The last papers may cost so many times the first."""
GROWTH: Final = 4.0
"""MiB that may stay in memory, whatever the size: pages of the database that SQLite keeps for itself."""
NOTE: Final = "processor time of all threads, with the commit: the last papers beside the first"


async def measure_clubs(*, quick: bool) -> list[Figure]:
    """Clubs of several sizes, each in a store of its own."""
    found: list[Figure] = []
    for size in QUICK if quick else SIZES:
        with tempfile.TemporaryDirectory(prefix="bench-") as name:
            room = await Room.open(Path(name))
            try:
                found += await _measure(room, size)
            finally:
                await room.store.close()
    return found


async def _measure(room: Room, size: int) -> list[Figure]:
    ballots = ClubBallots(room.store, WORDS, WallClock(), _nothing, lambda _guild: False)
    names = tuple(f"C{one}" for one in range(CANDIDATES))
    terms = BallotTerms("Club", names, "ranked", 1, "secret", (Right(GUILD),))
    number = await ballots.open(Person(1, "Ana", "fr"), 1, (GUILD, CHANNEL), terms, 3600)
    edge = min(EDGE, size // 2)
    first = await _vote(ballots, number, range(edge))
    before = resident(os.getpid())
    await _vote(ballots, number, range(edge, size - edge))
    last = await _vote(ballots, number, range(size - edge, size))
    grown = resident(os.getpid()) - before
    kept, papers = await ballots.find(number, CHANNEL), await room.store.papers(number)
    with stopwatch():
        began = time.thread_time()
        assert make_outcome(kept.terms, papers).papers == size
        counted = (time.thread_time() - began) * 1e3
    pieces, counts = last / time_piece(), "in a thread, beside the loop; 25 candidates, in order"
    return [
        Figure(
            f"a paper of a club of {size:,}", last, "ms", first, last / first, FLAT, "at most", "x", NOTE, pieces
        ),
        Figure(f"memory that a club of {size:,} leaves", grown, "MiB", None, grown, GROWTH, "at most", "value"),
        Figure(f"the count of a club of {size:,}", counted, "ms", note=counts),
    ]  # fmt: skip


async def _vote(ballots: ClubBallots, number: int, voters: range) -> float:
    """Each of these finds the ballot, hands in an order, and is answered; gives what one of them took, ms."""
    reader = WORDS.of("en")
    with stopwatch():
        began = time.process_time()
        for voter in voters:
            kept: KeptBallot = await ballots.find(number, CHANNEL)
            who, choices = Person(1000 + voter, "V", "en"), (voter % CANDIDATES, (voter + 7) % CANDIDATES)
            paper = await ballots.hand_in(kept, who, (GUILD,), choices)
            assert show_receipt(reader, kept, paper, choices).text
        return (time.process_time() - began) * 1e3 / len(voters)


def _nothing() -> None:
    """Nobody sleeps here who would have to be woken."""
