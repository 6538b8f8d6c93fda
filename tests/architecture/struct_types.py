"""A plugin of mypy: what replaces fields is called with what has them.

To mypy a msgspec Struct is a dataclass, so that `dataclasses.replace(struct, …)` passes it, and fails when it is run;
and it does not look at the fields that `msgspec.structs.replace` is given. `make types` runs it (`[tool.mypy]`).
"""

from collections.abc import Callable
from typing import Final

from mypy.nodes import ARG_NAMED, TypeInfo, Var
from mypy.plugin import FunctionContext, Plugin
from mypy.types import Instance, Type, UnionType, get_proper_type

STRUCT: Final = "msgspec.Struct"


class StructPlugin(Plugin):
    """Looks at each call of either `replace`."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """What looks at a call of this function."""
        return {"dataclasses.replace": check_dataclass, "msgspec.structs.replace": check_fields}.get(fullname)


def check_dataclass(context: FunctionContext) -> Type:
    """No struct may be handed to `dataclasses.replace`."""
    for info in _list_replaced(context):
        if info.has_base(STRUCT):
            told = f'"{info.name}" is a msgspec Struct: use msgspec.structs.replace'
            context.api.fail(told, context.context)
    return context.default_return_type


def check_fields(context: FunctionContext) -> Type:
    """Every field that `msgspec.structs.replace` is given is one of the struct's."""
    for info in _list_replaced(context):
        for names, kinds in zip(context.arg_names, context.arg_kinds, strict=True):
            for name, kind in zip(names, kinds, strict=True):
                if kind == ARG_NAMED and name is not None and not _has_field(info, name):
                    context.api.fail(f'"{info.name}" has no field "{name}"', context.context)
    return context.default_return_type


def _list_replaced(context: FunctionContext) -> list[TypeInfo]:
    """The classes of what is replaced, as far as they are known."""
    given = get_proper_type(context.arg_types[0][0]) if context.arg_types and context.arg_types[0] else None
    among = given.items if isinstance(given, UnionType) else [given]
    found = [get_proper_type(one) for one in among if one is not None]
    return [one.type for one in found if isinstance(one, Instance)]


def _has_field(info: TypeInfo, name: str) -> bool:
    found = info.get(name)
    return found is not None and isinstance(found.node, Var)


def plugin(_version: str) -> type[Plugin]:
    """What mypy asks for."""
    return StructPlugin
