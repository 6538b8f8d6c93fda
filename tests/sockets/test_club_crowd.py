"""A whole club votes while a table is played beside it: every paper counts once, and nothing of it stays in memory."""

import asyncio
import gc

import pytest

from storage.ports import PaperRow
from tests.sockets.clubs import DAY, add_voters, open_club, vote
from tests.sockets.scenario import Scenario

TOGETHER = 25
"""Who press at the same moment."""


@pytest.mark.parametrize(
    "size",
    [pytest.param(300, marks=pytest.mark.thorough), pytest.param(5_000, marks=pytest.mark.soak)],
)
@pytest.mark.gateway
async def test_a_club_votes_while_a_table_is_played(scenario: Scenario, size: int) -> None:
    running = scenario.running
    await scenario.started()
    place, voters = scenario.world.channel(scenario.guild), add_voters(scenario, size)
    given = {"title": "Club", "candidates": ", ".join(f"C{one}" for one in range(25)), "method": "ranked"}
    await scenario.ana.slash("election club", {**given, "secrecy": "secret"}, channel=place)
    await running.settle()
    (ballot,) = scenario.public(place)
    lengths, played = set[int](), await running.log()
    for first in range(0, size, TOGETHER):
        group = list(enumerate(voters[first : first + TOGETHER], first))
        answers = await asyncio.gather(*(vote(voter, ballot, one % 24, 24) for one, voter in group))
        lengths |= {len(each.text) for each in answers}
        if first == 0:
            for person in await scenario.awaited():
                assert (await person.slash("answer", channel=scenario.channel)).text
    assert max(lengths) - min(lengths) < 10, "an answer is as long for the last as for the first"
    assert await running.store.count_papers(1) == size
    gc.collect()
    assert [one for one in gc.get_objects() if isinstance(one, PaperRow)] == []
    assert scenario.public(place) == [ballot]
    await running.later(2 * DAY)
    result = scenario.public(place)[-1]
    assert f"{size} bulletins" in result.text.replace("\u202f", "")
    assert len(result.text) <= 2000
    answer = await scenario.bob.press(result, running.text("elections-club-show-count"))
    assert len(answer.text) <= 2000
    files = await scenario.bob.press(result, running.text("elections-club-show-files"))
    (listed,) = [one.data for one in files.files if one.name.endswith(".csv")]
    assert listed.count(b"\n") == size + 1
    assert len(await running.log()) >= len(played)
    assert await open_club(scenario) is not None
