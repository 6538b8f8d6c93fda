"""Orders that are given in one press with an answer: *Pass*, and no cards in the fights that come of it.

The answer in the log is that of the answer alone, and so is everything that others are sent. With the answer the order
goes: whoever answers the same question anew, or takes its answer back, says anew whether there is one.
"""

from collections.abc import Collection

import msgspec
from msgspec import structs

from bot.tables.live import Live
from bot.tables.order_matching import list_given, list_orders, read_terms
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.orders import Given
from storage.ports import AnsweredBy, OrderRow


def list_beside(live: Live, seat: Seat, asked: int) -> list[OrderRow]:
    """The orders that a seat has given with an answer to the question that was put at this place of the log."""
    return [one for one in list_orders(live, seat) if read_terms(one).is_beside(asked)]


def list_cut(live: Live, length: int, kept: Collection[Seat] = ()) -> list[OrderRow]:
    """The orders that were given with answers which the log has no more, now that it is cut off at this length.

    kept: whose answers stand in it again
    """
    return [one for one in live.orders if one.seat not in kept and read_terms(one).is_beside(length)]


def answer_with_order(
    turn: Turn, seat: Seat, reply: Reply, by: AnsweredBy | None, name: str, at: int
) -> Saying | None:
    """Play a reply as `run_reply` does, an order of this name given with it; what that order says, None without one.

    Raises `Refused` or `RulesBroke`. Nothing is given before the reply is known to be taken.
    """
    ask = turn.live.play.asks[seat]
    option = ask.options[ask.check(reply).option]
    if name and by is not None:
        raise Refused("refused-order-deputy")
    said = None
    if by is None and not (option.free or option.part):
        said = _give(turn, ask, reply, name, at)
    run_reply(turn, seat, reply, by)
    return said


def _give(turn: Turn, ask: Ask, reply: Reply, name: str, at: int) -> Saying | None:
    """Give the order of this name, in place of those that say otherwise and of that of an earlier answer."""
    live, seat, book = turn.live, ask.seat, turn.live.rulebook.orders
    known = book.list_beside(ask) if book is not None else ()
    beside = next((one for one in known if one.name == name and one.option == reply.option), None)
    if name and beside is None:
        raise Refused("refused-option", option=name)
    if book is None or beside is None:
        turn.spend_orders(list_beside(live, seat, live.play.since(seat)))
        return None
    view = live.play.view(seat)
    terms = book.make_form(seat, view, ()).check(beside.order(view))  # it may refuse: before anything changes
    turn.spend_orders(list_beside(live, seat, live.play.since(seat)))
    given = list_given(live, seat)
    if not any(one.covers(terms) for one in given):
        kept = structs.replace(book.keep_order(view, terms, live.play.count), beside=True)
        order = Given(terms.option, terms)
        gone = {one.name: order.covers(one.terms) for one in given if book.is_replaced(one, terms)}
        replaced = [one for one in list_orders(live, seat) if one.name in gone]
        turn.spend_orders([one for one in replaced if gone[one.name]])
        # What said more, or for longer, does not come back with the next turn: its owner is told so.
        turn.stop_orders([one for one in replaced if not gone[one.name]], Saying("orders-instead"))
        turn.give_order(OrderRow(seat, terms.option, msgspec.json.encode(kept), at))
    return Saying(beside.says)
