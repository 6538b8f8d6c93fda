"""Ethic (A11): it is compensated for an attack, too."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Taking
from games.cosmic.questions.choices import ask_cards, ask_number, ask_one_seat
from games.cosmic.rules.compensation import count_lost
from games.cosmic.rules.hands import hand_over
from games.cosmic.state.roles import is_main, is_own
from games.cosmic.state.sides import are_attacks, get_side
from porc_royal.facts import Seat

ETHIC: Final = Alien("ethic", printed="other", alert="green")
NUMBER, DECK, GIVE, WHOM = ETHIC.choices("ethic", "number", "deck", "give", "whom")
GIVEN: Final = "ethic-given"


def is_beaten(at: Taking, seat: Seat) -> bool:
    """Its own compensation, for an attack against an attack."""
    return at.seat == seat and are_attacks(at.state)


@ETHIC.changes(hooks.compensation, is_beaten)
def is_compensated(number: int, at: Taking, seat: Seat) -> int:
    """Mandatory: as if it had shown a negotiate."""
    return max(number, count_lost(at.state, get_side(at.state, seat)))


ETHIC.super.lasts(hooks.resolution, is_main)


@ETHIC.super.uses(hooks.taking, is_own)
async def names_a_number(at: Taking, seat: Seat) -> None:
    """From none to eight, whatever is due."""
    at.number = await ask_number(at.state, seat, NUMBER, "A11", (0, 8), min(8, at.number))


@ETHIC.is_clause
@ETHIC.uses(hooks.taking, is_own)
async def takes_from_the_deck(at: Taking, seat: Seat) -> None:
    """Whenever it gains compensation: some or all of it from the deck, if it likes."""
    at.from_deck = await ask_number(at.state, seat, DECK, "A11", (0, at.number))


ETHIC.wild.lasts(hooks.drew, is_own)


@ETHIC.wild.uses(hooks.drew, is_own)
async def gives_away(at: CardsOfSeat, seat: Seat) -> None:
    """Some of what it drew goes to others, three cards an encounter at most."""
    state, marks = at.state, at.state.now.marks
    drawn = [card for card in at.cards if card in state.player(seat).hand]
    bounds = (0, 3 - marks.get(GIVEN, 0))
    for card in await ask_cards(state, seat, GIVE, "A11", drawn, bounds):
        to = await ask_one_seat(state, seat, WHOM, "A11", [one for one in state.seats if one != seat])
        marks[GIVEN] = marks.get(GIVEN, 0) + 1
        await hand_over(state, seat, to, [card], how="given")
