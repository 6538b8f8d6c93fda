"""Miser (A76): has a second hand, the hoard, that nobody else touches."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, Sender, Taking
from games.cosmic.extension.sources import SOURCES, Source
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import draw_onto_sheet, give, set_aside, sort_cards
from games.cosmic.rules.sheets import discard_sheet, list_down, list_usable
from games.cosmic.state.catalogue import is_encounter, name_all_cards
from games.cosmic.state.roles import is_anyone, is_offense, is_own
from games.cosmic.state.state import State
from games.cosmic.views.sheet_cards import show_cards
from porc_royal.facts import Seat
from porc_royal.script import whisper
from porc_royal.traces import not_a_rule

MISER: Final = Alien("miser", alert="green", is_late=True, rulings=("CE-R17",))
SWAP, SAVED = MISER.choices("miser", "swap", "saved")
HOARD: Final = MISER.keys.fact("miser-hoard", "cards")
OTHERS: Final = 2
show_cards(MISER)


def list_hoard(state: State, seat: Seat) -> list[str]:
    """What it may play from there, which no hand is (CE-R58): all of it, unless its power is off."""
    return list_usable(state, seat, MISER.name)


MISER.enter(SOURCES, MISER.name, Source(list_hoard))


@MISER.uses(hooks.setup, is_anyone)
async def starts_a_hoard(at: Now, seat: Seat) -> None:
    """Mandatory: a second hand; it looks at both and says which one is the hoard. A larger hand is none (CE-R19)."""
    state, player = at.state, at.state.player(seat)
    hoard = await draw_onto_sheet(state, seat, MISER.name, state.options.hand)
    better = sum(map(is_encounter, player.hand)) > sum(map(is_encounter, hoard))
    alike = len(player.hand) <= state.options.hand
    if alike and await ask_yes(state, seat, SWAP, "A76", default=better):
        player.face_down[MISER.name] = sort_cards(player.hand)
        player.hand = []
        give(state, seat, hoard)
    await whisper(seat, HOARD, cards=name_all_cards(list_down(state, seat, MISER.name)))


def is_spent(at: Now, seat: Seat) -> bool:
    """No encounter card is left in the hoard."""
    hoard = at.state.player(seat).face_down.get(MISER.name)
    return hoard is not None and not any(map(is_encounter, hoard))


@not_a_rule
async def renew(at: Now, seat: Seat) -> None:
    """The hoard is shown, discarded, and drawn anew."""
    await discard_sheet(at.state, seat, MISER.name)
    await draw_onto_sheet(at.state, seat, MISER.name, at.state.options.hand)


@MISER.by_order
@MISER.uses(hooks.planning, is_spent, optional=True, once=True)
@MISER.uses(hooks.regroup, is_spent, optional=True, once=True)
async def renews_its_hoard(at: Now, seat: Seat) -> None:
    """In any role, at the regroup and before cards are chosen; unasked, unless it has ordered otherwise."""
    await renew(at, seat)


# Miser's flares.


@not_a_rule
async def save_three(state: State, seat: Seat) -> None:
    """This card and two others lie aside until the encounter ends."""
    flare = MISER.wild.flare
    others = [card for card in state.player(seat).hand if card != flare]
    number = min(OTHERS, len(others))
    saved = await ask_cards(
        state, seat, SAVED, "A76", others, (number, number), others[-number:] if number else ()
    )
    await set_aside(state, seat, [card for card in (flare, *saved) if card in state.player(seat).hand])


@MISER.wild.plays(hooks.renewing, is_own)
async def saves_cards(at: Sender, seat: Seat) -> None:
    """In any role, when its hand is about to be discarded for a new one: they are safe, and the new hand is whole."""
    await save_three(at.state, seat)


@MISER.wild.plays(hooks.taking, lambda at, seat: at.giver == seat)
async def saves_cards_from_others(at: Taking, seat: Seat) -> None:
    """In any role, when compensation is about to be taken from it."""
    await save_three(at.state, seat)


@MISER.super.plays(hooks.regroup, is_offense)
async def puts_by_a_card(at: Now, seat: Seat) -> None:
    """As the offense, at its regroup: a card comes into the hoard."""
    await draw_onto_sheet(at.state, seat, MISER.name, 1)
