"""Magician (A26): the opponent puts two cards down, and it takes one of them."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Sender
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import give, hand_over, pick_random
from games.cosmic.state.catalogue import name_card
from games.cosmic.state.roles import is_defense, is_main
from games.cosmic.state.sides import find_other_side, is_other_side, leave_down, list_down
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

MAGICIAN: Final = Alien("magician", apart={"oracle": ("strict", "revised")}, printed="other", alert="red")
TAKE: Final = MAGICIAN.choice("magician-take")


@MAGICIAN.changes(hooks.lays, is_other_side)
def demands_another(number: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player: the opponent puts two cards down; one alone is left alone."""
    return number + 1


@MAGICIAN.changes(hooks.puts_first, is_main)
def waits(first: tuple[Seat, ...], at: Now, seat: Seat) -> tuple[Seat, ...]:
    """It chooses when it has taken one."""
    return (*first, find_other_side(at.state, seat).seat)


@MAGICIAN.goes_on
@MAGICIAN.uses(hooks.put_down, is_other_side)
async def takes_one(at: OnSide, seat: Seat) -> None:
    """One at random, of the back that it says (CD-35); with the super flare it is turned up, and may be left."""
    taken = await pick_random(at.state, seat, list_down(at.side), 1)
    if MAGICIAN.super.is_on(at.state, seat):
        await tell(facts.REVEALS, reveals=True, who=Who(at.side.seat), card=name_card(taken[0]))
        left = [] if await ask_yes(at.state, seat, TAKE, "A26", default=True) else list_down(at.side)
        taken = await pick_random(at.state, seat, [card for card in left if card not in taken], 1) or taken
    leave_down(at.side, [card for card in list_down(at.side) if card not in taken])
    give(at.state, at.side.seat, taken)
    await hand_over(at.state, at.side.seat, seat, taken)


MAGICIAN.super.lasts(hooks.before_cards, is_main)


@MAGICIAN.wild.changes(hooks.lays, is_other_side)
def demands_three(number: int, at: OnSide, seat: Seat) -> int:
    """The opponent puts down three."""
    return max(number, 3)


@MAGICIAN.wild.uses(hooks.put_down, is_other_side)
async def leaves_one(at: OnSide, seat: Seat) -> None:
    """One at random, of the back that its owner says, is played; two go back. What Deuce lays besides stays (A9)."""
    played = await pick_random(at.state, seat, list_down(at.side), max(1, len(list_down(at.side)) - 2))
    give(at.state, at.side.seat, [card for card in list_down(at.side) if card not in played])
    leave_down(at.side, played)


# Magician's wild flare: the three cards that it demands must be there.

MAGICIAN.wild.lasts(hooks.before_cards, is_main)


def is_its_defense(at: Sender, seat: Seat) -> bool:
    """A main player whose opponent is the defense, and the opponent's cards are looked at."""
    return is_main(at, seat) and is_defense(at, at.seat) and at.seat != seat


@MAGICIAN.wild.changes(hooks.cards_needed, is_its_defense)
def needs_three(number: int, at: Sender, seat: Seat) -> int:
    """A defense that has fewer draws a new hand; an offense puts down what it has."""
    return max(number, 3)
