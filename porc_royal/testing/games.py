"""Random games: a number gives the players, the options, and every reply; the same number gives the same game."""

import random
from collections.abc import Collection, Mapping
from typing import Final, TypeVar

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Rulebook, Setting, Settings

S = TypeVar("S")
V = TypeVar("V")

RARELY: Final = 0.004
"""How often an option is taken that would end a game early: it may be there beside every question."""
TRIES: Final = 1000
"""So many settings are drawn at most until some are found with which a game can begin."""


def begin_game(
    rulebook: Rulebook[S, V], luck: random.Random, kept: Mapping[str, Setting] | None = None
) -> tuple[Play[S, V], int]:
    """A fresh game with players and options drawn by luck, and how many play; those `kept` stay.

    Raises LookupError if no settings were found with which a game can begin.
    """
    players, settings = draw_settings(rulebook, luck, kept)
    return Play.new(rulebook, players, settings), players


def draw_settings(
    rulebook: Rulebook[S, V], luck: random.Random, kept: Mapping[str, Setting] | None = None
) -> tuple[int, Settings]:
    """How many play and with which options, by luck; those `kept` stay.

    Raises LookupError if none were found with which a game can begin.
    """
    fewest, most = rulebook.seats
    for _ in range(TRIES):
        players = luck.randint(fewest, most)
        settings = {one.name: luck.choice(one.values) for one in rulebook.options} | dict(kept or {})
        if rulebook.refuse(players, settings) is None:
            return players, settings
    raise LookupError("no settings with which a game can begin")


def choose_speaker(play: Play[S, V], luck: random.Random) -> Seat:
    """An awaited seat; sometimes one that changes a sealed answer, or one that nobody waits for."""
    idle = sorted(seat for seat, ask in play.asks.items() if ask.optional and seat not in play.sealed)
    if idle and luck.random() < 0.3:
        return luck.choice(idle)
    if play.sealed and luck.random() < 0.1:
        return luck.choice(sorted(play.sealed))
    return luck.choice(play.awaited)


def choose_reply(ask: Ask, luck: random.Random, rare: Collection[str] = ()) -> Reply:
    """A legal reply; the `rare` options, which end a game early, only now and then."""
    while True:
        reply = draw_reply(ask, luck.randrange)
        if reply.option not in rare or luck.random() < RARELY:
            return reply
