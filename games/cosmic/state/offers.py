"""What is offered in a deal (CE-111), as plain data: the two who deal see it, nobody else."""

import msgspec

from porc_royal.facts import Seat


class Gift(msgspec.Struct, frozen=True):
    """What one gives: cards by name, one of each type, a number at random, a colony or two for so many ships."""

    cards: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    random: int = 0
    planet: str = ""
    ships: int = 1
    second: str = ""
    second_ships: int = 1

    @property
    def colonies(self) -> tuple[tuple[str, int], ...]:
        """The planets on which a colony is granted, and the ships for each."""
        granted = ((self.planet, self.ships), (self.second, self.second_ships))
        return tuple((planet, ships) for planet, ships in granted if planet)

    @property
    def number(self) -> int:
        """How many cards."""
        return len(self.cards) + len(self.types) + self.random


class Terms(msgspec.Struct, frozen=True):
    """An offer: what `one`, who makes it, gives, and what it wants of `other`."""

    one: Seat
    other: Seat
    gives: Gift
    takes: Gift

    @property
    def is_empty(self) -> bool:
        """CE-112: whether neither a card nor a colony would change hands."""
        return not any(gift.number or gift.colonies for gift in (self.gives, self.takes))

    @property
    def gifts(self) -> tuple[tuple[Seat, Seat, Gift], ...]:
        """Who gives whom what."""
        return ((self.one, self.other, self.gives), (self.other, self.one, self.takes))
