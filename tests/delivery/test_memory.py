"""What delivery remembers is bounded, however many channels and people come and go."""

import ast
from pathlib import Path

import bot.delivery
from bot.delivery.memory import MOST, make_room

FOLDER = Path(bot.delivery.__file__).parent
BOUNDED_OTHERWISE = {
    "_under_way": "a lane is in it while it is sent, and there are so many at a time",
    "_priorities": "the same",
    "_claims": "the same",
    "_waiting": "a request of each lane under way, and those of presses, as long as it waits",
    "unrefused": "the worker makes room in it",
    "_handlers": "made once",
    "_differences": "the last few of the clock",
    "_kept": "the oldest answer about a channel goes, its own test",
}


def test_everything_is_forgotten_once_it_is_a_lot() -> None:
    kept = set(range(MOST - 1))
    make_room(kept)
    assert len(kept) == MOST - 1
    kept.add(-1)
    make_room(kept)
    assert kept == set()


def test_whatever_delivery_keeps_is_bounded() -> None:
    """Each set and dict that an object keeps makes room before something is added."""
    unbounded = []
    for path in sorted(FOLDER.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Attribute):
                continue
            empty = ast.unparse(node.value) if node.value is not None else ""
            name = node.target.attr
            if empty not in ("{}", "set()", "[]") or name in BOUNDED_OTHERWISE:
                continue
            if f"make_room(self.{name})" not in text:
                unbounded.append(f"{path.name}: {name}")
    assert unbounded == []
