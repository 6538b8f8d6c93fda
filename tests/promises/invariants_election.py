"""What is never lost, doubled or out of its place in an election."""

import random
from collections.abc import Collection
from typing import Final

from games.election import facts
from games.election.state import ballot
from games.election.state.state import State
from porc_royal.rulebook import Setting

RARE: Final = facts.PRESIDING
"""With these luck would preside for ever."""


def quick(luck: random.Random) -> dict[str, Setting]:
    """What is said when an election is opened, and no lobby offers."""
    return {
        "title": luck.choice(("", "Who washes up?")),
        "governors": luck.choice(("", "5 3 0 4", "0 0 0", "1 2 3 4 5 6 7 8 9 10 11 99")),
        "candidates": luck.choice(("", "", "0 1", "1")),
        "presider": luck.choice((0, 1)),
    }


def whole(state: State, asked: Collection[str]) -> None:
    """At any moment: piles of real governors, votes for candidates, everybody heard once at most."""
    held = state.ballot
    assert len(held.piles) == state.seats - state.options.outsider
    assert all(lot.number > 0 for lots in held.piles for lot in lots)
    standing = ballot.list_candidates(held)
    assert standing
    assert not set(standing) & set(held.banned)
    assert set(held.votes.values()) <= set(standing)
    assert len(set(state.heard)) == len(state.heard)
    assert set(held.votes) <= set(state.heard) <= set(held.voters)
    assert not set(state.queue) & set(state.heard)
    assert state.called not in state.heard


def fair(state: State) -> None:
    """At a seam: whoever was elected stood and leads, and only an ended election has a winner."""
    if state.winner is not None:
        assert state.winner in ballot.list_leaders(state.ballot)
        assert not state.unheard
    if state.phase == "sealed" and not state.heard:
        assert not state.ballot.votes
