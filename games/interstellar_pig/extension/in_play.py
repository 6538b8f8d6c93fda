"""Which abilities are in play: what this game tells `porc_royal/powers.py` (IP-15 to IP-20).

An ability belongs to a character, whoever plays it: it always works, it is never asked about, and nothing is shown or
told of it (R-36), so that nothing can answer it.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from games.interstellar_pig.state.state import Character
from porc_royal.facts import Seat
from porc_royal.powers import Announced, InPlay
from porc_royal.traces import not_a_rule

WHOEVER: Final = Seat(-2)
"""Stands for the player of a character where it makes no difference who that is: five of the eight have none."""


class Situation(Protocol):
    """Whatever an ability acts on."""

    @property
    def character(self) -> Character | None:
        """Whose abilities may act on it; None for whoever is no player."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays that character."""


class Abilities:
    """The abilities in play at a table of this game."""

    def list_seats(self, situation: Situation) -> Sequence[Seat]:
        """The one whom the situation is about."""
        return situation.seats

    def list_powers(self, situation: Situation, seat: Seat) -> Sequence[str]:
        """What the character was given by its dice."""
        character = situation.character
        return () if character is None else character.abilities

    def owns(self, situation: Situation, seat: Seat, power: str) -> bool:
        """Whether the character has the ability."""
        character = situation.character
        return character is not None and power in character.abilities

    def may_use(self, situation: Situation, use: Announced) -> bool:
        """Nothing uses an ability up."""
        return True

    async def wants(self, situation: Situation, use: Announced) -> bool:
        """No ability is left to its owner. Raises LookupError."""
        raise LookupError(use)

    @not_a_rule
    async def announce(self, situation: Situation, use: Announced) -> bool:
        """R-36: without a word."""
        return True


ABILITIES: Final = Abilities()
IN_PLAY: Final[InPlay[Situation]] = ABILITIES


def is_anyone(at: Situation, seat: Seat) -> bool:
    """Whoever has the ability, whenever it is looked at."""
    return True
