"""What people at their screens must know of a game: how to have a short one, and what they are asked first.

Whatever differs between the games in these tests stands here; a new game is one more entry.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from tests.promises.invariants import INVARIANTS


@dataclass(frozen=True)
class Game:
    """One game of the registry.

    group    its group of commands
    short    options of the lobby with which it is soon over
    alone    options with which a question is soon put to one person, who chooses among a few places
    opening  how many questions come before that one
    secret   options with which a question is soon put to all at once, in secret
    first    how many questions come before that one
    simple   what the button says that answers the secret question at once
    form     what the button says that opens its form; "ready:" and an option: its menu of whole replies leads there
    typed    options with which there is less to type
    mixed    options with which there is something to press for and to type
    rare     what luck does now and then only: it would end every game early
    enough   commands after which it has been seen that one can play by them: each takes a try of many
    """

    name: str
    group: str
    short: str
    alone: str
    secret: str
    first: int
    simple: str
    form: str
    typed: str
    mixed: str
    opening: int = 0
    rare: Collection[str] = ()
    enough: int = 45

    def options(self, *more: str) -> str:
        """Options as one types them; later ones count."""
        given = dict(one.split("=") for part in more for one in part.replace(" ", "").split(",") if one)
        return ", ".join(f"{name}={value}" for name, value in given.items())


COCHONS: Final = Game(
    name="cochons",
    group="cochons",
    short="max_turns=6",
    alone="",
    secret="auto_start=true",
    first=0,
    simple="cochons-ask-discard-pass",
    form="cochons-ask-discard-discard",
    typed="gap_windows=false",
    mixed="auto_build=false",
)
COMPLETE: Final = replace(
    COCHONS,
    short="rule_set=complete, max_turns=6, clan_powers=true",
    typed="gap_windows=false, galaxy=twins, building=exploration",
)
PIG: Final = Game(
    name="interstellar_pig",
    group="pig",
    short="rounds=4, setup_loss=orbit_start",
    alone="super=dice",
    secret="",
    first=12,
    simple="interstellar_pig-ask-stash-auto",
    form="interstellar_pig-ask-stash-stash-anyway",
    typed="envelope=take_only",
    mixed="allow_hold=true",
    rare=INVARIANTS["interstellar_pig"].rare,
)
COSMIC: Final = Game(
    name="cosmic",
    group="cosmic",
    short="win=3, pace=orders",
    alone="pace=orders, invitations=in-order, answers=in-order",
    secret="pace=gates",
    first=1,
    simple="cosmic-ask-gate-start-pass",
    form="ready:orders",
    typed="pace=orders",
    mixed="pace=orders",
    opening=3,
    enough=16,
    rare=INVARIANTS["cosmic"].rare,
)
SHORT: Final[Mapping[str, Game]] = {game.name: game for game in (COCHONS, PIG)}
"""Those that are soon over: what differs little from one game to the next is tried with them."""
PLAYED: Final[Mapping[str, Game]] = {game.name: game for game in (COCHONS, PIG, COSMIC)}
"""Every game that is played from a lobby."""
