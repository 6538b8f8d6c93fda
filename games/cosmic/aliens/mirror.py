"""Mirror (A29): swaps the digits of attacks."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_seat
from games.cosmic.rules.reckoning import find_further_factor, multiply_card
from games.cosmic.rules.reveal import show_as, show_more_as
from games.cosmic.state.catalogue import Kind, find_kind, make_attack
from games.cosmic.state.roles import is_main, list_sides
from games.cosmic.state.sides import find_other_side, get_side, is_attack, list_more_kinds
from porc_royal.facts import Seat

MIRROR: Final = Alien("mirror")
WHOSE: Final = MIRROR.choice("mirror-whose")
CALLED: Final = "mirror-called"


@MIRROR.uses(hooks.selected, is_main, optional=True)
async def calls_the_mirror(at: Now, seat: Seat) -> None:
    """As a main player, before the reveal."""
    at.state.now.marks[CALLED] = 1


def is_called(at: Now, seat: Seat) -> bool:
    """It was called, and there are attacks."""
    return bool(at.state.now.marks.get(CALLED)) and any(is_attack(side) for side in list_sides(at.state))


def turn_round(value: int) -> Kind:
    """The attack whose digits are swapped, at least two of them."""
    mirrored = int(f"{abs(value):02}"[::-1])
    return make_attack(-mirrored if value < 0 else mirrored)


@MIRROR.uses(hooks.modified, is_called)
async def mirrors_attacks(at: Now, seat: Seat) -> None:
    """Of all attacks revealed; with the super flare of one of them, if so wished."""
    sides = [side for side in list_sides(at.state) if is_attack(side)]
    if MIRROR.super.is_on(at.state, seat):
        whose = [side.seat for side in sides]
        only = await ask_seat(at.state, seat, WHOSE, "A29", whose, may=True)
        sides = [side for side in sides if only in {None, side.seat}]
    for side in sides:
        factor, more = find_further_factor(at.state, side), list_more_kinds(at.state, side)
        await show_as(side, turn_round(multiply_card(at.state, side)))
        side.multiplied = True  # CD-R5: it was mirrored when kickers had multiplied it
        await show_more_as(side, [turn_round(one.value * factor) if one.is_attack else one for one in more])


MIRROR.super.lasts(hooks.selected, is_main)


@MIRROR.wild.plays(hooks.revealed, is_main)
async def copies_the_card(at: Now, seat: Seat) -> None:
    """The own card becomes a copy of the opponent's."""
    await show_as(get_side(at.state, seat), find_kind(find_other_side(at.state, seat).shown))
