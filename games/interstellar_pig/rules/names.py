"""IP-21, IP-28: owners name their character and their starting planets, before the first round."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.state.names import LONGEST
from games.interstellar_pig.state.state import Player, State
from games.interstellar_pig.views.speech import name_planet
from porc_royal.asks import FreeText, Option, Pick, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell

NAME_SHIP: Final = "name-ship"
NAME_PLANET: Final = "name-planet"
NAMINGS: Final = (NAME_SHIP, NAME_PLANET)
SHORTEST: Final = 2
SIGNS: Final = " -'.’"
"""What a name may hold beside letters and digits: nothing that would format, mention or link anything."""


def list_naming_options(player: Player) -> Mapping[str, Option]:
    """D-3, D-4: heard at once, and as often as one likes."""
    name = FreeText(SHORTEST, LONGEST)
    return {
        NAME_SHIP: Option({facts.NAME: name}, free=True),
        NAME_PLANET: Option({facts.PLANET: Pick("planet", list(player.picks)), facts.NAME: name}, free=True),
    }


def refuse_name(state: State, seat: Seat, reply: Reply) -> Saying | None:
    """Letters, digits and a few signs; no two things of one table bear the same name."""
    name = reply.text(facts.NAME)
    strange = [sign for sign in name if not (sign.isalnum() or sign in SIGNS)]
    if strange:
        return Saying(facts.NAME_SIGNS, {"sign": strange[0]})
    taken = [player.name for player in state.players] + [planet.name for planet in state.planets.values()]
    if _plain(name) in map(_plain, taken):
        return Saying(facts.NAME_TAKEN, {"name": name})
    return None


async def name_as_asked(state: State, seat: Seat, reply: Reply) -> None:
    """The name is given; all are told."""
    name, planet = reply.text(facts.NAME), reply.text(facts.PLANET)
    if reply.option == NAME_SHIP:
        state.player(seat).name = name
        await tell(facts.NAMED_SHIP, who=Who(seat), name=name)
    else:
        before = name_planet(state, planet)
        state.planets[planet].name = name
        await tell(facts.NAMED_PLANET, who=Who(seat), planet=before, name=name)


def _plain(name: str) -> str:
    """Two names that look alike are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
