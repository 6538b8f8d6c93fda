"""Whole games played by luck under the eyes of a referee."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.games import AnyPlay
from porc_royal.asks import Ask
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Step
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import EXPANDED
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import LONGEST, PATIENCE, lucky_game
from tests.referees.cochons.referee import CochonsReferee
from tests.referees.cosmic.referee import CosmicReferee
from tests.referees.election.referee import ElectionReferee
from tests.referees.interstellar_pig.referee import PigReferee
from tests.referees.protocol import Referee, Spoken, Table, Views

REFEREES: Final[Mapping[str, Callable[[], Referee]]] = {
    "cochons": CochonsReferee,
    "cochons-complete": CochonsReferee,
    "cosmic": CosmicReferee,
    "election": ElectionReferee,
    "interstellar_pig": PigReferee,
}
"""Who watches which game."""
UNWATCHED: Final = tuple(EXPANDED)
"""Expansions that no referee knows."""


@dataclass(slots=True)
class Report:
    """What was found in one game: after how many replies, and what."""

    replies: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class Watched:
    """A game with its referee: `saw` lets the referee look at a reply that was played."""

    play: AnyPlay
    referee: Referee
    report: Report
    before: Views[Any]

    @classmethod
    def begin(cls, name: str, play: AnyPlay, players: int, settings: Mapping[str, Setting]) -> "Watched":
        """The referee of this game sits down."""
        referee, report, views = REFEREES[name](), Report(), Views[Any](play.view)
        every = {one.name: one.default for one in play.rulebook.options} | dict(settings)
        report.faults += [(0, one) for one in referee.open(Table(players, every), play.opening, views)]
        views.freeze()
        return cls(play, referee, report, views)

    def saw(self, seat: Seat, ask: Ask, step: Step) -> list[str]:
        """What the referee says of this reply, and of the end if it was the last."""
        after = Views[Any](self.play.view)
        self.report.replies += 1
        found = self.referee.watch(self.before, Spoken(seat, ask, step.reply), step.facts, after)
        if self.play.result is not None:
            found = [*found, *self.referee.close(self.play.result, after)]
        self.report.faults += [(self.report.replies, one) for one in found]
        self.before = after
        after.freeze()
        return found


def watch(name: str, number: int, *, most: int = 20, **fixed: Setting) -> Report:
    """Game `number` of a kind, to its end, with options drawn by luck; no more once `most` faults are gathered.

    In every tenth practice players think about what they reply, and in others once luck has taken long.
    """
    luck = random.Random(number)
    must = INVARIANTS[name]
    play, players, settings = lucky_game(name, luck, **{**must.quick(luck), **fixed})
    watched = Watched.begin(name, play, players, settings)
    while play.result is None and watched.report.replies < LONGEST and len(watched.report.faults) < most:
        seat = choose_speaker(play, luck)
        ask = play.asks[seat]
        if (number % 10 == 0 or play.count >= PATIENCE) and seat != CHANCE:
            reply = play.rulebook.practise(play.view(seat), ask, luck.getrandbits(32))
        else:
            reply = choose_reply(ask, luck, must.rare)
        watched.saw(seat, ask, play.take(seat, reply))
    return watched.report
