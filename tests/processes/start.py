"""What a process that is to be started is told."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Final, Literal

Edge = Literal["before", "after"]
BOT: Final = "bot.__main__"
DICE: Final = b"the same dice at every run".ljust(32)


@dataclasses.dataclass(frozen=True)
class Start:
    """A process to be started: the settings and the folder of a bot, and what is changed in it.

    folder     where it runs; there is no .env in it
    env        the settings, and nothing else of the bot's
    arguments  the words after `python -m bot`
    module     whose `main` is run, with the arguments
    fate       ("before", 3) kills it with SIGKILL when its third commit is about to be made, ("after", 3) when that
               commit is on disk and nobody has been told
    broken     whether the rules of travel have a fault, at tables of eight turns
    painted    whether it paints true pictures, in a process of its own as ever
    loaded     whether its dice are `DICE` in every game
    newcomers  whether its tables of Cosmic Encounter play with those aliens alone that came later
    """

    folder: str
    env: Mapping[str, str]
    arguments: Sequence[str] = ()
    module: str = BOT
    fate: tuple[Edge, int] | None = None
    broken: bool = False
    painted: bool = False
    loaded: bool = False
    newcomers: bool = False

    @property
    def local(self) -> bool:
        """Whether the local page will be served."""
        return self.module != BOT or not (self.env.get("DISCORD_TOKEN") or self.arguments)
