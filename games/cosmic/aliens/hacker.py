"""Hacker (A16): chooses what goes over as compensation."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Taking
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import hand_over
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.roles import is_main, is_own
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import whisper

HACKER: Final = Alien("hacker", alert="green")
WHOM, TAKE, GIVE, RUBBISH = HACKER.choices("hacker", "whom", "take", "give", "rubbish")
SEES: Final = HACKER.keys.fact("hacker-sees", "who", "number", "cards")
DUE: Final = HACKER.keys.line("hacker-due", "number")


def is_taken_from(at: Taking, seat: Seat) -> bool:
    """Others take from it."""
    return at.giver == seat


def _say_due(number: int) -> Saying:
    """CE-104: as many as ships were lost, but for those that come from the deck."""
    return Saying(DUE, {"number": number})


@HACKER.uses(hooks.taking, is_own, optional=True)
async def breaks_in(at: Taking, seat: Seat) -> None:
    """Whose hand, and which cards of it."""
    state = at.state
    others = [at.giver, *(one for one in state.seats if one not in {seat, at.giver})]
    at.giver = await ask_one_seat(state, seat, WHOM, "A16", others)
    hand = list(state.player(at.giver).hand)
    await whisper(seat, SEES, who=Who(at.giver), number=len(hand), cards=name_all_cards(hand))
    number = at.number - at.from_deck
    at.picked = await ask_cards(state, seat, TAKE, "A16", hand, (number, number), due=_say_due)


@HACKER.uses(hooks.taking, is_taken_from, optional=True)
async def picks_what_they_get(at: Taking, seat: Seat) -> None:
    """Which cards of its own hand."""
    number = at.number - at.from_deck
    hand = list(at.state.player(seat).hand)
    at.picked = await ask_cards(at.state, seat, GIVE, "A16", hand, (number, number), due=_say_due)


@HACKER.wild.plays(hooks.taking, is_taken_from)
async def prevents_it(at: Taking, seat: Seat) -> None:
    """No compensation is taken."""
    at.number = 0


HACKER.super.lasts(hooks.resolution, is_main)


@HACKER.super.uses(hooks.compensated, is_own)
async def gives_rubbish(at: CardsOfSeat, seat: Seat) -> None:
    """Up to as many cards go to that player."""
    hand = list(at.state.player(seat).hand)
    given = await ask_cards(at.state, seat, RUBBISH, "A16", hand, (0, len(at.cards)))
    if at.giver is not None:
        await hand_over(at.state, seat, at.giver, given, how="given")
