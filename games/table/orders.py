"""Standing orders: replies given in advance, with conditions on what their owner may see.

A game lists the kinds of orders it knows (`Rulebook.orders`). A seat gives one by filling in a form, which is
made as a question (`make_form`) though no rule ever asks it: so it is shown, checked and worded like all the others.
Whatever an order replies is computed from its owner's view alone.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from games.table.asks import PASS, Ask, Field, Option, Pick, Reply
from games.table.facts import Seat

V = TypeVar("V")

WHEN: Final = "when"
UNTIL: Final = "until"
WITHDRAW: Final = "withdraw"
ORDER: Final = "order"
AT_ONCE: Final = "at-once"
IF_LATE: Final = "if-late"
TURN: Final = "turn"
GAME: Final = "game"

TERMS: Final[Mapping[str, Field]] = {
    WHEN: Pick("order-when", (AT_ONCE, IF_LATE)),
    UNTIL: Pick("order-until", (TURN, GAME)),
}
"""Terms of every order: whether it answers at once or when its owner has let the time pass, and how long it lasts."""


@dataclass(frozen=True, slots=True)
class Standing(Generic[V]):
    """A kind of standing order, worded by `<question>-<name>` and, in lists, by `<game>-order-<name>`.

    answers     the questions it may answer, by key
    fields      what its owner fills in, from their view
    follow      the reply to one of these questions, from its owner's view and the order's terms; None: ask the owner
    is_offered  whether there is such a thing in this game, from a view
    keep        the terms as they are kept, and `show` as they are shown, from their owner's view: what moves about in a
                game is kept by its name, and shown where it is
    """

    name: str
    answers: frozenset[str]
    fields: Callable[[V], Mapping[str, Field]]
    follow: Callable[[V, Ask, Reply], Reply | None]
    is_offered: Callable[[V], bool] = lambda _view: True
    keep: Callable[[V, Reply], Reply] = lambda _view, terms: terms
    show: Callable[[V, Reply], Reply] = lambda _view, terms: terms


@dataclass(frozen=True, slots=True)
class Orders(Generic[V]):
    """What a game knows of standing orders.

    question  the key of the form's sentence; its options are the kinds, `withdraw` and `pass`
    rule      the decision or rule that speaks of them
    kinds     in the order in which they are tried
    turns     public facts with which a new turn begins: orders for one turn end there
    """

    question: str
    rule: str
    kinds: tuple[Standing[V], ...]
    turns: frozenset[str]

    def make_form(self, seat: Seat, view: V, given: Collection[str]) -> Ask:
        """The form by which a seat gives an order, or withdraws one of those given before."""
        options = {PASS: Option()}
        for kind in self.kinds:
            if kind.is_offered(view):
                options[kind.name] = Option({**kind.fields(view), **TERMS})
        if given:
            options[WITHDRAW] = Option({ORDER: Pick(ORDER, sorted(given))})
        return Ask(seat, self.question, self.rule, options, Reply(PASS))

    def keep_order(self, view: V, terms: Reply) -> Reply:
        """An order as it is kept from the moment at which it is given."""
        return next((kind.keep(view, terms) for kind in self._kinds(terms)), terms)

    def show_order(self, view: V, terms: Reply) -> Reply:
        """An order that is kept, in today's names of places."""
        return next((kind.show(view, terms) for kind in self._kinds(terms)), terms)

    def _kinds(self, terms: Reply) -> Sequence[Standing[V]]:
        return [kind for kind in self.kinds if kind.name == terms.option]

    def list_matching(
        self, ask: Ask, given: Sequence[Reply], *, late: bool
    ) -> Sequence[tuple[Standing[V], Reply]]:
        """The orders that may answer a question, each with its terms; `late`: its owner's time is up."""
        terms = {one.option: one for one in given if late or one.text(WHEN) == AT_ONCE}
        return [
            (kind, terms[kind.name]) for kind in self.kinds if kind.name in terms and ask.key in kind.answers
        ]
