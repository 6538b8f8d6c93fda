"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from pkgutil import iter_modules
from typing import ClassVar

from games.cosmic import aliens, cards
from games.cosmic.expansions.cosmic_pig import edicts
from games.cosmic.expansions.cosmic_pig.rules import homo_sapiens
from games.cosmic.expansions.dominion import artifacts
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import ARTIFACT, KINDS
from tests.cosmic.games import LIMITS
from tests.games.registers import EveryKey, Registered

NAMES = [name.replace("_", "-") for name in RULEBOOK.assembly.table(ALIENS)]
ARTIFACTS = [
    name.replace("_", "-")
    for name, kind in RULEBOOK.assembly.table(KINDS).items()
    if kind.type == ARTIFACT or kind.is_told
]
PLAYED = [
    name.replace("_", "-") for name, kind in RULEBOOK.assembly.table(KINDS).items() if kind.type == ARTIFACT
]
VARIABLE = ("attack-02", "attack-03", "attack-21")
"""Attacks that are known by their main number (CD-51)."""
FOLDERS = (aliens, cards, edicts, artifacts)


class TestKeys(EveryKey):
    games: ClassVar = 4
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=RULEBOOK.assembly.keys,
        things={
            **RULEBOOK.assembly.keys.things,
            "card": (*(name.replace("_", "-") for name in RULEBOOK.assembly.table(KINDS)), *VARIABLE),
            "flare": NAMES,
            **dict.fromkeys(("alien", "power", "wild", "super"), NAMES),
            "effect": ARTIFACTS,
        },
        labelled=("planet", "lab"),
        chance=RULEBOOK.assembly.keys.chances,
        steps=RULEBOOK.assembly.keys.steps,
        modules=[
            *(one.name for folder in FOLDERS for one in iter_modules(folder.__path__)),
            homo_sapiens.__name__,
        ],
        titles=[*NAMES, *PLAYED],
        phases=RULEBOOK.assembly.keys.things["phase"],
        lights=lambda play, ask: True,
        limits=LIMITS,
    )
