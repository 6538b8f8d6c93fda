"""The bot, a fake Discord, three people of two languages, and Goofspiel between them."""

import pytest

from tests.killing.conftest import bots
from tests.processes.fixtures import fork_server
from tests.sockets.conftest import (
    answer_without_thinking,
    client_waits,
    dice,
    running,
    scenario,
    use_short_waits,
    world,
)
from tests.sockets.games import Game

__all__ = [
    "answer_without_thinking",
    "bots",
    "client_waits",
    "dice",
    "fork_server",
    "game",
    "running",
    "scenario",
    "use_short_waits",
    "world",
]


@pytest.fixture
def way() -> str:
    """By the gateway; both ways are the same bot."""
    return "gateway"


@pytest.fixture
def game() -> Game:
    return Game(
        name="goofspiel",
        group="goofspiel",
        short="prizes=7",
        alone="",
        secret="prizes=7",
        first=0,
        simple="goofspiel-ask-bid-bid",
        form="goofspiel-ask-bid-bid",
        typed="prizes=7",
        mixed="",
    )
