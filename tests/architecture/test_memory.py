"""What the program keeps while it runs is bounded: each container that it adds to says why.

A container is an empty one that an object or a module begins with, and what a function remembers of its arguments.
Those that make room, know their greatest length or are weak bound themselves; the others are named here, with the
reason. Delivery's have a test of their own (`tests/delivery/test_memory.py`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

FOLDERS: Final = ("bot", "cogs", "storage")
ELSEWHERE: Final = ("bot/delivery/",)
MADE: Final = {
    "dict",
    "list",
    "set",
    "deque",
    "OrderedDict",
    "defaultdict",
    "Counter",
    "Queue",
}
ONE_TURN: Final = "it belongs to one turn of a table"
ONE_TABLE: Final = "it goes with its table, of which so many are kept as the setting says"
ONE_PICTURE: Final = "it belongs to one picture"
ONE_PROCESS: Final = "made once, when the program starts"
ONE_SENTENCE: Final = "at most one for each sentence of the files"
ONE_RECORD: Final = "it belongs to the record of one game, and is gone once that is written or read"
ONE_REQUEST: Final = "it belongs to one request"
ONE_MACHINE: Final = "of the page on one's own machine, gone with it"
BOUNDED: Final = {
    "bot/announcer/inbox.py: _owed": ONE_TURN,
    "bot/announcer/story.py: _owed": ONE_TURN,
    "bot/app.py: _tasks": ONE_PROCESS,
    "bot/clock.py: _left": "what is waited for is in it until it is done",
    "bot/endpoint/server.py: _reading": "the slowest makes room, and each goes when it has been read",
    "bot/endpoint/signatures.py: _newest": "put away with the others by number and by age, its own test",
    "bot/endpoint/signatures.py: _seen": "the oldest go, by number and by age, its own test",
    "bot/i18n/catalog.py: _parsed": ONE_SENTENCE,
    "bot/i18n/catalog.py: _read": ONE_SENTENCE,
    "bot/i18n/catalog.py: _sources": ONE_SENTENCE,
    "bot/i18n/catalog.py: _templates": ONE_SENTENCE,
    "bot/i18n/check.py: functions": "a tool's, of one sentence",
    "bot/i18n/check.py: references": "a tool's, of one sentence",
    "bot/i18n/check.py: variables": "a tool's, of one sentence",
    "bot/i18n/fluent_messages.py: _compiled": ONE_SENTENCE,
    "bot/i18n/languages.py: field in Tongue": ONE_PROCESS,
    "bot/i18n/reader.py: _noted": ONE_SENTENCE,
    "bot/i18n/sentences.py: read_words": "it takes no argument",
    "bot/interactions/admission.py: _slow": "what is pressed is in it while it is answered",
    "bot/interactions/admission.py: under_way": "what is pressed is in it while it is answered",
    "bot/moderation/scheduler.py: _broken": "emptied when it holds as many as are met at once",
    "bot/moderation/scheduler.py: _left": "emptied at every look at what is due",
    "bot/moderation/scheduler.py: _newer": "emptied at every look at what is due",
    "bot/moderation/scheduler.py: duties": ONE_PROCESS,
    "bot/local/journal.py: channels": ONE_MACHINE,
    "bot/local/journal.py: commands": ONE_MACHINE,
    "bot/local/journal.py: messages": ONE_MACHINE,
    "bot/local/journal.py: nonces": ONE_MACHINE,
    "bot/local/journal.py: read_marks": ONE_MACHINE,
    "bot/local/site.py: _pages": ONE_MACHINE,
    "bot/local/site.py: fields": ONE_REQUEST,
    "bot/local/site.py: options": ONE_REQUEST,
    "bot/local/site.py: path": ONE_REQUEST,
    "bot/local/wire.py: _queue": ONE_MACHINE,
    "bot/local/wire.py: _waiting": ONE_MACHINE,
    "bot/local/world.py: listeners": ONE_MACHINE,
    "bot/moderation/actions.py: args": "of one refusal",
    "bot/moderation/history.py: _facts": "of one look back",
    "bot/moderation/history.py: _seqs": "of one look back",
    "bot/moderation/history.py: _gone": "of one look back",
    "bot/moderation/searches.py: _found": "the oldest go",
    "bot/moderation/searches.py: _put_off": "one for each question that is searched for, until it is answered",
    "bot/moderation/searches.py: _over": "of those that are put off",
    "bot/moderation/searches.py: _ready": "it is taken in the turn in which it is laid there",
    "bot/moderation/searches.py: _running": "one for each strong player whose question is open",
    "bot/moderation/outages.py: _measured": "one for each shard",
    "bot/ops/metrics.py: field in Sample": "of one look at the metrics",
    "bot/painter/clipping.py: _sides": ONE_PICTURE,
    "bot/painter/metrics.py: load_face": "one for each font",
    "bot/painter/outlines.py: _paths": "at most one for each glyph of a font",
    "bot/painter/outlines.py: _small": "at most one for each glyph of a font",
    "bot/painter/outlines.py: load_outlines": "one for each font",
    "bot/painter/page.py: _forms": ONE_PICTURE,
    "bot/painter/page.py: _opacities": ONE_PICTURE,
    "bot/painter/page.py: _said": ONE_PICTURE,
    "bot/painter/page.py: _together": ONE_PICTURE,
    "bot/painter/painter.py: _cache": "the oldest go once their bytes are many",
    "bot/painter/painter.py: _drawing": "a picture is in it while it is drawn, and so many wait as a setting says",
    "bot/painter/renderer.py: _own_pixels": "it takes no argument",
    "bot/panels/images.py: _last": "it is cleared once it is a lot",
    "bot/record/cache.py: _kept": "the record looked at longest ago goes",
    "bot/record/chance.py: draws": ONE_RECORD,
    "bot/record/chance.py: known": ONE_RECORD,
    "bot/record/packing.py: _known": ONE_RECORD,
    "bot/record/packing.py: _last": ONE_RECORD,
    "bot/record/packing.py: _layers": ONE_RECORD,
    "bot/record/packing.py: _shapes": ONE_RECORD,
    "bot/record/packing.py: _styles": ONE_RECORD,
    "bot/record/packing.py: parts": ONE_RECORD,
    "bot/record/pages.py: field in _Gathered": ONE_RECORD,
    "bot/record/walk.py: field in Walk": ONE_RECORD,
    "bot/record/worker.py: _open_cache": "it takes no argument",
    "bot/store_watch.py: _told": "one for each kind of trouble",
    "bot/tables/history.py: field in ActFacts": "of one look back",
    "bot/tables/keys.py: _drawn": "one for each draw of a game that is replayed",
    "bot/tables/live.py: _live": "the table used longest ago goes, its own test",
    "bot/tables/live.py: field in Live": ONE_TABLE,
    "bot/tables/posts.py: _changed": ONE_TURN,
    "bot/tables/turn.py: field in ChapterFacts": ONE_TURN,
    "bot/tables/turn.py: field in Turn": ONE_TURN,
    "bot/tables/votes.py: voices": "one for each seat of a table",
    "bot/tables/waking_hours.py: list_zones": "it takes no argument",
    "bot/tables/wishes.py: met": "of one person, as they were read",
    "bot/wording/forms.py: fields": "of one form, as it is filled in",
    "bot/wording/hanging_fields.py: beside": "of one field of one form",
    "bot/wording/window_fields.py: beside": "of one field of one form",
    "bot/wording/forms.py: skipped": "of one form, as it is filled in",
    "bot/wording/reference.py: _collected": "one for each list of a game",
    "bot/wording/voice.py: field in Voice": "it speaks of one view",
    "cogs/election/call.py: field in ElectionCall": "of one election",
    "storage/changes.py: field in Change": ONE_TURN,
    "storage/engine.py: _pending": "a write is in it until its group is begun",
    "storage/personal.py: emptied": ONE_PROCESS,
    "storage/postgres/calls.py: _ends": "the table changed longest ago goes",
    "storage/postgres/engine.py: _writing": "a write is in it until it is done",
    "storage/postgres/turns.py: _awaited": "a write is in it until it is done",
    "storage/postgres/turns.py: preferences": ONE_TURN,
    "storage/store.py: _in_channels": "it is cleared once it is a lot",
    "storage/store.py: _preferred": "it is cleared once it is a lot",
    "storage/tables.py: _in_channels": "it is cleared once it is a lot",
    "storage/table_rows.py: field in TableRow": ONE_TABLE,
}


def list_containers(path: Path) -> Iterator[str]:
    """The containers that a file begins empty, by name, but for those that bound themselves."""
    text = path.read_text(encoding="utf-8")
    for node, scope in walk(tree.parse(path), ()):
        inside = any(isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) for one in scope)
        owner = next((one.name for one in reversed(scope) if isinstance(one, ast.ClassDef)), "the module")
        match node:
            case (
                ast.AnnAssign(target=target, value=ast.expr() as value)
                | ast.Assign(targets=[target], value=value)
            ):
                if is_made_by_factory(value):
                    yield f"field in {owner}"
                elif (
                    is_empty(value)
                    and (name := get_kept(target, inside=inside))
                    and f"make_room(self.{name})" not in text
                ):
                    yield name
            case ast.FunctionDef() | ast.AsyncFunctionDef() if not inside:
                if any(remembers_all(one) for one in node.decorator_list):
                    yield node.name


def walk(node: ast.AST, scope: tuple[ast.AST, ...]) -> Iterator[tuple[ast.AST, tuple[ast.AST, ...]]]:
    """Every node below one, with the classes and functions in which it stands."""
    for child in ast.iter_child_nodes(node):
        yield child, scope
        deeper = isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        yield from walk(child, (*scope, child) if deeper else scope)


def is_empty(value: ast.expr) -> bool:
    """Whether this is a container with nothing in it that may grow for ever."""
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call(func=func, args=[], keywords=[]):
            made = func.value if isinstance(func, ast.Subscript) else func
            name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
            return name in MADE
        case _:
            return False


def is_made_by_factory(value: ast.expr) -> bool:
    """Whether this is a field that begins with an empty container."""
    if not isinstance(value, ast.Call) or ast.unparse(value.func) not in ("field", "msgspec.field"):
        return False
    return any(one.arg == "default_factory" and ast.unparse(one.value) in MADE for one in value.keywords)


def get_kept(target: ast.expr, *, inside: bool) -> str:
    """The name of an attribute of an object, or of a module or class; "" of what is gone with its function."""
    match target:
        case ast.Attribute(value=ast.Name(id="self"), attr=name):
            return name
        case ast.Name(id=name) if not inside:
            return name
        case _:
            return ""


def remembers_all(decorator: ast.expr) -> bool:
    """Whether a function keeps what it has computed for all arguments that it ever gets."""
    return ast.unparse(decorator) in (
        "cache",
        "functools.cache",
        "lru_cache(maxsize=None)",
        "lru_cache(None)",
    )


def list_unnamed() -> Iterator[str]:
    """Every container of the program that does not bound itself."""
    for folder in FOLDERS:
        for path in sorted((tree.ROOT / folder).rglob("*.py")):
            where = path.relative_to(tree.ROOT).as_posix()
            if not where.startswith(ELSEWHERE):
                yield from (f"{where}: {name}" for name in list_containers(path))


def test_whatever_the_program_keeps_is_bounded() -> None:
    assert sorted({*list_unnamed()} - BOUNDED.keys()) == []


def test_nothing_is_named_that_is_no_more() -> None:
    assert sorted(BOUNDED.keys() - {*list_unnamed()}) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("kept = {}", ["kept"]),
        ("kept: dict[str, int] = {}", ["kept"]),
        ("kept = {'one': 1}", []),
        ("def run():\n    kept = []", []),
        ("class One:\n    def __init__(self):\n        self._kept = set()", ["_kept"]),
        ("class One:\n    def __init__(self):\n        self._kept = dict[str, int]()", ["_kept"]),
        ("class One:\n    def __init__(self):\n        self._kept = deque(maxlen=8)", []),
        ("class One:\n    def add(self):\n        make_room(self._kept)\n        self._kept = {}", []),
        ("class One:\n    kept: list[int] = field(default_factory=list)", ["field in One"]),
        ("@cache\ndef look_up(name): ...", ["look_up"]),
        ("@lru_cache(64)\ndef look_up(name): ...", []),
    ],
)
def test_what_is_added_to_for_ever_is_found(tmp_path: Path, source: str, found: list[str]) -> None:
    path = tmp_path / "keeping.py"
    path.write_text(source, encoding="utf-8")
    assert [*list_containers(path)] == found
