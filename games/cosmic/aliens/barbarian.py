"""Barbarian (A4): loots the hand of whom it has beaten."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Now
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard, hand_over, list_throwable
from games.cosmic.rules.worth import list_best
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.roles import either, is_ally, is_involved, is_offense, is_own
from games.cosmic.state.sides import find_other_side
from porc_royal.facts import Seat, Who
from porc_royal.script import whisper

BARBARIAN: Final = Alien("barbarian", alert="green")
KEEP, DISCARD = BARBARIAN.choices("barbarian", "keep", "discard")
SEES: Final = BARBARIAN.keys.fact("barbarian-sees", "who", "number", "cards")


def has_conquered(at: Now, seat: Seat) -> bool:
    """The offense, with the super flare an ally of it; the offense has won, and there are cards to be looked at."""
    role, now = either(is_offense, BARBARIAN.super.as_(is_ally)), at.state.now
    held = now.defense is not None and at.state.player(now.defense.seat).hand
    return bool(held) and now.winner == "offense" and role(at, seat) and seat in list_winners(at)


def list_winners(at: Now) -> list[Seat]:
    """The offense and its allies."""
    return [at.state.now.offense.seat, *at.state.now.offense.allies]


@BARBARIAN.uses(hooks.before_compensation, has_conquered)
async def loots(at: Now, seat: Seat) -> None:
    """Mandatory: up to a card for each own ship in the encounter is kept, the others are discarded."""
    state, other = at.state, find_other_side(at.state, seat).seat
    hand = list(state.player(other).hand)
    await whisper(seat, SEES, who=Who(other), number=len(hand), cards=name_all_cards(hand))
    most = min(state.now.committed.get(str(seat), 0), len(hand))
    kept = await ask_cards(state, seat, KEEP, "A4", hand, (0, most), list_best(state, hand, most))
    await hand_over(state, other, seat, kept)
    await discard(state, other, list(state.player(other).hand))


def has_got_cards(at: CardsOfSeat, seat: Seat) -> bool:
    """A main player or an ally that has just got cards itself."""
    return is_own(at, seat) and is_involved(at, seat) and bool(at.cards)


@BARBARIAN.wild.plays(hooks.compensated, has_got_cards)
@BARBARIAN.wild.plays(hooks.rewarded, has_got_cards)
async def sorts_its_loot(at: CardsOfSeat, seat: Seat) -> None:
    """It discards what it does not want of the cards that it got; a rift among those does nothing (CD-82)."""
    cards = [card for card in at.cards if card in at.state.player(seat).hand]
    chosen = await ask_cards(at.state, seat, DISCARD, "A4", list_throwable(cards), (0, len(cards)))
    await discard(at.state, seat, chosen)


BARBARIAN.super.lasts(hooks.resolution, is_ally)
