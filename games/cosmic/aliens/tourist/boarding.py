"""Tourist's ships go aboard: when powers are known, and with the super flare on the way."""

from games.cosmic.aliens.tourist.tourist_parts import (
    BOARD,
    FROM,
    LINER,
    LOAD,
    ROOM,
    TOURIST,
    WHERE,
    count_aboard,
    load,
)
from games.cosmic.extension import hooks
from games.cosmic.extension.fates import HEEDING
from games.cosmic.extension.figures import Rule
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_anyone
from games.cosmic.questions.choices import ask_planet
from games.cosmic.rules.homing import go_home
from games.cosmic.state.ships import colonies, home_colonies
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule


@TOURIST.uses(hooks.setup, is_anyone)
async def boards(at: Now, seat: Seat) -> None:
    """The liner begins in its own system, with up to four ships aboard."""
    at.state.player(seat).tokens[WHERE] = seat
    await load(at.state, seat, BOARD, home_colonies(at.state, seat))


@not_a_rule
async def sends_ashore(at: Now) -> None:
    """Once an encounter has ended, ships of whoever has its power no more (A40) leave the liner for colonies."""
    aboard = at.state.ships.get(LINER, ())
    gone = [seat for seat in at.state.seats if TOURIST.name not in at.state.player(seat).powers]
    await go_home(at.state, [(seat, LINER) for seat in gone if aboard and aboard[seat]])


hooks.ended.rules.append(Rule(lambda _state: True, sends_ashore))


@not_a_rule
async def comes_aboard(state: State, seat: Seat, host: Seat) -> None:
    """With the super flare ships come aboard from a colony in the system that the liner has reached."""
    there = [one for one in colonies(state, seat) if state.planets[one].system == host]
    if count_aboard(state, seat) < ROOM and (
        place := await ask_planet(state, seat, FROM, "A44", there, may=True)
    ):
        await load(state, seat, LOAD, [place])


HEEDING.append(lambda state: any(TOURIST.name in player.powers for player in state.players))
