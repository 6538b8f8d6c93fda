"""The traps of writing a rule as a coroutine, found by reading the source (never by running it).

A rule is a coroutine that is stepped, put away and rebuilt; so some innocent Python is wrong there:

* `x += await ask(…)` reads x before the question, and writes a stale sum after it;
* `finally`, `with` and `except BaseException` round an `await` also run when a live game is merely put away;
* sets have no order, so looping over one gives another game under another hash seed;
* `while True` without an `await` in a script never comes back;
* clocks, luck, disks, threads and the address of an object differ from one replay to the next;
* a rule that names a card keeps that card from being whole in one place.
"""

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

# fmt: off
IMPURE: Final = frozenset({
    "asyncio", "calendar", "concurrent", "ctypes", "datetime", "gc", "getpass", "glob", "http", "io",
    "locale", "logging", "mmap", "multiprocessing", "os", "pathlib", "pickle", "platform", "queue", "random",
    "sched", "secrets", "select", "selectors", "shelve", "shutil", "signal", "socket", "socketserver",
    "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "weakref",
    "zoneinfo",
})
# fmt: on
"""Standard modules that bring a clock, luck, a disk, a thread or the machine into the rules."""

_THIRD_PARTY: Final = frozenset({"msgspec"})
_IMPURE_BUILTINS: Final = frozenset(
    {"breakpoint", "eval", "exec", "globals", "hash", "id", "input", "open", "print"}
)
_ORDERLESS: Final = frozenset({"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"})
"""Built-ins whose result does not depend on the order of what they are given (max and min: without a key)."""
_ORDERING: Final = frozenset(
    {"enumerate", "iter", "list", "map", "filter", "reversed", "tuple", "zip", "dict"}
)
_SET_TYPES: Final = frozenset({"AbstractSet", "FrozenSet", "MutableSet", "Set", "frozenset", "set"})
_SET_METHODS: Final = frozenset({"difference", "intersection", "symmetric_difference", "union"})
_SET_OPERATORS: Final = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
_SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One trap somebody walked into."""

    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Sets:
    """Names that stand for sets anywhere in the rules, by how they are declared."""

    attributes: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def learn(self, tree: ast.Module) -> None:
        """Add what this module declares."""
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                fields = (part for part in node.body if isinstance(part, ast.AnnAssign))
                named = ((part.target, part.annotation) for part in fields)
                self.attributes.update(
                    target.id for target, kind in named if isinstance(target, ast.Name) and _is_set_type(kind)
                )
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_set_type(node.returns):
                self.functions.add(node.name)


def find_faults(
    tree: ast.Module, sets: Sets | None = None, packages: Collection[str] = ("porc_royal",)
) -> list[Fault]:
    """Every trap in one module of the rules.

    sets      which attributes and functions give sets; those of this module alone where it is not said
    packages  what it may import besides the standard library and msgspec
    """
    known = sets or Sets()
    if sets is None:
        known.learn(tree)
    nodes = list(ast.walk(tree))
    found = [*_impurities(nodes, packages), *_around_awaits(nodes)]
    for scope in nodes:
        if isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            found.extend(_orderless_loops(scope, known))
    return sorted(set(found))


def find_names(tree: ast.Module, names: Collection[str]) -> list[Fault]:
    """Where a module of `rules/` says the name of a card, clan, alien…: as a text, a name or an import."""
    found = []
    documents = _docstrings(tree)
    spoken = {re.sub(r"[\W_]+", "", name).casefold(): name for name in names}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(said)) if node not in documents:
                words = [said]
            case ast.Name(id=said) | ast.Attribute(attr=said):
                words = [said]
            case ast.Import(names=imported):
                words = [part for alias in imported for part in alias.name.split(".")]
            case ast.ImportFrom(module=module, names=imported):
                words = [*(module or "").split("."), *(alias.name for alias in imported)]
            case _:
                continue
        for word in words:
            name = spoken.get(re.sub(r"[\W_]+", "", word).casefold())
            if name:
                found.append(Fault(getattr(node, "lineno", 0), f"a rule names {name}"))
    return sorted(set(found))


def _impurities(nodes: Iterable[ast.AST], packages: Collection[str]) -> Iterator[Fault]:
    for node in nodes:
        match node:
            case ast.Import(names=imported):
                modules = [alias.name for alias in imported]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case ast.Call(func=ast.Name(id=name)) if name in _IMPURE_BUILTINS:
                yield Fault(node.lineno, f"{name}() is not for rules")
                continue
            case _:
                continue
        for module in modules:
            top = module.split(".")[0]
            if top in IMPURE:
                yield Fault(node.lineno, f"import {module}: rules have no clock, luck, disk or machine")
            elif top not in sys.stdlib_module_names and top not in {*_THIRD_PARTY, *packages}:
                yield Fault(node.lineno, f"import {module}: rules use the standard library and msgspec only")


def _around_awaits(nodes: Iterable[ast.AST]) -> Iterator[Fault]:
    for node in nodes:
        match node:
            case ast.AugAssign(value=value) if _awaits([value]):
                yield Fault(node.lineno, "x += await …: what is added to was read before the question")
            case ast.Assign(targets=[target], value=ast.BinOp(left=left, right=right)) if _awaits(
                [right]
            ) and ast.unparse(target) in map(ast.unparse, ast.walk(left)):
                yield Fault(node.lineno, "x = x + await …: what is added to was read before the question")
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=final):
                if final and _awaits([*body, *handlers, *orelse]):
                    yield Fault(node.lineno, "finally round an await also runs when the game is put away")
                if _awaits(body) and any(_catches_everything(handler) for handler in handlers):
                    yield Fault(node.lineno, "this except also catches the game being put away")
            case ast.With(body=body) if _awaits(body):
                yield Fault(node.lineno, "with round an await also ends when the game is put away")
            case ast.AsyncWith() | ast.AsyncFor():
                yield Fault(node.lineno, "rules have no event loop: no async with, no async for")
            case ast.AsyncFunctionDef(body=body):
                for inner in _own(body):
                    if isinstance(inner, ast.While) and _always(inner.test) and not _awaits(inner.body):
                        yield Fault(inner.lineno, "while True without an await never comes back")
            case _:
                pass


def _catches_everything(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or any(
        isinstance(node, ast.Name) and node.id in {"BaseException", "GeneratorExit"}
        for node in ast.walk(handler.type)
    )


def _orderless_loops(
    scope: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef, known: Sets
) -> Iterator[Fault]:
    own = list(_own(scope.body))
    local = _set_names(scope, own, known)

    def is_set(node: ast.expr) -> bool:
        return _is_set(node, local, known)

    free = set(_without_order(own))
    for node in own:
        looped: list[ast.expr] = []
        match node:
            case ast.For(iter=source) | ast.Starred(value=source):
                looped = [source]
            case ast.ListComp() | ast.GeneratorExp() | ast.DictComp() if node not in free:
                looped = [part.iter for part in node.generators]
            case ast.Call(func=ast.Name(id=called), args=args) if called in _ORDERING:
                looped = list(args)
            case ast.Call(func=ast.Name(id="max" | "min"), args=args, keywords=keys) if keys:
                looped = list(args)
            case ast.Call(func=ast.Attribute(attr="join" | "extend" | "fromkeys"), args=args):
                looped = list(args)
            case ast.Call(func=ast.Attribute(value=source, attr="pop"), args=[]):
                looped = [source]
            case _:
                pass
        if any(is_set(source) for source in looped):
            yield Fault(getattr(node, "lineno", 0), "a set has no order: loop over sorted(…)")


def _without_order(own: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Comprehensions handed straight to something that does not care about their order."""
    for node in own:
        match node:
            case ast.Call(func=ast.Name(id="sorted"), args=args):
                yield from args
            case ast.Call(func=ast.Name(id=called), args=args, keywords=[]) if called in _ORDERLESS:
                yield from args
            case _:
                pass


def _set_names(
    scope: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef, own: Iterable[ast.AST], known: Sets
) -> set[str]:
    names: set[str] = set()
    if not isinstance(scope, ast.Module):
        arguments = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
        names.update(argument.arg for argument in arguments if _is_set_type(argument.annotation))
    for node in own:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if _is_set_type(kind):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, names, known):
                names.add(name)
            case ast.NamedExpr(target=ast.Name(id=name), value=value) if _is_set(value, names, known):
                names.add(name)
    return names


def _is_set(node: ast.expr, names: Collection[str], known: Sets) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(attr=name):
            return name in known.attributes
        case ast.Call(func=ast.Name(id=name)):
            return name in {"set", "frozenset"} or name in known.functions
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _SET_METHODS or name in known.functions
        case ast.Await(value=value):
            return _is_set(value, names, known)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_set(body, names, known) or _is_set(orelse, names, known)
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _SET_OPERATORS):
            return any(_is_set(side, names, known) or _is_keys(side) for side in (left, right))
        case _:
            return False


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _is_set_type(kind: ast.expr | None) -> bool:
    match kind:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in _SET_TYPES
        case ast.Subscript(value=value, slice=inner):
            wraps = isinstance(value, ast.Name) and value.id in {"Final", "ClassVar", "Annotated"}
            return _is_set_type(inner if wraps else value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_set_type(left) or _is_set_type(right)
        case _:
            return False


def _own(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every node of this body, in order, without those of functions and classes defined inside it."""
    left = list(body)[::-1]
    while left:
        node = left.pop()
        yield node
        if not isinstance(node, _SCOPES):
            left.extend(reversed(list(ast.iter_child_nodes(node))))


def _awaits(body: Iterable[ast.AST]) -> bool:
    return any(isinstance(node, ast.Await | ast.AsyncFor | ast.AsyncWith) for node in _own(body))


def _always(test: ast.expr) -> bool:
    return isinstance(test, ast.Constant) and bool(test.value)


def _docstrings(tree: ast.Module) -> set[ast.AST]:
    """Every text that is a statement of its own: docstrings and the like."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
