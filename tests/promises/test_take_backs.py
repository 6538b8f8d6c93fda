"""What is taken back: nobody learns by it who looked or who refused, and the game is the one it would have been."""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.tables.moments import list_hidden_names, list_seen
from porc_royal.asks import Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import Entry
from tests.promises.cases import CASES
from tests.promises.invariants import find_rare
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Watched
from tests.promises.way_back import Wavering, WayBack, go_back

PAIRS = 6
EVENTS = 22


def compare_waverers(runner: Runner, name: str, number: int, watcher: int) -> None:
    """One game twice, in which people often want to go back."""
    opened, viewer, luck = runner._cast(opening(name, number), number, watcher, None)
    runner.compare(opened, viewer, luck, EVENTS, Wavering)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("cochons-complete")
def test_nobody_can_read_from_a_way_back_what_others_hold_have_seen_or_answered(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watched, "acts", {"back": go_back})
    with Runner.open(tmp_path) as runner:
        for number in range(PAIRS):
            compare_waverers(runner, name, number, watcher=number % 4)


def read_reply(entry: Entry) -> Reply:
    return msgspec.json.decode(entry.reply, type=Reply)


async def give_again(moderated: ModeratedTable, gone: Sequence[Entry]) -> None:
    """Whoever had answered answers the same again; what stayed, chance and orders answer by themselves."""
    for entry in gone:
        play = await moderated.play()
        if entry.seat != CHANCE and play.count <= entry.seq:
            await moderated.reply(Seat(entry.seat), read_reply(entry))


async def go_there(moderated: ModeratedTable, seat: Seat, luck: random.Random) -> Sequence[Entry]:
    """Somebody wants to go back, and all agree; gives what has left the log."""
    way, before = WayBack(moderated, seat), await moderated.store.log(moderated.table_id)
    moments = await way.list_moments()
    if not await way.choose(luck.choice(moments)):
        for other in range(moderated.opening.players):
            if await way.is_open():
                await way.answer(Seat(other), agrees=True)
    left = len(await moderated.store.log(moderated.table_id))
    return before[left:]


async def play_and_return(moderated: ModeratedTable, luck: random.Random, replies: int) -> int:
    """Play by luck; again and again all goes back and is played once more: the game is the one it was."""
    await moderated.begin()
    returns, rare = 0, find_rare(moderated.opening.kept)
    for number in range(replies):
        if await moderated.over():
            break
        play = await moderated.play()
        seat = choose_speaker(play, luck)
        await moderated.reply(seat, choose_reply(play.asks[seat], luck, rare))
        if number % 7 == 6 and not await moderated.over():
            before = (await moderated.play()).fingerprint()
            try:
                gone = await go_there(moderated, Seat(luck.randrange(moderated.opening.players)), luck)
            except Refused:
                continue
            await give_again(moderated, gone)
            assert (await moderated.play()).fingerprint() == before
            returns += 1
    return returns


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election")
def test_a_game_that_went_back_and_was_played_again_is_the_game_that_never_did(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        opened = [runner.numbered(opening(name, number)) for number in range(3)]
        returns = [
            runner.run(play_and_return(runner.moderated(one), random.Random(number), 30))
            for number, one in enumerate(opened)
        ]
    assert sum(returns) >= 3


async def look_at_the_others(moderated: ModeratedTable, luck: random.Random, replies: int) -> int:
    """What goes back at once has shown the others no hidden thing, but what its owner played."""
    await moderated.begin()
    alone, rare = 0, find_rare(moderated.opening.kept)
    for _ in range(replies):
        if await moderated.over():
            break
        play = await moderated.play()
        seat = choose_speaker(play, luck)
        await moderated.reply(seat, choose_reply(play.asks[seat], luck, rare))
        if await moderated.over():
            break
        way, before = WayBack(moderated, seat), await moderated.store.log(moderated.table_id)
        async with moderated.tables.turn(moderated.table_id) as live:
            names = list_hidden_names(live)
            try:
                moments = await way.care.take_backs.list_moments(live)
            except Refused:
                continue
            now = [(one.place, one.asked_at) for one in moments]
            if not now:
                continue
            then = await moderated.tables.load_as_of(moderated.table_id, now[0][0])
            seen = {
                other: list_seen(live, then, Seat(other), names)
                for other in range(moderated.opening.players)
                if other != seat
            }
        gone = before[now[0][0] :]
        said = {
            name
            for entry in gone
            if entry.seat == seat
            for value in read_reply(entry).fields.values()
            for name in (value if isinstance(value, tuple) else (str(value),))
        }
        if await way.choose("|".join(map(str, now[0]))):
            alone += 1
            assert all(shown <= said for shown in seen.values())
            await give_again(moderated, gone)
        elif await way.is_open():
            await way.close()
    return alone


@pytest.mark.thorough
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("cochons-complete")
def test_what_goes_back_at_once_has_shown_nobody_what_was_hidden(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        opened = [runner.numbered(opening(name, number)) for number in range(3)]
        alone = [
            runner.run(look_at_the_others(runner.moderated(one), random.Random(number), 25))
            for number, one in enumerate(opened)
        ]
    assert sum(alone) > 0
