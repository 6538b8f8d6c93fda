"""What each game hides, said once for each game, so that everything hidden can be dealt anew.

universe()    names of all the things whose place may be hidden (cards, tokens, roles)
known(view)   those that a viewer can tell apart, from its view
held(state)   those that seats hold: worth dealing in extreme ways
kind(name)    two of a kind can stand for one another in a sealed answer
face(name)    two of the same face look alike
"""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.games import GAMES
from tests.promises import secrets_cochons

Renaming = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Secrets:
    """What one game hides."""

    universe: Callable[[], Sequence[str]]
    known: Callable[[Any], set[str]]
    held: Callable[[Any], Sequence[str]]
    kind: Callable[[str], str]
    face: Callable[[str], str]


SECRETS: Final[Mapping[str, Secrets]] = {
    "cochons": Secrets(
        secrets_cochons.universe,
        secrets_cochons.known,
        secrets_cochons.held,
        secrets_cochons.kind,
        secrets_cochons.face,
    )
}
assert sorted(SECRETS) == sorted(GAMES), "a game must say what it hides"


def renaming(
    secrets: Secrets,
    fixed: Collection[str],
    named: Collection[str],
    luck: random.Random,
    held: Collection[str] = (),
) -> dict[str, str]:
    """A new deal: hidden names change places; those `named` in secret go to one of their kind.

    Every other time it is an extreme one: whatever is `held` becomes of as few kinds as possible.
    """
    free = [name for name in secrets.universe() if name not in fixed]
    left = list(free)
    luck.shuffle(left)
    if luck.random() < 0.5:
        kinds = sorted({secrets.kind(name) for name in left})
        luck.shuffle(kinds)
        left.sort(key=lambda name: kinds.index(secrets.kind(name)))
    deal: dict[str, str] = {}
    for name in sorted(free, key=lambda one: (one not in named, one not in held)):
        alike = (one for one in left if name not in named or secrets.kind(one) == secrets.kind(name))
        deal[name] = next(alike)
        left.remove(deal[name])
    return deal


def swapping(
    secrets: Secrets, shown: Collection[str], hidden: Sequence[str], named: Collection[str]
) -> dict[str, str] | None:
    """A deal in which something `shown` changes places with something hidden that looks otherwise, if it can."""
    for one in sorted(shown):
        for other in hidden:
            like = one not in named or secrets.kind(one) == secrets.kind(other)
            if like and secrets.face(one) != secrets.face(other):
                return {one: other, other: one}
    return None


def renamed(data: Any, deal: Renaming) -> Any:
    """Plain data with every name replaced by the one dealt instead."""
    if isinstance(data, str):
        return deal.get(data, data)
    if isinstance(data, Mapping):
        return {key: renamed(value, deal) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(renamed(one, deal) for one in data)
    return data
