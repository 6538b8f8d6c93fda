"""One dialect: a function of a game is a verb. What the rulebook calls by a name of its own keeps that name."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest

from tests.architecture import tree

DONE: Final = ("cochons", "election", "interstellar_pig")
VERBS: Final = frozenset(
    re.findall(
        r"\w+",
        """
        add allot allow ally apply are arrive ask autostash ban banish bind break bribe build call can cast
        chart check choose clear close come compare compute convert count cut defect describe devour die
        discard divide do draw dwindle eat eliminate embark end enlist entitle exchange expect explain
        explore fall feed fill find flee fly forecast foresee gain give grow has hear hire is join keep land
        lay lead leave lend lie list locate loot lose make may measure miss move must name note offer open
        part pay perish pick place plan play prepare proclaim promote propose punch put rank react read
        receive redeal refuse rehearse relocate remove reorganise resign rest return reveal reverse roll
        round say scatter seduce set settle show sort spare spend split spread stand start stash stay steal
        steer suggest summon swap sweep switch take tell throw trade travel turn tweak void vote walk weigh
        welcome withdraw write
        """,
    )
)
SLOTS: Final = frozenset(
    re.findall(
        r"\w+",
        """
        board foreseen hand hand_board lasts needs note numbers played progress setup sort suggest summary
        title turn view wins
        """,
    )
)
"""What `Rulebook` and `Outline` call what a game gives them."""


PLAIN: Final = ("cache", "lru_cache", "not_a_rule")


def list_functions(game: str) -> Iterator[tuple[str, str]]:
    """The public functions of a game's rooms, by file; what a decorator hands to a hook says what its card does."""
    for path in sorted((tree.ROOT / "games" / game).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and not node.name.startswith("_")
                and all(ast.unparse(one).partition("(")[0] in PLAIN for one in node.decorator_list)
            ):
                yield tree.name(path), node.name


@pytest.mark.parametrize("game", DONE)
def test_a_function_begins_with_a_verb_or_is_a_rule_by_its_own_name(game: str) -> None:
    book: Any = import_module(f"games.{game}.rulebook").RULEBOOK
    chapters = {getattr(chapter, "__name__", "") for chapter in book.chapters.values()}
    named = {*book.assembly.keys.steps, *chapters} | SLOTS
    found = [
        f"{file}: {name}"
        for file, name in list_functions(game)
        if name.split("_")[0] not in VERBS and name not in named
    ]
    assert found == []
