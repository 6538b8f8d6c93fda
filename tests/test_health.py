"""Health pages, metrics, the monitor of the event loop, and logs that give nothing away."""

import asyncio
import io
import json
import logging
import re
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import structlog

from bot.delivery import Priority
from bot.ops.health import Health
from bot.ops.logs import REDACTED, Secret, bind_context, set_up
from bot.ops.metrics import LoopMonitor, Metrics, Sample
from tests.logs import keep_logging

TOKEN = "MTIz.not-a-real-token.abc"


class Bot:
    """What the pages ask about."""

    def __init__(self) -> None:
        self.missing: Sequence[str] = ()
        self.hangs = False
        self.breaks = False

    async def ready(self) -> Sequence[str]:
        if self.hangs:
            await asyncio.Event().wait()
        if self.breaks:
            raise ZeroDivisionError
        return self.missing

    async def sample(self) -> Sample:
        if self.breaks:
            raise ZeroDivisionError
        return Sample(owed=3, oldest_seconds=1.5, loaded_tables=2, invalid=7, processes=3, sharing=False)


@pytest.fixture
def bot() -> Bot:
    return Bot()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest_asyncio.fixture
async def page(bot: Bot, metrics: Metrics) -> AsyncIterator[aiohttp.ClientSession]:
    health = Health(metrics, bot.ready, bot.sample, ready_seconds=0.05)
    port = await health.start(0, "127.0.0.1")
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        yield session
    await health.stop()
    await health.stop()


async def test_whoever_answers_is_alive(page: aiohttp.ClientSession, bot: Bot) -> None:
    bot.missing = ["gateway"]
    async with page.get("/healthz") as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    ("hangs", "breaks", "missing", "said"),
    [
        (False, False, [], []),
        (False, False, ["gateway", "delivery"], ["gateway", "delivery"]),
        (True, False, [], ["answer"]),
        (False, True, [], ["check"]),
    ],
)
async def test_readiness_names_what_is_missing(
    page: aiohttp.ClientSession, bot: Bot, hangs: bool, breaks: bool, missing: list[str], said: list[str]
) -> None:
    bot.hangs, bot.breaks, bot.missing = hangs, breaks, missing
    async with page.get("/readyz") as answer:
        assert await answer.json() == {"ready": not said, "missing": said}
        assert answer.status == (503 if said else 200)


async def test_what_whoever_runs_it_should_know_stands_beside_its_readiness(
    bot: Bot, metrics: Metrics
) -> None:
    health = Health(metrics, bot.ready, bot.sample, notes=lambda: {"clock_ahead_seconds": 3.2})
    port = await health.start(0, "127.0.0.1")
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/readyz") as answer:
        assert await answer.json() == {"ready": True, "missing": [], "clock_ahead_seconds": 3.2}
        assert answer.status == 200
    await health.stop()


async def test_metrics_show_counts_and_what_was_looked_up(
    page: aiohttp.ClientSession, metrics: Metrics
) -> None:
    metrics.count_reply(taken=True)
    metrics.observe_request(Priority.BOARD, 1.5)
    metrics.count_reply(taken=False)
    metrics.count_message("sent")
    metrics.count_deadline("reply", 0.0)
    metrics.count_turn(False)
    metrics.observe_picture("board", 0.2)
    metrics.count_failed_picture()
    metrics.observe_lag(0.003)
    async with page.get("/metrics") as answer:
        text = await answer.text()
        assert answer.headers["Content-Type"].startswith("text/plain")
    for line in (
        'porc_replies_total{outcome="taken"} 1.0',
        'porc_replies_total{outcome="refused"} 1.0',
        'porc_messages_total{outcome="sent"} 1.0',
        'porc_deadlines_fired_total{kind="reply"} 1.0',
        'porc_table_turns_total{outcome="rebuilt"} 1.0',
        'porc_picture_seconds_count{what="board"} 1.0',
        "porc_pictures_failed_total 1.0",
        'porc_request_wait_seconds_count{priority="board"} 1.0',
        'porc_request_wait_seconds_bucket{le="1.0",priority="board"} 0.0',
        "porc_outbox_depth 3.0",
        "porc_outbox_oldest_seconds 1.5",
        "porc_loaded_tables 2.0",
        "porc_discord_invalid_requests 7.0",
        "porc_processes 3.0",
        "porc_limit_shared 0.0",
        'porc_loop_lag_seconds_bucket{le="0.005"} 1.0',
    ):
        assert line in text.splitlines()


async def test_metrics_are_shown_even_when_the_store_does_not_answer(
    page: aiohttp.ClientSession, bot: Bot
) -> None:
    bot.breaks = True
    async with page.get("/metrics") as answer:
        assert "porc_outbox_depth 0.0" in await answer.text()


def test_what_is_measured_is_counted_also_where_it_fails(metrics: Metrics) -> None:
    with pytest.raises(ZeroDivisionError), metrics.measure("commit"):
        raise ZeroDivisionError
    metrics.count_deadline("reply", late=-3.0)
    get = metrics.registry.get_sample_value
    assert get("porc_act_seconds_count", {"act": "commit"}) == 1
    assert get("porc_act_seconds_count", {"act": "reply"}) == 0
    assert get("porc_deadline_late_seconds_sum") == 0


def test_labels_are_few_and_say_nothing_of_tables_or_people(metrics: Metrics) -> None:
    labels = {
        name for metric in metrics.registry.collect() for each in metric.samples for name in each.labels
    }
    assert labels <= {"outcome", "kind", "what", "le", "version", "priority", "act"}


async def test_without_a_port_nothing_is_served(bot: Bot, metrics: Metrics) -> None:
    health = Health(metrics, bot.ready, bot.sample)
    assert await health.start(None) is None
    await health.stop()


async def test_a_port_that_is_taken_is_said(bot: Bot, metrics: Metrics) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        health = Health(metrics, bot.ready, bot.sample)
        with pytest.raises(OSError, match="address already in use"):
            await health.start(taken.getsockname()[1], "127.0.0.1")
        await health.stop()


# ---- the monitor of the event loop


class Hands:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.time = 0.0
        self.late = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds + self.late


async def test_the_lag_of_the_loop_is_what_a_sleep_is_too_long(metrics: Metrics) -> None:
    hands = Hands()
    monitor = LoopMonitor(metrics, every=0.25, now=hands.now, sleep=hands.sleep)
    hands.late = 0.3
    await monitor.measure()
    assert metrics.registry.get_sample_value("porc_loop_lag_seconds_sum") == pytest.approx(0.3)


async def test_a_loop_that_stands_still_is_told_once_and_where(
    metrics: Metrics, written: io.StringIO
) -> None:
    hands = Hands()
    monitor = LoopMonitor(metrics, still=2.0, now=hands.now, sleep=hands.sleep)
    assert not monitor.check()
    hands.time = 5.0
    assert monitor.check()
    assert monitor.check()
    (line,) = lines(written)
    assert line["event"] == "event_loop_blocked"
    assert "test_a_loop_that_stands_still" in line["stack"]
    await monitor.measure()
    assert not monitor.check()
    assert metrics.registry.get_sample_value("porc_loop_stalls_total") == 1


async def test_the_monitor_ends_with_its_task(metrics: Metrics) -> None:
    task = asyncio.create_task(LoopMonitor(metrics).run())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


# ---- logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged as JSON; everything as before afterwards."""
    stream = io.StringIO()
    with keep_logging():
        set_up("DEBUG", token=TOKEN, stream=stream)
        yield stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_log_line_is_one_json_object_with_time_level_and_name(written: io.StringIO) -> None:
    structlog.get_logger("delivery").info("sent", table=3)
    (line,) = lines(written)
    assert line | {"timestamp": ""} == {
        "event": "sent",
        "table": 3,
        "level": "info",
        "logger": "delivery",
        "timestamp": "",
    }
    assert re.fullmatch(r"\d{4}-.*Z", line["timestamp"])


async def test_lines_of_a_task_name_its_table_and_interaction(written: io.StringIO) -> None:
    async def work() -> None:
        structlog.get_logger("x").info("inside")

    with bind_context(table=4, interaction=5):
        await asyncio.create_task(work())
    with bind_context():
        structlog.get_logger("x").info("outside")
    inside, outside = lines(written)
    assert (inside["table"], inside["interaction"]) == (4, 5)
    assert not {"table", "interaction"} & outside.keys()


def test_libraries_log_the_same_way_and_may_not_debug(written: io.StringIO) -> None:
    logging.getLogger("discord.http").debug("payload %s", "a hand")
    for library in ("aiosqlite", "asyncpg"):
        logging.getLogger(library).debug("parameters")
    logging.getLogger("discord.gateway").warning("late by %s s", 3)
    (line,) = lines(written)
    assert (line["event"], line["logger"], line["level"]) == ("late by 3 s", "discord.gateway", "warning")


def test_neither_token_nor_secret_is_ever_written(written: io.StringIO) -> None:
    log = structlog.get_logger("x")
    log.info(
        "token",
        given=f"Bot {TOKEN}",
        deep={"a": [TOKEN, Secret("Bunker Kosto")], TOKEN: 1},
        hand=Secret("Fusée"),
    )
    logging.getLogger("discord").error("Bot %s", TOKEN)
    try:
        break_with("Bunker Kosto")
    except ValueError:
        log.exception("fault", secret=Secret(TOKEN))
        logging.getLogger("discord").exception("fault")
    text = written.getvalue()
    assert TOKEN not in text
    assert text.count("Bunker Kosto") == 2, "only as a source line of this file, in each trace"
    assert "Fusée" not in text
    assert text.count(REDACTED) >= 6
    assert all("Traceback" in line["exception"] for line in lines(written)[2:])


def test_a_secret_gives_itself_only_when_asked() -> None:
    secret = Secret("hidden")
    assert (str(secret), repr(secret), f"{secret}", secret.reveal()) == (REDACTED,) * 3 + ("hidden",)


def test_the_level_is_as_set_and_setting_up_again_does_not_double_lines(written: io.StringIO) -> None:
    set_up("WARNING", token=TOKEN, stream=written)
    structlog.get_logger("x").info("quiet")
    structlog.get_logger("x").warning("loud")
    assert [line["event"] for line in lines(written)] == ["loud"]


def test_in_a_terminal_lines_are_for_people(written: io.StringIO) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    set_up("INFO", token=TOKEN, stream=terminal)
    hand = "Fusée"
    try:
        break_with(hand)
    except ValueError:
        structlog.get_logger("x").exception("fault", token=TOKEN)
    assert "fault" in terminal.getvalue()
    assert TOKEN not in terminal.getvalue()
    assert hand not in terminal.getvalue(), "local variables are not shown"


def break_with(hand: str) -> None:
    raise ValueError(TOKEN, len(hand))
