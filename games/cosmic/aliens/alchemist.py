"""Alchemist (A58): turns a card of its hand into another one of that type, for a ship."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.uses import USES
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard, take_back
from games.cosmic.rules.losses import list_places, lose_chosen
from games.cosmic.rules.victory import look_around
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import find_kind, find_type
from games.cosmic.state.roles import Situation, is_anyone, is_main
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

ALCHEMIST: Final = Alien("alchemist", printed="dominion", is_late=True)
GIVE, TAKE = ALCHEMIST.choices("alchemist", "give", "take")
REACH: Final = 4
GAIN: Final = 3
"""A practice player wants a card to be worth so much more, for it costs a ship."""


def fits(card: str, other: str, *, far: bool = False) -> bool:
    """Whether one card may be changed for another: of its type, attacks within reach unless it is `far` (CE-R30)."""
    mine, theirs = find_kind(card), find_kind(other)
    if mine.type != theirs.type:
        return False
    return far or not mine.is_attack or abs(mine.value - theirs.value) <= REACH


def gains(view: View, seat: Seat) -> bool:
    """There is a card that is worth it."""
    changes = [(mine, other) for mine in view.hand for other in view.discards if fits(mine, other)]
    return any(keep_worth(other) - keep_worth(mine) >= GAIN for mine, other in changes)


ALCHEMIST.enter(USES, ALCHEMIST.name, gains)


def list_discards(state: State) -> list[str]:
    """What lies on all discards (CE-R31)."""
    return [card for deck in (state.deck, *state.decks.values()) for card in deck.discards]


def may_brew(at: Situation, seat: Seat) -> bool:
    """It has cards and ships in play, and there are discards, as all can see."""
    state = at.state
    return bool(state.player(seat).hand and list_places(state, seat) and list_discards(state))


@not_a_rule
async def choose(state: State, seat: Seat, hand: list[str], *, far: bool) -> tuple[str, str] | None:
    """Which card for which; None where nothing fits."""
    lying = list_discards(state)
    usable = [card for card in hand if any(fits(card, other, far=far) for other in lying)]
    if not usable:
        return None
    (given,) = await ask_cards(state, seat, GIVE, "A58", usable, (1, 1))
    fitting = [card for card in lying if fits(given, card, far=far)]
    (taken,) = await ask_cards(state, seat, TAKE, "A58", fitting, (1, 1))
    return given, taken


@ALCHEMIST.uses(
    hooks.before_cards, lambda at, seat: is_main(at, seat) and may_brew(at, seat), optional=True, once=True
)
@ALCHEMIST.uses(hooks.regroup, may_brew, optional=True, once=True)
async def brews(at: Now, seat: Seat) -> None:
    """In any role, once an encounter: one ship to the warp, one card for another (CE-R11); any attack when super."""
    state = at.state
    far = ALCHEMIST.super.is_on(state, seat)
    change = await choose(state, seat, list(state.player(seat).hand), far=far)
    if change is not None:
        await lose_chosen(state, {seat: 1}, ALCHEMIST.name, "A58")
        await look_around(state)
        await discard(state, seat, [change[0]])
        await take_back(state, seat, [change[1]])


async def changes_a_card(at: Now, seat: Seat) -> None:
    """A card that is no encounter card, and not this flare, for another of its type; no ship is lost."""
    state = at.state
    others = list_others(state, seat)
    change = await choose(state, seat, others, far=True)
    if change is not None:
        await discard(state, seat, [change[0]])
        await take_back(state, seat, [change[1]])


def list_others(state: State, seat: Seat) -> list[str]:
    """Cards of the hand that are no encounter cards, but for this flare."""
    hand = state.player(seat).hand
    return [card for card in hand if not find_kind(card).is_encounter and card != ALCHEMIST.wild.flare]


def may_change(at: Situation, seat: Seat) -> bool:
    """Some card of its hand has its like on the discards."""
    types = {find_type(card) for card in list_discards(at.state)}
    return any(find_type(card) in types for card in list_others(at.state, seat))


for _window in (hooks.regroup, hooks.alliances, hooks.revealed):
    ALCHEMIST.wild.plays(_window, may_change)(changes_a_card)
for _window in (hooks.regroup, hooks.alliances):
    ALCHEMIST.super.lasts(_window, is_anyone)
