"""What somebody has come to know of a game, moment by moment, and what must stay as it is for that reason."""

# ruff: noqa: ANN401 - each game has a state and views of its own type

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from bot.games import GAMES, AnyPlay
from games.table.facts import Seat
from games.table.play import Play
from games.table.script import Told
from tests.promises.secrets import Secrets


@dataclass(frozen=True, slots=True)
class Known:
    """So far: what the viewer can tell apart; what else must stay in place; where nobody was."""

    apart: frozenset[str] = frozenset()
    steady: frozenset[str] = frozenset()
    untouched: frozenset[str] = frozenset()

    @property
    def fixed(self) -> frozenset[str]:
        """What may not be dealt anew."""
        return self.apart | self.steady


@dataclass(slots=True)
class Memory:
    """One viewer's, growing; `brief`: it begins anew with each chapter."""

    secrets: Secrets
    viewer: Seat | None
    brief: bool = False
    _apart: set[str] = field(default_factory=set)
    _steady: set[str] = field(default_factory=set)
    _untouched: set[str] | None = None

    def begin(self) -> None:
        """A chapter begins."""
        if self.brief:
            self._apart, self._steady, self._untouched = set(), set(), None

    def look(self, play: AnyPlay, request: object) -> None:
        """The rules tell or ask something. The view is the game's own, even if a leak was sown into the one played."""
        secrets, state = self.secrets, play.state
        self._apart |= secrets.known(GAMES[play.rulebook.name].view(state, self.viewer))
        self._steady |= secrets.steady(state, self.viewer)
        if isinstance(request, Told):
            self._steady |= secrets.told(state, self.viewer, request.fact)
        places = secrets.untouched(state, self.viewer)
        self._untouched = places if self._untouched is None else self._untouched & places

    def known(self) -> Known:
        """What it comes to."""
        sets = (self._apart, self._steady, self._untouched or set())
        return Known(*map(frozenset, sets))


@contextmanager
def remembering(*memories: Memory) -> Iterator[None]:
    """Let these look at every step of every script, however briefly something is to be seen."""
    listen, begin = Play._handle_request, Play._begin

    def listening(play: AnyPlay, request: object) -> bool:
        for memory in memories:
            memory.look(play, request)
        return listen(play, request)

    def beginning(play: AnyPlay, chapter: str) -> Any:
        for memory in memories:
            memory.begin()
        return begin(play, chapter)

    with patch.object(Play, "_handle_request", listening), patch.object(Play, "_begin", beginning):
        yield
