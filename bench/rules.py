"""How fast the rules alone are: one step of the smallest game, whole games of the others, and their maps."""

import random
import time
from importlib import import_module
from statistics import median
from typing import Any, Final

from bench.figures import Figure, fail, ratio
from bench.games import BENCHED, Benched
from bench.measure import find_percentile, run_in_turn, stopwatch
from games.interstellar_pig.state.starmap import make_star_map
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from tests.porc_royal.noughts import RULEBOOK as NOUGHTS

STEP: Final = "rules step, noughts and crosses"
REACH: Final = 1.0
"""As fast as OpenSpiel's. Ten times that, as was wanted once, cannot be: half of a step is the coroutine as which rules
are written (DEC-147)."""


async def measure_step(*, quick: bool) -> list[Figure]:
    """One step each way: look up what is legal, choose by luck, apply; new games included."""
    try:
        module: Any = import_module("open_spiel.python.games.tic_tac_toe")
    except ImportError:
        return [fail(STEP, "OpenSpiel is not installed (`make bench` installs it)")]
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

    other, mine, compared = await run_in_turn(3 if quick else 21, theirs, ours)
    note = "OpenSpiel's own game written in Python, by its public State; new games and luck included on both sides"
    return [ratio(STEP, mine, other, compared, REACH, "at least", unit="µs", note=note)]


async def measure_games(*, quick: bool) -> list[Figure]:
    """Whole random games, every reply checked as a player's would be."""
    return [_whole(game, 1 if quick else 40) for game in BENCHED.values()]


def _whole(game: Benched, number: int) -> Figure:
    book, replies, (least, most) = game.book, 0, game.book.seats
    began = time.perf_counter()
    for seed in range(number):
        luck = random.Random(seed)
        play = Play.new(book, least + seed % (most - least + 1), dict(game.short))
        while play.result is None:
            seat = luck.choice(play.awaited)
            reply = draw_reply(play.asks[seat], luck.randrange)
            if reply.option in game.rare:
                continue
            play.take(seat, reply)
            replies += seat != CHANCE
    seconds = time.perf_counter() - began
    short = ", ".join(f"{name} {value}" for name, value in game.short.items())
    note = f"{number} games of {least} to {most} players, {short}, {replies / number:.0f} replies of players each"
    return Figure(f"whole random games of {game.called}", number / seconds, "games/s", note=note)


async def measure_maps(*, quick: bool) -> list[Figure]:
    """The star maps of Interstellar Pig, one for each game."""
    taken = []
    for seed in range(10 if quick else 1000):
        began = time.process_time()
        make_star_map(seed)
        taken.append((time.process_time() - began) * 1e3)
    worst = find_percentile(taken, 0.999)
    note = (
        f"{len(taken)} maps; median {median(taken):.1f} ms; the thousandth part that took longest is left out"
    )
    return [Figure("star map, the slowest", worst, "ms", None, worst, 50, "at most", "value", note)]
