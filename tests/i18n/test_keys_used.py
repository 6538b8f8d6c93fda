"""Every sentence that the code names is there, with the arguments it needs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n.check import ROOT, find_uses
from tests.i18n.folders import patterns

PLACES = {"text": 0, "said": 1, "tell": 1, "Refused": 0, "Saying": 0, "Done": 1}
"""What words a key, and which of its arguments that is."""
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
FOLDERS = ("bot", "cogs", "storage", "games/table")


def calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each key named in a call that words it: its line, the key, its arguments (None: not known here)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in PLACES:
            continue
        given: set[str] | None = {one.arg or "" for one in node.keywords}
        if name in ("Done", "Saying"):
            last = node.args[-1] if node.args else None
            if isinstance(last, ast.Dict):
                given = {str(ast.literal_eval(one)) for one in last.keys if one is not None}
            elif not isinstance(last, ast.Constant):
                given = None
        known = given is not None and "" not in given
        for key in dict.fromkeys((*at_its_place(node, name), *alike(node))):
            yield node.lineno, key, frozenset(given or ()) if known else None


def at_its_place(node: ast.Call, name: str) -> Iterator[str]:
    """Whatever stands where the call takes its key, hyphen or not."""
    place = PLACES[name]
    yield from chosen(node.args[place]) if len(node.args) > place else ()


def chosen(argument: ast.expr) -> Iterator[str]:
    """What an argument is, or may be where it depends."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from (*chosen(argument.body), *chosen(argument.orelse))


def alike(node: ast.Call) -> Iterator[str]:
    """Whatever looks like a key, wherever it stands."""
    for argument in node.args:
        for part in ast.walk(argument):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and KEY.fullmatch(part.value):
                yield part.value


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


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('Done(table_id, "done")', ["done"]),
        ('reader.text("yes" if sure else "no")', ["yes", "no"]),
        ('voice.text(f"reminder-{kind}", table="x")', []),
        ('self._announcer.said(live, "pause-done", who="done")', ["pause-done"]),
        ('reader.text(wording("half-done"))', ["half-done"]),
    ],
)
def test_a_key_is_seen_with_or_without_a_hyphen(source: str, keys: list[str]) -> None:
    (call, *_) = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)]
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    assert list(dict.fromkeys((*at_its_place(call, name), *alike(call)))) == keys
