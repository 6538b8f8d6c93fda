"""Chosen (A6): three cards are drawn, and one of them may be played instead."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import discard, draw, throw
from games.cosmic.rules.reveal import swap_in
from games.cosmic.state.catalogue import find_kind, is_encounter, name_card
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import add_bonus, get_side, is_attack
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CHOSEN: Final = Alien("chosen", alert="green")
CARD: Final = CHOSEN.choice("chosen-card", helps=True)
ADD: Final = CHOSEN.choice("chosen-add")
ADDS: Final = CHOSEN.keys.fact("chosen-adds", "who", "card")


@CHOSEN.uses(hooks.revealed, is_main, optional=True, once=True)
async def receives(at: Now, seat: Seat) -> None:
    """An encounter card replaces the own one; an attack may be added to an attack. The rest is discarded."""
    state, side = at.state, get_side(at.state, seat)
    drawn = [
        card for card in await draw(state, seat, 3) if card in state.player(seat).hand
    ]  # none given away
    usable = [card for card in drawn if is_encounter(card)]
    for card in await ask_cards(state, seat, CARD, "A6", usable, (0, 1)):
        drawn.remove(card)
        attacks = is_attack(side) and find_kind(card).is_attack
        if attacks and await ask_yes(state, seat, ADD, "A6", default=True):
            throw(state, seat, [card])
            await tell(ADDS, reveals=True, who=Who(seat), card=name_card(card))
            add_bonus(state, side, find_kind(card).value)
        else:
            await swap_in(state, side, card)
    kept = CHOSEN.super.is_on(state, seat)
    hand = state.player(seat).hand
    await discard(
        state, seat, [card for card in drawn if card in hand and not (kept and not is_encounter(card))]
    )


@CHOSEN.wild.plays(hooks.before_cards, is_main)
async def draws(at: Now, seat: Seat) -> None:
    """One card."""
    await draw(at.state, seat, 1)


CHOSEN.super.lasts(hooks.revealed, is_main)
