"""CE-105: for each ship a defensive ally gets a card or a ship from the warp, and says beforehand which."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import CardsOfSeat, Delivery, Reward
from games.cosmic.questions.ahead import Ahead
from games.cosmic.questions.script import ask_all
from games.cosmic.rules.hands import count_left, draw, draw_further
from games.cosmic.rules.losses import retrieve
from games.cosmic.rules.reckoning import count_ships, find_winner
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count
from games.cosmic.state.state import WARP, Side, State
from porc_royal.asks import Answer, Ask, Field, Number, Option, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

NONE = "no-rewards"
"""A mark that nobody gets rewards in this encounter; what sets it names it so."""


@not_a_rule
async def count_rewards(state: State, defense: Side) -> dict[Seat, int]:
    """CE-105: one for each ship committed."""
    owed: dict[Seat, int] = {}
    for ally in defense.allies:
        number = count_ships(state, defense, ally)
        owed[ally] = await hooks.rewards.compute(number, Reward(state, ally, number))
    return owed


def make_rewards_ahead() -> Ahead:
    """CE-105, BOT-2: mixes that defensive allies declare at the gate before, while what they are owed is the same."""
    return Ahead(_find_reward, count_due)


def _find_reward(state: State, seat: Seat) -> Mapping[str, Option]:
    """Who is owed rewards all can see."""
    number = count_due(state, seat)
    return _ask(state, seat, number).options if number else {}


def count_due(state: State, seat: Seat) -> int:
    """CE-105: what a defensive ally is owed where the defense has won, or would now, before powers change it."""
    defense = state.now.defense
    if (state.now.winner or find_winner(state)) != "defense" or defense is None or seat not in defense.allies:
        return 0
    return count_ships(state, defense, seat)


async def rewards(state: State, owed: dict[Seat, int], given: Mapping[Seat, Reply] | None = None) -> None:
    """CE-105, CD-31: the mixes are declared before anything is drawn, then all draw in turn order.

    `given` is what has been declared already; it may be changed until all have spoken.
    """
    if state.now.marks.get(NONE):
        return
    seats = [seat for seat in list_seats(state) if owed.get(seat, 0) > 0]
    asks = [_ask(state, seat, owed[seat]) for seat in seats]
    replies = await ask_all(state, asks, seen=state.seats, sealed=given)
    wanted = {seat: read_wanted(state, owed[seat], replies[seat]) for seat in seats}
    for seat, want in wanted.items():
        await tell(facts.REWARDED, who=Who(seat), cards=want.cards, ships=want.ships)
        for back, number in want.further.items():
            await tell(facts.REWARDED_FURTHER, who=Who(seat), number=number, back=Named("back", back))
    delivery = Delivery(
        state,
        {seat: want.cards for seat, want in wanted.items()},
        {seat: want.ships for seat, want in wanted.items()},
        {seat: dict(want.further) for seat, want in wanted.items()},
    )
    await hooks.delivering.open(delivery)
    quaked = False  # CD-R13: one quake is enough; what it leaves to be drawn is drawn
    for seat in [seat for seat in wanted if seat not in delivery.delivered]:
        await retrieve(state, seat, delivery.ships[seat], "reward")
        number = delivery.cards[seat]
        drawn = min(number, count_left(state)) if quaked else number
        cards = await draw(state, seat, drawn, by="reward")
        quaked = quaked or (drawn > 0 and not cards)
        for back, further in delivery.further[seat].items():
            more = await draw_further(state, seat, back, further)
            cards += more
        if cards:
            await hooks.rewarded.open(CardsOfSeat(state, seat, cards))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a seat takes as rewards: cards of the cosmic deck, ships, and cards of other decks by their backs."""

    cards: int
    ships: int
    further: Mapping[str, int]


def read_wanted(state: State, number: int, reply: Reply) -> Wanted:
    """CD-31: what a reply says."""
    ships = reply.number(facts.SHIPS)
    further = {back: wanted for back in state.decks if (wanted := reply.number(facts.name_further(back)))}
    return Wanted(number - ships - sum(further.values()), ships, further)


@not_a_rule
async def reward(state: State, seat: Seat, number: int) -> None:
    """A seat gets rewards by a power."""
    await rewards(state, {seat: number})


def _bound_further(
    before: Sequence[str], left: int, number: int, filled: Mapping[str, Answer]
) -> tuple[int, int]:
    """At most what is left of a deck, and of the rewards."""
    taken = [one for name in before if isinstance(one := filled.get(name, 0), int)]
    return 0, min(left, number - sum(taken))


def _ask(state: State, seat: Seat, number: int) -> Ask:
    most = min(number, count(state, seat, WARP))
    fields: dict[str, Field] = {facts.SHIPS: Number((0, most))}
    for back, deck in state.decks.items():
        left = len(deck.pile) + len(deck.discards)
        bounds = partial(_bound_further, tuple(fields), left, number)
        fields[facts.name_further(back)] = Number(bounds, optional=True)
    options = {"reward": Option(fields)}
    default = Reply("reward", {facts.SHIPS: 0})
    return Ask(seat, facts.ASK_REWARD, "CE-105", options, default, {"number": number})
