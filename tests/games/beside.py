"""Scripted players who give the order that stands beside their answer (`OrderBeside`), and what it answers for them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.orders import TURN, UNTIL, Given
from porc_royal.play import Play, Step
from porc_royal.rulebook import Rulebook

S = TypeVar("S")
V = TypeVar("V")


@dataclass
class GivenBeside(Generic[S, V]):
    """The orders of a game that were given with answers.

    says  whether a seat gives one, from its view and what it is asked
    """

    rulebook: Rulebook[S, V]
    says: Callable[[V, Ask], bool]
    given: dict[Seat, list[Given]] = field(default_factory=dict)

    def note_reply(self, view: V, ask: Ask, step: Step) -> None:
        """Give the order beside an answer; orders for a turn end with it."""
        book = self.rulebook.orders
        if book is None:
            return
        beside = [one for one in book.list_beside(ask) if one.option == step.reply.option]
        if beside and self.says(view, ask):
            terms = beside[0].order(view)
            mine = self.given.get(ask.seat, [])
            if not any(one.covers(terms) for one in mine):
                left = [one for one in mine if not book.is_replaced(one, terms)]
                self.given[ask.seat] = [*left, Given(terms.option, terms)]
        if any(fact.says.key in book.turns for fact in step.facts):
            self.given = {
                seat: [one for one in mine if one.terms.text(UNTIL) != TURN]
                for seat, mine in self.given.items()
            }

    def find_reply(self, play: Play[S, V]) -> tuple[Seat, Reply] | None:
        """What an order answers now, the first of those that do."""
        book = self.rulebook.orders
        for seat in play.awaited if book is not None else ():
            ask = play.asks[seat]
            for kind, one in book.list_matching(ask, self.given.get(seat, ())) if book is not None else ():
                reply = kind.follow(play.view(seat), ask, one.terms)
                if reply is not None:
                    return seat, ask.check(reply)
        return None
