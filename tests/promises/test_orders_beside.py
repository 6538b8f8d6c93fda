"""Whoever gives an order with an answer looks to all others, until it speaks, as if they had only answered."""

import random
from pathlib import Path
from typing import Final

import pytest

from bot.games import AnyPlay
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import opening
from tests.promises.runner import Runner

GAMES_EACH: Final = 6
STEPS: Final = 60
GIVEN: Final = 0.8
"""How often the order is given where it may be."""
GIVING: Final = [
    name for name, case in CASES.items() if case.book.orders is not None and case.book.orders.beside
]


@pytest.mark.parametrize("name", GIVING)
@pytest.mark.samples("cochons-complete")
def test_nobody_else_can_tell_from_an_answer_that_an_order_was_given_with_it(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        given = [runner.run(compare_both(runner, name, number)) for number in range(GAMES_EACH)]
    assert sum(given) > 0, "some are given, and others go on after it"


async def compare_both(runner: Runner, name: str, number: int) -> int:
    """A game in which a seat answers alone, and the same with orders; gives how often others went on after one."""
    opened, luck = runner.numbered(opening(name, number)), random.Random(number)
    plain, secret = runner.moderated(opened), runner.moderated(opened, 1)
    giver, given, followed = Seat(number % opened.players), False, 0
    own = f"dm:{plain.user(giver)}"
    for moderated in (plain, secret):
        await moderated.begin()
    for _ in range(STEPS):
        play = await plain.play()
        if await plain.over() or play.count != (await secret.play()).count:
            break  # the order has spoken: what comes of it is one change there, and two here
        assert plain.list_told(own) == secret.list_told(own)
        seat = luck.choice(play.awaited)
        followed += given and seat != giver
        reply, order = choose(play, seat, luck) if seat == giver else (None, "")
        given = given or bool(order)
        reply = reply or choose_reply(play.asks[seat], luck, INVARIANTS[name].rare)
        for moderated, with_it in ((plain, ""), (secret, order)):
            moderated.clock.time += 60_000
            await moderated.reply(seat, reply, order=with_it)
    return followed


def choose(play: AnyPlay, seat: Seat, luck: random.Random) -> tuple[Reply | None, str]:
    """An answer that has an order beside it, and that order; none where there is none."""
    book = play.rulebook.orders
    beside = book.list_beside(play.asks[seat]) if book is not None else ()
    if not beside or luck.random() > GIVEN:
        return None, ""
    one = luck.choice(beside)
    return Reply(one.option), one.name
