"""How a position written by older rules becomes one of today's, by the steps that its game brings (`Game.upgrades`)."""

from collections.abc import Mapping, Sequence
from typing import Final

from porc_royal.upgrades import Upgrade
from storage.codec import decode_plain, encode
from storage.errors import StorageError

__all__ = ["NoUpgrade", "can_replay", "upgrade"]


class NoUpgrade(StorageError):
    """There is no way from the version a position was written in to the wanted one."""

    def __init__(self, game: str, written: int, current: int) -> None:
        super().__init__(f"{game}: no way from rules version {written} to {current}")
        self.game: Final = game
        self.written: Final = written
        self.current: Final = current


def can_replay(steps: Sequence[Upgrade], written: int, current: int) -> bool:
    """Whether what was logged under version `written` may be played on with the rules of version `current`."""
    return all(step.replays for step in steps if written <= step.written < current)


def upgrade(game: str, steps: Sequence[Upgrade], written: int, current: int, state: bytes) -> bytes:
    """A position's state of rules version `written` as one of version `current`, both JSON.

    Raises NoUpgrade if a step is missing or `written` is the newer one; Unreadable.
    """
    if written == current:
        return state
    by_version: Mapping[int, Upgrade] = {step.written: step for step in steps}
    needed = range(written, current)
    if written > current or any(version not in by_version for version in needed):
        raise NoUpgrade(game, written, current)
    data = decode_plain(state)
    for version in needed:
        data = by_version[version].rewrite(data)
    return encode(data)
