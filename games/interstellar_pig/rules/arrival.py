"""T.3, R-28, R-29: what happens when a pawn stops somewhere, for whatever reason."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.hooks import Visit
from games.interstellar_pig.rules.afloat import offer_prize
from games.interstellar_pig.rules.end import is_finished
from games.interstellar_pig.rules.events import draw_event
from games.interstellar_pig.rules.fights import fights
from games.interstellar_pig.rules.hands import show
from games.interstellar_pig.state.places import find_planet, is_on_surface, is_star
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_layer, name_place
from porc_royal.facts import Seat, Who
from porc_royal.script import tell


async def arrive(
    state: State,
    seat: Seat,
    place: str,
    shown: tuple[str, ...],
    *,
    entered: bool = True,
    announced: bool = False,
) -> None:
    """T.3 from step 2 on: gear, hazards, combat, the prize afloat, and the star at last.

    `entered` is False where the space was not entered anew: the prize is then not offered (R-57). `announced` is
    True where all have been told already where this would end.
    """
    player = state.player(seat)
    afloat = state.afloat
    player.place = place
    if not announced:
        where, layer = name_place(state, place), name_layer(state, place)
        await tell(facts.ARRIVED, who=Who(seat), place=where, layer=layer)
    if is_on_surface(place):
        await show(state, seat, shown, find_planet(place))
        if state.options.hazards == "on_landing":
            await hooks.hazards.run(Visit(state, seat, find_planet(place)))
    if not player.out:
        await fights(state, seat)
    if player.out or is_on_surface(place) or is_finished(state):
        return
    if entered and afloat == place:
        await offer_prize(state, seat)
    if is_star(state.chart, place):
        await draw_event(state, seat)
