"""Equal replies give an equal game and equal bytes, under every hash seed."""

import os
import subprocess
import sys

import pytest

from tests.house.tree import ROOT
from tests.promises.cases import CASES

SEEDS = ("0", "1", "31337")
NUMBERS = (1, 4)


@pytest.mark.parametrize("name", CASES)
def test_the_hash_seed_changes_no_byte_of_a_moderated_game(name: str) -> None:
    games = [{transcript(name, number, seed) for seed in SEEDS[: CASES[name].seeds]} for number in NUMBERS]
    assert [len(seen) for seen in games] == [1] * len(NUMBERS), "a game told differently"
    assert len(set.union(*games)) == len(NUMBERS), "two games told alike"


def transcript(name: str, number: int, seed: str) -> str:
    """The number of a game's transcript, from a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.promises.transcript", name, str(number)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    (digest,) = done.stdout.split()
    return digest
