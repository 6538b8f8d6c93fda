"""Games that practice players finish at a moderated table, with the proof of their chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.proofs import list_draws, write_proof
from porc_royal.facts import CHANCE
from porc_royal.options import settle
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import Runner

LONGEST: Final = 20_000
"""Deadlines after which a game is held never to end."""
GAMES: Final[dict[str, tuple[int, dict[str, Setting]]]] = {
    "cochons": (3, {}),
    "interstellar_pig": (2, {"preset": "quick"}),
    "cosmic": (3, {}),
}


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its file, what its channel says, and where in its log chance replied."""

    proof: bytes
    public: Sequence[str]
    places: frozenset[int]


def finish_game(runner: Runner, name: str, secret: bytes = bytes(range(32))) -> Finished:
    """Play a game to its end; the secret decides its luck."""
    book, (players, settings) = CASES[name].book, GAMES[name]
    at = Play.new(book, players, settle(book.options, settings)).position
    opened = Opening(
        book, players, settings, at.chapter, at.state, practice=frozenset(range(players)), seed=secret
    )
    table = runner.moderated(runner.numbered(opened))
    runner.run(finish_by_practice(table))
    return runner.run(read_finished(table))


async def finish_by_practice(table: ModeratedTable) -> None:
    """Play a table of practice players to its end."""
    table.painted = set()
    await table.begin()
    for _ in range(LONGEST):
        if await table.over():
            return
        assert await table.fire() is not None
    raise AssertionError("this game does not end")


async def read_finished(table: ModeratedTable) -> Finished:
    """What is left of it."""
    row, entries = await table.store.table(table.table_id), await table.store.log(table.table_id)
    assert row is not None
    seats = await table.store.seats(table.table_id)
    proof = write_proof(row, seats, len(entries), list_draws(row, entries))
    return Finished(proof, table.public, frozenset(one.seq for one in entries if one.seat == CHANCE))
