"""*Do not ask me until my turn, unless I am attacked*: the standing order by which a seat is spared questions.

Each game says which of its questions may be spared, and when a seat is attacked, from what all can see. What is spared
must be sealed and put to several alike: only then can nobody tell who was not asked (DEC-064).
"""

from collections.abc import Callable
from typing import Final, TypeVar

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying
from porc_royal.orders import AT_ONCE, GAME, UNTIL, WHEN, Standing
from porc_royal.suggestions import Suggested

V = TypeVar("V")

UNTIL_TURN: Final = "own-turn"
"""The name of the order in every game that has it."""
TERMS: Final = Reply(UNTIL_TURN, {WHEN: AT_ONCE, UNTIL: GAME})
"""As it is given by one press: it holds until one takes it back."""


def spare(questions: frozenset[str], is_attacked: Callable[[V], bool]) -> Standing[V]:
    """The order that answers these questions by their default, unless its owner is attacked."""

    def answer_by_default(view: V, ask: Ask, _terms: Reply) -> Reply | None:
        return None if is_attacked(view) else ask.default

    return Standing(UNTIL_TURN, questions, lambda _view: {}, answer_by_default, together=True)


def suggest(key: str) -> Suggested:
    """The order as one sentence, which this key words."""
    return Suggested(TERMS, Saying(key))
