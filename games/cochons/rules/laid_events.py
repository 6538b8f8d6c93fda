"""K5: the events that were laid do what they do, in a fixed order (R-73)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension.hooks import Bout, Layable
from games.cochons.rules.laid_cards import list_layable_events
from games.cochons.state.state import Side
from porc_royal.additions import Additions
from porc_royal.cards import get_title, say_card
from porc_royal.facts import Who
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
NO_EFFECT: Final = OWN.keys.fact("no-effect", "who", "card")
OWN.keys.step("unfold")


async def unfold(bout: Bout) -> None:
    """R-73: step by step, the defender's first; when a side has nobody left the fight is over.

    A card that has lost its target is discarded with the others, without effect (R-25).
    """
    for side, card, event in list_in_order(bout):
        if bout.decided:
            return
        if not await event.play(bout, side, card):
            await tell(NO_EFFECT, who=Who(side.seat), card=say_card(card))


def list_in_order(bout: Bout) -> list[tuple[Side, str, Layable]]:
    """The events laid by both sides, in the order of their steps."""
    events = list_layable_events(bout)
    laid = [
        (side, card, events[get_title(card)])
        for side in bout.sides
        for card in side.laid
        if get_title(card) in events
    ]
    return sorted(laid, key=lambda one: one[2].step)
