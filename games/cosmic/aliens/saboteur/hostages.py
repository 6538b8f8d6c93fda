"""What Saboteur's wild flare does: hostages are taken."""

from games.cosmic.aliens.saboteur.saboteur_parts import (
    HOSTAGES,
    NOTE,
    SABOTEUR,
    list_planets,
)
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss, Now, Sender
from games.cosmic.extension.roles import is_main, list_sides
from games.cosmic.extension.sides import find_opponent, has_lost, is_set
from games.cosmic.questions.choices import ask_planet
from games.cosmic.rules.losses import lose
from games.cosmic.state.ships import count
from porc_royal.facts import Seat


def list_shared(at: Now, seat: Seat) -> list[str]:
    """Planets where it has ships beside those of its opponent."""
    if not is_main(at, seat) or not is_set(at.state):
        return []
    other = find_opponent(at.state, seat).seat
    return [
        one for one in list_planets(at.state) if count(at.state, seat, one) and count(at.state, other, one)
    ]


@SABOTEUR.wild.plays(hooks.launched, lambda at, seat: bool(list_shared(at, seat)))
async def takes_hostages(at: Now, seat: Seat) -> None:
    """As a main player, the opponent's ships on a planet that both share cannot leave."""
    at.state.now.notes[NOTE] = await ask_planet(at.state, seat, HOSTAGES, "A42", list_shared(at, seat))


@SABOTEUR.wild.changes(
    hooks.held,
    lambda at, seat: is_main(at, seat) and at.seat in {one.seat for one in list_sides(at.state)} - {seat},
)
def holds_them(places: tuple[str, ...], at: Sender, seat: Seat) -> tuple[str, ...]:
    """Until the encounter ends."""
    return (*places, at.state.now.notes.get(NOTE, ""))


@SABOTEUR.wild.uses(
    hooks.after_ships, lambda at, seat: has_lost(at.state, seat) and NOTE in at.state.now.notes
)
async def loses_them(at: Now, seat: Seat) -> None:
    """If it loses they go to the warp."""
    other, planet = find_opponent(at.state, seat).seat, at.state.now.notes[NOTE]
    await lose(at.state, [Loss(at.state, other, {planet: count(at.state, other, planet)}, "saboteur")])
