"""Delta Scanners: a card of the cosmic discards."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import take_back
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

DELTA_SCANNERS: Final = Tech("delta_scanners", 2)
CARD: Final = DELTA_SCANNERS.choice("delta-card")


@DELTA_SCANNERS.regroups(lambda state, seat: bool(state.deck.discards))
async def finds_a_card(state: State, seat: Seat, tech: TechCard) -> None:
    """Any card there, for all to see; of each kind the one on top."""
    top = {find_kind(card).name: card for card in state.deck.discards}
    await take_back(state, seat, await ask_cards(state, seat, CARD, "TD-6", tuple(top.values()), (1, 1)))
