"""Lizard (A73): its ships change their colour where they win."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import Adjustment, MomentRule
from games.cosmic.extension.hooks import CardsOfSeat, Now, OnSide, Reckoning, Reinforcing
from games.cosmic.extension.pool import BARRED, Barred
from games.cosmic.extension.situations import Kick
from games.cosmic.questions.choices import ask_named_ships, ask_yes
from games.cosmic.rules.losses import list_outside
from games.cosmic.rules.second_colour import MORPHED, SecondColour
from games.cosmic.rules.transfers import BOUND
from games.cosmic.rules.unused import LAID_OUT
from games.cosmic.rules.victory import look_around, win
from games.cosmic.state.catalogue import KICKER, find_kind
from games.cosmic.state.roles import Situation, is_involved, is_main, is_offense
from games.cosmic.state.ships import count
from games.cosmic.state.sides import get_side, has_won, is_attack
from games.cosmic.state.state import BESIDE, GATE, REMOVED, SHIPS_A_PLANET, State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

LIZARD: Final = Alien("lizard", printed="dominion", alert="green", is_late=True, rulings=("CE-R23", "CE-R25"))
OUTSIDE, KICK = LIZARD.choices("lizard", "outside", "kick")
MORPHS: Final = LIZARD.keys.fact("lizard-morphs", "who", "number")
NEAR: Final = LIZARD.keys.notice("lizard-near", "who", "number")
LIES: Final = LIZARD.keys.line("lizard-lies", "number")
CALLED: Final = LIZARD.keys.line("lizard-ship", "planet")
CALLED_IN: Final = LIZARD.keys.line("lizard-ship-in", "place")
COLOUR: Final = SecondColour(LIZARD)
DOUBLE, FURTHER = "lizard-double-", "lizard-kick-"
PLAYED_BY: Final = "lizard-by-"
WORTH, MORE, FEW, MOST_PLAYERS = 2, 2, 4, 7
LIZARD.add(BOUND, LIZARD.name)
LIZARD.add(LAID_OUT, LIZARD.name)  # the ships of a spare colour


def count_normal(state: State, seat: Seat) -> int:
    """Its ships of the first colour that have not left the game, wherever they are (CE-R55)."""
    ships = sum(there[seat] for place, there in state.ships.items() if place != REMOVED)
    return ships - COLOUR.count_all(state, seat)


def has_normal_ships(at: Now, seat: Seat) -> bool:
    """A main player who has won with ships that are on the target planet now."""
    state = at.state
    if not is_main(at, seat) or not has_won(state, seat):
        return False
    return count_won(state, seat) > 0


def count_won(state: State, seat: Seat) -> int:
    """How many of the first colour that were in the encounter are there."""
    planet = state.now.planet
    were = state.now.committed.get(str(seat), 0)
    return min(were, count(state, seat, planet) - COLOUR.count(state, seat, planet))


@LIZARD.uses(hooks.after_ships, has_normal_ships)
async def morphs(at: Now, seat: Seat) -> None:
    """Mandatory, as a main player who has won: as many as the second colour has; two more by the super flare."""
    state = at.state
    left = SHIPS_A_PLANET * state.options.planets - COLOUR.count_all(state, seat)
    number = min(count_won(state, seat), left)
    COLOUR.morph(state, seat, state.now.planet, number)
    if LIZARD.super.is_on(state, seat):
        places = [
            place
            for place in list_outside(state, seat)
            if count(state, seat, place) > COLOUR.count(state, seat, place)
        ]
        named = await ask_named_ships(state, seat, OUTSIDE, "A73", places, (0, MORE))
        for ship in named:
            place, _, name = ship.rpartition(".")
            if not name.startswith(MORPHED):
                COLOUR.morph(state, seat, place, 1)
                number += 1
    await tell(MORPHS, who=Who(seat), number=number)
    await look_around(state)


@LIZARD.is_clause
@LIZARD.uses(
    hooks.looked, lambda at, seat: not count_normal(at.state, seat) and COLOUR.count_all(at.state, seat) > 0
)
async def wins_changed(at: Now, seat: Seat) -> None:
    """CE-R25, mandatory: no ship of the first colour is left in the game."""
    win(seat, LIZARD.name)


def add_two(total: Reckoning, at: OnSide) -> Reckoning:
    """DV-42: two for each of the second colour on a side, power or no power."""
    place = GATE if is_offense(Now(at.state), at.side.seat) else BESIDE
    seats = (at.side.seat, *at.side.allies)
    number = sum(COLOUR.count(at.state, seat, place) for seat in seats)
    if place == BESIDE:
        number += COLOUR.count(at.state, at.side.seat, at.state.now.planet)
    return replace(total, bonus=total.bonus + WORTH * number)


LIZARD.add(hooks.total.corrections, Adjustment(COLOUR.is_there, add_two))


BAR: Final = LIZARD.keys.line("barred-lizard")
LIZARD.add(BARRED, Barred(LIZARD.name, lambda assembly, chosen, players: players > MOST_PLAYERS, BAR))
"""CE-R23."""


def foresee(view: View, seat: Seat) -> Saying | None:
    """Few ships of the first colour are left."""
    ships = sum(there[seat] for place, there in view.ships if place != REMOVED)
    left = ships - sum(COLOUR.list_places(dict(view.seat(seat).tokens)).values())
    return Saying(NEAR, {"who": Who(seat), "number": left}) if left <= FEW else None


LIZARD.enter(additions.NEAR, LIZARD.name, foresee)


def describe(view: View, seat: Seat) -> Lying | None:
    """How many ships have the second colour."""
    number = sum(COLOUR.list_places(dict(view.seat(seat).tokens)).values())
    return Lying((Saying(LIES, {"number": number}),), number) if number else None


LIZARD.enter(additions.SHEETS, LIZARD.name, describe)


def name_ship(view: View, ship: str) -> Saying | None:
    """A ship of the second colour, by where it is."""
    place, _, name = ship.rpartition(".")
    if not name.startswith(MORPHED):
        return None
    if place in dict(view.planets):
        return Saying(CALLED, {"planet": Named("planet", place)})
    return Saying(CALLED_IN, {"place": Named("place", place)})


def list_markers(view: View, seat: Seat, place: str) -> Sequence[bool]:
    """They are marked in the picture."""
    return [True] * COLOUR.list_places(dict(view.seat(seat).tokens)).get(place, 0)


LIZARD.add(additions.SHIPS, name_ship)
LIZARD.add(additions.MARKED, list_markers)


# Lizard's flares.


def shows_attack(at: Situation, seat: Seat) -> bool:
    """A main player or an ally whose side shows an attack."""
    return is_involved(at, seat) and is_attack(get_side(at.state, seat))


@LIZARD.wild.plays(hooks.revealed, shows_attack)
async def doubles(at: Now, seat: Seat) -> None:
    """Its reinforcements count double from now on, or its own kicker multiplies by one more."""
    state, side = at.state, get_side(at.state, seat)
    kicks = side.seat == seat and any(find_kind(card).type == KICKER for card in side.laid)
    chosen = kicks and await ask_yes(state, seat, KICK, "A73", default=True)
    state.now.marks[f"{FURTHER if chosen else DOUBLE}{seat}"] = 1


@LIZARD.wild.changes(
    hooks.kicker, lambda at, seat: at.owner.seat == seat and f"{FURTHER}{seat}" in at.state.now.marks
)
def kicks_harder(factor: int, at: Kick, seat: Seat) -> int:
    """By one more."""
    return factor + 1


@not_a_rule
async def note_who(at: CardsOfSeat) -> None:
    """Who has played a reinforcement, until the encounter ends."""
    at.state.now.notes[PLAYED_BY + at.cards[0].replace("_", "-")] = str(at.seat)


def is_doubling(state: State) -> bool:
    """Somebody's reinforcements count double."""
    return any(name.startswith(DOUBLE) for name in state.now.marks)


LIZARD.add(hooks.reinforced.rules, MomentRule(is_doubling, note_who))


def is_its_own(at: Reinforcing, seat: Seat) -> bool:
    """It has played this one since."""
    by = at.state.now.notes.get(PLAYED_BY + at.card.replace("_", "-"))
    return f"{DOUBLE}{seat}" in at.state.now.marks and by == str(seat)


@LIZARD.wild.changes(hooks.reinforcement, is_its_own)
def counts_double(value: int, at: Reinforcing, seat: Seat) -> int:
    """Twice."""
    return 2 * value


LIZARD.super.lasts(hooks.resolution, is_main)
