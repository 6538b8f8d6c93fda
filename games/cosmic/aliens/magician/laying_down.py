"""Magician takes one of two cards that the opponent puts down; its wild flare leaves one of three."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import title
from games.cosmic.choosing import ask_yes
from games.cosmic.declaring import Alien
from games.cosmic.hands import give, hand_over, pick_random
from games.cosmic.hooks import Now, OnSide
from games.cosmic.roles import is_main
from games.cosmic.sides import find_opponent, is_other_side, leave_down, list_down
from games.table.facts import Seat, Who
from games.table.script import tell

MAGICIAN: Final = Alien("magician")
TAKE: Final = facts.choice("magician-take")


@MAGICIAN.changes(hooks.lays, is_other_side)
def demands_another(number: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player: the opponent puts two cards down; one alone is left alone."""
    return number + 1


@MAGICIAN.changes(hooks.puts_first, is_main)
def waits(first: tuple[Seat, ...], at: Now, seat: Seat) -> tuple[Seat, ...]:
    """It chooses when it has taken one."""
    return (*first, find_opponent(at.state, seat).seat)


@MAGICIAN.goes_on
@MAGICIAN.uses(hooks.put_down, is_other_side)
async def takes_one(at: OnSide, seat: Seat) -> None:
    """One at random; with the super flare one is turned face up, and that one or another is taken."""
    state, side = at.state, at.side
    chosen = await pick_random(state, seat, list_down(side), 2)
    if MAGICIAN.super.is_on(state, seat):
        await tell(facts.REVEALS, reveals=True, who=Who(side.seat), card=title(chosen[0]))
        chosen = chosen[0 if await ask_yes(state, seat, TAKE, "A26", default=True) else 1 :]
    leave_down(side, [card for card in list_down(side) if card != chosen[0]])
    give(state, side.seat, chosen[:1])
    await hand_over(state, side.seat, seat, chosen[:1])


MAGICIAN.super.lasts(hooks.before_cards, is_main)


@MAGICIAN.wild.changes(hooks.lays, is_other_side)
def demands_three(number: int, at: OnSide, seat: Seat) -> int:
    """The opponent puts down three."""
    return max(number, 3)


@MAGICIAN.wild.uses(hooks.put_down, is_other_side)
async def leaves_one(at: OnSide, seat: Seat) -> None:
    """One of them at random is played; the others go back. What Deuce lays besides stays (A9)."""
    cards = await pick_random(at.state, seat, list_down(at.side), 3)
    leave_down(at.side, [cards[0], *(one for one in list_down(at.side) if one not in cards)])
    give(at.state, at.side.seat, cards[1:])
