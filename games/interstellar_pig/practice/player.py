"""A practice player: sensible, quick, and knowing nothing but its seat's view and the question.

It visits planets it can live on, opens envelopes, carries what helps and leaves hazards behind, takes the prize
and keeps away from the others with it, attacks when the odds are good, and takes the default wherever it has
no better idea. Luck only breaks ties.
"""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, list_covered, sort_cards
from games.interstellar_pig.practice.cards import fill_hand, stash_cards, weigh_use
from games.interstellar_pig.practice.fights import commit
from games.interstellar_pig.practice.flights import (
    ROUGHLY,
    THROWS,
    Throws,
    rate_courses,
    rate_headings,
    rate_scans,
)
from games.interstellar_pig.practice.map import can_live, weigh_visit
from games.interstellar_pig.rules.survival import HAND
from games.interstellar_pig.state.places import find_planet, is_on_surface
from games.interstellar_pig.views.view import View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import Idea, choose_best, choose_rated, play_by


def _utility(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Whatever is worth doing besides moving: opening, repairing, looking, eating."""
    place = view.seat(seat).place
    notes = view.notes(find_planet(place))
    fresh = any(note.how == "left" and view.round - note.round < 2 for note in notes)
    if "open" in asked.options and is_on_surface(place) and not fresh:
        return Reply("open")
    for option in ("repair", "eat"):
        cards = list_picks(asked, option, facts.CARD)
        if cards and (option == "repair" or not view.seat(seat).trapped):
            return Reply(option, {facts.CARD: cards[0]})
    lost = [card for card in list_picks(asked, "recover", facts.CARD) if weigh_use(card) >= 2]
    if lost:
        return Reply("recover", {facts.CARD: choose_best(lost, weigh_use, luck)})
    scans = [] if PRIZE in view.hand else [one for one in rate_scans(view, seat, asked) if one.worth >= 0]
    return choose_rated(scans, luck)


def _turn(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Fly where most is to be had; with the prize, away from the others, or stay where that is allowed."""
    return _choose_flight(view, seat, asked, luck, THROWS)


def _turn_quickly(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The same by what is thrown most often."""
    return _choose_flight(view, seat, asked, luck, ROUGHLY)


def _choose_flight(view: View, seat: Seat, asked: Ask, luck: int, throws: Throws) -> Reply | None:
    idea = _utility(view, seat, asked, luck)
    if idea is not None:
        return idea
    place = view.seat(seat).place
    if "hold" in asked.options and PRIZE in view.hand and is_on_surface(place):
        return Reply("hold")
    if "land" in asked.options and weigh_visit(view, seat, find_planet(place)):
        return Reply("land")
    ways = [
        way
        for dice in throws
        if dice in asked.options
        for way in rate_headings(view, seat, asked, dice, throws)
    ]
    return choose_rated(ways, luck)


def _course(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The end that promises most."""
    return choose_rated(
        rate_courses(view, seat, asked, "course" if "course" in asked.options else "jump"), luck
    )


def _end_of_turn(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    return _utility(view, seat, asked, luck) or Reply(PASS)


def _stash(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    return stash_cards(view, seat)


def _divide(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Keep what keeps it alive here, the prize, arms and gear of many kinds; leave hazards."""
    cards = list(list_picks(asked, "divide", facts.CARDS))
    place = view.seat(seat).place
    kept = fill_hand((), cards)
    while not can_live(view, seat, find_planet(place), tuple(kept)):
        lacking = [card for card in sort_cards(cards) if card not in kept and list_covered(card)]
        helping = [
            card for card in lacking if any(need in _world(view, place) for need in list_covered(card))
        ]
        if not helping:
            return None
        kept = [*kept[: HAND - 1], helping[0]] if len(kept) == HAND else [*kept, helping[0]]
        cards = [card for card in cards if card != helping[0]]
    return Reply("divide", {facts.CARDS: tuple(kept)})


def _world(view: View, place: str) -> tuple[str, ...]:
    planet = view.planet(find_planet(place))
    return planet.temperature, planet.atmosphere, planet.terrain


IDEAS: Final[Mapping[str, Idea[View]]] = {
    facts.ASK_STASH: _stash,
    facts.ASK_TURN: _turn,
    facts.ASK_END: _end_of_turn,
    facts.PREFIX + "ask-repair": _end_of_turn,
    facts.ASK_COURSE: _course,
    facts.PREFIX + "ask-tunnel": _course,
    facts.PREFIX + "ask-worm-hole": _course,
    facts.ASK_DIVIDE: _divide,
    facts.ASK_COMMIT: commit,
}
"""What to think about each question; the others take their default."""

practise: Final = play_by(IDEAS)
play_quickly: Final = play_by({**IDEAS, facts.ASK_TURN: _turn_quickly})
"""Nearly the same player, for games that are only imagined."""
