"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from pkgutil import iter_modules
from typing import Any, ClassVar

from games.interstellar_pig import characters, events, gear
from games.interstellar_pig.events import missed_turns
from games.interstellar_pig.extension.catalogue import CARDS, EVENTS, list_abilities
from games.interstellar_pig.gear import arms, needs
from games.interstellar_pig.picture.pictures import list_choosable
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.places import list_places
from porc_royal.asks import Ask
from porc_royal.play import Play
from tests.games.registers import EveryKey, Registered
from tests.interstellar_pig.games import LIMITS, RARE

TABLES = {"arms", "needs", "missed_turns"}
"""Cards that do no more than is printed have no file: each is a row of one of these."""
PRINTED = {card.title for table in (arms.CARDS, needs.CARDS, missed_turns.EVENTS) for card in table}
TITLES = (
    *RULEBOOK.assembly.table(CARDS),
    *RULEBOOK.assembly.table(EVENTS),
    *list_abilities(RULEBOOK.assembly).values(),
)


def lit_places_are_on_the_map(play: Play[Any, Any], ask: Ask) -> bool:
    chart = play.state.chart
    places = {*list_places(chart), *(site.id for site in chart.planets)}
    return set(list_choosable(play.view(ask.seat), ask)) <= places


class TestKeys(EveryKey):
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=RULEBOOK.assembly.keys,
        things={
            **RULEBOOK.assembly.keys.things,
            "card": tuple(RULEBOOK.assembly.table(CARDS)),
            "event": tuple(RULEBOOK.assembly.table(EVENTS)),
            "effect": tuple(RULEBOOK.assembly.table(EVENTS)),
            "ability": tuple(list_abilities(RULEBOOK.assembly).values()),
        },
        labelled=("planet",),
        chance=RULEBOOK.assembly.keys.chances,
        steps=RULEBOOK.assembly.keys.steps,
        modules=[
            module.name
            for room in (gear, events, characters)
            for module in iter_modules(room.__path__)
            if module.name not in TABLES
        ],
        titles=[name for name in TITLES if name not in PRINTED],
        phases=RULEBOOK.assembly.keys.things["phase"],
        lights=lit_places_are_on_the_map,
        limits=LIMITS,
        rare=RARE,
    )
