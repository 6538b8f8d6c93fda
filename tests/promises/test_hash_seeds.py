"""Equal replies give an equal game and equal bytes, under every hash seed."""

import os
import subprocess
import sys

from tests.house.tree import ROOT
from tests.promises.cases import CASES

SEEDS = ("0", "1", "31337")
GAMES = [(name, str(number)) for name in CASES for number in (1, 4)]


def test_the_hash_seed_changes_no_byte_of_a_moderated_game() -> None:
    first, *others = (transcripts(seed) for seed in SEEDS)
    for again in others:
        assert again == first, "a game told differently"
    assert len(set(first.values())) == len(GAMES), "two games told alike"


def transcripts(seed: str) -> dict[tuple[str, str], str]:
    """The number of each game's transcript, from a process of its own: starting one takes longer than any game."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.promises.transcript", *(word for game in GAMES for word in game)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(GAMES, done.stdout.split(), strict=True))
