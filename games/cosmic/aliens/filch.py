"""Filch (A13): takes the opponent's used card."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.zaps import Deed
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import take_back, throw
from games.cosmic.state.catalogue import ARTIFACT, FLARE, NEGOTIATE, find_kind, is_fought_with
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import is_anyone, is_main, list_sides
from porc_royal.facts import Seat

FILCH: Final = Alien("filch", alert="green")
LOOT: Final = FILCH.choice("filch-card")


def list_loot(at: Now, seat: Seat) -> list[str]:
    """The encounter cards of other players that lie on the discards; a second one that was laid (A9) is none."""
    used = [card for side in list_sides(at.state) if side.seat != seat for card in side.used[:1]]
    return [card for card in used if card and is_fought_with(card) and is_off(at.state, card)]


def may_take(at: Now, seat: Seat) -> bool:
    """As a main player, or with the super flare; there is something to take."""
    return (is_main(at, seat) or FILCH.super.is_on(at.state, seat)) and bool(list_loot(at, seat))


@FILCH.uses(hooks.discarded, may_take, optional=True)
async def takes_the_card(at: Now, seat: Seat) -> None:
    """The opponent's final card; of several with the super flare one."""
    cards = await ask_cards(at.state, seat, LOOT, "A13", list_loot(at, seat), (1, 1))
    await take_back(at.state, seat, cards)


FILCH.super.lasts(hooks.discarding, is_anyone)


def list_negotiates(deed: Deed, seat: Seat) -> list[str]:
    """The negotiates of a hand."""
    return [card for card in deed.state.player(seat).hand if find_kind(card).type == NEGOTIATE]


def can_pay(deed: Deed, seat: Seat) -> bool:
    """An artifact or a flare is being played, and there is a negotiate to discard."""
    stolen = bool(deed.card) and find_kind(deed.kind).type in {ARTIFACT, FLARE}
    return stolen and bool(list_negotiates(deed, seat))


async def steals(deed: Deed, seat: Seat) -> None:
    """A negotiate is discarded, and the card goes to the own hand without effect."""
    throw(deed.state, seat, list_negotiates(deed, seat)[:1])
    await take_back(deed.state, seat, [deed.card])


FILCH.wild.cancels(can_pay, steals)
