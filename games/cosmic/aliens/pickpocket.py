"""Pickpocket (A37): takes cards from those who live in its system."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_number, ask_one_seat, ask_seats
from games.cosmic.rules.hands import draw_new_hand
from games.cosmic.rules.transfers import rob
from games.cosmic.state.roles import is_offense, list_seats
from games.cosmic.state.ships import count, find_foreign_colonies
from games.cosmic.state.state import GATE
from porc_royal.facts import Seat

PICKPOCKET: Final = Alien("pickpocket", printed="dominion", alert="green")
WHOM, CARDS, AWAY = PICKPOCKET.choices("pickpocket", "whom", "cards", "away")


def list_guests(at: Now, seat: Seat) -> list[Seat]:
    """Others with a colony in its system and cards in hand."""
    state, planets = at.state, at.state.planets
    others = [one for one in list_seats(state) if state.player(one).hand]
    return [
        one for one in others if seat in {planets[name].system for name in find_foreign_colonies(state, one)}
    ]


def has_guests(at: Now, seat: Seat) -> bool:
    """There is somebody to take from."""
    return bool(list_guests(at, seat))


@PICKPOCKET.uses(hooks.ending, has_guests, optional=True, once=True)
@PICKPOCKET.uses(hooks.launched, has_guests, optional=True, once=True)
async def picks_a_pocket(at: Now, seat: Seat) -> None:
    """CC-1: once, at the beginning or the end, a card at random; with the super flare from each it likes."""
    guests = list_guests(at, seat)
    if not PICKPOCKET.super.is_on(at.state, seat):
        guests = [await ask_one_seat(at.state, seat, WHOM, "A37", guests)]
    elif len(guests) > 1:
        guests = await ask_seats(at.state, seat, WHOM, "A37", guests)
    for one in guests:
        await rob(at.state, seat, one, 1, (AWAY, "A37"))


PICKPOCKET.super.lasts(hooks.launched, has_guests)
PICKPOCKET.super.lasts(hooks.ending, has_guests)


def is_aimed_at(at: Now, seat: Seat) -> bool:
    """The gate is aimed at its system by somebody else."""
    return not is_offense(at, seat) and at.state.planets[at.state.now.planet].system == seat


@PICKPOCKET.wild.plays(hooks.launched, is_aimed_at)
async def robs_the_offense(at: Now, seat: Seat) -> None:
    """CC-2: as many cards as it likes, up to one for each ship in the gate; then perhaps there is a new hand."""
    state, most = at.state, count(at.state, at.state.offense, GATE)
    number = await ask_number(state, seat, CARDS, "A37", (0, most), most)
    await rob(state, seat, state.offense, number, (AWAY, "A37"))
    await draw_new_hand(state, state.offense, hooks.launched)
