"""Standing orders at work: which of them answers an open question, and which of them have come to their end."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec
import structlog

from bot.tables.live import Live
from bot.tables.turn import Turn
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.orders import TURN, UNTIL, Given, Kept, Standing
from storage.ports import OrderRow

AnyStanding: TypeAlias = Standing[Any]
log = structlog.get_logger(__name__)


def read_terms(order: OrderRow) -> Kept:
    """What an order says: the form as its owner filled it in, and what it relied on then."""
    return msgspec.json.decode(order.terms, type=Kept)


def list_orders(live: Live, seat: Seat) -> list[OrderRow]:
    """The standing orders of a seat."""
    return [one for one in live.orders if one.seat == seat]


def list_given(live: Live, seat: Seat) -> list[Given]:
    """The same as the game reads them."""
    return [Given(one.name, read_terms(one)) for one in list_orders(live, seat)]


def find_order(turn: Turn) -> tuple[Seat, Reply] | None:
    """The first of the awaited seats that has an order for what it is asked, with the reply; None: ask people."""
    for seat in turn.live.play.awaited:
        reply = answer_by_order(turn, seat)
        if reply is not None:
            return seat, reply
    return None


def answer_by_order(turn: Turn, seat: Seat, *, late: bool = False, after: str = "") -> Reply | None:
    """What a seat has ordered to reply, a plan being over with it.

    An order whose reply the question refuses stops, and says why. Where that was a plan, or where what it relied on
    stands otherwise, its owner is asked: plans behind it stop with it, and other orders wait for the next question.

    late: the time is up, so that orders for the absent speak too
    after: the delay that the owner has let pass
    """
    live = turn.live
    book, asked = live.rulebook.orders, live.play.since(seat)
    given = [one for one in list_given(live, seat) if late or not one.is_prompt or one.is_older(asked)]
    if book is None or not given:
        return None
    ask, view = live.play.asks[seat], live.play.view(seat)
    found = book.list_matching(ask, given, late=late, after=after)
    for kind, one in found:
        if kind.together and not late and _is_alone(live):
            continue
        reply, why, changed = _follow(kind, view, ask, one.terms)
        if why is None:
            if reply is None:
                continue
            if kind.once:
                turn.spend_orders(_name(live, seat, {one.name}))
            return ask.check(reply)
        turn.stop_orders(_name(live, seat, {one.name}), why)
        if kind.once or changed:
            others = [each for each in found if each[1] is not one]
            plans = {other.name for kind, other in others if kind.once}
            turn.stop_orders(_name(live, seat, plans), Saying("orders-with-it"))
            turn.hold_orders(_hold(live, _name(live, seat, {other.name for _, other in others})))
            return None
    return None


def _follow(
    kind: AnyStanding, view: object, ask: Ask, terms: Reply
) -> tuple[Reply | None, Saying | None, bool]:
    """What an order replies, why it does not, and whether that is because what it relied on stands otherwise."""
    try:
        reply = kind.follow(view, ask, terms)
        refused = None if reply is None else _find_refusal(ask, reply)
        changed = None if reply is None or refused else kind.find_change(view, terms)
    except Exception:
        # One that fails is its owner's loss, and not the table's.
        log.exception("order failed", ask=ask.key, order=kind.name)
        return None, Saying("orders-failed"), False
    return reply, refused or changed, changed is not None


def _is_alone(live: Live) -> bool:
    """Whether one seat alone is asked: then everybody would see that it has answered at once."""
    return sum(not ask.optional for ask in live.play.asks.values()) == 1


def list_delays(live: Live, seat: Seat) -> Sequence[str]:
    """The delays after which an order may answer what a seat is asked now, the shortest first."""
    book, given = live.rulebook.orders, list_given(live, seat)
    return () if book is None or not given else book.list_delays(live.play.asks[seat], given)


def drop_plans(turn: Turn, seat: Seat, ask: Ask, asked: int) -> None:
    """Drop the plans for a question that their owner has answered: those that waited for their owner's silence.

    asked: how many replies the log held when it was asked; what was planned since then is for the next one
    """
    book, given = turn.live.rulebook.orders, list_given(turn.live, seat)
    if book is None or not given:
        return
    over = {
        one.name
        for kind, one in book.list_matching(ask, given, late=True)
        if kind.once and not one.is_prompt and one.is_older(asked)
    }
    turn.stop_orders(_name(turn.live, seat, over), Saying("orders-answered-yourself"))


def end_turn_orders(turn: Turn, facts: tuple[Fact, ...]) -> None:
    """End the orders that were given for one turn, when the next begins."""
    book = turn.live.rulebook.orders
    if book is None or not any(fact.says.key in book.turns for fact in facts):
        return
    over = [one for one in turn.live.orders if read_terms(one).text(UNTIL) == TURN]
    turn.stop_orders(over, Saying("orders-turn-over"))


def _name(live: Live, seat: Seat, names: Collection[str]) -> list[OrderRow]:
    """The orders of a seat with these names."""
    return [one for one in list_orders(live, seat) if one.name in names]


def _hold(live: Live, orders: Sequence[OrderRow]) -> list[OrderRow]:
    """The same orders as if they were given only now: what is asked now is their owner's to answer."""
    since = live.play.count
    kept = [(one, msgspec.structs.replace(read_terms(one), since=since)) for one in orders]
    return [replace(one, terms=msgspec.json.encode(terms)) for one, terms in kept]


def _find_refusal(ask: Ask, reply: Reply) -> Saying | None:
    """Why a question does not take a reply, in the words of the rules where they have some; None where it does."""
    try:
        ask.check(reply)
    except Refused as refused:
        # What a person who answers by hand reads of options and fields would not say it here.
        return Saying("orders-impossible") if refused.says.key.startswith("refused-") else refused.says
    return None
