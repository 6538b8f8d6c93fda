"""Planetoids in words: names, notes, lines of the table, what is said of a game with them, the look of their own."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.drift_form import explain_signs
from games.cosmic.expansions.planetoids.drift_moves import read_form, word_hops
from games.cosmic.expansions.planetoids.planetoid_look import draw_belt
from games.cosmic.expansions.planetoids.planetoids import KIND, PLANETOIDS, name_planetoid, read_number
from games.cosmic.picture.palette import find_look
from games.cosmic.state.options import Options
from games.cosmic.views import additions
from games.cosmic.views.fleets import write_ships
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.rulebook import Lasting, Look

ADDS: Final = facts.Adds()

CALLED: Final = ADDS.keys.line("called-planetoid", "number")
NOTE: Final = ADDS.keys.line("note-planetoid", "who", "letter", "fleets")
NEEDS_ROOM: Final = ADDS.keys.line("drift-room", "hops")
NEEDS_BUMP: Final = ADDS.keys.line("drift-bump", "hops")
LINE: Final = ADDS.keys.line("summary-planetoid", "number", "who", "letter", "ships")
WAY: Final = ADDS.keys.line("summary-drift", "systems")
MARKERS: Final = ADDS.keys.line("summary-markers", "numbers")
TREE: Final = ADDS.keys.line("planetoid-tree", "hops")
TREE_MORE: Final = ADDS.keys.line("planetoid-tree-more", "who", "number")
TREE_OF: Final = ADDS.keys.line("planetoid-tree-of", "who")
PLAYED: Final = ADDS.keys.notice("played-planetoids")
WINS: Final = ADDS.keys.notice("wins-with-planetoids", "number")
BRANCHES: Final = 10
"""Chains that the look lists; more are counted."""
LONGER: Final = 1.25
"""How much longer games with planetoids last, as practice players play them."""


def call_planetoid(view: View, planet: str) -> Saying | None:
    """A planetoid by its number alone: what is told of it names it as it was when it happened, wherever it is by then.

    With whom it is, its note says.
    """
    number = read_number(planet)
    if number is None or PLANETOIDS.seen(view) is None:
        return None
    return Saying(CALLED, {"number": number})


def note_planetoid(view: View, planet: str) -> Saying | None:
    """With whom it is, where its marker lies, and who rides on it."""
    number, seen = read_number(planet), PLANETOIDS.seen(view)
    known = dict(view.planets).get(planet)
    if number is None or seen is None or known is None:
        return None
    origin = dict(seen.origins).get(number)
    letter = "–" if origin is None else find_look(origin).letter
    return Saying(
        NOTE,
        {"who": Who(known.system), "letter": letter, "fleets": write_ships(view, planet) or "–"},
    )


def say_what_it_brings(view: View, asked: Ask, begun: Reply, thing: Named) -> Saying | None:
    """PL-16, PL-17: where it goes after what was chosen before it, and whether it bumps another there."""
    form, number = read_form(view, asked.seat), read_number(thing.name)
    if form is None or number is None or not form.firsts:
        return None
    try:
        drift = form.follow((*form.read(begun.fields), number))
    except ValueError:
        return None
    hops = word_hops(drift.hops[-1:])
    return Saying(NEEDS_BUMP if drift.bumps else NEEDS_ROOM, {"hops": hops})


def list_markers(view: View, seat: Seat) -> list[int]:
    """The markers on a system."""
    seen = PLANETOIDS.seen(view)
    return [] if seen is None else [number for number, origin in seen.origins if origin == seat]


def find_origin(view: View, planet: str) -> int | None:
    """On whose system the marker of a planetoid lies."""
    seen = PLANETOIDS.seen(view)
    return None if seen is None else dict(seen.origins).get(read_number(planet) or 0)


def find_next(view: View, seat: Seat) -> int | None:
    """PL-12: to whose system planetoids go from a seat's."""
    return None if PLANETOIDS.seen(view) is None else (seat - 1) % len(view.seats)


def describe_markers(view: View, seat: Seat) -> list[Saying]:
    """PL-10: the markers on a player's system, by which it needs more colonies."""
    numbers = list_markers(view, seat)
    return [Saying(MARKERS, {"numbers": ", ".join(map(str, numbers))})] if numbers else []


def describe_planetoids(view: View, _thing: str | None = None) -> list[Saying]:
    """Every planetoid: with whom it is, where its marker lies, who rides on it; and the way that they go (PL-12)."""
    seen = PLANETOIDS.seen(view)
    lines: list[Saying] = []
    for number, origin in () if seen is None else seen.origins:
        known = dict(view.planets).get(name_planetoid(number))
        if known is not None:
            ships = write_ships(view, name_planetoid(number)) or "–"
            args: dict[str, Arg] = {
                "number": number,
                "who": Who(known.system),
                "letter": find_look(origin).letter,
            }
            lines.append(Saying(LINE, {**args, "ships": ships}))
    if not lines:
        return []
    way = [find_look(-step % len(view.seats)).letter for step in range(len(view.seats) + 1)]
    return [*lines, Saying(WAY, {"systems": " → ".join(way)})]


def has_belt(view: View) -> bool:
    """Whether there is anything to tell: where there are planetoids, without all that might be done with them."""
    return bool(describe_planetoids(view) or describe_belt(view))


def describe_belt(view: View, _thing: str | None = None) -> Sequence[Saying]:
    """The planetoids, and everything that the offense might do with them: of others what a viewer might do itself."""
    lines = describe_planetoids(view)
    seat = view.offense if view.viewer is None else view.viewer
    form = read_form(view, seat)
    may = form is not None and form.firsts and view.phase != "powers"
    if lines or may:
        lines.append(explain_signs(len(view.seats)))
    if form is None or not may:
        return lines
    plans = form.list_plans()
    lines.append(Saying(TREE_OF, {"who": Who(seat)}))
    lines += [Saying(TREE, {"hops": word_hops(form.follow(plan).hops)}) for plan in plans[:BRANCHES]]
    if len(plans) > BRANCHES:
        lines.append(Saying(TREE_MORE, {"who": Who(seat), "number": len(plans) - BRANCHES}))
    return lines


def type_planetoid(thing: Named) -> list[str]:
    """How people type one: "p3", and where only planetoids are meant its number."""
    number = read_number(thing.name) if thing.kind in {"planet", KIND} else None
    if number is None:
        return []
    return [f"p{number}"] if thing.kind == "planet" else [f"p{number}", str(number)]


def is_played(chosen: Options) -> bool:
    """Whether planetoids are played with these settings."""
    return PLANETOIDS.is_chosen(chosen)


def say_played(chosen: Options) -> list[Saying]:
    """In the lobby."""
    return [Saying(PLAYED)] if is_played(chosen) else []


def say_wins(chosen: Options) -> Saying | None:
    """PL-10, PL-R5: one more for each marker."""
    return Saying(WINS, {"number": chosen.win}) if is_played(chosen) else None


def lengthen(assembly: Assembly, lasting: Lasting, _players: int, chosen: Options) -> Lasting:
    """Everybody needs a colony more to begin with; X-6: where colonies win nothing it is as long as otherwise."""
    if not is_played(chosen) or any(say(chosen) for say in assembly[additions.WINS] if say is not say_wins):
        return lasting
    fewest, most = lasting.turns
    return Lasting(
        (round(fewest * LONGER), round(most * LONGER)),
        lasting.answers + 1,
        lasting.reactions,
        lasting.start + 1,
    )


ADDS.add(additions.WORLDS, call_planetoid)
ADDS.enter(additions.CALLED, KIND, call_planetoid)
ADDS.enter(additions.NOTES, KIND, note_planetoid)
ADDS.enter(additions.NEEDS, KIND, say_what_it_brings)
ADDS.add(additions.NUMBERS, type_planetoid)
ADDS.add(additions.PLACES, KIND)
ADDS.enter(additions.LABELS, KIND, lambda _view, planet: str(read_number(planet)))
ADDS.add(additions.MARKERS, list_markers)
ADDS.enter(additions.ORIGINS, KIND, find_origin)
ADDS.add(additions.DRIFTS, find_next)
ADDS.add(additions.SEAT_LINES, describe_markers)
ADDS.add(additions.SUMMARY, describe_planetoids)
ADDS.add(additions.PLAYED, say_played)
ADDS.add(additions.WINS, say_wins)
ADDS.add(additions.LASTS, lengthen)
ADDS.enter(additions.LOOKS, "planetoids", Look(describe_belt, draw_belt, is_there=has_belt))
