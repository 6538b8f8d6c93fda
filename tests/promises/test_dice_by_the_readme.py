"""Whoever follows the README computes every die and every shuffle of a finished game from its file of proof."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.architecture import tree
from tests.promises.finished import GAMES, finish_game
from tests.promises.runner import Runner


def follow_recipe(folder: Path) -> dict[str, Any]:
    """Run the README's lines on fair chance beside a file of proof, to the letter."""
    told = (tree.ROOT / "README.md").read_text().partition("## Fair chance")[2]
    lines = re.search(r"```python\n(.*?)```", told, re.DOTALL)
    assert lines is not None
    names: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        exec(lines[1], names)
    return names


@pytest.mark.parametrize("name", GAMES)
def test_every_die_and_every_shuffle_of_a_finished_game_follows_from_its_file(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        finished = finish_game(runner, name)
    (tmp_path / "proof.json").write_bytes(finished.proof)

    proof = follow_recipe(tmp_path)["proof"]
    assert f"`{proof['secret']}`" in "\n".join(finished.public)
    drawn = {draw["place"] for draw in proof["draws"]}
    assert drawn == finished.places | ({"seats"} & drawn)
    assert len(drawn) > 4


def test_the_recipe_takes_no_file_for_true_in_which_a_die_shows_something_else(tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        proof = finish_game(runner, "interstellar_pig").proof.decode()
    shown = re.search(r'"faces":\[6[^]]*\],"outcome":\[(\d)', proof)
    assert shown is not None
    at = shown.start(1)
    other = str(int(shown[1]) % 6 + 1)
    (tmp_path / "proof.json").write_text(proof[:at] + other + proof[at + 1 :])
    with pytest.raises(AssertionError):
        follow_recipe(tmp_path)
