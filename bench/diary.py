"""`python -m bench diary [game] [--seed N] [--any]`: who was asked when, called how often, answered by whom.

The game is one of `tests/days`: six players in three time zones, two of them away for a week, the bot for 20 hours,
a substitute, new rules in between. With `--any`, the game of the long run with that number.
"""

import argparse
import tempfile
from pathlib import Path

from tests.days.script import draw_script, script_of_the_week
from tests.days.simulation import simulate
from tests.promises.cases import CASES


def main(arguments: list[str]) -> int:
    """Play the game, and print its diary."""
    parser = argparse.ArgumentParser(prog="python -m bench diary", description=__doc__)
    parser.add_argument(
        "game", nargs="?", choices=CASES, help="cochons by default; with --any, as it was drawn"
    )
    parser.add_argument("--seed", type=int, default=0, help="another number, another game")
    parser.add_argument("--any", action="store_true", help="a game of the long run, whatever befalls it")
    given = parser.parse_args(arguments)
    if given.any:
        script = draw_script(given.seed, given.game or "")
    else:
        script = script_of_the_week(given.game or "cochons", given.seed)
    with tempfile.TemporaryDirectory(prefix="diary-") as folder:
        print(simulate(script, Path(folder)).diary)
    return 0
