"""Discord with several shards, and with so many servers that a bot needs them."""

from typing import Final

import pytest

from tests.fake_discord import FakeDiscord

SHARDS: Final = 4
SERVERS: Final = 3_000
ONE_SERVER: Final = "one server"
FEW_SERVERS: Final = "few servers on four shards"
MANY_SERVERS: Final = "many servers"

BEHIND_SHARDS: Final = pytest.mark.parametrize("world", [FEW_SERVERS], indirect=True)
AMONG_MANY: Final = pytest.mark.parametrize("world", [MANY_SERVERS], indirect=True)
WHEREVER: Final = pytest.mark.parametrize(
    "world", [ONE_SERVER, pytest.param(MANY_SERVERS, marks=pytest.mark.thorough)], indirect=True
)
"""For tests that are about servers: the thorough run plays them among many, too."""


def add_servers(world: FakeDiscord) -> None:
    """Three thousand servers, as many on each shard, each with a channel."""
    for number in range(SERVERS):
        guild = world.guild(f"Server {number}", shard=number % SHARDS)
        world.channel(guild, "general")
