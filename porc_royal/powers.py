"""Powers: what a player owns and may use, in any game: whose it is, whether it works now, and how it is answered.

A power declares *uses*. A use names its moment, when it applies (the role of its owner among other things), whether
it is mandatory, and a script; or it is a *change* of a figure that the rules compute, the moves of a seat among them. A
game says who owns which power (`InPlay`): only powers in play act, in the order of the seats, a seat's mandatory uses
before its optional ones, and each by one way:

    wanted (asked of its owner, unless it is mandatory) → announced → perhaps answered → in effect, or not

What is asked is the game's one question, "use it?", or the power's own, where there is more to say (`asks`). Cards that
act on the same figure are nobody's powers: they add themselves to its hook (`Figure.cards`), and come first.

A power may be moved, lent, traded, switched off or cancelled at any time: who owns it is looked up anew before each
use. Nothing here is ranked: what must come first has a moment or a figure of its own.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from porc_royal.additions import Additions, Place, find_assembly
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from porc_royal.hooks import Value
from porc_royal.traces import not_a_rule

C = TypeVar("C")
C_contra = TypeVar("C_contra", contravariant=True)
D = TypeVar("D")
V = TypeVar("V")


class Announced(Struct, frozen=True):
    """What a seat is about to do with a power.

    use    which of the uses of the power, by the name of its function
    once   at most once until the game forgets it (an encounter, a turn)
    lasts  a change of a figure: once it stands it is not announced again until the game forgets it
    """

    seat: Seat
    power: str
    use: str
    mandatory: bool = True
    once: bool = False
    lasts: bool = False


class InPlay(Protocol[C_contra]):
    """What a game knows of the powers in play."""

    def list_seats(self, situation: C_contra) -> Sequence[Seat]:
        """The seats, in the order in which they act."""

    def list_powers(self, situation: C_contra, seat: Seat) -> Collection[str]:
        """The powers that this seat has, whether they work now or not."""

    def owns(self, situation: C_contra, seat: Seat, power: str) -> bool:
        """Whether this seat has the power, and it works now."""

    def may_use(self, situation: C_contra, use: Announced) -> bool:
        """Whether this use has not been used up, and is not cancelled."""

    @not_a_rule
    async def wants(self, situation: C_contra, use: Announced) -> bool:
        """Ask the owner whether an optional use is made."""

    @not_a_rule
    async def announce(self, situation: C_contra, use: Announced) -> bool:
        """Tell the use, let it be answered; whether it takes effect."""


MADE: Final = Reply("use")
"""What stands for the answer of an owner who has not been asked a question of the power's own."""


@dataclass(frozen=True, slots=True)
class Use(Generic[C]):
    """A power acts at a moment; `act` may ask. `asks` is the question of its own, whose answer is handed to it."""

    power: str
    name: str
    applies: Callable[[C, Seat], bool]
    act: Callable[[C, Seat, Reply], Awaitable[None]]
    mandatory: bool = True
    once: bool = False
    asks: Callable[[C, Seat], Awaitable[Reply]] | None = None

    def of(self, seat: Seat) -> Announced:
        """This use, made by a seat."""
        return Announced(seat, self.power, self.name, self.mandatory, self.once)


@dataclass(frozen=True, slots=True)
class Change(Generic[V, C]):
    """A power changes a figure: `change` is pure, and gets what was computed so far."""

    power: str
    name: str
    applies: Callable[[C, Seat], bool]
    change: Callable[[V, C, Seat], V]

    def of(self, seat: Seat) -> Announced:
        """This change, made by a seat."""
        return Announced(seat, self.power, self.name, lasts=True)


class Moment(Place[Use[C]], Generic[C]):
    """A moment at which powers may act, and a place for their uses; `situation` is what they act on."""

    def __init__(self, purpose: str, in_play: InPlay[C]) -> None:
        super().__init__(purpose)
        self.in_play = in_play

    def list_uses(self, situation: C) -> tuple[Use[C], ...]:
        """What powers may do there, whoever has them."""
        return find_assembly(situation)[self]

    @not_a_rule
    async def run(self, situation: C) -> None:
        """Let the powers act, in the order of the seats; each looks at the situation anew."""
        uses = self.list_uses(situation)
        for seat in tuple(self.in_play.list_seats(situation)):
            for mandatory in (True, False):
                for use in [one for one in uses if one.mandatory is mandatory]:
                    await self._make(situation, seat, use)

    def list_due(self, situation: C, seat: Seat) -> list[Use[C]]:
        """What the powers of this seat do now, or its owner is asked about, as far as it can be seen beforehand."""
        return [one for one in self.list_uses(situation) if self._applies(situation, seat, one)]

    def is_due(self, situation: C) -> bool:
        """Whether any power acts now, or its owner is asked."""
        seats = self.in_play.list_seats(situation)
        uses = self.list_uses(situation)
        return any(self._applies(situation, seat, use) for seat in seats for use in uses)

    def _applies(self, situation: C, seat: Seat, use: Use[C]) -> bool:
        in_play = self.in_play
        owns = in_play.owns(situation, seat, use.power)
        return owns and in_play.may_use(situation, use.of(seat)) and use.applies(situation, seat)

    @not_a_rule
    async def _make(self, situation: C, seat: Seat, use: Use[C]) -> None:
        if not self._applies(situation, seat, use):
            return
        in_play, made = self.in_play, use.of(seat)
        if use.asks is not None:
            reply = await use.asks(situation, seat)
        elif use.mandatory or await in_play.wants(situation, made):
            reply = MADE
        else:
            return
        if reply.option != PASS and await in_play.announce(situation, made):
            await use.act(situation, seat, reply)


class Figure(Place[Change[V, C]], Generic[V, C]):
    """Something that the rules compute and that powers may change: a place for their changes.

    `settle` announces the changes that apply, and lets them be answered; `of` is pure, and leaves out what has been
    cancelled, so that it may be called as often as one likes, for a forecast or a picture, too.
    `cards` is the hook by which cards change it before any power does.
    """

    def __init__(self, purpose: str, in_play: InPlay[C]) -> None:
        super().__init__(purpose)
        self.in_play = in_play
        self.cards: Value[V, C] = Value(purpose)

    def of(self, computed: V, situation: C, before: tuple[Seat, str] | None = None) -> V:
        """What `computed` becomes, in the order of the seats; `before` leaves out that seat's power and all after it.

        A change that looks at another figure of the same kind names itself there, and sees what was changed so far.
        """
        computed = self.cards.of(computed, situation)
        for seat, one in self._list_applying(situation, before):
            computed = one.change(computed, situation, seat)
        return computed

    def list_changes(self, situation: C) -> tuple[Change[V, C], ...]:
        """What powers change of it there, whoever has them."""
        return find_assembly(situation)[self]

    @not_a_rule
    async def settle(self, situation: C) -> None:
        """Announce each change that applies; the game remembers which were, and which have been cancelled."""
        for seat, one in self._list_applying(situation):
            if self.in_play.may_use(situation, one.of(seat)):
                await self.in_play.announce(situation, one.of(seat))

    @not_a_rule
    async def compute(self, computed: V, situation: C) -> V:
        """Settle, and what `computed` becomes."""
        await self.settle(situation)
        return self.of(computed, situation)

    def _list_applying(
        self, situation: C, before: tuple[Seat, str] | None = None
    ) -> list[tuple[Seat, Change[V, C]]]:
        in_play = self.in_play
        found: list[tuple[Seat, Change[V, C]]] = []
        changes = self.list_changes(situation)
        for seat in in_play.list_seats(situation) if changes else ():
            powers = in_play.list_powers(situation, seat)
            stop = None if before is None or before[0] != seat else before[1]
            # Most changes are of powers that nobody has.
            for one in [one for one in changes if one.power in powers or one.power == stop]:
                if one.power == stop:
                    return found
                if (
                    in_play.owns(situation, seat, one.power)
                    and in_play.may_use(situation, one.of(seat))
                    and one.applies(situation, seat)
                ):
                    found.append((seat, one))
        return found


Applies: TypeAlias = Callable[[C, Seat], bool]
"""Whether a power acts now, for the seat that has it."""
Asks: TypeAlias = Callable[[C, Seat], Awaitable[Reply]]
"""A question of a power's own, asked of the seat that has it."""
Answered: TypeAlias = Callable[[C, Seat, Reply], Awaitable[None]]
"""What a power does with the answer to its own question."""
Act: TypeAlias = Callable[[C, Seat], Awaitable[None]]
"""What a power does: a script."""
Changed: TypeAlias = Callable[[V, C, Seat], V]
"""What a figure becomes by a power."""


class Power:
    """What the file of a power declares its uses on; their scripts belong to the rule in which they act (`/why`).

    It holds what it adds (`additions`).

    @HUMAN.changes(hooks.total, is_in_encounter)
    def adds_four(total: int, side: Side, seat: Seat) -> int:
        return total + 4
    """

    def __init__(self, name: str, additions: Additions) -> None:
        self.name = name
        self.additions = additions

    def uses(
        self, moment: Moment[C], applies: Applies[C], *, optional: bool = False, once: bool = False
    ) -> Callable[[Act[C]], Act[C]]:
        """Declare that the power acts at a moment. `applies` looks at what its owner and everybody may know."""

        def register(act: Act[C]) -> Act[C]:
            name = getattr(act, "__name__", "use")
            script = not_a_rule(act)
            use = Use(self.name, name, applies, lambda at, seat, _: script(at, seat), not optional, once)
            self.additions.add(moment, use)
            return act

        return register

    def asks(
        self, moment: Moment[C], applies: Applies[C], question: Asks[C], *, once: bool = False
    ) -> Callable[[Answered[C]], Answered[C]]:
        """Declare that the power may act at a moment, if its owner answers this question by anything but passing.

        The question is a step of the rules (`/why`); what was answered is handed to the script.
        """

        def register(act: Answered[C]) -> Answered[C]:
            name = getattr(act, "__name__", "use")
            use = Use(self.name, name, applies, not_a_rule(act), False, once, question)
            self.additions.add(moment, use)
            return act

        return register

    def changes(self, figure: Figure[V, C], applies: Applies[C]) -> Callable[[Changed[V, C]], Changed[V, C]]:
        """Declare that the power changes a figure, always."""

        def register(change: Changed[V, C]) -> Changed[V, C]:
            name = getattr(change, "__name__", "change")
            self.additions.add(figure, Change(self.name, name, applies, change))
            return change

        return register


@not_a_rule
async def does_stand(
    deed: D,
    answer: Callable[[D], Awaitable[D | None]],
    cancel: Callable[[D, D], Awaitable[None]],
) -> bool:
    """Whether a deed stands once all have answered.

    answer  the next answer to a deed, which is a deed itself and can be answered likewise; None when nobody answers.
            An answer that stands cancels what it answers; one that falls leaves room for another.
    cancel  what follows for a deed that is cancelled, by which answer
    """
    while (reaction := await answer(deed)) is not None:
        if await does_stand(reaction, answer, cancel):
            await cancel(deed, reaction)
            return False
    return True
