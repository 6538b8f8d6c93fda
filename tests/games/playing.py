"""Whole games played by luck, for the tests that look at many of them."""

import random
from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Rulebook, Setting
from porc_royal.testing.games import choose_reply, choose_speaker

S = TypeVar("S")
V = TypeVar("V")


def random_game(
    rulebook: Rulebook[S, V], number: int, limits: Mapping[str, tuple[Setting, ...]]
) -> tuple[Play[S, V], random.Random]:
    """A fresh game with players and options drawn from its number; `limits` keep it from lasting long."""
    luck = random.Random(number)
    fewest, most = rulebook.seats
    players = fewest + number % (most - fewest + 1)
    while True:
        settings = {one.name: luck.choice(limits.get(one.name, one.values)) for one in rulebook.options}
        if rulebook.refuse(players, settings) is None:
            return Play.new(rulebook, players, settings), luck


def steps(
    play: Play[S, V], luck: random.Random, *, sensible: bool = False, rare: Collection[str] = ()
) -> Iterator[tuple[Seat, Step]]:
    """Play to the end, any awaited seat answering next; sometimes a sealed answer is changed."""
    while play.result is None:
        seat = choose_speaker(play, luck)
        ask = play.asks[seat]
        if sensible and seat != CHANCE:
            reply = play.rulebook.practise(play.view(seat), ask, luck.randrange(2**32))
        else:
            reply = choose_reply(ask, luck, rare)
        yield seat, play.take(seat, reply)


def defaults(play: Play[S, V], luck: random.Random, most: int) -> int:
    """Play to the end with the answers of the absent, each of them legal; how many replies that took."""
    count = 0
    while play.result is None:
        seat = play.awaited[0]
        ask = play.asks[seat]
        assert ask.check(ask.default) == ask.default
        play.take(seat, draw_reply(ask, luck.randrange) if seat == CHANCE else ask.default)
        count += 1
        assert count < most
    return count


def until(play: Play[S, V], luck: random.Random, chapter: str) -> None:
    """Play the answers of the absent until a chapter begins."""
    while play.position.chapter != chapter:
        seat = play.awaited[0]
        ask = play.asks[seat]
        play.take(seat, draw_reply(ask, luck.randrange) if seat == CHANCE else ask.default)
