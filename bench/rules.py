"""How fast the rules alone are: one step of the smallest game, and whole games of Cochons."""

import random
import time
from importlib import import_module
from typing import Any

from bench.figures import Figure, ratio, skipped
from bench.measure import interleaved, stopwatch
from games.cochons.rulebook import RULEBOOK as COCHONS
from games.table.asks import Reply
from games.table.facts import CHANCE
from games.table.play import Play
from games.table.replies import some_reply
from tests.table.noughts import RULEBOOK as NOUGHTS

STEP = "rules step, noughts and crosses"


async def step(*, quick: bool) -> list[Figure]:
    """One step each way: look up what is legal, choose by luck, apply; new games included."""
    try:
        module: Any = import_module("open_spiel.python.games.tic_tac_toe")
    except ImportError:
        return [skipped(STEP, "OpenSpiel is not installed (pip install '.[bench]')")]
    games, luck = 40 if quick else 400, random.Random(1)
    settings = {one.name: one.default for one in NOUGHTS.options}
    spiel: Any = module.TicTacToeGame()

    async def theirs() -> float:
        steps = 0
        with stopwatch() as elapsed:
            for _ in range(games):
                state = spiel.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(luck.choice(state.legal_actions()))
                    steps += 1
            return elapsed() / steps * 1e6

    async def ours() -> float:
        steps = 0
        with stopwatch() as elapsed:
            for _ in range(games):
                play = Play.new(NOUGHTS, 2, settings)
                while play.result is None:
                    ((seat, question),) = play.asks.items()
                    play.take(seat, Reply(luck.choice(list(question.options))))
                    steps += 1
            return elapsed() / steps * 1e6

    other, mine, compared = await interleaved(3 if quick else 21, theirs, ours)
    note = "OpenSpiel's own game written in Python, by its public State; new games and luck included on both sides"
    return [ratio(STEP, mine, other, compared, 10, "at least", unit="µs", note=note)]


async def games(*, quick: bool) -> list[Figure]:
    """Whole random games of simplified Cochons, every reply checked as a player's would be."""
    number, replies = 4 if quick else 40, 0
    began = time.perf_counter()
    for seed in range(number):
        luck = random.Random(seed)
        play = Play.new(COCHONS, 3 + seed % 4, {"max_turns": 6})
        while play.result is None:
            seat = luck.choice(play.awaited)
            play.take(seat, some_reply(play.asks[seat], luck.randrange))
            replies += seat != CHANCE
    seconds = time.perf_counter() - began
    note = (
        f"{number} games of 3 to 6 players, at most 6 turns, {replies / number:.0f} replies of players each"
    )
    return [Figure("whole random games of simplified Cochons", number / seconds, "games/s", note=note)]
