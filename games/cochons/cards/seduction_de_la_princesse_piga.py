"""Séduction de la princesse Piga (EV-29): look into a hand, and perhaps swap two cards with it."""

from collections.abc import Awaitable
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import offer_at_any_time
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.hands import exchange
from games.cochons.rules.senate import AT_ANOTHER, TARGET, read_seat
from games.cochons.state.state import State
from porc_royal.asks import PASS, Ask, Option, Reply, Several
from porc_royal.cards import say_cards
from porc_royal.facts import Arg, Seat, Who
from porc_royal.script import ask, tell, whisper

CARD: Final[Card] = make_event_card(
    "seduction-de-la-princesse-piga", copies=1, when=("ANY",), simplified=False, rules=("R-29",)
)
SWAPPED: Final = 2

GIVE: Final = CARD.additions.keys.field("give")
TAKE: Final = CARD.additions.keys.field("take")
CARD.additions.keys.step("seduction")
ASK_SWAP: Final = CARD.additions.keys.question("piga", "who", "number", "cards", options=("pass", "swap"))
LOOKED: Final = CARD.additions.keys.fact("piga-looks", "who", "victim", strikes="victim")
SEEN: Final = CARD.additions.keys.fact("piga-seen", "who", "number", "cards")
TOOK: Final = CARD.additions.keys.fact("piga-took", "who", "victim", "number")
LEFT_ALL: Final = CARD.additions.keys.fact("piga-left-all", "who", "victim")
HANDS_CHANGED: Final = CARD.additions.keys.fact("piga-cards", "who", "number", "given", "cards")
CARD.additions.add(facts.ON_HANDS, HANDS_CHANGED)


@offer_at_any_time(CARD, rank=20, targets=AT_ANOTHER)
def seduces(moment: Anytime, reply: Reply) -> Awaitable[None]:
    """R-29: between any two steps, also on the first turn, on another's hand; what he has laid is not in it."""
    return seduction(moment.state, moment.seat, read_seat(reply, TARGET))


async def seduction(state: State, seat: Seat, target: Seat) -> None:
    """The caster alone sees the hand; then two of his cards for two of it, as many as both have, or none."""
    await tell(LOOKED, who=Who(seat), victim=Who(target))
    seen = list(state.player(target).hand)
    await whisper(seat, SEEN, who=Who(target), number=len(seen), cards=say_cards(seen))
    if count_swappable(state, seat, target) == 0:
        return
    reply = await ask(make_swap_ask(state, seat, target))
    if reply.option == PASS:
        await tell(LEFT_ALL, who=Who(seat), victim=Who(target))
        return
    given, taken = list(reply.many(GIVE)), list(reply.many(TAKE))
    exchange(state, seat, given, target, taken)
    await tell(TOOK, who=Who(seat), victim=Who(target), number=len(taken))
    for one, other, lost, got in ((seat, target, given, taken), (target, seat, taken, given)):
        await whisper(
            one, HANDS_CHANGED, who=Who(other), number=len(got), given=say_cards(lost), cards=say_cards(got)
        )


def count_swappable(state: State, seat: Seat, target: Seat) -> int:
    """How many cards may be swapped: two, or as many as both have."""
    return min(SWAPPED, len(state.player(seat).hand), len(state.player(target).hand))


def make_swap_ask(state: State, seat: Seat, target: Seat) -> Ask:
    """D-6: the default swaps nothing."""
    number = count_swappable(state, seat, target)
    mine, theirs = list(state.player(seat).hand), list(state.player(target).hand)
    swap = {GIVE: Several("card", mine, number, number), TAKE: Several("card", theirs, number, number)}
    args: dict[str, Arg] = {"who": Who(target), "number": number, "cards": say_cards(theirs)}
    return Ask(seat, ASK_SWAP, "R-29", {PASS: Option(), "swap": Option(swap)}, Reply(PASS), args)
