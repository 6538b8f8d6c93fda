"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from typing import ClassVar

from games.cosmic import aliens, cards, facts
from games.cosmic.expansions.cosmic_pig import edicts, homo_sapiens
from games.cosmic.expansions.dominion import artifacts
from games.cosmic.extension.catalogue import ARTIFACT, KINDS
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from tests.cosmic.games import LIMITS
from tests.games.registers import EveryKey, Registered

NAMES = [name.replace("_", "-") for name in ALIENS]
ARTIFACTS = [name.replace("_", "-") for name, kind in KINDS.items() if kind.type == ARTIFACT or kind.is_told]
PLAYED = [name.replace("_", "-") for name, kind in KINDS.items() if kind.type == ARTIFACT]
VARIABLE = ("attack-02", "attack-03", "attack-21")
"""Attacks that are known by their main number (CD-51)."""
OF_EXPANSIONS = (*edicts.MODULES, homo_sapiens.__name__)


class TestKeys(EveryKey):
    games: ClassVar = 4
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=facts.KEYS,
        things={
            **facts.THINGS,
            "card": (*(name.replace("_", "-") for name in KINDS), *VARIABLE),
            "flare": NAMES,
            **dict.fromkeys(("alien", "power", "wild", "super"), NAMES),
            "choice": facts.CHOICES,
            "effect": ARTIFACTS,
        },
        labelled=("planet",),
        chance=facts.CHANCE,
        steps=facts.STEPS,
        modules=[*aliens.MODULES, *cards.MODULES, *artifacts.__all__, *OF_EXPANSIONS],
        titles=[*NAMES, *PLAYED],
        phases=facts.THINGS["phase"],
        lights=lambda play, ask: True,
        limits=LIMITS,
    )
