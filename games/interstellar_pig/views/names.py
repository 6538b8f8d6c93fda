"""What things are called at a table, since planets have names of their own, and what to say beside a choice.

Both are read from a view. Numbers are those of the board: planet 5, line 12, dot 3 of line 12.
"""

from itertools import pairwise

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, list_cards
from games.interstellar_pig.rules.survival import list_gear_sets, name_needs
from games.interstellar_pig.state.places import (
    find_planet,
    is_on_surface,
    is_star,
    list_ahead,
    split,
    write_number,
)
from games.interstellar_pig.views.outlook import find_lacking
from games.interstellar_pig.views.summary import name_planet, name_spot
from games.interstellar_pig.views.view import View
from porc_royal.cards import get_title
from porc_royal.facts import Listing, Named, Saying, Who


def name_thing(view: View, thing: Named) -> Saying | None:
    """A planet, a place, a heading or a way, in words; None for what the words know by itself."""
    match thing.kind:
        case "planet":
            return Saying(facts.CALLED_PLANET, {"planet": name_planet(view, thing.name)})
        case "place":
            return name_spot(view, thing.name)
        case "heading":
            line, goal = split(view.chart, thing.name)
            return Saying(
                facts.CALLED_HEADING, {"planet": name_planet(view, goal), "line": write_number(line.id)}
            )
        case "route":
            lines = [write_number(line) for line in thing.name.split("/")]
            return Saying(facts.CALLED_ROUTE, {"number": len(lines), "lines": " → ".join(lines)})
        case _:
            return None


def numbers(thing: Named) -> list[str]:
    """By which numbers the board shows a planet, a dot, a line or lines, as they are typed."""
    match thing.kind:
        case "planet":
            return [write_number(thing.name)]
        case "place":
            return [write_number(find_planet(thing.name) or thing.name)]
        case "heading":
            return [write_number(thing.name.partition(">")[0])]
        case "route":
            return ["/".join(write_number(line) for line in thing.name.split("/"))]
        case _:
            return []


def note(view: View, thing: Named) -> Saying | None:
    """What a card does, what a planet asks of the viewer, whom one meets in a place, how far a line leads."""
    match thing.kind:
        case "card":
            return CARDS[get_title(thing.name)].describe()
        case "planet":
            return _world(view, thing.name)
        case "place":
            return _place(view, thing.name)
        case "player":
            return _rival(view, thing.name)
        case "heading":
            return _heading(view, thing.name)
        case "route":
            return _route(view, thing.name)
        case "need":
            return _need(view, thing.name)
        case _:
            return None


def _need(view: View, need: str) -> Saying:
    """IP-20: on how many planets of this map a temperature, an atmosphere or a terrain is met."""
    there = [one for one in view.planets if need in (one.temperature, one.atmosphere, one.terrain)]
    return Saying(facts.NOTE_NEED, {"number": len(there)})


def _world(view: View, planet: str) -> Saying:
    """IP-69, IP-70: what the viewer lacks to live there; what lies in envelopes is counted by nobody (R-64, R-66).

    Before the first round nothing lies in them: a menu of sixteen planets says what one would need, and no more.
    """
    wanted = find_lacking(view, view.viewer, planet, view.hand) if view.viewer is not None else ()
    if not view.round and not wanted:
        return _gear(view, planet) or Saying(facts.NOTE_HOME)
    return Saying(facts.NOTE_HOSTILE, {"needs": name_needs(wanted)}) if wanted else Saying(facts.NOTE_LIVABLE)


def _place(view: View, place: str) -> Saying | None:
    """IP-53, IP-50, R-55: a fight, the prize afloat, a star, or nothing."""
    there = tuple(Who(one.seat) for one in view.seats if one.place == place and one.seat != view.viewer)
    if there:
        ahead = [one for one in view.matches if Who(one.rival) in there]
        if len(ahead) == len(there) == 1:
            return Saying(
                facts.NOTE_FIGHT_ODDS, {"who": there[0], "win": ahead[0].win, "lose": ahead[0].lose}
            )
        return Saying(facts.NOTE_FIGHT, {"who": Listing(there)})
    if view.afloat == place:
        return Saying(facts.NOTE_AFLOAT)
    if is_star(view.chart, place):
        return Saying(facts.NOTE_STAR)
    return (
        (_gear(view, find_planet(place)) or _world(view, find_planet(place)))
        if is_on_surface(place)
        else None
    )


def _gear(view: View, planet: str) -> Saying | None:
    """IP-69, R-33: the cards that are shown on landing, where it takes any."""
    wanted = find_lacking(view, view.viewer, planet, ()) if view.viewer is not None else ()
    sets = list_gear_sets(wanted, view.hand)
    return Saying(facts.NOTE_GEAR, {"cards": list_cards(sets[0])}) if wanted and sets else None


def _rival(view: View, name: str) -> Saying | None:
    """IP-53: how a fight would end against somebody who stands in the viewer's own place."""
    for one in view.matches:
        if str(one.rival) == name and view.viewer is not None:
            here = view.seat(one.rival).place == view.seat(view.viewer).place
            return Saying(facts.NOTE_RIVAL, {"win": one.win, "lose": one.lose}) if here else None
    return None


def _heading(view: View, heading: str) -> Saying | None:
    """How many spaces there are to the planet ahead, and after how many the star (0: it lies behind)."""
    if view.viewer is None:
        return None
    spaces = list_ahead(view.chart, view.seat(view.viewer).place, heading)
    star = next((number for number, one in enumerate(spaces, 1) if is_star(view.chart, one)), 0)
    return Saying(facts.NOTE_HEADING, {"spaces": len(spaces), "star": star})


def _route(view: View, route: str) -> Saying | None:
    """The planets flown by where the line is changed."""
    lines = [view.chart.line(line) for line in route.split("/")]
    changes = [
        next(end for end in (one.a, one.b) if end in (after.a, after.b)) for one, after in pairwise(lines)
    ]
    if not changes:
        return None
    return Saying(facts.NOTE_ROUTE, {"planets": Listing(tuple(name_planet(view, one) for one in changes))})
