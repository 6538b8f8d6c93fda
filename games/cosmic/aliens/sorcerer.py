"""Sorcerer (A40): the face-down cards are swapped."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.claims import swap_cards
from games.cosmic.rules.transfers import give_flare, trade_powers
from games.cosmic.state.roles import either, is_ally, is_main, list_sides
from porc_royal.facts import Seat

SORCERER: Final = Alien("sorcerer", alert="green")


@SORCERER.uses(hooks.selected, either(is_main, SORCERER.super.as_(is_ally)), optional=True)
async def swaps_cards(at: Now, seat: Seat) -> None:
    """As a main player; with the super flare as an ally, too."""
    await swap_cards(at.state)


def is_away(at: Now, seat: Seat) -> bool:
    """Anybody, while the Sorcerer is no main player."""
    return not any(SORCERER.name in at.state.player(side.seat).powers for side in list_sides(at.state))


@SORCERER.wild.plays(hooks.before_cards, is_away)
async def trades_the_powers(at: Now, seat: Seat) -> None:
    """The main players trade powers, for good; the flare goes to whoever is Sorcerer."""
    offense, defense = list_sides(at.state)
    await trade_powers(at.state, offense.seat, defense.seat)
    await give_flare(at.state, seat, SORCERER)


SORCERER.super.lasts(hooks.selected, is_ally)
