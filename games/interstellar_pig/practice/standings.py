"""How a game stands for each seat: its share of the victory, as games of practice players ended.

Search stops after some turns and asks here what has been reached (`search.py`). The weights were fitted to who had the
prize at the end of games of practice players, from the figures at each beginning of a turn.
"""

from math import exp
from typing import Final

from games.interstellar_pig.extension.catalogue import PRIZE, find_arm
from games.interstellar_pig.practice.map import count_apart, count_distances
from games.interstellar_pig.rules.odds import Chances, compute_chances
from games.interstellar_pig.rules.strength import DICE, GROUND_DICE
from games.interstellar_pig.rules.survival import is_livable
from games.interstellar_pig.state.places import find_planet, is_on_surface, name_surface
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat

WEIGHTS: Final = (3.0, 2.2, 0.2, 0.9, 2.8, 0.25, 1.0, 0.35)
"""What one more of each figure weighs, in the order of `measure_seat`."""
NOBODY: Final = (2.0, 0.25, 2.7)
"""The same for nobody's winning: always, the more of the game has passed, and the more where nobody holds the prize."""
USUAL: Final = 7
"""Spaces of a usual flight."""
LATE: Final = 0.2
"""How much less a prize that one could fetch is worth for each turn that is missing to reach it."""
OUT_OF_REACH: Final = 42


def count_dice(state: State, seat: Seat, *, ground: bool) -> int:
    """Dice that a seat may bring to a fight on the ground or in Space, with all the arms it holds."""
    player = state.player(seat)
    dice = DICE
    if player.character is not None:
        gravity = GROUND_DICE[player.character.gravity]
        dice += gravity if ground else -gravity
        dice += player.character.abilities.count("natural-weapons") if ground else 0
        dice += player.character.abilities.count("intelligence")
    arms = [arm for card in player.hand if (arm := find_arm(card)) is not None]
    return max(1, dice + sum(arm.dice for arm in arms if ("ground" if ground else "space") in arm.where))


def estimate_fight(state: State, seat: Seat, other: Seat, *, ground: bool) -> Chances:
    """How a fight of the two would end."""
    mine, theirs = (count_dice(state, one, ground=ground) for one in (seat, other))
    return compute_chances(mine, 0, theirs, 0)


def find_prize(state: State) -> tuple[Seat | None, str]:
    """Who holds the prize, and where it is."""
    for seat in state.living:
        if PRIZE in state.player(seat).hand:
            return seat, state.player(seat).place
    if state.afloat:
        return None, state.afloat
    return None, next((name_surface(one) for one, it in state.planets.items() if PRIZE in it.envelope), "")


def measure_seat(state: State, seat: Seat, holder: Seat | None, prize: str) -> tuple[float, ...]:
    """What speaks for a seat, figure by figure.

    That it has the prize, as such and by how much of the game has passed; that whoever has it could be beaten, as such
    and by how near that is; that it lies where one can live, knows of it and comes in time, and how near that is; how
    near it floats; and with how many dice one fights.
    """
    player, passed = state.player(seat), state.round / state.options.rounds
    dice = (count_dice(state, seat, ground=True) + count_dice(state, seat, ground=False)) / 2
    if holder == seat:
        return 1.0, passed, 0.0, 0.0, 0.0, 0.0, 0.0, dice
    away = _count_way(state, seat, prize)
    near = max(0.0, 1 - away / OUT_OF_REACH)
    if holder is not None:
        wins = estimate_fight(state, seat, holder, ground=is_on_surface(prize)).win
        return 0.0, 0.0, wins, wins * near, 0.0, 0.0, 0.0, dice
    planet = find_planet(prize)
    if not planet or prize == state.afloat:
        return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, near, dice
    lives = is_livable(state, seat, planet)
    knows = lives and any(PRIZE in note.cards for note in player.notes.get(planet, ()))
    missing = max(0.0, away / USUAL + 1 - (state.options.rounds - state.round))
    return 0.0, 0.0, 0.0, 0.0, knows * max(0.0, 1 - LATE * missing), lives * near, 0.0, dice


def _count_way(state: State, seat: Seat, place: str) -> int:
    own = state.player(seat).place
    if not own or not place:
        return OUT_OF_REACH
    return min(OUT_OF_REACH, count_apart(state.chart, count_distances(state.chart, own), place))


def measure_nobody(state: State, holder: Seat | None) -> tuple[float, ...]:
    """What speaks for nobody's winning."""
    passed = state.round / state.options.rounds
    return 1.0, passed, passed * (holder is None)


def divide_victory(state: State) -> list[float]:
    """What each seat may expect of the victory; what is missing from 1 is that nobody wins."""
    holder, prize = find_prize(state)
    living = state.living
    scores = {
        seat: sum(a * b for a, b in zip(measure_seat(state, seat, holder, prize), WEIGHTS, strict=True))
        for seat in living
    }
    nobody = sum(a * b for a, b in zip(measure_nobody(state, holder), NOBODY, strict=True))
    powers = {seat: exp(score) for seat, score in scores.items()}
    total = sum(powers.values()) + exp(nobody)
    return [powers.get(Seat(seat), 0.0) / total for seat in range(len(state.players))]
