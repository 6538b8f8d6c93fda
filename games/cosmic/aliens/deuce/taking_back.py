"""Deuce takes one of its two cards back."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.deuce.doubling import DEUCE, has_more
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind, titles
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_main
from games.cosmic.extension.sides import find_opponent, list_more, own_side
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import give
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

BOTH: Final = facts.choice("deuce-both")


@DEUCE.goes_on
@DEUCE.uses(hooks.discarding, has_more)
async def keeps_one(at: Now, seat: Seat) -> None:
    """The negotiate or the higher attack is discarded, the other one taken back; with the super flare both may go."""
    side = own_side(at.state, seat)
    if DEUCE.super.is_on(at.state, seat) and await ask_yes(at.state, seat, BOTH, "A9"):
        return
    cards = [side.card, *list_more(side)]
    other = find_kind(find_opponent(at.state, seat).shown)
    kinds = {card: other if find_kind(card).copies else find_kind(card) for card in cards}  # CE-136
    back = min(cards, key=lambda card: (kinds[card].is_negotiate, kinds[card].value))
    if back in side.laid:
        side.laid.remove(back)
    else:
        side.card = ""
    give(at.state, seat, [back])
    await tell(facts.TAKES_BACK, reveals=True, who=Who(seat), cards=titles([back]))


DEUCE.super.lasts(hooks.resolution, is_main)
