"""Orders given in one press with an answer: no cards in the fights that come of it, or dice left as they fall.

Only answers that many give anyway: nothing more in the windows, an end of one's travels, no cards and no rerolls in a
fight.
"""

from typing import Final

from games.cochons import facts
from games.cochons.orders.bare import ATTACKING, BARE, DEFENDING, IN_ATTACK, IN_DEFENCE, list_laying
from games.cochons.questions.windows import SIT_OUT
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP
from games.cochons.rules.rerolls import ACCEPT, ASK_REROLL
from games.cochons.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Reply
from porc_royal.orders import AT_ONCE, TURN, UNTIL, WHEN, OrderBeside
from porc_royal.plans import QUESTIONS

OWN: Final = Additions(facts.GAME)
READY_ATTACK: Final = OWN.keys.line("ready-attack")
READY_FIGHTS: Final = OWN.keys.line("ready-fights")
READY_FALL: Final = OWN.keys.line("ready-fall")
MOST: Final = OWN.keys.field("most")
TRAVELS_AND_NO_CARDS: Final = OWN.keys.line("beside-travels")
GAPS_AND_NO_CARDS: Final = OWN.keys.line("beside-gaps")
FIGHTS_AND_NO_CARDS: Final = OWN.keys.line("beside-fights")
NO_CARDS: Final = OWN.keys.line("beside-no-cards")
NO_REROLLS: Final = OWN.keys.line("beside-no-rerolls")


def order_no_attack_cards(view: View) -> Reply:
    """S-19, C-47: no cards where one attacks, until the turn is over."""
    return Reply(BARE, {QUESTIONS: list_laying(view, *ATTACKING), WHEN: AT_ONCE, UNTIL: TURN})


def order_no_fight_cards(view: View) -> Reply:
    """S-19, C-47: no cards in any fight, until the turn is over."""
    return Reply(BARE, {QUESTIONS: list_laying(view, *ATTACKING, *DEFENDING), WHEN: AT_ONCE, UNTIL: TURN})


def order_dice_as_they_fall(_view: View) -> Reply:
    """D-29: no die is rolled again in any fight of the turn; whoever can roll none is asked as well."""
    return Reply("reroll", {MOST: 0, WHEN: AT_ONCE, UNTIL: TURN})


_GAPS: Final = frozenset({facts.ASK_GAP_FIRST, facts.ASK_GAP})
_TRAVEL: Final = frozenset({facts.ASK_TRAVEL})
_FIGHTS: Final = frozenset({ASK_ATTACK_GAP})

BESIDE: Final[tuple[OrderBeside[View], ...]] = (
    OrderBeside("gaps", GAPS_AND_NO_CARDS, _GAPS, SIT_OUT, order_no_fight_cards, READY_FIGHTS),
    OrderBeside("attacks", TRAVELS_AND_NO_CARDS, _TRAVEL, PASS, order_no_attack_cards, READY_ATTACK),
    OrderBeside("fights", FIGHTS_AND_NO_CARDS, _FIGHTS, SIT_OUT, order_no_fight_cards, READY_FIGHTS),
    OrderBeside("dice", NO_REROLLS, frozenset({ASK_REROLL}), ACCEPT, order_dice_as_they_fall, READY_FALL),
    OrderBeside("laying", NO_CARDS, IN_ATTACK | IN_DEFENCE, PASS, order_no_fight_cards, READY_FIGHTS),
)
