"""Hands and the cosmic deck: drawing, discarding, taking at random, new hands, the quake (CE-28, CE-138)."""

from collections.abc import Sequence
from typing import Final, Literal

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import CardsOfSeat, Now, Sender
from games.cosmic.extension.sources import list_held
from games.cosmic.extension.windows import Window
from games.cosmic.questions.choices import ask_number
from games.cosmic.state.catalogue import TYPES, find_back, find_kind, is_encounter, list_all, name_all_cards
from games.cosmic.state.piles import count_backs, is_off, lay_off, pick_up
from games.cosmic.state.state import State
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import shuffle, tell, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
ASIDE: Final = ADDS.keys.fact("set-aside", "who", "number")
DRAWS_ONTO: Final = ADDS.keys.fact("draws-onto", "who", "number", "alien")
SET_ASIDE: Final = ADDS.keys.fact("set-aside-own", "number", "cards")
Passing = Literal["taken", "given", "later"]
"""How cards change hands, by who picks them (CE-R12).

They are taken from their owner, given by it, or taken, and whether they are kept is seen later.
"""


def list_encounter(state: State, seat: Seat) -> list[str]:
    """The encounter cards of a hand, and of sheets from which they may be played."""
    return [card for card in list_held(state, seat) if is_encounter(card)]


def lacks_card(state: State, seat: Seat) -> bool:
    """Whether a main player is without an encounter card, and needs one: neither with an intimidate laid nor by A65."""
    return len(list_encounter(state, seat)) < min(1, hooks.cards_needed.of(1, Sender(state, seat)))


def list_attacks(state: State, seat: Seat) -> list[str]:
    """The attacks of a hand."""
    return [card for card in state.player(seat).hand if find_kind(card).is_attack]


def list_kinds(state: State, types: Sequence[str] = ()) -> list[str]:
    """The kinds of encounter cards in the decks, or of these types, as they are named."""
    kinds = map(find_kind, list_all(state.assembly, state.options, len(state.players)))
    return list(
        dict.fromkeys(one.named for one in kinds if (one.type in types if types else one.is_encounter))
    )


def sort_cards(cards: Sequence[str]) -> list[str]:
    """Cards in the order of the catalogue, so that where one stands says nothing of when it came."""

    def key(card: str) -> tuple[int, int, str]:
        kind = find_kind(card)
        return (TYPES.index(kind.type) if kind.type in TYPES else len(TYPES), kind.value, card)

    return sorted(cards, key=key)


def sort_hand(state: State, seat: Seat) -> None:
    """Keep a hand in that order."""
    state.player(seat).hand = sort_cards(state.player(seat).hand)


def give(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards into a hand."""
    state.player(seat).hand.extend(cards)
    sort_hand(state, seat)


def put_back(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Cards go back to where they came from: the hand, or the sheet from which they were played."""
    player = state.player(seat)
    for card in cards:
        alien = state.now.origins.pop(card, "")
        if alien in player.face_down:
            player.face_down[alien] = sort_cards([*player.face_down[alien], card])
        else:
            give(state, seat, [card])


def throw(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Move cards from a hand to the discards, or to the table, telling nobody."""
    for card in cards:
        state.player(seat).hand.remove(card)
    state.table.extend(card for card in cards if find_kind(card).stays)
    lay_off(state, [card for card in cards if not find_kind(card).stays])


def list_throwable(cards: Sequence[str]) -> list[str]:
    """Of these cards those that may be chosen to be discarded: one that stays only where there is no other."""
    return [card for card in cards if not find_kind(card).stays] or list(cards)


@not_a_rule
async def settle_table(state: State) -> None:
    """What follows when cards lie on the table."""
    if state.table:
        await hooks.dropped.open(Now(state))


@not_a_rule
async def discard(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """A seat discards cards of its hand, face up; those that it has played meanwhile are gone already."""
    cards = [card for card in cards if card in state.player(seat).hand]
    if cards:
        throw(state, seat, cards)
        await tell(
            facts.DISCARDS, reveals=True, who=Who(seat), number=len(cards), cards=name_all_cards(cards)
        )
        await hooks.threw.open(CardsOfSeat(state, seat, cards))
        await settle_table(state)


@not_a_rule
async def show(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """A seat shows cards of its hand to everybody, and keeps them."""
    if cards:
        await tell(facts.SHOWS, reveals=True, who=Who(seat), number=len(cards), cards=name_all_cards(cards))


@not_a_rule
async def show_one(state: State, seat: Seat, other: Seat, card: str, key: str) -> None:
    """A seat shows a card of its hand to another alone."""
    if card in state.player(seat).hand:
        await whisper(other, key, who=Who(seat), cards=name_all_cards([card]))


@not_a_rule
async def draw(state: State, seat: Seat, number: int, *, by: str = "") -> list[str]:
    """Draw from the cosmic deck; CE-28, CD-10: with the first card that is not there the quake comes.

    CD-R13: what was still to be drawn is dropped then; what was drawn went with the hands.
    """
    if number <= 0:
        return []
    is_shuffled = len(state.deck.pile) < number and bool(state.deck.discards)
    cards = await state.deck.draw(number)
    give(state, seat, cards)
    if cards:
        await tell(facts.DRAWS, who=Who(seat), number=len(cards))
        await whisper(seat, facts.DREW, number=len(cards), cards=name_all_cards(cards))
    if len(cards) < number:
        await quake(state)
        return []
    if is_shuffled:
        await hooks.reshuffled.open(Now(state))
    await hooks.drew.open(CardsOfSeat(state, seat, cards))
    return cards


@not_a_rule
async def draw_onto_sheet(state: State, seat: Seat, alien: str, number: int) -> list[str]:
    """Draw cosmic cards face down onto the sheet of an alien, as many as there are: what is no hand does not quake."""
    cards = await state.deck.draw(min(number, count_left(state)))
    sheet = state.player(seat).face_down
    sheet[alien] = sort_cards([*sheet.get(alien, ()), *cards])
    if cards:
        await tell(DRAWS_ONTO, who=Who(seat), number=len(cards), alien=facts.name_alien(alien))
        await whisper(seat, facts.DREW, number=len(cards), cards=name_all_cards(cards))
    return cards


@not_a_rule
async def draw_further(state: State, seat: Seat, back: str, number: int) -> list[str]:
    """CD-31, CD-33: draw from a deck with a back of its own, as long as there are cards; it never quakes."""
    cards = await state.decks[back].draw(number) if number > 0 else []
    if cards:
        give(state, seat, cards)
        await tell(facts.DRAWS_FURTHER, who=Who(seat), number=len(cards), back=Named("back", back))
        await whisper(seat, facts.DREW, number=len(cards), cards=name_all_cards(cards))
        await hooks.drew.open(CardsOfSeat(state, seat, cards))
    return cards


@not_a_rule
async def quake(state: State) -> None:
    """CD-10, CD-R13: all discard their hands, face up; the discards are shuffled, and dealt one by one."""
    await tell(facts.QUAKE)
    for seat in state.seats:
        hand = list(state.player(seat).hand)
        throw(state, seat, hand)
        if hand:
            await tell(
                facts.DISCARDS, reveals=True, who=Who(seat), number=len(hand), cards=name_all_cards(hand)
            )
            await hooks.quaking.open(CardsOfSeat(state, seat, hand))
    await state.deck.shuffle(state.deck.discards)
    state.deck.discards = []
    await deal_hands(state, state.seats)
    await settle_table(state)
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
        await whisper(seat, facts.DREW, number=len(hand), cards=name_all_cards(hand))


def lay_out(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """CE-27: cards of a hand lie face up before their owner, and out of the hand, until planning begins."""
    for card in cards:
        state.player(seat).hand.remove(card)
    state.player(seat).displayed.extend(cards)
    state.now.laid_out.extend(cards)


@not_a_rule
async def set_aside(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Cards of a hand lie face down before their owner, and in no hand, until the encounter ends (CE-R21)."""
    if cards:
        for card in cards:
            state.player(seat).hand.remove(card)
        state.player(seat).laid_by.extend(cards)
        await tell(ASIDE, who=Who(seat), number=len(cards))
        await whisper(seat, SET_ASIDE, number=len(cards), cards=name_all_cards(cards))


def take_in(state: State) -> None:
    """What was laid out goes back to the hands."""
    for seat in state.seats:
        player = state.player(seat)
        back = [card for card in player.displayed if card in state.now.laid_out]
        player.displayed = [card for card in player.displayed if card not in back]
        give(state, seat, back)
    state.now.laid_out = []


@not_a_rule
async def draw_new_hand(state: State, seat: Seat, window: Window[Now], *, quaked: bool = False) -> bool:
    """CE-40, CE-81, CE-138: show the hand, discard it, and draw a new one, until there is an encounter card in it.

    CE-R3: before it is discarded, it may be played from in a window. CD-R13: after a quake (`quaked`; returned) comes
    no second one. Where all that may be drawn has been shown, the seat goes on without.
    """
    shown: list[str] = []
    while len(list_encounter(state, seat)) < hooks.cards_needed.of(1, Sender(state, seat)):
        hand = state.player(seat).hand
        known = all(card in shown for card in (*hand, *state.deck.pile, *state.deck.discards))
        if known and (shown or quaked):
            break
        shown = [*shown, *(card for card in hand if card not in shown)]
        if await renew_hand(state, seat, window, quakes=not quaked):
            quaked, shown = True, []
    return quaked


@not_a_rule
async def renew_hand(
    state: State, seat: Seat, window: Window[Now] | None = None, *, quakes: bool = True
) -> bool:
    """CE-138: show the hand, discard it whole, and draw a new one; CD-10: whether a quake came, if it `quakes`."""
    hand = list(state.player(seat).hand)
    await tell(facts.NEW_HAND, reveals=True, who=Who(seat), number=len(hand), cards=name_all_cards(hand))
    if window is not None:
        await window.offer(Now(state), seat)
    await hooks.renewing.open(Sender(state, seat))
    kept = await hooks.kept.compute((), Sender(state, seat))
    # One may have been played by now.
    thrown = [card for card in state.player(seat).hand if card not in kept]
    throw(state, seat, thrown)
    await hooks.threw.open(CardsOfSeat(state, seat, thrown))
    number, left = state.options.hand, count_left(state)
    await draw(state, seat, number if quakes else min(number, left))
    await settle_table(state)
    return quakes and left < number


def count_left(state: State) -> int:
    """The cards that may be drawn without a quake."""
    return len(state.deck.pile) + len(state.deck.discards)


@not_a_rule
async def pick_random(state: State, seat: Seat, cards: Sequence[str], number: int) -> list[str]:
    """CE-139, CD-35: cards without seeing their faces; of several backs the seat says how many of each."""
    picked: list[str] = []
    backs = count_backs(cards)
    left, wanted = len(cards), min(number, len(cards))
    for back, held in backs.items():
        if wanted <= 0:
            break
        left -= held
        bounds = (max(0, wanted - left), min(wanted, held))
        usual = max(bounds[0], min(bounds[1], wanted * held // (held + left)))
        of_back = [card for card in cards if find_back(card) == back]
        take = await ask_number(state, seat, facts.BACKS, "CD-35", bounds, usual)
        mixed = await shuffle("hand", of_back, whose=seat) if take else []
        picked += mixed[:take]
        wanted -= take
    return picked


@not_a_rule
async def take_random(
    state: State, seat: Seat, giver: Seat, number: int, how: Passing = "taken"
) -> list[str]:
    """CE-139: take cards from another hand at random, all of them where there are too few."""
    cards = await pick_random(state, seat, state.player(giver).hand, number)
    await hand_over(state, giver, seat, cards, how)
    return cards


@not_a_rule
async def hand_over(
    state: State, giver: Seat, taker: Seat, cards: Sequence[str], how: Passing = "taken"
) -> None:
    """Cards go from hand to hand; how many all can see, and which those two."""
    if not cards:
        return
    for card in cards:
        state.player(giver).hand.remove(card)
    give(state, taker, cards)
    await tell(facts.TAKES, who=Who(taker), other=Who(giver), number=len(cards))
    await whisper(
        (giver, taker),
        facts.TOOK,
        who=Who(taker),
        other=Who(giver),
        number=len(cards),
        cards=name_all_cards(cards),
    )
    if how == "taken":
        await keep_taken(state, giver, taker, cards)


@not_a_rule
async def keep_taken(state: State, giver: Seat, taker: Seat, cards: Sequence[str]) -> None:
    """CD-81: cards were taken from a hand, and are kept: those of them that are still there."""
    kept = [card for card in cards if card in state.player(taker).hand]
    if kept:
        await hooks.taken.open(CardsOfSeat(state, taker, kept, giver))


@not_a_rule
async def take_back(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Cards go from the discards to a hand, face up; those that are not there any more stay where they are."""
    there = [card for card in cards if is_off(state, card)]
    for card in there:
        pick_up(state, card)
    give(state, seat, there)
    if there:
        await tell(facts.TAKES_BACK, reveals=True, who=Who(seat), cards=name_all_cards(there))


@not_a_rule
async def deal_mixed(state: State, one: Seat, other: Seat, number: int | None = None) -> None:
    """Two hands are mixed, and dealt back at random, to the first one so many, by default each as many as it had."""
    number = len(state.player(one).hand) if number is None else number
    mixed = await shuffle("hand", [*state.player(one).hand, *state.player(other).hand])
    state.player(one).hand, state.player(other).hand = mixed[:number], mixed[number:]
    await tell(facts.MIXED, who=Who(one), other=Who(other))
    for seat in (one, other):
        sort_hand(state, seat)
        hand = state.player(seat).hand
        await whisper(seat, facts.DREW, number=len(hand), cards=name_all_cards(hand))
