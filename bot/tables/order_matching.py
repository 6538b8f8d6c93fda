"""Standing orders at work: which of them answers an open question, and which of them have come to their end."""

import msgspec

from bot.tables.live import Live
from bot.tables.turn import Turn
from games.table.asks import Refused, Reply
from games.table.facts import Fact, Saying, Seat
from games.table.orders import TURN, UNTIL
from storage.ports import Order


def read_terms(order: Order) -> Reply:
    """What an order says: the form as its owner filled it in."""
    return msgspec.json.decode(order.terms, type=Reply)


def list_orders(live: Live, seat: Seat) -> list[Order]:
    """The standing orders of a seat."""
    return [one for one in live.orders if one.seat == seat]


def find_order(turn: Turn) -> tuple[Seat, Reply] | None:
    """The first of the awaited seats that has an order for what it is asked, with the reply; None: ask people."""
    for seat in turn.live.play.awaited:
        reply = answer_by_order(turn, seat, late=False)
        if reply is not None:
            return seat, reply
    return None


def answer_by_order(turn: Turn, seat: Seat, *, late: bool) -> Reply | None:
    """What a seat has ordered to reply; an order whose reply the question refuses stops, and says why.

    late: the time is up, so that orders for the absent speak too
    """
    live = turn.live
    book, mine = live.rulebook.orders, list_orders(live, seat)
    if book is None or not mine:
        return None
    ask, view = live.play.asks[seat], live.play.view(seat)
    for kind, said in book.list_matching(ask, [read_terms(one) for one in mine], late=late):
        reply = kind.follow(view, ask, said)
        if reply is None:
            continue
        try:
            return ask.check(reply)
        except Refused as refused:
            turn.stop_orders([one for one in mine if one.name == kind.name], refused.says)
    return None


def end_turn_orders(turn: Turn, facts: tuple[Fact, ...]) -> None:
    """End the orders that were given for one turn, when the next begins."""
    book = turn.live.rulebook.orders
    if book is None or not any(fact.says.key in book.turns for fact in facts):
        return
    over = [one for one in turn.live.orders if read_terms(one).text(UNTIL) == TURN]
    turn.stop_orders(over, Saying("orders-turn-over"))
