"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from typing import Any, ClassVar

from games.interstellar_pig import characters, events, facts, gear
from games.interstellar_pig.events import missed_turns
from games.interstellar_pig.extension.catalogue import ABILITIES, CARDS, EVENTS
from games.interstellar_pig.gear import arms, needs
from games.interstellar_pig.picture.pictures import choosable
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.places import everywhere
from porc_royal.asks import Ask
from porc_royal.play import Play
from tests.games.registers import EveryKey, Registered
from tests.interstellar_pig.games import LIMITS, RARE

TABLES = {table.__name__ for table in (arms, needs, missed_turns)}
"""Cards that do no more than is printed have no file: each is a row of one of these."""
PRINTED = {*(card.title for table in (arms, needs) for card in table.CARDS), *missed_turns.EVENTS}


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
        modules=[
            name for name in (*gear.MODULES, *events.MODULES, *characters.MODULES) if name not in TABLES
        ],
        titles=[name for name in (*CARDS, *EVENTS, *ABILITIES.values()) if name not in PRINTED],
        phases=facts.THINGS["phase"],
        lights=lit_places_are_on_the_map,
        limits=LIMITS,
        rare=RARE,
    )
