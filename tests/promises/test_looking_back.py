"""Looking back from a position that is kept gives what playing the whole game again gives, and lets others go on."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

import storage.log
from bot.games import AnyPlay
from bot.tables.replaying import rebuild, upgrade
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.testing.games import choose_reply
from storage.ports import Loaded
from storage.slices import SLICE
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import MINUTE, ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner

REPLIES: Final = 60
APART: Final = 9
"""Entries from one kept position to the next, here."""


async def play_on(moderated: ModeratedTable, luck: random.Random, replies: int) -> None:
    """Whoever is asked replies at random."""
    for _ in range(replies):
        if await moderated.over():
            return
        moderated.clock.time += MINUTE
        play = await moderated.play()
        seat = luck.choice(play.awaited)
        rare = INVARIANTS[moderated.opening.kept].rare
        await moderated.reply(seat, choose_reply(play.asks[seat], luck, rare))


def play_plainly(whole: Loaded, game: AnyPlay) -> Sequence[bytes]:
    """The game after each of its entries, played from its first position."""
    assert whole.position is not None
    play = Play(game.rulebook, upgrade(whole.position, game.rulebook))
    found = [play.fingerprint()]
    for entry in whole.entries:
        play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
        found.append(play.fingerprint())
    return found


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cosmic", "cochons-complete")
def test_at_every_entry_it_is_what_plain_replay_makes_of_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage.log, "APART", APART)
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opening(name, 2)))
        runner.run(compare(moderated))


async def compare(moderated: ModeratedTable) -> None:
    await moderated.begin()
    await play_on(moderated, random.Random(2), REPLIES)
    store, table_id = moderated.store, moderated.table_id
    whole, kept = await store.replay(table_id), [one.seq for one in await store.positions(table_id)]
    plain = play_plainly(whole, await moderated.play())
    first = whole.position.seq if whole.position else 0
    for seq in range(first, whole.log_length + 1):
        async with moderated.tables.turn(table_id, without_game=True):
            then = await moderated.tables.load_as_of(table_id, seq)
        assert then.play.fingerprint() == plain[seq - first]
    await play_again_beside_others(whole, moderated, plain[-1])
    older = kept[4:]
    assert len({seq // APART for seq in older}) == len(older), (
        "of those too old for undo one of each stretch is kept"
    )
    assert kept[-1] == first


async def play_again_beside_others(whole: Loaded, moderated: ModeratedTable, plain: bytes) -> None:
    """A table of before positions were kept: all of it is played again, and others have their turn meanwhile."""
    turns, book = 0, moderated.opening.book
    playing = asyncio.ensure_future(rebuild(whole, book))
    while not playing.done():
        await asyncio.sleep(0)
        turns += 1
    play = await playing
    assert play is not None
    assert play.fingerprint() == plain
    assert turns > len(whole.entries) // SLICE
