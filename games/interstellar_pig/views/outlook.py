"""What a view says of life on planets: the rules of survival.py, read from what one seat may know."""

from games.interstellar_pig.extension.hooks import Needs
from games.interstellar_pig.rules.survival import find_needs, list_missing
from games.interstellar_pig.state.state import Planet, Player
from games.interstellar_pig.views.view import View
from porc_royal.facts import Seat


def find_lacking(view: View, seat: Seat, planet: str, hand: tuple[str, ...]) -> Needs:
    """IP-69, IP-70: what a seat's character needs on a planet and none of these cards covers."""
    shown, world = view.seat(seat), view.planet(planet)
    player = Player(shown.character, favours=list(shown.favours))
    climate = Planet("", world.temperature, world.atmosphere, world.gravity, world.terrain)
    return list_missing(find_needs(view.assembly, player, climate), hand)
