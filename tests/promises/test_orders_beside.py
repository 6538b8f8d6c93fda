"""Whoever gives an order with an answer looks to all others, until it speaks, as if they had only answered."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.games import AnyPlay
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.orders import OrderBeside
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner

GAMES_EACH: Final = 3
STEPS: Final = 60
GIVEN: Final = 0.8
"""How often the order is given where it may be."""
GIVING: Final = (
    ("cochons", "gaps", "cochons-ask-gap"),
    ("cochons", "attacks", "cochons-ask-travel"),
    ("cochons", "laying", "cochons-ask-defence"),
    ("cochons-complete", "gaps", "cochons-ask-gap"),
    ("cochons-complete", "attacks", "cochons-ask-travel"),
    ("cochons-complete", "fights", "cochons-ask-attack-gap"),
    ("cochons-complete", "dice", "cochons-ask-reroll"),
    ("cochons-complete", "laying", "cochons-ask-attack"),
    ("cosmic", "windows", "cosmic-ask-window"),
)
"""By case, the orders that are given with an answer, and a question which has that answer."""


def list_beside(name: str) -> Mapping[str, OrderBeside[object]]:
    """The orders of a case that are given with an answer, by name."""
    orders = CASES[name].book.orders
    return {} if orders is None else {one.name: one for one in orders.beside}


def test_every_order_that_is_given_with_an_answer_is_tried() -> None:
    there = {(case.book.name, one) for name, case in CASES.items() for one in list_beside(name)}
    assert {(CASES[name].book.name, order) for name, order, _ in GIVING} == there


@pytest.mark.parametrize(("name", "order", "question"), GIVING)
@pytest.mark.samples("cochons-complete-gaps-*")
def test_nobody_else_can_tell_from_an_answer_that_an_order_was_given_with_it(
    name: str, order: str, question: str, tmp_path: Path
) -> None:
    one = list_beside(name)[order]
    with Runner.open(tmp_path) as runner:
        begun = [opening(name, number, question) for number in range(GAMES_EACH)]
        followed = [runner.run(compare_both(runner, one, opened)) for opened in begun]
    assert sum(followed) > 0, "it is given, and others go on after it"


async def compare_both(runner: Runner, one: OrderBeside[object], begun: Opening) -> int:
    """A game in which a seat answers alone, and the same with an order; gives how often others went on after it."""
    opened = runner.numbered(begun)
    luck = random.Random(opened.table_id)
    plain, secret = runner.moderated(opened), runner.moderated(opened, 1)
    giver: Seat | None = None
    followed = 0
    for moderated in (plain, secret):
        await moderated.begin()
    for _ in range(STEPS):
        play = await plain.play()
        if await plain.over() or play.count != (await secret.play()).count:
            break  # the order has spoken: what comes of it is one change there, and two here
        own = "" if giver is None else f"dm:{plain.user(giver)}"
        assert plain.list_told(own) == secret.list_told(own)
        seat = luck.choice(play.awaited)
        ask, order = play.asks[seat], ""
        followed += giver not in (None, seat)
        reply = choose_reply(ask, luck, INVARIANTS[opened.case].rare)
        if giver in (None, seat) and may_give(play, ask, one) and luck.random() < GIVEN:
            giver, reply, order = seat, Reply(one.option), one.name
        for moderated, with_it in ((plain, ""), (secret, order)):
            moderated.clock.time += 60_000
            await moderated.reply(seat, reply, order=with_it)
    return followed


def may_give(play: AnyPlay, ask: Ask, one: OrderBeside[object]) -> bool:
    """Whether that order stands beside an answer to this question."""
    book = play.rulebook.orders
    return book is not None and one in book.list_beside(ask)
