"""Containers of a module that code of another module changes, found by reading the syntax tree.

A container is whatever a module names at its top: a list, a table, a register, an object. Code of another module
changes it where it

* calls a mutator of it or of what it holds (`facts.STEPS.append(…)`, `hooks.total.changes.append(…)`), sets an item or
  an attribute of it, or deletes one, anywhere;
* calls a method of it while the module is being imported (`KEYS.fact(…)`, `@HUMAN.uses(…)`), unless that method is
  known to change nothing;
* calls, while it is being imported, a function or a class that changes it, or that changes an argument which it is.

What is assigned by a loop over another module's things is not seen.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from tests.architecture import tree

MUTATORS: Final = frozenset(
    {
        *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
        *("add", "discard", "update", "setdefault", "popitem", "intersection_update", "difference_update"),
        *("enter", "include", "adds", "learn"),
        *("fact", "refusal", "result", "line", "notice", "effect", "question", "form", "offer", "field"),
        *("thing", "chance", "step"),
    }
)
HARMLESS: Final = frozenset(
    {
        *("items", "keys", "values", "get", "copy", "index", "count", "union", "join", "format", "split"),
        *(
            "removeprefix",
            "removesuffix",
            "replace",
            "startswith",
            "endswith",
            "part",
            "table",
            "of",
            "effect_of",
        ),
        *("is_on", "as_", "field_of", "bind", "walk", "partition", "title", "lower", "upper"),
    }
)
Place: TypeAlias = tuple[str, str]
"""A container: its module and its name."""


@dataclass(slots=True)
class Module:
    """A module: what it names itself, what it imports, and which functions it has."""

    name: str
    tree: ast.Module
    values: set[str] = field(default_factory=set)
    imports: dict[str, Place] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef | ast.AsyncFunctionDef] = field(default_factory=dict)
    methods: dict[str, list[ast.FunctionDef | ast.AsyncFunctionDef]] = field(default_factory=dict)


def read_modules(root: Path, *packages: str) -> dict[str, Module]:
    """All modules of these packages, by name."""
    found: dict[str, Module] = {}
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
            found[name] = _read(name, tree.parse(path))
    return found


def _read(name: str, tree: ast.Module) -> Module:
    module = Module(name, tree)
    for node in tree.body:
        match node:
            case ast.Assign(targets=targets):
                module.values |= {name for target in targets for name in _list_names(target)}
            case ast.AnnAssign(target=ast.Name(id=target)):
                module.values.add(target)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                module.functions[node.name] = node
            case ast.ClassDef(body=body):
                for one in body:
                    if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                        key = node.name if one.name == "__init__" else one.name
                        module.methods.setdefault(key, []).append(one)
            case _:
                pass
    for found in ast.walk(tree):
        if isinstance(found, ast.ImportFrom) and found.module and not found.level:
            module.imports |= {one.asname or one.name: (found.module, one.name) for one in found.names}
        elif isinstance(found, ast.Import):
            module.imports |= {one.asname or one.name: (one.name, "") for one in found.names}
    return module


def _list_names(target: ast.expr) -> Iterator[str]:
    match target:
        case ast.Name(id=name):
            yield name
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _list_names(part)
        case _:
            return


def find_changed(modules: Mapping[str, Module]) -> dict[Place, set[str]]:
    """Each container that code of other modules changes, and which modules those are."""
    changes = {name: _Changes(modules, module) for name, module in modules.items()}
    by_parameter = _find_changed_parameters(changes)
    by_function = _find_changing_functions(changes)
    found: dict[Place, set[str]] = {}
    for name, change in changes.items():
        for place in change.list_all(by_parameter, by_function):
            if place[0] != name:
                found.setdefault(place, set()).add(name)
    return found


class _Changes:
    """What one module changes."""

    def __init__(self, modules: Mapping[str, Module], module: Module) -> None:
        self.modules, self.module = modules, module

    def list_all(
        self, by_parameter: Mapping[str, set[int]], by_function: Mapping[Place, set[Place]]
    ) -> Iterator[Place]:
        """Every container that it changes, its own among them."""
        for node in ast.walk(self.module.tree):
            yield from self._list_direct(node)
        for call in _list_import_time_calls(self.module.tree):
            yield from self._list_by_call(call, by_parameter, by_function)

    def _list_direct(self, node: ast.AST) -> Iterator[Place]:
        for target in list_changed(node):
            place = self.resolve(target)
            if place is not None:
                yield place

    def _list_by_call(
        self, call: ast.Call, by_parameter: Mapping[str, set[int]], by_function: Mapping[Place, set[Place]]
    ) -> Iterator[Place]:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        is_named = isinstance(call.func, ast.Attribute) and isinstance(
            call.func.value, ast.Name | ast.Attribute
        )
        held = self.resolve(call.func.value) if is_named and isinstance(call.func, ast.Attribute) else None
        if held is not None and name not in HARMLESS:
            yield held
        target = self.find_function(call.func)
        called = f".{name}" if name and target is None else name or getattr(call.func, "id", "")
        for at in by_parameter.get(called, ()):
            place = self.resolve(call.args[at]) if at < len(call.args) else None
            if place is not None:
                yield place
        if target is not None:
            yield from by_function.get(target, ())

    def find_function(self, func: ast.expr) -> Place | None:
        """The function or class of another module, or of this one, that is called."""
        match func:
            case ast.Name(id=name) if name in self.module.imports:
                return self.module.imports[name]
            case ast.Name(id=name):
                return self.module.name, name
            case ast.Attribute(value=ast.Name(id=base), attr=attr) if base in self.module.imports:
                module = _join(self.module.imports[base])
                return (module, attr) if module in self.modules else None
            case _:
                return None

    def resolve(self, expression: ast.expr) -> Place | None:
        """The container in which what is named lies; None for what is local, computed, or no part of these modules."""
        names: list[str] = []
        while isinstance(expression, ast.Attribute | ast.Subscript):
            if isinstance(expression, ast.Attribute):
                names.append(expression.attr)
            expression = expression.value
        if not isinstance(expression, ast.Name):
            return None
        if expression.id in self.module.values:
            return self.module.name, expression.id
        return self._find_imported(expression.id, names)

    def _find_imported(self, name: str, names: list[str]) -> Place | None:
        place = self.module.imports.get(name)
        for _ in range(9):  # a name may be handed on by several modules
            if place is None:
                return None
            module, attribute = place
            if module in self.modules and attribute in self.modules[module].values:
                return place
            if _join(place) in self.modules:
                place = (_join(place), names.pop()) if names else None
            elif module in self.modules and attribute in self.modules[module].imports:
                place = self.modules[module].imports[attribute]
            else:
                return None
        return None


def _join(place: Place) -> str:
    return ".".join(part for part in place if part)


def list_changed(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement or an expression changes: what a mutator is called of, what an item or attribute is set of."""
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in MUTATORS:
            yield value
        case ast.Assign(targets=targets):
            yield from (
                target.value for target in targets if isinstance(target, ast.Subscript | ast.Attribute)
            )
        case ast.AugAssign(target=ast.Subscript(value=value) | ast.Attribute(value=value)):
            yield value
        case ast.Delete(targets=targets):
            yield from (
                target.value for target in targets if isinstance(target, ast.Subscript | ast.Attribute)
            )
        case _:
            return


def _list_import_time_calls(tree: ast.Module) -> Iterator[ast.Call]:
    """Calls that are made while a module is being imported: decorators among them, bodies of functions not."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults]
        elif not isinstance(node, ast.Lambda):
            if isinstance(node, ast.Call):
                yield node
            waiting += ast.iter_child_nodes(node)


def _find_changed_parameters(changes: Mapping[str, _Changes]) -> dict[str, set[int]]:
    """Functions, and methods (".uses"), that change what they are given, and which argument that is."""
    found: dict[str, set[int]] = {}
    for change in changes.values():
        methods = [(f".{name}", one, 1) for name, several in change.module.methods.items() for one in several]
        functions = [(name, one, 0) for name, one in change.module.functions.items()]
        for name, function, skipped in (*methods, *functions):
            arguments = [one.arg for one in function.args.args][skipped:]
            for target in (target for node in ast.walk(function) for target in list_changed(node)):
                root = target
                while isinstance(root, ast.Attribute | ast.Subscript):
                    root = root.value
                if isinstance(root, ast.Name) and root.id in arguments:
                    found.setdefault(name, set()).add(arguments.index(root.id))
    return found


def _find_changing_functions(changes: Mapping[str, _Changes]) -> dict[Place, set[Place]]:
    """Functions and classes that change containers, themselves or by what they call."""
    direct: dict[Place, set[Place]] = {}
    calls: dict[Place, set[Place]] = {}
    for name, change in changes.items():
        inits = {key: several for key, several in change.module.methods.items() if key[:1].isupper()}
        bodies = [*((key, [one]) for key, one in change.module.functions.items()), *inits.items()]
        for key, functions in bodies:
            nodes = [node for function in functions for node in ast.walk(function)]
            targets = [change.resolve(target) for node in nodes for target in list_changed(node)]
            direct[name, key] = {place for place in targets if place is not None}
            called = [change.find_function(node.func) for node in nodes if isinstance(node, ast.Call)]
            calls[name, key] = {place for place in called if place is not None}
    changed = True
    while changed:
        changed = False
        for one, others in calls.items():
            more = {place for other in others for place in direct.get(other, ())} - direct[one]
            if more:
                direct[one] |= more
                changed = True
    return direct
