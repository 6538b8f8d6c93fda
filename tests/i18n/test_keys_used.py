"""Every sentence that the code names is there, with the arguments it needs; and every sentence is named.

Those of a game are compared with its register (tests/games/sentences and each game's test_words), the names and
descriptions of commands with the commands (test_translator).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import LANGUAGES
from bot.i18n.check import ROOT, find_folders, find_uses, read_patterns
from porc_royal.asks import Pick
from porc_royal.orders import TERMS
from tests.architecture import tree
from tests.i18n import naming
from tests.i18n.folders import patterns

PLACES = {"text": 0, "announce": 1, "tell": 1, "Refused": 0, "Saying": 0, "Done": 1}
"""What words a key, and which of its arguments that is."""
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
FOLDERS = ("bot", "cogs", "storage", "porc_royal")
COMMANDS: Final = ("command-", "option-")


def calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each key named in a call that words it: its line, the key, its arguments (None: not known here)."""
    for node in ast.walk(tree.parse(path)):
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
        ('self._announcer.announce(live, "pause-done", who="done")', ["pause-done"]),
        ('reader.text(wording("half-done"))', ["half-done"]),
    ],
)
def test_a_key_is_seen_with_or_without_a_hyphen(source: str, keys: list[str]) -> None:
    (call, *_) = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)]
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    assert list(dict.fromkeys((*at_its_place(call, name), *alike(call)))) == keys


@cache
def code() -> naming.Named:
    """What the program names. The rules of the games give what stands in keys that are put together."""
    folders = ("bot", "cogs", "storage", "games", "porc_royal")
    return naming.named(path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


def terms() -> set[str]:
    """What is chosen in every standing order: worded as things of a kind."""
    return {
        f"{term.kind}-{value}"
        for term in TERMS.values()
        if isinstance(term, Pick)
        for value in term.choices({})
    }


def quoted() -> set[str]:
    """The sentences, and pieces of them, that stand in others."""
    return {
        one
        for language in LANGUAGES
        for pattern in patterns(language).values()
        for one in find_uses(pattern).references
    }


def test_every_sentence_is_named_by_the_code() -> None:
    elsewhere = terms() | quoted()
    unnamed = [
        key
        for key in patterns("en")
        if not key.startswith(COMMANDS) and key not in elsewhere and not code().names(key)
    ]
    assert unnamed == []


def put_together(path: Path) -> Iterator[tuple[int, str]]:
    """The keys that a module puts together where a sentence is worded, with their lines."""
    for node in ast.walk(tree.parse(path)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = PLACES.get(name, len(node.args))
            if len(node.args) > place and (made := naming.shape(node.args[place])) is not None:
                yield node.lineno, made


def test_every_key_that_is_put_together_can_become_a_sentence() -> None:
    keys = {key for folder in find_folders() for key in read_patterns(folder, "en", [])}
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {made.replace(naming.HOLE, '…')}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, made in put_together(path)
        if not any(naming.pattern(made).fullmatch(key) for key in keys)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "key", "seen"),
    [
        ('text("move-done")', "move-done", True),
        ('text("move-done")', "move-here", False),
        ('"""move-done"""', "move-done", False),
        ('done = ("no", "yes")\ntext(f"move-{done}")', "move-yes", True),
        ('text(f"move-{done}")', "move-yes", False),
        ('text("move-" + status)\nstatus = "laid_by"', "move-laid-by", True),
        ('text(f"move-{3}")', "move-3", True),
        ('text(f"{kind}-{name}")\nname = "done", "move"', "move-done", False),
        ("text(f\"move-{one.get('done')}\")", "move-done", True),
    ],
)
def test_what_a_source_names(source: str, key: str, seen: bool) -> None:
    found = naming.Named()
    naming.note(ast.parse(source), found)
    assert found.names(key) is seen
