"""IP-69 to IP-72: what a character needs on a planet, and which gear covers it."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import list_covered, sort_cards
from games.interstellar_pig.extension.hooks import Being, Needs
from games.interstellar_pig.state.places import find_planet, is_on_surface
from games.interstellar_pig.state.state import Need, Planet, Player, State
from porc_royal.additions import Assembly
from porc_royal.cards import get_title
from porc_royal.facts import Listing, Named, Saying, Seat

HAND: Final = 6
"""The most cards a hand may hold (IP-52, R-41)."""


def find_needs(assembly: Assembly, player: Player, planet: Planet) -> Needs:
    """IP-69, IP-71: temperature, atmosphere and terrain that this player's character cannot bear there."""
    character = player.character
    if character is None:
        return ()
    favoured = (character.temperature, character.atmosphere, *player.favours)
    found: list[Need] = [value for value in (planet.temperature, planet.atmosphere) if value not in favoured]
    if planet.terrain != "plain":
        found.append(planet.terrain)
    return hooks.needs.of(tuple(found), Being(character, assembly))


def list_missing(wanted: Needs, cards: Iterable[str]) -> Needs:
    """The needs that none of these cards covers."""
    covered = [need for card in cards for need in list_covered(card)]
    return tuple(need for need in wanted if need not in covered)


def list_gear_sets(wanted: Needs, hand: Sequence[str]) -> list[tuple[str, ...]]:
    """R-33: one card for each need, the lowest card id first; [] when a need cannot be covered.

    A card covers one need of a planet at most, so that needs take a card each (R-35).
    """
    choices = []
    for need in wanted:
        titles: dict[str, str] = {}
        for card in sort_cards(hand):
            if need in list_covered(card):
                titles.setdefault(get_title(card), card)
        choices.append(tuple(titles.values()))
    return list(product(*choices))


def list_eligible(wanted: Needs, hand: Sequence[str]) -> list[str]:
    """R-33: the cards among which the player says what to show; [] where there is but one way to cover the needs."""
    if len(list_gear_sets(wanted, hand)) < 2:
        return []
    return [card for card in sort_cards(hand) if any(need in list_covered(card) for need in wanted)]


def find_needs_at(state: State, seat: Seat, planet: str) -> Needs:
    """What a seat's character needs gear for on a planet of the map."""
    return find_needs(state.assembly, state.player(seat), state.planets[planet])


def is_livable(state: State, seat: Seat, planet: str) -> bool:
    """IP-69, IP-70: whether a seat can survive on a planet with the gear in its hand."""
    return not list_missing(find_needs_at(state, seat, planet), state.player(seat).hand)


def propose_gear(state: State, seat: Seat, planet: str) -> tuple[str, ...]:
    """The gear that is shown when the player names none."""
    sets = list_gear_sets(find_needs_at(state, seat, planet), state.player(seat).hand)
    return sets[0] if sets else ()


def refuse_show(wanted: Needs, shown: Sequence[str]) -> Saying | None:
    """R-33: one card for each need, when any is named; None if that is so."""
    lacking = list_missing(wanted, shown)
    if not shown or (not lacking and len(shown) == len(wanted)):
        return None
    return Saying(facts.NOT_COVERED, {"needs": name_needs(wanted)})


def find_needs_here(state: State, seat: Seat) -> Needs:
    """What keeps a pawn alive where it stands: nothing in Space (R-34, R-98)."""
    place = state.player(seat).place
    return find_needs_at(state, seat, find_planet(place)) if is_on_surface(place) else ()


def refuse_hand(wanted: Needs, hand: Sequence[str]) -> Saying | None:
    """R-34: a hand that must keep its owner alive; None if it does."""
    lacking = list_missing(wanted, hand)
    return Saying(facts.NEEDED_HERE, {"needs": name_needs(lacking)}) if lacking else None


def name_needs(wanted: Needs) -> Listing:
    """Needs as they are spoken of."""
    return Listing(tuple(Named("need", need) for need in wanted))
