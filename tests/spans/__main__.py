"""`python -m tests.spans COMMIT`: have a commit play its own random games in a checkout of its own, and keep spans."""

import lzma
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.spans import DATA, SPANS_OF_EACH

PLAYER = Path(__file__).with_name("player.py")


def main(commit: str) -> None:
    """Make `data/<commit>.jsonl.xz`."""
    with tempfile.TemporaryDirectory() as folder:
        checkout = str(Path(folder) / commit)
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", checkout, commit], check=True)
        try:
            # -P, and the path: what is imported there is that commit's alone.
            command = [sys.executable, "-P", str(PLAYER), str(SPANS_OF_EACH)]
            paths = {**os.environ, "PYTHONPATH": checkout}
            done = subprocess.run(command, cwd=checkout, env=paths, check=True, stdout=subprocess.PIPE)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", checkout], check=True)
    DATA.mkdir(exist_ok=True)
    (DATA / f"{commit}.jsonl.xz").write_bytes(lzma.compress(done.stdout, preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(sys.argv[1])
