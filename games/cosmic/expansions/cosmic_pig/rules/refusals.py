"""BOT-7: what cannot be played: fourteen cards for each must be in the deck."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import HANDFUL, PIG
from games.cosmic.state import options
from games.cosmic.state.catalogue import find_kind, list_deck
from games.cosmic.state.options import Options
from porc_royal.additions import Assembly
from porc_royal.facts import Saying

ADDS: Final = facts.Adds()

TOO_FEW_CARDS: Final = ADDS.keys.refusal("pig-too-few-cards", "number", "cards", "needed")
FLARES: Final = 10
"""CE-5: flares in the deck, or two for each player where that is more."""


def count_stock(assembly: Assembly, chosen: Options, players: int) -> int:
    """Cards that there are without The Piggy, flares included."""
    cards = [card for card in list_deck(assembly, chosen, players) if not find_kind(card).stays]
    return len(cards) + max(FLARES, 2 * players)


def refuse(assembly: Assembly, players: int, chosen: Options) -> Saying | None:
    """CP-6: seven and more play with the cards for large groups only."""
    stock, needed = count_stock(assembly, chosen, players), HANDFUL * players - 1
    if not PIG.is_chosen(chosen) or stock >= needed:
        return None
    return Saying(TOO_FEW_CARDS, {"number": players, "cards": stock, "needed": needed})


ADDS.add(options.REFUSALS, refuse)
