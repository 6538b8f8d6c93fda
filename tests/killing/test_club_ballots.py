"""kill -9 amid an open ballot of a club: every paper that was confirmed is counted, and each voter once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.fake_discord import FakeDiscord, Message
from tests.killing.busy_guild import PATIENCE, BusyGuild
from tests.killing.processes import forked
from tests.processes.fork_server import ForkServer
from tests.sockets.clubs import vote

KILLS: Final = 3
VOTERS: Final = 12
NAMES: Final = ("Bob", "Cy", "Zoé")


async def find_message(guild: BusyGuild, words: str) -> Message:
    """The first public message with these words, once there is one."""

    def find() -> Message | None:
        told = guild.channel.messages.values()
        return next((each for each in told if words in each.text and not each.ephemeral), None)

    return await guild.world.until(find)


@pytest.mark.slow
@pytest.mark.thorough
async def test_no_paper_is_lost_or_doubled_whenever_the_bot_is_killed(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer
) -> None:
    guild = BusyGuild(world, tmp_path)
    voters = [world.person(f"V{number}", guild.guild, locale="fr") for number in range(VOTERS)]
    confirmed: dict[int, int] = {}
    ballot = None
    for kill in range(KILLS):
        async with forked(fork_server, tmp_path, env=guild.env) as bot:
            await world.bot_connected(kill + 1, PATIENCE)
            if ballot is None:
                given = {"title": "Le trésor", "candidates": ", ".join(NAMES), "language": "fr"}
                await guild.ana.slash("election club", given, channel=guild.channel)
                ballot = await find_message(guild, "Le trésor")
            for voter in voters[kill::KILLS]:
                place = (voter.id + kill) % len(NAMES)
                answer = await vote(voter, ballot, place)
                assert NAMES[place] in answer.text
                confirmed[voter.id] = place
            for voter in voters:  # nobody knows what became of these
                if voter.id not in confirmed:
                    vote(voter, ballot, 0)
            bot.process.kill()
            await bot.ended()
        kept = dict(guild.query("SELECT user_id, choices FROM papers WHERE ballot_id = 1"))
        assert {voter: kept[voter] for voter in confirmed} == {
            voter: f"[{place}]".encode() for voter, place in confirmed.items()
        }
        assert len(guild.query("SELECT 1 FROM ballots")) == 1
    async with forked(fork_server, tmp_path, env=guild.env) as bot:
        await world.bot_connected(KILLS + 1, PATIENCE)
        assert ballot is not None
        await guild.ana.press(ballot, "pb|close|1", forged=True)
        result = await find_message(guild, "c’est clos")
        bot.process.kill()
        await bot.ended()
    assert f"{VOTERS} bulletins" in result.text
    counts = [list(confirmed.values()).count(place) for place in range(len(NAMES))]
    for name, number in zip(NAMES, counts, strict=True):
        assert f"{name} {number}" in result.text
    async with forked(fork_server, tmp_path, env=guild.env) as bot:
        await world.bot_connected(KILLS + 2, PATIENCE)
        bot.process.terminate()
        assert await bot.ended() == 0
    assert len(guild.says("c’est clos")) == 1, "the result comes once"
