"""Cosmic Pig as people are told of it as a whole: what is played, what wins, how long it lasts."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG
from games.cosmic.extension import additions
from games.cosmic.state.options import read_options
from porc_royal.facts import Saying
from porc_royal.rulebook import Lasting, Settings

PLAYED: Final = facts.KEYS.notice("played-pig")
WINS: Final = facts.KEYS.notice("pig-wins", "sooner")
TURN: Final = facts.KEYS.notice("pig-turn-goes")
TURNS: Final = {"dice": (8, 38), "sooner": (8, 13)}
"""Turns that the middle half of games takes, by the end dice; three turns have four encounters."""
START: Final = 4
"""Waits before the first turn, besides: all hide cards one after the other."""
ANSWERS: Final = 1
"""Waits in a turn, besides those of the base game; counted by `python -m tests.cosmic.lengths 16 cosmic_pig=true`."""
GATES: Final = 2
"""The same for reactions, in every six: the gate before the end dice, and more encounters in a turn."""


def _is_played(settings: Settings) -> bool:
    return PIG.is_chosen(read_options(settings))


def say_played(settings: Settings) -> Sequence[Saying]:
    """The switch in words."""
    return [Saying(PLAYED)] if _is_played(settings) else []


def say_aim(settings: Settings) -> Saying | None:
    """CP-12 to CP-14."""
    sooner = PIG.options_of(read_options(settings)).pig_end == "sooner"
    return Saying(WINS, {"sooner": int(sooner)}) if _is_played(settings) else None


def say_turn(settings: Settings) -> Saying | None:
    """CP-20, CP-25, CP-31: how a turn goes."""
    return Saying(TURN) if _is_played(settings) else None


def tell_length(lasting: Lasting, players: int, settings: Settings) -> Lasting:
    """CP-16, CP-R29: as the dice have it, however many play."""
    if not _is_played(settings):
        return lasting
    turns = TURNS[PIG.options_of(read_options(settings)).pig_end]
    reactions = lasting.reactions + lasting.reactions * GATES // 6
    return Lasting(turns, lasting.answers + ANSWERS, reactions, start=START + players)


additions.PLAYED.append(say_played)
additions.WINS.append(say_aim)
additions.TURNS.append(say_turn)
additions.LASTS.append(tell_length)
