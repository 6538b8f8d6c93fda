"""What the election says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from typing import Any, ClassVar

from games.election import facts
from games.election.rulebook import RULEBOOK
from porc_royal.asks import Ask
from porc_royal.play import Play
from tests.games.registers import EveryKey, Registered


def nothing_is_lit(play: Play[Any, Any], ask: Ask) -> bool:
    return True


class TestKeys(EveryKey):
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=RULEBOOK.assembly.keys,
        things=RULEBOOK.assembly.keys.things,
        labelled=("player",),
        chance=RULEBOOK.assembly.keys.chances,
        steps=RULEBOOK.assembly.keys.steps,
        modules=[],
        titles=(),
        phases=("campaign", "roll-call", "sealed", "closing"),
        lights=nothing_is_lit,
        limits={},
        rare=facts.PRESIDING,
    )
