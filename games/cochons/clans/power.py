"""Whether a clan's power may be used: the option is on, it is not the first turn, it has not been used yet (O-9).

A power that asks nothing (P-1, P-3) is `held`; one that is used once a turn is `usable`, and `use` marks it used
until the end of the turn. Which clan a seat plays and what it has used are known to all, so an option may depend on
them.
"""

from games.cochons.state import State
from games.table.facts import Seat


def held(state: State, seat: Seat, clan: str) -> bool:
    """Whether this seat has the powers of `clan` now: never on the first turn (R-119)."""
    return (
        seat >= 0
        and state.complete
        and state.options.clan_powers
        and state.turn > 1
        and state.player(seat).clan == clan
    )


def usable(state: State, seat: Seat, clan: str, name: str) -> bool:
    """Whether this seat may use the power `name` of `clan`: once a turn each (O-9, R-129)."""
    return held(state, seat, clan) and name not in state.player(seat).used


def use(state: State, seat: Seat, name: str) -> None:
    """Mark a power used; the end of the turn clears it."""
    state.player(seat).used.append(name)
