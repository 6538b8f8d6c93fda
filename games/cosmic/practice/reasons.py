"""Why a move is worth what it is, as menus say it: what weighs most first, from the seat's own view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.odds import NONE, count_lacking, count_value, is_lower, would_gain_colony
from games.cosmic.rules.worth import HIGHEST
from games.cosmic.state.catalogue import name_card
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

WINS: Final = ADDS.keys.line("worth-wins")
HANDS: Final = ADDS.keys.line("worth-hands", "who", "number")
HANDS_IF: Final = ADDS.keys.line("worth-hands-if", "who", "number")
COLONY: Final = ADDS.keys.line("worth-colony", "have", "need")
CHANCE: Final = ADDS.keys.line("worth-chance", "percent")
SHOW: Final = ADDS.keys.line("worth-show", "number")
SHOW_LESS: Final = ADDS.keys.line("worth-show-less", "number")
SHOW_AGAINST: Final = ADDS.keys.line("worth-show-against", "card", "number")
BEATS_ALL: Final = ADDS.keys.line("worth-beats-all")
BEATS_NONE: Final = ADDS.keys.line("worth-beats-none")
BEATS_SHOWN: Final = ADDS.keys.line("worth-beats-shown")
LOSES_SHOWN: Final = ADDS.keys.line("worth-loses-shown")
AHEAD: Final = ADDS.keys.line("worth-ahead")
BEHIND: Final = ADDS.keys.line("worth-behind")
FROM: Final = ADDS.keys.line("worth-from", "places")
EMPTIES: Final = ADDS.keys.line("worth-empties", "places")
STAYS_OUT: Final = ADDS.keys.line("worth-stays-out", "who")
OTHER_DECKS: Final = ADDS.keys.line("worth-other-decks", "number")


def would_win(view: View, seat: Seat, planet: str) -> bool:
    """Whether landing there is the last foreign colony that a seat needs."""
    return count_lacking(view, seat) <= 1 and would_gain_colony(view, seat, planet)


def explain_landing(view: View, seat: Seat, planet: str) -> Iterator[Saying]:
    """CE-22: what landing on a planet brings a seat: the game, or a foreign colony more."""
    if would_win(view, seat, planet):
        yield Saying(WINS)
    elif would_gain_colony(view, seat, planet) and view.colonies_win:
        yield Saying(COLONY, {"have": len(view.list_foreign(seat)) + 1, "need": view.seat(seat).wins})


def explain_gift(winners: Sequence[Seat], *, sure: bool) -> Sequence[Saying]:
    """Whom a move hands the game, for certain or if the offense wins."""
    args: dict[str, Arg] = {"who": Listing(tuple(map(Who, winners))), "number": len(winners)}
    return (Saying(HANDS if sure else HANDS_IF, args),) if winners else ()


def explain_attack(view: View, value: int, margin: int, *, offense: bool, card: str = "") -> Iterator[Saying]:
    """CE-100: what the others would have to show against a card that counts so much; a tie is the defense's."""
    if value == NONE:
        return
    needed = value + margin + (0 if offense else 1)
    if is_lower(view):
        yield Saying(SHOW_LESS, {"number": -needed})
    elif needed > HIGHEST:
        yield Saying(BEATS_ALL)
    elif needed <= 0:
        yield Saying(BEATS_NONE)
    elif card:
        yield Saying(SHOW_AGAINST, {"card": name_card(card), "number": needed})
    else:
        yield Saying(SHOW, {"number": needed})


def explain_chance(chance: float) -> Saying:
    """How often that wins, in steps of five."""
    return Saying(CHANCE, {"percent": 5 * round(20 * chance)})


def explain_ships(view: View, seat: Seat, ships: Sequence[str], *, origins: bool = True) -> Iterator[Saying]:
    """CE-61: which colonies a fleet leaves empty, and where its ships come from."""
    places = _count_ships(ships)
    emptied = _find_emptied(view, seat, places)
    if emptied:
        yield Saying(EMPTIES, {"places": _list_places(view, seat, emptied)})
    if origins and places:
        yield Saying(FROM, {"places": _list_places(view, seat, list(places))})


def list_emptied(view: View, seat: Seat, ships: Sequence[str]) -> list[str]:
    """The planets on which nobody of a seat is left without these ships."""
    return _find_emptied(view, seat, _count_ships(ships))


def _count_ships(ships: Sequence[str]) -> Mapping[str, int]:
    """How many of these ships come from each place. Many fleets are compared for one menu, and a `Counter` is slow."""
    places: dict[str, int] = {}
    for ship in ships:
        place = ship.rpartition(".")[0]
        places[place] = places.get(place, 0) + 1
    return places


def _find_emptied(view: View, seat: Seat, places: Mapping[str, int]) -> list[str]:
    known = dict(view.planets)
    return [place for place, number in places.items() if place in known and view.there(place)[seat] <= number]


def _list_places(view: View, seat: Seat, places: Sequence[str]) -> Arg:
    """One's own home planets by their numbers, as the board has them; all else by name."""
    known = dict(view.planets)
    home = [one for one in places if one in known and one.startswith(f"{seat}-")]
    if len(home) == len(places):
        return ", ".join(one.partition("-")[2] for one in home)
    return Listing(tuple(facts.name_planet(one) if one in known else Named("place", one) for one in places))


def find_best_card(view: View) -> str:
    """The attack in hand that counts most."""
    return max(view.hand, key=count_value, default="")
