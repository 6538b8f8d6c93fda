"""Where only the tally is published, two ballots with the same counts look alike, to all but those who voted otherwise.

Two voters of equal weight change their votes between two runs. Everything that anybody else is sent, shown and
refused must be the same, during the vote, at the count, and for as long after it as one likes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.games import GAMES
from games.cochons.rules.ballots import ASK_TALLY_VOTE
from games.election.facts import ASK_VOTE
from games.election.state.ballot import vote
from games.election.state.setup import setup
from games.election.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cochons.senate import ready, senate
from tests.promises.looks import LOOKS
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import Runner
from tests.promises.tworuns import LAST_LOOKS, Diverged, Event, Run, Watched, compare

VOTERS: Final = 5
ONE: Final = {0: 0, 1: 2, 2: 3, 3: 2, 4: 0}
OTHER: Final = {**ONE, 1: 3, 2: 2}
"""The same with the votes of seats 1 and 2 exchanged: as many for each candidate, by as many governors."""
SWAPPED: Final = (1, 2)
AFTERWARDS: Final = 30
"""Replies after the count: the rest of the turn, and the next one's beginning."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A sealed ballot about to be given: what it is asked by, and where its table begins."""

    question: str
    opening: Callable[[], Opening]


def on_its_own() -> Opening:
    settings = {"governors": " ".join("2" * VOTERS), "candidates": "0 1 2 3 4", "ballot": "tally"}
    state = msgspec.json.encode(setup(VOTERS, settings))
    return Opening(GAMES["election"], VOTERS, settings, "campaign", state, case="election")


def in_the_game() -> Opening:
    table = senate(*([2] * VOTERS), royal=0, options={"ballot": "tally"}, turn=2)
    ready(table)
    at = table.play.position
    assert at.chapter == "voting"
    settings = {"rule_set": "complete", "ballot": "tally"}
    return Opening(GAMES["cochons"], VOTERS, settings, at.chapter, at.state, case="cochons-complete")


BALLOTS: Final[Mapping[str, Ballot]] = {
    "election": Ballot(ASK_VOTE, on_its_own),
    "cochons": Ballot(ASK_TALLY_VOTE, in_the_game),
}


async def held(
    moderated: ModeratedTable, viewer: Seat | None, ballot: Ballot, votes: Mapping[int, int]
) -> Run:
    """A whole ballot with these votes, and what comes after it; whoever watches looks at everything each time."""
    run = Run()
    watched = Watched(moderated, viewer, run)
    await moderated.begin()
    await watched.collect(())
    for seat, candidate in votes.items():
        assert (await moderated.play()).asks[Seat(seat)].key == ballot.question
        await happens(watched, Event("reply", Seat(seat), Reply("vote", {"for": str(candidate)})))
    for _ in range(AFTERWARDS):
        if await moderated.over():
            break
        play = await moderated.play()
        seat = play.awaited[0]
        await happens(watched, Event("reply", seat, play.asks[seat].default))
    return run


async def happens(watched: Watched, event: Event) -> None:
    watched.run.events.append(event)
    assert await watched.do(event) is None
    await watched.collect(LAST_LOOKS if await watched.moderated.over() else tuple(sorted(LOOKS)))


def both(runner: Runner, name: str, viewer: Seat | None) -> None:
    """Raise `Diverged` where the two ballots look otherwise to a viewer."""
    ballot = BALLOTS[name]
    opened = runner.numbered(ballot.opening())
    one, other = (
        runner.run(held(runner.moderated(opened, store), viewer, ballot, votes))
        for store, votes in enumerate((ONE, OTHER))
    )
    assert len(one.events) == len(other.events) >= VOTERS
    compare(one, other, len(one.events))


@pytest.mark.parametrize("viewer", [None, *(seat for seat in range(VOTERS) if seat not in SWAPPED)])
@pytest.mark.parametrize("name", BALLOTS)
@pytest.mark.samples("election-*")
def test_nobody_can_tell_who_voted_for_whom(name: str, viewer: int | None, tmp_path: Path) -> None:
    """C-62, C-65: not by what is told, shown, drawn, logged or offered, nor by who may trade afterwards."""
    with Runner.open(tmp_path) as runner:
        both(runner, name, None if viewer is None else Seat(viewer))


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("election", ""),
        ("cochons", "games.cochons.rules.ballots.is_nameless"),
        ("cochons", "games.cochons.rules.end_of_turn.is_nameless"),
    ],
)
@pytest.mark.samples("election-")
def test_a_name_that_slips_out_on_purpose_is_found(
    name: str, spot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if spot:
        monkeypatch.setattr(spot, lambda _state: False)
    else:
        monkeypatch.setattr(State, "nameless", property(lambda _state: False))
    with Runner.open(tmp_path) as runner, pytest.raises(Diverged):
        both(runner, name, None)


@pytest.mark.parametrize("seat", [None, *range(VOTERS)])
def test_a_view_of_a_counted_ballot_is_the_same_for_all_and_for_every_ballot_with_these_counts(
    seat: int | None,
) -> None:
    """What files for spreadsheets are made of (C-62)."""
    book = GAMES["election"]
    views = []
    for votes in (ONE, OTHER):
        state = setup(VOTERS, on_its_own().settings)
        state.phase, state.heard = "closing", [Seat(one) for one in votes]
        for voter, candidate in votes.items():
            vote(state.ballot, Seat(voter), Seat(candidate))
        views.append(msgspec.json.encode(book.view(state, None if seat is None else Seat(seat)).voters))
    assert views[0] == views[1]
