"""A fresh environment with the bot's wheel and a game's in it, and nothing of this checkout.

What both need is not installed once more: the environment shares it with the one that runs the tests, by links to
everything there but the bot itself.
"""

import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.architecture.tree import ROOT

SHARED: Final = Path(sysconfig.get_path("purelib"))
OURS: Final = (
    "porc_royal",
    "_editable_impl_porc_royal",
    "goofspiel",
    "_editable_impl_goofspiel",
    "__pycache__",
)
SECONDS: Final = 240


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment; `site` is where its packages are."""

    folder: Path
    site: Path

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a program of it, away from the checkout, with what it prints."""
        found = dict(os.environ)
        found = {name: value for name, value in found.items() if not name.startswith(("PYTEST", "PYTHON"))}
        program, *rest = words
        return subprocess.run(
            [str(self.folder / "bin" / program), *rest],
            cwd=self.folder,
            env=found | variables,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )


def build_wheels(folder: Path, *sources: Path) -> list[Path]:
    """The wheels of these projects. Raises CalledProcessError where one cannot be built."""
    options = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", str(folder), *map(str, sources)],
        check=True,
        timeout=SECONDS,
    )
    return sorted(folder.glob("*.whl"))


def make_environment(folder: Path, wheels: list[Path]) -> Environment:
    """An environment with these wheels in it, and what they need."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=SECONDS)
    [site] = folder.glob("lib/python*/site-packages")
    for one in SHARED.iterdir():
        if not one.name.startswith(OURS):
            (site / one.name).symlink_to(one)
    options = ["--no-deps", "--no-index", "--disable-pip-version-check", "--quiet"]
    python = str(folder / "bin" / "python")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", *options, *map(str, wheels)],
        check=True,
        timeout=SECONDS,
    )
    return Environment(folder, site)


def link_tests(environment: Environment) -> Path:
    """A folder from which the tests of this checkout can be imported, and nothing else of it."""
    folder = environment.folder / "checkout"
    if not folder.exists():
        folder.mkdir()
        (folder / "tests").symlink_to(ROOT / "tests")
    return folder
