"""Rebirth: a player founds colonies again on empty planets of the own system (X-20: on planetoids there, too)."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_one_seat, ask_planet, ask_ships
from games.cosmic.rules.losses import found
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import is_anyone, list_others
from games.cosmic.state.ships import count, find_colonies, find_owners, list_system
from games.cosmic.state.state import State
from porc_royal.facts import Seat

CARD: Final = Artifact("rebirth")
WHOM, PLANET, SHIPS = CARD.choices("rebirth", "whom", "planet", "ships")


def list_empty_home(state: State, seat: Seat) -> list[str]:
    """Planets of the own system on which nobody has a colony."""
    planets = [one for one in list_system(state, seat) if state.planets[one].kind != "moon"]
    return [one for one in planets if not find_owners(state, one)]


@CARD.plays(hooks.regroup, is_anyone)
async def founds_anew(at: Now, seat: Seat) -> None:
    """At the start of an encounter: any number of them, with ships from other colonies."""
    state = at.state
    whom = await ask_one_seat(state, seat, WHOM, "CD-83", [seat, *list_others(state, seat)])
    for _ in range(len(list_empty_home(state, whom))):
        places = find_colonies(state, whom)
        planet = await ask_planet(state, whom, PLANET, "CD-83", list_empty_home(state, whom), may=True)
        if not planet or not places:
            break
        most = sum(count(state, whom, place) for place in places)
        await found(state, whom, await ask_ships(state, whom, SHIPS, "CD-83", places, (1, most)), planet)
        await look_around(state)
