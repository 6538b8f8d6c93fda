"""What a start reads: up to its first answer no rules of any game, and nothing that sets choices or dates."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from tests.fake_discord import Channel, FakeDiscord, Person
from tests.killing.processes import TOKEN, program

TELLING: Final = """
import atexit, sys
atexit.register(lambda: print("imported", *sorted(sys.modules)))
from bot.__main__ import main
sys.exit(main([]))
"""
COMMANDS: Final = r"^/applications/\d+/commands$"
LATE: Final = {"rulebook", "rules", "views", "practice", "picture"}
"""Rooms of a game that a start does without."""


@pytest.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        found.patience = 60.0
        yield found


async def list_imported(world: FakeDiscord, folder: Path, person: Person, channel: Channel) -> list[str]:
    """Every module of a bot that has started, has answered one command and was stopped."""
    env = world.env | {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(folder / "data")}
    before = world.gateway.identifies
    async with program(folder, env=env, through=(sys.executable, "-c", TELLING)) as bot:
        await world.bot_connected(before + 1, timeout=60.0)
        answered = await person.slash("status", channel=channel)
        assert answered.text
        bot.process.terminate()
        assert await bot.ended() == 0
    (told,) = [line for line in bot.lines if line.startswith("imported ")]
    return told.split()[1:]


async def test_a_start_with_nothing_new_sends_no_commands_and_reads_no_rules_up_to_its_first_answer(
    tmp_path: Path, world: FakeDiscord
) -> None:
    guild = world.guild()
    channel, person = world.channel(guild), world.person("Rosa", guild, locale="fr")
    await list_imported(world, tmp_path, person, channel)
    assert len(world.requests("PUT", COMMANDS)) == 1
    imported = await list_imported(world, tmp_path, person, channel)
    assert len(world.requests("PUT", COMMANDS)) == 1
    assert "games.cochons.game" in imported
    assert [one for one in imported if one.startswith("games.") and LATE & {*one.split(".")}] == []
    assert [one for one in imported if one.partition(".")[0] in ("babel", "fluent")] == []
