"""Cards leaving hands between two steps: played face up, or changing hands."""

from collections.abc import Collection
from typing import Final

from games.cochons import facts
from games.cochons.extension.hooks import Anytime
from games.cochons.state.state import State, Trade
from porc_royal.additions import Additions
from porc_royal.asks import Reply
from porc_royal.cards import say_card
from porc_royal.facts import Named, Saying, Seat

OWN: Final = Additions(facts.GAME)
PLAYED: Final = OWN.keys.fact("card-played", "who", "card")
COMMITTED: Final = OWN.keys.refusal("committed", "card")
PLEDGED: Final = OWN.keys.refusal("pledged", "card")


def name_deed(additions: Additions, name: str) -> Named:
    """Enter the name of a free action, which has to be called alike in every question it comes between."""
    additions.keys.thing("deed", name)
    return Named("deed", name)


PLAY: Final = name_deed(OWN, "play")
OWN.keys.step("play")


def refuse_frozen(moment: Anytime, cards: Collection[str]) -> Saying | None:
    """R-27: a card that one's sealed answer names is not played or traded; whoever likes changes that answer first."""
    return next(
        (Saying(COMMITTED, {"card": say_card(card)}) for card in cards if card in moment.committed), None
    )


def refuse_pledged(state: State, seat: Seat, reply: Reply) -> Saying | None:
    """R-27, R-28: nor is a card that an ally was offered sealed, for he would see the offer lapse."""
    offered = [card for one in list_offers(state, by=seat) for card in one.cards]
    values = [
        name for value in reply.fields.values() for name in (value if isinstance(value, tuple) else (value,))
    ]
    return next((Saying(PLEDGED, {"card": say_card(card)}) for card in offered if card in values), None)


def list_offers(state: State, *, by: Seat | None = None, to: Seat | None = None) -> list[Trade]:
    """The offers of a seat, or to it, whose cards are all still held."""
    return [
        one
        for one in state.trades
        if by in (None, one.by) and to in (None, one.to) and set(one.cards) <= set(state.player(one.by).hand)
    ]


def spend(state: State, seat: Seat, cards: Collection[str]) -> None:
    """Lay cards of a hand on the public discard pile."""
    state.deck.discard(give(state, seat, cards))


def exchange(state: State, one: Seat, given: Collection[str], other: Seat, returned: Collection[str]) -> None:
    """Two players swap cards of their hands (R-28, R-29)."""
    here, there = give(state, one, given), give(state, other, returned)
    state.player(one).hand.extend(there)
    state.player(other).hand.extend(here)


def give(state: State, seat: Seat, cards: Collection[str]) -> list[str]:
    """Take cards out of a hand, in the order in which it holds them. Raises LookupError for one it lacks."""
    player = state.player(seat)
    if not set(cards) <= set(player.hand):
        raise LookupError(seat)
    given = [card for card in player.hand if card in cards]
    player.hand = [card for card in player.hand if card not in cards]
    return given
