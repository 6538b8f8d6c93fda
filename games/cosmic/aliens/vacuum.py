"""Vacuum (A47): whoever else it likes loses as many ships as it does."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now, Ships
from games.cosmic.questions.choices import ask_number, ask_seat, ask_their_ships
from games.cosmic.rules.losses import list_colonies, lose, lose_chosen, retrieve
from games.cosmic.state.roles import is_anyone, is_own, list_others, list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.sides import is_attack
from porc_royal.facts import Seat

VACUUM: Final = Alien("vacuum", alert="green")
WHOM: Final = VACUUM.choice("vacuum-whom")
NUMBER: Final = VACUUM.choice("vacuum-ships")
WHICH: Final = VACUUM.choice("vacuum-which")


def has_others(at: Ships, seat: Seat) -> bool:
    """It has lost ships, and somebody else has some to lose."""
    return at.seat == seat and any(list_colonies(at.state, one) for one in at.state.seats if one != seat)


@VACUUM.uses(hooks.lost, has_others)
async def sucks_others_along(at: Ships, seat: Seat) -> None:
    """Mandatory, in any role: up to as many; it names whom and how many, they which, with the super flare it does."""
    state = at.state
    owed: dict[Seat, int] = {}
    left = at.number
    while left:
        others = [one for one in list_others(state, seat) if one not in owed and list_colonies(state, one)]
        whom = await ask_seat(state, seat, WHOM, "A47", others, may=True, usual=next(iter(others), None))
        if whom is None:
            break
        most = min(left, sum(count(state, whom, place) for place in list_colonies(state, whom)))
        owed[whom] = await ask_number(state, seat, NUMBER, "A47", (1, most), most)
        left -= owed[whom]
    if not VACUUM.super.is_on(state, seat):
        await lose_chosen(state, owed, "vacuum", "A47", list_colonies)
        return
    ships = [await ask_their_ships(state, seat, one, WHICH, "A47", owed[one]) for one in owed]
    await lose(state, [Loss(state, one, its, "vacuum") for one, its in zip(owed, ships, strict=True)])


VACUUM.super.lasts(hooks.lost, is_own)
VACUUM.super.lasts(hooks.resolution, is_anyone)


def count_attacks(at: Now, seat: Seat) -> int:
    """The attacks that main players other than itself show."""
    return sum(side.seat != seat and is_attack(side) for side in list_sides(at.state))


@VACUUM.wild.plays(hooks.revealed, lambda at, seat: count_attacks(at, seat) > 0)
async def frees_its_own(at: Now, seat: Seat) -> None:
    """One ship from the warp for each."""
    await retrieve(at.state, seat, count_attacks(at, seat), "vacuum")
