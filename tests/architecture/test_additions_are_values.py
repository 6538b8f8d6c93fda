"""Nothing of a game is changed by code of another module: what cards, powers and expansions add is held by values."""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import containers, tree

LEFT: Final[dict[str, tuple[str, ...]]] = {
    "games.cochons.extension.catalogue": ("CARDS", "SHIPS"),
    "games.cochons.extension.hooks": (
        "anytime",
        "convoys",
        "dice",
        "landing",
        "layables",
        "moves",
        "reins",
        "rerolling",
        "senate",
        "ships",
        "tickets",
        "voyages",
    ),
    "games.cochons.extension.in_play": ("POWERS_OF", "TOLD"),
    "games.cochons.facts": ("CHANCE", "KEYS", "ON_HANDS", "STEPS", "THINGS"),
    "games.cochons.practice.expectations": ("EXPECTED",),
    "games.cochons.rules.senate": ("CARDS", "EMPTY"),
    "games.election.facts": ("KEYS", "THINGS"),
    "games.interstellar_pig.extension.catalogue": ("ABILITIES", "CARDS"),
    "games.interstellar_pig.extension.hooks": (
        "anytime",
        "decided",
        "hazards",
        "moves",
        "orders",
        "pool",
        "rolled",
        "started",
    ),
    "games.interstellar_pig.facts": ("CHANCE", "KEYS", "THINGS"),
}
"""Containers that other modules still change, by module: what is converted leaves this list, and nothing joins it."""


def test_no_container_is_changed_by_code_of_another_module() -> None:
    found = containers.find_changed(containers.read_modules(tree.ROOT, "porc_royal", "games"))
    by_module: dict[str, list[str]] = {}
    for module, name in sorted(found):
        by_module.setdefault(module, []).append(name)
    assert {module: tuple(names) for module, names in by_module.items()} == LEFT


FACTS: Final = """
KEYS = Register("toy")
STEPS = []
CARDS = {}
def enter(name):
    STEPS.append(name)
def enter_twice(name):
    enter(name)
class Card:
    def __init__(self, name):
        CARDS[name] = self
    def plays(self, window):
        window.cards.append(self)
WINDOW = Window()
"""


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("from toy import facts\nfacts.STEPS.append('x')", "STEPS"),
        ("from toy.facts import STEPS\nSTEPS.extend(['x'])", "STEPS"),
        ("from toy import facts\nfacts.CARDS['x'] = 1", "CARDS"),
        ("from toy import facts\ndef f():\n    del facts.CARDS['x']", "CARDS"),
        ("from toy import facts\nfacts.WINDOW.extra = 1", "WINDOW"),
        ("from toy import facts\nX = facts.KEYS.fact('x')", "KEYS"),
        ("from toy.facts import WINDOW\n@WINDOW.takes(1)\ndef f(): ...", "WINDOW"),
        ("from toy import facts\nfacts.enter('x')", "STEPS"),
        ("from toy.facts import enter_twice\nenter_twice('x')", "STEPS"),
        ("from toy.facts import Card\nX = Card('x')", "CARDS"),
        ("from toy.facts import Card, WINDOW\nX = make()\nX.plays(WINDOW)", "WINDOW"),
        ("from toy.other import STEPS\nSTEPS.append('x')", "STEPS"),
    ],
)
def test_a_change_from_another_module_is_found(source: str, changed: str, tmp_path: Path) -> None:
    assert find({"facts": FACTS, "other": "from toy.facts import STEPS", "card": source}, tmp_path) == {
        ("toy.facts", changed): {"toy.card"}
    }


@pytest.mark.parametrize(
    "source",
    [
        "from toy import facts\nSTEPS = [*facts.STEPS]\nSTEPS.append('x')",
        "from toy import facts\nX = facts.CARDS.get('x')",
        "from toy import facts\ndef f():\n    facts.enter('x')",
        "from toy import facts\ndef f():\n    return facts.KEYS.find('x')",
        "from toy.facts import Card\ndef f(state):\n    state.cards['x'] = Card",
        "from toy import facts\ndef f():\n    facts.WINDOW.of(1).seals['x'] = 1",
    ],
)
def test_what_changes_nothing_of_another_module_is_not_found(source: str, tmp_path: Path) -> None:
    assert find({"facts": FACTS, "card": source}, tmp_path) == {}


def find(modules: dict[str, str], root: Path) -> dict[containers.Place, set[str]]:
    """What is changed in a package of these modules."""
    (root / "toy").mkdir()
    for name, source in modules.items():
        ast.parse(source)
        (root / "toy" / f"{name}.py").write_text(source, encoding="utf-8")
    return containers.find_changed(containers.read_modules(root, "toy"))
