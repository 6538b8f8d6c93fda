"""What an election hides: who has voted for whom, where only the tally is published. Sealed votes are in no state."""

# ruff: noqa: ANN401 - plain data

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from porc_royal.facts import Seat


def hides(_plain: Any, _viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Nothing has a name."""
    yield from ()


def swap_voters(ballot: Any, luck: random.Random) -> None:
    """Two voters with as many governors have each voted as the other did (C-62)."""
    weights: dict[int, int] = {}
    for lot in (lot for pile in ballot["piles"] for lot in pile):
        weights[lot["owner"]] = weights.get(lot["owner"], 0) + lot["number"]
    voted = sorted(map(int, ballot["votes"]))
    pairs = [(a, b) for a in voted for b in voted if a < b and weights.get(a) == weights.get(b)]
    if not pairs:
        return
    one, other = luck.choice(pairs)
    votes, owners = ballot["votes"], {one: other, other: one}
    votes[str(one)], votes[str(other)] = votes[str(other)], votes[str(one)]
    for lot in (lot for pile in ballot["piles"] for lot in pile):
        lot["owner"] = owners.get(lot["owner"], lot["owner"])


def _change_votes(plain: Any, _viewer: Seat | None, luck: random.Random) -> None:
    if plain["options"]["ballot"] == "tally" and plain["heard"]:
        swap_voters(plain["ballot"], luck)


OTHERS: Final[Mapping[str, Any]] = {"votes": _change_votes}
