"""Where techs lie and who researches them (TD-2, TD-4): each has a place of its own, in which ships are by seat.

A place is called "lab-2" for whoever has a second tech, and a tech is named "3-2" as long as it lies face down: the
second of seat 3. So neither tells which tech it is.
"""

from collections.abc import Iterator
from typing import Final

from games.cosmic.state.ships import CAPTIVE, count
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Named, Seat

LAB: Final = "lab-"
SHIP: Final = "prometheus"
"""What the ship is called that a tech has brought."""
APART: Final = (LAB, CAPTIVE)
"""How places begin in which ships can do nothing by themselves."""


def is_apart(place: str) -> bool:
    """Whether a ship there can neither act nor leave of its own accord (CE-R54)."""
    return place.startswith(APART)


def name_place(tech: TechCard) -> str:
    """Where ships are that research it."""
    return f"{LAB}{tech.lab}"


def name_lab(seat: Seat, tech: TechCard) -> str:
    """A tech without its face."""
    return f"{seat}-{tech.lab}"


def name_tech(tech: str) -> Named:
    """A tech as it is spoken of, once it is turned up."""
    return Named("tech", tech.replace("_", "-"))


def add_tech(state: State, seat: Seat, tech: str) -> TechCard:
    """A seat holds a further tech, face down, in the first place that is free."""
    player = state.player(seat)
    taken = {one.lab for one in player.techs}
    added = TechCard(tech, next(number for number in range(1, len(taken) + 2) if number not in taken))
    player.techs.append(added)
    state.ships.setdefault(name_place(added), [0] * len(state.players))
    return added


def find_lab(state: State, name: str) -> tuple[Seat, TechCard] | None:
    """The tech of that name ("3-2"); None where there is none any more."""
    seat, _, lab = name.partition("-")
    if not seat.isdecimal() or int(seat) >= len(state.players):
        return None
    found = (one for one in state.player(Seat(int(seat))).techs if str(one.lab) == lab)
    return next(((Seat(int(seat)), one) for one in found), None)


def find_up(state: State, seat: Seat, name: str) -> TechCard | None:
    """The tech that a seat has completed; None where it has not."""
    return next((one for one in state.player(seat).techs if one.is_up and one.name == name), None)


def list_down(state: State, seat: Seat) -> list[TechCard]:
    """The techs of a seat that lie face down."""
    return [one for one in state.player(seat).techs if not one.is_up]


def count_there(state: State, seat: Seat, tech: TechCard) -> int:
    """The ships on a tech."""
    return count(state, seat, name_place(tech))


def list_all_techs(state: State) -> Iterator[tuple[Seat, TechCard]]:
    """Every tech that is held, by seats."""
    for seat in state.seats:
        for one in state.player(seat).techs:
            yield seat, one
