"""Techs in words, from a view: what they are called, what they do, who has how many, and how far they are."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.techs import TECHS
from games.cosmic.rules.techs import ASK_RESEARCH
from games.cosmic.state.catalogue import name_card
from games.cosmic.state.labs import SHIP, name_tech
from games.cosmic.state.options import Options
from games.cosmic.views import additions
from games.cosmic.views.view import SeatView, TechView, View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Arg, Listing, Named, Saying, Seat
from porc_royal.reference import enter_word

ADDS: Final = facts.Adds()

CALLED: Final = ADDS.keys.line("called-lab", "tech", "ships", "cost")
CALLED_DOWN: Final = ADDS.keys.line("called-lab-down", "number", "ships")
CALLED_GONE: Final = ADDS.keys.line("called-lab-gone", "number")
NOTE_OWN: Final = ADDS.keys.line("note-lab-own", "tech", "ships", "cost", "text")
NOTE_DOWN: Final = ADDS.keys.line("note-lab-down", "ships")
COST: Final = ADDS.keys.line("tech-cost", "cost")
SECRET: Final = ADDS.keys.line("tech-secret")
UP: Final = ADDS.keys.line("summary-techs-up", "techs")
DOWN: Final = ADDS.keys.line("summary-techs-down", "number", "ships")
OWN: Final = ADDS.keys.line("summary-tech-own", "tech", "ships", "number", "cost")
UNDER: Final = ADDS.keys.line("summary-tech-under", "card")
DECK: Final = ADDS.keys.line("summary-tech-deck", "number", "discards")
TOKEN: Final = ADDS.keys.line("called-prometheus", "planet")
TOKEN_IN: Final = ADDS.keys.line("called-prometheus-in", "place")
PLAYED: Final = ADDS.keys.notice("played-techs")
WITHOUT: Final = ADDS.keys.notice("played-without-techs")
TOO_FEW: Final = ADDS.keys.line("tech-too-few", "ships", "cost")
ADDS.keys.thing("entry", "tech")


def find_own(view: View, lab: int) -> str:
    """Which tech of the viewer lies there, "" for none."""
    return next((name for number, name, _ in view.own_techs if number == lab), "")


def find_seen(view: View, name: str) -> tuple[SeatView, TechView] | None:
    """The tech of that name ("3-2") as all see it; None where it is gone."""
    seat, _, lab = name.partition("-")
    if not seat.isdecimal() or int(seat) >= len(view.seats):
        return None
    one = view.seats[int(seat)]
    return next(((one, tech) for tech in one.techs if str(tech.lab) == lab), None)


def find_name(view: View, seat: SeatView, tech: TechView) -> str:
    """What the viewer knows it to be, "" where that is nothing."""
    return tech.name or (find_own(view, tech.lab) if view.viewer == seat.seat else "")


def call_lab(view: View, name: str) -> Saying | None:
    """A tech by its title, where the viewer may know it, else by its number."""
    found = find_seen(view, name)
    if found is None:
        return Saying(CALLED_GONE, {"number": int(name.partition("-")[2] or 0)})
    title = find_name(view, *found)
    if title:
        cost = view.assembly.table(TECHS)[title].cost
        return Saying(CALLED, {"tech": name_tech(title), "ships": found[1].ships, "cost": cost})
    return Saying(CALLED_DOWN, {"number": found[1].lab, "ships": found[1].ships})


def note_lab(view: View, name: str) -> Saying | None:
    """What it does, where the viewer may know it; its title too, where its name is not told to others."""
    found = find_seen(view, name)
    title = "" if found is None else find_name(view, *found)
    if found is None:
        return None
    if not title:
        return Saying(NOTE_DOWN, {"ships": found[1].ships})
    tech, named = view.assembly.table(TECHS)[title], name_tech(title)
    if found[1].name:
        return Saying(tech.text)
    args: dict[str, Arg] = {"tech": named, "ships": found[1].ships, "cost": tech.cost}
    return Saying(NOTE_OWN, {**args, "text": Named("tech-text", named.name)})


def warn_of_loss(view: View, asked: Ask, begun: Reply, thing: Named) -> Saying | None:
    """TD-5: whoever turns up a tech with too few ships loses it."""
    lab = int(thing.name.partition("-")[2] or 0)
    tech = view.assembly.table(TECHS).get(find_own(view, lab))
    if asked.key != ASK_RESEARCH or begun.option != "complete" or tech is None or lab in view.paid:
        return None
    found = find_seen(view, thing.name)
    ships = 0 if found is None else found[1].ships
    return Saying(TOO_FEW, {"ships": ships, "cost": max(1, tech.cost)})


def describe_techs(view: View, seat: Seat) -> Sequence[Saying]:
    """A player's techs; of one's own those that lie face down, too."""
    one = view.seat(seat)
    up = [name_tech(tech.name) for tech in one.techs if tech.name]
    down = [tech for tech in one.techs if not tech.name]
    lines = [Saying(UP, {"techs": Listing(tuple(up))})] if up else []
    if down:
        lines.append(Saying(DOWN, {"number": len(down), "ships": sum(tech.ships for tech in down)}))
    return [*lines, *(_describe_own(view, one) if view.viewer == seat else ())]


def _describe_own(view: View, one: SeatView) -> list[Saying]:
    ships = {tech.lab: tech.ships for tech in one.techs if not tech.name}
    lines: list[Saying] = []
    for lab, name, under in view.own_techs:
        if lab in ships:
            args: dict[str, Arg] = {"tech": name_tech(name), "ships": ships[lab], "number": lab}
            lines.append(Saying(OWN, {**args, "cost": view.assembly.table(TECHS)[name].cost}))
        if under:
            lines.append(Saying(UNDER, {"card": name_card(under)}))
    return lines


def describe_deck(view: View) -> Sequence[Saying]:
    """How many techs are left."""
    if view.techs is None:
        return []
    number, discards = view.techs
    return [Saying(DECK, {"number": number, "discards": len(discards)})]


def name_token(view: View, ship: str) -> Saying | None:
    """The ship that a tech has brought, by where it is; None for any other."""
    place, _, name = ship.rpartition(".")
    if name != SHIP:
        return None
    if place in dict(view.planets):
        return Saying(TOKEN, {"planet": facts.name_planet(place)})
    return Saying(TOKEN_IN, {"place": Named("place", place)})


def tell_played(chosen: Options) -> Sequence[Saying]:
    """Whether techs are played with; also where special ships speak of them and there are none."""
    if chosen.tech_deck:
        return [Saying(PLAYED)]
    has_ships = any(option == "special_ships" and value != "none" for _, option, value in chosen.expansions)
    return [Saying(WITHOUT)] if has_ships else []


ADDS.enter(additions.CALLED, "lab", call_lab)
ADDS.enter(additions.NOTES, "lab", note_lab)
ADDS.enter(additions.NEEDS, "lab", warn_of_loss)
ADDS.add(additions.SEAT_LINES, describe_techs)
ADDS.add(additions.SUMMARY, describe_deck)
ADDS.add(additions.SHIPS, name_token)
ADDS.add(additions.PLAYED, tell_played)
ADDS.add(
    additions.ENTRIES,
    (enter_word(ADDS.keys, "tech", "TD-1", "TD-2", "TD-4", "TD-5", "TD-6"),),
)
