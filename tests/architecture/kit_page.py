"""What games may import, as a page to read: `python -m tests.architecture.kit_page`, or `make kit`.

It is made of the docstrings of `porc_royal`, and committed: docs/kit.md.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from porc_royal.game import KIT
from tests.architecture import tree

PAGE: Final = tree.ROOT / "docs" / "kit.md"
TESTING: Final = "porc_royal.testing"
"""Of this package a game's tests import what its `__all__` names, and no module below it."""

HEAD: Final = f"""\
# The kit

`porc_royal` is all that a game imports of this program. Its version is **{KIT}** (`porc_royal.game.KIT`), which a
game names: `Game(…, kit={KIT})`. It grows when a game that is written against it would have to be written otherwise; a
bot with another version says so and leaves the game out. [Write a game](write-a-game.md) says how one is written.

* A game imports modules of this page, msgspec and the standard library (no clock, luck, disk or network of it),
  and never `bot`, `cogs` or `storage`. `porc-royal check` reads its sources for that; the import contracts
  (`make contracts`) hold the games of this repository to it, too.
* `{TESTING}` is for the tests of a game; its rules never import it.
* Names with an underscore, and modules that are not on this page, may change at any time.

This page is made of the docstrings (`make kit`); these say shapes and errors in full."""


_Named: Final = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Name:
    """A public name of a module, or several that share what is said of them; `said` is "" where nothing is."""

    names: tuple[str, ...]
    said: str


def list_modules() -> list[tuple[str, Path]]:
    """The modules of the kit that games may import, in order, each with its file."""
    found = []
    for path in tree.modules("porc_royal"):
        parts = path.relative_to(tree.ROOT).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        if not module.startswith(f"{TESTING}."):
            found.append((module, path))
    return sorted(found)


def list_names(module: ast.Module) -> Iterator[Name]:
    """Its public classes, functions, types and constants; what stands right above a shared docstring shares it."""
    waiting: list[str] = []
    for node in module.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and waiting:
            yield Name(tuple(waiting), _get_summary(str(node.value.value)))
            waiting = []
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not _makes_variable(node):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            waiting += [one for one in [ast.unparse(target)] if not one.startswith("_")]
        else:
            yield from [Name((one,), "") for one in waiting]
            waiting = []
            if isinstance(node, _Named) and not node.name.startswith("_"):
                yield Name((node.name,), _get_summary(ast.get_docstring(node) or ""))
    yield from [Name((one,), "") for one in waiting]


def list_methods(module: ast.Module) -> Iterator[Name]:
    """The public methods of its public classes."""
    for kind in module.body:
        if isinstance(kind, ast.ClassDef) and not kind.name.startswith("_"):
            for node in kind.body:
                if isinstance(node, _Named) and not node.name.startswith("_"):
                    yield Name((f"{kind.name}.{node.name}",), _get_summary(ast.get_docstring(node) or ""))


def make_page() -> str:
    """The whole page, as Markdown."""
    return "\n\n".join(_list_blocks()) + "\n"


def _list_blocks() -> Iterator[str]:
    yield HEAD
    for module, path in list_modules():
        read = tree.parse(path)
        names = [*_list_exported(path), *list_names(read)]
        yield f"## `{module}`"
        yield _get_summary(ast.get_docstring(read) or "")
        if names:
            yield "\n".join(f"* {', '.join(f'`{one}`' for one in name.names)}: {name.said}" for name in names)


def _list_exported(package: Path) -> Iterator[Name]:
    """What a package hands on of its modules."""
    if package.name != "__init__.py":
        return
    for node in tree.parse(package).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            path = tree.ROOT / Path(*node.module.split(".")).with_suffix(".py")
            exported = {one.name for one in node.names}
            names = list_names(tree.parse(path))
            yield from (name for name in names if exported.intersection(name.names))


def _makes_variable(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether it is a type variable, or `__all__`: of use to its module alone."""
    return "__all__" in ast.unparse(node) or (
        isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "TypeVar"
    )


def _get_summary(docstring: str) -> str:
    """The first paragraph of a docstring as one line."""
    return " ".join(docstring.strip().partition("\n\n")[0].split())


def main() -> int:
    """Write the page where it is committed."""
    PAGE.write_text(make_page(), encoding="utf-8")
    sys.stdout.write(f"{tree.name(PAGE)} written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
