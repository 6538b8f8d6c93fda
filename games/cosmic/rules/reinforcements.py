"""CE-93: reinforcements, bid at the third gate, or played back and forth where every window is asked.

A bid is kept in secret, and played card by card, the cheapest first, only as long as that changes who wins. Whoever
has passed plays no more. Bids answer each other until nothing changes, in the order of the seats.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import CardsOfSeat, Now, Sender
from games.cosmic.extension.in_play import POWERS
from games.cosmic.extension.sources import find_medium, list_held, take_out
from games.cosmic.extension.windows import PLAYS
from games.cosmic.questions.script import ask_all
from games.cosmic.rules.reckoning import does_lower_win, find_winner, reckon
from games.cosmic.state.catalogue import REINFORCEMENT, find_kind, name_card
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import find_side, find_stance, is_involved, list_seats, list_sides
from games.cosmic.state.sides import are_attacks
from games.cosmic.state.state import Bid, Side, Stance, State
from porc_royal.asks import PASS, Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.powers import Announced
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

STANCES: Final[tuple[Stance, ...]] = ("offense", "defense")


class Bids:
    """What may be answered at the third gate besides playing cards: a bid, by everybody in the encounter."""

    def list_options(self, state: State, seat: Seat) -> dict[str, Option]:
        """A bid, where both show attacks; that is public, and so is who is in the encounter."""
        if (
            not may_play(state, seat)
            or not are_attacks(state)
            or not hooks.reinforceable.of(True, Now(state))
        ):
            return {}
        return {"bid": Option(_fields(state, seat))}

    def find_fault(self, _state: State, _seat: Seat, _reply: Reply) -> None:
        """Its form says it all."""

    def list_about(self, state: State, _seat: Seat) -> Sequence[Saying]:
        """How it stands, where both show attacks: everybody may still change that."""
        return (Saying(facts.STANDS_AT, _sum_up(state)),) if are_attacks(state) else ()

    def take(self, state: State, seat: Seat, reply: Reply) -> None:
        """Keep a bid, the cheapest cards first."""
        if reply.option == "bid":
            cards = sorted(reply.many(facts.CARDS), key=lambda card: (find_kind(card).value, card))
            state.now.bids[str(seat)] = Bid(_stance_of(reply), tuple(cards))


BIDS: Final = Bids()


def may_play(state: State, seat: Seat) -> bool:
    """CE-93: whoever is in the encounter, and whom a power allows it."""
    return hooks.may_reinforce.of(is_involved(Now(state), seat), Sender(state, seat))


def _fields(state: State, seat: Seat) -> dict[str, Field]:
    return {
        facts.SIDE: Pick("stance", STANCES),
        facts.CARDS: Several("card", tuple(list_reinforcements(state, seat)), least=1),
    }


def _stance_of(reply: Reply) -> Stance:
    return "offense" if reply.text(facts.SIDE) == "offense" else "defense"


def list_reinforcements(state: State, seat: Seat) -> list[str]:
    """The reinforcements of a hand, and what may be played as such."""
    held = [card for card in list_held(state, seat) if find_kind(card).type == REINFORCEMENT]
    return list(hooks.reinforcing.of(tuple(held), Sender(state, seat)))


async def reinforcements(state: State) -> None:
    """CE-93."""
    if state.options.pace == "every":
        await play_in_turns(state)
    else:
        await settle_bids(state)


@not_a_rule
async def play_in_turns(state: State) -> None:
    """CE-93: all who are in the encounter are asked, and those who played again, until all have passed."""
    seats = [seat for seat in list_seats(state) if may_play(state, seat)]
    while seats:
        replies = await ask_all(state, partial(_ask_each, state, seats), window=True)
        for seat, reply in replies.items():
            for card in reply.many(facts.CARDS):
                await play(state, seat, card, _stance_of(reply))
        seats = [seat for seat in seats if replies[seat].option != PASS]


def _ask_each(state: State, seats: Sequence[Seat]) -> list[Ask]:
    return [_ask(state, seat) for seat in seats]


def _ask(state: State, seat: Seat) -> Ask:
    options = {PASS: Option(), "reinforce": Option(_fields(state, seat))}
    return Ask(seat, facts.ASK_REINFORCE, "CE-93", options, Reply(PASS), _sum_up(state))


def _sum_up(state: State) -> dict[str, Arg]:
    """What both sides come to, and whether the lower total wins."""
    offense, defense = list_sides(state)
    return {
        "offense": reckon(state, offense).total,
        "defense": reckon(state, defense).total,
        "lower": int(does_lower_win(state)),
    }


@not_a_rule
async def settle_bids(state: State) -> None:
    """BOT-2: bids are played while they change who wins, up to a fixed point; each play spends a card."""
    while True:
        found = find_play(state)
        if found is None:
            return
        seat, cards, stance = found
        for card in cards:
            await play(state, seat, card, stance)


def find_play(state: State) -> tuple[Seat, Sequence[str], Stance] | None:
    """The next bid that turns the outcome to its side, with the fewest of its cards that do."""
    winner = find_winner(state)
    for seat in list_seats(state):
        bid = find_bid(state, seat)
        if bid is None or bid.stance == winner:
            continue
        may_play = list_reinforcements(state, seat)
        held = [card for card in bid.cards if card in may_play]
        for number in range(1, len(held) + 1):
            if _would_win(state, bid.stance, held[:number]):
                return seat, held[:number], bid.stance
    return None


def find_bid(state: State, seat: Seat) -> Bid | None:
    """What a seat would play: what it bid, or what it has ordered for its own side."""
    side = find_side(state, seat)
    bid = state.now.bids.get(str(seat))
    if bid is not None or side is None or not state.player(seat).policy.reinforce:
        return bid
    cards = sorted(list_reinforcements(state, seat), key=lambda card: (find_kind(card).value, card))
    return Bid(find_stance(state, side), tuple(cards))


def _would_win(state: State, stance: Stance, cards: Sequence[str]) -> bool:
    side = list_sides(state)[STANCES.index(stance)]
    kept = list(side.reinforcements)
    side.reinforcements = [*kept, *cards]
    wins = find_winner(state) == stance
    side.reinforcements = kept
    return wins


@not_a_rule
async def play(state: State, seat: Seat, card: str, stance: Stance) -> None:
    """CE-93: a reinforcement is played for a side, own or not; that another card is one may be answered."""
    if find_kind(card).type != REINFORCEMENT:
        await hooks.reinforcing.settle(Sender(state, seat))
    if card not in list_reinforcements(state, seat):
        return
    medium = find_medium(state, seat, card)
    if medium and not await POWERS.announce(Now(state), Announced(seat, medium, PLAYS)):
        return
    side: Side = list_sides(state)[STANCES.index(stance)]
    take_out(state, seat, card)
    side.reinforcements.append(card)
    named = facts.name_stance(find_stance(state, side))
    await tell(facts.REINFORCES, reveals=True, who=Who(seat), card=name_card(card), stance=named)
    await hooks.reinforced.open(CardsOfSeat(state, seat, [card]))


def cancel(state: State, card: str) -> None:
    """A reinforcement that was played goes to the discards."""
    for side in list_sides(state):
        if card in side.reinforcements:
            side.reinforcements.remove(card)
            lay_off(state, [card])
