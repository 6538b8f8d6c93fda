"""The watch over the store: what is damaged is found in a day, and whoever runs the bot is told what needs them."""

import asyncio
from typing import Final

import pytest

from bot import __main__ as program
from bot.ops.config import Settings
from bot.probes import _list_unready, _sample
from bot.store_watch import StoreWatch
from storage.ports import StorageFailed, StoreCorrupt
from tests.sockets.scenario import HOUR, Scenario

DAY: Final = 24 * HOUR
LOST: Final = "UPDATE positions SET state = x'7b' WHERE table_id = 1"


class Owner:
    """Whoever runs the bot, and what they were told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def hear(self, text: str) -> None:
        self.told.append(text)


def watch(scenario: Scenario, owner: Owner) -> StoreWatch:
    return StoreWatch(scenario.running.bot, owner.hear)


def find_damage(scenario: Scenario, monkeypatch: pytest.MonkeyPatch, *parts: str) -> list[int]:
    """Let a look find damage from now on; how often it was looked."""
    looks = list[int]()

    async def check() -> tuple[str, ...]:
        looks.append(scenario.running.clock.now())
        scenario.running.store.damage = parts
        return parts

    monkeypatch.setattr(scenario.running.store, "check", check)
    return looks


async def test_everything_is_looked_at_once_a_day_also_after_a_restart(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = find_damage(scenario, monkeypatch)
    for wait, often in ((0, 1), (HOUR, 1), (DAY, 2), (0, 2)):
        scenario.running.clock.advance(wait)
        await watch(scenario, Owner()).look()
        assert len(looks) == often


async def test_what_a_start_has_left_out_is_looked_at_once_and_at_once(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, store = find_damage(scenario, monkeypatch), scenario.running.store
    await watch(scenario, Owner()).look()
    assert len(looks) == 1
    store.unchecked = True
    await watch(scenario, Owner()).look()
    assert not store.unchecked
    assert len(looks) == 1, "the small parts alone"


async def test_a_clock_that_was_set_back_does_not_keep_damage_hidden(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = find_damage(scenario, monkeypatch)
    await scenario.running.store.put_meta("checked", str(scenario.running.clock.now() + 900 * DAY))
    await watch(scenario, Owner()).look()
    assert len(looks) == 1


@pytest.mark.thorough
async def test_a_table_that_damage_has_reached_is_set_aside_alone_and_the_owner_is_told_once(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.started()
    elsewhere = scenario.world.channel(scenario.guild)
    await scenario.begun(elsewhere)
    store, owner = scenario.running.store, Owner()
    await store._engine.write(lambda connection: connection.execute(LOST))
    find_damage(scenario, monkeypatch, "positions")
    looking = watch(scenario, owner)
    await looking.look()
    await looking.look()
    states = [table.status for number in (1, 2) if (table := await store.table(number)) is not None]
    assert states == ["set_aside", "playing"]
    text = scenario.running.text
    assert owner.told == [
        f"{text('owner-damage', 'en', what='positions')}\n{text('owner-aside', 'en', count=1)}"
    ]
    sample = await _sample(scenario.running.bot)
    assert (sample.tables["set_aside"], sample.damaged) == (1, 1)


async def test_a_full_disk_is_told_to_the_owner_and_to_the_probes(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, bot = Owner(), scenario.running.bot
    assert await _list_unready(bot) == []
    scenario.running.store._engine._reserve.spend()
    await watch(scenario, owner).look()
    assert owner.told == [scenario.running.text("owner-space", "en")]
    assert "space" in await _list_unready(bot)
    sample = await _sample(bot)
    assert not sample.space
    assert sample.used > 0
    assert sample.free > 0


async def test_the_owner_is_told_by_a_direct_message(scenario: Scenario) -> None:
    scenario.running.store._engine._reserve.spend()
    before = len(scenario.world.messages())
    await StoreWatch(scenario.running.bot).look()
    (said,) = scenario.world.messages()[before:]
    assert said.text == scenario.running.text("owner-space", "en")


def test_a_store_that_is_damaged_ends_the_program_with_one_line_and_a_status_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serve(settings: Settings, opened: object) -> int:
        raise StoreCorrupt("damaged in tables")

    monkeypatch.setattr(program, "_serve", serve)
    assert program._run(Settings()) == program.STORE
    (line,) = capsys.readouterr().err.splitlines()
    assert "restore a backup" in line


async def test_a_look_that_a_stop_overtakes_warns_of_nothing(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def look(_name: str) -> str | None:
        raise StorageFailed("closed", "the store is closed")

    capsys.readouterr()
    with monkeypatch.context() as patched:
        patched.setattr(scenario.running.store, "meta", look)
        await watch(scenario, Owner()).run()
    assert "cannot be looked at" not in "".join(capsys.readouterr())


async def test_vital_damage_that_is_found_at_work_ends_the_program(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = scenario.running.bot
    find_damage(scenario, monkeypatch, "tables")
    scenario.running.store._engine.condemn("corrupt")
    closed = asyncio.Event()

    async def close() -> None:
        closed.set()

    monkeypatch.setattr(bot, "close", close)
    await watch(scenario, Owner()).look()
    assert closed.is_set()
    monkeypatch.undo()
