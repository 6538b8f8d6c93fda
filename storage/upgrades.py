"""How a position written by older rules becomes one of today's.

`@UPGRADES.step("cochons", 1)` stands above the function that turns the plain data of a position of version 1
into that of version 2; `upgrade` applies all the steps that are needed. A field that is only added needs no
step: it reads as its default (see `storage.codec`).
"""

from collections.abc import Callable
from typing import Final

from storage.codec import Plain, encode, plain
from storage.errors import StorageError

__all__ = ["UPGRADES", "NoUpgrade", "Upgrade", "Upgrades", "upgrade"]

Upgrade = Callable[[Plain], Plain]


class NoUpgrade(StorageError):
    """There is no way from the version a position was written in to the wanted one."""

    def __init__(self, game: str, written: int, current: int) -> None:
        super().__init__(f"{game}: no way from rules version {written} to {current}")
        self.game: Final = game
        self.written: Final = written
        self.current: Final = current


class Upgrades:
    """A registry of steps, each from one rules version of a game to the next."""

    def __init__(self) -> None:
        self._steps: Final[dict[tuple[str, int], Upgrade]] = {}
        self._unplayable: Final[set[tuple[str, int]]] = set()

    def step(self, game: str, written: int, *, replays: bool = True) -> Callable[[Upgrade], Upgrade]:
        """Register the step from version `written` to `written + 1`. Raises ValueError for a second one.

        replays: whether a log of version `written` may be played on. That the same is told of it is compared at every
            load; rules that tell the same and mean another game say no, and tables in flight are asked again
            (DEC-130, DEC-131).
        """

        def register(upgrade: Upgrade) -> Upgrade:
            if (game, written) in self._steps:
                raise ValueError(f"{game}: version {written} already has an upgrade")
            self._steps[game, written] = upgrade
            if not replays:
                self._unplayable.add((game, written))
            return upgrade

        return register

    def replays(self, game: str, written: int, current: int) -> bool:
        """Whether what was logged under version `written` may be played on with the rules of version `current`."""
        return not any((game, version) in self._unplayable for version in range(written, current))

    def upgrade(self, game: str, written: int, current: int, state: bytes) -> bytes:
        """A position's state of rules version `written` as one of version `current`, both JSON.

        Raises NoUpgrade if a step is missing or `written` is the newer one; Unreadable.
        """
        if written == current:
            return state
        needed = [(game, version) for version in range(written, current)]
        if written > current or any(key not in self._steps for key in needed):
            raise NoUpgrade(game, written, current)
        data = plain(state)
        for key in needed:
            data = self._steps[key](data)
        return encode(data)


UPGRADES: Final = Upgrades()
"""The steps of every game."""


def _keep_shape(state: Plain) -> Plain:
    """The step between versions whose positions look alike: their rules were corrected, and that is all."""
    return state


# Corrected rules tell the same of some replies and mean another game: whose a protected planet is, what moved twice.
UPGRADES.step("cochons", 1, replays=False)(_keep_shape)
UPGRADES.step("cosmic", 1, replays=False)(_keep_shape)
UPGRADES.step("interstellar_pig", 1)(_keep_shape)
UPGRADES.step("election", 1)(_keep_shape)

upgrade: Final = UPGRADES.upgrade
