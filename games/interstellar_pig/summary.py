"""The table in words: progress, players, planets, the viewer's cards. Everything here is read from a view."""

from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.catalogue import CARDS, listed, named, title_of
from games.interstellar_pig.places import is_star, on_surface, planet_of
from games.interstellar_pig.view import PlanetView, SeatView, View
from games.table.facts import Arg, Listing, Named, Saying, Seat, Who
from games.table.rulebook import CardShown


def progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(
        facts.PROGRESS, {"round": view.round, "rounds": view.rounds, "phase": Named("phase", view.phase)}
    )


def title(view: View, seat: Seat) -> Named | None:
    """The race of a seat's character, once it is dealt."""
    character = view.seat(seat).character
    return Named("race", facts.RACES[character.race - 1]) if character is not None else None


def hand(view: View) -> Sequence[CardShown]:
    """The viewer's own cards."""
    return [CardShown(card, named(card), CARDS[title_of(card)].effect()) for card in view.hand]


def summary(view: View) -> Sequence[Saying]:
    """The whole table as lines of text."""
    lines = [progress(view)]
    for seat in view.seats:
        lines.extend(_seat(view, seat))
    if view.afloat:
        lines.append(Saying(facts.SUMMARY_AFLOAT, where(view, view.afloat)))
    if view.discards:
        cards: dict[str, Arg] = {"number": len(view.discards), "cards": listed(view.discards)}
        lines.append(Saying(facts.SUMMARY_DISCARDS, cards))
    if view.round:
        args: dict[str, Arg] = {"pile": view.events, "discards": len(view.event_discards)}
        lines.append(Saying(facts.SUMMARY_EVENTS, args))
    lines.extend(_planet(view, planet) for planet in view.planets)
    lines.extend(
        Saying(
            facts.SUMMARY_LINE,
            {"line": line.id, "one": line.a, "other": line.b, "dots": line.dots, "star": line.star},
        )
        for line in view.chart.lines
    )
    lines.extend(notes(view))
    return lines


def notes(view: View, planet: str | None = None) -> list[Saying]:
    """What the viewer knows of one envelope, or of all, and since when: never refreshed (section E)."""
    return [
        Saying(
            facts.SUMMARY_ENVELOPE,
            {
                "planet": _planet_named(view, known.planet),
                "how": Named("how", note.how),
                "round": note.round,
                "number": len(note.cards),
                "cards": listed(note.cards),
            },
        )
        for known in view.envelopes
        if planet in (None, known.planet)
        for note in known.notes
    ]


def where(view: View, place: str) -> dict[str, Arg]:
    """A place and its layer, as they are spoken of."""
    planet = planet_of(place)
    layer = "star" if is_star(view.chart, place) else "dot"
    if planet:
        layer = "surface" if on_surface(place) else "orbit"
    return {"place": _planet_named(view, planet) if planet else place, "layer": Named("layer", layer)}


def _seat(view: View, seat: SeatView) -> list[Saying]:
    who, character = Who(seat.seat), seat.character
    if character is None:
        return []
    args: dict[str, Arg] = {
        "who": who,
        "ship": seat.name,
        "race": Named("race", facts.RACES[character.race - 1]),
        "temperature": Named("temperature", character.temperature),
        "atmosphere": Named("atmosphere", character.atmosphere),
        "gravity": Named("gravity", character.gravity),
        "abilities": Listing(tuple(Named("ability", one) for one in character.abilities)),
        "hand": seat.hand,
    }
    lines = [Saying(facts.SUMMARY_SEAT, args)]
    if seat.favours:
        favours = Listing(tuple(Named("need", need) for need in seat.favours))
        lines.append(Saying(facts.SUMMARY_FAVOURS, {"who": who, "favours": favours}))
    if seat.place:
        lines.append(Saying(facts.SUMMARY_PLACE, {"who": who, **where(view, seat.place)}))
    if seat.repair_owed or seat.miss_owed or seat.trapped:
        owed = {"repairs": seat.repair_owed, "others": seat.miss_owed, "trapped": seat.trapped}
        lines.append(Saying(facts.SUMMARY_OWES, {"who": who, **owed}))
    if seat.seen:
        seen = Listing(tuple(Named("card", card) for card, _ in seat.seen))
        lines.append(Saying(facts.SUMMARY_SEEN, {"who": who, "cards": seen}))
    if seat.out:
        lines.append(Saying(facts.SUMMARY_OUT, {"who": who}))
    return lines


def _planet(view: View, planet: PlanetView) -> Saying:
    return Saying(
        facts.SUMMARY_PLANET,
        {
            "planet": _planet_named(view, planet.id),
            "temperature": Named("temperature", planet.temperature),
            "atmosphere": Named("atmosphere", planet.atmosphere),
            "gravity": Named("gravity", planet.gravity),
            "terrain": Named("terrain", planet.terrain),
            "lines": Listing(tuple(line.id for line in view.chart.lines_at(planet.id))),
        },
    )


def _planet_named(view: View, planet: str) -> str:
    return f"{view.planet(planet).name} ({planet})"
