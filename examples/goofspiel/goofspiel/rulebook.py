"""Goofspiel: everybody bids a card in secret for the prize on the table, and the highest takes it.

The rules are the two chapters below, G-1 to G-6 of `sections.py`. `state.py` is the game as data, `pictures.py`
draws it, `facts.py` lists what is said, `game.py` is what the bot finds.
"""

from collections.abc import Sequence
from typing import Final

from goofspiel import facts
from goofspiel.highlights import HIGHLIGHTS
from goofspiel.pictures import board, describe_progress, hand_board
from goofspiel.sections import SECTIONS
from goofspiel.state import OPTIONS, PLAYERS, PRIZE, State, View, count_points, read_options, setup, view
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.practice import play_by
from porc_royal.rulebook import Act, CardShown, Lasting, Next, Outline, Result, Rulebook, Settings
from porc_royal.script import ask_together, shuffle, tell, whisper


async def deal(state: State) -> Next:
    """G-1, G-2: the prizes are shuffled, and hands are the same for all or dealt in secret."""
    numbers = list(map(str, range(1, state.options.prizes + 1)))
    state.pile = await shuffle("deck", [f"{PRIZE}{number}" for number in numbers])
    players = len(state.hands)
    if state.options.hands == "same":
        state.hands = [list(numbers) for _ in range(players)]
    else:
        dealt = await shuffle("hands", list(map(str, range(1, players * len(numbers) + 1))))
        state.hands = [sorted(dealt[seat::players], key=int) for seat in range(players)]
    for seat, hand in enumerate(state.hands):
        await whisper(Seat(seat), facts.DEALT, cards=list_cards(hand))
    return "bids"


async def bids(state: State) -> Next:
    """G-3 to G-6: a prize is turned up, all bid for it in secret, and the highest bid takes it."""
    state.prizes.append(state.pile.pop())
    await tell(facts.TURNED, reveals=True, cards=list_cards(state.prizes), number=len(state.prizes))
    answers = await ask_together(ask_bid(state, Seat(seat)) for seat in range(len(state.hands)))
    laid = {seat: answers[seat].text(facts.CARD) for seat in sorted(answers)}
    for seat, card in laid.items():
        state.hands[seat].remove(card)
        await tell(facts.LAID, reveals=True, who=Who(seat), card=Named("card", card))
    highest = max(laid.values(), key=int)
    winners = [seat for seat, card in laid.items() if card == highest]
    if len(winners) == 1:
        await tell(facts.WON, who=Who(winners[0]), cards=list_cards(state.prizes))
        state.won[winners[0]].extend(state.prizes)
        state.prizes = []
    elif state.pile:
        await tell(facts.TIED, card=Named("card", highest))
    if state.pile:
        return "bids"
    if state.prizes:
        await tell(facts.LOST, cards=list_cards(state.prizes))
    points = list(map(count_points, state.won))
    best = tuple(Seat(seat) for seat, one in enumerate(points) if one == max(points))
    return Result(best, Saying(facts.ENDED, {"who": Listing(tuple(map(Who, best))), "number": max(points)}))


def ask_bid(state: State, seat: Seat) -> Ask:
    """G-4: any card of one's hand; whoever is absent bids the lowest."""
    hand = tuple(state.hands[seat])
    options = {"bid": Option({facts.CARD: Pick("card", hand)})}
    lowest = Reply("bid", {facts.CARD: hand[0]})
    return Ask(seat, facts.ASK_BID, "G-4", options, lowest, {"cards": list_cards(state.prizes)})


def list_cards(cards: Sequence[str]) -> Listing:
    """Cards as an argument of a sentence."""
    return Listing(tuple(Named("card", card) for card in cards))


def summarise(seen: View) -> Sequence[Saying]:
    """The table in words."""
    prizes = Saying(facts.LINE_PRIZES, {"cards": list_cards(seen.prizes)})
    seats = (
        Saying(
            facts.LINE_SEAT, {"who": Who(Seat(seat)), "points": count_points(won), "held": seen.held[seat]}
        )
        for seat, won in enumerate(seen.won)
    )
    return [describe_progress(seen), prizes if seen.prizes else Saying(facts.LINE_NO_PRIZES), *seats]


def list_hand(seen: View) -> Sequence[CardShown]:
    """The viewer's cards."""
    return [CardShown(card, Named("card", card), Saying(facts.EFFECT)) for card in seen.hand]


def bid_by_worth(seen: View, seat: Seat, asked: Ask, luck: int) -> Reply:
    """A practice player bids as high within its hand as the prizes are among all prizes, or next to that."""
    share = min(count_points(seen.prizes) / seen.options.prizes, 1)
    place = round(share * (len(seen.hand) - 1)) + luck % 3 - 1
    return Reply("bid", {facts.CARD: seen.hand[min(max(place, 0), len(seen.hand) - 1)]})


def foresee(seen: View) -> Sequence[Saying]:
    """The last prize is on the table."""
    return [] if seen.left or not any(seen.held) else [Saying(facts.FORESEEN_LAST)]


def last(_players: int, settings: Settings) -> Lasting:
    """One bid of everybody for each prize."""
    prizes = read_options(settings).prizes
    return Lasting((prizes, prizes), 1)


RULEBOOK: Final[Rulebook[State, View]] = Rulebook(
    name="goofspiel",
    version=1,
    seats=PLAYERS,
    options=OPTIONS,
    state=State,
    setup=setup,
    first="deal",
    chapters={"deal": deal, "bids": bids},
    acts={"deal": Act("deal"), "bids": Act("bids", board=True, repeats=True)},
    view=view,
    summary=summarise,
    hand=list_hand,
    board=board,
    hand_board=hand_board,
    title=lambda _view, _seat: None,
    practise=play_by({facts.ASK_BID: bid_by_worth}),
    progress=describe_progress,
    sections=SECTIONS,
    entries=lambda: facts.ENTRIES,
    highlights=HIGHLIGHTS,
    outline=Outline(
        played=lambda settings: [Saying(facts.PLAYED, {"number": read_options(settings).prizes})],
        wins=lambda _settings: Saying(facts.WINS),
        turn=lambda _settings: Saying(facts.TURN),
        lasts=last,
        foreseen=foresee,
    ),
)
