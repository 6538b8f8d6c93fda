"""TV-17: the odds of fights, as the engine fights them over many fixed streams of luck."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import msgspec
import pytest

from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.rules.combat import combat
from games.interstellar_pig.state.state import Character, State
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Saying, Seat
from porc_royal.play import Play, Position
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Next, Result
from tests.interstellar_pig.scenario import cards, position

FIGHTS = 1500
IDLE = ("agility", "agility", "agility")
EVEN = Character(1, "temperate", "oxidizing", "moderate", IDLE)
HEAVY = msgspec.structs.replace(EVEN, gravity="heavy")
LIGHT = msgspec.structs.replace(EVEN, gravity="light")
CLEVER = msgspec.structs.replace(EVEN, abilities=("intelligence", "agility", "agility"))

MATCHES = {
    "3 against 3": (EVEN, EVEN, "", (3, 0, 3), (0.4536, 0.0928)),
    "heavy against light": (HEAVY, LIGHT, "", (4, 0, 2), (0.9392, 0.0249)),
    "4 against 3": (HEAVY, EVEN, "", (4, 0, 3), (0.7428, None)),
    "best 3 of 4 against 3": (CLEVER, EVEN, "", (3, 1, 3), (0.6222, None)),
    "a robot helps": (EVEN, EVEN, "guardian-robot", (3, -1, 3), (0.6186, 0.0928)),
}
"""Who fights whom, with which card; dice, spare dice (-1: a Robot beside), enemy dice; odds of win and tie."""


async def duel(state: State) -> Next:
    await combat(state, Seat(0), Seat(1))
    return Result((), Saying("over"))


DUEL = replace(RULEBOOK, chapters={"duel": duel})


@cache
def scores(dice: int, spare: int) -> Counter[int]:
    """How often each score comes up, of all the ways the dice can fall."""
    if spare < 0:
        plain = scores(dice, 0)
        best = Counter[int]()
        for (one, times), (other, more) in product(plain.items(), repeat=2):
            best[max(one, other)] += times * more
        return best
    return Counter(sum(sorted(faces)[spare:]) for faces in product(range(1, 7), repeat=dice + spare))


def odds(dice: int, spare: int, enemy: int) -> tuple[float, float, float]:
    """Win, tie, loss, exactly."""
    one, other = scores(dice, spare), scores(enemy, 0)
    total = one.total() * other.total()
    win = sum(n * m for (a, n), (b, m) in product(one.items(), other.items()) if a > b)
    tie = sum(n * other[a] for a, n in one.items())
    return win / total, tie / total, 1 - (win + tie) / total


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.samples("3 against 3")
def test_tv17_the_engine_fights_as_the_dice_fall(match: str) -> None:
    one, other, card, (dice, spare, enemy), (win, tie) = MATCHES[match]
    expected = odds(dice, spare, enemy)
    assert expected[0] == pytest.approx(win, abs=0.00006)
    assert tie is None or expected[1] == pytest.approx(tie, abs=0.00006)
    state = position("PLAIN A.s", "PLAIN A.s")
    state.players[0].character, state.players[1].character = one, other
    state.players[0].hand = cards(card)
    start = Position(0, "duel", msgspec.json.encode(state), 1)
    luck, seen = random.Random(17), Counter[str]()
    for _ in range(FIGHTS):
        play = Play(DUEL, start)
        while play.result is None:
            seat = play.awaited[0]
            ask = play.asks[seat]
            play.take(seat, draw_reply(ask, luck.randrange) if seat == CHANCE else Reply("protect"))
        dead = [player.out for player in play.state.players]
        seen["loss" if dead[0] else "win" if dead[1] else "tie"] += 1
    pairs = zip(("win", "tie", "loss"), expected, strict=True)
    chi = sum((seen[end] - FIGHTS * p) ** 2 / (FIGHTS * p) for end, p in pairs)
    assert chi < 13.8, (seen, expected)
