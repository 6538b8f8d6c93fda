"""The table in words: progress, players, planets, the viewer's cards. Everything here is read from a view."""

from collections import Counter
from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, EVENTS, list_cards
from games.interstellar_pig.state.places import (
    find_line,
    find_planet,
    is_on_surface,
    is_star,
    name_star,
    write_number,
)
from games.interstellar_pig.state.state import Character
from games.interstellar_pig.views.speech import name_between
from games.interstellar_pig.views.view import PlanetView, SeatView, View
from porc_royal.cards import get_title, say_card
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
    return [CardShown(card, say_card(card), CARDS[get_title(card)].describe()) for card in view.hand]


def summary(view: View) -> Sequence[Saying]:
    """The whole table as lines of text."""
    lines = [progress(view)]
    for seat in view.seats:
        lines.extend(_seat(view, seat))
    if view.afloat:
        lines.append(Saying(facts.SUMMARY_AFLOAT, describe_place(view, view.afloat)))
    if view.discards:
        cards: dict[str, Arg] = {"number": len(view.discards), "cards": list_cards(view.discards)}
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
                "line": write_number(line.id),
                "one": name_planet(view, line.a),
                "other": name_planet(view, line.b),
                "dots": line.dots,
                "star": write_number(name_star(line)),
            },
        )
        for line in view.chart.lines
    )
    lines.extend(_undealt(view))
    lines.extend(describe_notes(view))
    return lines


def describe_sheets(view: View, seat: str | None = None) -> list[Saying]:
    """Who plays whom, and whom nobody plays: no secret (IP-21, R-4)."""
    played = [line for one in view.seats for line in _seat(view, one) if line.key in facts.ON_SHEETS]
    return [*played, *_undealt(view)]


def has_sheets(view: View) -> bool:
    """Whether anybody's character is known."""
    return any(seat.character is not None for seat in view.seats)


def list_undealt(view: View) -> list[Character]:
    """R-4: the characters that nobody was dealt, once the others have been."""
    dealt = [seat.character for seat in view.seats]
    return [one for one in view.characters if one not in dealt] if any(dealt) else []


def list_known_planets(view: View) -> list[Named]:
    """The planets, those first of whose envelope the viewer knows something."""
    known = [one.planet for one in view.envelopes]
    return [Named("planet", planet) for planet in dict.fromkeys([*known, *(one.id for one in view.planets)])]


def describe_notes(view: View, planet: str | None = None) -> list[Saying]:
    """What the viewer knows of one envelope, or of all, and since when: never refreshed (INV-9)."""
    return [
        Saying(
            facts.SUMMARY_ENVELOPE,
            {
                "planet": name_planet(view, known.planet),
                "how": Named("how", note.how),
                "round": note.round,
                "number": len(note.cards),
                "cards": list_cards(note.cards),
            },
        )
        for known in view.envelopes
        if planet in (None, known.planet)
        for note in known.notes
    ]


def has_notes(view: View) -> bool:
    """Whether the viewer knows of any envelope."""
    return any(known.notes for known in view.envelopes)


def describe_place(view: View, place: str) -> dict[str, Arg]:
    """A place and its layer, as they are spoken of."""
    planet = find_planet(place)
    layer = "star" if is_star(view.chart, place) else "dot"
    if planet:
        layer = "surface" if is_on_surface(place) else "orbit"
    return {"place": name_place(view, place), "layer": Named("layer", layer)}


def name_spot(view: View, place: str) -> Saying:
    """A place in few words: that a dot is in Space goes without saying."""
    if find_planet(place) or is_star(view.chart, place):
        return Saying(facts.PANEL_PLACE, describe_place(view, place))
    return Saying(facts.CALLED_PLANET, {"planet": name_place(view, place)})


def name_place(view: View, place: str) -> str:
    """As `speech.place_named`, from a view."""
    planet = find_planet(place)
    if planet:
        return name_planet(view, planet)
    line = find_line(view.chart, place)
    return name_between(view.planet(line.a).name, view.planet(line.b).name, place)


def name_planet(view: View, planet: str) -> str:
    """As `speech.planet_named`, from a view; the number alone while the planets are being made."""
    name = next((one.name for one in view.planets if one.id == planet), "")
    return f"{name} ({write_number(planet)})" if name else write_number(planet)


def _events(view: View) -> list[Saying]:
    """IP-64, IP-114: the events that have been played, which all have seen."""
    played = Counter(get_title(card) for card in view.event_discards)
    return [
        Saying(
            facts.SUMMARY_EVENT,
            {"event": Named("event", one.title), "number": played[one.title], "copies": one.copies},
        )
        for one in sorted(view.assembly.table(EVENTS).values(), key=lambda one: one.rank)
        if played[one.title]
    ]


def _undealt(view: View) -> list[Saying]:
    return [Saying(facts.SUMMARY_UNDEALT, _described(one)) for one in list_undealt(view)]


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
        lines.append(Saying(facts.SUMMARY_PLACE, {"who": who, **describe_place(view, seat.place)}))
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
            "planet": name_planet(view, planet.id),
            "temperature": Named("temperature", planet.temperature),
            "atmosphere": Named("atmosphere", planet.atmosphere),
            "gravity": Named("gravity", planet.gravity),
            "terrain": Named("terrain", planet.terrain),
            "lines": Listing(tuple(write_number(line.id) for line in view.chart.lines_at(planet.id))),
        },
    )
