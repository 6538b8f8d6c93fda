"""Every sentence that the code names is there, with the arguments it needs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.i18n.check import ROOT, find_uses
from tests.i18n.folders import patterns

SAYS = frozenset({"text", "said", "tell", "Refused", "Saying", "Done"})
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
FOLDERS = ("bot", "cogs", "storage", "games/table")


def calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each key named in a call that words it: its line, the key, its arguments (None: not known here)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SAYS:
            continue
        given: set[str] | None = {one.arg or "" for one in node.keywords}
        if name in ("Done", "Saying"):
            last = node.args[-1] if node.args else None
            if isinstance(last, ast.Dict):
                given = {str(ast.literal_eval(one)) for one in last.keys if one is not None}
            elif not isinstance(last, ast.Constant):
                given = None
        for argument in node.args:
            for part in ast.walk(argument):
                if (
                    isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and KEY.fullmatch(part.value)
                ):
                    known = given is not None and "" not in given
                    yield node.lineno, part.value, frozenset(given or ()) if known else None


def test_the_code_names_no_sentence_that_is_not_there() -> None:
    known = {key: find_uses(pattern).variables for key, pattern in patterns("en").items()}
    wrong = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for line, key, given in calls(path):
                place = f"{path.relative_to(ROOT)}:{line}: {key}"
                if key not in known:
                    wrong.append(f"{place}: no such sentence")
                elif given is not None and known[key] - given:
                    wrong.append(f"{place}: lacks {sorted(known[key] - given)}")
    assert wrong == []
