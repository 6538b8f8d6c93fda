"""Which powers are in play, and how they are announced and answered: what this game tells `porc_royal/powers.py`.

A power is an alien's ("human") or a flare in effect ("human.super"), which was announced when it was played.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from games.cosmic import facts
from games.cosmic.extension import zaps
from games.cosmic.extension.intents import take_intent
from games.cosmic.extension.situations import Now
from games.cosmic.extension.zaps import Deed, follow_up, has_power, is_carried_out
from games.cosmic.questions.moments import describe_moment
from games.cosmic.questions.script import ask
from games.cosmic.state.roles import Situation, has_flare, list_seats
from games.cosmic.state.state import State
from porc_royal.additions import Place
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Named, Seat, Who
from porc_royal.powers import Announced, InPlay, Moment
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

OWNERS_ASK: Final[Place[str]] = Place(
    'uses whose script asks its owner itself whether and how ("trader:swap")'
)
BY_ORDER: Final[Place[str]] = Place(
    "uses that are made unasked, unless their owner has ordered otherwise (BOT-2)"
)
CLAUSES: Final[Place[str]] = Place('what a sheet says without "use this power": neither announced nor zapped')
CONTINUING: Final[Place[str]] = Place(
    "what goes on with a use that was announced in this encounter: not told again"
)


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A use of a power that has just been cancelled."""

    state: State
    use: Announced


@runtime_checkable
class HasSeat(Protocol):
    """A situation that is about one seat: whose ships are lost, who draws."""

    @property
    def seat(self) -> Seat:
        """Which."""


class Powers:
    """The powers in play at a table of this game."""

    def list_seats(self, situation: Situation) -> Sequence[Seat]:
        """CE-24."""
        return list_seats(situation.state)

    def list_powers(self, situation: Situation, seat: Seat) -> Sequence[str]:
        """The aliens of a seat, and its flares in effect (CE-R14: super by any alien that it has now)."""
        state = situation.state
        powers = state.player(seat).powers
        if state.encounter is None or not state.encounter.flares:
            return powers
        return [*powers, *[one.power for one in state.encounter.flares if one.seat == seat]]

    def owns(self, situation: Situation, seat: Seat, power: str) -> bool:
        """CE-23: whether a seat has the power, and it works; a flare, whether it is in effect."""
        if "." in power:
            return has_flare(situation.state, seat, power)
        return has_power(situation.state, seat, power)

    def may_use(self, situation: Situation, use: Announced) -> bool:
        """CE-R6: not when it has been cancelled in this encounter, but for what answers just that."""
        if (
            situation.state.encounter is None
            or isinstance(situation, Cancelled)
            or is_clause(situation.state, use)
        ):
            return True
        now = situation.state.now
        used = use.once and name_use(use) in now.announced
        return not used and use.power not in now.zapped

    async def wants(self, situation: Situation, use: Announced) -> bool:
        """CE-25: an optional power is used if its owner says so; that there is such a power all can see."""
        if "." in use.power or f"{use.power}:{use.use}" in situation.state.assembly[OWNERS_ASK]:
            return True
        if f"{use.power}:{use.use}" in situation.state.assembly[BY_ORDER]:
            return use.power not in situation.state.player(use.seat).policy.idle
        said = take_intent(situation.state, use.seat, use.power)
        if said is not None:
            return said
        options = {PASS: Option(), facts.USE: Option()}
        args: dict[str, Arg] = {"alien": name_alien(use.power)}
        key = facts.ASK_POWER
        if isinstance(situation, HasSeat) and situation.seat != use.seat:
            key, args["who"] = facts.ASK_POWER_ON, Who(situation.seat)
        about = describe_moment(situation.state)
        question = Ask(use.seat, key, "CE-25", options, Reply(PASS), args, about=about)
        return (await ask(situation.state, question)).option == facts.USE

    @not_a_rule
    async def announce(self, situation: Situation, use: Announced) -> bool:
        """CE-134, CE-135: tell each use of a power; if a zap stands it is off for the rest of the encounter."""
        state = situation.state
        quiet = "." in use.power or state.encounter is None or isinstance(situation, Cancelled)
        if quiet or is_clause(state, use) or (use.lasts and name_use(use) in state.now.announced):
            return True
        if not is_continued(state, use):
            await tell(facts.USES, who=Who(use.seat), alien=name_alien(use.power))
        deed = Deed(state, use.seat, zaps.POWER, use.power)
        stands = await is_carried_out(deed)
        if stands:
            state.now.announced.append(name_use(use))
        else:
            await cancel(state, use)
        await follow_up(deed)
        return stands


@not_a_rule
async def cancel(state: State, use: Announced) -> None:
    """CE-134, CE-R6: a use is cancelled, and the power is off for the rest of the encounter, whoever has it."""
    state.now.zapped.append(use.power)
    await tell(facts.ZAPPED, who=Who(use.seat), alien=name_alien(use.power))
    await cancelled.run(Cancelled(state, use))


def is_clause(state: State, use: Announced) -> bool:
    """Whether this is no use of the power, but what its sheet says besides."""
    return f"{use.power}:{use.use}" in state.assembly[CLAUSES]


def is_continued(state: State, use: Announced) -> bool:
    """Whether all have been told in this encounter already what this goes on with."""
    before = f"{use.seat}:{use.power}:"
    told = any(one.startswith(before) for one in state.now.announced)
    return told and f"{use.power}:{use.use}" in state.assembly[CONTINUING]


def find_optional(moments: Sequence[Moment[Now]], state: State, seat: Seat) -> str:
    """The one power of a seat of which it is asked at these moments whether it uses it; "" for none, or several."""
    if state.encounter is None or state.encounter.defense is None:
        return ""
    itself = (*state.assembly[OWNERS_ASK], *state.assembly[BY_ORDER])
    powers = [
        use.power
        for moment in moments
        for use in moment.list_due(Now(state), seat)
        if not use.mandatory and use.asks is None and "." not in use.power
        if f"{use.power}:{use.name}" not in itself
    ]
    return powers[0] if powers and powers.count(powers[0]) == len(powers) else ""


def name_use(use: Announced) -> str:
    """A use as the encounter remembers it."""
    return f"{use.seat}:{use.power}:{use.use}"


def name_alien(power: str) -> Named:
    """The alien of a power as it is spoken of."""
    return Named("alien", power.partition(".")[0].replace("_", "-"))


POWERS: Final = Powers()
IN_PLAY: Final[InPlay[Situation]] = POWERS
cancelled: Final[Moment[Cancelled]] = Moment("a use of a power has been cancelled", POWERS)
