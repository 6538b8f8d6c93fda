"""Positions in the middle of games, reached by luck: where the tests of this folder begin."""

import random
from functools import cache

from bot.games import GAMES, AnyPlay
from games.table.play import Play
from games.table.replies import some_reply
from games.table.rulebook import Setting
from tests.promises.stage import Opening

SEAMS = 60
"""How many chapters a game goes through at most before it is looked at."""


def lucky_settings(name: str, luck: random.Random) -> dict[str, Setting]:
    """Every option of the lobby at any of its values."""
    return {one.name: luck.choice(one.values) for one in GAMES[name].options}


def lucky_game(name: str, luck: random.Random, **fixed: Setting) -> tuple[AnyPlay, int, dict[str, Setting]]:
    """A fresh game with players and options drawn by luck; `fixed` options stay."""
    book = GAMES[name]
    least, most = book.seats
    players = least + luck.randrange(most - least + 1)
    settings = lucky_settings(name, luck) | fixed
    return Play.new(book, players, settings), players, settings


@cache
def opening(name: str, number: int) -> Opening:
    """Game `number` at one of its seams, once it has secrets."""
    luck = random.Random(number)
    play, players, settings = lucky_game(name, luck)
    seams = [play.position]
    while play.result is None and len(seams) < SEAMS:
        seat = luck.choice(play.awaited)
        step = play.take(seat, some_reply(play.asks[seat], luck.randrange))
        if step.seam is not None and play.result is None:
            seams.append(step.seam)
    at = luck.choice(seams[len(seams) // 2 :])
    return Opening(GAMES[name], players, settings, at.chapter, at.state)
