"""Which clan powers are in play, and how they are announced: what this game tells `porc_royal/powers.py` (O-9).

Which clan a seat plays and what it has used are known to all. Nothing in this game answers a power: one that is
announced takes effect.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

from games.cochons.state.state import State
from porc_royal.additions import Assembly, Place, Table
from porc_royal.facts import Seat, Who
from porc_royal.powers import Announced, InPlay
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

POWERS_OF: Final = Place[tuple[str, str]]("the powers of the clans: of which clan, and its name")
TOLD: Final = Table[str]("what is told of a power that is used, with `who`; of others their effect tells")
REMEMBERED: Final = 128
"""So many clans of rulebooks are remembered with their powers."""


@lru_cache(maxsize=REMEMBERED)
def list_powers_of(assembly: Assembly, clan: str) -> tuple[str, ...]:
    """The powers of a clan, by their names."""
    return tuple(power for owner, power in assembly[POWERS_OF] if owner == clan)


class Situation(Protocol):
    """Whatever a power of a clan acts on."""

    @property
    def state(self) -> State:
        """The table."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Whose powers may act on it, in the order in which they do."""


class Powers:
    """The powers in play at a table of this game."""

    def list_seats(self, situation: Situation) -> Sequence[Seat]:
        """Whoever the situation is about: the one who is asked, both sides of a fight, or all in play order."""
        return situation.seats

    def list_powers(self, situation: Situation, seat: Seat) -> Sequence[str]:
        """O-9, R-119, X-30: those of the seat's clan, from the second turn on; Extra-Cochons have none."""
        state = situation.state
        if seat < 0 or state.turn < 2 or not (state.complete and state.options.clan_powers):
            return ()
        return list_powers_of(state.assembly, state.player(seat).clan)

    def owns(self, situation: Situation, seat: Seat, power: str) -> bool:
        """Whether the seat has the power, which works then."""
        return power in self.list_powers(situation, seat)

    def may_use(self, situation: Situation, use: Announced) -> bool:
        """R-129: once a turn each, but for what a power always does."""
        return not use.once or use.power not in situation.state.player(use.seat).used

    async def wants(self, situation: Situation, use: Announced) -> bool:
        """A power of a clan that is optional asks a question of its own, or is a move. Raises LookupError."""
        raise LookupError(use)

    @not_a_rule
    async def announce(self, situation: Situation, use: Announced) -> bool:
        """Mark a power used until the end of the turn, and tell it."""
        if use.once:
            situation.state.player(use.seat).used.append(use.power)
            told = situation.state.assembly.table(TOLD)
            if use.power in told:
                await tell(told[use.power], who=Who(use.seat))
        return True


POWERS: Final = Powers()
IN_PLAY: Final[InPlay[Situation]] = POWERS
