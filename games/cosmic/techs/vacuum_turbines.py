"""Vacuum Turbines: the best of four cards."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard, draw, list_throwable
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

VACUUM_TURBINES: Final = Tech("vacuum_turbines", 2)
AWAY: Final = VACUUM_TURBINES.choice("vacuum-away")
CARDS: Final = 4


@VACUUM_TURBINES.regroups()
async def draws_in(state: State, seat: Seat, tech: TechCard) -> None:
    """Four cards are drawn, and those that are not wanted discarded."""
    drawn = await draw(state, seat, CARDS)
    held = list_throwable([card for card in drawn if card in state.player(seat).hand])
    await discard(state, seat, await ask_cards(state, seat, AWAY, "TD-6", held, (0, len(held))))
