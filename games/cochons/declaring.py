"""How a card is declared: its file says what is its own, and all that cards have in common is here.

A card that is played as a move is offered to whoever holds it. Played, it is moved to the discards, face up, and told;
then it has its effect, which is what its file decorates. Whoever does not hold it is offered it all the same, empty
(R-22): that option is built once, and shared by all.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, held, named
from games.cochons.hands import PLAY, PLAYED, frozen, spend
from games.cochons.hooks import (
    Anytime,
    Bout,
    Layable,
    Layables,
    Moment,
    Move,
    Moves,
    Owner,
    Reroll,
    Striker,
    Targets,
)
from games.cochons.state import Side, State
from games.table.asks import Among, Field, Option, Pick, Reply
from games.table.facts import Arg, Named, Saying, Seat, Who
from games.table.hooks import Value
from games.table.script import tell


class Situation(Protocol):
    """Where a card may be played: at a table, by a seat."""

    @property
    def state(self) -> State:
        """The table."""

    @property
    def seat(self) -> Seat:
        """Who may play it."""


M = TypeVar("M", bound=Situation)
Effect: TypeAlias = Callable[[M, Reply], Awaitable[None]]
Legal: TypeAlias = Callable[[M, Reply], Saying | None]
Laid: TypeAlias = Callable[[Bout, Side, str], Awaitable[bool]]
Arrival: TypeAlias = Callable[[Owner], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Target(Generic[M]):
    """A field beside the card: the kind of thing that it names, and among which."""

    kind: str
    among: Callable[[M], Among]


class Playable(Generic[M]):
    """A card that is played as a move.

    effect   what happens when it is played
    targets  what is named besides the card, by the field
    told     what is told of it first, with `who` and `card`; "" where its effect tells it
    label    what its option is called, where the question has no words of its own for it
    now      whether it may be played at this moment; where not, it is empty, too
    legal    one more check
    free     whether it is a free action, which may come amid any question
    """

    def __init__(
        self,
        card: Card,
        effect: Effect[M],
        targets: Mapping[str, Target[M]],
        told: str = "",
        label: Arg | None = None,
        now: Callable[[M], bool] | None = None,
        legal: Legal[M] | None = None,
        free: bool = False,
    ) -> None:
        self.card, self.effect, self.targets, self.told = card, effect, targets, told
        self.label, self.now, self.legal = label, now, legal
        self.free: Final = free
        nothing = {name: Pick(target.kind, ()) for name, target in targets.items()}
        self.empty: Final = Move(
            Option({facts.CARD: Pick("card", ()), **nothing}, label, free), self._impossible
        )

    def move(self, moment: M) -> Move:
        """What it is to this seat: empty, unless it holds the card."""
        copies = held(moment.state.player(moment.seat).hand, self.card.title)
        if not copies or (self.now is not None and not self.now(moment)):
            return self.empty
        fields: dict[str, Field] = {facts.CARD: Pick("card", copies)}
        for name, target in self.targets.items():
            fields[name] = Pick(target.kind, target.among(moment))
        legal = None if self.legal is None else partial(self.legal, moment)
        return Move(Option(fields, self.label, self.free), partial(self.play, moment), legal)

    async def play(self, moment: M, reply: Reply) -> None:
        """Move the card to the discards, tell it, and let it have its effect."""
        card = reply.text(facts.CARD)
        spend(moment.state, moment.seat, [card])
        if self.told:
            await tell(self.told, reveals=True, who=Who(moment.seat), card=named(card))
        await self.effect(moment, reply)

    async def _impossible(self, reply: Reply) -> None:
        raise LookupError(self.card.title)


def offered(
    hook: Value[Moves, M],
    card: Card,
    option: str,
    *,
    here: Callable[[M], bool],
    rank: int,
    targets: Mapping[str, Target[M]] | None = None,
    told: str = "",
) -> Callable[[Effect[M]], Effect[M]]:
    """Offer a card on a hook, by this option; the decorated function is its effect.

    here  whether it may be played at all in this place; it depends on what all can see
    """

    def register(effect: Effect[M]) -> Effect[M]:
        playable = Playable(card, effect, targets or {}, told)

        def offer(moves: Moves, moment: M) -> Moves:
            return {**moves, option: playable.move(moment)} if here(moment) else moves

        hook.add(rank)(offer)
        return effect

    return register


def in_turn(
    card: Card, option: str, *, rank: int, targets: Mapping[str, Target[Moment]] | None = None, told: str = ""
) -> Callable[[Effect[Moment]], Effect[Moment]]:
    """Offer a card in one's own slot, and in the gaps, of the sequences printed at its foot (R-21, R-58)."""

    def here(moment: Moment) -> bool:
        box = card.simplified or moment.state.complete
        return moment.sequence in card.when and box and moment.events

    return offered(hooks.moves, card, option, here=here, rank=rank, targets=targets, told=told)


def free(
    card: Card,
    effect: Effect[Anytime],
    targets: Mapping[str, Target[Anytime]] | None = None,
    now: Callable[[Anytime], bool] | None = None,
) -> Playable[Anytime]:
    """A card that is a free action: it is called alike in every question that it comes between (`asking.py`)."""

    def legal(moment: Anytime, reply: Reply) -> Saying | None:
        return frozen(moment, [reply.text(facts.CARD)])

    label = Named("card", card.title) if targets else PLAY
    return Playable(card, effect, targets or {}, PLAYED, label, now, legal, free=True)


def at_any_time(
    card: Card, *, rank: int, targets: Mapping[str, Target[Anytime]] | None = None
) -> Callable[[Effect[Anytime]], Effect[Anytime]]:
    """Offer a card between any two steps, as an option named after its title (R-29)."""

    def register(effect: Effect[Anytime]) -> Effect[Anytime]:
        playable = free(card, effect, targets)

        def offer(moves: Moves, moment: Anytime) -> Moves:
            return {**moves, card.title: playable.move(moment)}

        hooks.anytime.add(rank)(offer)
        return effect

    return register


def rerolled_by(
    card: Card, option: str, *, rank: int, targets: Mapping[str, Target[Reroll]], told: str
) -> Callable[[Effect[Reroll]], Effect[Reroll]]:
    """Offer a card once the dice of a round lie on the table, in the sequences printed at its foot (R-79, R-93)."""

    def its_fight(bout: Bout) -> bool:
        return bout.state.complete and bout.sequence in card.when

    def may_be_in_hand(possible: bool, striker: Striker) -> bool:
        # whoever has cards may have this one, unless all can see every copy on the discard pile.
        state = striker.bout.state
        hidden = len(held(state.deck.discards, card.title)) < card.copies
        return possible or (its_fight(striker.bout) and hidden and bool(state.player(striker.side.seat).hand))

    hooks.rerolling.add()(may_be_in_hand)

    def here(chance: Reroll) -> bool:
        return its_fight(chance.fought.bout)

    return offered(hooks.rerolls, card, option, here=here, rank=rank, targets=targets, told=told)


def laid(
    card: Card,
    step: int,
    targets: Callable[[Bout, Side, int], Targets] | None = None,
    legal: Callable[[Reply, int], Saying | None] | None = None,
) -> Callable[[Laid], Laid]:
    """Let a card be laid face down in fights; the decorated function is what happens when it is turned up (R-72).

    step  its place among the others (R-73); `targets` and `legal` are those of `hooks.Layable`
    """

    def register(effect: Laid) -> Laid:
        layable = Layable(step, effect, targets, legal)

        def may_be_laid(found: Layables, state: State) -> Layables:
            return {**found, card.title: layable}

        hooks.layables.add()(may_be_laid)
        return effect

    return register


def in_the_convoys(card: Card) -> Callable[[Arrival], Arrival]:
    """Let a card bring colonists; the decorated function says which. Several may be played (R-33)."""

    def register(effect: Arrival) -> Arrival:
        def stow_away(cards: hooks.Convoys, owner: Owner) -> hooks.Convoys:
            return {**cards, **dict.fromkeys(held(owner.hand, card.title), partial(effect, owner))}

        hooks.convoys.add()(stow_away)
        return effect

    return register
