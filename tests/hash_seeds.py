"""Programs under several hash seeds: whoever follows the order of a set prints something else under each."""

import os
import subprocess
import sys
from typing import Final

from tests.architecture.tree import ROOT

SEEDS: Final = ("0", "4711")


def outputs(*arguments: str) -> list[str]:
    """What Python prints with these arguments, once for each seed, every time in a process of its own."""
    return [
        subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in SEEDS
    ]
