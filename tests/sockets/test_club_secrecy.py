"""Two runs of one ballot with the same papers: by other people, in another order, changed more often or less.

Everything that anybody else is sent, shown or told must be the same, until the close and after it.
"""

import json
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.delivery.outgoing import Say, address_channel, address_dm, make_row
from bot.i18n import Words
from bot.moderation.actions import Person
from cogs.election.club import ballots
from cogs.election.club.ballots import ClubBallots, KeptBallot
from cogs.election.club.posts import make_reminder
from cogs.election.club.terms import BallotTerms
from storage.ports import BallotRow, NewOwed, PaperRow
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
    if given.get("voters"):
        given = {**given, "voters": " ".join(f"<@{one.id}>" for one in voters)}
    await open_club(scenario, method="ranked", closes="2h", **given)
    ballot = next(each for each in scenario.public() if each.buttons)
    places = {voter.id: place for place, voter in enumerate(voters)}
    seen: list[object] = []
    sent = len(scenario.world.traffic)
    for place, (voter, paper) in enumerate(steps):
        await vote(voters[voter], ballot, *paper)
        await scenario.running.settle()
        if place in (0, len(steps) - 1):
            seen += [await look(scenario, scenario.bob), show(scenario, ballot, places)]
    asked = [one for one in scenario.world.traffic[sent:] if "/callback" not in one.path]
    seen.append(
        sorted({(one.method, NUMBERS.sub("n", one.path)) for one in asked if "interactions" not in one.path})
    )
    seen.append([[each.text for each in voter.sees(voter.dm)] for voter in voters])
    for wait in (HOUR + HOUR // 2, HOUR // 2):  # those who are named are reminded before the close
        await scenario.running.later(wait)
        seen += [await look(scenario, scenario.bob), show(scenario, ballot, places)]
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


def show(scenario: Scenario, ballot: Message, places: dict[int, int]) -> list[object]:
    """The channel as it stands, whom it has called, and how often anything there was changed."""
    assert ballot.past == []
    called = {str(number): f"V{place}" for number, place in places.items()}
    return [
        (
            re.sub(r"<t:\d+", "<t:", NUMBERS.sub(lambda one: called.get(one[0], one[0]), each.text)),
            len(each.past),
            sorted(places.get(one.id, -1) for one in each.pings),
            list(each.buttons.values()),
        )
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


LEAKS: Final = ("message", "count", "time", "reminder")


@pytest.mark.thorough
@pytest.mark.gateway
@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_that_is_sown_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """A word to whoever changes a paper; a count in a list; a receipt by message; only who lacks is reminded."""
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

    def remind(words: Words, row: BallotRow, terms: BallotTerms) -> NewOwed:
        lacking = tuple(one for one in terms.voters if one not in seen)
        return make_reminder(words, row, replace(terms, voters=lacking))

    monkeypatch.setattr(ClubBallots, "hand_in", tell)
    if leak == "reminder":
        monkeypatch.setattr(ballots, "make_reminder", remind)
    given: dict[str, Any] = {"secrecy": "secret"} | ({"voters": True} if leak == "reminder" else {})
    first = await run(tmp_path / "first", FIRST, given)
    seen.clear()
    assert first != await run(tmp_path / "other", OTHER, given)


@pytest.mark.parametrize(
    "given",
    [
        {"secrecy": "secret"},
        pytest.param({"secrecy": "tally"}, marks=pytest.mark.thorough),
        pytest.param({"secrecy": "secret", "places": 2}, marks=pytest.mark.thorough),
        {"secrecy": "secret", "voters": True},
        pytest.param({"secrecy": "tally", "voters": True}, marks=pytest.mark.thorough),
    ],
    ids=["secret", "tally", "places", "named", "named-tally"],
)
@pytest.mark.gateway
async def test_who_has_voted_in_which_order_and_how_often_shows_nowhere(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    first = await run(tmp_path / "first", FIRST, given)
    other = await run(tmp_path / "other", OTHER, given)
    assert first == other
