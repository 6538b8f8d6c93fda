"""Fido (A12): fetches used encounter cards, and offers them."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.uses import CONSENTS, has_cards_enough
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_yes
from games.cosmic.rules.hands import draw, take_back
from games.cosmic.rules.losses import retrieve
from games.cosmic.state.catalogue import is_fought_with
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import is_anyone, is_main, list_sides
from games.cosmic.state.sides import find_other_side
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

FIDO: Final = Alien("fido")
CARD, WHOM, ACCEPT, KEEP, SHIP = FIDO.choices("fido", "card", "whom!", "accept", "keep", "ship")


def list_used(state: State) -> list[str]:
    """The encounter cards used in the outcome that lie on the discards; a second one that was laid (A9) is none."""
    used = [card for side in list_sides(state) for card in side.used[:1]]
    return [card for card in used if card and is_fought_with(card) and is_off(state, card)]


@FIDO.uses(hooks.discarded, lambda at, _: bool(list_used(at.state)), optional=True)
async def fetches(at: Now, seat: Seat) -> None:
    """A card, or with the super flare any of them, one after the other."""
    used = list_used(at.state)
    most = len(used) if FIDO.super.is_on(at.state, seat) else 1
    for card in await ask_cards(at.state, seat, CARD, "A12", used, (1, most)):
        await offer(at.state, seat, card)


@not_a_rule
async def offer(state: State, seat: Seat, card: str) -> None:
    """Refused it is kept or left, as its owner says with the offer; accepted it brings a ship or a card."""
    to = await ask_one_seat(state, seat, WHOM, "A12", [one for one in state.seats if one != seat])
    keeps = await ask_yes(state, seat, KEEP, "A12", default=True)
    if not await ask_yes(state, to, ACCEPT, "A12"):
        if keeps:
            await take_back(state, seat, [card])
        return
    await take_back(state, to, [card])
    if state.ships[WARP][seat] and await ask_yes(state, seat, SHIP, "A12"):
        await retrieve(state, seat, 1, "fido")
    else:
        await draw(state, seat, 1)


@FIDO.wild.plays(hooks.before_cards, is_main)
async def plays_with_them(at: Now, seat: Seat) -> None:
    """The opponent takes the top card of the discards; it draws one."""
    await take_back(at.state, find_other_side(at.state, seat).seat, at.state.deck.discards[-1:])
    await draw(at.state, seat, 1)


FIDO.super.lasts(hooks.discarding, is_anyone)

FIDO.enter(CONSENTS, SHIP, has_cards_enough)
