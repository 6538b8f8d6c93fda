"""An election in the middle of which somebody looks; seats are numbers, replies are written as in the log."""

import re
from typing import Any, Self

from games.election.rulebook import RULEBOOK
from games.election.state import ballot
from games.election.state.setup import setup
from games.election.state.state import State
from games.election.views.view import View
from porc_royal.facts import Seat
from tests.games.telling import Telling


class Election(Telling[State, View]):
    """One election, from its opening on; `voter=3` names the seat 3, only `number=3` is a number."""

    def tell(self, *lines: str) -> Self:
        return super().tell(*(re.sub(r"(voter|for|target|home)=(\d)", r"\1=%3\2", line) for line in lines))

    @property
    def piles(self) -> list[int]:
        """How many governors lie in front of each voter."""
        return [ballot.count_pile(self.state.ballot, seat) for seat in self.state.ballot.voters]

    @property
    def elected(self) -> list[int]:
        """Who was elected, once it is over."""
        assert self.play.result is not None
        return [int(seat) for seat in self.play.result.winners]

    def offered(self, seat: int) -> set[str]:
        """What a seat may do now."""
        asked = self.play.asks.get(Seat(seat))
        return set(asked.options) if asked is not None else set()


def election(governors: str, kind: str = "roll-call", **options: Any) -> Election:
    """An election with these governors; an outsider who presides sits behind the voters."""
    players = len(governors.split()) + bool(options.get("outsider"))
    settings = {"governors": governors, "ballot": kind, **options}
    return Election(RULEBOOK, setup(players, settings), "campaign")
