"""What every game can order: plans, each the reply to one question, and the answer of the absent for whole questions.

A plan is filled in with the fields of the question it is for, tried against the question as it is asked, and
dropped with the reason where it is no legal answer any more. It names things, not places (DEC-060, DEC-061).
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from porc_royal.asks import Answer, Ask, Field, FreeText, Number, Option, Order, Pick, Reply, Several
from porc_royal.orders import TERMS, Basis, Standing

V = TypeVar("V")

USUAL: Final = "usual"
"""The order by which questions get the answer that is usual in them."""
QUESTIONS: Final = "questions"
"""The field that names these questions."""
NOT_REPLIED: Final = frozenset(TERMS)
"""Fields of an order that are no part of its reply."""


def make_plan(
    name: str,
    answers: frozenset[str],
    fields: Callable[[V], Mapping[str, Field]],
    *,
    option: str = "",
    is_offered: Callable[[V], bool] = lambda _view: True,
    keep: Callable[[V, Reply], Reply] = lambda _view, terms: terms,
    show: Callable[[V, Reply], Reply] = lambda _view, terms: terms,
    basis: Callable[[V, Reply], Basis] = lambda _view, _terms: (),
) -> Standing[V]:
    """A kind of plan: once one of these questions is asked, reply this option with the fields as they were filled in.

    option  of the question; "": it is called as the plan is
    """

    def follow(view: V, ask: Ask, terms: Reply) -> Reply:
        fields = {key: value for key, value in show(view, terms).fields.items() if key not in NOT_REPLIED}
        return complete(ask, Reply(option or name, fields))

    return Standing(name, answers, fields, follow, is_offered, keep=keep, show=show, basis=basis, once=True)


def make_usual(prefix: str, names: tuple[str, ...]) -> Standing[V]:
    """The order to answer questions as for the absent; `names` are their keys without `prefix` ("cochons-ask-")."""

    def follow(_view: V, ask: Ask, terms: Reply) -> Reply | None:
        return ask.default if ask.key.removeprefix(prefix) in terms.many(QUESTIONS) else None

    fields: Mapping[str, Field] = {QUESTIONS: Several("question", names, least=1)}
    answers = frozenset(prefix + name for name in names)
    return Standing(USUAL, answers, lambda _view: fields, follow, last=True)


def complete(ask: Ask, reply: Reply) -> Reply:
    """A reply in which each thing is named that can only be one: a card of one's hand, played under its own name."""
    option = ask.options.get(reply.option, Option())
    chosen: dict[str, Answer] = {}
    for name, wanted in option.fields.items():
        if name in reply.fields:
            chosen[name] = reply.fields[name]
        elif not wanted.optional and (only := _find_only(wanted, chosen)) is not None:
            chosen[name] = only
    return Reply(reply.option, {**reply.fields, **chosen})


def _find_only(wanted: Field, chosen: Mapping[str, Answer]) -> Answer | None:
    """What a field must hold, where there is no choice."""
    match wanted:
        case Pick():
            choices = tuple(wanted.choices(chosen))
            return choices[0] if len(choices) == 1 else None
        case Number():
            least, most = wanted.range(chosen)
            return least if least == most else None
        case Order() | Several() | FreeText():
            return None
