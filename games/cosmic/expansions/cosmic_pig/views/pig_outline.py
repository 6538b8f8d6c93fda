"""Cosmic Pig as people are told of it as a whole: what is played, what wins, how long it lasts."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.state.options import Options
from games.cosmic.views import additions
from porc_royal.additions import Assembly
from porc_royal.facts import Saying
from porc_royal.rulebook import Lasting

ADDS: Final = facts.Adds()

PLAYED: Final = ADDS.keys.notice("played-pig")
WINS: Final = ADDS.keys.notice("pig-wins", "sooner")
TURN: Final = ADDS.keys.notice("pig-turn-goes")
TURNS: Final = {"dice": (8, 38), "sooner": (8, 13)}
"""Turns that the middle half of games takes, by the end dice; three turns have four encounters."""
START: Final = 4
"""Waits before the first turn, besides: all hide cards one after the other."""
ANSWERS: Final = 1
"""Waits in a turn, besides those of the base game; counted by `python -m tests.cosmic.lengths 16 cosmic_pig=true`."""
GATES: Final = 2
"""The same for reactions, in every six: the gate before the end dice, and more encounters in a turn."""


def _is_played(chosen: Options) -> bool:
    return PIG.is_chosen(chosen)


def say_played(chosen: Options) -> Sequence[Saying]:
    """The switch in words."""
    return [Saying(PLAYED)] if _is_played(chosen) else []


def say_aim(chosen: Options) -> Saying | None:
    """CP-12 to CP-14."""
    sooner = PIG.options_of(chosen).pig_end == "sooner"
    return Saying(WINS, {"sooner": int(sooner)}) if _is_played(chosen) else None


def say_turn(chosen: Options) -> Saying | None:
    """CP-20, CP-25, CP-31: how a turn goes."""
    return Saying(TURN) if _is_played(chosen) else None


def tell_length(assembly: Assembly, lasting: Lasting, players: int, chosen: Options) -> Lasting:
    """CP-16, CP-R29: as the dice have it, however many play."""
    if not _is_played(chosen):
        return lasting
    turns = TURNS[PIG.options_of(chosen).pig_end]
    reactions = lasting.reactions + lasting.reactions * GATES // 6
    return Lasting(turns, lasting.answers + ANSWERS, reactions, start=START + players)


ADDS.add(additions.PLAYED, say_played)
ADDS.add(additions.WINS, say_aim)
ADDS.add(additions.TURNS, say_turn)
ADDS.add(additions.LASTS, tell_length)
