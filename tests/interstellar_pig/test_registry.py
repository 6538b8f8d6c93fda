"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from typing import Any, ClassVar

from games.interstellar_pig import characters, events, facts, gear
from games.interstellar_pig.catalogue import ABILITIES, CARDS, EVENTS
from games.interstellar_pig.pictures import choosable
from games.interstellar_pig.places import everywhere
from games.interstellar_pig.rulebook import RULEBOOK
from games.table.asks import Ask
from games.table.play import Play
from tests.games.registers import EveryKey, Registered
from tests.interstellar_pig.games import LIMITS, RARE


def lit_places_are_on_the_map(play: Play[Any, Any], ask: Ask) -> bool:
    chart = play.state.chart
    places = {*everywhere(chart), *(site.id for site in chart.planets)}
    return set(choosable(play.view(ask.seat), ask)) <= places


class TestKeys(EveryKey):
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=facts.KEYS,
        things={
            **facts.THINGS,
            "card": tuple(CARDS),
            "event": tuple(EVENTS),
            "effect": tuple(EVENTS),
            "ability": tuple(ABILITIES.values()),
        },
        labelled=("planet",),
        chance=facts.CHANCE,
        steps=facts.STEPS,
        modules=(*gear.MODULES, *events.MODULES, *characters.MODULES),
        titles=(*CARDS, *EVENTS, *ABILITIES.values()),
        phases=facts.THINGS["phase"],
        lights=lit_places_are_on_the_map,
        limits=LIMITS,
        rare=RARE,
    )
