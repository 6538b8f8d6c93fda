"""Barbarian (A4): loots the hand of whom it has beaten."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import titles
from games.cosmic.choosing import ask_cards
from games.cosmic.declaring import Alien
from games.cosmic.hands import discard, hand_over, list_throwable
from games.cosmic.hooks import Cards, Now
from games.cosmic.roles import either, is_ally, is_involved, is_offense
from games.cosmic.sides import find_opponent
from games.table.facts import Seat, Who
from games.table.script import whisper

BARBARIAN: Final = Alien("barbarian")
KEEP: Final = facts.choice("barbarian-keep")
DISCARD: Final = facts.choice("barbarian-discard")
SEES: Final = facts.KEYS.fact("barbarian-sees", "who", "number", "cards")


def has_conquered(at: Now, seat: Seat) -> bool:
    """The offense, with the super flare an ally of it, and the offense has won."""
    role = either(is_offense, BARBARIAN.super.as_(is_ally))
    return at.state.now.winner == "offense" and role(at, seat) and seat in winners(at)


def winners(at: Now) -> list[Seat]:
    """The offense and its allies."""
    return [at.state.now.offense.seat, *at.state.now.offense.allies]


@BARBARIAN.uses(hooks.before_compensation, has_conquered)
async def loots(at: Now, seat: Seat) -> None:
    """Mandatory: up to a card for each own ship in the encounter is kept, the others are discarded."""
    state, other = at.state, find_opponent(at.state, seat).seat
    hand = list(state.player(other).hand)
    await whisper(seat, SEES, who=Who(other), number=len(hand), cards=titles(hand))
    most = min(state.now.committed.get(str(seat), 0), len(hand))
    kept = await ask_cards(state, seat, KEEP, "A4", hand, (0, most), usual=hand[:most])
    await hand_over(state, other, seat, kept)
    await discard(state, other, list(state.player(other).hand))


def is_others(at: Cards, seat: Seat) -> bool:
    """A main player or an ally, when somebody else has got cards."""
    return at.seat != seat and is_involved(at, seat) and bool(at.cards)


@BARBARIAN.wild.plays(hooks.compensated, is_others)
@BARBARIAN.wild.plays(hooks.rewarded, is_others)
async def spoils(at: Cards, seat: Seat) -> None:
    """It looks at what was got, and discards any of it."""
    cards = [card for card in at.cards if card in at.state.player(at.seat).hand]
    await whisper(seat, SEES, who=Who(at.seat), number=len(cards), cards=titles(cards))
    chosen = await ask_cards(at.state, seat, DISCARD, "A4", list_throwable(cards), (0, len(cards)))
    await discard(at.state, at.seat, chosen)


BARBARIAN.super.lasts(hooks.resolution, is_ally)
