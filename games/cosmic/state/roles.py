"""Who somebody is in an encounter, from what all can see: what a use of a power or a card asks of its owner.

Each takes a situation and a seat. `either` joins several; `with_flare` lets a role count while a flare is in effect.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from games.cosmic.state.state import Encounter, Side, Stance, State
from porc_royal.facts import Seat


class Situation(Protocol):
    """Whatever a power acts on."""

    @property
    def state(self) -> State:
        """The game."""


class OfSeat(Situation, Protocol):
    """A situation that is about one seat: who draws, whose compensation it is."""

    @property
    def seat(self) -> Seat:
        """Which."""


Role: TypeAlias = Callable[[Situation, Seat], bool]


def is_on(state: State) -> bool:
    """Whether an encounter is on, and nothing else goes on in between."""
    return state.encounter is not None and not state.encounter.suspended


def is_offense(at: Situation, seat: Seat) -> bool:
    """The offense."""
    return is_on(at.state) and at.state.offense == seat


def is_defense(at: Situation, seat: Seat) -> bool:
    """The defense."""
    now = at.state.encounter
    return is_on(at.state) and now is not None and now.defense is not None and now.defense.seat == seat


def is_main(at: Situation, seat: Seat) -> bool:
    """A main player."""
    return is_offense(at, seat) or is_defense(at, seat)


def is_ally(at: Situation, seat: Seat) -> bool:
    """An ally of either side."""
    return is_on(at.state) and any(seat in side.allies for side in list_sides(at.state))


def is_involved(at: Situation, seat: Seat) -> bool:
    """A main player or an ally."""
    return is_main(at, seat) or is_ally(at, seat)


def is_bystander(at: Situation, seat: Seat) -> bool:
    """Not a main player."""
    return not is_main(at, seat)


def has_cards(at: Situation, seat: Seat) -> bool:
    """Anybody with cards in hand; how many all can see."""
    return bool(at.state.player(seat).hand)


def is_anyone(at: Situation, seat: Seat) -> bool:
    """Anybody."""
    return True


def is_own(at: OfSeat, seat: Seat) -> bool:
    """What is about this very seat."""
    return at.seat == seat


def either(*roles: Role) -> Role:
    """One of several roles."""
    return lambda at, seat: any(role(at, seat) for role in roles)


def both(*roles: Role) -> Role:
    """All of several roles at once."""
    return lambda at, seat: all(role(at, seat) for role in roles)


def has_mark(name: str) -> Role:
    """Anybody, while an alien has made this note in the encounter."""
    return lambda at, seat: at.state.encounter is not None and bool(at.state.now.marks.get(name))


def with_flare(power: str, role: Role) -> Role:
    """A role that counts only while one's own flare is in effect ("human.super")."""
    return lambda at, seat: role(at, seat) and has_flare(at.state, seat, power)


def has_flare(state: State, seat: Seat, power: str) -> bool:
    """Whether a seat's flare is in effect."""
    now = state.encounter
    return now is not None and any(one.seat == seat and one.power == power for one in now.flares)


def list_sides(state: State) -> list[Side]:
    """The sides of the encounter, the offense first; () before it is known."""
    now = state.encounter
    if now is None:
        return []
    return [now.offense] if now.defense is None else [now.offense, now.defense]


def list_dealers(state: State) -> list[Side]:
    """CC-3: the sides of the encounter, and a third who deals with both."""
    third = None if state.encounter is None else state.now.third
    return [*list_sides(state), *([] if third is None else [third])]


def find_side(state: State, seat: Seat) -> Side | None:
    """The side on which a seat is, as a main player or an ally."""
    return next((one for one in list_sides(state) if seat == one.seat or seat in one.allies), None)


def is_beside(state: State, seat: Seat, other: Seat) -> bool:
    """Whether two seats stand on the same side of the encounter."""
    side = find_side(state, seat)
    return side is not None and side is find_side(state, other)


def find_stance(state: State, side: Side) -> Stance:
    """Which side this is."""
    return "offense" if side is state.now.offense else "defense"


def find_opponent(now: Encounter, side: Side) -> Side:
    """The other side. Raises LookupError before there is one."""
    if now.defense is None:
        raise LookupError("no defense yet")
    return now.defense if side is now.offense else now.offense


def list_others(state: State, seat: Seat) -> list[Seat]:
    """All but one seat, in the order in which they act."""
    return [one for one in list_seats(state) if one != seat]


def list_seats(state: State) -> list[Seat]:
    """CE-24: offense, defense, then clockwise from the offense's left."""
    now, number = state.encounter, len(state.players)
    seats = [] if now is None else [now.offense.seat]
    if now is not None and now.defense is not None and now.defense.seat not in seats:
        seats.append(now.defense.seat)
    table = [Seat((state.offense + step) % number) for step in range(number)]
    return seats + [seat for seat in table if seat not in seats]
