"""Deuce (A9): plays two encounter cards."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_kind, titles
from games.cosmic.choosing import ask_cards, ask_one_seat, ask_yes
from games.cosmic.declaring import Alien
from games.cosmic.hands import discard, give
from games.cosmic.hooks import Now, OnSide, Sender
from games.cosmic.roles import is_involved, is_main, is_own, list_sides
from games.cosmic.rules.reveal import show_as
from games.cosmic.sides import add_bonus, is_attack, is_own_side, list_more, list_more_kinds, own_side
from games.table.facts import Seat, Who
from games.table.script import tell

DEUCE: Final = Alien("deuce")
BOTH: Final = facts.choice("deuce-both")
TWIN: Final = facts.choice("deuce-twin")
SIDE: Final = facts.choice("deuce-side")
MINUS: Final = facts.choice("deuce-minus")


def has_more(at: Now, seat: Seat) -> bool:
    """A main player with two encounter cards revealed."""
    return is_main(at, seat) and at.state.now.revealed and bool(list_more(own_side(at.state, seat)))


@DEUCE.changes(hooks.cards_needed, is_own)
def needs_two(number: int, at: Sender, seat: Seat) -> int:
    """With fewer it draws a new hand."""
    return max(2, number)


@DEUCE.changes(hooks.lays, is_own_side)
def lays_two(number: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player."""
    return number + 1


@DEUCE.uses(hooks.modified, has_more)
async def negotiates(at: Now, seat: Seat) -> None:
    """Any negotiate makes them one."""
    side = own_side(at.state, seat)
    if any(kind.is_negotiate for kind in list_more_kinds(at.state, side)):
        await show_as(side, find_kind("negotiate"))


@DEUCE.changes(hooks.card_value, lambda at, seat: is_own_side(at, seat) and bool(list_more(at.side)))
def adds_both(value: int, at: OnSide, seat: Seat) -> int:
    """Two attacks add."""
    return value + sum(kind.value for kind in list_more_kinds(at.state, at.side) if kind.is_attack)


@DEUCE.uses(hooks.discarding, has_more)
async def keeps_one(at: Now, seat: Seat) -> None:
    """The negotiate or the higher attack is discarded, the other one taken back; with the super flare both may go."""
    side = own_side(at.state, seat)
    if DEUCE.super.is_on(at.state, seat) and await ask_yes(at.state, seat, BOTH, "A9"):
        return
    cards = [side.card, *list_more(side)]
    back = min(cards, key=lambda card: (find_kind(card).is_negotiate, find_kind(card).value))
    if back in side.laid:
        side.laid.remove(back)
    else:
        side.card = ""
    give(at.state, seat, [back])
    await tell(facts.TAKES_BACK, reveals=True, who=Who(seat), cards=titles([back]))


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
        add_bonus(state, own_side(state, host), -value if minus else value)


DEUCE.super.lasts(hooks.resolution, is_main)
