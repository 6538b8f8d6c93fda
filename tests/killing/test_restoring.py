"""A copy made while people play, put back after a loss: the game goes on from there."""

from __future__ import annotations

from pathlib import Path

from tests.fake_discord import FakeDiscord
from tests.killing.busy_guild import PATIENCE, BusyGuild, mode
from tests.killing.processes import forked, run, run_forked
from tests.processes.fork_server import ForkServer


async def test_a_game_goes_on_from_a_copy_that_was_made_while_it_was_played(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer
) -> None:
    busy_guild = BusyGuild(world, tmp_path)
    copy = tmp_path / "copies" / "one.db"
    async with forked(fork_server, tmp_path, env=busy_guild.env) as bot:
        await world.bot_connected(timeout=PATIENCE)
        await busy_guild.reply(await busy_guild.started())
        saved = await run(tmp_path, "backup", str(copy), env=busy_guild.env)
        assert await saved.ended() == 0
        assert str(copy) in saved.said
        assert mode(copy) == 0o600
        lost = await busy_guild.reply(await busy_guild.question())
        busy = await run_forked(fork_server, tmp_path, "restore", str(copy), "--force", env=busy_guild.env)
        assert await busy.ended() == 4
        assert len(busy.lines) == 1
        bot.process.kill()
        await bot.ended()
    kept = await run_forked(fork_server, tmp_path, "restore", str(copy), env=busy_guild.env)
    assert await kept.ended() == 4
    assert len(kept.lines) == 1
    back = await run(tmp_path, "restore", str(copy), "--force", env=busy_guild.env)
    assert await back.ended() == 0
    assert busy_guild.query("SELECT max(seq) < ? FROM log", lost) == [(1,)]
    async with forked(fork_server, tmp_path, env=busy_guild.env) as bot:
        await world.bot_connected(2, PATIENCE)
        assert await busy_guild.reply(await busy_guild.question()) <= lost
        bot.process.terminate()
        assert await bot.ended() == 0
    assert busy_guild.query("PRAGMA integrity_check") == [("ok",)]


async def test_a_copy_is_named_by_its_moment_unless_it_is_given_a_name(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer
) -> None:
    busy_guild = BusyGuild(world, tmp_path)
    env = busy_guild.env | {"BACKUP_HOURS": "0"}  # it makes none by itself
    nothing = await run_forked(fork_server, tmp_path, "backup", env=env)
    assert await nothing.ended() == 4
    assert len(nothing.lines) == 1
    async with forked(fork_server, tmp_path, env=env):
        await world.bot_connected(timeout=PATIENCE)
        await busy_guild.lobby()
        assert await (await run_forked(fork_server, tmp_path, "backup", env=env)).ended() == 0
    (made,) = (busy_guild.data / "backups").iterdir()
    assert made.name.startswith("porc-royal-")
    assert mode(made) == 0o600
