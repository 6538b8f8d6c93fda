"""The order to play nothing in the windows of a turn, where each of them is asked (`pace` is `every`)."""

from typing import Final

from games.cosmic import facts
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Reply
from porc_royal.orders import AT_ONCE, TURN, UNTIL, WHEN, OrderBeside, Standing

ADDS: Final = facts.Adds()
NAME: Final = "windows"
READY_WINDOWS: Final = ADDS.keys.line("ready-windows")
PASS_ALL: Final = ADDS.keys.line("beside-windows")
ADDS.keys.thing("order", NAME)

_ASKED: Final = frozenset({facts.ASK_WINDOW})


def is_asked(view: View) -> bool:
    """Whether windows are asked one by one."""
    return view.options.pace == "every"


def order_passing(_view: View) -> Reply:
    """CE-26: nothing is played in a window until the turn is over."""
    return Reply(NAME, {WHEN: AT_ONCE, UNTIL: TURN})


WINDOWS: Final[Standing[View]] = Standing(
    NAME, _ASKED, lambda _view: {}, lambda _view, _ask, _terms: Reply(PASS), is_asked
)
BESIDE: Final[tuple[OrderBeside[View], ...]] = (
    OrderBeside("windows", PASS_ALL, _ASKED, PASS, order_passing, READY_WINDOWS),
)
