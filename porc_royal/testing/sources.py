"""The source of a game is read for the traps of writing rules as coroutines (`traps.py`); nothing of it is run."""

import ast
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from porc_royal.testing.findings import Finding
from porc_royal.testing.traps import Sets, find_faults

PURITY: Final = "rules have no clock, no luck, no disk, and no trap"
KIT: Final = "porc_royal"


def read_sources(package: str) -> Mapping[str, str]:
    """The source of each module of an installed package, by its path in it. Raises ModuleNotFoundError for none."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package, name=package)
    folders = [Path(folder) for folder in spec.submodule_search_locations]
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
    }


def check_sources(package: str, sources: Mapping[str, str]) -> Iterator[Finding]:
    """Each trap that a game's modules walk into; they may import the kit, msgspec, pure modules, and one another."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    sets = Sets()
    for module in trees.values():
        sets.learn(module)
    for path, module in trees.items():
        for fault in find_faults(module, sets, (KIT, package.partition(".")[0])):
            yield Finding(PURITY, fault.what, f"{path}:{fault.line}")
