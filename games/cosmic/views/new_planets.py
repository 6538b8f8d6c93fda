"""New planets in words and pictures: what they are called, how they are typed, where they are."""

from typing import Final

from games.cosmic import facts
from games.cosmic.state.new_planets import FOUND, GENESIS, NEW, find_spare_colour
from games.cosmic.views import additions
from games.cosmic.views.fleets import write_ships
from games.cosmic.views.view import View
from porc_royal.facts import Named, Saying, Who

ADDS: Final = facts.Adds()

CALLED_FOUND: Final = ADDS.keys.line("called-found", "who", "number")
CALLED_FOUND_GONE: Final = ADDS.keys.line("called-found-gone", "number")
CALLED_GENESIS: Final = ADDS.keys.line("called-genesis", "who")
CALLED_GENESIS_GONE: Final = ADDS.keys.line("called-genesis-gone")
LINE: Final = ADDS.keys.line("summary-new-planet", "planet", "ships")


def read_number(name: str) -> int | None:
    """The number of a found planet; None for any other."""
    return int(name[1:]) if name[:1] == "x" and name[1:].isdecimal() else None


def call_new_planet(view: View, planet: str) -> Saying | None:
    """One of these by the system that it is in; also one that is gone, in the story of the game."""
    number, known = read_number(planet), dict(view.planets).get(planet)
    if planet == GENESIS:
        return (
            Saying(CALLED_GENESIS_GONE)
            if known is None
            else Saying(CALLED_GENESIS, {"who": Who(known.system)})
        )
    if number is None:
        return None
    if known is None:
        return Saying(CALLED_FOUND_GONE, {"number": number})
    return Saying(CALLED_FOUND, {"who": Who(known.system), "number": number})


def describe_new_planets(view: View) -> list[Saying]:
    """Each of them, and who is there."""
    return [
        Saying(LINE, {"planet": facts.name_planet(name), "ships": write_ships(view, name) or "–"})
        for name, planet in view.planets
        if planet.kind in NEW
    ]


def type_new_planet(thing: Named) -> list[str]:
    """How people type one: "x3"."""
    is_new = thing.name == GENESIS or read_number(thing.name) is not None
    return [thing.name] if thing.kind == "planet" and is_new else []


ADDS.add(additions.WORLDS, call_new_planet)
ADDS.add(additions.NUMBERS, type_new_planet)
ADDS.add(additions.SUMMARY, describe_new_planets)
ADDS.enter(additions.LABELS, FOUND, lambda _view, planet: planet.upper())
ADDS.enter(additions.LABELS, GENESIS, lambda _view, _planet: "G")
ADDS.enter(additions.ORIGINS, FOUND, lambda view, _planet: find_spare_colour(len(view.seats)))
