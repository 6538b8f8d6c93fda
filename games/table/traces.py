"""Which rules of a game are being applied, told from the code that runs: for `/why`, and when a rule raises."""

from inspect import CO_COROUTINE
from types import CodeType


def is_rule(code: CodeType) -> bool:
    """Whether this is a rule of a game, and not what every game shares, or a game's own way of asking."""
    name = code.co_filename.replace("\\", "/")
    return "/games/table/" not in name and not name.endswith("/asking.py")


def list_applied_rules(error: Exception) -> tuple[str, ...]:
    """The rules that were being applied when one of them raised, outermost first."""
    names: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_flags & CO_COROUTINE and is_rule(code):
            names.append(code.co_name)
        trace = trace.tb_next
    return tuple(names)
