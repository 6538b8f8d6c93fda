"""A tiny card game with hidden hands: bid a card each round, the highest bid wins a point, three points win.

Before the bids everybody may swap a card for the top of the deck; these swaps are a window: everybody is
asked alike, and they are carried out in play order, the first player changing every round. The deck is small,
so that it runs out.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.decks import Deck
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown, Next, Result, Rulebook, Settings
from porc_royal.script import ask_together, ask_window, tell, whisper
from porc_royal.secrets import Hidden, Path, Secrets, Things
from tests.porc_royal.small import blank, by_luck, no_hand_board, no_title

HAND: Final = 2
POINTS: Final = 3


class State(msgspec.Struct):
    """Hands, points, the deck, and the round that is being played."""

    hands: list[list[str]]
    points: list[int]
    deck: Deck = msgspec.field(default_factory=Deck)
    round: int = 0

    @property
    def order(self) -> list[Seat]:
        """The seats in this round's play order."""
        players = len(self.hands)
        return [Seat((self.round + place) % players) for place in range(players)]


class View(msgspec.Struct, frozen=True):
    """What one seat may know: its own hand, everybody's points, how many cards lie where."""

    hand: tuple[str, ...]
    held: tuple[int, ...]
    points: tuple[int, ...]
    pile: int
    discards: tuple[str, ...]


def cards(players: int) -> list[str]:
    return [f"card-{number:02}" for number in range(1, 3 * players + 1)]


async def deal(state: State) -> Next:
    """Two cards each."""
    await state.deck.shuffle(cards(len(state.hands)))
    for seat in state.order:
        await draw(state, seat, HAND)
    return "swaps"


async def swaps(state: State) -> Next:
    """Everybody may lay a card aside, unseen, for the top card of the deck."""
    answers = await ask_window(swapping(state, seat) for seat in state.order)
    for seat in state.order:
        if answers[seat].option != PASS:
            card = answers[seat].text("card")
            state.hands[seat].remove(card)
            state.deck.discard([card])
            await tell("swapped", who=Who(seat))
            await draw(state, seat, 1)
    return "bids"


async def bids(state: State) -> Next:
    """Everybody lays a card; the highest wins the round."""
    answers = await ask_together(bidding(state, seat) for seat in state.order)
    laid = {seat: answers[seat].text("card") for seat in state.order}
    for seat, card in laid.items():
        state.hands[seat].remove(card)
    winner = max(state.order, key=lambda seat: laid[seat])
    state.points[winner] += 1
    listed = Listing(tuple(Named("card", card) for card in laid.values()))
    await tell("bids", reveals=True, who=Who(winner), cards=listed)
    state.deck.discard(list(laid.values()))
    if state.points[winner] == POINTS:
        return Result((winner,), Saying("won"))
    for seat in state.order:
        await draw(state, seat, 1)
    state.round += 1
    return "swaps"


def swapping(state: State, seat: Seat) -> Ask:
    options = {PASS: Option(), "swap": Option({"card": Pick("card", tuple(state.hands[seat]))})}
    return Ask(seat, "swap", "swaps", options, Reply(PASS))


def bidding(state: State, seat: Seat) -> Ask:
    hand = tuple(state.hands[seat])
    return Ask(
        seat, "bid", "bids", {"bid": Option({"card": Pick("card", hand)})}, Reply("bid", {"card": hand[0]})
    )


async def draw(state: State, seat: Seat, number: int) -> None:
    drawn = await state.deck.draw(number)
    state.hands[seat].extend(drawn)
    await tell("drew", who=Who(seat), number=len(drawn))
    await whisper(seat, "drew-cards", cards=Listing(tuple(Named("card", card) for card in drawn)))


def setup(players: int, settings: Settings) -> State:
    return State([[] for _ in range(players)], [0] * players)


def view(state: State, seat: Seat | None) -> View:
    return View(
        () if seat is None else tuple(state.hands[seat]),
        tuple(len(hand) for hand in state.hands),
        tuple(state.points),
        len(state.deck.pile),
        tuple(state.deck.discards),
    )


def hand(seen: View) -> Sequence[CardShown]:
    return [CardShown(card, Named("card", card), Saying("bid-effect")) for card in seen.hand]


def progress(seen: View) -> Saying:
    return Saying("points", {"number": sum(seen.points)})


RULEBOOK: Final[Rulebook[State, View]] = Rulebook(
    name="auction",
    version=1,
    seats=(2, 4),
    options=(),
    state=State,
    setup=setup,
    first="deal",
    chapters={"deal": deal, "swaps": swaps, "bids": bids},
    view=view,
    summary=lambda seen: [progress(seen)],
    hand=hand,
    board=blank,
    hand_board=no_hand_board,
    title=no_title,
    practise=by_luck,
    progress=progress,
)


def hands(state: State, viewer: Seat | None) -> Iterator[Path]:
    return (("hands", seat) for seat in range(len(state.hands)) if seat != viewer)


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(Hidden("hands", hands), Hidden("the deck", lambda _state, _viewer: [("deck", "pile")])),
    things=Things(lambda: cards(4)),
    own=("hand",),
)
