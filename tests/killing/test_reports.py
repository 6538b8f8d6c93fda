"""A rule that is broken: its table is set aside alone, with a report that plays the fault again."""

from __future__ import annotations

from pathlib import Path

from tests.killing.busy_guild import BusyGuild, mode
from tests.killing.crowd import replies_of
from tests.killing.processes import run
from tests.sockets.players import is_taken

ASIDE = "est mise de côté"
FAULT = "ZeroDivisionError: a fault that a test put there"


async def until_it_breaks(busy_guild: BusyGuild, times: int) -> None:
    """Ana replies until the table is set aside for the so-many-th time."""
    while len(busy_guild.says(ASIDE)) < times:
        seen = len(busy_guild.world.traffic)
        answer = await busy_guild.ana.slash("answer", channel=busy_guild.channel)
        if replies_of(answer):
            await busy_guild.press(answer)
        else:
            await busy_guild.world.until(lambda seen=seen: len(busy_guild.world.traffic) > seen + 1)  # type: ignore[misc]


async def test_a_broken_rule_sets_its_table_aside_alone_with_a_report_that_plays_it_again(
    busy_guild: BusyGuild,
) -> None:
    other = busy_guild.world.channel(busy_guild.guild)
    bot = await busy_guild.arrive(broken=True)
    question = await busy_guild.started(options="max_turns=8, auto_start=true")
    (first, *_) = replies_of(
        question
    )  # answered elsewhere, it is closed; a screen may still have its buttons
    await until_it_breaks(busy_guild, 1)
    assert "de côté" in (await busy_guild.ana.press(question, first["custom_id"], forged=True)).text
    assert await busy_guild.reply(await busy_guild.started(other)) > 0  # the others go on
    (report,) = (busy_guild.data / "reports").iterdir()
    assert mode(report) == 0o600
    assert mode(report.parent) == 0o700
    await busy_guild.world.until(
        lambda: [each for each in busy_guild.ana.dm.messages.values() if report.name in each.text]
    )
    # Trying again meets the same fault.
    await busy_guild.ana.slash("table resume", channel=busy_guild.channel)
    await until_it_breaks(busy_guild, 2)
    bot.stop()
    assert await bot.ended == 0
    assert busy_guild.query("SELECT id, status FROM tables ORDER BY id") == [(1, "set_aside"), (2, "playing")]
    await replayed(busy_guild, report)
    # The fault is mended, and the game goes on from where it stood.
    (length,) = busy_guild.query("SELECT count(*) FROM log WHERE table_id = 1")
    bot = await busy_guild.arrive()
    await busy_guild.ana.slash("table resume", channel=busy_guild.channel)
    # The practice players go on by themselves, and may close what was just asked of her.
    while not is_taken(await busy_guild.press(await busy_guild.question())):
        assert bot.ended.done() is False
    bot.stop()
    assert await bot.ended == 0
    assert busy_guild.query("SELECT status FROM tables WHERE id = 1") == [("playing",)]
    assert busy_guild.query("SELECT count(*) FROM log WHERE table_id = 1") > [length]


async def replayed(busy_guild: BusyGuild, report: Path) -> None:
    """With the fault the report shows it; without, it says that there is none any more."""
    log = busy_guild.folder / "replay"
    bot = busy_guild.start(broken=True, arguments=("replay", str(report)), log=log)
    assert await bot.ended == 0
    lines = log.read_text().splitlines()
    assert lines[-1] == FAULT
    assert lines[0].startswith(("chance:", "0", "seat"))
    sound = await run(busy_guild.folder, "replay", str(report))
    assert await sound.ended() == 0
    assert sound.lines[-1].startswith("no fault: ")
    nothing = await run(busy_guild.folder, "replay", str(busy_guild.folder / "nothing.json"))
    assert await nothing.ended() == 2
    assert len(nothing.lines) == 1
