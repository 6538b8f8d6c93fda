"""Ships in words, as the board writes them."""

from itertools import groupby

from games.cosmic.picture.palette import find_look
from games.cosmic.views.view import SideView, View


def sum_ships(view: View, side: SideView) -> int:
    """The ships of a side, the main player's and its allies'; those of the defense stand on the planet, too."""
    return sum(_list_ships(view, side))


def write_side(view: View, side: SideView) -> str:
    """The same by whose they are: "A4 B2"; "–" for none."""
    return _write(_list_ships(view, side)) or "–"


def write_ships(view: View, place: str) -> str:
    """The ships in a place: "A4 B2"; "" for none."""
    return _write(view.there(place))


def write_system(view: View, system: int) -> str:
    """The ships on each planet of a system, by its number there, those alike together: "1–3: A4, 4: A2 B1, 5: –"."""
    planets = [name for name, planet in view.planets if (planet.system, planet.kind) == (system, "planet")]
    worded: list[str] = []
    number = 0
    for ships, alike in groupby(write_ships(view, name) or "–" for name in planets):
        first, number = number + 1, number + len(list(alike))
        worded.append(f"{first}: {ships}" if first == number else f"{first}–{number}: {ships}")
    return ", ".join(worded)


def _list_ships(view: View, side: SideView) -> list[int]:
    now = view.encounter
    if now is None:
        return []
    if side.seat == now.offense.seat:
        return list(view.there("gate"))
    ships = list(view.there("beside"))
    ships[side.seat] += view.there(now.planet)[side.seat]
    return ships


def _write(ships: list[int] | tuple[int, ...]) -> str:
    return " ".join(f"{find_look(seat).letter}{number}" for seat, number in enumerate(ships) if number)
