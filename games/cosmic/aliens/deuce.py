"""Deuce (A9): plays two encounter cards."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Sender
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_yes
from games.cosmic.rules.hands import discard, give
from games.cosmic.rules.reckoning import find_further_factor
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import find_kind, name_all_cards
from games.cosmic.state.roles import is_involved, is_main, is_own, list_sides
from games.cosmic.state.sides import (
    add_bonus,
    find_other_side,
    get_side,
    is_attack,
    is_negotiate,
    is_own_side,
    list_down,
    list_more,
    list_more_kinds,
)
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

DEUCE: Final = Alien("deuce", printed="other")


def has_more(at: Now, seat: Seat) -> bool:
    """A main player with two encounter cards revealed."""
    return is_main(at, seat) and at.state.now.revealed and bool(list_more(get_side(at.state, seat)))


def has_negotiate(at: Now, seat: Seat) -> bool:
    """Its further cards make the shown one a negotiate, which it is not."""
    if not has_more(at, seat):
        return False
    side = get_side(at.state, seat)
    return not is_negotiate(side) and any(kind.is_negotiate for kind in list_more_kinds(at.state, side))


def is_own_encounter(at: Sender, seat: Seat) -> bool:
    """Its own cards are looked at, as a main player's (CP-R33)."""
    return is_own(at, seat) and is_main(at, seat)


@DEUCE.changes(hooks.cards_needed, is_own_encounter)
def needs_two(number: int, at: Sender, seat: Seat) -> int:
    """With fewer it draws a new hand."""
    return max(2, number)


@DEUCE.changes(hooks.lays, is_own_side)
def lays_two(number: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player."""
    return number + 1


@DEUCE.goes_on
@DEUCE.uses(hooks.modified, has_negotiate)
async def negotiates(at: Now, seat: Seat) -> None:
    """Any negotiate makes them one."""
    await show_as(get_side(at.state, seat), find_kind("negotiate"))


@DEUCE.goes_on
@DEUCE.changes(hooks.card_value, lambda at, seat: is_own_side(at, seat) and bool(list_more(at.side)))
def adds_both(value: int, at: OnSide, seat: Seat) -> int:
    """Two attacks add; kickers multiply each (CD-42)."""
    more = sum(kind.value for kind in list_more_kinds(at.state, at.side) if kind.is_attack)
    return value + more * find_further_factor(at.state, at.side)


# Deuce takes one of its two cards back.

BOTH: Final = DEUCE.choice("deuce-both")


@DEUCE.goes_on
@DEUCE.uses(hooks.discarding, has_more)
async def keeps_one(at: Now, seat: Seat) -> None:
    """The negotiate or the higher attack is discarded, the other one taken back; with the super flare both may go."""
    side = get_side(at.state, seat)
    if DEUCE.super.is_on(at.state, seat) and await ask_yes(at.state, seat, BOTH, "A9"):
        return
    cards = list_down(side)
    if not cards:
        return
    other = find_kind(find_other_side(at.state, seat).shown)
    kinds = {card: other if find_kind(card).copies else find_kind(card) for card in cards}  # CE-136
    back = min(cards, key=lambda card: (kinds[card].is_negotiate, kinds[card].value))
    if back in side.laid:
        side.laid.remove(back)
    else:
        side.card = ""
    give(at.state, seat, [back])
    await tell(facts.TAKES_BACK, reveals=True, who=Who(seat), cards=name_all_cards([back]))


DEUCE.super.lasts(hooks.resolution, is_main)


# What Deuce's wild flare does: an attack like one that was revealed is thrown in.

TWIN, SIDE, MINUS = DEUCE.choices("deuce", "twin", "side", "minus")


def list_twins(at: Now, seat: Seat) -> list[str]:
    """Attacks in the hand that equal a revealed one, for a main player or an ally."""
    values = {find_kind(side.shown).value for side in list_sides(at.state) if is_attack(side)}
    hand = at.state.player(seat).hand if is_involved(at, seat) else []
    return [card for card in hand if find_kind(card).is_attack and find_kind(card).value in values]


@DEUCE.wild.plays(hooks.revealed, lambda at, seat: bool(list_twins(at, seat)))
async def throws_a_twin(at: Now, seat: Seat) -> None:
    """Its value is added to that side, or subtracted."""
    state = at.state
    for card in await ask_cards(state, seat, TWIN, "A9", list_twins(at, seat), (1, 1)):
        value = find_kind(card).value
        alike = [
            side for side in list_sides(state) if is_attack(side) and find_kind(side.shown).value == value
        ]
        host = await ask_one_seat(state, seat, SIDE, "A9", [side.seat for side in alike])
        minus = await ask_yes(state, seat, MINUS, "A9")
        await discard(state, seat, [card])
        add_bonus(state, get_side(state, host), -value if minus else value)
