"""Standing orders: replies given in advance, with conditions on what their owner may see.

A game lists the kinds of orders it knows (`Rulebook.orders`). A seat gives one by filling in a form, which is
made as a question (`make_form`) though no rule ever asks it: so it is shown, checked and worded like all the others.
Whatever an order replies is computed from its owner's view alone. A *plan* (`plans.py`) is an order that answers
one question, once; plans stand in a queue (DEC-058).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from porc_royal.asks import PASS, Answer, Ask, Field, Option, Pick, Refused, Reply
from porc_royal.facts import Named, Saying, Seat
from porc_royal.suggestions import Suggested, keep_legal

V = TypeVar("V")

WHEN: Final = "when"
"""The field that says after which delay an order is followed."""
UNTIL: Final = "until"
"""The field that says when an order ends: with its owner's turn, or with the game."""
INSTEAD: Final = "instead"
"""The field that says in place of which plan a new one stands."""
WITHDRAW: Final = "withdraw"
"""The option that takes an order back."""
ORDER: Final = "order"
"""The field, and the kind of word, that names an order."""
AT_ONCE: Final = "at-once"
"""No delay."""
AFTER: Final = ("after-half-an-hour", "after-two-hours", "after-eight-hours")
"""Delays of its owner's own, the shortest first; how long they last is not for rules to know."""
IF_LATE: Final = "if-late"
"""Only when the time to answer is over."""
TURN: Final = "turn"
"""Until its owner's turn is over."""
GAME: Final = "game"
"""Until the game is over."""
MOST_PLANS: Final = 12
"""Plans of one seat at a time."""

_WHEN: Final = (AT_ONCE, *AFTER, IF_LATE)
TERMS: Final[Mapping[str, Field]] = {
    WHEN: Pick("order-when", _WHEN),
    UNTIL: Pick("order-until", (TURN, GAME)),
}
"""Terms of every order: whether it answers at once, when its owner has been silent for so long, or when its owner has
let the time pass; and how long it lasts."""
PLAN_TERMS: Final[Mapping[str, Field]] = {WHEN: Pick("order-when", _WHEN, optional=True)}
"""Terms of a plan, which answers at once where nothing else is said, and is over when it has answered."""

Basis = Sequence[tuple[Named, str]]
"""Public things that an order relies on, each with how it stands: "2G of seat 1" on a tile."""


class Kept(Reply, frozen=True):
    """The terms of an order as they are kept.

    basis  how the things stood that the order relies on, when it was given
    since  how many replies the log held then: a question that was open already is its owner's to answer
    beside  it was given with an answer, and is taken back with it
    """

    basis: tuple[str, ...] = ()
    since: int = -1
    beside: bool = False

    def is_beside(self, asked: int) -> bool:
        """Whether it was given with an answer to a question that was put at this place of the log, or later."""
        return self.beside and self.since >= asked


@dataclass(frozen=True, slots=True)
class Given:
    """An order of a seat; `name` is that of its kind, of a plan with its place in the queue ("trip.02")."""

    name: str
    terms: Reply

    @property
    def place(self) -> int:
        """The place in the queue; 0 for an order that is no plan."""
        return place_of(self.name)

    @property
    def is_prompt(self) -> bool:
        """Whether it answers without waiting for its owner."""
        return self.terms.text(WHEN) in ("", AT_ONCE)

    def covers(self, terms: Reply) -> bool:
        """Whether it says all that an order of these terms would say, and for as long: that one need not be given."""
        if self.terms.option != terms.option or self.terms.text(UNTIL) not in (GAME, terms.text(UNTIL)):
            return False
        return self.terms.fields.keys() == terms.fields.keys() and all(
            name == UNTIL or _includes(self.terms.fields[name], value) for name, value in terms.fields.items()
        )

    def is_older(self, asked: int) -> bool:
        """Whether it was given before a question was asked, at this place of the log."""
        return not isinstance(self.terms, Kept) or self.terms.since < asked


@dataclass(frozen=True, slots=True)
class Standing(Generic[V]):
    """A kind of standing order, worded by `<game>-order-<name>`.

    answers     the questions it may answer, by key
    fields      what its owner fills in, from their view
    follow      the reply to one of these questions, from its owner's view and the order's terms; None: ask the owner
    is_offered  whether there is such a thing in this game, from a view
    replaces    the kinds that say something else of the same questions: whoever gives one of both takes back the other
    keep        the terms as they are kept, and `show` as they are shown, from their owner's view: what moves about in a
                game is kept by its name, and shown where it is
    basis       the public things it relies on, as they stand: when they stand otherwise, its owner is asked again
    once        it is a plan: over when it has answered, and one of several
    last        it is tried after all others: it answers whole questions
    together    whether it answers only what is put to several at once: who is asked alone, all can see
    """

    name: str
    answers: frozenset[str]
    fields: Callable[[V], Mapping[str, Field]]
    follow: Callable[[V, Ask, Reply], Reply | None]
    is_offered: Callable[[V], bool] = lambda _view: True
    keep: Callable[[V, Reply], Reply] = lambda _view, terms: terms
    show: Callable[[V, Reply], Reply] = lambda _view, terms: terms
    basis: Callable[[V, Reply], Basis] = lambda _view, _terms: ()
    replaces: frozenset[str] = frozenset()
    once: bool = False
    last: bool = False
    together: bool = False

    def find_change(self, view: V, terms: Reply) -> Saying | None:
        """What stands otherwise than when an order was given, as a reason to ask its owner again."""
        if not isinstance(terms, Kept):
            return None
        now = self.basis(view, self.show(view, terms))
        changed = next(
            (thing for (thing, how), then in zip(now, terms.basis, strict=False) if how != then), None
        )
        if changed is not None:
            return Saying("orders-changed", {"what": changed})
        return None if len(now) == len(terms.basis) else Saying("orders-changed-all")


@dataclass(frozen=True, slots=True)
class OrderBeside(Generic[V]):
    """An order that is given in one press with an answer: it has a button of its own beside that of the answer alone.

    Where it stands depends on the question alone, so it stands there for everybody alike; in the log, and to all
    others, the answer is the same with it or without.

    name       what tells it from others beside the same answer
    label      the key of what its button says, the answer with the order
    questions  by key; `option` is the answer
    order      the order, from its owner's view; it is of a kind that the game lists
    says       the key of the sentence that says the order alone
    """

    name: str
    label: str
    questions: frozenset[str]
    option: str
    order: Callable[[V], Reply]
    says: str


@dataclass(frozen=True, slots=True)
class Orders(Generic[V]):
    """What a game knows of standing orders.

    question  the key of the form's sentence; its options are the kinds, `withdraw` and `pass`
    rule      the decision or rule that speaks of them
    kinds     in the order in which the form offers them, and in which they are tried after the plans
    turns     public facts with which a new turn begins: orders for one turn end there
    ready     whole orders, each with the sentence that says it, from a view: what most people want
    beside    those that may be given in one press with an answer
    """

    question: str
    rule: str
    kinds: tuple[Standing[V], ...]
    turns: frozenset[str]
    ready: Callable[[V], Sequence[Suggested]] = lambda _view: ()
    beside: tuple[OrderBeside[V], ...] = ()

    def list_beside(self, ask: Ask) -> Sequence[OrderBeside[V]]:
        """The orders that may be given in one press with an answer to this question."""
        return [one for one in self.beside if ask.key in one.questions and one.option in ask.options]

    def make_form(self, seat: Seat, view: V, given: Collection[str]) -> Ask:
        """The form by which a seat gives an order, or withdraws one of those given before."""
        options = {PASS: Option()}
        queued = sorted((one for one in given if place_of(one)), key=place_of)
        if given:
            names = [*queued, *sorted(one for one in given if not place_of(one))]
            options[WITHDRAW] = Option({ORDER: Pick(ORDER, names)})
        for kind in self.kinds:
            if kind.is_offered(view):
                terms = _plan_terms(queued) if kind.once else TERMS
                options[kind.name] = Option({**kind.fields(view), **terms}, label=Named(ORDER, kind.name))
        return Ask(seat, self.question, self.rule, options, Reply(PASS))

    def list_ready(self, view: V, form: Ask) -> Sequence[Suggested]:
        """The ready orders that this form admits now."""
        return keep_legal(form, self.ready(view))

    def name_order(self, terms: Reply, given: Collection[str]) -> str:
        """What an order that is given now is called among those of its seat. Raises `Refused`: too many plans."""
        kind = self.find_kind(terms)
        if kind is None or not kind.once:
            return terms.option
        queued = [place for one in given if (place := place_of(one))]
        place = place_of(terms.text(INSTEAD)) or 1 + max(queued, default=0)
        if len(queued) >= MOST_PLANS and place not in queued:
            raise Refused("refused-orders-many", most=MOST_PLANS)
        return f"{kind.name}.{place:02}"

    def is_replaced(self, one: Given, terms: Reply) -> bool:
        """Whether an order is taken back when another is given: its like, what speaks otherwise, a plan changed."""
        kind = self.find_kind(terms)
        if kind is None or kind.once:
            return one.name == terms.text(INSTEAD)
        return one.terms.option == kind.name or one.terms.option in kind.replaces

    def keep_order(self, view: V, terms: Reply, since: int = -1) -> Kept:
        """An order as it is kept from the moment at which it is given."""
        kind = self.find_kind(terms)
        if kind is None:
            return Kept(terms.option, terms.fields, since=since)
        kept = kind.keep(view, terms)
        fields = {name: value for name, value in kept.fields.items() if name != INSTEAD}
        return Kept(kept.option, fields, tuple(how for _, how in kind.basis(view, terms)), since)

    def show_order(self, view: V, terms: Reply) -> Reply:
        """An order that is kept, in today's names of places."""
        kind = self.find_kind(terms)
        shown = terms if kind is None else kind.show(view, terms)
        return Reply(shown.option, shown.fields)

    def find_sentence(self, view: V, terms: Reply) -> Saying | None:
        """The sentence that says a whole order; None where there is none for it."""
        said = (
            one.label
            for one in self.ready(view)
            if (one.reply.option, one.reply.fields) == (terms.option, terms.fields)
        )
        return next((one for one in said if isinstance(one, Saying)), None)

    def find_kind(self, terms: Reply) -> Standing[V] | None:
        """The kind of an order; None for one that this game does not know any more."""
        return next((kind for kind in self.kinds if kind.name == terms.option), None)

    def list_matching(
        self, ask: Ask, given: Collection[Given], *, late: bool = False, after: str = ""
    ) -> Sequence[tuple[Standing[V], Given]]:
        """The orders that may answer a question now, those tried first before the others: plans as they are queued.

        A plan that waits for its owner's silence keeps back all that would be tried after it.

        late   its owner's time is up
        after  the delay that its owner has let pass
        """
        passed = AFTER[: AFTER.index(after) + 1] if after else ()
        fitting = [
            (kind, one)
            for kind in self.kinds
            for one in given
            if one.terms.option == kind.name and ask.key in kind.answers
        ]
        found = []
        for kind, one in sorted(fitting, key=lambda each: (not each[1].place, each[1].place, each[0].last)):
            if late or one.is_prompt or one.terms.text(WHEN) in passed:
                found.append((kind, one))
            elif kind.once:
                break  # whatever stands behind it waits with it
        return found

    def list_delays(self, ask: Ask, given: Collection[Given]) -> Sequence[str]:
        """The delays after which an order may answer a question, the shortest first."""
        wanted = {one.terms.text(WHEN) for _, one in self.list_matching(ask, given, late=True)}
        return [delay for delay in AFTER if delay in wanted]


def place_of(name: str) -> int:
    """The place of an order in the queue of plans, by its name; 0 for one that is no plan."""
    place = name.partition(".")[2]
    return int(place) if place.isdecimal() else 0


def _includes(given: Answer, wanted: Answer) -> bool:
    """Whether a field names all that another names; what names one thing alone, the same."""
    if isinstance(given, tuple) and isinstance(wanted, tuple):
        return set(wanted) <= set(given)
    return given == wanted


def _plan_terms(queued: Sequence[str]) -> Mapping[str, Field]:
    """Those of every plan, and the plan whose place it takes, where there is one."""
    return {**PLAN_TERMS, INSTEAD: Pick(ORDER, queued, optional=True)} if queued else PLAN_TERMS
