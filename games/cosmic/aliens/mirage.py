"""Mirage (A75): ships elsewhere are counted as if they were here."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, Reinforcing, Sender
from games.cosmic.questions.choices import ask_planet, ask_seat
from games.cosmic.state.catalogue import NEGOTIATE, find_kind
from games.cosmic.state.roles import is_involved, is_main, list_sides
from games.cosmic.state.ships import count, find_colonies
from games.cosmic.state.sides import are_attacks, find_other_side, get_side, is_attack
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

MIRAGE: Final = Alien("mirage", printed="dominion", alert="green", is_late=True)
OWN, THEIRS, WHOSE, ALLIED = MIRAGE.choices("mirage", "own", "theirs", "whose", "allied")
SEEN: Final = MIRAGE.keys.fact("mirage-seen", "who", "other", "planet", "number")
NOTE: Final = "mirage-"
WORTH: Final = 3


def sees_attacks(at: Now, seat: Seat) -> bool:
    """A main player, where both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


@MIRAGE.uses(hooks.revealed, sees_attacks, once=True)
async def calls_up_ships(at: Now, seat: Seat) -> None:
    """Mandatory, as a main player: an own colony, and one of the opponent's; whoever has none keeps the real ships."""
    state = at.state
    other = find_other_side(state, seat).seat
    await choose(state, seat, seat, OWN)
    await choose(state, seat, other, THEIRS)
    if MIRAGE.super.is_on(state, seat):
        allies = [ally for side in list_sides(state) for ally in side.allies if find_colonies(state, ally)]
        ally = await ask_seat(state, seat, WHOSE, "A75", allies, may=True)
        if ally is not None:
            await choose(state, seat, ally, ALLIED)


@not_a_rule
async def choose(state: State, seat: Seat, whose: Seat, what: str) -> None:
    """By default the strongest colony of the own side, the weakest of the other."""
    sign = -1 if get_side(state, whose) is get_side(state, seat) else 1
    colonies = sorted(find_colonies(state, whose), key=lambda place: sign * count(state, whose, place))
    if colonies:
        planet = await ask_planet(state, seat, what, "A75", colonies)
        state.now.notes[f"{NOTE}{whose}"] = planet
        number, named = count(state, whose, planet), facts.name_planet(planet)
        await tell(SEEN, who=Who(seat), other=Who(whose), planet=named, number=number)


@MIRAGE.changes(hooks.reckoned, lambda at, seat: f"{NOTE}{at.seat}" in at.state.now.notes)
def counts_them(number: int, at: Sender, seat: Seat) -> int:
    """Totals alone: nothing moves (CE-R57)."""
    return count(at.state, at.seat, at.state.now.notes[f"{NOTE}{at.seat}"])


MIRAGE.super.lasts(hooks.modified, is_main)


def shows_attack(at: Now, seat: Seat) -> bool:
    """As a main player or an ally, where its side shows an attack."""
    return is_involved(at, seat) and is_attack(get_side(at.state, seat))


MIRAGE.wild.lasts(hooks.revealed, shows_attack)


@MIRAGE.wild.changes(hooks.reinforcing, lambda at, seat: at.seat == seat)
def sends_a_negotiate(cards: tuple[str, ...], at: Sender, seat: Seat) -> tuple[str, ...]:
    """One negotiate of the hand may be played as a reinforcement."""
    played = [card for side in list_sides(at.state) for card in side.reinforcements]
    if any(find_kind(card).type == NEGOTIATE for card in played):
        return cards
    return (*cards, *(card for card in at.state.player(seat).hand if find_kind(card).type == NEGOTIATE))


@MIRAGE.wild.changes(hooks.reinforcement, lambda at, seat: find_kind(at.card).type == NEGOTIATE)
def counts_three(value: int, at: Reinforcing, seat: Seat) -> int:
    """It counts three."""
    return WORTH
