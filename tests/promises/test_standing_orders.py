"""Standing orders answer in time, over restarts, and nobody but their owner can tell that there are any."""

import random
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import LANGUAGES
from bot.moderation.standing_orders import StandingOrders, make_sheet
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from porc_royal.orders import WITHDRAW
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.words import WORDS

ORDERLY: Final = [name for name, case in CASES.items() if case.book.orders is not None]
GAMES_EACH: Final = 4
TOLD_TO_OWNERS: Final = [
    part.strip()
    for language in LANGUAGES
    for key in ("orders-answered", "orders-ended")
    for part in [WORDS.of(language).text(key, what="§", why="§").partition("§")[0]]
]
"""How the sentences begin that an owner reads of standing orders, in both languages."""
STEPS: Final = 60
LATER: Final = ("if-late", "after-eight-hours")
"""Terms of orders that do not speak while others play for an hour."""


@pytest.mark.parametrize("name", ORDERLY)
@pytest.mark.samples("election")
def test_games_go_on_with_orders_of_all_kinds_and_stand_as_they_did_after_a_restart(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        games = [runner.run(played(runner, name, number)) for number in range(GAMES_EACH)]
    assert sum(answered for answered, _ in games), "some order has answered a question"
    assert sum(told for _, told in games), "some owner has been told of an order"


@pytest.mark.parametrize("name", ORDERLY)
@pytest.mark.samples("election", "interstellar_pig")
def test_an_order_that_has_not_spoken_leaves_no_trace_for_others(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        for number in range(GAMES_EACH):
            opened, luck = runner.numbered(opening(name, number)), random.Random(number)
            plain, secret = runner.moderated(opened), runner.moderated(opened, 1)
            runner.run(plain.begin())
            runner.run(secret.begin())
            giver = Seat(number % opened.players)
            runner.run(prepared_for_absence(secret, giver, luck))
            for _ in range(STEPS // 3):
                if runner.run(plain.over()):
                    break
                play = runner.run(plain.play())
                seat = luck.choice(play.awaited)
                reply = choose_reply(play.asks[seat], luck)
                runner.run(plain.reply(seat, reply))
                runner.run(secret.reply(seat, reply))
            own = f"dm:{secret.user(giver)}"
            assert plain.list_told(own) == secret.list_told(own)


async def prepared_for_absence(moderated: ModeratedTable, seat: Seat, luck: random.Random) -> None:
    """A seat gives an order of every kind it can, for the case that it is late."""
    async with moderated.tables.turn(moderated.table_id) as live:
        _, sheet = make_sheet(live, moderated.user(seat), "")
    for name in sheet.options:
        for _ in range(20):
            said = choose_reply(sheet, luck)
            if said.option == name and name not in (PASS, WITHDRAW):
                terms = {"when": luck.choice(LATER), "until": "game"}
                own = {term: value for term, value in terms.items() if term in sheet.options[name].fields}
                late = Reply(name, {**said.fields, **own})
                await service(moderated).give(moderated.table_id, moderated.press(seat), late)
                break
    await moderated.deliver()


def service(moderated: ModeratedTable) -> StandingOrders:
    return StandingOrders(moderated.deps)


async def played(runner: Runner, name: str, number: int) -> tuple[int, int]:
    """Play on for a while with orders given and withdrawn by luck.

    Gives how often one of them answered, and how often somebody was told of one.
    """
    moderated, luck, answered = (
        runner.moderated(runner.numbered(opening(name, number))),
        random.Random(number),
        0,
    )
    await moderated.begin()
    for step in range(STEPS):
        if await moderated.over():
            break
        play = await moderated.play()
        await ordered(moderated, Seat(luck.randrange(moderated.opening.players)), luck)
        before, seat = play.count, luck.choice(play.awaited)
        if luck.random() < 0.2:
            await moderated.fire()
        else:
            rare = INVARIANTS[moderated.opening.kept].rare
            await moderated.reply(seat, choose_reply(play.asks[seat], luck, rare))
        entries = await moderated.store.log(moderated.table_id, start=before)
        answered += sum(one.answered_by == "order" for one in entries)
        if step % 10 == 9 and not await moderated.over():
            await stands_after_a_restart(moderated)
    told = [one.destination for one in moderated.sent if tells_of_orders(one.payload)]
    assert moderated.channel not in told
    return answered, len(told)


def tells_of_orders(payload: bytes) -> bool:
    return any(beginning in payload.decode() for beginning in TOLD_TO_OWNERS)


async def ordered(moderated: ModeratedTable, seat: Seat, luck: random.Random) -> None:
    """Somebody gives an order, or withdraws one."""
    async with moderated.tables.turn(moderated.table_id) as live:
        _, sheet = make_sheet(live, moderated.user(seat), "")
    said = choose_reply(sheet, luck)
    if "when" in said.fields and luck.random() < 0.7:
        said = Reply(said.option, {**said.fields, "when": "at-once"})
    await service(moderated).give(moderated.table_id, moderated.press(seat), said)


async def stands_after_a_restart(moderated: ModeratedTable) -> None:
    async with moderated.tables.turn(moderated.table_id) as live:
        before, orders = live.play.fingerprint(), sorted(live.orders, key=lambda one: (one.seat, one.name))
    moderated.restart()
    async with moderated.tables.turn(moderated.table_id) as live:
        assert live.play.fingerprint() == before
        assert sorted(live.orders, key=lambda one: (one.seat, one.name)) == orders
