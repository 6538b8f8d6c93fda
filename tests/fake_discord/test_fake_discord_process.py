"""Two processes: a bot killed outright, a fake Discord of its own, and the record both leave."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from . import Channel, FakeDiscord, Person
from .small_bot import SmallBot

ROOT = Path(__file__).parents[2]
CHECKER = ROOT.parent / "shared" / "discord" / "check_payloads.py"


@asynccontextmanager
async def process(*arguments: str, env: Mapping[str, str]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a Python process until the end of the block."""
    pipe = asyncio.subprocess.PIPE
    found = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", *arguments, cwd=ROOT, env=os.environ | dict(env), stdout=pipe
    )
    try:
        yield found
    finally:
        if found.returncode is None:
            found.kill()
        await found.communicate()


async def test_a_bot_killed_outright_finds_the_world_as_it_left_it(
    world: FakeDiscord, channel: Channel, rosa: Person
) -> None:
    async with process("-m", "tests.fake_discord.small_bot", env=world.env) as first:
        await world.until(lambda: world.commands and world.gateway.live, timeout=20.0)
        lobby = await rosa.slash("table open", {"game": "cosmic"}, channel=channel)
        await rosa.slash("whisper", channel=channel)
        fault = world.hold_next("POST", "/callback$")
        pressed = rosa.press(lobby, "Pressed 0")
        await world.until(lambda: fault.hits)
        first.kill()
        assert await first.wait() == -signal.SIGKILL
        await world.until(lambda: not world.gateway.live)
    fault.release()  # what had arrived takes effect although nobody is left to hear of it
    assert (await pressed).content == "1 presses"
    async with process("-m", "tests.fake_discord.small_bot", env=world.env):
        await world.bot_connected(identifies=2, timeout=20.0)
        assert (await rosa.press(lobby, "Pressed 1")).content == "2 presses"
        await rosa.slash("whisper", channel=channel)
    assert [message.content for message in rosa.sees(rosa.dm)] == ["psst", "psst"]
    assert len([each for each in world.channels.values() if each.recipient is rosa]) == 1


async def test_a_loopback_of_its_own_is_driven_by_its_control_address(tmp_path: Path) -> None:
    traffic = tmp_path / "traffic.jsonl"
    async with (
        process("-m", "tests.fake_discord", "--traffic", str(traffic), env={}) as server,
        aiohttp.ClientSession() as session,
    ):
        assert server.stdout is not None
        said = json.loads(await server.stdout.readline())

        async def do(verb: str, **given: object) -> Any:  # noqa: ANN401 - JSON of any shape
            async with session.post(said["control"], json={"do": verb, **given}) as response:
                found = await response.json()
                assert response.status == 200, found
                return found

        guild = (await do("make_guild"))["id"]
        channel = (await do("make_channel", guild=guild))["id"]
        rosa = (await do("make_person", guild=guild, name="Rosa"))["id"]
        async with process("-m", "tests.fake_discord.small_bot", env=said["env"]):
            assert (await do("connected", timeout=20.0))["identifies"] == 1
            options = {"game": "cosmic"}
            sent = await do("slash", person=rosa, line="table open", options=options, channel=channel)
            answer = await do("answer", **sent)
            assert answer["message"]["text"] == "cosmic 3"
            sent = await do("press", person=rosa, message=answer["message"]["id"], which="Pressed 0")
            assert (await do("answer", **sent))["type"] == "update"
            assert [message["text"] for message in await do("sees", person=rosa)] == ["1 presses"]
            async with session.post(said["control"], json={"do": "dance"}) as response:
                assert "verbs" in (await response.json())["error"]
        server.terminate()
        assert await server.wait() == 0
    first = json.loads(traffic.read_text(encoding="utf-8").splitlines()[0])
    assert first == {"method": "GET", "path": "/users/@me", "body": None, "files": []}


@pytest.mark.skipif(not CHECKER.exists(), reason=f"there is no {CHECKER.name} beside the project")
async def test_the_record_is_in_the_form_that_is_checked(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person, tmp_path: Path
) -> None:
    for line in ("menu", "picture", "slow", "whisper", "where"):
        await rosa.slash(line, channel=channel)
    await rosa.press(await rosa.slash("table open", {"game": "cosmic"}, channel=channel), "Pressed 0")
    await rosa.press(await rosa.slash("menu", channel=channel), "more")
    await rosa.autocomplete("table open", "game", channel=channel)
    await world.until(lambda: world.requests("DELETE", "@original"))
    async with process(str(CHECKER), str(tmp_path / "traffic.jsonl"), env={}) as checker:
        said, _ = await checker.communicate()
    assert said.decode().endswith(" 0 problems\n")
