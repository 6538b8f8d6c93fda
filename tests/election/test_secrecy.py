"""What the presider does amid a sealed ballot must not tell who has voted, nor for whom.

Two elections are alike but for the votes that lie sealed; whoever has not voted, and the channel, must not see which
is which, while governors are given and taken and even when the ballot is annulled. (What is sealed when nobody acts
amid it is compared by tests/promises/test_non_interference.py.)
"""

from collections.abc import Iterator

import msgspec
import pytest

from bot.tables.live import Live
from games.election import facts
from games.election.rulebook import RULEBOOK
from games.election.state.setup import setup
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.promises.looks import LOOKS, seen
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import Runner

PLAYERS = 5
WATCHER = Seat(4)
"""Who has not voted yet in either election."""

Votes = tuple[tuple[int, Reply], ...]


def vote(seat: int) -> Reply:
    return Reply("vote", {facts.FOR: str(seat)})


AMID = {
    "give": Reply("give", {facts.VOTER: "2", facts.NUMBER: 3}),
    "take": Reply("take", {facts.VOTER: "1", facts.NUMBER: 1}),
    "take-half": Reply("take-half", {facts.VOTER: "4"}),
    "steal": Reply("steal", {facts.TARGET: "1", facts.VOTER: "3", facts.HOME: "2"}),
    "allot": Reply("allot", {facts.VOTER: "3", facts.NUMBER: 9}),
    "annul": Reply("annul", {facts.TARGET: "1"}),
}
PAIRS: tuple[tuple[Votes, Votes], ...] = (
    (((1, vote(2)), (3, vote(1))), ((2, vote(1)), (1, vote(1)))),
    (((1, vote(2)), (2, vote(2))), ((1, vote(1)), (2, Reply("pass")))),
    (((0, vote(2)),), ((3, Reply("pass")),)),
    (((2, vote(2)), (2, vote(1))), ((1, vote(2)), (1, vote(2)))),
)


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    with Runner.open(tmp_path_factory.mktemp("secrecy")) as opened:
        yield opened


async def shown(moderated: ModeratedTable, votes: Votes, amid: Reply) -> list[object]:
    """All that the channel and the watcher are shown of an election in which these votes lie sealed."""
    await moderated.begin()
    everything: list[object] = []
    for seat, reply in votes:
        await moderated.reply(Seat(seat), reply)
    everything += await looks(moderated)
    await moderated.reply(Seat(0), amid)
    everything += await looks(moderated)
    theirs = {moderated.channel, f"dm:{moderated.user(WATCHER)}"}
    everything += [one for one in moderated.sent if one.destination in theirs]
    return everything


async def looks(moderated: ModeratedTable) -> list[object]:
    """What the channel and the watcher see when they go and look, and every deadline."""
    found: list[object] = [await moderated.deadlines()]
    for seat in (None, WATCHER):
        found += [(name, await seen(moderated, seat, name)) for name in sorted(LOOKS)]
    return found


def alike(runner: Runner, pair: tuple[Votes, Votes], amid: Reply) -> bool:
    settings = {"ballot": "sealed", "candidates": "1 2", "governors": "1 5 2 3 4"}
    state = msgspec.json.encode(setup(PLAYERS, settings))
    opening = runner.numbered(Opening(RULEBOOK, PLAYERS, settings, "campaign", state))
    one, other = (
        runner.run(shown(runner.moderated(opening, store), votes, amid)) for store, votes in enumerate(pair)
    )
    return one == other


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("amid", AMID)
@pytest.mark.samples("*-pair0")
def test_what_is_done_amid_a_sealed_ballot_tells_nothing_of_it(
    amid: str, pair: tuple[Votes, Votes], runner: Runner
) -> None:
    assert alike(runner, pair, AMID[amid])


def test_a_ping_of_those_who_are_missing_would_be_noticed(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(live: Live, *_more: object) -> tuple[Seat, ...]:
        return live.play.awaited

    monkeypatch.setattr("bot.announcer.channel.list_unreachable", leaky)
    assert not alike(runner, PAIRS[0], AMID["give"])


def test_the_close_shows_the_difference(runner: Runner) -> None:
    assert not alike(runner, PAIRS[0], Reply("close"))
