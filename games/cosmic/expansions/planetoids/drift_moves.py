"""Whole chains as moves: each in a line, with what it changes beside it; read from a view."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.belt import Belt, Drift, Hop
from games.cosmic.expansions.planetoids.drift_form import DriftForm
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS, name_planetoid
from games.cosmic.picture.palette import find_look
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat

ADDS: Final = facts.Adds()

MOVE: Final = ADDS.keys.line("move-drift", "hops")
CHANGES: Final = ADDS.keys.line("note-drift", "changes")
TOLD: Final = 5
"""Players whose colonies are told beside a chain."""


def read_form(view: View, seat: Seat) -> DriftForm | None:
    """What a seat may do, or might; None where planetoids are not played."""
    seen = PLANETOIDS.seen(view)
    if seen is None:
        return None
    planets = dict(view.planets)
    origins = {number: seat for number, seat in seen.origins if name_planetoid(number) in planets}
    where = {number: planets[name_planetoid(number)].system for number in origins}
    mine = [number for number in where if view.there(name_planetoid(number))[seat]]
    return DriftForm(Belt(len(view.seats), where, origins), seat, mine)


def word_hops(hops: Sequence[Hop]) -> str:
    """Hops in signs that need no language: "3 → B · 5 → C · 7 ✕ A"; "+4 A" is a new one."""
    signs = []
    for hop in hops:
        letter = find_look(hop.system).letter
        sign = "+{} {}" if hop.created else "{} ✕ {}" if hop.destroyed else "{} → {}"
        signs.append(sign.format(hop.number, letter))
    return " · ".join(signs)


def count_foreign(view: View, seat: Seat, belt: Belt) -> int:
    """CE-22, PL-7: foreign colonies of a seat if planetoids were there."""
    places = {name_planetoid(number): system for number, system in belt.where.items()}
    systems = {
        name: places.get(name, one.system)
        for name, one in view.planets
        if one.kind not in {"moon", "planetoid"} or name in places
    }
    return sum(system != seat and view.there(name)[seat] > 0 for name, system in systems.items())


def count_home(view: View, seat: Seat, belt: Belt) -> int:
    """CE-22, PL-7: home colonies likewise."""
    home = [
        name for name, one in view.planets if one.kind not in {"moon", "planetoid"} and one.system == seat
    ]
    home += [name_planetoid(number) for number, system in belt.where.items() if system == seat]
    return sum(view.there(name)[seat] > 0 for name in home)


def count_needed(view: View, seat: Seat, before: Belt, after: Belt) -> int:
    """PL-10: what a seat needs once markers have come or gone."""
    return view.seat(seat).wins + after.count_markers(seat) - before.count_markers(seat)


def describe_changes(view: View, form: DriftForm, drift: Drift) -> Saying | None:
    """Whose foreign colonies, or the number that it needs, become others: "A 3/6 → 4/6".

    X-6: the number alone that it has where colonies win nothing.
    """
    told = []
    for one in view.seats:
        now = (count_foreign(view, one.seat, form.belt), one.wins)
        then = (
            count_foreign(view, one.seat, drift.belt),
            count_needed(view, one.seat, form.belt, drift.belt),
        )
        if now != then and (view.colonies_win or now[0] != then[0]):
            old, new = (f"{have}/{need}" if view.colonies_win else f"{have}" for have, need in (now, then))
            told.append(f"{find_look(one.seat).letter} {old} → {new}")
    more = " …" if len(told) > TOLD else ""
    return Saying(CHANGES, {"changes": " · ".join(told[:TOLD]) + more}) if told else None
