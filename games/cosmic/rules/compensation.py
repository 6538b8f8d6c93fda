"""CE-106, CE-107: whoever showed a negotiate against an attack takes a card of the winner's hand for each ship lost."""

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import CardsOfSeat, Now, OnSide, Taking
from games.cosmic.rules.hands import draw, hand_over, keep_taken, take_random
from games.cosmic.rules.reckoning import count_own, find_factor
from games.cosmic.state.sides import is_attack, is_negotiate
from games.cosmic.state.state import Side, State
from porc_royal.facts import Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

NONE = "no-compensation"
"""A mark that nobody collects compensation in this encounter; what sets it names it so."""


async def compensation(state: State, beaten: Side, winner: Side) -> None:
    """CE-106: at random, all of them where there are too few; allies get none. CD-45: below none it goes back."""
    await hooks.before_compensation.open(Now(state))
    due = count_due(state, beaten, winner)
    taking = Taking(state, beaten.seat, winner.seat, due)
    if due < 0:
        taking = Taking(state, winner.seat, beaten.seat, -due)
        due = -due
    taking.number = await hooks.compensation.compute(due, taking)
    if taking.number <= 0 or state.now.marks.get(NONE):
        return
    await hooks.taking.open(taking)
    if taking.number > 0:
        await take(taking)


def is_compensated(state: State, beaten: Side, winner: Side) -> bool:
    """CE-106: whether compensation is due to a side that has lost, or from it, if its ships are all lost."""
    due = count_due(state, beaten, winner)
    return hooks.compensation.of(max(0, due), Taking(state, beaten.seat, winner.seat, due)) > 0 or due < 0


def count_due(state: State, beaten: Side, winner: Side) -> int:
    """CE-106: what a negotiate against an attack brings, before powers."""
    return count_lost(state, beaten) if is_negotiate(beaten) and is_attack(winner) else 0


def count_lost(state: State, beaten: Side) -> int:
    """CE-107, CD-43: the main player's ships that went to the warp, and more by its card, times the kicker.

    Before they are lost: all that it has there.
    """
    lost = state.now.lost.get(str(beaten.seat), count_own(state, beaten))
    number = hooks.due.of(lost, OnSide(state, beaten))
    return number * find_factor(state, beaten, "compensation")


@not_a_rule
async def take(taking: Taking) -> None:
    """CE-106: the cards go over: those from the deck, those that were picked, the others at random.

    What is told is what is taken: a hand has to give what it has, and no more.
    """
    state, seat = taking.state, taking.seat
    from_deck = min(taking.from_deck, taking.number)
    from_hand = min(taking.number - from_deck, len(state.player(taking.giver).hand))
    if from_deck:
        drawn = min(from_deck, len(state.deck.pile) + len(state.deck.discards))
        await tell(facts.COMPENSATION_DECK, who=Who(seat), number=drawn)
    if from_deck < taking.number:
        await tell(facts.COMPENSATION, who=Who(seat), other=Who(taking.giver), number=from_hand)
    cards = await draw(state, seat, from_deck)
    named = [card for card in taking.picked if card in state.player(taking.giver).hand]
    await hand_over(state, taking.giver, seat, named, "later")
    left = taking.number - from_deck - len(named)
    taken = await take_random(state, seat, taking.giver, left, "later")
    got = CardsOfSeat(state, seat, [*cards, *named, *taken], taking.giver)
    await hooks.compensated.open(got)
    await keep_taken(state, taking.giver, seat, [card for card in got.cards if card not in cards])
