"""Whether Discord can be reached: by what was answered within a minute, else by asking."""

import aiohttp

from bot.endpoint.reachability import ANSWERED_MS, Reachability
from tests.delivery.running import HeldClock


class Discord:
    """Answers, or does not; `asked` counts what was asked for this purpose alone."""

    def __init__(self) -> None:
        self.clock = HeldClock()
        self.there = True
        self.asked = 0
        self.answered_at: int | None = None
        self.told: list[bool] = []
        self.watch = Reachability(lambda: self.answered_at, self.clock, self.ask, self.tell)

    async def ask(self) -> None:
        self.asked += 1
        if not self.there:
            raise aiohttp.ClientConnectionError
        self.answered_at = self.clock.now()

    async def tell(self, reached: bool) -> None:
        self.told.append(reached)


async def test_an_answer_of_the_last_minute_needs_no_question() -> None:
    discord = Discord()
    discord.answered_at = discord.clock.now()
    discord.clock.advance(ANSWERED_MS)
    await discord.watch.look()
    assert (discord.told, discord.asked) == ([True], 0)


async def test_after_a_minute_without_an_answer_discord_is_asked() -> None:
    discord = Discord()
    await discord.watch.look()
    discord.clock.advance(ANSWERED_MS + 1)
    await discord.watch.look()
    assert (discord.told, discord.asked) == ([True, True], 2)


async def test_who_does_not_answer_cannot_be_reached_until_it_answers_again() -> None:
    discord = Discord()
    await discord.watch.look()
    discord.there = False
    discord.clock.advance(ANSWERED_MS + 1)
    await discord.watch.look()
    discord.there = True
    await discord.watch.look()
    assert discord.told == [True, False, True]


async def test_a_clock_that_was_set_back_makes_no_answer_of_the_future_count() -> None:
    discord = Discord()
    await discord.watch.look()
    discord.clock.advance(-2 * ANSWERED_MS)
    discord.there = False
    await discord.watch.look()
    assert discord.told == [True, False]
