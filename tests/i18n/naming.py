"""Which sentences the code names: literals, and keys that are put together of constant and changing parts.

What changes in such a key must itself be written somewhere: `f"status-{status}"` names `status-ended` because
"ended" is a literal of the code. A key of nothing but changing parts (that of a named thing, a field, a command)
names none here: those are counted in their registers.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.architecture import tree

HOLE: Final = "\0"
NUMBER: Final = re.compile(r"\d+")


@dataclass
class Named:
    """What some code names."""

    literals: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)
    """Keys put together, with a hole for each part that changes."""

    def names(self, key: str) -> bool:
        """Whether a key is written out, or put together of what is written."""
        return key in self.literals or any(self._fits(made, key) for made in self.made)

    def _fits(self, made: str, key: str) -> bool:
        found = pattern(made).fullmatch(key)
        return found is not None and all(map(self._written, found.groups()))

    def _written(self, part: str) -> bool:
        return NUMBER.fullmatch(part) is not None or not self.literals.isdisjoint(
            {part, part.replace("-", "_")}
        )


def pattern(made: str) -> re.Pattern[str]:
    """What a key that is put together looks like; a hole is a group."""
    return re.compile("([a-z0-9-]+)".join(re.escape(part) for part in made.split(HOLE)))


def named(paths: Iterable[Path]) -> Named:
    """What these modules name."""
    found = Named()
    for path in paths:
        note(tree.parse(path), found)
    return found


def note(tree: ast.AST, found: Named) -> None:
    """Note the literals and the keys put together; what only explains (a string on its own) names nothing."""
    for node in parts(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr | ast.BinOp) and (made := shape(node)) is not None:
            found.made.add(made)


def parts(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node below this one, without docstrings and without the pieces of strings that are put together."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        yield node
        if isinstance(node, ast.JoinedStr):
            for one in node.values:
                if isinstance(one, ast.FormattedValue):
                    yield from parts(one)
        else:
            yield from parts(node)


def shape(node: ast.expr) -> str | None:
    """A key that is put together, with its holes; None for anything else."""
    if isinstance(node, ast.JoinedStr):
        made = "".join(constant(one) for one in node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        made = constant(node.left) + constant(node.right)
    else:
        return None
    return (
        made if re.fullmatch(r"[a-z0-9\0-]*", made) and re.search(r"[a-z]{2}", made) and "-" in made else None
    )


def constant(node: ast.expr) -> str:
    """A part of a string: what is written, or a hole."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else HOLE
