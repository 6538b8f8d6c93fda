"""Whoever wants nothing asked until their turn looks to all others as if they passed each window at once."""

import random
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.moderation.turns import TurnRunner
from bot.moderation.until_turn import UntilTurn
from bot.tables.order_matching import answer_by_order
from bot.tables.turn import Turn
from porc_royal.facts import CHANCE, Seat
from porc_royal.testing.games import choose_reply, choose_speaker
from porc_royal.until_turn import TERMS, UNTIL_TURN
from storage.ports import OrderRow
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import lucky_game, opening
from tests.promises.runner import Runner

GAMES_EACH: Final = 3
STEPS: Final = 40
SPARING: Final = [
    name
    for name, case in CASES.items()
    if case.book.orders is not None and UNTIL_TURN in [kind.name for kind in case.book.orders.kinds]
]


@pytest.mark.parametrize("first", [5, 5 + GAMES_EACH])
@pytest.mark.parametrize("name", SPARING)
@pytest.mark.samples("cosmic-5")
def test_nobody_else_can_tell_who_wants_nothing_asked_until_their_turn(
    name: str, first: int, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        games = range(first, first + GAMES_EACH)
        assert sum(runner.run(compare_both(runner, name, number)) for number in games) > 0


TOGETHER: Final = {
    "election": {"election-ask-vote"},
    "interstellar_pig": {f"interstellar_pig-ask-{key}" for key in ("stash", "favour", "place")},
}
"""What the other games ask of several at once: the vote itself; before the first round, all that sets a game up."""


@pytest.mark.parametrize("name", sorted(CASES.keys() - set(SPARING)))
def test_a_game_without_the_order_asks_nobody_out_of_turn_what_they_could_be_spared(name: str) -> None:
    """Whatever else is asked is asked of one seat alone, in its turn, for all to see."""
    together = set[str]()
    for number in range(12):
        luck = random.Random(number)
        play, _, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        for _ in range(400):
            if play.result is not None:
                break
            owed = [one for one in play.asks.values() if not one.optional and one.seat != CHANCE]
            if len(owed) > 1:
                together |= {one.key for one in owed}
            seat = choose_speaker(play, luck)
            play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS[name].rare))
    assert together == TOGETHER[name]


async def compare_both(runner: Runner, name: str, number: int) -> int:
    """Play a game in which a seat passes each window at once, and the same by the order; gives how often it did."""
    opened, luck = runner.numbered(opening(name, number)), random.Random(number)
    plain, secret = runner.moderated(opened), runner.moderated(opened, 1)
    giver, passed = Seat(number % opened.players), 0
    for moderated in (plain, secret):
        await moderated.begin()
    await choose(secret, giver, spared=True)
    for _ in range(STEPS):
        while await is_spared(plain, giver):
            play = await plain.play()
            await plain.reply(giver, play.asks[giver].default)
            passed += 1
        if await plain.over():
            break
        play = await plain.play()
        assert play.awaited == (await secret.play()).awaited
        seat = luck.choice(play.awaited)
        reply = choose_reply(play.asks[seat], luck, INVARIANTS[name].rare)
        for moderated in (plain, secret):
            moderated.clock.time += 60_000
            await moderated.reply(seat, reply)
    own = f"dm:{plain.user(giver)}"
    assert plain.list_told(own) == secret.list_told(own)
    return passed


async def choose(moderated: ModeratedTable, seat: Seat, *, spared: bool) -> None:
    service = UntilTurn(moderated.deps, TurnRunner(moderated.deps, moderated.reports))
    await service.choose(moderated.table_id, moderated.press(seat), "en", spared=spared)
    await moderated.deliver()


async def is_spared(moderated: ModeratedTable, seat: Seat) -> bool:
    """Whether the order would answer what a seat is asked now."""
    if await moderated.over():
        return False
    async with moderated.tables.turn(moderated.table_id) as live:
        if seat not in live.play.awaited:
            return False
        live.orders = [OrderRow(seat, UNTIL_TURN, msgspec.json.encode(TERMS), 0)]
        try:
            return answer_by_order(Turn(live), seat, late=False) is not None
        finally:
            live.orders = []
