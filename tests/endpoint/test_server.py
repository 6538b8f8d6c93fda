"""What Discord calls: only what Discord signed, just now, once, and whole is taken; anything else changes nothing."""

import asyncio
import io
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.endpoint import server
from bot.endpoint.server import Endpoint, Payload
from bot.endpoint.signatures import WINDOW_MS, ForgedCall, Signatures
from tests.delivery.running import HeldClock
from tests.fake_discord.caller import Caller

PRESS: Final = {"type": 3, "id": "1", "data": {"custom_id": "pr|x"}}


@dataclass
class Called:
    """An endpoint that is served, and what came through it."""

    clock: HeldClock = field(default_factory=HeldClock)
    caller: Caller = field(default_factory=Caller)
    taken: list[Payload] = field(default_factory=list)
    heard: list[tuple[str, Payload]] = field(default_factory=list)
    ahead: int = 0
    learnt: int = 0
    """What `ahead` is, as Discord tells it when it is asked."""
    asked: int = 0
    together: int = 0
    """So many calls must have come before Discord tells its time."""
    address: str = ""
    judged: int = 0
    all_wait: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def moment(self) -> int:
        """Unix seconds of Discord's clock."""
        return (self.clock.now() - self.ahead) // 1000

    async def hear(self, kind: str, data: Payload) -> None:
        self.heard.append((kind, data))

    async def ask_time(self) -> None:
        self.asked += 1
        if self.together:
            await self.all_wait.wait()
        self.ahead = self.learnt

    def find_ahead(self) -> int:
        """What is known of it, to whoever has a moment to judge."""
        self.judged += 1
        if self.judged >= self.together:
            self.all_wait.set()
        return self.ahead

    def serve(self) -> Endpoint:
        signatures = Signatures(self.caller.public_key, self.clock)
        return Endpoint(signatures, self.find_ahead, self.ask_time, self.taken.append, self.hear)

    async def call(
        self, path: str, body: bytes, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes]:
        signed = self.caller.sign(body, self.moment) if headers is None else headers
        async with (
            aiohttp.ClientSession() as session,
            session.post(self.address + path, data=body, headers=signed) as answer,
        ):
            return answer.status, await answer.read()


@pytest_asyncio.fixture
async def called() -> AsyncIterator[Called]:
    found = Called()
    endpoint = found.serve()
    found.address = f"http://127.0.0.1:{await endpoint.start('127.0.0.1', 0)}"
    yield found
    await endpoint.stop()
    await endpoint.stop()


def pack(payload: object) -> bytes:
    return json.dumps(payload).encode()


async def test_discords_ping_is_answered_at_once(called: Called) -> None:
    assert await called.call("/interactions", pack({"type": 1})) == (200, b'{"type":1}')
    assert called.taken == []


async def test_an_interaction_is_taken_and_answered_202_without_a_body(called: Called) -> None:
    assert await called.call("/interactions", pack(PRESS)) == (202, b"")
    assert called.taken == [PRESS]


async def test_an_event_is_heard_and_answered_204(called: Called) -> None:
    event = {"type": 1, "event": {"type": "APPLICATION_AUTHORIZED", "data": {"guild": {"id": "7"}}}}
    assert (await called.call("/events", pack(event)))[0] == 204
    assert (await called.call("/events", pack({"type": 0})))[0] == 204
    assert called.heard == [("APPLICATION_AUTHORIZED", {"guild": {"id": "7"}})]


async def test_the_same_call_twice_is_taken_once(called: Called) -> None:
    body = pack(PRESS)
    headers = called.caller.sign(body, called.moment)
    answers = await asyncio.gather(*(called.call("/interactions", body, headers) for _ in range(4)))
    assert sorted(status for status, _ in answers) == [202, 401, 401, 401]
    called.clock.advance(WINDOW_MS - 1_000)
    assert (await called.call("/interactions", body, headers))[0] == 401
    called.clock.advance(WINDOW_MS)
    assert (await called.call("/interactions", body, headers))[0] == 401
    assert called.taken == [PRESS]


@pytest.mark.parametrize("seconds", [-61, 61, -(10**6), 10**9])
async def test_a_call_of_another_moment_is_refused(called: Called, seconds: int) -> None:
    body = pack(PRESS)
    headers = called.caller.sign(body, max(0, called.moment + seconds))
    assert (await called.call("/interactions", body, headers))[0] == 401
    assert called.taken == []


async def test_moments_are_judged_by_discords_clock(called: Called) -> None:
    called.ahead = 10 * WINDOW_MS
    assert (await called.call("/interactions", pack(PRESS)))[0] == 202
    assert called.asked == 0


async def test_when_our_clock_was_set_discord_is_asked_for_its_time(called: Called) -> None:
    body, called.learnt = pack(PRESS), 10 * WINDOW_MS
    headers = called.caller.sign(body, (called.clock.now() - called.learnt) // 1000)
    assert (await called.call("/interactions", body, headers))[0] == 202
    assert called.asked == 1


async def test_calls_that_come_while_discord_is_asked_for_its_time_wait_for_it(called: Called) -> None:
    called.learnt, called.together = 10 * WINDOW_MS, 4
    moment = (called.clock.now() - called.learnt) // 1000
    bodies = [pack({**PRESS, "id": str(number)}) for number in range(3)]
    answers = await asyncio.gather(
        *(called.call("/interactions", body, called.caller.sign(body, moment)) for body in bodies)
    )
    assert [status for status, _ in answers] == [202] * 3
    assert called.asked == 1


async def test_nobody_but_discord_makes_us_ask_for_the_time(called: Called) -> None:
    headers = called.caller.sign(b"x", called.moment - 10**6)
    assert (await called.call("/interactions", b"y", headers))[0] == 401
    assert called.asked == 0


@pytest.mark.parametrize("header", ["X-Signature-Ed25519", "X-Signature-Timestamp"])
@pytest.mark.parametrize("value", ["", "0", "é", "-1", "0" * 127, "g" * 128, "0" * 128, "F" * 128, "9" * 400])
async def test_a_header_that_is_none_of_discords_is_refused(called: Called, header: str, value: str) -> None:
    body = pack(PRESS)
    headers = called.caller.sign(body, called.moment) | {header: value}
    assert (await called.call("/interactions", body, headers))[0] == 401
    without = {name: one for name, one in headers.items() if name != header}
    assert (await called.call("/interactions", body, without))[0] == 401
    assert called.taken == []


async def test_a_body_that_was_changed_or_cut_is_refused(called: Called) -> None:
    body = pack(PRESS)
    headers = called.caller.sign(body, called.moment)
    for other in (body[:-1], body + b" ", b"", body.replace(b"3", b"5", 1)):
        assert (await called.call("/interactions", other, headers))[0] == 401
        assert (await called.call("/events", other, headers))[0] == 401
    assert (called.taken, called.heard) == ([], [])


async def test_a_huge_body_is_not_read(called: Called) -> None:
    headers = called.caller.sign(b"", called.moment)

    async def trickle() -> AsyncIterator[
        bytes
    ]:  # in pieces, so that nothing says beforehand how long it gets
        for _ in range(17):
            yield b" " * 65_536

    for data in (io.BytesIO(b" " * (server.LIMIT + 1)), trickle()):
        async with (
            aiohttp.ClientSession() as session,
            session.post(called.address + "/events", data=data, headers=headers) as answer,
        ):
            assert answer.status == 413
    assert (await called.call("/interactions", pack(PRESS)))[0] == 202


async def test_a_slow_body_keeps_nobody_waiting(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "READ_SECONDS", 0.05)
    monkeypatch.setattr(server, "AT_ONCE", 2)
    host, port = called.address.removeprefix("http://").split(":")
    head = "".join(f"{name}: {value}\r\n" for name, value in called.caller.sign(b"x", called.moment).items())
    slow = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
    for _, out in slow:
        out.write(f"POST /interactions HTTP/1.1\r\nHost: x\r\n{head}Content-Length: 9\r\n\r\nx".encode())
    for back, out in slow:
        assert b" 408 " in await back.readline()
        out.close()
    assert (await called.call("/interactions", pack(PRESS)))[0] == 202


async def test_whoever_is_slowest_makes_room_for_whoever_is_not(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "READ_SECONDS", 600.0)
    monkeypatch.setattr(server, "AT_ONCE", 2)
    host, port = called.address.removeprefix("http://").split(":")
    slow = []
    for moment in range(2):
        head = "".join(f"{name}: {value}\r\n" for name, value in called.caller.sign(b"x", moment).items())
        back, out = await asyncio.open_connection(host, int(port))
        out.write(f"POST /interactions HTTP/1.1\r\nHost: x\r\n{head}Content-Length: 9\r\n".encode())
        # Only whose body is waited for is told to go on: so each is there before the next one comes.
        out.write(b"Expect: 100-continue\r\n\r\n")
        assert b" 100 " in await back.readline()
        slow.append((back, out))
    assert (await called.call("/interactions", pack(PRESS)))[0] == 202
    (first, first_out), (second, second_out) = slow
    second_out.write(b"x" * 9)
    for back, status in ((first, b" 408 "), (second, b" 401 ")):
        await back.readline()
        assert status in await back.readline(), "only who came first makes room, the other is still heard"
    first_out.close()
    second_out.close()


class Dear:
    """Counts what costs something: bodies that are read, signatures that are computed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        read, check = Endpoint._read_body, Signatures.check_body

        async def count_read(one: Endpoint, request: web.Request) -> bytes:
            self.done.append("read")
            return await read(one, request)

        def count_check(one: Signatures, signature: str, moment: str, body: bytes) -> None:
            self.done.append("checked")
            check(one, signature, moment, body)

        monkeypatch.setattr(Endpoint, "_read_body", count_read)
        monkeypatch.setattr(Signatures, "check_body", count_check)


async def test_what_the_headers_tell_costs_no_body_and_no_signature(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    dear, body = Dear(monkeypatch), pack(PRESS)
    good = called.caller.sign(body, called.moment)
    assert (await called.call("/interactions", body, good))[0] == 202
    assert dear.done == ["read", "checked"]
    for headers in ({}, good, good | {"X-Signature-Ed25519": "f"}, good | {"X-Signature-Timestamp": "now"}):
        assert (await called.call("/interactions", body, headers))[0] == 401
    assert dear.done == ["read", "checked"], "nothing dear was done for what is no call, or came before"


@pytest.mark.parametrize("body", [b"", b"[]", b'"x"', b"{", b"\xff", b"null", b"1e999"])
async def test_what_is_signed_and_yet_no_object_is_a_bad_request(called: Called, body: bytes) -> None:
    assert (await called.call("/interactions", body))[0] == 400
    called.clock.advance(1_000)  # the same at the same moment would be the same call
    assert (await called.call("/events", body))[0] == 400


async def test_other_addresses_and_methods_have_nothing(called: Called) -> None:
    assert (await called.call("/", pack(PRESS)))[0] == 404
    async with aiohttp.ClientSession() as session, session.get(called.address + "/interactions") as answer:
        assert answer.status == 405


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.text(max_size=140) | st.from_regex(r"[0-9a-f]{128}", fullmatch=True),
    st.text(max_size=20) | st.integers(min_value=0, max_value=2 * 10**12).map(str),
    st.binary(max_size=200),
)
def test_nothing_that_is_made_up_passes(signature: str, moment: str, body: bytes) -> None:
    clock = HeldClock()
    signatures = Signatures(Caller().public_key, clock)

    def check() -> None:
        signatures.check_headers(signature, moment)
        signatures.check_body(signature, moment, body)

    with pytest.raises(ForgedCall):
        check()


@given(st.binary(max_size=200), st.integers(min_value=0, max_value=10**6))
def test_one_bit_that_is_wrong_is_a_forgery(body: bytes, bit: int) -> None:
    clock, caller = HeldClock(), Caller()
    moment = clock.now() // 1000
    headers = caller.sign(body, moment)
    signature = headers["X-Signature-Ed25519"]
    signed = bytearray(bytes.fromhex(signature) + str(moment).encode() + body)
    bit %= len(signed) * 8
    signed[bit // 8] ^= 1 << bit % 8
    changed, rest = bytes(signed[:64]).hex(), bytes(signed[64:])
    signatures = Signatures(caller.public_key, clock)
    with pytest.raises(ForgedCall):
        signatures.check_body(changed, rest[:10].decode("latin-1"), rest[10:])
    signatures.check_body(signature, str(moment), body)


@pytest.mark.parametrize("key", ["", "00", "g" * 64, "0" * 66])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Signatures(key, HeldClock())


async def test_an_interaction_that_nobody_understands_is_a_bad_request() -> None:
    found = Called()

    def stumble(payload: Payload) -> None:
        raise KeyError(payload["type"])

    stumbling: Any = stumble
    endpoint = Endpoint(
        Signatures(found.caller.public_key, found.clock), lambda: 0, found.ask_time, stumbling, found.hear
    )
    found.address = f"http://127.0.0.1:{await endpoint.start('127.0.0.1', 0)}"
    try:
        assert (await found.call("/interactions", pack(PRESS)))[0] == 400
    finally:
        await endpoint.stop()


async def test_before_it_stops_calls_are_taken_each_by_the_last_use_of_its_connection() -> None:
    found, seen = Called(), asyncio.Event()
    endpoint = found.serve()
    address = f"http://127.0.0.1:{await endpoint.start('127.0.0.1', 0)}/interactions"
    async with aiohttp.ClientSession() as session:

        async def call(number: int) -> str:
            body = pack(PRESS | {"id": str(number)})
            headers = found.caller.sign(body, found.moment)
            async with session.post(address, data=body, headers=headers) as answer:
                assert answer.status == 202
                return answer.headers.get("Connection", "")

        assert await call(1) == ""

        async def pause() -> None:
            await seen.wait()

        leaving = asyncio.create_task(endpoint.leave(pause()))
        await asyncio.sleep(0)
        assert await call(2) == "close"
        seen.set()
        await leaving
        with pytest.raises(aiohttp.ClientConnectorError):
            await call(3)
    assert [one["id"] for one in found.taken] == ["1", "2"]


def test_a_call_that_was_taken_is_known_for_as_long_as_it_could_come_again() -> None:
    clock = HeldClock()
    signatures, moment = Signatures(Caller().public_key, clock), "1"
    first, *others = (f"{number:0128x}"[::-1] for number in range(1, 20))
    signatures.remember(first)
    for other in others:
        with pytest.raises(ForgedCall, match="seen"):
            signatures.check_headers(first, moment)
        clock.advance(2 * WINDOW_MS // len(others))
        signatures.remember(other)
    clock.advance(WINDOW_MS)
    signatures.remember("f" * 128)
    signatures.check_headers(first, moment)
    with pytest.raises(ForgedCall, match="seen"):
        signatures.remember(others[-1])


def test_no_more_calls_are_remembered_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.endpoint.signatures.MOST", 100)
    signatures = Signatures(Caller().public_key, HeldClock())
    calls = [f"{number:015x}{'0' * 113}" for number in range(1_000)]
    for call in calls:
        signatures.remember(call)
    known = [call for call in calls if signatures._is_seen(call)]
    assert 80 <= len(known) <= 100
    assert known == calls[-len(known) :], "the newest"
