"""What the powers of the clans share: whether one may be used, and that it is used once a turn (O-9).

A power that asks nothing (P-1, P-3) is `held`; one that is used once a turn is `usable`, and `use` marks it used
until the end of the turn. Which clan a seat plays and what it has used are known to all, so an option may depend on
them: one that is used as a move is `offered` to whoever may use it, and to nobody else.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from games.cochons.declaring import Situation
from games.cochons.hooks import Anytime, CardlessMove, Moment
from games.cochons.planning import nameable
from games.cochons.state import State
from games.table.asks import Field, Option, Reply
from games.table.declaring import Effect, Legal
from games.table.facts import Arg, Seat, Who
from games.table.hooks import Value
from games.table.moves import Move, Moves
from games.table.script import tell

M = TypeVar("M", bound=Situation)


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


@dataclass(frozen=True, slots=True)
class Power(Generic[M]):
    """A power that is used as a move.

    name    what the state notes when it is used
    option  what the move is called among the options of a question
    here    where it may be used
    fields  what is named; the power can be used when the first of them can be
    told    what is told of it first, with `who`; "" where its effect tells it
    label   what its option is called, where the question has no words of its own for it
    legal   one more check
    """

    clan: str
    name: str
    option: str
    here: Callable[[M], bool]
    fields: Callable[[M], Mapping[str, Field]] = lambda _moment: {}
    told: str = ""
    label: Arg | None = None
    legal: Legal[M] = lambda _moment, _reply: None


def offered(hook: Value[Moves, M], power: Power[M], *, rank: int = 0) -> Callable[[Effect[M]], Effect[M]]:
    """Offer a power on a hook; the decorated function is its effect, once it has been marked used."""

    def register(effect: Effect[M]) -> Effect[M]:
        async def play(moment: M, reply: Reply) -> None:
            use(moment.state, moment.seat, power.name)
            if power.told:
                await tell(power.told, who=Who(moment.seat))
            await effect(moment, reply)

        def offer(moves: Moves, moment: M) -> Moves:
            if not usable(moment.state, moment.seat, power.clan, power.name) or not power.here(moment):
                return moves
            option = Option(power.fields(moment), power.label)
            kind = CardlessMove if nameable(option) else Move
            return {**moves, power.option: kind(option, partial(play, moment), partial(power.legal, moment))}

        hook.add(rank)(offer)
        return effect

    return register


def in_own_turn(moment: Moment) -> bool:
    """In one's own turn of 2B, for powers that take the place of nothing."""
    return moment.sequence == "2B" and not moment.gap


def anywhere(moment: Anytime) -> bool:
    """At any moment."""
    return True
