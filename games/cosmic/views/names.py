"""What things are called at a table: planets after their owners, ships after where they stand; and what they mean.

Both are read from a view. Planets are numbered within their system as the board shows them; moons have numbers of
their own.
"""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.state.catalogue import name_card
from games.cosmic.state.ships import is_captured
from games.cosmic.state.state import PLACES
from games.cosmic.views import additions
from games.cosmic.views.fleets import write_ships
from games.cosmic.views.summary import describe_card
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

CALLED_PLANET: Final = ADDS.keys.line("called-planet", "who", "number")
CALLED_MOON: Final = ADDS.keys.line("called-moon", "who", "number")
CALLED_NOWHERE: Final = ADDS.keys.line("called-nowhere")
CALLED_SHIP: Final = ADDS.keys.line("called-ship", "planet", "number")
CALLED_SHIP_IN: Final = ADDS.keys.line("called-ship-in", "place", "number")
CALLED_SHIPS: Final = ADDS.keys.line("called-ships", "planet", "number")
CALLED_SHIPS_IN: Final = ADDS.keys.line("called-ships-in", "place", "number")
CALLED_BERTHS: Final = ADDS.keys.line("called-berths", "planet", "number")
CALLED_BERTH: Final = ADDS.keys.line("called-berth", "planet", "number")
CALLED_JOINED: Final = ADDS.keys.line("called-joined", "who", "stance")
CALLED_THING: Final = ADDS.keys.line("called-thing", "thing")
NOTE_PLANET: Final = ADDS.keys.line("note-planet", "fleets")
NOTE_EMPTY: Final = ADDS.keys.line("note-empty")
NOTE_SEAT: Final = ADDS.keys.line("note-seat", "colonies", "hand", "warp")
NOTE_ALIEN: Final = ADDS.keys.line("note-alien", "power")

ADDS.keys.thing("place", *PLACES)


def count_number(view: View, planet: str) -> int:
    """The number of a planet within its system, from 1; moons are counted apart. Raises LookupError."""
    known = view.planet(planet)
    alike = [name for name, one in view.planets if (one.system, one.kind) == (known.system, known.kind)]
    return 1 + alike.index(planet)


def name_planet(view: View, planet: str) -> Saying:
    """A planet or a moon in words."""
    own = next(
        (said for call in view.assembly[additions.WORLDS] if (said := call(view, planet)) is not None), None
    )
    if own is not None:
        return own
    if planet not in dict(view.planets):
        return Saying(CALLED_NOWHERE)
    known = view.planet(planet)
    key = CALLED_MOON if known.kind == "moon" else CALLED_PLANET
    return Saying(key, {"who": Who(known.system), "number": count_number(view, planet)})


def describe_thing(view: View, thing: Named) -> Saying | None:
    """A planet, a ship, a card or a condition in words; None for what the words know by themselves."""
    match thing.kind:
        case "planet":
            return name_planet(view, thing.name)
        case "ship":
            return _name_ship(view, thing.name)
        case "berth":
            place, _, number = thing.name.rpartition(".")
            return Saying(CALLED_BERTH, {"planet": Named("planet", place), "number": int(number)})
        case "joined":
            seat, _, stance = thing.name.partition("-")
            return Saying(CALLED_JOINED, {"who": Who(Seat(int(seat))), "stance": Named("stance", stance)})
        case "card" if "_" in thing.name:
            return Saying(CALLED_THING, {"thing": name_card(thing.name)})
        case "alien" if "_" in thing.name:
            return Saying(CALLED_THING, {"thing": facts.name_alien(thing.name)})
        case kind:
            call = view.assembly.table(additions.CALLED).get(kind)
            return None if call is None else call(view, thing.name)


def group_things(things: Sequence[Named]) -> list[Saying | Named]:
    """Ships that are named one by one, by how many of them there are in each place; special ones by themselves."""
    if any(thing.kind not in {"ship", "berth"} for thing in things):
        return [*things]
    groups: dict[tuple[str, str], list[Named]] = {}
    for thing in things:
        place, _, number = thing.name.rpartition(".")
        groups.setdefault((thing.kind, place if number.isdecimal() else thing.name), []).append(thing)
    return [
        alike[0] if len(alike) == 1 else _name_group(kind, place, len(alike))
        for (kind, place), alike in groups.items()
    ]


def _name_group(kind: str, place: str, number: int) -> Saying:
    if kind == "ship" and (place in PLACES or is_captured(place)):
        return Saying(CALLED_SHIPS_IN, {"place": Named("place", place), "number": number})
    key = CALLED_SHIPS if kind == "ship" else CALLED_BERTHS
    return Saying(key, {"planet": Named("planet", place), "number": number})


def _name_ship(view: View, ship: str) -> Saying:
    """A ship by where it is: "2-4.1" is the first ship on a planet; "gate.2": one that is in the encounter."""
    place, _, number = ship.rpartition(".")
    marked = next(
        (said for name in view.assembly[additions.SHIPS] if (said := name(view, ship)) is not None), None
    )
    if marked is not None:
        return marked
    if place in dict(view.planets):
        return Saying(CALLED_SHIP, {"planet": Named("planet", place), "number": int(number)})
    return Saying(CALLED_SHIP_IN, {"place": Named("place", place), "number": int(number)})


def list_numbers(assembly: Assembly, thing: Named) -> list[str]:
    """How people type a planet: the number of its system, and its own there ("3-4")."""
    own = [number for add in assembly[additions.NUMBERS] for number in add(thing)]
    if own or thing.kind != "planet":
        return own
    system, _, planet = thing.name.partition("-")
    return [f"{int(system) + 1}-{planet}", planet] if system.isdecimal() else []


def describe_note(view: View, thing: Named) -> Saying | None:
    """What a card does, who stands on a planet, how a player stands, what an alien can do."""
    match thing.kind:
        case "card":
            return describe_card(view, thing.name)
        case "planet":
            return _note_planet(view, thing.name)
        case "seat" | "player" if thing.name.isdecimal():
            return describe_standing(view, Seat(int(thing.name)))
        case "alien" if view.phase != "powers":  # then the question itself tells both
            return Saying(NOTE_ALIEN, {"power": Named("power", thing.name.replace("_", "-"))})
        case kind:
            say = view.assembly.table(additions.NOTES).get(kind)
            return None if say is None else say(view, thing.name)


def describe_needs(view: View, asked: Ask, begun: Reply, thing: Named) -> Saying | None:
    """What choosing a thing brings after what was chosen before it."""
    say = view.assembly.table(additions.NEEDS).get(thing.kind)
    return None if say is None else say(view, asked, begun, thing)


def _note_planet(view: View, planet: str) -> Saying:
    known = dict(view.planets).get(planet)
    say = None if known is None else view.assembly.table(additions.NOTES).get(known.kind)
    own = None if say is None else say(view, planet)
    if own is not None:
        return own
    fleets = write_ships(view, planet)
    return Saying(NOTE_PLANET, {"fleets": fleets}) if fleets else Saying(NOTE_EMPTY)


def describe_standing(view: View, seat: Seat) -> Saying:
    """How a player stands."""
    colonies, warp = len(view.list_foreign(seat)), view.there("warp")[seat]
    return Saying(NOTE_SEAT, {"colonies": colonies, "hand": view.seat(seat).hand, "warp": warp})
