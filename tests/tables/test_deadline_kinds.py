"""Which kinds of deadlines there are: each has an effect, and none is taken for one that only a newer program knows."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from bot.moderation.stewards import KNOWN
from bot.tables.deadlines import REMINDERS
from bot.tables.order_delays import DELAYS
from bot.tables.reminders import GENTLE
from storage.ports import LASTING
from tests.architecture import tree

GATHERED: Final = (*dict(REMINDERS), *DELAYS, *GENTLE)
"""Kinds that are opened from a table of them."""


def list_opened(path: Path) -> Iterator[str]:
    """The kinds that a module opens deadlines of, where it names them."""
    for node in ast.walk(tree.parse(path)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "NewDeadline":
            match node.args[0]:
                case ast.Constant(str() as kind):
                    yield kind
                case ast.Name(name) if name.isupper():
                    module = import_module(tree.name(path).removesuffix(".py").replace("/", "."))
                    yield getattr(module, name)


def test_every_kind_that_is_opened_is_known() -> None:
    """Else an older program that runs still would be waited for, an hour long, with what everybody waits for."""
    opened = {kind for path in tree.modules("bot", "cogs") for kind in list_opened(path)} | {*GATHERED}
    assert opened >= {"ask", "window", "steward", "digest", "call", "nudge", "bank", "begin", "tell", "vote"}
    assert opened <= {*KNOWN, *LASTING}
