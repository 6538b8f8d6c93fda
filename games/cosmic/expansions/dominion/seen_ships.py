"""What is said of special ships, from a view: where they are, whether their markers are charged, what is ordered."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import additions, facts
from games.cosmic.expansions.dominion.drives import DRIVES, OTHER, name_kind
from games.cosmic.views.view import View
from games.table.facts import Named, Saying, Seat, Who
from games.table.rulebook import Settings

IN_PLACE: Final = {
    (charged, known): facts.KEYS.line(
        f"ship-{'charged' if charged else 'spent'}{'' if known else '-in'}", *args
    )
    for charged in (True, False)
    for known, args in ((True, ("who", "ship", "planet")), (False, ("who", "ship", "whereabouts")))
}
LOST: Final = facts.KEYS.line("ship-lost", "who", "ship")
CALLED: Final = facts.KEYS.line("called-special", "ship", "planet")
CALLED_IN: Final = facts.KEYS.line("called-special-in", "ship", "place")
HELD: Final = facts.KEYS.line("ship-holds")
FLEEING: Final = facts.KEYS.line("ship-flees")
facts.THINGS["whereabouts"] = facts.THINGS["place"]
"""The same places, as one says where something is."""
PLAYED: Final = facts.KEYS.notice("outline-special-ships", "ship", "second", "number")
facts.RULES.append(f"{facts.PREFIX}rules-special-ships")


def describe_ships(view: View, seat: Seat) -> Sequence[Saying]:
    """A player's special ships."""
    seen = DRIVES.seen(view)
    lines: list[Saying] = []
    for owner, one in () if seen is None else seen.marked:
        if owner != seat:
            continue
        who, ship = Who(seat), name_kind(one.kind)
        if not one.place:
            lines.append(Saying(LOST, {"who": who, "ship": ship}))
        elif one.place in dict(view.planets):
            planet = facts.name_planet(one.place)
            lines.append(Saying(IN_PLACE[one.charged, True], {"who": who, "ship": ship, "planet": planet}))
        else:
            there = Named("whereabouts", one.place)
            lines.append(
                Saying(IN_PLACE[one.charged, False], {"who": who, "ship": ship, "whereabouts": there})
            )
    return lines


def name_ship(view: View, ship: str) -> Saying | None:
    """A special ship by where it is; None for any other."""
    place, _, name = ship.rpartition(".")
    if name.isdecimal() or DRIVES.seen(view) is None:
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


def tell_played(settings: Settings) -> Sequence[Saying]:
    """Which special ships are played with."""
    kind, second = str(settings.get("special_ships", "none")), str(settings.get("double_ships", "none"))
    if kind == "none":
        return []
    number = {"none": 1, "same": 2, "other": 3}[second]
    return [Saying(PLAYED, {"ship": name_kind(kind), "second": name_kind(OTHER[kind]), "number": number})]


additions.SEAT_LINES.append(describe_ships)
additions.SHIPS.append(name_ship)
additions.MARKED.append(list_markers)
additions.PLANNED.append(describe_orders)
additions.PLAYED.append(tell_played)
