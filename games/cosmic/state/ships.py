"""Where ships are: colonies, what may be taken, and moves that ask nobody. Rules that ask are in rules/ships.py.

A single ship is named for a question by where it comes from: "2-4.1" is the first of one's ships on planet 2-4. Ships
are all alike but for those that an expansion marks: "2-4.flagship". They come first wherever ships are named, and
are left behind as long as nobody has named them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from games.cosmic.state.state import PLACES, SHIPS_A_PLANET, WARP, Planet, State
from porc_royal.additions import Place
from porc_royal.facts import Saying, Seat

CAPTIVE: Final = "held-"
"""How the places of captured ships begin (CE-R15); the rest is the alien whose sheet they lie on."""
LIMIT: Final = 4
"""Ships that may be sent (CE-61, CE-73), before powers change it."""

Marks: TypeAlias = Callable[[State, Seat, str], Sequence[str]]
Moves: TypeAlias = Callable[[State, Seat, str, str, int], None]
Names: TypeAlias = Callable[[State, Seat, Sequence[str]], None]
Forbids: TypeAlias = Callable[[State, Seat, Sequence[str]], Saying | None]
MARKED: Final[Place[Marks]] = Place("what the marked ships of a seat in a place are called")
MOVED: Final[Place[Moves]] = Place(
    "what is done when so many ships of a seat are about to leave a place for another"
)
NAMED: Final[Place[Names]] = Place(
    'what is done when ships were named to be moved next ("2-4.1", "2-4.flagship")'
)
FORBIDS: Final[Place[Forbids]] = Place("why these ships of a seat may not be sent into an encounter together")


def is_captured(place: str) -> bool:
    """Whether ships there are captives."""
    return place.startswith(CAPTIVE)


def build_systems(
    players: int, planets: int, moons: int = 0
) -> tuple[dict[str, Planet], dict[str, list[int]]]:
    """CE-2, CE-140: the planets of all systems, four ships of their owner on each; the only place that names them."""
    made: dict[str, Planet] = {}
    ships: dict[str, list[int]] = {place: [0] * players for place in PLACES}
    for seat in range(players):
        for number in range(1, planets + moons + 1):
            name = f"{seat}-{number}"
            is_moon = number > planets
            made[name] = Planet(Seat(seat), "moon" if is_moon else "planet")
            ships[name] = [0 if is_moon or one != seat else SHIPS_A_PLANET for one in range(players)]
    return made, ships


def list_system(state: State, seat: Seat) -> list[str]:
    """The planets of a seat's system (moons, too); one that is in the warp is in none."""
    return [name for name, planet in state.planets.items() if planet.system == seat and not planet.away]


def find_bases(state: State, seat: Seat) -> list[str]:
    """Wherever a seat has ships on a planet or a moon."""
    ships = state.ships
    return [name for name in state.planets if ships[name][seat]]


def find_colonies(state: State, seat: Seat) -> list[str]:
    """CE-21, CE-144: a seat's colonies; moons are none."""
    ships = state.ships
    return [name for name, one in state.planets.items() if ships[name][seat] and one.kind != "moon"]


def find_home_colonies(state: State, seat: Seat) -> list[str]:
    """CE-22: those in the own system."""
    ships = state.ships
    return [
        name
        for name, one in state.planets.items()
        if one.system == seat and ships[name][seat] and one.kind != "moon"
    ]


def find_foreign_colonies(state: State, seat: Seat) -> list[str]:
    """CE-22: those elsewhere; of those on a planet in the warp its owner's colony alone (A85)."""
    ships = state.ships
    return [
        name
        for name, one in state.planets.items()
        if (one.system == seat) is one.away and ships[name][seat] and one.kind != "moon"
    ]


def list_away(state: State) -> list[str]:
    """The planets that are in the warp."""
    return [name for name, one in state.planets.items() if one.away]


def count_in_warp(state: State, seat: Seat) -> int:
    """The ships of a seat in the warp, those of its own on a planet there among them (A85)."""
    away = [name for name in list_away(state) if state.planets[name].system == seat]
    return state.ships[WARP][seat] + sum(state.ships[name][seat] for name in away)


def list_free(state: State, host: Seat, seat: Seat) -> list[str]:
    """The planets of a host's system where a seat has no ships; moons are none."""
    planets = [one for one in list_system(state, host) if state.planets[one].kind != "moon"]
    return [one for one in planets if not state.ships[one][seat]]


def find_owners(state: State, planet: str) -> list[Seat]:
    """Who has a colony there."""
    return [seat for seat in state.seats if state.ships[planet][seat]]


def count(state: State, seat: Seat, place: str) -> int:
    """A seat's ships in a place."""
    return state.ships[place][seat]


def move(state: State, seat: Seat, source: str, target: str, number: int) -> None:
    """Move ships. Raises ValueError where there are not so many."""
    if not 0 <= number <= state.ships[source][seat]:
        raise ValueError(f"{number} ships of {seat} at {source}")
    for follow in state.assembly[MOVED]:
        follow(state, seat, source, target, number)
    state.ships[source][seat] -= number
    state.ships[target][seat] += number


def name_ships(state: State, seat: Seat, places: Iterable[str], most: int = 99) -> list[str]:
    """Single ships of a seat in these places, `most` of each place, marked ones first."""
    return [ship for place in places for ship in _name_there(state, seat, place)[:most]]


def _name_there(state: State, seat: Seat, place: str) -> list[str]:
    """All ships of a seat in a place."""
    marked = [f"{place}.{name}" for find in state.assembly[MARKED] for name in find(state, seat, place)]
    numbers = range(len(marked) + 1, state.ships[place][seat] + 1)
    return [*marked, *(f"{place}.{number}" for number in numbers)]


def find_forbidden(state: State, seat: Seat, ships: Sequence[str]) -> Saying | None:
    """Why these ships may not be sent together; None where they may."""
    return next(
        (why for forbid in state.assembly[FORBIDS] if (why := forbid(state, seat, ships)) is not None), None
    )


def note_named(state: State, seat: Seat, ships: Sequence[str]) -> None:
    """Ships of a seat were named, and are moved next."""
    for note in state.assembly[NAMED]:
        note(state, seat, ships)


def count_named(ships: Sequence[str]) -> dict[str, int]:
    """How many of each place were named."""
    places = [ship.rpartition(".")[0] for ship in ships]
    return {place: places.count(place) for place in dict.fromkeys(places)}


def follow(state: State, seat: Seat, ships: Sequence[str]) -> list[str]:
    """Ships that were named ahead, as they are named now: a marked one where it is, of others those that are left."""
    there = {place: _name_there(state, seat, place) for place in find_colonies(state, seat)}
    marked = [name for ship in ships if not (name := ship.rpartition(".")[2]).isdecimal()]
    found = [f"{place}.{name}" for name in marked for place in there if f"{place}.{name}" in there[place]]
    plain = count_named([ship for ship in ships if ship.rpartition(".")[2].isdecimal()])
    for place, number in plain.items():
        left = [ship for ship in there.get(place, ()) if ship.rpartition(".")[2].isdecimal()]
        found += left[-number:]
    return found


def take(state: State, seat: Seat, ships: Sequence[str], target: str) -> None:
    """Move named ships."""
    note_named(state, seat, ships)
    for place, number in count_named(ships).items():
        move(state, seat, place, target, number)


def find_home(state: State, seat: Seat, among: Sequence[str] | None = None) -> str:
    """CE-29: where the next ship goes back to: the colony with the fewest ships; the warp without any.

    Of those that its owner ordered, else of those at home, else of all; or of those `among` these places alone.
    """
    homes = find_colonies(state, seat) if among is None else among
    wished = [one for one in homes if one in state.player(seat).policy.homes]
    own = [one for one in homes if state.planets[one].system == seat]
    return min(wished or own or homes, key=lambda one: state.ships[one][seat], default=WARP)


def spread_home(state: State, seat: Seat, number: int, among: Sequence[str] | None = None) -> dict[str, int]:
    """CE-29: to which colonies so many ships go back, one after the other (`find_home`), and how many to each."""
    there = {place: state.ships[place][seat] for place in state.planets}
    spread: dict[str, int] = {}
    for _ in range(number):
        home = find_home(state, seat, among)
        spread[home] = spread.get(home, 0) + 1
        if home != WARP:
            state.ships[home][seat] += 1
    for place, ships in there.items():
        state.ships[place][seat] = ships
    return spread


def pick_ships(state: State, seat: Seat, number: int, places: Iterable[str] | None = None) -> list[str]:
    """Ships that an absent player gives: from the strongest colonies, the last of a colony only at last."""
    left = {place: _name_there(state, seat, place) for place in places or find_colonies(state, seat)}
    picked: list[str] = []
    for _ in range(number):
        place = max(left, key=lambda one: len(left[one]), default="")
        if not place or not left[place]:
            break
        picked.append(left[place].pop())
    return picked
