"""Zombie (A56): its ships never go to the warp."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Agreement, Loss, Now, Ships
from games.cosmic.questions.choices import ask_number, ask_seats, ask_yes
from games.cosmic.rules.losses import retrieve
from games.cosmic.state.roles import is_main, is_offense
from games.cosmic.state.ships import count, move
from games.cosmic.state.sides import get_side
from games.cosmic.state.state import BESIDE, GATE, WARP
from porc_royal.facts import Seat

ZOMBIE: Final = Alien("zombie", alert="green")
WHOM, SHIPS, RISE = ZOMBIE.choices("zombie", "whom!", "ships", "rise")


def is_own(loss: Loss, seat: Seat) -> bool:
    """Its own ships are about to go to the warp."""
    return loss.seat == seat and loss.to == WARP


@ZOMBIE.uses(hooks.losing, is_own)
async def brings_them_home(loss: Loss, seat: Seat) -> None:
    """Mandatory, in any role: they return to colonies."""
    loss.to = "home"


def list_freed(at: Agreement, seat: Seat) -> list[Seat]:
    """With whom it has made a deal, and who has ships in the warp."""
    parties = at.parties if at.made and seat in at.parties else ()
    return [one for one in parties if one != seat and count(at.state, one, WARP)]


@ZOMBIE.uses(hooks.after_deal, lambda at, seat: bool(list_freed(at, seat)), optional=True)
async def frees_others(at: Agreement, seat: Seat) -> None:
    """As part of a deal it may free ships of those with whom it deals."""
    for freed in await ask_seats(at.state, seat, WHOM, "A56", list_freed(at, seat)):
        bounds = (1, count(at.state, freed, WARP))
        await retrieve(at.state, freed, await ask_number(at.state, seat, SHIPS, "A56", bounds))


ZOMBIE.wild.lasts(hooks.losing, is_own)


@ZOMBIE.wild.uses(hooks.losing, is_own)
async def saves_one(loss: Loss, seat: Seat) -> None:
    """One ship each time."""
    loss.saved += 1


@ZOMBIE.super.plays(hooks.alliances, is_main)
async def allies_rise(at: Now, seat: Seat) -> None:
    """Each of its allies may add a ship from the warp."""
    for ally in get_side(at.state, seat).allies:
        if count(at.state, ally, WARP) and await ask_yes(at.state, ally, RISE, "A56"):
            move(at.state, ally, WARP, GATE if is_offense(at, seat) else BESIDE, 1)
            await hooks.retrieved.open(Ships(at.state, ally, 1, ZOMBIE.name))
