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
from games.interstellar_pig.practice.map import can_live, find_ahead, weigh_harm, weigh_promise, weigh_visit
from games.interstellar_pig.practice.odds import weigh_gain
from games.interstellar_pig.rules.survival import HAND
from games.interstellar_pig.state.places import find_planet, is_on_surface
from games.interstellar_pig.views.view import View
from porc_royal.asks import PASS, Answer, Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import Idea, choose_best, play_by


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
    unseen = [planet for planet in list_picks(asked, "scan", facts.PLANET) if not view.notes(planet)]
    if unseen and PRIZE not in view.hand:
        return Reply(
            "scan", {facts.PLANET: choose_best(unseen, lambda planet: weigh_visit(view, seat, planet), luck)}
        )
    return None


def _turn(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Fly where most is to be had; with the prize, away from the others, or stay where that is allowed."""
    idea = _utility(view, seat, asked, luck)
    if idea is not None:
        return idea
    place = view.seat(seat).place
    if "hold" in asked.options and PRIZE in view.hand and is_on_surface(place):
        return Reply("hold")
    if "land" in asked.options and weigh_visit(view, seat, find_planet(place)):
        return Reply("land")
    among = list_picks(asked, "two-dice", facts.HEADING)
    heading = choose_best(among, lambda one: weigh_promise(view, seat, find_ahead(view, place, one)), luck)
    return Reply("two-dice", {facts.HEADING: heading})


def _course(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The end that promises most: an envelope, a weak enemy, no star while it carries the prize."""
    option = "course" if "course" in asked.options else "jump"
    ways: list[dict[str, Answer]] = []
    for spaces in list_picks(asked, option, facts.SPACES) or ("",):
        start: dict[str, Answer] = {facts.SPACES: spaces} if spaces else {}
        ways.extend({**start, facts.PLACE: end} for end in list_picks(asked, option, facts.PLACE, start))
    if not ways:
        return None
    if option == "jump":
        ways = [way for way in ways if is_on_surface(str(way[facts.PLACE]))] or ways[:40]

    def score(way: dict[str, Answer]) -> int:
        return _end(view, seat, str(way[facts.PLACE]))

    chosen = choose_best(ways, score, luck)
    routes = list_picks(asked, option, facts.ROUTE, chosen)
    if routes:
        chosen = {**chosen, facts.ROUTE: routes[luck % len(routes)]}
    return Reply(option, chosen)


def _end(view: View, seat: Seat, place: str) -> int:
    """How good it is to stop somewhere."""
    score = weigh_promise(view, seat, place)
    if is_on_surface(place):
        score += weigh_visit(view, seat, find_planet(place)) * 10
        score -= weigh_harm(view, find_planet(place))
        if PRIZE in view.hand:
            score += 30 - sum(
                can_live(view, other.seat, find_planet(place), ())
                for other in view.seats
                if other.seat != seat
            )
    for other in view.seats:
        if other.place == place and other.seat != seat:
            score += weigh_gain(view, seat, other.seat, place)
    return score


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
}
"""What to think about each question; the others take their default."""

practise: Final = play_by(IDEAS)
