"""Tourist's liner calls at home."""

from games.cosmic.aliens.tourist.tourist_parts import BOARD, CALLS, LANDS, LINER, ROOM, count_aboard, load
from games.cosmic.questions.choices import ask_number, ask_planet
from games.cosmic.state.ships import home_colonies, move
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule


@not_a_rule
async def call_at_home(state: State, seat: Seat) -> None:
    """CC-5: whenever the liner enters its own system: ships go ashore to home colonies, and come aboard from there."""
    while (aboard := count_aboard(state, seat)) and (
        home := await ask_planet(state, seat, CALLS, "A44", home_colonies(state, seat), may=True)
    ):
        move(state, seat, LINER, home, await ask_number(state, seat, LANDS, "A44", (1, aboard), aboard))
    if (homes := home_colonies(state, seat)) and count_aboard(state, seat) < ROOM:
        await load(state, seat, BOARD, homes)
