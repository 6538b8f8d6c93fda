"""`porc-royal doctor`: what is wrong between the settings and Discord is said in one line each."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from bot.endpoint.doctor import Finding, examine
from bot.endpoint.server import Endpoint, Payload
from bot.endpoint.signatures import Signatures
from bot.ops.config import Settings
from tests.delivery.running import HeldClock
from tests.fake_discord import FakeDiscord


@pytest_asyncio.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        found.guild("Espace")
        yield found


@pytest_asyncio.fixture
async def served(world: FakeDiscord) -> AsyncIterator[str]:
    """The address of an endpoint that checks signatures with the application's key."""

    def refuse(_payload: Payload) -> None:
        raise AssertionError

    async def pass_by() -> None: ...

    async def hear(_kind: str, _data: Payload) -> None:
        raise AssertionError

    endpoint = Endpoint(Signatures(world.caller.public_key, HeldClock()), lambda: 0, pass_by, refuse, hear)
    yield f"http://127.0.0.1:{await endpoint.start('127.0.0.1', 0)}"
    await endpoint.stop()


def set_for(world: FakeDiscord, **changes: object) -> Settings:
    given = {
        "discord_token": "fake",
        "interactions_port": 8090,
        "discord_public_key": world.caller.public_key,
    }
    return Settings(**(given | changes))  # type: ignore[arg-type]  # a test changes any of them


def list_wrong(findings: list[Finding]) -> list[str]:
    return [one.text for one in findings if not one.fine]


async def test_all_is_well_where_discord_calls_a_bot_that_checks_signatures(
    world: FakeDiscord, served: str
) -> None:
    world.caller.endpoint_url = f"{served}/interactions"
    found = await examine(set_for(world))
    assert list_wrong(found) == []
    assert len(found) == 4


async def test_all_is_well_with_the_gateway(world: FakeDiscord) -> None:
    assert list_wrong(await examine(set_for(world, interactions_port=None))) == []


async def test_without_a_token_nothing_is_tried(world: FakeDiscord) -> None:
    (wrong,) = list_wrong(await examine(set_for(world, discord_token="")))
    assert wrong.startswith("DISCORD_TOKEN is not set")


async def test_another_key_would_refuse_every_call(world: FakeDiscord, served: str) -> None:
    world.caller.endpoint_url = f"{served}/interactions"
    (wrong,) = list_wrong(await examine(set_for(world, discord_public_key="0" * 64)))
    assert wrong.startswith("DISCORD_PUBLIC_KEY is not that of the application")


async def test_an_endpoint_that_discord_does_not_call_is_named(world: FakeDiscord) -> None:
    (wrong,) = list_wrong(await examine(set_for(world)))
    assert wrong.startswith("The application has no interactions endpoint")


async def test_a_gateway_that_hears_no_press_is_named(world: FakeDiscord, served: str) -> None:
    world.caller.endpoint_url = f"{served}/interactions"
    (wrong,) = list_wrong(await examine(set_for(world, interactions_port=None)))
    assert "INTERACTIONS_PORT is not set" in wrong


async def test_an_address_where_nobody_answers_is_named(world: FakeDiscord) -> None:
    world.caller.endpoint_url = "http://127.0.0.1:9/interactions"
    (wrong,) = list_wrong(await examine(set_for(world)))
    assert "cannot be reached from here" in wrong


async def test_an_address_that_takes_calls_without_a_signature_is_named(world: FakeDiscord) -> None:
    async def take(_request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_post("/interactions", take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    world.caller.endpoint_url = f"http://127.0.0.1:{runner.addresses[0][1]}/interactions"
    try:
        (wrong,) = list_wrong(await examine(set_for(world)))
    finally:
        await runner.cleanup()
    assert "answers 200 to a call without a signature" in wrong


async def test_servers_that_do_not_permit_enough_are_named_and_counted(world: FakeDiscord) -> None:
    for number in range(12):
        world.withhold(world.guild(f"Serveur {number}"), "attach_files")
    wrong = list_wrong(await examine(set_for(world, interactions_port=None)))
    assert wrong[0] == "On Serveur 0 lacks attach_files."
    assert wrong[-1] == "The same on 2 more."
    assert len(wrong) == 11


async def test_discord_that_does_not_answer_is_one_line(
    world: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_given: object, **_named: object) -> None:
        raise aiohttp.ClientConnectionError("no network")

    monkeypatch.setattr("discord.Client.login", fail)
    assert list_wrong(await examine(set_for(world))) == ["Discord cannot be reached: no network"]
