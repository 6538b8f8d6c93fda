"""A rule that is broken: its table is set aside alone, with a report that plays the fault again."""

from __future__ import annotations

from pathlib import Path

from tests.killing.crowd import replies_of
from tests.killing.processes import run
from tests.killing.street import Street, mode

ASIDE = "est mise de côté"
FAULT = "ZeroDivisionError: a fault that a test put there"


async def until_it_breaks(street: Street, times: int) -> None:
    """Ana replies until the table is set aside for the so-many-th time."""
    while len(street.says(ASIDE)) < times:
        seen = len(street.world.traffic)
        answer = await street.ana.slash("answer", channel=street.channel)
        if replies_of(answer):
            await street.press(answer)
        else:
            await street.world.until(lambda seen=seen: len(street.world.traffic) > seen + 1)  # type: ignore[misc]


async def test_a_broken_rule_sets_its_table_aside_alone_with_a_report_that_plays_it_again(
    street: Street,
) -> None:
    other = street.world.channel(street.guild)
    bot = await street.arrive(broken=True)
    question = await street.started(options="max_turns=8, auto_start=true")
    await until_it_breaks(street, 1)
    assert "de côté" in (await street.press(question)).text
    assert await street.reply(await street.started(other)) > 0  # the others go on
    (report,) = (street.data / "reports").iterdir()
    assert mode(report) == 0o600
    assert mode(report.parent) == 0o700
    await street.world.until(
        lambda: [each for each in street.ana.dm.messages.values() if report.name in each.text]
    )
    # Trying again meets the same fault.
    await street.ana.slash("table resume", channel=street.channel)
    await until_it_breaks(street, 2)
    bot.stop()
    assert await bot.ended == 0
    assert street.query("SELECT id, status FROM tables ORDER BY id") == [(1, "set_aside"), (2, "playing")]
    await replayed(street, report)
    # The fault is mended, and the game goes on from where it stood.
    (length,) = street.query("SELECT count(*) FROM log WHERE table_id = 1")
    bot = await street.arrive()
    await street.ana.slash("table resume", channel=street.channel)
    await street.reply(await street.question())
    bot.stop()
    assert await bot.ended == 0
    assert street.query("SELECT status FROM tables WHERE id = 1") == [("playing",)]
    assert street.query("SELECT count(*) FROM log WHERE table_id = 1") > [length]


async def replayed(street: Street, report: Path) -> None:
    """With the fault the report shows it; without, it says that there is none any more."""
    log = street.folder / "replay"
    bot = await street.bear(broken=True, arguments=("replay", str(report)), output=str(log))
    assert await bot.ended == 0
    lines = log.read_text().splitlines()
    assert lines[-1] == FAULT
    assert lines[0].startswith(("chance:", "0", "seat"))
    sound = await run(street.folder, "replay", str(report))
    assert await sound.ended() == 0
    assert sound.lines[-1].startswith("no fault: ")
    nothing = await run(street.folder, "replay", str(street.folder / "nothing.json"))
    assert await nothing.ended() == 2
    assert len(nothing.lines) == 1
