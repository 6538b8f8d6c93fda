"""What somebody has come to know of a game, moment by moment, and what must stay as it is for that reason."""

# ruff: noqa: ANN401 - each game has a state and views of its own type

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from unittest.mock import patch

import msgspec

from bot.games import GAMES, AnyPlay
from porc_royal.facts import Fact, Seat
from porc_royal.play import Play
from porc_royal.script import Told
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


class Snapshot:
    """A whole game as it was, kept as bytes until somebody wants to know."""

    def __init__(self, game: str, encoded: bytes) -> None:
        self.game, self.encoded = game, encoded

    @cached_property
    def state(self) -> Any:
        return msgspec.json.decode(self.encoded, type=GAMES[self.game].state)


@dataclass(slots=True)
class Memory:
    """One viewer's, growing, worked out when it is asked for; `brief`: it begins anew with each chapter."""

    secrets: Secrets
    viewer: Seat | None
    brief: bool = False
    _apart: set[str] = field(default_factory=set)
    _steady: set[str] = field(default_factory=set)
    _untouched: set[str] | None = None
    _noted: list[tuple[Snapshot, Fact | None]] = field(default_factory=list)
    _looked_at: Snapshot | None = None

    def begin(self) -> None:
        """A chapter begins."""
        if self.brief:
            self._apart, self._steady, self._untouched = set(), set(), None
            self._noted, self._looked_at = [], None

    def note(self, snapshot: Snapshot, told: Fact | None) -> None:
        """The rules tell or ask something."""
        self._noted.append((snapshot, told))

    def known(self) -> Known:
        """What it comes to."""
        for snapshot, fact in self._noted:
            if snapshot is not self._looked_at:
                self._look(snapshot)
            if fact is not None:
                self._steady |= self.secrets.told(snapshot.state, self.viewer, fact)
        self._noted = []
        sets = (self._apart, self._steady, self._untouched or set())
        return Known(*map(frozenset, sets))

    def _look(self, snapshot: Snapshot) -> None:
        """By what the game declares, whatever the view that is played shows: a leak may be sown into it."""
        self._looked_at = snapshot
        secrets, state = self.secrets, snapshot.state
        self._apart |= secrets.known(state, self.viewer)
        self._steady |= secrets.steady(state, self.viewer)
        places = secrets.untouched(state, self.viewer)
        self._untouched = places if self._untouched is None else self._untouched & places


@contextmanager
def remembering(*memories: Memory) -> Iterator[None]:
    """Let these look at every step of every script, however briefly something is to be seen."""
    listen, begin = Play._handle_request, Play._begin
    last: Snapshot | None = None

    def listening(play: AnyPlay, request: object) -> bool:
        nonlocal last
        encoded = msgspec.json.encode(play.state)
        if last is None or last.encoded != encoded:
            last = Snapshot(play.rulebook.name, encoded)
        for memory in memories:
            memory.note(last, request.fact if isinstance(request, Told) else None)
        return listen(play, request)

    def beginning(play: AnyPlay, chapter: str) -> Any:
        for memory in memories:
            memory.begin()
        return begin(play, chapter)

    if not memories:
        yield
        return
    with patch.object(Play, "_handle_request", listening), patch.object(Play, "_begin", beginning):
        yield
