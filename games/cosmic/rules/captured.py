"""CE-R15: ships that an alien holds captive on its sheet: in no warp and on no colony, not lost, not to be named.

They lie in a place of their own, named after the alien (`held-bride`), so that they go wherever its sheet goes.
"""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import Adjustment
from games.cosmic.extension.hooks import Loss, Sender
from games.cosmic.rules.losses import lose
from games.cosmic.rules.returns import bring_home
from games.cosmic.state.ships import CAPTIVE, count, find_home, is_captured, move
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
CAPTURED: Final = ADDS.keys.fact("captures", "who", "other", "number", strikes="other")
FREED: Final = ADDS.keys.fact("frees", "who", "number")


def name_hold(alien: str) -> str:
    """The place of an alien's captives."""
    return f"{CAPTIVE}{alien.replace('_', '-')}"


def enter_hold(alien: Alien) -> None:
    """Declare that an alien captures ships: the place is worded by `cosmic-place-held-<alien>`."""
    alien.keys.thing("place", name_hold(alien.name))


def count_captives(state: State, alien: str, owner: Seat) -> int:
    """How many ships of a seat an alien holds."""
    place = name_hold(alien)
    return count(state, owner, place) if place in state.ships else 0


def list_captives(state: State, alien: str) -> dict[Seat, int]:
    """Whose ships an alien holds, and how many."""
    held = {seat: count_captives(state, alien, seat) for seat in state.seats}
    return {seat: number for seat, number in held.items() if number}


@not_a_rule
async def capture(state: State, alien: str, by: Seat, owner: Seat, ships: Mapping[str, int]) -> None:
    """Ships of these places are captured: they are not lost, no compensation is owed for them, nothing saves them."""
    place = name_hold(alien)
    state.ships.setdefault(place, [0 for _ in state.seats])
    for source, number in ships.items():
        move(state, owner, source, place, number)
    if number := sum(ships.values()):
        await tell(CAPTURED, who=Who(by), other=Who(owner), number=number)


@not_a_rule
async def set_free(state: State, alien: str, ships: Mapping[Seat, int]) -> None:
    """Captives go to colonies of their owners, to the warp where those have none."""
    for owner, wanted in ships.items():
        number = min(wanted, count_captives(state, alien, owner))
        if not number:
            continue
        if find_home(state, owner) == WARP:
            move(state, owner, name_hold(alien), WARP, number)
        else:
            await bring_home(state, owner, name_hold(alien), number)
        await tell(FREED, who=Who(owner), number=number)


@not_a_rule
async def free_all(state: State, alien: str) -> None:
    """All captives of an alien are free: its sheet has left the game."""
    await set_free(state, alien, list_captives(state, alien))


@not_a_rule
async def lose_captives(state: State, alien: str, ships: Mapping[Seat, int], by: str) -> dict[Seat, int]:
    """Captives go to the warp: now they are lost, and whatever sees losses sees them; how many of each went there."""
    place = name_hold(alien)
    return await lose(
        state, [Loss(state, owner, {place: number}, by) for owner, number in ships.items() if number]
    )


def _hold(places: tuple[str, ...], at: Sender) -> tuple[str, ...]:
    """Their owner cannot name captives, and what is marked among them does nothing (CE-R54)."""
    return (*places, *(place for place in at.state.ships if is_captured(place)))


def _has_captives(state: State) -> bool:
    return any(map(is_captured, state.ships))


ADDS.add(hooks.held.corrections, Adjustment(_has_captives, _hold))
