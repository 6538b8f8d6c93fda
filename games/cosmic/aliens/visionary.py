"""Visionary (A49): it says which card will be played."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.questions.choices import ask_cards, ask_cards_each, ask_one_seat
from games.cosmic.questions.foreseen import FORESEEN
from games.cosmic.state.catalogue import (
    NEGOTIATE,
    find_kind,
    is_encounter,
    list_kinds,
    name_all_cards,
    name_card,
)
from games.cosmic.state.roles import either, is_bystander, is_main, list_sides
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

VISIONARY: Final = Alien("visionary", printed="other")
WHOM, CARD, SHOW = VISIONARY.choices("visionary", "whom", "card", "show")
VISIONARY.add(FORESEEN, CARD)
NAMES: Final = VISIONARY.keys.fact("visionary-names", "who", "card", "other")
WANTS: Final = VISIONARY.keys.fact("visionary-wants", "who", "card")
SHOWN: Final = VISIONARY.keys.fact("visionary-shown", "who", "other", "cards")


@VISIONARY.uses(hooks.before_cards, either(is_main, VISIONARY.super.as_(is_bystander)), optional=True)
async def foretells(at: Now, seat: Seat) -> None:
    """As a main player, of the opponent; with the super flare as anybody, of a main player."""
    state = at.state
    mains = [side.seat for side in list_sides(state) if side.seat != seat]
    other = mains[0] if is_main(at, seat) else await ask_one_seat(state, seat, WHOM, "A49", mains)
    kinds = [
        kind for kind in list_kinds(state.assembly, state.options, len(state.seats)) if is_encounter(kind)
    ]
    (named,) = await ask_cards(state, seat, CARD, "A49", kinds, (1, 1))
    state.now.notes[f"visionary-{other}"] = named
    await tell(NAMES, who=Who(seat), card=name_card(named), other=Who(other))


@VISIONARY.goes_on
@VISIONARY.changes(hooks.choices, lambda at, seat: f"visionary-{at.side.seat}" in at.state.now.notes)
def binds_them(cards: tuple[str, ...], at: OnSide, seat: Seat) -> tuple[str, ...]:
    """Whoever holds that card must play it; for a negotiate also one with a text of its own, if there is no other."""
    named, kinds = at.state.now.notes[f"visionary-{at.side.seat}"], {card: find_kind(card) for card in cards}
    same = tuple(card for card in cards if kinds[card].named == named)
    return same or tuple(card for card in cards if named == NEGOTIATE == kinds[card].type) or cards


VISIONARY.super.lasts(hooks.before_cards, is_bystander)


async def sees_cards(at: Now, seat: Seat) -> None:
    """Everybody else shows it the card that it names, or any other card of their choice."""
    state = at.state
    kinds = list_kinds(state.assembly, state.options, len(state.seats))
    (named,) = await ask_cards(state, seat, CARD, "A49", kinds, (1, 1))
    await tell(WANTS, who=Who(seat), card=name_card(named))
    hands = {one: list(state.player(one).hand) for one in state.seats if one != seat}
    held = {one: [card for card in hand if find_kind(card).named == named] for one, hand in hands.items()}
    choices = {one: held[one] or hands[one] for one in hands}
    shown = await ask_cards_each(state, choices, SHOW, "A49", (1, 1))
    for one, cards in shown.items():
        await whisper((seat, one), SHOWN, who=Who(one), other=Who(seat), cards=name_all_cards(cards))


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    VISIONARY.wild.plays(_window, is_main)(sees_cards)
