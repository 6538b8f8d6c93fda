"""The leaks sown on purpose, those of every game and those of each; the test must find every one of them."""

from collections.abc import Mapping
from typing import Final

from tests.promises import leaks_cochons, leaks_cochons_complete, leaks_election, leaks_interstellar_pig
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_told import Hunt, Leak

LEAKS: Final[Mapping[str, Mapping[str, Leak]]] = {
    "cochons": COMMON | leaks_cochons.LEAKS,
    "cochons-complete": leaks_cochons_complete.LEAKS,
    "election": leaks_election.LEAKS,
    "interstellar_pig": COMMON | leaks_interstellar_pig.LEAKS,
}

_AT: Final[Mapping[str, Mapping[str, str]]] = {
    "cochons": leaks_cochons.AT,
    "interstellar_pig": leaks_interstellar_pig.AT,
}


_FROM: Final[Mapping[str, Mapping[str, int]]] = {"interstellar_pig": leaks_interstellar_pig.FROM}


def hunt(name: str, leak: str) -> Hunt:
    """Where to look for a leak."""
    if name == "cochons-complete":
        return leaks_cochons_complete.HUNTS.get(leak, Hunt())
    return Hunt(_AT.get(name, {}).get(leak, ""), start=_FROM.get(name, {}).get(leak, 0))
