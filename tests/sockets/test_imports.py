"""A game that is opened again from a file stands as it stood, and is played on by hand and by practice players."""

import msgspec
import pytest

from bot.games import GAMES
from bot.moderation.actions import Person
from bot.moderation.opening import Where
from bot.record.record import Record, read_record
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play, Position
from tests.record.recorded import record_golden
from tests.sockets.scenario import Scenario


def play_to(record: Record, step: int) -> bytes:
    """What decides how the game goes on after so many entries."""
    begin = record.positions[0]
    position = Position(0, begin.chapter, begin.state, begin.rules_version)
    play = Play(GAMES[record.table.game], position)
    for entry in record.entries[:step]:
        play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
    return play.fingerprint()


@pytest.mark.parametrize("step", [40, 101])
@pytest.mark.parametrize("kind", ["cochons", "cosmic"])
@pytest.mark.samples("cochons-40", "cosmic-101")
async def test_a_golden_game_stands_as_it_stood_and_goes_on(scenario: Scenario, kind: str, step: int) -> None:
    record, bot = record_golden(kind), scenario.running.bot
    people = [Person(one.id, one.name, one.locale[:2]) for one in scenario.people][:1]
    table = await bot.imports.open(record, step, people[0], people, Where(scenario.channel.id, None, "fr"))
    live = await scenario.running.live()
    kept = await read_record(bot.store, table)
    told = [(one.seat, one.reply, one.facts) for one in record.entries[:step]]
    assert [(one.seat, one.reply, one.facts) for one in kept.entries[:step]] == told
    if len(kept.entries) == step:  # else chance was asked there
        assert live.play.fingerprint() == play_to(record, step)
    assert [row.kind for row in live.seats] == ["person", *["practice"] * (len(record.seats) - 1)]
    await scenario.running.settle()
    assert any(str(step) in one.text for one in scenario.public())
    before = (await scenario.running.live()).play.count
    await scenario.running.later(1)
    for _ in range(3):
        await scenario.running.later(3_600)
    live = await scenario.running.live()
    assert live.play.count > before or Seat(0) in live.play.awaited


async def test_a_game_that_is_only_watched_is_played_to_its_end_by_practice_players(
    scenario: Scenario,
) -> None:
    record, bot = record_golden("cochons", "seed-6"), scenario.running.bot
    host = Person(scenario.ana.id, scenario.ana.name, "fr")
    step = len(record.entries) - 6
    table = await bot.imports.open(record, step, host, (), Where(scenario.channel.id, None, "fr"))
    for _ in range(12):
        await scenario.running.later(60)
    row = await bot.store.table(table)
    assert row is not None
    assert (row.status, row.host_id) == ("ended", host.user_id)
    assert {one.kind for one in await bot.store.seats(table)} == {"practice"}
