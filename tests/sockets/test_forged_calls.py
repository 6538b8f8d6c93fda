"""Whatever else comes to a bot that Discord calls: it changes nothing, tells nothing, and keeps nobody waiting.

Among it genuine calls by others are answered, and at last the very press that was forged, from Discord, is taken.
"""

import asyncio
import io
import json
import random
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import pytest
from nacl.signing import SigningKey

from bot.endpoint import server
from tests.fake_discord.caller import Caller
from tests.sockets.logged import written
from tests.sockets.scenario import HOUR, Scenario, offered_first

__all__ = ["written"]

REFUSED: Final = frozenset({400, 401, 404, 405, 408, 413})
PLACES: Final = 4
"""So many bodies are read at once here, and more than that are sent slowly."""
GENUINE_EVERY: Final = 10
STANDARD: Final = rb"\d{3}: [A-Z][A-Za-z ]+|Maximum request body size \d+ exceeded\."
Headers = Mapping[str, str]


@pytest.fixture
def way() -> str:
    """Not both ways: this is about one of them."""
    return "http"


class Stranger:
    """Has read one press that is to come, and one call that was made; has not Discord's key."""

    def __init__(
        self, caller: Caller, press: bytes, made: tuple[bytes, Headers], moment: int, luck: int
    ) -> None:
        self._caller: Final = caller
        self._press: Final = press
        self._made: Final = made
        self._moment: Final = moment
        self._luck: Final = random.Random(luck)
        self._own: Final = SigningKey(self._luck.randbytes(32))
        assert caller.address is not None
        host, port = caller.address.removeprefix("http://").split(":")
        self._there: Final = host, int(port)
        self._open: Final[list[asyncio.StreamWriter]] = []
        self.told: Final[list[bytes]] = []
        self.done: Final[set[str]] = set()

    async def call(self) -> None:
        """Send one more thing, and read what is answered, where that is waited for."""
        kinds = {
            "forged": self._forge, "changed": self._change, "cut": self._cut, "late": self._come_late,
            "replayed": self._replay, "headless": self._lose_headers, "huge": self._swell, "slow": self._trickle,
            "noise": self._make_noise, "elsewhere": self._go_elsewhere, "longer": self._append,
        }  # fmt: skip
        kind = self._luck.choice(list(kinds))
        self.done.add(kind)
        data = kinds[kind]()
        head, _, body = data.partition(b"\r\n\r\n")
        long = re.search(rb"Content-Length: (\d+)", head)
        await self._send(data, waits=long is None or 10**6 < int(long[1]) or int(long[1]) <= len(body))

    async def leave(self) -> None:
        """Let go of every connection."""
        for out in self._open:
            out.close()

    def statuses(self) -> set[int]:
        """How calls were answered."""
        return {int(one.split(b" ", 2)[1]) for one in self.told if one}

    async def _send(self, data: bytes, *, waits: bool) -> None:
        back, out = await asyncio.open_connection(*self._there)
        self._open.append(out)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            out.write(data)
            if not waits:
                return
            head = await back.readuntil(b"\r\n\r\n")
            long = re.search(rb"Content-Length: (\d+)", head)
            assert long is not None
            self.told.append(head + await back.readexactly(int(long[1])))

    def _write(
        self, body: bytes, headers: Headers, *, long: int | None = None, line: str = "POST /interactions"
    ) -> bytes:
        given = {"Host": "porc", **headers, "Content-Length": str(len(body) if long is None else long)}
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        return f"{line} HTTP/1.1\r\nConnection: close\r\n{head}\r\n".encode() + body

    def _sign(self, body: bytes, moment: int | None = None) -> dict[str, str]:
        return self._caller.sign(body, self._moment if moment is None else moment)

    # ---- each way to be no call of Discord's

    def _forge(self) -> bytes:
        signed = self._own.sign(str(self._moment).encode() + self._press).signature.hex()
        return self._write(self._press, self._sign(b"") | {"X-Signature-Ed25519": signed})

    def _change(self) -> bytes:
        body = bytearray(self._press)
        body[self._luck.randrange(len(body))] ^= 1 << self._luck.randrange(8)
        return self._write(bytes(body), self._sign(self._press))

    def _cut(self) -> bytes:
        end = self._luck.randrange(len(self._press))
        long = self._luck.choice([end, len(self._press), 2 * end])
        return self._write(self._press[:end], self._sign(self._press), long=long)

    def _append(self) -> bytes:
        """Less is said to come than comes: what is left over is read as the next request."""
        long = self._luck.randrange(len(self._press))
        return self._write(self._press, self._sign(self._press), long=long)

    def _come_late(self) -> bytes:
        off = self._luck.choice([-1, 1]) * self._luck.randint(61, 10**8)
        return self._write(self._press, self._sign(self._press, max(0, self._moment + off)))

    def _replay(self) -> bytes:
        return self._write(*self._made)

    def _lose_headers(self) -> bytes:
        headers = self._sign(self._press)
        name = self._luck.choice(["X-Signature-Ed25519", "X-Signature-Timestamp"])
        other = self._luck.choice(
            [None, "", "0" * 128, "é" * 64, "1e9", headers[name] * 9, headers[name] + "0"]
        )
        del headers[name]
        return self._write(self._press, headers if other is None else headers | {name: other})

    def _swell(self) -> bytes:
        if self._luck.random() < 0.5:
            return self._write(b" " * 100, self._sign(self._press), long=10**9)
        return self._write(self._press + b" " * server.LIMIT, self._sign(self._press))

    def _trickle(self) -> bytes:
        whole = self._write(self._press, self._sign(b"x", self._luck.randrange(10**9)))
        return whole[: -self._luck.randrange(1, len(self._press))]

    def _make_noise(self) -> bytes:
        return b"\x00" + self._luck.randbytes(self._luck.randint(1, 400)) + b"\r\n\r\n"

    def _go_elsewhere(self) -> bytes:
        line = self._luck.choice(
            ["GET /interactions", "POST /", "POST /interactions/", "PUT /events", "GET /events"]
        )
        return self._write(self._press, self._sign(self._press), line=line)


async def withhold_press(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What Discord is about to tell of a press that answers a question of the game."""
    person, *_ = await scenario.awaited()
    panel = await person.slash("answer", channel=scenario.channel)
    kept: list[dict[str, Any]] = []
    with monkeypatch.context() as patch:
        patch.setattr(scenario.world.caller, "send", lambda _path, payload, _moment: kept.append(payload))
        offered_first(person, panel)
    (payload,) = kept
    return payload


async def note_call(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, Headers]:
    """A call that was taken, whole."""
    signed: list[tuple[bytes, Headers]] = []
    sign = scenario.world.caller.sign

    def note(body: bytes, moment: int) -> dict[str, str]:
        headers = sign(body, moment)
        signed.append((body, headers))
        return headers

    with monkeypatch.context() as patch:
        patch.setattr(scenario.world.caller, "sign", note)
        assert (await scenario.bob.slash("status", channel=scenario.channel)).text
        await scenario.world.caller.settle()
    return signed[-1]


def list_writes(scenario: Scenario) -> Sequence[tuple[str, str]]:
    """What Discord was asked to do; what was only asked of it (its time, for a call that seems late) aside."""
    return [(one.method, one.path) for one in scenario.world.traffic if one.method != "GET"]


@pytest.mark.parametrize(
    ("luck", "times"), [(1, 120), *(pytest.param(luck, 600, marks=pytest.mark.thorough) for luck in (2, 3))]
)
async def test_whatever_else_comes_changes_nothing_tells_nothing_and_keeps_nobody_waiting(
    written: io.StringIO, scenario: Scenario, monkeypatch: pytest.MonkeyPatch, luck: int, times: int
) -> None:
    monkeypatch.setattr(server, "AT_ONCE", PLACES)
    await scenario.started(deadline="24h")
    press = await withhold_press(scenario, monkeypatch)
    made = await note_call(scenario, monkeypatch)
    await scenario.running.settle()
    log, asked = await scenario.running.log(), list_writes(scenario)
    world, moment = scenario.world, scenario.running.clock.now() // 1000
    stranger = Stranger(world.caller, json.dumps(press).encode(), made, moment, luck)
    before, genuine = written.tell(), 0
    for number in range(times):
        await stranger.call()
        if number % GENUINE_EVERY == 0:
            assert (await scenario.bob.slash("status", channel=scenario.channel)).text
            genuine += 1
    await stranger.leave()
    await scenario.running.settle()
    assert len(stranger.done) == 11, "each way was tried"
    assert {401, 413} <= stranger.statuses() <= REFUSED
    assert await scenario.running.log() == log
    assert await scenario.running.store.next_owed_at() is None
    others = list_writes(scenario)[len(asked) :]
    assert len(others) == genuine, "Discord was asked for nothing but genuine answers"
    assert all(path.endswith("/callback") for _, path in others)
    for answer in stranger.told:
        head, _, text = answer.partition(b"\r\n\r\n")
        # What is no request at all (400) is answered by what reads requests, which knows nothing but its own bytes.
        assert b" 400 " in head or re.fullmatch(STANDARD, text), text
    written.seek(before)
    logged = written.read()
    assert press["token"] not in logged
    assert '"error"' not in logged, "nobody who watches faults is called"
    world.caller.send("/interactions", press, moment)
    await world.caller.settle()
    await scenario.running.settle()
    assert world.caller.statuses[-1] == 202
    assert len(await scenario.running.log()) > len(log), "from Discord the very same press is taken"
    await scenario.running.later(HOUR)
