"""CE-111, CE-112: what may be agreed in a deal, whether both can deliver it, and how it is carried out.

Cards are named by whoever gives them, or wanted by their type, or a number at random; each may grant one colony where
it has one itself, to a number of ships of the other that are not in the warp.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Arrival, Now
from games.cosmic.questions.choices import ask_cards, ask_ships_each
from games.cosmic.rules.hands import hand_over, pick_random
from games.cosmic.rules.losses import found_together, list_places
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind, list_types, name_all_cards
from games.cosmic.state.offers import Gift, Terms
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count, find_colonies, move
from games.cosmic.state.state import BESIDE, State
from porc_royal.asks import Field, Number, Pick, Reply, Several
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule


def offer_fields(state: State, seat: Seat, other: Seat) -> dict[str, Field]:
    """What an offer is made of, from what its maker may know; CD-R15: a second colony where a card allows it."""
    second: dict[str, Field] = {}
    theirs, mine = (Number((1, max(1, count_movable(state, one))), optional=True) for one in (other, seat))
    if hooks.deal_colonies.of(1, Now(state)) > 1:
        second = {
            facts.GIVE_SECOND: Pick("planet", tuple(list_grantable(state, seat, other)), optional=True),
            facts.GIVE_SECOND_SHIPS: theirs,
            facts.TAKE_SECOND: Pick("planet", tuple(list_grantable(state, other, seat)), optional=True),
            facts.TAKE_SECOND_SHIPS: mine,
        }
    return {
        facts.GIVE_CARDS: Several("card", tuple(state.player(seat).hand), optional=True),
        facts.GIVE_RANDOM: Number((0, len(state.player(seat).hand)), optional=True),
        facts.GIVE_PLANET: Pick("planet", tuple(list_grantable(state, seat, other)), optional=True),
        facts.GIVE_SHIPS: theirs,
        facts.TAKE_KINDS: Several(
            "card-type", list_types(state.assembly, state.options, len(state.players)), optional=True
        ),
        facts.TAKE_RANDOM: Number((0, len(state.player(other).hand)), optional=True),
        facts.TAKE_PLANET: Pick("planet", tuple(list_grantable(state, other, seat)), optional=True),
        facts.TAKE_SHIPS: mine,
        **second,
    }


def count_movable(state: State, seat: Seat) -> int:
    """CE-111: the ships of a seat that may found a colony: all that are in play, but not in the warp."""
    return sum(count(state, seat, place) for place in list_places(state, seat))


def list_grantable(state: State, giver: Seat, taker: Seat) -> list[str]:
    """CE-111: planets where the giver has a colony, and the taker none."""
    return [planet for planet in find_colonies(state, giver) if not count(state, taker, planet)]


def read_terms(reply: Reply, seat: Seat, other: Seat) -> Terms:
    """An offer as it was filled in."""
    gives = Gift(
        cards=reply.many(facts.GIVE_CARDS),
        random=reply.number(facts.GIVE_RANDOM),
        planet=reply.text(facts.GIVE_PLANET),
        ships=reply.number(facts.GIVE_SHIPS) or 1,
        second=reply.text(facts.GIVE_SECOND),
        second_ships=reply.number(facts.GIVE_SECOND_SHIPS) or 1,
    )
    takes = Gift(
        types=reply.many(facts.TAKE_KINDS),
        random=reply.number(facts.TAKE_RANDOM),
        planet=reply.text(facts.TAKE_PLANET),
        ships=reply.number(facts.TAKE_SHIPS) or 1,
        second=reply.text(facts.TAKE_SECOND),
        second_ships=reply.number(facts.TAKE_SECOND_SHIPS) or 1,
    )
    return Terms(seat, other, gives, takes)


def list_missing(state: State, terms: Terms) -> list[Seat]:
    """CE-112: who could not deliver what the terms want of them, ships for a colony included."""
    missing: list[Seat] = []
    for giver, taker, gift in terms.gifts:
        hand = state.player(giver).hand
        held = [find_kind(card).type for card in hand]
        if gift.number > len(hand) or any(card not in hand for card in gift.cards):
            missing.append(giver)
        if any(kind not in held for kind in gift.types):
            missing.append(giver)
        planets = [planet for planet, _ in gift.colonies]
        grantable = list_grantable(state, giver, taker)
        if any(planet not in grantable for planet in planets) or len(planets) > len(dict.fromkeys(planets)):
            missing.append(giver)
        if count_movable(state, taker) < sum(dict(gift.colonies).values()):
            missing.append(taker)
    return missing


@not_a_rule
async def tell_offer(terms: Terms) -> None:
    """CE-110: that an offer is made all can see, its terms the two of them."""
    await tell(facts.OFFERS, who=Who(terms.one), other=Who(terms.other))
    for key, args in list_parts(terms):
        await whisper((terms.one, terms.other), key, **args)


def describe_offer(terms: Terms) -> tuple[Saying, ...]:
    """CE-110: an offer as whoever is to answer it reads it."""
    parts = (Saying(key, args) for key, args in list_parts(terms))
    return (Saying(facts.STANDS, {"who": Who(terms.one)}), *parts)


@not_a_rule
async def tell_agreed(terms: Terms) -> None:
    """CE-111: what was agreed is public."""
    await tell(facts.AGREES, who=Who(terms.other), other=Who(terms.one))
    for key, args in list_parts(terms):
        await tell(key, reveals=True, **args)


def list_parts(terms: Terms) -> list[tuple[str, dict[str, Arg]]]:
    """The terms part by part, as they are told."""
    parts: list[tuple[str, dict[str, Arg]]] = []
    for giver, taker, gift in terms.gifts:
        both: dict[str, Arg] = {"who": Who(giver), "other": Who(taker)}
        if gift.cards:
            parts.append((facts.OFFERS_CARDS, {**both, "cards": name_all_cards(gift.cards)}))
        if gift.types:
            types = Listing(tuple(Named("card-type", kind) for kind in gift.types))
            parts.append((facts.OFFERS_TYPES, {**both, "types": types}))
        if gift.random:
            parts.append((facts.OFFERS_RANDOM, {**both, "number": gift.random}))
        for name, ships in gift.colonies:
            planet = facts.name_planet(name)
            parts.append((facts.OFFERS_COLONY, {**both, "planet": planet, "number": ships}))
    return parts


@dataclass(slots=True)
class _Delivery:
    """What one of them is about to hand over."""

    giver: Seat
    taker: Seat
    cards: list[str] = field(default_factory=list)


@not_a_rule
async def carry_out(state: State, terms: Terms) -> None:
    """CE-111: all cards are chosen before any changes hands; then colonies are founded, in one step."""
    deliveries = [await _gather(state, giver, taker, gift) for giver, taker, gift in terms.gifts]
    for one in deliveries:
        await hand_over(state, one.giver, one.taker, one.cards, how="given")
    moved = await send_founders(state, terms)
    await found_together(state, [(taker, {BESIDE: number}, planet) for taker, planet, number in moved])
    await look_around(state)
    for taker, planet, _ in sorted(moved, key=lambda one: list_seats(state).index(one[0])):
        await hooks.arrived.open(Arrival(state, taker, planet))


@not_a_rule
async def send_founders(state: State, terms: Terms) -> list[tuple[Seat, str, int]]:
    """CE-111: both say at once which ships found their colonies: who, which, and how many."""
    granted = {taker: list(gift.colonies) for _, taker, gift in terms.gifts}
    moved: list[tuple[Seat, str, int]] = []
    while any(granted.values()):
        founding = {taker: colonies.pop(0) for taker, colonies in granted.items() if colonies}
        ships = await ask_ships_each(
            state,
            {taker: number for taker, (_, number) in founding.items()},
            facts.FOUND,
            "CE-111",
            lambda seat: [place for place in list_places(state, seat) if place != BESIDE],
            partial(_say_founders, dict(founding)),
        )
        for taker, (planet, _) in founding.items():
            for place, leaving in ships[taker].items():
                move(state, taker, place, BESIDE, leaving)
            moved.append((taker, planet, sum(ships[taker].values())))
    return moved


def _say_founders(founding: Mapping[Seat, tuple[str, int]], seat: Seat, number: int) -> Saying:
    """So many have been agreed on, for that planet."""
    return Saying(facts.FOUNDERS, {"planet": facts.name_planet(founding[seat][0]), "number": number})


@not_a_rule
async def _gather(state: State, giver: Seat, taker: Seat, gift: Gift) -> _Delivery:
    cards = list(gift.cards)
    for kind in gift.types:
        left = [
            card for card in state.player(giver).hand if find_kind(card).type == kind and card not in cards
        ]
        given = await ask_cards(state, giver, facts.GIVE, "CE-111", left, (1, 1))
        cards += given
    left = [card for card in state.player(giver).hand if card not in cards]
    blind = await pick_random(state, taker, left, gift.random)
    return _Delivery(giver, taker, [*cards, *blind])
