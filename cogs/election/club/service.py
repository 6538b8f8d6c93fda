"""The ballots of a running bot: made once with the application, and found again by its commands."""

from typing import Final
from weakref import WeakKeyDictionary

from bot.app import PorcRoyal
from bot.moderation.outages import find_shard
from cogs.election.club.ballots import ClubBallots
from cogs.election.club.presses import BallotPresses

_BALLOTS: Final[WeakKeyDictionary[PorcRoyal, ClubBallots]] = WeakKeyDictionary()
"""Of each bot of this process; there is one, but in tests."""


def find_ballots(bot: PorcRoyal) -> ClubBallots:
    """The ballots of a bot."""
    return _BALLOTS[bot]


def start_ballots(bot: PorcRoyal) -> None:
    """Hear presses at ballots, and let them close in time."""
    outages = bot.scheduler.outages

    def is_away(guild_id: int) -> bool:
        return find_shard(guild_id, outages.shards) in outages.list_away()

    ballots = ClubBallots(bot.store, bot.words, bot.clock, bot.wake, is_away)
    _BALLOTS[bot] = ballots

    async def note_lost(_shard_id: int) -> None:
        ballots.note_lost()

    async def note_heard(_shard_id: int) -> None:
        ballots.note_heard()

    bot.add_listener(BallotPresses(bot, ballots).hear, "on_interaction")
    bot.add_listener(note_lost, "on_shard_disconnect")
    for event in ("on_shard_connect", "on_shard_resumed"):
        bot.add_listener(note_heard, event)
    bot.scheduler.duties.append(ballots.close_due)
