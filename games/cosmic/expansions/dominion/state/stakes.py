"""CD-2, CD-30 to CD-36, CD-R14: the reward deck: which cards it has, how it begins, and that it is shuffled."""

from typing import Annotated, Final, Literal

import msgspec

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.printed_cards import BACK, DECKS, LETTER
from games.cosmic.extension import hooks
from games.cosmic.extension.expansion import Expansion
from games.cosmic.extension.hooks import Now, Reward
from games.cosmic.state import catalogue
from games.cosmic.state.catalogue import find_kind, list_further
from games.cosmic.state.decks import Rows
from games.cosmic.state.options import Options
from games.cosmic.state.state import State
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from porc_royal.options import Offered
from porc_royal.traces import not_a_rule


class Stakes(msgspec.Struct, frozen=True):
    """Which reward cards are played with: none, those of one expansion, or of both, mixed."""

    reward_deck: Annotated[
        Literal["none", "dominion", "incursion", "both"], Offered("expansions", decides=True)
    ] = "none"


class RewardsKept(msgspec.Struct):
    """What is noted in an encounter.

    laid       intimidates that lie face down, by the seat that laid them; secret (CD-70)
    placed     who has laid one in this encounter
    cancelled  kickers that an artifact has cancelled
    owed       rewards that are drawn once ships have moved, by seat
    """

    laid: dict[int, str] = {}
    placed: list[int] = []
    cancelled: list[str] = []
    owed: dict[int, int] = {}


class RewardsSeen(msgspec.Struct, frozen=True):
    """What a viewer may know: who has an intimidate on the table, its own one, and who laid one in this encounter."""

    laid: tuple[int, ...]
    own: str
    placed: tuple[int, ...]


STAKES: Final = Expansion(
    "reward_deck", Stakes, RewardsKept, RewardsSeen, is_on=lambda played: played.reward_deck != "none"
)
ADDS: Final = STAKES.part()
ADDS.keys.field(facts.name_further(BACK))
ADDS.keys.thing("back", "cosmic", BACK)


def list_rows(options: Options) -> Rows:
    """CD-30: the cards of the deck that was chosen; () for none."""
    return DECKS[STAKES.options_of(options).reward_deck]


ADDS.enter(catalogue.DECKS, BACK, list_rows)
ADDS.enter(catalogue.MARKS, LETTER, BACK)


@ADDS.sets_up
def begin(state: State) -> RewardsKept:
    """CD-30: the deck lies there; it is shuffled before it is drawn from."""
    state.decks[BACK] = Deck(list_further(state.assembly, state.options)[BACK])
    return RewardsKept()


@ADDS.acts(hooks.dealt)
@not_a_rule
async def shuffle_deck(at: Now) -> None:
    """CD-30: set-up, step 5a."""
    deck = at.state.decks[BACK]
    await deck.shuffle(deck.pile)


@ADDS.shows
def show(state: State, seat: Seat | None) -> RewardsSeen:
    """BOT-4: that an intimidate lies there all can see; which one its owner alone."""
    kept = STAKES.of(state)
    own = "" if seat is None else kept.laid.get(seat, "")
    return RewardsSeen(tuple(sorted(kept.laid)), own, tuple(sorted(kept.placed)))


def is_reward(card: str) -> bool:
    """Whether a card has the back of the reward deck."""
    return catalogue.find_back(card) == BACK


def list_held(state: State, seat: Seat, type_: str) -> list[str]:
    """The cards of a type in a hand."""
    return [card for card in state.player(seat).hand if find_kind(card).type == type_]


@not_a_rule
async def promise(state: State, seat: Seat, number: int) -> None:
    """A seat is owed the rewards for so many ships, paid once all have moved."""
    owed = STAKES.of(state).owed
    number = await hooks.rewards.compute(number, Reward(state, seat, number))
    owed[seat] = owed.get(seat, 0) + number
