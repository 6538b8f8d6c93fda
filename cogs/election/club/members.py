"""How many people may vote: Discord tells how many have a role, without a name. No list of members is read.

Of somebody who is mentioned it is asked what they are called here.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, TypeAlias

import aiohttp
import discord
import structlog

from cogs.election.club.terms import LEAST_SECRET, BallotTerms, Right
from porc_royal.asks import Refused

log = structlog.get_logger(__name__)

ASKING_SECONDS: Final = 1.2
"""How long Discord is waited for: whoever opens a ballot waits, too."""
FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, NotImplementedError)

Voters: TypeAlias = tuple[Sequence[Right], Sequence[int]]
"""Who may vote: by what roles, or, by id, who alone."""


async def count_entitled(client: discord.Client, guild_id: int, voters: Voters) -> int | None:
    """How many may vote: those who are named, or have the one role; None where Discord does not say, or of several."""
    rights, named = voters
    if named:
        return len(named)
    if len(rights) != 1:
        return None
    role = rights[0].role
    try:
        async with asyncio.timeout(ASKING_SECONDS):
            if role == guild_id:
                server = await client.fetch_guild(guild_id, with_counts=True)
                return server.approximate_member_count
            counts = await client.http.get_role_member_counts(guild_id)
            return counts.get(str(role), 0)
    except FAULTS as fault:
        log.info("members not counted", fault=type(fault).__name__)
        return None


async def compute_quorum(client: discord.Client, guild_id: int, voters: Voters, percent: int) -> int:
    """So many percent of those who may vote, as a number that is fixed from now on, rounded up. Raises `Refused`."""
    if not 1 <= percent <= 100:
        raise Refused("elections-error-quorum")
    entitled = await count_entitled(client, guild_id, voters)
    if entitled is None:
        raise Refused("elections-error-share")
    return max(1, -(-entitled * percent // 100))


async def require_enough(client: discord.Client, guild_id: int, terms: BallotTerms) -> None:
    """Refuse a secret ballot of so few that nothing of it could be published. Raises `Refused`."""
    if terms.secrecy != "secret":
        return
    entitled = await count_entitled(client, guild_id, (terms.rights, terms.voters))
    if entitled is not None and entitled < LEAST_SECRET:
        raise Refused("elections-error-secret-few", least=LEAST_SECRET)


async def find_names(client: discord.Client, guild_id: int, people: Sequence[int]) -> tuple[str, ...]:
    """What these people are called here, each as a member of the server. Raises `Refused`."""
    try:
        async with asyncio.timeout(ASKING_SECONDS):
            found = await asyncio.gather(*(client.http.get_member(guild_id, one) for one in people))
    except FAULTS as fault:
        log.info("members not found", fault=type(fault).__name__)
        raise Refused("elections-error-unknown-people") from fault
    return tuple(
        one.get("nick") or one["user"].get("global_name") or one["user"]["username"] for one in found
    )
