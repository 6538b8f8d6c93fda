"""The kit is a boundary with a page: every public name is told there, and a game imports nothing else of ours."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from porc_royal.testing import check_sources
from tests.architecture import tree
from tests.architecture.kit_page import PAGE, list_methods, list_modules, list_names, make_page

MODULES: Final = dict(list_modules())


def test_the_page_that_is_committed_says_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == make_page(), "renew it with `make kit`"


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_of_the_kit_says_what_it_is(module: str) -> None:
    read = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    assert ast.get_docstring(read)
    assert [one.names for one in (*list_names(read), *list_methods(read)) if not one.said] == []


def test_a_name_without_a_docstring_is_found() -> None:
    source = "A = 1\nB = 2\n'''Both.'''\nC = 3\n_D = 4\nclass E: ...\ndef f(): ...\ndef _g(): ..."
    said = {one.names: one.said for one in list_names(ast.parse(source))}
    assert said == {("A", "B"): "Both.", ("C",): "", ("E",): "", ("f",): ""}


@pytest.mark.parametrize("folder", ["games", "examples"])
def test_games_import_of_the_kit_what_is_on_its_page(folder: str) -> None:
    found = []
    for path in tree.modules(folder):
        for node in ast.walk(tree.parse(path)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "porc_royal":
                found += [f"{tree.name(path)}: {node.module}"] if node.module not in MODULES else []
    assert found == []


def test_the_example_imports_nothing_else_of_this_program() -> None:
    folder = tree.ROOT / "examples" / "goofspiel" / "goofspiel"
    sources = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    assert list(check_sources("goofspiel", sources)) == []
    assert list(check_sources("goofspiel", {"one.py": "from bot.games import GAMES\n"}))


def test_a_class_of_the_kit_shares_its_name_with_no_other_of_the_kit_or_of_a_game() -> None:
    """A class whose name is stored, as the tag of its data, keeps it; those of games may be alike."""
    of_kit = list(_list_classes("porc_royal"))
    tagged = {name for name, is_tagged in of_kit if is_tagged}
    others = [name for name, _ in (*of_kit, *_list_classes("games"))]
    assert {name for name, _ in of_kit if others.count(name) > 1} - tagged == set()


def _list_classes(folder: str) -> Iterator[tuple[str, bool]]:
    """The public classes of a package, and whether the name of each is stored."""
    for path in tree.modules(folder):
        for node in tree.parse(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, any(one.arg == "tag" for one in node.keywords)
