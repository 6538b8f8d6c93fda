"""Hands and the cosmic deck: drawing, discarding, taking at random, new hands, the quake (CE-28, CE-138)."""

from collections.abc import Sequence

from games.cosmic import facts, hooks
from games.cosmic.catalogue import ENCOUNTER_TYPES, TYPES, find_kind, is_encounter, list_deck, titles
from games.cosmic.hooks import Cards, Now, Sender
from games.cosmic.roles import list_seats
from games.cosmic.state import State
from games.cosmic.windows import Window
from games.table.facts import Seat, Who
from games.table.script import shuffle, tell, whisper
from games.table.traces import not_a_rule


def list_encounter(state: State, seat: Seat) -> list[str]:
    """The encounter cards of a hand."""
    return [card for card in state.player(seat).hand if is_encounter(card)]


def list_kinds(state: State, types: Sequence[str] = ENCOUNTER_TYPES) -> list[str]:
    """The kinds of encounter cards in the cosmic deck, or of other types."""
    cards = list_deck(state.options, len(state.players))
    return list(dict.fromkeys(find_kind(card).name for card in cards if find_kind(card).type in types))


def sort_hand(state: State, seat: Seat) -> None:
    """Keep a hand in the order of the catalogue, so that where a card stands says nothing of when it came."""

    def key(card: str) -> tuple[int, int, str]:
        kind = find_kind(card)
        return (TYPES.index(kind.type) if kind.type in TYPES else len(TYPES), kind.value, card)

    state.player(seat).hand.sort(key=key)


def give(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards into a hand."""
    state.player(seat).hand.extend(cards)
    sort_hand(state, seat)


def throw(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Move cards from a hand to the discards, telling nobody."""
    for card in cards:
        state.player(seat).hand.remove(card)
    state.deck.discard(cards)


@not_a_rule
async def discard(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """A seat discards cards of its hand, face up."""
    if cards:
        throw(state, seat, cards)
        await tell(facts.DISCARDS, reveals=True, who=Who(seat), number=len(cards), cards=titles(cards))
        await hooks.threw.open(Cards(state, seat, list(cards)))


@not_a_rule
async def show(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """A seat shows cards of its hand to everybody, and keeps them."""
    if cards:
        await tell(facts.SHOWS, reveals=True, who=Who(seat), number=len(cards), cards=titles(cards))


@not_a_rule
async def draw(state: State, seat: Seat, number: int, *, by: str = "") -> list[str]:
    """Draw from the cosmic deck; CE-28: a draw that finds no card at all is dropped, and the quake comes."""
    if number <= 0:
        return []
    if not state.deck.pile and not state.deck.discards:
        await quake(state)
        return []
    is_shuffled = len(state.deck.pile) < number and bool(state.deck.discards)
    cards = await state.deck.draw(number)
    give(state, seat, cards)
    await tell(facts.DRAWS, who=Who(seat), number=len(cards))
    await whisper(seat, facts.DREW, number=len(cards), cards=titles(cards))
    if is_shuffled:
        await hooks.reshuffled.open(Now(state))
    await hooks.drew.open(Cards(state, seat, cards))
    return cards


@not_a_rule
async def quake(state: State) -> None:
    """CD-10, CD-R13: all discard their hands; the discards are shuffled, and dealt one by one."""
    thrown: dict[Seat, list[str]] = {}
    for seat in state.seats:
        thrown[seat] = list(state.player(seat).hand)
        throw(state, seat, thrown[seat])
    await state.deck.shuffle(state.deck.discards)
    state.deck.discards = []
    await tell(facts.QUAKE)
    await deal_hands(state, state.seats)
    for seat in list_seats(state):
        await hooks.thrown_whole.open(Cards(state, seat, thrown[seat]))
    await hooks.reshuffled.open(Now(state))


@not_a_rule
async def deal_hands(state: State, seats: Sequence[Seat]) -> None:
    """Deal a hand to each, one card at a time, as long as there are cards."""
    for _ in range(state.options.hand):
        for seat in seats:
            if state.deck.pile:
                state.player(seat).hand.append(state.deck.pile.pop())
    for seat in seats:
        sort_hand(state, seat)
        hand = state.player(seat).hand
        await whisper(seat, facts.DREW, number=len(hand), cards=titles(hand))


def lay_out(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """CE-27: cards of a hand lie face up before their owner, and out of the hand, until planning begins."""
    for card in cards:
        state.player(seat).hand.remove(card)
    state.player(seat).displayed.extend(cards)
    state.now.laid_out.extend(cards)


def take_in(state: State) -> None:
    """What was laid out goes back to the hands."""
    for seat in state.seats:
        player = state.player(seat)
        back = [card for card in player.displayed if card in state.now.laid_out]
        player.displayed = [card for card in player.displayed if card not in back]
        give(state, seat, back)
    state.now.laid_out = []


@not_a_rule
async def draw_new_hand(state: State, seat: Seat, window: Window[Now]) -> None:
    """CE-40, CE-81, CE-138: show the hand, discard it, and draw a new one, until there is an encounter card in it.

    CE-R3: before it is discarded, what may be played in the window of that moment may be played.
    Where no card is left but what others hold there may be none; then the seat goes on without.
    """
    for _ in range(20):
        if len(list_encounter(state, seat)) >= hooks.cards_needed.of(1, Sender(state, seat)):
            return
        hand = list(state.player(seat).hand)
        await tell(facts.NEW_HAND, reveals=True, who=Who(seat), number=len(hand), cards=titles(hand))
        await window.offer(Now(state), seat)
        kept = await hooks.kept.compute((), Sender(state, seat))
        thrown = [
            card for card in state.player(seat).hand if card not in kept
        ]  # one may have been played by now
        throw(state, seat, thrown)
        await hooks.threw.open(Cards(state, seat, thrown))
        await draw(state, seat, state.options.hand)
        await hooks.thrown_whole.open(Cards(state, seat, thrown))


@not_a_rule
async def pick_random(cards: Sequence[str], number: int) -> list[str]:
    """CE-139: cards of a hand without seeing their faces."""
    return (await shuffle("hand", cards))[:number] if number > 0 else []


@not_a_rule
async def take_random(state: State, seat: Seat, giver: Seat, number: int) -> list[str]:
    """CE-139: take cards from another hand at random, all of them where there are too few."""
    cards = await pick_random(state.player(giver).hand, number)
    await hand_over(state, giver, seat, cards)
    return cards


@not_a_rule
async def hand_over(state: State, giver: Seat, taker: Seat, cards: Sequence[str]) -> None:
    """Cards go from hand to hand; how many all can see, and which those two."""
    if not cards:
        return
    for card in cards:
        state.player(giver).hand.remove(card)
    give(state, taker, cards)
    await tell(facts.TAKES, who=Who(taker), other=Who(giver), number=len(cards))
    await whisper(
        (giver, taker), facts.TOOK, who=Who(taker), other=Who(giver), number=len(cards), cards=titles(cards)
    )


@not_a_rule
async def take_back(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Cards go from the discards to a hand, face up; those that are not there any more stay where they are."""
    there = [card for card in cards if card in state.deck.discards]
    for card in there:
        state.deck.discards.remove(card)
    give(state, seat, there)
    if there:
        await tell(facts.TAKES_BACK, reveals=True, who=Who(seat), cards=titles(there))


@not_a_rule
async def deal_mixed(state: State, one: Seat, other: Seat) -> None:
    """Two hands are mixed, and dealt back at random, each as many as it had."""
    number = len(state.player(one).hand)
    mixed = await shuffle("hand", [*state.player(one).hand, *state.player(other).hand])
    state.player(one).hand, state.player(other).hand = mixed[:number], mixed[number:]
    await tell(facts.MIXED, who=Who(one), other=Who(other))
    for seat in (one, other):
        sort_hand(state, seat)
        hand = state.player(seat).hand
        await whisper(seat, facts.DREW, number=len(hand), cards=titles(hand))
