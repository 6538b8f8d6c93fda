"""The order to lay no cards in fights: which questions it answers, and with nothing."""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.rules.laid_cards import ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS
from games.cochons.views.view import View
from porc_royal.asks import PASS, Ask, Field, Reply, Several
from porc_royal.orders import Standing
from porc_royal.plans import QUESTIONS

BARE: Final = "lay-nothing"
ATTACKING: Final = ("attack", "attack-extras")
DEFENDING: Final = ("defence", "defence-extras")
"""The questions of a fight that are answered with cards or with nothing, by their keys without the prefix."""
IN_ATTACK: Final = frozenset({facts.ASK_ATTACK, ASK_ATTACK_EXTRAS})
IN_DEFENCE: Final = frozenset({facts.ASK_DEFENCE, ASK_DEFENCE_EXTRAS})


def list_laying(view: View, *questions: str) -> tuple[str, ...]:
    """Those of these questions that the game asks: Extra-Cochons there are in the complete game alone."""
    return tuple(one for one in questions if view.complete or not one.endswith("-extras"))


def _bare(view: View) -> Mapping[str, Field]:
    return {QUESTIONS: Several("question", list_laying(view, *ATTACKING, *DEFENDING), least=1)}


def _lays_nothing(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """S-19, C-54: whatever is laid on the other side."""
    question = ask.key.removeprefix(f"{facts.KEYS.prefix}ask-")
    return Reply(PASS) if question in terms.many(QUESTIONS) else None


LAY_NOTHING: Final[Standing[View]] = Standing(BARE, IN_ATTACK | IN_DEFENCE, _bare, _lays_nothing)
