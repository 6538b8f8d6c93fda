"""What Saboteur has: tokens face down under planets, which all can see, and what they are, which it alone knows."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import Rule
from games.cosmic.extension.hooks import Vanished
from games.cosmic.state.state import State
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

SABOTEUR: Final = Alien("saboteur")
KINDS: Final = ("trap", "decoy")
TOKEN, TRAPS, DECOYS, PLANETS = (facts.KEYS.field(name) for name in ("token", "traps", "decoys", "planets"))
HIDE: Final = facts.KEYS.question("saboteur-hide", options=("hide", facts.ORDERS))
REARRANGE: Final = facts.KEYS.question("saboteur-rearrange", options=("place", "swap", PASS, facts.ORDERS))
HIDES: Final = facts.KEYS.fact("saboteur-hides", "who", "number")
PLACES: Final = facts.KEYS.fact("saboteur-places", "who", "planet")
SWAPS: Final = facts.KEYS.fact("saboteur-swaps", "who", "planet", "other_planet")
SPRINGS: Final = facts.KEYS.fact("saboteur-springs", "who", "planet")
FOOLS: Final = facts.KEYS.fact("saboteur-fools", "who", "planet")
SPRING: Final = facts.choice("saboteur-spring")
HOSTAGES: Final = facts.choice("saboteur-hostages")
NOTE: Final = "saboteur-hostages"
LIES: Final = facts.KEYS.line("saboteur-lies", "planets")
facts.CHANCE.append("saboteur")
facts.THINGS["token"] = KINDS


def list_planets(state: State) -> list[str]:
    """All planets; moons are none."""
    return [name for name, planet in state.planets.items() if planet.kind != "moon"]


def list_hidden(state: State, seat: Seat) -> list[str]:
    """Planets with a token under them, which all can see; what it is its owner alone knows."""
    return [planet for planet in list_planets(state) if f"saboteur-{planet}" in state.player(seat).tokens]


def hide(state: State, seat: Seat, planet: str, kind: str) -> None:
    """Lay a token face down."""
    state.player(seat).tokens[f"saboteur-{planet}"] = 1
    state.player(seat).secrets[f"saboteur-{planet}"] = kind


@not_a_rule
async def lose_token(at: Vanished) -> None:
    """PL-R14: a token under a planet that leaves the game leaves it, too, face down."""
    for player in at.state.players:
        player.tokens.pop(f"saboteur-{at.planet}", None)
        player.secrets.pop(f"saboteur-{at.planet}", None)


hooks.vanished.rules.append(Rule(lambda _state: True, lose_token))
