"""What is changed in a process that was forked for a test."""

from __future__ import annotations

import dataclasses
import os
import signal
from typing import Any

import bot.app
import bot.moderation.settings
from bot.games import GAMES
from storage.group import GroupConnection
from tests.processes.start import DICE, Edge, Start
from tests.sockets.running_bot import StillPainter


def change(start: Start) -> None:
    """Change this process as it was asked for."""
    os.environ.update(start.env)
    if start.fate is not None:
        _kill_at_commit(*start.fate)
    if start.broken:
        _break_a_rule()
    if not start.painted:
        _paint_nothing()
    if start.loaded:
        _load_the_dice()
    if start.newcomers:
        _deal_newcomers()


def _kill_at_commit(edge: Edge, commits: int) -> None:
    """Kill this process just before or just after its so-many-th commit."""
    make_durable = GroupConnection.make_durable
    left = commits

    def make_durable_or_die(connection: GroupConnection) -> None:
        nonlocal left
        left -= 1
        if not left and edge == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        make_durable(connection)
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    patched: Any = GroupConnection
    patched.make_durable = make_durable_or_die


def _paint_nothing() -> None:
    """The same small picture each time: painting has a process of its own, and tests of its own."""
    patched: Any = bot.app
    patched.Painter = lambda **_: StillPainter()


def _break_a_rule() -> None:
    """Let travel fail at tables of eight turns."""
    rulebook = GAMES["cochons"]

    async def broken(state: Any) -> Any:  # noqa: ANN401 - the state of any game
        if state.options.max_turns == 8:
            raise ZeroDivisionError("a fault that a test put there")
        return await rulebook.chapters["travel"](state)

    GAMES.loaded["cochons"] = dataclasses.replace(rulebook, chapters={**rulebook.chapters, "travel": broken})


def _load_the_dice() -> None:
    """No game depends on the luck of the day."""
    patched: Any = bot.moderation.settings
    patched.make_secret = lambda: DICE


def _deal_newcomers() -> None:
    """Tables of Cosmic Encounter play with the aliens that came later, of those with which they would play."""
    from games.cosmic.extension import declarations  # noqa: PLC0415 - no other process needs the game already
    from games.cosmic.state import catalogue, pool  # noqa: PLC0415

    def is_newcomer(assembly: Any, options: Any, alien: str) -> bool:  # noqa: ANN401 - as the game has it
        origin = assembly.table(pool.ORIGINS).get(alien)
        return origin is not None and origin.is_late and pool.is_chosen(assembly, options, alien)

    patched: Any
    for patched in (declarations, catalogue):
        patched.is_chosen = is_newcomer
