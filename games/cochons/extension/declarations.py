"""How a card is declared: its file says what is its own, and all that cards have in common is here.

A card that is played as a move is offered to whoever holds it. Played, it is moved to the discards, face up, and told;
then it has its effect, which is what its file decorates. Whoever does not hold it is offered it all the same, empty
(R-22): that option is built once, and shared by all.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from games.cochons import facts
from games.cochons.extension import hooks, in_play
from games.cochons.extension.catalogue import Card
from games.cochons.extension.hooks import (
    Anytime,
    Bout,
    Layable,
    Layables,
    Owner,
    Reroll,
    SeatMoment,
    Striker,
    Targets,
)
from games.cochons.practice.expectations import EXPECTED, Expectation
from games.cochons.rules.hands import PLAY, PLAYED, refuse_frozen, spend
from games.cochons.state.state import Side, State
from porc_royal.asks import Reply
from porc_royal.cards import list_copies
from porc_royal.declarations import Declaration, Effect, PlayableCard, Target
from porc_royal.facts import Named, Saying, Seat
from porc_royal.moves import Moves
from porc_royal.powers import Figure


class CardSituation(in_play.Situation, Protocol):
    """Where a card may be played: at a table, by a seat."""

    @property
    def seat(self) -> Seat:
        """Who may play it."""


M = TypeVar("M", bound=CardSituation)
Laid: TypeAlias = Callable[[Bout, Side, str], Awaitable[bool]]
Arrival: TypeAlias = Callable[[Owner], Awaitable[None]]


class Playable(PlayableCard[M]):
    """A card that is played as a move; which copy is played, its player says."""

    def __init__(self, card: Card, effect: Effect[M], declaration: Declaration[M]) -> None:
        targets = {facts.CARD: Target("card", self.copies), **declaration.targets}
        super().__init__(card.title, effect, replace(declaration, targets=targets))

    def copies(self, moment: M) -> tuple[str, ...]:
        """The copies in the seat's own hand: nobody plays for somebody else (C-21)."""
        return list_copies(moment.state.player(moment.seat).hand, self.title)

    def spend(self, moment: M, reply: Reply) -> None:
        """Move the copy that was named to the discards."""
        spend(moment.state, moment.seat, [reply.text(facts.CARD)])

    async def play(self, moment: M, reply: Reply) -> None:
        """Move the card to the discards, tell it, and let it have its effect."""
        await self.pay(moment, reply)
        await self.effect(moment, reply)


def offer_card(
    moves: Figure[Moves, M],
    card: Card,
    option: str,
    *,
    here: Callable[[M], bool],
    rank: int,
    targets: Mapping[str, Target[M]] | None = None,
    told: str = "",
) -> Callable[[Effect[M]], Effect[M]]:
    """Offer a card among the moves of a seat, by this option; the decorated function is its effect.

    here  whether it may be played at all in this place; it depends on what all can see
    """

    def register(effect: Effect[M]) -> Effect[M]:
        playable = Playable(card, effect, Declaration(targets or {}, told))

        def offer(found: Moves, moment: M) -> Moves:
            return {**found, option: playable.move(moment)} if here(moment) else found

        card.additions.add(moves.cards, offer, rank)
        return effect

    return register


def offer_in_turn(
    card: Card,
    option: str,
    *,
    rank: int,
    targets: Mapping[str, Target[SeatMoment]] | None = None,
    told: str = "",
) -> Callable[[Effect[SeatMoment]], Effect[SeatMoment]]:
    """Offer a card in one's own slot, and in the gaps, of the sequences printed at its foot (R-21, R-58)."""

    def here(moment: SeatMoment) -> bool:
        box = card.simplified or moment.state.complete
        return moment.sequence in card.when and box and moment.events

    return offer_card(hooks.moves, card, option, here=here, rank=rank, targets=targets, told=told)


def make_free_card(
    card: Card,
    effect: Effect[Anytime],
    targets: Mapping[str, Target[Anytime]] | None = None,
    now: Callable[[Anytime], bool] | None = None,
) -> Playable[Anytime]:
    """A card that is a free action: it is called alike in every question that it comes between (`asking.py`)."""

    def legal(moment: Anytime, reply: Reply) -> Saying | None:
        return refuse_frozen(moment, [reply.text(facts.CARD)])

    label = Named("card", card.title) if targets else PLAY
    said = Declaration(targets or {}, PLAYED, label=label, now=now, legal=legal, free=True)
    return Playable(card, effect, said)


def offer_at_any_time(
    card: Card, *, rank: int, targets: Mapping[str, Target[Anytime]] | None = None
) -> Callable[[Effect[Anytime]], Effect[Anytime]]:
    """Offer a card between any two steps, as an option named after its title (R-29)."""

    def register(effect: Effect[Anytime]) -> Effect[Anytime]:
        playable = make_free_card(card, effect, targets)

        def offer(moves: Moves, moment: Anytime) -> Moves:
            return {**moves, card.title: playable.move(moment)}

        card.additions.add(hooks.anytime, offer, rank)
        return effect

    return register


def offer_reroll(
    card: Card, option: str, *, rank: int, targets: Mapping[str, Target[Reroll]], told: str
) -> Callable[[Effect[Reroll]], Effect[Reroll]]:
    """Offer a card once the dice of a round lie on the table, in the sequences printed at its foot (R-79, R-93)."""

    def its_fight(bout: Bout) -> bool:
        return bout.state.complete and bout.sequence in card.when

    def may_be_in_hand(possible: bool, striker: Striker) -> bool:
        # whoever has cards may have this one, unless all can see every copy on the discard pile.
        state = striker.bout.state
        hidden = len(list_copies(state.deck.discards, card.title)) < card.copies
        return possible or (its_fight(striker.bout) and hidden and bool(state.player(striker.side.seat).hand))

    card.additions.add(hooks.rerolling.cards, may_be_in_hand)

    def here(chance: Reroll) -> bool:
        return its_fight(chance.fought.bout)

    return offer_card(hooks.rerolls, card, option, here=here, rank=rank, targets=targets, told=told)


def lay_in_fights(
    card: Card,
    step: int,
    targets: Callable[[Bout, Side, int], Targets] | None = None,
    legal: Callable[[Reply, int], Saying | None] | None = None,
    expects: Expectation | None = None,
) -> Callable[[Laid], Laid]:
    """Let a card be laid face down in fights; the decorated function is what happens when it is turned up (R-72).

    step     its place among the others (R-73); `targets` and `legal` are those of `hooks.Layable`
    expects  what a practice player expects of it; without it, practice players never lay it
    """
    if expects is not None:
        card.additions.enter(EXPECTED, card.title, expects)

    def register(effect: Laid) -> Laid:
        layable = Layable(step, effect, targets, legal)

        def may_be_laid(found: Layables, state: State) -> Layables:
            return {**found, card.title: layable}

        card.additions.add(hooks.layables, may_be_laid)
        return effect

    return register


def join_convoys(card: Card) -> Callable[[Arrival], Arrival]:
    """Let a card bring colonists; the decorated function says which. Several may be played (R-33)."""

    def register(effect: Arrival) -> Arrival:
        def stow_away(cards: hooks.Convoys, owner: Owner) -> hooks.Convoys:
            return {**cards, **dict.fromkeys(list_copies(owner.hand, card.title), partial(effect, owner))}

        card.additions.add(hooks.convoys, stow_away)
        return effect

    return register
