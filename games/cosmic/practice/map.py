"""Where a practice player aims, and which of its ships it takes: first those that hold no colony."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from games.cosmic import facts
from games.cosmic.practice.odds import (
    NONE,
    count_lacking,
    count_more,
    count_strength,
    estimate_chance,
    find_best_attack,
    would_gain_colony,
)
from games.cosmic.practice.reasons import explain_attack, explain_landing, explain_ships, find_best_card
from games.cosmic.state.ships import LIMIT
from games.cosmic.state.state import REGROUPED, Planet
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Saying, Seat
from porc_royal.practice import Rated, choose_rated

KEPT = 2
"""Ships that stay on a foreign colony as long as there are others."""


def launch(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A lost home planet first, for it is a success without a card; else where it wins most; else another card.

    Where no other card leads anywhere the default is not to draw one, and drawing on would never end.
    """
    empty = list_picks(asked, "refound", facts.PLANET)
    if empty:
        ships = choose_ships(view, seat, asked, "refound", 1)
        return Reply("refound", {facts.PLANET: empty[0], facts.SHIPS: ships, facts.AGAIN: "yes"})
    aims = rate_aims(view, seat, asked)
    redraws = asked.default.option == "redraw" or (
        asked.key != facts.ASK_LAUNCH and "redraw" in asked.options
    )
    if aims and redraws and max(aim.worth for aim in aims) < 0.4:
        return Reply("redraw")
    return choose_rated(aims, luck)


def rate_aims(view: View, seat: Seat, asked: Ask, number: int = LIMIT) -> list[Rated]:
    """Each planet against each that may be met there, with so many ships."""
    ships = choose_ships(view, seat, asked, "launch", number)
    best = find_best_attack(view)
    aims = []
    for planet in list_picks(asked, "launch", facts.PLANET):
        chosen: dict[str, Answer] = {facts.PLANET: planet}
        for against in list_picks(asked, "launch", facts.AGAINST, chosen) or ("",):
            fields = {**chosen, **({facts.AGAINST: against} if against else {}), facts.SHIPS: ships}
            aim = Reply("launch", fields)
            aims.append(Rated(aim, _rate(view, seat, aim, best), partial(_explain, view, seat, aim)))
    return aims


def _explain(view: View, seat: Seat, aim: Reply) -> Sequence[Saying]:
    """What the aim brings, what ships it takes, and what the others would have to show."""
    planet, ships = aim.text(facts.PLANET), aim.many(facts.SHIPS)
    card, margin = find_best_card(view), _find_margin(view, seat, aim)
    return (
        *explain_landing(view, seat, planet),
        *explain_ships(view, seat, ships),
        *explain_attack(view, count_strength(view, card) if card else NONE, margin, offense=True, card=card),
    )


def _find_margin(view: View, seat: Seat, aim: Reply) -> int:
    """How much more the offense would have, besides its card."""
    planet = aim.text(facts.PLANET)
    defense = find_defense(view, planet, aim.text(facts.AGAINST))
    return len(aim.many(facts.SHIPS)) - view.there(planet)[defense] + count_more(view, seat, defense)


def _rate(view: View, seat: Seat, aim: Reply, best: int) -> float:
    """How good an aim is with the best attack in hand: the chance to win it, times what it brings."""
    planet = aim.text(facts.PLANET)
    defense = find_defense(view, planet, aim.text(facts.AGAINST))
    chance = estimate_chance(view, best, _find_margin(view, seat, aim), offense=True)
    gain = 0.1
    if would_gain_colony(view, seat, planet):
        gain = 1.0 if count_lacking(view, seat) > 1 else 4.0
    foreign = view.list_foreign(defense)
    if planet in foreign:
        gain += 1.5 if count_lacking(view, defense) <= 1 else 0.3
    harm = 0.1 * len(foreign)
    return chance * (gain + harm) + sum(
        rate_more(view, seat, aim) for rate_more in view.assembly[additions.AIMS]
    )


def find_defense(view: View, planet: str, against: str) -> Seat:
    """Who is met on a planet: the one named, the owner of the system, or whoever has a colony there."""
    if against:
        return Seat(int(against))
    owner = view.planet(planet).system
    if owner != view.offense:
        return owner
    there = view.there(planet)
    return next((one.seat for one in view.seats if there[one.seat] and one.seat != view.offense), owner)


def choose_ships(view: View, seat: Seat, asked: Ask, option: str, number: int) -> tuple[str, ...]:
    """So many ships for an option, fewer where more would cost a colony; at least as many as it takes."""
    wanted = asked.options[option].fields.get(facts.SHIPS) if option in asked.options else None
    if not isinstance(wanted, Several):
        return ()
    most = number if wanted.most is None else min(number, wanted.most)
    return take_ships(view, seat, leave_marked(wanted.choices({})), (wanted.least, max(most, wanted.least)))


def leave_marked(names: Sequence[str]) -> tuple[str, ...]:
    """Of ships that are marked only the first one is sent (CD-28)."""
    marked = [name for name in names if not name.rpartition(".")[2].isdecimal()]
    return tuple(name for name in names if name not in marked[1:])


def take_ships(view: View, seat: Seat, names: Sequence[str], bounds: tuple[int, int]) -> tuple[str, ...]:
    """Ships by name, those that hold no colony first; more than the fewest only as long as nothing is lost by it."""
    left = Counter({place: ships[seat] for place, ships in view.ships})
    planets = dict(view.planets)
    free = list(names)
    taken: list[str] = []
    while len(taken) < bounds[1] and free:
        ship = max(free, key=lambda name: _spare(planets, seat, name.rpartition(".")[0], left))
        place = ship.rpartition(".")[0]
        if _spare(planets, seat, place, left) <= 0 and len(taken) >= max(1, bounds[0]):
            break
        left[place] -= 1
        free.remove(ship)
        taken.append(ship)
    return tuple(name for name in names if name in taken)


def _spare(planets: Mapping[str, Planet], seat: Seat, place: str, left: Counter[str]) -> int:
    """How easily a place spares a ship; 0 and less where a colony would be lost, or would be too weak."""
    known = planets.get(place)
    if known is None:
        return 50 if place == REGROUPED else 20
    if known.system == seat:
        return left[place] - 1
    return left[place] - KEPT if left[place] > 1 else -20
