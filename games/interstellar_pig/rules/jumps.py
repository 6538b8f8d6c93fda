"""IP-87, IP-107, IP-113, R-80: going to a place without flying there."""

from collections.abc import Callable

from games.interstellar_pig import facts
from games.interstellar_pig.rules.afloat import offer_prize
from games.interstellar_pig.rules.arrival import arrive
from games.interstellar_pig.rules.courses import list_gear, refuse_shown
from games.interstellar_pig.rules.survival import is_livable, propose_gear
from games.interstellar_pig.state.places import find_planet, find_space, is_on_surface, list_places
from games.interstellar_pig.state.state import State
from porc_royal.asks import Chosen, Reply
from porc_royal.facts import Saying, Seat


def list_destinations(state: State, seat: Seat) -> list[str]:
    """D-20: any dot, star or orbit, and every surface on which one survives; also the present place (R-80)."""
    return [
        place
        for place in list_places(state.chart)
        if not is_on_surface(place) or is_livable(state, seat, find_planet(place))
    ]


def offer_gear(state: State, seat: Seat) -> Callable[[Chosen], list[str]]:
    """R-33: the gear that may be shown in the place that is chosen."""

    def gear(chosen: Chosen) -> list[str]:
        return list_gear(state, seat, str(chosen.get(facts.PLACE, "")))

    return gear


def refuse_jump(state: State, seat: Seat, reply: Reply) -> Saying | None:
    """R-33: what is to be shown must cover the needs of the place."""
    return refuse_shown(state, seat, reply)


async def jump(state: State, seat: Seat, reply: Reply) -> None:
    """R-80: naming the present place changes nothing; any other place is an arrival (R-28)."""
    place = reply.text(facts.PLACE)
    if place != state.player(seat).place:
        await relocate(state, seat, place, reply.many(facts.SHOW))


async def relocate(state: State, seat: Seat, place: str, shown: tuple[str, ...] = ()) -> None:
    """R-75: no direction of travel is left. On the way down to a surface the prize may be taken (T.3.1).

    Between a surface and its own orbit no space is entered anew (R-57).
    """
    player = state.player(seat)
    if is_on_surface(place) and not shown:
        shown = propose_gear(state, seat, find_planet(place))
    entered = find_space(place) != find_space(player.place)
    player.place, player.heading = find_space(place), ""
    if state.turn is not None:
        state.turn.trail = [find_space(place)]
    if entered and is_on_surface(place):
        await offer_prize(state, seat, shown)
    await arrive(state, seat, place, shown, entered=entered)
