"""The process: `python -m bot` moderates; `verify` is for whoever plays, the other commands for whoever runs it.

Exit status: 0 stopped as asked, 1 a fault, 2 wrong settings or arguments, 3 refused by Discord, 4 the data
folder is in use, unreadable or damaged: starting again does not mend it.
"""

import argparse
import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.ops.config import Settings, WrongSettings, load
from bot.ops.version import find_version

if TYPE_CHECKING:
    import discord

    from bot.app import PorcRoyal
    from bot.clock import AdvancedClock
    from bot.record.record import Record
    from storage.ports import Store

OK, FAULT, USAGE, REFUSED, STORE = range(5)
FATAL_CLOSES: Final = frozenset({4004, 4010, 4012, 4013, 4014})
"""Not 4011, more servers than the shards may have: a new start asks Discord anew how many shards there are to be."""
GARBAGE: Final = (150_000, 10, 20)
"""How much is made before garbage is looked for; with Python's 700 that was a tenth of what many replies took."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game to be played on: from which step, None for the last but one, and how many people sit down at most."""

    record: "Record"
    step: int | None
    people: int | None


OWN_TOOLS: Final = (
    "DATABASE_URL: a PostgreSQL database is copied, and put back, by its own tools: pg_dump, pg_restore"
)
NO_DRIVER: Final = "install the driver: pip install 'porc-royal[postgres]'"
NO_GAMES: Final = (
    "No game is installed in this environment: `porc-royal games` says what was found."
    " In a checkout, `make run` installs ours."
)
"""What is said instead of starting."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; gives the exit status."""
    given = _make_parser().parse_args(arguments)
    if given.command == "verify":
        from bot.verify import verify

        return verify.main(given.proof)
    if given.command == "games":
        return _list_games()
    if given.command == "check":
        from bot.game_check import record, report

        if given.keep is not None:
            return record(given.game, given.keep, games=given.games, seed=given.seed)
        return report(given.game, games=given.games, seed=given.seed)
    try:
        settings = load()
    except WrongSettings as wrong:
        print(*wrong.faults, sep="\n", file=sys.stderr)
        return USAGE
    match given.command:
        case "backup":
            return _backup(settings, given.target)
        case "restore":
            return _restore(settings, given.source, force=given.force)
        case "copy":
            return _copy(settings, given.to or given.source, back=given.to is None)
        case "open":
            from bot.ops.logs import set_up

            set_up(settings.log_level, token=settings.discord_token)
            return _open(
                settings,
                given.file,
                given.step,
                given.game,
                people=0 if given.watch else 1 if given.practice else None,
            )
        case "replay":
            return _replay(given.report)
        case "doctor":
            return _examine(settings)
        case _:
            from bot.ops.logs import set_up

            set_up(settings.log_level, token=settings.discord_token)
            return _run(settings)


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="porc-royal", description="Moderates board games on Discord.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {find_version()}")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="moderate (the default)")
    saving = commands.add_parser("backup", help="copy the database while the bot runs")
    saving.add_argument("target", type=Path, nargs="?", help="file to write; data/backups/… by default")
    restoring = commands.add_parser("restore", help="put a copy back; the bot must be stopped")
    restoring.add_argument("source", type=Path)
    restoring.add_argument("--force", action="store_true", help="move an existing database aside")
    copying = commands.add_parser(
        "copy", help="copy the database into an empty one of another kind; no bot may run"
    )
    ends = copying.add_mutually_exclusive_group(required=True)
    ends.add_argument("--to", metavar="URL", help="from the data folder to postgresql://…")
    ends.add_argument("--from", metavar="URL", dest="source", help="from postgresql://… into the data folder")
    replaying = commands.add_parser("replay", help="play the report of a table that was set aside again")
    replaying.add_argument("report", type=Path)
    commands.add_parser("doctor", help="try the settings with Discord: token, address, key, permissions")
    commands.add_parser("games", help="list the games that are installed, and what cannot be used of them")
    checking = commands.add_parser(
        "check", help="hold a game that is installed to the promises, for its author"
    )
    checking.add_argument("game", help="its name, or that of its package")
    checking.add_argument("--games", type=int, default=20, help="how many random games are played (20)")
    checking.add_argument("--seed", type=int, default=0, help="the luck of the first of them (0)")
    checking.add_argument("--keep", type=Path, metavar="FOLDER", help="record these games there instead")
    opening = commands.add_parser("open", help="play a game on from a file, in local mode, from any step")
    opening.add_argument("file", type=Path, help="game-….jsonl of /table export, or a golden game")
    opening.add_argument("--step", type=int, help="how many entries of its log are kept (all but the last)")
    opening.add_argument(
        "--practice", action="store_true", help="practice players on every seat but the first"
    )
    opening.add_argument("--watch", action="store_true", help="practice players on every seat")
    opening.add_argument("--game", help="of a golden game, its game, where the folder is not named after it")
    verifying = commands.add_parser("verify", help="compute the chance of a finished game again")
    verifying.add_argument("proof", help="the file that /table proof gave")
    return parser


def _examine(settings: Settings) -> int:
    from bot.endpoint.doctor import examine

    findings = asyncio.run(examine(settings))
    for one in findings:
        print("✓" if one.fine else "✗", one.text)
    return OK if all(one.fine for one in findings) else FAULT


def _list_games() -> int:
    from bot.games import GAMES
    from bot.i18n.sentences import read_words

    read_words()
    print(*GAMES.describe(), sep="\n")
    if not GAMES:
        print(NO_GAMES, file=sys.stderr)
        return USAGE
    return OK


def _open(settings: Settings, file: Path, step: int | None, game: str | None, people: int | None) -> int:
    """Open a game in a folder of its own, which is emptied first: what is played in `data` is left alone."""
    from shutil import rmtree

    from msgspec.structs import replace

    from bot.record.data import Unusable
    from bot.record.files import read_file

    try:
        record = read_file(file, game)
    except (OSError, Unusable) as fault:
        print(f"{file}: {fault}", file=sys.stderr)
        return USAGE
    folder = settings.data / "opened"
    rmtree(folder, ignore_errors=True)
    alone = replace(settings, data_dir=str(folder), database_url="", discord_token="")
    return _run(alone, Opened(record, step, people))


def _run(settings: Settings, opened: "Opened | None" = None) -> int:
    # What importing makes stays for good: looking for garbage in it costs time, now and at every later search.
    gc.disable()
    import aiohttp
    import discord

    from bot.games import GAMES
    from bot.probes import PortTaken
    from storage.errors import StorageError, StoreCorrupt

    GAMES.log_faults()
    if not GAMES:
        print(NO_GAMES, file=sys.stderr)
        return USAGE
    try:
        return asyncio.run(_serve(settings, opened))
    except StoreCorrupt as fault:
        print(f"{settings.data}: {fault}; restore a backup: porc-royal restore FILE --force", file=sys.stderr)
        return STORE
    except StorageError as fault:
        print(f"{'DATABASE_URL' if settings.database_url else settings.data}: {fault}", file=sys.stderr)
        return STORE
    except PortTaken as fault:
        print(fault, file=sys.stderr)
        return USAGE
    except aiohttp.ClientConnectionError as fault:
        print(f"Discord cannot be reached: {fault}", file=sys.stderr)
        return FAULT
    except discord.LoginFailure:
        print("DISCORD_TOKEN: Discord does not accept this token", file=sys.stderr)
        return REFUSED
    except discord.PrivilegedIntentsRequired as fault:
        print(str(fault), file=sys.stderr)
        return REFUSED
    except discord.ConnectionClosed as fault:
        print(f"Discord closed the connection for good: {fault.code} {fault.reason}", file=sys.stderr)
        return REFUSED if fault.code in FATAL_CLOSES else FAULT
    except KeyboardInterrupt:
        return OK


async def _serve(settings: Settings, opened: "Opened | None" = None) -> int:
    from bot.app import PorcRoyal
    from bot.clock import AdvancedClock
    from bot.probes import serve_probes
    from bot.store_watch import watch_store
    from storage.errors import StoreCorrupt

    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()
    store = await _open_store(settings)
    try:
        clock = AdvancedClock(settings.data / "local" / "ahead") if settings.local else None
        bot = PorcRoyal(settings, store, clock)
        if opened is not None:
            await _open_record(bot, opened)
        async with serve_probes(bot, settings.http_host, settings.http_port), watch_store(bot):
            work = _discord(bot, settings) if clock is None else _local(bot, settings, clock)
            status = await _until_stopped(bot, work)
        if store.fault == "corrupt":
            raise StoreCorrupt("the database is damaged")
        return status
    finally:
        await store.close()


def _copy(settings: Settings, url: str, *, back: bool) -> int:
    """Copy the store from or to PostgreSQL. No URL is printed: it holds a password."""
    from storage.errors import StorageError

    try:
        from storage.postgres.copying import copy_to_postgres, copy_to_sqlite
    except ImportError:
        print(NO_DRIVER, file=sys.stderr)
        return USAGE
    try:
        done = asyncio.run(
            copy_to_sqlite(url, settings.data) if back else copy_to_postgres(settings.data, url)
        )
    except StorageError as fault:
        print(f"nothing was copied: {fault}", file=sys.stderr)
        return STORE
    print(f"copied and found again: {done.tables} tables, {done.entries} entries, {done.rows} rows")
    if done.broken:
        print("damaged before, and copied as they are: the logs of tables", *done.broken, file=sys.stderr)
    return OK


async def _open_store(settings: Settings) -> "Store":
    """The store in the data directory, or in PostgreSQL, whose driver is loaded only then."""
    if not settings.database_url:
        from storage.sqlite import open_store

        return await open_store(settings.data)
    from storage.errors import StorageFailed
    from storage.files import ensure_folder

    try:
        from storage.postgres.engine import count_jobs
        from storage.postgres.store import open_postgres
    except ImportError:
        raise StorageFailed("other", NO_DRIVER) from None
    ensure_folder(settings.data)
    jobs = count_jobs(settings.database_connections)
    return await open_postgres(settings.database_url, connections=jobs)


async def _open_record(bot: "PorcRoyal", opened: "Opened") -> None:
    from bot.local.people import GUILD_ID, PEOPLE, PLACES
    from bot.moderation.actions import Person
    from bot.moderation.opening import Where

    place, language = PLACES[0], opened.record.table.language
    people = [Person(one.id, one.name, one.locale[:2]) for one in PEOPLE]
    where = Where(place.id, GUILD_ID, language)
    await bot.imports.open(opened.record, opened.step, people[0], people[: opened.people], where)


async def _until_stopped(bot: "discord.Client", work: Coroutine[object, object, None]) -> int:
    """Run until the work ends, or until SIGTERM or SIGINT asks to stop: then close cleanly."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not on Windows, where KeyboardInterrupt serves
            loop.add_signal_handler(number, stop.set)
    task = asyncio.ensure_future(work)
    waiting = asyncio.ensure_future(stop.wait())
    await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    await bot.close()
    if not stop.is_set():
        await task
        return FAULT
    task.cancel()
    # A client that is closed amid a handshake still tells a loop that it has let go of: no fault of this process.
    await asyncio.gather(task, return_exceptions=True)
    return OK


async def _discord(bot: "PorcRoyal", settings: Settings) -> None:
    import discord

    from bot.ops.crash_guard import wait_between_starts

    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        from yarl import URL

        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)
    async with bot:
        if (
            not settings.discord_api_base and settings.interactions_port is None
        ):  # that is IDENTIFYs of a gateway
            await wait_between_starts(bot.store, bot.clock)
        if settings.interactions_port is None:
            await bot.start(settings.discord_token)
            return
        from bot.endpoint.running import run_without_gateway

        port, key = settings.interactions_port, settings.discord_public_key
        await run_without_gateway(bot, settings.discord_token, settings.http_host, port, key)


async def _local(bot: "PorcRoyal", settings: Settings, clock: "AdvancedClock") -> None:
    from bot.ops.logs import silence_all_but_errors

    try:
        # When it is imported, simcord tries out a client that wants no events, and discord.py warns of that.
        with silence_all_but_errors("discord.state"):
            from bot.local import serve
    except ImportError:
        print(
            "Without DISCORD_TOKEN the local page is served, which needs the extra 'local'.", file=sys.stderr
        )
        raise SystemExit(USAGE) from None

    from bot.wording.page_words import word_page

    def ready(url: str) -> None:
        print(
            f"\n  Porc Royal, local mode: open {url}\n  Type /table open in #jeu or #game. Ctrl+C stops.\n",
            flush=True,
        )

    await serve(
        lambda: bot,
        port=settings.local_port,
        data_dir=settings.data,
        words=word_page(bot.words),
        on_ready=ready,
        clock=clock,
        on_advance=bot.wake,
    )


def _backup(settings: Settings, target: Path | None) -> int:
    from datetime import UTC, datetime

    if settings.database_url:
        print(OWN_TOOLS, file=sys.stderr)
        return USAGE
    from storage.backup import backup
    from storage.errors import StorageError

    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    chosen = target or settings.data / "backups" / f"porc-royal-{stamp}.db"
    try:
        chosen.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        copied = backup(settings.data, chosen)
    except (StorageError, OSError) as fault:
        print(f"backup: {fault}", file=sys.stderr)
        return STORE
    print(copied)
    return OK


def _restore(settings: Settings, source: Path, *, force: bool) -> int:
    if settings.database_url:
        print(OWN_TOOLS, file=sys.stderr)
        return USAGE
    from storage.backup import restore
    from storage.errors import StorageError

    try:
        print(restore(source, settings.data, force=force))
    except (StorageError, OSError) as fault:
        print(f"restore: {fault}", file=sys.stderr)
        return STORE
    return OK


def _replay(report: Path) -> int:
    from bot.games import NotInstalled
    from bot.ops.bug_reports import replay

    try:
        lines = replay(report)
    except NotInstalled as lost:
        print(f"{report}: the game {lost.game} is not installed here", file=sys.stderr)
        return USAGE
    except (OSError, ValueError) as fault:
        print(f"{report}: {fault}", file=sys.stderr)
        return USAGE
    print(*lines, sep="\n")
    return OK


if __name__ == "__main__":
    sys.exit(main())
