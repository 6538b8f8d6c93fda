"""`porc-royal doctor`: the settings tried with Discord itself, before anybody plays."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.delivery.discord_errors import FAULTS
from bot.delivery.permissions import IN_THREADS, NEEDED, list_missing
from bot.ops.config import Settings

__all__ = ["Finding", "examine"]

SHOWN: Final = 10
"""So many servers are named of those where permissions lack."""
PAGE: Final = 200
CALL_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Finding:
    """What was tried, and whether it is as it should be."""

    fine: bool
    text: str


async def examine(settings: Settings) -> list[Finding]:
    """Try the token, then the way in, then what we may do on each server; ends where Discord cannot be asked."""
    if settings.local:
        return [
            Finding(False, "DISCORD_TOKEN is not set: the local page is served, and Discord is not used.")
        ]
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token)
            application = await client.application_info()
        except discord.LoginFailure:
            return [Finding(False, "DISCORD_TOKEN: Discord does not accept this token.")]
        except FAULTS as fault:
            return [Finding(False, f"Discord cannot be reached: {fault}")]
        found = [Finding(True, f"The token is that of {application.name}.")]
        found += await _examine_way(settings, application)
        try:
            return [*found, *[one async for one in _examine_servers(client)]]
        except FAULTS as fault:
            return [*found, Finding(False, f"Discord does not tell on which servers we are: {fault}")]


async def _examine_way(settings: Settings, application: discord.AppInfo) -> list[Finding]:
    """Whether Discord calls us exactly where the settings say that it does."""
    url = application.interactions_endpoint_url
    if settings.interactions_port is None:
        if url:
            text = f"Discord calls {url}, but INTERACTIONS_PORT is not set: no press arrives."
            return [Finding(False, text)]
        return [Finding(True, "Interactions come by the gateway.")]
    same = application.verify_key == settings.discord_public_key
    key = (
        "is that of the application" if same else "is not that of the application: it would refuse every call"
    )
    found = [Finding(same, f"DISCORD_PUBLIC_KEY {key}.")]
    if not url:
        text = "The application has no interactions endpoint: every press still goes to a gateway that nobody uses."
        return [*found, Finding(False, text)]
    return [*found, await _call(url)]


async def _call(url: str) -> Finding:
    """Call our own public address unsigned: we refuse that with 401, and anybody else there would not."""
    timeout = aiohttp.ClientTimeout(total=CALL_SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(url, json={"type": 1}, allow_redirects=False) as answer,
        ):
            status = answer.status
    except (aiohttp.ClientError, TimeoutError, ValueError) as fault:
        return Finding(False, f"{url} cannot be reached from here: {type(fault).__name__}.")
    if status == 401:
        return Finding(True, f"{url} leads to a bot that checks signatures.")
    return Finding(
        False, f"{url} answers {status} to a call without a signature; 401 was expected. Is the bot running?"
    )


async def _examine_servers(client: discord.Client) -> AsyncIterator[Finding]:
    """What we may do on each server as a whole; channels may take it away again, which `/table doctor` tells."""
    count, lacking, after = 0, list[str](), None
    while page := await client.http.get_guilds(PAGE, after=after):
        after = int(page[-1]["id"])
        count += len(page)
        for server in page:
            held = discord.Permissions(int(server["permissions"]))
            missing = list_missing(held, (*NEEDED, IN_THREADS))
            if missing and not held.administrator:
                lacking.append(f"{server['name']} lacks {', '.join(missing)}")
        if len(page) < PAGE:
            break
    yield Finding(True, f"Servers: {count}.")
    for one in lacking[:SHOWN]:
        yield Finding(False, f"On {one}.")
    if len(lacking) > SHOWN:
        yield Finding(False, f"The same on {len(lacking) - SHOWN} more.")
