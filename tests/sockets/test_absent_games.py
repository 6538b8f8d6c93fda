"""A table whose game is not installed any more: it is kept, says so to whoever asks, and harms nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n.sentences import read_words
from storage.ports import Status
from tests.sockets.scenario import HOUR, Scenario

DAY: Final = 24 * HOUR
ASKING: Final = (
    "status",
    "board",
    "hand",
    "answer",
    "pass",
    "orders",
    "log",
    "catchup",
    "why",
    "undo",
    "table status",
)


@pytest.fixture(autouse=True)
def words_as_installed() -> Iterator[None]:
    """The sentences are read anew, before and after: a game that is not installed has none."""
    yield
    read_words.cache_clear()


class Installed:
    """Takes the game away and puts it back, each time while the bot does not run."""

    def __init__(self, scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
        self._scenario, self._patch = scenario, monkeypatch

    async def remove(self, down: int = 0) -> None:
        """Take it away while the bot is down for so long."""
        await self._scenario.running.close()
        self._scenario.running.clock.advance(down)
        self._patch.delitem(GAMES.known, "cochons")
        await self._start()

    async def put_back(self) -> None:
        await self._scenario.running.close()
        self._patch.undo()
        await self._start()

    async def _start(self) -> None:
        read_words.cache_clear()
        await self._scenario.running.open()
        await self._scenario.running.settle()


@pytest.fixture
def installed(scenario: Scenario) -> Iterator[Installed]:
    with pytest.MonkeyPatch.context() as patch:
        yield Installed(scenario, patch)


async def status(scenario: Scenario, table: int = 1) -> Status:
    found = await scenario.running.store.table(table)
    assert found is not None
    return found.status


async def test_its_table_says_so_once_and_to_whoever_asks(scenario: Scenario, installed: Installed) -> None:
    question = await scenario.drawn(deadline="24h")
    length = len(await scenario.running.log())
    await installed.remove()
    name = scenario.running.text("table-name", game="cochons", number=1)
    still = scenario.running.text("aside-public-not-installed", table=name)
    assert len(scenario.told(still)) == 1
    assert await status(scenario) == "set_aside"
    refusal = scenario.running.text("refused-not-installed")
    for line in ASKING:
        asked = await scenario.ana.slash(line, channel=scenario.channel)
        assert refusal in asked.text, line
        assert asked.message is None or not asked.message.buttons, line
    rules = await scenario.ana.slash("rules", channel=scenario.channel)
    assert rules.text == refusal
    pressed = await scenario.bob.press(question, next(iter(question.buttons)))
    assert pressed.text == scenario.running.text("refused-not-installed", scenario.bob.locale)
    await scenario.running.settle()
    assert len(await scenario.running.log()) == length
    assert len(scenario.told(still)) == 1


async def test_it_harms_no_other_table_of_its_people(scenario: Scenario, installed: Installed) -> None:
    await scenario.drawn(deadline="24h")
    await installed.remove()
    elsewhere = scenario.world.channel(scenario.guild)
    given = {"game": "interstellar_pig"}
    await scenario.ana.slash("table open", given, channel=elsewhere)
    await scenario.running.settle()
    assert (await scenario.running.live(2)).table.game == "interstellar_pig"
    listed = await scenario.ana.slash("table list", channel=elsewhere)
    assert "cochons" in listed.text
    assert scenario.running.text("status-set-aside") in listed.text
    assert "Interstellar Pig" in listed.text
    for line, arguments in (("away", {"until": "3d"}), ("back", {}), ("settings", {"language": "fr"})):
        answered = await scenario.ana.slash(line, arguments, channel=elsewhere)
        assert answered.ephemeral
        assert scenario.running.text("refused-not-installed") not in answered.text
    found = await scenario.ana.autocomplete("status", "table", "", channel=scenario.ana.dm)
    assert {choice["value"] for choice in found} == {"1", "2"}


@pytest.mark.thorough
async def test_its_deadlines_wait_and_it_goes_on_when_the_game_is_back(
    scenario: Scenario, installed: Installed
) -> None:
    await scenario.drawn(deadline="24h")
    due = (await scenario.running.live()).due_at
    assert due is not None
    await scenario.running.later(HOUR)
    log = await scenario.running.log()
    await installed.remove()
    await scenario.running.later(9 * DAY)
    assert await scenario.running.log() == log
    await installed.put_back()
    assert await status(scenario) == "playing"
    live = await scenario.running.live()
    assert live.due_at is not None
    assert 9 * DAY <= live.due_at - due < 9 * DAY + HOUR
    assert scenario.told(scenario.running.text("resume-by-itself"))
    answered = await (await scenario.awaited())[0].slash("answer", channel=scenario.channel)
    assert answered.message is not None
    assert answered.message.buttons or answered.message.menus
    await scenario.running.later(24 * HOUR)
    assert len(await scenario.running.log()) > len(log)


@pytest.mark.thorough
async def test_nobody_pays_for_the_time_in_which_the_bot_was_down_to_be_changed(
    scenario: Scenario, installed: Installed
) -> None:
    await scenario.drawn(deadline="24h")
    due = (await scenario.running.live()).due_at
    assert due is not None
    log = await scenario.running.log()
    await installed.remove(down=3 * DAY)
    await installed.put_back()
    live = await scenario.running.live()
    assert live.due_at is not None
    assert 3 * DAY <= live.due_at - due < 3 * DAY + HOUR
    assert await scenario.running.log() == log


@pytest.mark.thorough
async def test_a_table_that_was_paused_before_stays_paused(scenario: Scenario, installed: Installed) -> None:
    await scenario.drawn(deadline="24h")
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await installed.remove()
    assert await status(scenario) == "paused"
    tried = await scenario.ana.slash("table resume", channel=scenario.channel)
    assert tried.text == scenario.running.text("refused-not-installed")
    await installed.put_back()
    assert await status(scenario) == "paused"
    await scenario.ana.slash("table resume", channel=scenario.channel)
    assert await status(scenario) == "playing"


@pytest.mark.thorough
async def test_its_host_may_end_it_and_a_lobby_of_it_too(scenario: Scenario, installed: Installed) -> None:
    await scenario.drawn(deadline="24h")
    elsewhere = scenario.world.channel(scenario.guild)
    await scenario.lobby(channel=elsewhere)
    await installed.remove()
    assert await status(scenario, 2) == "lobby"
    for table, channel in ((1, scenario.channel), (2, elsewhere)):
        sure = await scenario.ana.slash("table cancel", channel=channel)
        await scenario.ana.press(sure, scenario.running.text("cancel-button"))
        await scenario.running.settle()
        assert await status(scenario, table) == "cancelled"


@pytest.mark.thorough
async def test_a_table_that_nobody_can_touch_is_not_tidied_away(
    scenario: Scenario, installed: Installed
) -> None:
    await scenario.drawn(deadline="24h")
    await installed.remove()
    for _ in range(4):
        await scenario.running.later(40 * DAY)
    assert await status(scenario) == "set_aside"
    await installed.put_back()
    assert await status(scenario) == "playing"


@pytest.mark.thorough
async def test_a_game_whose_rules_cannot_be_imported_harms_no_other(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What describes it can be: its commands stand beside the others', and its tables are set aside."""
    await scenario.drawn(deadline="24h")
    await scenario.running.close()
    nowhere = replace(GAMES.known["cochons"], rulebook="games.cochons.nowhere:RULEBOOK")
    monkeypatch.setitem(GAMES.known, "cochons", nowhere)
    monkeypatch.delitem(GAMES.loaded, "cochons")
    await scenario.running.open()
    await scenario.running.settle()
    for line in ASKING:
        asked = await scenario.ana.slash(line, channel=scenario.channel)
        assert asked.text, line
    assert await status(scenario) == "set_aside"
    elsewhere = scenario.world.channel(scenario.guild)
    await scenario.ana.slash("table open", {"game": "interstellar_pig"}, channel=elsewhere)
    await scenario.running.settle()
    assert (await scenario.running.live(2)).table.game == "interstellar_pig"
    rules = await scenario.ana.slash("rules", {"game": "interstellar_pig"}, channel=elsewhere)
    assert rules.text not in ("", scenario.running.text("refused-not-installed"))
    listed = await scenario.ana.slash("table list", channel=elsewhere)
    assert scenario.running.text("status-set-aside") in listed.text
