"""A refused reply changes nothing, and its sender alone is told why."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import AnyPlay
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.replies import draw_reply
from tests.promises.cases import CASES
from tests.promises.looks import refusal
from tests.promises.moderated import MINUTE, ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.secrets import SECRETS, names

STEPS = 20


async def everything(moderated: ModeratedTable, apart: Seat | None = None) -> list[object]:
    """All that a refusal must leave alone; `apart`: but for what stands in one seat's own direct messages."""
    play, table = await moderated.play(), await moderated.store.table(moderated.table_id)
    rows = await moderated.store._engine.read(
        "SELECT * FROM outbox WHERE table_id = ? AND destination != ? ORDER BY id",
        moderated.table_id,
        "" if apart is None else f"dm:{moderated.user(apart)}",
    )
    return [
        await moderated.store.log(moderated.table_id),
        table and replace(table, touched_at=None),
        await moderated.store.seats(moderated.table_id),
        await moderated.deadlines(),
        await moderated.store.read_undone(moderated.table_id),
        rows,
        play.fingerprint(),
        play.place,
        dict(play.sealed),
    ]


def wrong_ways(name: str, play: AnyPlay, luck: random.Random) -> list[tuple[Seat | None, Reply, int | None]]:
    """Commands that no rule allows: strangers, old buttons, unknown options, impossible values."""
    seat = luck.choice(play.awaited)
    ask = play.asks[seat]
    right = ask.check(draw_reply(ask, luck.randrange))
    foreign = luck.choice(names(SECRETS[name]))
    idle = [one for one in range(3) if Seat(one) not in play.asks]
    ways: list[tuple[Seat | None, Reply, int | None]] = [
        (None, right, None),
        (seat, right, play.since(seat) - 1),
        (seat, right, play.place + 1),
        (seat, Reply("no-such-option"), play.place),
        (seat, Reply(right.option, {**right.fields, "no-such-field": 1}), None),
    ]
    ways += [(Seat(one), right, None) for one in idle]
    for option, fields in ask.options.items():
        ways += [
            (seat, Reply(option, {one: value}), None) for one in fields.fields for value in _absurd(foreign)
        ]
    return [way for way in ways if way[0] is None or not _legal(play, way)]


def _absurd(foreign: str) -> list[Any]:
    return ["no-such-name", -1, 10**9, ("twin", "twin"), foreign, (foreign, "no-such-name")]


def _legal(play: AnyPlay, way: tuple[Seat | None, Reply, int | None]) -> bool:
    seat, reply, place = way
    ask = play.asks.get(seat) if seat is not None else None
    if seat is None or ask is None or not (place is None or play.since(seat) <= place <= play.place):
        return False
    return _stands(ask, reply)


def _stands(ask: Ask, reply: Reply) -> bool:
    try:
        ask.check(reply)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-3", "cosmic-0", "cochons-2", "cochons-complete-1", "interstellar_pig-2")
def test_a_refused_reply_changes_nothing_and_tells_nobody_else(
    name: str, number: int, tmp_path: Path
) -> None:
    tried = 0
    with Runner.open(tmp_path) as runner:
        # A short game may be over soon after it is looked at; then another one follows.
        for more in range(4):
            tried += runner.run(refuse(name, number + 100 * more, runner))
            if tried > STEPS:
                return
    raise AssertionError(f"only {tried} replies were refused")


async def refuse(name: str, number: int, runner: Runner) -> int:
    """Play on, and try at every step what may not be done; gives how often that was."""
    luck = random.Random(number)
    moderated = runner.moderated(runner.numbered(opening(name, number)))
    await moderated.begin()
    tried = 0
    for _ in range(STEPS):
        if await moderated.over():
            break
        play = await moderated.play()
        before, sent = await everything(moderated), len(moderated.sent)
        for seat, reply, place in luck.sample(ways := wrong_ways(name, play, luck), min(6, len(ways))):
            moderated.clock.time += MINUTE
            with pytest.raises(Refused) as refused:
                await moderated.reply(seat, reply, place)
            await moderated.deliver()
            assert await everything(moderated) == before
            assert len(moderated.sent) == sent
            assert len(await refusal(moderated, seat, refused.value)) > 20
            tried += 1
        seat = luck.choice(play.awaited)
        await moderated.reply(seat, draw_reply(play.asks[seat], luck.randrange))
    return tried


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cochons")
def test_taking_a_sealed_answer_back_is_told_to_nobody_and_wins_no_time(name: str, tmp_path: Path) -> None:
    async def story(runner: Runner) -> int:
        undone = 0
        for number in range(12):
            moderated = runner.moderated(runner.numbered(opening(name, number)))
            await moderated.begin()
            play = await moderated.play()
            if len(play.awaited) < 2:
                continue
            seat, ask = play.awaited[0], play.asks[play.awaited[0]]
            before, sent = await everything(moderated, seat), moderated.sent_to_others(seat)
            await moderated.reply(seat, ask.default)
            moderated.clock.time += 30 * MINUTE
            await moderated.moderator.undo(moderated.table_id, moderated.press(seat))
            await moderated.deliver()
            after = await everything(moderated, seat)
            assert moderated.sent_to_others(seat) == sent
            assert after[:4] == before[:4]
            assert after[5:] == before[5:]
            undone += 1
        return undone

    with Runner.open(tmp_path) as runner:
        assert runner.run(story(runner)) > 0
