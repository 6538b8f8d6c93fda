"""Applications: what stands beside the tables of every game, found by the entry points `porc_royal.applications`.

One knows the bot and a game, and nothing knows it: where it is not installed, or its game is not, its commands and its
sentences are not there either.
"""

from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from typing import Final

import structlog
from msgspec import Struct

from bot.games import GAMES

log = structlog.get_logger(__name__)

GROUP: Final = "porc_royal.applications"


class Application(Struct, frozen=True, kw_only=True):
    """An application as it is found, before anything of it is imported.

    games  the games that it is about: without one of them it is left out
    setup  the coroutine function that is called with the bot once the commands of the games are there:
           "cogs.election.commands:setup"
    words  the package in whose folder `messages` its sentences are
    """

    name: str
    games: tuple[str, ...]
    setup: str
    words: str


def find_applications(points: Iterable[EntryPoint] | None = None) -> tuple[Application, ...]:
    """The applications that can be used here, by name. One that cannot be loaded is logged, and left out."""
    found: list[Application] = []
    for point in sorted(_list_offered() if points is None else points, key=lambda one: one.name):
        try:
            value = point.load()
        except Exception:
            log.exception("an application is not used", application=point.name)
            continue
        if isinstance(value, Application) and all(game in GAMES for game in value.games):
            found.append(value)
    return tuple(found)


@lru_cache(maxsize=1)
def _list_offered() -> EntryPoints:
    """What is installed: the files of every package here are read for it."""
    return entry_points(group=GROUP)
