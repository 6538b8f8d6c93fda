"""Which rules of a game are being applied, told from the code that runs: for `/why`, and when a rule raises.

Every coroutine is a rule but those that are marked: the ways of asking that rules share, here and in the games
(DEC-005).
"""

from inspect import CO_COROUTINE
from types import CodeType, FunctionType
from typing import Final, TypeVar

F = TypeVar("F")

_MARKED: Final[set[CodeType]] = set()


def not_a_rule(script: F) -> F:
    """Mark a coroutine function by which rules ask, tell or go on, and which nobody would call a rule itself."""
    if not isinstance(script, FunctionType):
        raise TypeError(script)
    _MARKED.add(script.__code__)
    return script


def is_rule(code: CodeType) -> bool:
    """Whether this is a rule of a game."""
    if code.co_name.startswith("<"):  # on some Pythons a comprehension that awaits is a coroutine of its own
        return False
    return bool(code.co_flags & CO_COROUTINE) and code not in _MARKED


def list_applied_rules(error: Exception) -> tuple[str, ...]:
    """The rules that were being applied when one of them raised, outermost first."""
    names: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if is_rule(code):
            names.append(code.co_name)
        trace = trace.tb_next
    return tuple(names)
