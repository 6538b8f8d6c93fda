"""Jaret Pied de Porc (EV-17): two D6 instead of one's usual die (R-80)."""

from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.state.state import Side
from porc_royal.cards import list_copies, say_card
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "jaret-pied-de-porc", copies=1, when=("3A",), simplified=False, worth=6, rules=("R-80",)
)

TWO_DICE: Final = (6, 6)

JOINED: Final = CARD.additions.keys.fact("jaret", "who", "card")


def expect_two_dice(fight: Prospect) -> Gain:
    """Always of use."""
    return Gain(dice=TWO_DICE)


@lay_in_fights(CARD, step=8, expects=expect_two_dice)
async def rolls_along(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73: last of all, right before the dice."""
    await tell(JOINED, who=Who(side.seat), card=say_card(card))
    return True


@CARD.additions.adds(hooks.dice)
def rolls_two(dice: tuple[int, ...], striker: hooks.Striker) -> tuple[int, ...]:
    """R-80: for the whole combat, or for its first round, as the table decided."""
    fight, state = striker.bout.fight, striker.bout.state
    lasts = state.options.jaret_duration == "combat" or fight.round == 1
    return TWO_DICE if lasts and list_copies(striker.side.laid, CARD.title) else dice
