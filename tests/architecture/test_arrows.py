"""The import contracts of pyproject.toml cover what there is; `make contracts` checks the imports."""

import re
import tomllib
from typing import Any

import pytest

from tests.architecture import tree


def contracts() -> dict[str, dict[str, Any]]:
    """The import contracts by id."""
    settings = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {contract["id"]: contract for contract in settings["tool"]["importlinter"]["contracts"]}


@pytest.mark.parametrize("game", tree.games())
def test_every_game_stands_on_its_floor(game: str) -> None:
    upper, lower = contracts()["games"]["layers"]
    # One game lends to others: the ballots of the election are those of Les Cochons de l'Espace.
    assert game in re.split(r"[\s|()]+", lower if game == "election" else upper)


@pytest.mark.parametrize("package", tree.PACKAGES)
def test_every_folder_of_code_is_a_package(package: str) -> None:
    folders = {path.parent for path in tree.modules(package)}
    assert [tree.name(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []
