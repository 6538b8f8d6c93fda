"""The table in words: progress, players, planets, the viewer's cards. Everything here is read from a view."""

from collections import Counter
from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, EVENTS, listed
from games.interstellar_pig.state.places import is_star, line_of, numbered, on_surface, planet_of, star
from games.interstellar_pig.state.state import Character
from games.interstellar_pig.views.speech import between
from games.interstellar_pig.views.view import PlanetView, SeatView, View
from porc_royal.cards import named, title_of
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown


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
        lines.extend(_events(view))
    lines.extend(_planet(view, planet) for planet in view.planets)
    lines.extend(
        Saying(
            facts.SUMMARY_LINE,
            {
                "line": numbered(line.id),
                "one": planet_named(view, line.a),
                "other": planet_named(view, line.b),
                "dots": line.dots,
                "star": numbered(star(line)),
            },
        )
        for line in view.chart.lines
    )
    lines.extend(_undealt(view))
    lines.extend(notes(view))
    return lines


def sheets(view: View, seat: str | None = None) -> list[Saying]:
    """Who plays whom, and whom nobody plays: no secret (IP-21, R-4)."""
    played = [line for one in view.seats for line in _seat(view, one) if line.key in facts.ON_SHEETS]
    return [*played, *_undealt(view)]


def undealt(view: View) -> list[Character]:
    """R-4: the characters that nobody was dealt, once the others have been."""
    dealt = [seat.character for seat in view.seats]
    return [one for one in view.characters if one not in dealt] if any(dealt) else []


def known_planets(view: View) -> list[Named]:
    """The planets, those first of whose envelope the viewer knows something."""
    known = [one.planet for one in view.envelopes]
    return [Named("planet", planet) for planet in dict.fromkeys([*known, *(one.id for one in view.planets)])]


def notes(view: View, planet: str | None = None) -> list[Saying]:
    """What the viewer knows of one envelope, or of all, and since when: never refreshed (INV-9)."""
    return [
        Saying(
            facts.SUMMARY_ENVELOPE,
            {
                "planet": planet_named(view, known.planet),
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
    return {"place": place_named(view, place), "layer": Named("layer", layer)}


def spot(view: View, place: str) -> Saying:
    """A place in few words: that a dot is in Space goes without saying."""
    if planet_of(place) or is_star(view.chart, place):
        return Saying(facts.PANEL_PLACE, where(view, place))
    return Saying(facts.CALLED_PLANET, {"planet": place_named(view, place)})


def place_named(view: View, place: str) -> str:
    """As `speech.place_named`, from a view."""
    planet = planet_of(place)
    if planet:
        return planet_named(view, planet)
    line = line_of(view.chart, place)
    return between(view.planet(line.a).name, view.planet(line.b).name, place)


def planet_named(view: View, planet: str) -> str:
    """As `speech.planet_named`, from a view; the number alone while the planets are being made."""
    name = next((one.name for one in view.planets if one.id == planet), "")
    return f"{name} ({numbered(planet)})" if name else numbered(planet)


def _events(view: View) -> list[Saying]:
    """IP-64, IP-114: the events that have been played, which all have seen."""
    played = Counter(title_of(card) for card in view.event_discards)
    return [
        Saying(
            facts.SUMMARY_EVENT,
            {"event": Named("event", one.title), "number": played[one.title], "copies": one.copies},
        )
        for one in sorted(EVENTS.values(), key=lambda one: one.rank)
        if played[one.title]
    ]


def _undealt(view: View) -> list[Saying]:
    return [Saying(facts.SUMMARY_UNDEALT, _described(one)) for one in undealt(view)]


def _described(character: Character) -> dict[str, Arg]:
    """What stands on a character card (IP-10, IP-14)."""
    return {
        "race": Named("race", facts.RACES[character.race - 1]),
        "temperature": Named("temperature", character.temperature),
        "atmosphere": Named("atmosphere", character.atmosphere),
        "gravity": Named("gravity", character.gravity),
        "abilities": Listing(tuple(Named("ability", one) for one in character.abilities)),
    }


def _seat(view: View, seat: SeatView) -> list[Saying]:
    who, character = Who(seat.seat), seat.character
    if character is None:
        return []
    args: dict[str, Arg] = {"who": who, "ship": seat.name, **_described(character), "hand": seat.hand}
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
        for round_ in sorted({when for _, when in seat.seen}):
            cards = Listing(tuple(Named("card", card) for card, when in seat.seen if when == round_))
            lines.append(Saying(facts.SUMMARY_SEEN, {"who": who, "round": round_, "cards": cards}))
    if seat.out:
        lines.append(Saying(facts.SUMMARY_OUT, {"who": who}))
    return lines


def _planet(view: View, planet: PlanetView) -> Saying:
    return Saying(
        facts.SUMMARY_PLANET,
        {
            "planet": planet_named(view, planet.id),
            "temperature": Named("temperature", planet.temperature),
            "atmosphere": Named("atmosphere", planet.atmosphere),
            "gravity": Named("gravity", planet.gravity),
            "terrain": Named("terrain", planet.terrain),
            "lines": Listing(tuple(numbered(line.id) for line in view.chart.lines_at(planet.id))),
        },
    )
