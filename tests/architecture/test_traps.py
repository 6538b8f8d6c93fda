"""No rule walks into a trap of `traps.py`, and every trap catches what it is for."""

import ast
from pathlib import Path
from typing import Final

import pytest

from porc_royal.testing import traps
from tests.architecture import tree

POWERS: Final = ("cards", "clans", "characters", "gear", "events", "aliens", "expansions")
"""The folders of a game whose files are each one thing that rules must not name."""
NOT_POWERS: Final = {
    "__init__",
    "hooks",
    "registry",
    "catalogue",
    "secrets",
    "state",
    "rules",
    "views",
    "practice",
}
"""Rooms of a game are those of a large expansion, too."""


def powers(game: Path) -> set[str]:
    """The cards, clans, aliens… of a game: one file each, one folder each, or one row each of a printed table."""
    found = [path for folder in POWERS for path in (game / folder).rglob("*.py")]
    printed = {path: rows(tree.parse(path)) for path in found}
    named = {name for path, names in printed.items() for name in names or {path.stem}}
    folders = {path.parent.name for path in found if path.parent.parent != game}
    return (named | folders) - NOT_POWERS


def rows(module: ast.Module) -> set[str]:
    """The titles in a module's table, if it has one: the first word of each of its `ROWS`."""
    tables = (
        node.value.elts
        for node in module.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Tuple)
        and "ROWS" in ast.dump(node.target)
    )
    titles = (row.elts[0] for table in tables for row in table if isinstance(row, ast.Tuple))
    return {str(title.value).replace("-", "_") for title in titles if isinstance(title, ast.Constant)}


def test_no_rule_walks_into_a_trap() -> None:
    trees = {
        path: tree.parse(path)
        for path in (*tree.modules("porc_royal"), *tree.modules("games"))
        if path.parent.name != "testing"
    }
    sets = traps.Sets()
    for module in trees.values():
        sets.learn(module)
    found = [
        f"{tree.name(path)}:{fault.line}: {fault.what}"
        for path, module in trees.items()
        for fault in traps.find_faults(module, sets, ("games", "porc_royal"))
    ]
    assert not found, "\n".join(found)


def test_a_card_that_is_a_row_is_known_by_its_title() -> None:
    assert {"jamboneuse", "fusee_dorsale", "fremono"} <= powers(tree.ROOT / "games" / "cochons")
    assert "combat" not in powers(tree.ROOT / "games" / "cochons")


def test_an_alien_is_known_by_the_name_of_its_file() -> None:
    assert {"human", "yin_yang"} <= powers(tree.ROOT / "games" / "cosmic")


@pytest.mark.parametrize("game", tree.games())
def test_no_rule_names_a_card_or_a_power(game: str) -> None:
    named = powers(tree.ROOT / "games" / game)
    found = [
        f"{tree.name(path)}:{fault.line}: {fault.what}"
        for path in tree.modules(f"games/{game}/rules")
        for fault in traps.find_names(tree.parse(path), named)
    ]
    assert not found, "\n".join(found)


CAUGHT: Final = [
    ("async def f(s):\n    s.gold += await ask(s)", "x += await"),
    ("async def f(s):\n    s.gold = s.gold + await ask(s)", "x = x + await"),
    ("async def f(s):\n    try:\n        await ask(s)\n    finally:\n        s.done()", "finally"),
    (
        "async def f(s):\n try:\n  s.go()\n except Odd:\n  await ask(s)\n finally:\n  s.done()",
        "finally",
    ),
    ("async def f(s):\n    try:\n        await ask(s)\n    except:\n        pass", "except"),
    (
        "async def f(s):\n    try:\n        await ask(s)\n    except (Odd, BaseException):\n        pass",
        "except",
    ),
    ("async def f(s):\n    with s.open():\n        await ask(s)", "with"),
    ("async def f(s):\n    async for x in s:\n        pass", "event loop"),
    ("async def f(s):\n    while True:\n        s.go()", "never comes back"),
    ("async def f(s):\n    while 1:\n        async def g():\n            await ask(s)", "never comes back"),
    ("for x in {1, 2}:\n    go(x)", "no order"),
    ("a = [x for x in set(b)]", "no order"),
    ("a = {x: 1 for x in frozenset(b)}", "no order"),
    ("def f(tiles: set[str]):\n    return list(tiles)", "no order"),
    ("def f(tiles: frozenset[str] | None):\n    return [t for t in tiles]", "no order"),
    ("def f(a, b):\n    for x in a.keys() - b:\n        go(x)", "no order"),
    ("def f(a):\n    seen = set()\n    return tuple(seen | a)", "no order"),
    ("def f(a):\n    seen = {1}\n    return seen.pop()", "no order"),
    ("def f(a):\n    return max({1, 2}, key=abs)", "no order"),
    ("def f(a):\n    return [*{1, 2}]", "no order"),
    ("class A:\n    held: set[int]\ndef f(a):\n    for x in a.held:\n        go(x)", "no order"),
    ("def near(a) -> set[int]: ...\ndef f(a):\n    for x in near(a):\n        go(x)", "no order"),
    ("import random", "no clock"),
    ("from time import monotonic", "no clock"),
    ("import os.path", "no clock"),
    ("import discord", "standard library"),
    ("from bot.i18n import say", "standard library"),
    ("a = hash(b)", "hash()"),
    ("a = open('x')", "open()"),
]

ALLOWED: Final = [
    "async def f(s):\n    gold = await ask(s)\n    s.gold += gold",
    "async def f(s):\n    try:\n        await ask(s)\n    except Odd:\n        pass",
    "async def f(s):\n    try:\n        s.go()\n    finally:\n        s.done()\n    await ask(s)",
    "async def f(s):\n    while True:\n        if await ask(s):\n            return",
    "async def f(s):\n    while s.more:\n        s.go()",
    "for x in sorted({1, 2}):\n    go(x)",
    "a = sum(x for x in {1, 2})",
    "a = sorted((x for x in {1, 2}), key=abs)",
    "a = {x for x in set(b)}",
    "a = 1 in {1, 2} and len({1, 2})",
    "def f(a):\n    return a.hand.pop()",
    "import msgspec\nfrom porc_royal.script import ask\nfrom . import state",
    "def f(a: dict[str, set[int]]):\n    for x in a:\n        go(x)",
]


@pytest.mark.parametrize(("source", "said"), CAUGHT)
def test_every_trap_catches_what_it_is_for(source: str, said: str) -> None:
    found = traps.find_faults(ast.parse(source))
    assert [said in fault.what for fault in found] == [True], found


@pytest.mark.parametrize("source", ALLOWED)
def test_honest_rules_are_left_alone(source: str) -> None:
    assert traps.find_faults(ast.parse(source)) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('if card == "bunker-kosto":\n    go()', [1]),
        ("from games.cochons.cards import bunker_kosto", [1]),
        ("x = 1\ncards.bunker_kosto.play()", [2]),
        ('"""Bunker Kosto."""\ndef f():\n    """bunker_kosto"""', []),
        ('say("bunker")', []),
    ],
)
def test_a_card_named_in_a_rule_is_found(source: str, lines: list[int]) -> None:
    found = traps.find_names(ast.parse(source), {"bunker_kosto"})
    assert [fault.line for fault in found] == lines
