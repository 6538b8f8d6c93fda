"""IP-69 to IP-72: what a character needs on a planet, and which gear covers it."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import covers, ranked
from games.interstellar_pig.extension.hooks import Being, Needs
from games.interstellar_pig.state.places import on_surface, planet_of
from games.interstellar_pig.state.state import Need, Planet, Player, State
from porc_royal.cards import title_of
from porc_royal.facts import Listing, Named, Saying, Seat

HAND: Final = 6
"""The most cards a hand may hold (IP-52, R-41)."""


def needs(player: Player, planet: Planet) -> Needs:
    """IP-69, IP-71: temperature, atmosphere and terrain that this player's character cannot bear there."""
    character = player.character
    if character is None:
        return ()
    favoured = (character.temperature, character.atmosphere, *player.favours)
    found: list[Need] = [value for value in (planet.temperature, planet.atmosphere) if value not in favoured]
    if planet.terrain != "plain":
        found.append(planet.terrain)
    return hooks.needs.of(tuple(found), Being(character))


def missing(wanted: Needs, cards: Iterable[str]) -> Needs:
    """The needs that none of these cards covers."""
    covered = [need for card in cards for need in covers(card)]
    return tuple(need for need in wanted if need not in covered)


def gear_sets(wanted: Needs, hand: Sequence[str]) -> list[tuple[str, ...]]:
    """R-33: one card for each need, the lowest card id first; [] when a need cannot be covered.

    A card covers one need of a planet at most, so that needs take a card each (R-35).
    """
    choices = []
    for need in wanted:
        titles: dict[str, str] = {}
        for card in ranked(hand):
            if need in covers(card):
                titles.setdefault(title_of(card), card)
        choices.append(tuple(titles.values()))
    return list(product(*choices))


def eligible(wanted: Needs, hand: Sequence[str]) -> list[str]:
    """R-33: the cards among which the player says what to show; [] where there is but one way to cover the needs."""
    if len(gear_sets(wanted, hand)) < 2:
        return []
    return [card for card in ranked(hand) if any(need in covers(card) for need in wanted)]


def needs_at(state: State, seat: Seat, planet: str) -> Needs:
    """What a seat's character needs gear for on a planet of the map."""
    return needs(state.player(seat), state.planets[planet])


def livable(state: State, seat: Seat, planet: str) -> bool:
    """IP-69, IP-70: whether a seat can survive on a planet with the gear in its hand."""
    return not missing(needs_at(state, seat, planet), state.player(seat).hand)


def proposed(state: State, seat: Seat, planet: str) -> tuple[str, ...]:
    """The gear that is shown when the player names none."""
    sets = gear_sets(needs_at(state, seat, planet), state.player(seat).hand)
    return sets[0] if sets else ()


def refused_show(wanted: Needs, shown: Sequence[str]) -> Saying | None:
    """R-33: one card for each need, when any is named; None if that is so."""
    lacking = missing(wanted, shown)
    if not shown or (not lacking and len(shown) == len(wanted)):
        return None
    return Saying(facts.NOT_COVERED, {"needs": named_needs(wanted)})


def here(state: State, seat: Seat) -> Needs:
    """What keeps a pawn alive where it stands: nothing in Space (R-34, R-98)."""
    place = state.player(seat).place
    return needs_at(state, seat, planet_of(place)) if on_surface(place) else ()


def refused_hand(wanted: Needs, hand: Sequence[str]) -> Saying | None:
    """R-34: a hand that must keep its owner alive; None if it does."""
    lacking = missing(wanted, hand)
    return Saying(facts.NEEDED_HERE, {"needs": named_needs(lacking)}) if lacking else None


def named_needs(wanted: Needs) -> Listing:
    """Needs as they are spoken of."""
    return Listing(tuple(Named("need", need) for need in wanted))
