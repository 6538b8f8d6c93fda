"""What is said of special ships, from a view: where they are, whether their markers are charged, what is ordered."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.drives import DRIVES, OTHER, Marked, name_kind
from games.cosmic.state.options import Options
from games.cosmic.state.state import BESIDE, GATE, PLACES
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

IN_PLACE: Final = {
    (charged, known): ADDS.keys.line(
        f"ship-{'charged' if charged else 'spent'}{'' if known else '-in'}", *args
    )
    for charged in (True, False)
    for known, args in ((True, ("who", "ship", "planet")), (False, ("who", "ship", "whereabouts")))
}
LOST: Final = ADDS.keys.line("ship-lost", "who", "ship")
CALLED: Final = ADDS.keys.line("called-special", "ship", "planet")
CALLED_IN: Final = ADDS.keys.line("called-special-in", "ship", "place")
HELD: Final = ADDS.keys.line("ship-holds")
FLEEING: Final = ADDS.keys.line("ship-flees")
ADDS.keys.thing("whereabouts", *PLACES)
"""The same places, as one says where something is."""
PLAYED: Final = ADDS.keys.notice("outline-special-ships", "ship", "second", "number")


def describe_ships(view: View, seat: Seat) -> Sequence[Saying]:
    """A player's special ships."""
    seen = DRIVES.seen(view)
    return [_tell(view, seat, one) for owner, one in (() if seen is None else seen.marked) if owner == seat]


def describe_encounter(view: View) -> Sequence[Saying]:
    """The special ships that are in the encounter: in the gate, beside the planet, or the defense's on it."""
    seen, now = DRIVES.seen(view), view.encounter
    if seen is None or now is None:
        return []
    defense = None if now.defense is None else (now.defense.seat, now.planet)
    return [
        _tell(view, owner, one)
        for owner, one in seen.marked
        if one.place in {GATE, BESIDE} or (owner, one.place) == defense
    ]


def _tell(view: View, seat: int, one: Marked) -> Saying:
    args: dict[str, Arg] = {"who": Who(Seat(seat)), "ship": name_kind(one.kind)}
    if not one.place:
        return Saying(LOST, args)
    if one.place in PLACES:
        return Saying(IN_PLACE[one.charged, False], {**args, "whereabouts": Named("whereabouts", one.place)})
    # A planet, or a planetoid that is being destroyed under it.
    return Saying(IN_PLACE[one.charged, True], {**args, "planet": facts.name_planet(one.place)})


def name_ship(view: View, ship: str) -> Saying | None:
    """A special ship by where it is; None for any other."""
    place, _, name = ship.rpartition(".")
    if name.partition("-")[0] not in OTHER or DRIVES.seen(view) is None:
        return None
    kind = name_kind(name.partition("-")[0])
    if place in dict(view.planets):
        return Saying(CALLED, {"ship": kind, "planet": facts.name_planet(place)})
    return Saying(CALLED_IN, {"ship": kind, "place": Named("place", place)})


def list_markers(view: View, seat: Seat, place: str) -> Sequence[bool]:
    """The markers of a player in a place, as the picture shows them."""
    seen = DRIVES.seen(view)
    return [
        one.charged
        for owner, one in (() if seen is None else seen.marked)
        if (owner, one.place) == (seat, place)
    ]


def describe_orders(view: View) -> Sequence[Saying]:
    """What the viewer has ordered about its flagship."""
    seen = DRIVES.seen(view)
    if seen is None:
        return []
    return [Saying(key) for key, ordered in ((HELD, seen.holds), (FLEEING, seen.flees)) if ordered]


def tell_played(chosen: Options) -> Sequence[Saying]:
    """Which special ships are played with."""
    own = DRIVES.options_of(chosen)
    kind = own.special_ships
    if kind == "none":
        return []
    number = {"none": 1, "same": 2, "other": 3}[own.double_ships]
    return [Saying(PLAYED, {"ship": name_kind(kind), "second": name_kind(OTHER[kind]), "number": number})]


ADDS.add(additions.SEAT_LINES, describe_ships)
ADDS.add(additions.ENCOUNTER, describe_encounter)
ADDS.add(additions.SHIPS, name_ship)
ADDS.add(additions.MARKED, list_markers)
ADDS.add(additions.PLANNED, describe_orders)
ADDS.add(additions.PLAYED, tell_played)
