"""CP-6: fourteen cards each, The Piggy among them. Who begins chance says as in the base game (CP-9, CP-R30)."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import HANDFUL, PIG, PIGGY
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Deal
from games.cosmic.rules.hands import give
from games.cosmic.state.catalogue import find_kind, name_all_cards
from porc_royal.script import shuffle, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

HANDFULS: Final = "pig-deal"
ADDS.keys.chance(HANDFULS)


@ADDS.acts(hooks.deal)
@not_a_rule
async def deal_handfuls(at: Deal) -> None:
    """CP-6: 14p - 1 cards of the shuffled deck and The Piggy are shuffled and dealt; the others are the deck.

    Later hands are as large as in the base game (CP-R31).
    """
    state = at.state
    stock = [card for card in state.deck.pile if not find_kind(card).stays]
    wanted = [
        HANDFUL - len(state.player(seat).hand) for seat in state.seats
    ]  # A60 may have chosen some (CE-R19)
    number = sum(wanted)
    handed = await shuffle(HANDFULS, [*stock[-(number - 1) :], PIGGY])
    state.deck.pile = stock[: -(number - 1)]
    for seat in state.seats:
        cards = handed[sum(wanted[:seat]) : sum(wanted[: seat + 1])]
        give(state, seat, cards)
        hand = state.player(seat).hand
        await whisper(seat, facts.DREW, number=len(hand), cards=name_all_cards(hand))
    at.done = True
