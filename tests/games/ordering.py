"""Standing orders of a game as a test gives them: filled in, kept, and followed when a question is asked."""

from collections.abc import Mapping
from typing import Final, TypeVar

from porc_royal.asks import Answer, Ask, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.orders import Given, Kept, Orders
from tests.games.telling import Telling

S = TypeVar("S")
V = TypeVar("V")
NOW: Final[Mapping[str, Answer]] = {"when": "at-once", "until": "game"}


def make_sheet(book: Orders[V], table: Telling[S, V], seat: int, *given: str) -> Ask:
    """The form by which a seat gives orders."""
    return book.make_form(Seat(seat), table.play.view(Seat(seat)), given)


def give(book: Orders[V], table: Telling[S, V], seat: int, name: str, **terms: Answer) -> Given:
    """An order as it is kept; a field whose name is a word of Python's ends with a line."""
    kind = next(one for one in book.kinds if one.name == name)
    fields = {key.rstrip("_"): value for key, value in terms.items()}
    said = make_sheet(book, table, seat).check(Reply(name, fields if kind.once else {**NOW, **fields}))
    return Given(book.name_order(said, ()), book.keep_order(table.play.view(Seat(seat)), said))


def follow(book: Orders[V], table: Telling[S, V], seat: int, given: Given) -> Reply | None:
    """What it replies to the question its owner is asked; None where its owner is asked, or asked again."""
    ask, view = table.ask(seat), table.play.view(Seat(seat))
    matching = book.list_matching(ask, [given])
    if not matching:
        return None
    ((kind, one),) = matching
    reply = kind.follow(view, ask, one.terms)
    if reply is None or kind.find_change(view, one.terms) is not None:
        return None
    return ask.check(reply)


def replied(book: Orders[V], table: Telling[S, V], seat: int, name: str, **terms: Answer) -> Reply | None:
    """What an order that is given now replies to the question its owner is asked; checked against that question."""
    return follow(book, table, seat, give(book, table, seat, name, **terms))


def is_dropped(book: Orders[V], table: Telling[S, V], seat: int, given: Given) -> bool:
    """Whether the question does not take what an order replies."""
    try:
        return follow(book, table, seat, given) is None
    except Refused:
        return True


__all__ = ["NOW", "Kept", "follow", "give", "is_dropped", "make_sheet", "replied"]
