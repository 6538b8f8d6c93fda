"""Standing orders answer in time, over restarts, and nobody but their owner can tell that there are any."""

import random
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.standing_orders import StandingOrders, make_sheet
from bot.painter import Picture
from bot.tables.order_matching import list_orders
from games.table.asks import PASS, Reply
from games.table.facts import Seat
from games.table.orders import WITHDRAW
from tests.games.playing import reply_of
from tests.promises.cases import CASES
from tests.promises.openings import opening
from tests.promises.stage import Stage
from tests.promises.theatre import Theatre, theatre

ORDERLY: Final = [name for name, case in CASES.items() if case.book.orders is not None]
GAMES_EACH: Final = 4
STEPS: Final = 60


@pytest.mark.parametrize("name", ORDERLY)
def test_games_go_on_with_orders_of_all_kinds_and_stand_as_they_did_after_a_restart(
    name: str, tmp_path: Path
) -> None:
    with theatre(tmp_path) as stages:
        obeyed = sum(stages.run(played(stages, name, number)) for number in range(GAMES_EACH))
    assert obeyed, "some order has answered a question"


@pytest.mark.parametrize("name", ORDERLY)
def test_an_order_that_has_not_spoken_leaves_no_trace_for_others(name: str, tmp_path: Path) -> None:
    with theatre(tmp_path) as stages:
        for number in range(GAMES_EACH):
            opened, luck = stages.numbered(opening(name, number)), random.Random(number)
            plain, secret = stages.stage(opened), stages.stage(opened, 1)
            stages.run(plain.begin())
            stages.run(secret.begin())
            giver = Seat(number % opened.players)
            stages.run(prepared_for_absence(secret, giver, luck))
            for _ in range(STEPS // 3):
                if stages.run(plain.over()):
                    break
                play = stages.run(plain.play())
                seat = luck.choice(play.awaited)
                reply = reply_of(play.asks[seat], luck)
                stages.run(plain.reply(seat, reply))
                stages.run(secret.reply(seat, reply))
            own = f"dm:{secret.user(giver)}"
            assert told(plain, own) == told(secret, own)


def told(stage: Stage, but: str) -> list[tuple[str, bytes, int, Picture | None]]:
    """Everything that was sent to all but one, byte for byte and with its time."""
    return [
        (one.destination, one.payload, one.at, one.picture) for one in stage.sent if one.destination != but
    ]


async def prepared_for_absence(stage: Stage, seat: Seat, luck: random.Random) -> None:
    """A seat gives an order of every kind it can, for the case that it is late."""
    async with stage.tables.turn(stage.table_id) as live:
        _, sheet = make_sheet(live, stage.user(seat), "")
    for name in sheet.options:
        for _ in range(20):
            said = reply_of(sheet, luck)
            if said.option == name and name not in (PASS, WITHDRAW):
                late = Reply(name, {**said.fields, "when": "if-late", "until": "game"})
                await service(stage).give(stage.table_id, stage.press(seat), late)
                break
    await stage.deliver()


def service(stage: Stage) -> StandingOrders:
    return StandingOrders(stage.deps)


async def played(stages: Theatre, name: str, number: int) -> int:
    """Play on for a while with orders given and withdrawn by luck; gives how often one of them answered."""
    stage, luck, obeyed = stages.stage(stages.numbered(opening(name, number))), random.Random(number), 0
    await stage.begin()
    for step in range(STEPS):
        if await stage.over():
            break
        play = await stage.play()
        await ordered(stage, Seat(luck.randrange(stage.opening.players)), luck)
        before, seat = play.count, luck.choice(play.awaited)
        if luck.random() < 0.2:
            await stage.fire()
        else:
            await stage.reply(seat, reply_of(play.asks[seat], luck))
        async with stage.tables.turn(stage.table_id) as live:
            entries = await stage.store.log(stage.table_id, start=before)
            obeyed += sum(one.seat != seat and bool(list_orders(live, Seat(one.seat))) for one in entries)
        if step % 10 == 9 and not await stage.over():
            await stands_after_a_restart(stage)
    public = [one.payload.decode() for one in stage.sent if one.destination == stage.channel]
    words = ("standing order", "consigne")  # Sacred Recipes are told to all, and bear the same sign
    assert not any(word in said and "📜" in said for said in public for word in words)
    return obeyed


async def ordered(stage: Stage, seat: Seat, luck: random.Random) -> None:
    """Somebody gives an order, or withdraws one."""
    async with stage.tables.turn(stage.table_id) as live:
        _, sheet = make_sheet(live, stage.user(seat), "")
    await service(stage).give(stage.table_id, stage.press(seat), reply_of(sheet, luck))


async def stands_after_a_restart(stage: Stage) -> None:
    async with stage.tables.turn(stage.table_id) as live:
        before, orders = live.play.fingerprint(), sorted(live.orders, key=lambda one: (one.seat, one.name))
    stage.restart()
    async with stage.tables.turn(stage.table_id) as live:
        assert live.play.fingerprint() == before
        assert sorted(live.orders, key=lambda one: (one.seat, one.name)) == orders
