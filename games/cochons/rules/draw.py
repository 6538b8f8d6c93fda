"""sA, 1A: discard and draw."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.questions.script import ask_together
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.setup import HAND
from games.cochons.state.state import State
from porc_royal.asks import PASS, Ask, Option, Reply, Several
from porc_royal.cards import say_cards
from porc_royal.facts import Arg, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell, whisper

COMPLETE_HAND: Final = 6


async def draw(state: State) -> Next:
    """S-13: all discard at once, sealed, then refill to four in play order (R-18, R-19).

    C-19: to six in the complete game, whose first hand is drawn here, with nothing to discard before.
    """
    state.phase = "draw"
    await tell(facts.TURN, turn=state.turn)
    if any(player.hand for player in state.players) or not state.complete:
        thrown = await ask_together(state, lambda: [make_discard_ask(state, seat) for seat in state.order])
        for seat in state.order:
            await _discard(state, seat, thrown[seat])
    for seat in state.order:
        await refill(state, seat)
    await hooks.drawn.run(hooks.OfAll(state))
    return find_next_phase(state, "draw")


def make_discard_ask(state: State, seat: Seat) -> Ask:
    """D-4: any cards of one's own hand, or none."""
    hand = list(state.player(seat).hand)
    options = {PASS: Option(), "discard": Option({facts.CARDS: Several("card", hand, least=1)})}
    rule = "C-19" if state.complete else "S-13"
    args: dict[str, Arg] = {"hand": len(hand), "size": compute_hand_size(state, seat)}
    return Ask(seat, facts.ASK_DISCARD, rule, options, Reply(PASS), args)


async def _discard(state: State, seat: Seat, reply: Reply) -> None:
    """R-18: what was chosen in secret, and is still held, is turned up; the discard pile is public."""
    player = state.player(seat)
    cards = [card for card in reply.many(facts.CARDS) if card in player.hand]
    if not cards:
        return
    player.hand = [card for card in player.hand if card not in cards]
    state.deck.discard(cards)
    await tell(facts.DISCARDED, reveals=True, who=Who(seat), number=len(cards), cards=say_cards(cards))


def compute_hand_size(state: State, seat: Seat) -> int:
    """Up to how many cards a seat draws: 4, or 6 in the complete game (S-13, C-19), and what its clan adds."""
    return hooks.hand_size.of(COMPLETE_HAND if state.complete else HAND, hooks.Owner(state, seat))


async def refill(state: State, seat: Seat) -> None:
    """R-17, R-20: fill a hand up, never cutting it; an exhausted pile is made anew from the discards."""
    player = state.player(seat)
    missing = compute_hand_size(state, seat) - len(player.hand)
    if missing <= 0:
        return
    discards = len(state.deck.discards)
    anew = len(state.deck.pile) < missing and discards > 0
    drawn = await state.deck.draw(missing)
    player.hand.extend(drawn)
    if anew:
        await tell(facts.RESHUFFLED, number=discards)
    await tell(facts.DREW, who=Who(seat), number=len(drawn), hand=len(player.hand))
    if drawn:
        await whisper(seat, facts.DREW_CARDS, number=len(drawn), cards=say_cards(drawn))
