"""Two runs of one ballot with the same papers: by other people, in another order, changed more often or less.

Everything that anybody else is sent, shown or told must be the same, until the close and after it.
"""

import json
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot.delivery.outgoing import Say, address_channel, address_dm, make_row
from bot.moderation.actions import Person
from cogs.election.club.ballots import ClubBallots, KeptBallot
from storage.ports import PaperRow
from tests.fake_discord import FakeDiscord, Message
from tests.fake_discord import Person as Member
from tests.sockets.clubs import add_voters, open_club, vote
from tests.sockets.running_bot import RunningBot
from tests.sockets.scenario import HOUR, Scenario

VOTERS: Final = 14
PAPERS: Final = (*((0, 1),) * 5, *((1, 0),) * 4, *((2, 1),) * 2)
"""What is handed in at last, in both runs: eleven papers, not all alike."""
Steps = Sequence[tuple[int, tuple[int, ...]]]
"""Who hands in what, one after another."""

FIRST: Final[Steps] = tuple(enumerate(PAPERS))
OTHER: Final[Steps] = (
    (13, (0, 1, 2)),
    (12, (2, 0)),
    *((VOTERS - 1 - place, paper) for place, paper in enumerate(PAPERS)),
    (5, (2, 1)),
    (5, (0, 2)),
    (5, PAPERS[8]),
)
"""Other people, the other way round, three of whom change their minds, one of them three times."""
NUMBERS: Final = re.compile(r"\d{15,}")


async def watch(scenario: Scenario, steps: Steps, given: dict[str, Any]) -> list[object]:
    """What somebody who votes for nothing sees of a ballot: messages with their edits and pings, answers, requests."""
    voters = add_voters(scenario, VOTERS)
    ballot = await open_club(scenario, method="ranked", closes="2h", **given)
    seen: list[object] = []
    sent = len(scenario.world.traffic)
    for place, (voter, paper) in enumerate(steps):
        await vote(voters[voter], ballot, *paper)
        await scenario.running.settle()
        if place in (0, len(steps) - 1):
            seen += [await look(scenario, scenario.bob), show(scenario, ballot)]
    asked = [one for one in scenario.world.traffic[sent:] if "/callback" not in one.path]
    seen.append(
        sorted({(one.method, NUMBERS.sub("n", one.path)) for one in asked if "interactions" not in one.path})
    )
    seen.append([[each.text for each in voter.sees(voter.dm)] for voter in voters])
    await scenario.running.later(2 * HOUR)
    seen += [await look(scenario, scenario.bob), show(scenario, ballot)]
    result = scenario.public()[-1]
    answer = await scenario.bob.press(result, scenario.running.text("elections-club-show-count"))
    seen.append(answer.text)
    answer = await scenario.bob.press(result, scenario.running.text("elections-club-show-files"))
    kept = json.loads(next(one.data for one in answer.files if one.name.endswith(".json")))
    words = [word for word, _ in kept["papers"]]
    assert words == sorted(words), "chance has made the words, so that their order says nothing"
    kept["papers"] = sorted(paper for _, paper in kept["papers"])
    seen.append({name: value for name, value in kept.items() if not name.endswith("_at")})
    return seen


async def look(scenario: Scenario, person: Member) -> list[str]:
    """What the commands that look answer."""
    commands = ("election list", "election result")
    answers = [(await person.slash(line, channel=scenario.channel)).text for line in commands]
    return [re.sub(r"<t:\d+", "<t:", one) for one in answers]


def show(scenario: Scenario, ballot: Message) -> list[object]:
    """The channel as it stands, and how often anything there was changed."""
    assert ballot.past == []
    return [
        (re.sub(r"<t:\d+", "<t:", each.text), len(each.past), each.pings, list(each.buttons.values()))
        for each in scenario.public()
    ]


async def run(folder: Path, steps: Steps, given: dict[str, Any]) -> list[object]:
    async with FakeDiscord() as world:
        running = RunningBot(world, folder)
        await running.open()
        try:
            return await watch(Scenario(running), steps, given)
        finally:
            await running.close()


LEAKS: Final = ("message", "count", "time")


@pytest.mark.thorough
@pytest.mark.gateway
@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_that_is_sown_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """A word to somebody who changes their paper; a count in a list; a receipt that comes by message."""
    hand_in = ClubBallots.hand_in
    seen: dict[int, int] = {}

    async def tell(
        self: ClubBallots, kept: KeptBallot, who: Person, roles: Collection[int], choices: Sequence[int]
    ) -> PaperRow:
        paper = await hand_in(self, kept, who, roles, choices)
        seen[who.user_id] = seen.get(who.user_id, 0) + 1
        here = address_channel(kept.row.channel_id)
        store: Any = self._store
        row = None
        if leak == "message" and seen[who.user_id] > 1:
            row = make_row(here, Say(text="somebody has thought again"))
        if leak == "count" and sum(seen.values()) == len(PAPERS) + 1:
            row = make_row(here, Say(text="one more"))
        if leak == "time" and tuple(choices) == (2, 1) and len(seen) > 10:
            row = make_row(address_dm(who.user_id), Say(text="thank you"))
        if row is not None:
            await store.owe([row], now=kept.row.opened_at)
        return paper

    monkeypatch.setattr(ClubBallots, "hand_in", tell)
    first = await run(tmp_path / "first", FIRST, {"secrecy": "secret"})
    seen.clear()
    assert first != await run(tmp_path / "other", OTHER, {"secrecy": "secret"})


@pytest.mark.parametrize(
    "given",
    [
        {"secrecy": "secret"},
        pytest.param({"secrecy": "tally"}, marks=pytest.mark.thorough),
        pytest.param({"secrecy": "secret", "places": 2}, marks=pytest.mark.thorough),
    ],
    ids=["secret", "tally", "places"],
)
@pytest.mark.gateway
async def test_who_has_voted_in_which_order_and_how_often_shows_nowhere(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    first = await run(tmp_path / "first", FIRST, given)
    other = await run(tmp_path / "other", OTHER, given)
    assert first == other
