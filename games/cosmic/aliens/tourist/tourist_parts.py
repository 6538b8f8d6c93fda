"""What Tourist has: a liner, which is a place for its ships."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import Alien
from games.cosmic.questions.choices import ask_ships
from games.cosmic.state.ships import move
from games.cosmic.state.state import State
from porc_royal.asks import PASS
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

TOURIST: Final = Alien("tourist")
LINER: Final = "liner"
ROOM: Final = 4
WHERE: Final = "tourist-liner"
BOARD, SAIL, ASHORE, HOME, FROM, LOAD, CALLS, LANDS = facts.choices(
    "tourist", "board", "sail", "ashore", "home", "from", "load", "calls", "lands"
)
SAILS: Final = facts.KEYS.fact("tourist-sails", "who", "other")
BOARDS: Final = facts.KEYS.fact("tourist-boards", "who", "number")
PEEK: Final = facts.KEYS.question(
    "tourist-peek", options=("deck", "destiny", "card", "alien", PASS, facts.ORDERS)
)
SEES: Final = facts.KEYS.fact("tourist-sees", "cards")
SEES_COLOUR: Final = facts.KEYS.fact("tourist-sees-colour", "who")
SEES_WILD: Final = facts.KEYS.fact("tourist-sees-wild")
SEES_SPECIAL: Final = facts.KEYS.fact("tourist-sees-special", "card")
SEES_ALIENS: Final = facts.KEYS.fact("tourist-sees-aliens", "who", "aliens")


def count_aboard(state: State, seat: Seat) -> int:
    """Its ships on the liner, a place like others once it has been laid out; no planet, and no planetoid (X-19)."""
    return state.ships[LINER][seat] if LINER in state.ships else 0


def find_port(state: State) -> Seat | None:
    """CC-5: in whose system it may disembark: the offense's own, if they meet there (CE-52a), else the defense's."""
    defense, planet = state.now.defense, state.now.planet
    if defense is None:
        return None
    return state.offense if state.planets[planet].system == state.offense else defense.seat


@not_a_rule
async def load(state: State, seat: Seat, what: str, places: list[str]) -> None:
    """Up to as many ships from these colonies as there is room."""
    ships = await ask_ships(state, seat, what, "A44", places, (0, ROOM - count_aboard(state, seat)))
    state.ships.setdefault(LINER, [0 for _ in state.seats])
    for place, number in ships.items():
        move(state, seat, place, LINER, number)
    if ships:
        await tell(BOARDS, who=Who(seat), number=sum(ships.values()))
