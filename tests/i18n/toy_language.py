"""A third language, made of the English one: a copy of the program with its folders of sentences and its row."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "de"
ROW: Final = '    "de": Tongue("de_DE", none=frozenset({"keine"}), units={"d": "tage?"}),\n'
MARK: Final = "Ü-"
"""How every toy sentence begins."""
PACKAGES: Final = ("bot", "cogs", "storage", "games", "porc_royal")


class Marker(Transformer):
    """Translates: each sentence begins with the mark, and each name of a command, in small letters."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  # the visitor's own naming
        """Put the mark before a sentence."""
        node.elements.insert(0, ast.TextElement(MARK))
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802  # the visitor's own naming
        """A name of a command is written in small letters."""
        mark = MARK.lower() if node.id.name == "name" else MARK
        node.value.elements.insert(0, ast.TextElement(mark))
        return node

    def visit_Term(self, node: ast.Term) -> ast.Term:  # noqa: N802  # the visitor's own naming
        """A term stands amid sentences."""
        return node


def make_copy(root: Path, copy: Path) -> None:
    """The program with a folder of toy sentences beside each English one, and one row more."""
    for package in PACKAGES:
        if (root / package).is_dir():
            shutil.copytree(root / package, copy / package, ignore=shutil.ignore_patterns("__pycache__"))
    rows = copy / "bot" / "i18n" / "languages.py"
    before, mark, after = rows.read_text(encoding="utf-8").partition("}\n\nLANGUAGES")
    rows.write_text(before + ROW + mark + after, encoding="utf-8")
    for source, target in list(_list_files(copy)):
        target.parent.mkdir(exist_ok=True)
        resource = Marker().visit(FluentParser().parse(source.read_text(encoding="utf-8")))
        target.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def _list_files(copy: Path) -> Iterator[tuple[Path, Path]]:
    """Each English file with that of the toy language."""
    for folder in copy.rglob("messages"):
        yield from ((one, folder / CODE / one.name) for one in folder.glob("en/*.ftl"))
        yield from ((one, folder / f"{CODE}.ftl") for one in folder.glob("en.ftl"))
