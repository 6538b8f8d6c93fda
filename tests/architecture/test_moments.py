"""Every moment that anybody is shown is Discord's own timestamp, which each reader's own clock words."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.architecture import tree

FOLDERS: Final = ("bot", "cogs", "games", "storage")
WORDED: Final = {
    "strftime",
    "isoformat",
    "ctime",
    "asctime",
    "format_date",
    "format_time",
    "format_datetime",
    "format_dt",
    "format_timedelta",
}
"""What would word a moment by the clock of the machine."""

NO_MESSAGE: Final = {"bot/__main__.py"}
"""Files whose moments nobody reads in Discord: the name of a backup."""

STAMPS: Final = {
    "write_timestamp",
    "write_moment",
    "moment",
    "since",
    "write_time_since",
    "write_countdown",
    "write_date",
}
"""What words a moment so."""

MOMENTS: Final = {"when", "until", "since"}
"""What moments are called in sentences."""

HOME: Final = "bot/i18n/durations.py"


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def find_worded(tree_: ast.AST) -> list[str]:
    """The calls that would word a moment otherwise."""
    return [name_of(one) for one in ast.walk(tree_) if isinstance(one, ast.Call) and name_of(one) in WORDED]


def list_moments(function: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """What is given to sentences as a moment, name by name."""
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and name_of(call) in ("text", "announce", "game_text"):
            yield from ((one.arg, one.value) for one in call.keywords if one.arg in MOMENTS)
        elif isinstance(call, ast.Call) and name_of(call) == "Done":
            for given in call.args:
                if isinstance(given, ast.Dict):
                    pairs = zip(given.keys, given.values, strict=True)
                    yield from (
                        (str(key.value), value)
                        for key, value in pairs
                        if isinstance(key, ast.Constant) and key.value in MOMENTS
                    )


def is_stamp(value: ast.expr, function: ast.AST) -> bool:
    """Whether a value is a timestamp, or a name that is nothing else in its function."""
    if isinstance(value, ast.Name):
        bound = list(list_bindings(function, value.id))
        return bool(bound) and all(is_stamp(one, function) for one in bound)
    return isinstance(value, ast.Call) and name_of(value) in STAMPS


def list_bindings(function: ast.AST, name: str) -> Iterator[ast.expr]:
    for one in ast.walk(function):
        if not isinstance(one, ast.Assign):
            continue
        for target in one.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield one.value
            elif isinstance(target, ast.Tuple) and isinstance(one.value, ast.Tuple):
                for part, value in zip(target.elts, one.value.elts, strict=True):
                    if isinstance(part, ast.Name) and part.id == name:
                        yield value


def find_unstamped(module: ast.AST) -> list[str]:
    """Moments that are given to sentences as anything but timestamps."""
    functions = [one for one in ast.walk(module) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [
        f"{function.name}: {name}"
        for function in functions
        for name, value in list_moments(function)
        if not is_stamp(value, function)
    ]


def test_nothing_words_a_moment_by_the_clock_of_the_machine() -> None:
    found = {tree.name(path): find_worded(tree.parse(path)) for path in tree.modules(*FOLDERS)}
    assert {name: calls for name, calls in found.items() if calls and name not in NO_MESSAGE} == {}


def test_timestamps_are_written_in_one_place() -> None:
    written = [tree.name(path) for path in tree.modules(*FOLDERS) if "<t:{" in path.read_text("utf-8")]
    assert written == [HOME]


def test_every_sentence_that_names_a_moment_is_given_a_timestamp() -> None:
    found = {tree.name(path): find_unstamped(tree.parse(path)) for path in tree.modules("bot", "cogs")}
    assert {name: given for name, given in found.items() if given} == {}
    assert sum(len(list(list_moments(tree.parse(path)))) for path in tree.modules("bot", "cogs")) > 10


def test_no_sentence_words_a_moment_itself() -> None:
    files = [path for path in tree.kept_files() if path.suffix == ".ftl"]
    assert len(files) > 20
    assert [tree.name(path) for path in files if re.search(r"\bDATETIME\(", path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "given",
    ["str(due)", "due", "f'{due}'", "'soon'", "voice.reader.length(due)"],
)
def test_a_moment_that_is_given_otherwise_is_found(given: str) -> None:
    source = f"def tell(voice, due):\n    return voice.text('deadline-due', when={given})\n"
    assert find_unstamped(ast.parse(source)) == ["tell: when"]
    kept = "def tell(due):\n    when = write_timestamp(due)\n    return Done(1, 'key', {'when': when})\n"
    assert find_unstamped(ast.parse(kept)) == []
    assert find_worded(ast.parse("at.strftime('%H:%M')")) == ["strftime"]
