"""Where the project's files are, for the tests that read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("porc_royal", "games", "storage", "bot", "cogs")
"""What the wheel holds."""

_NOT_OURS: Final = {".git", "build", "dist", "data", "mutants", "__pycache__"}


def name(path: Path) -> str:
    """The path as it is written in the repository: relative, with forward slashes."""
    return path.relative_to(ROOT).as_posix()


def modules(*folders: str) -> Iterator[Path]:
    """Every Python file of these folders of the repository, in order."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def parse(path: Path) -> ast.Module:
    """A file of Python, read once for all tests that look into it: none may change what it gets."""
    return ast.parse(path.read_text(encoding="utf-8"))


def games() -> list[str]:
    """The names of the folders that hold one game each."""
    folders = (path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file())
    return sorted(path.name for path in folders if path.name != "table")


def kept_files() -> list[Path]:
    """Every file that is in the repository or would be added to it; without git, every file that looks so."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        found = [path for path in ROOT.rglob("*") if not _NOT_OURS.intersection(path.relative_to(ROOT).parts)]
    else:
        found = [ROOT / line for line in listed.split("\0") if line]
    return sorted(path for path in found if path.is_file() and not name(path).startswith(".venv"))
