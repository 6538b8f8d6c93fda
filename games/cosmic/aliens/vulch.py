"""Vulch (A51): artifacts that others throw away are its own."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Now, Sender
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import discard, hand_over, keep_taken, take_back
from games.cosmic.state.catalogue import ARTIFACT, FLARE, find_kind
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import is_anyone
from games.cosmic.state.sides import find_other_side, has_gained
from games.cosmic.state.state import State
from porc_royal.facts import Seat

VULCH: Final = Alien("vulch", alert="green")
FEED, KEEP = VULCH.choices("vulch", "feed", "keep")


def list_artifacts(state: State, seat: Seat) -> list[str]:
    """Those in its hand."""
    return [card for card in state.player(seat).hand if find_kind(card).type == ARTIFACT]


def list_carrion(at: CardsOfSeat, seat: Seat) -> list[str]:
    """What it takes of the discards of somebody else: artifacts, with the super flare flares, too."""
    types = {ARTIFACT, FLARE} if VULCH.super.is_on(at.state, seat) else {ARTIFACT}
    thrown = [] if at.seat == seat else at.cards
    return [card for card in thrown if find_kind(card).type in types and is_off(at.state, card)]


async def takes_them(at: CardsOfSeat, seat: Seat) -> None:
    """Mandatory, in any role: it takes them into its hand."""
    await take_back(at.state, seat, list_carrion(at, seat))


for _window in (hooks.threw, hooks.spent):
    VULCH.uses(_window, lambda at, seat: bool(list_carrion(at, seat)))(takes_them)
    VULCH.super.lasts(_window, lambda at, seat: any(find_kind(card).type == FLARE for card in at.cards))
VULCH.super.lasts(hooks.regroup, is_anyone)


@VULCH.changes(hooks.kept, lambda at, seat: at.seat == seat and bool(list_artifacts(at.state, seat)))
def keeps_its_own(cards: tuple[str, ...], at: Sender, seat: Seat) -> tuple[str, ...]:
    """Mandatory: when it discards its hand for a new one, its artifacts stay; the hand has been shown by then."""
    return (*cards, *list_artifacts(at.state, seat))


@VULCH.wild.plays(hooks.after_ships, has_gained)
async def is_fed(at: Now, seat: Seat) -> None:
    """The opponent hands over cards one by one; each is discarded, until one is kept."""
    state, other = at.state, find_other_side(at.state, seat).seat
    while state.player(other).hand:
        card = await ask_cards(state, other, FEED, "A51", list(state.player(other).hand), (1, 1))
        await hand_over(state, other, seat, card, how="later")
        if await ask_yes(state, seat, KEEP, "A51", default=True):
            await keep_taken(state, other, seat, card)
            return
        await discard(state, seat, card)
