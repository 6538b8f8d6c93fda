"""Exceptions in logs: which they are and where they were raised, and never what they say, for that may be a hand."""

import asyncio
import gc
import io
import logging
import sqlite3

import discord
import msgspec
import pytest
import structlog

from bot.ops.fault_texts import describe_fault, write_fault
from bot.ops.logs import TALKATIVE
from storage.ports import PlaceTaken, StorageFailed
from tests.sockets.logged import written

__all__ = ["written"]

SECRET = "Zibeline the Trotter"
log = structlog.get_logger("bot.somewhere")


def look_for_a_card() -> None:
    raise KeyError(SECRET)


def look_in_vain() -> None:
    try:
        look_for_a_card()
    except KeyError as missing:
        raise ValueError(f"no {SECRET} here") from missing


def catch(raising: object) -> Exception:
    try:
        raising()  # type: ignore[operator]
    except Exception as fault:  # noqa: BLE001 - whatever a test raises
        return fault
    raise AssertionError("it raises")


def test_a_trace_tells_places_and_classes_and_no_text() -> None:
    text = write_fault(catch(look_in_vain))
    assert SECRET not in text
    for place in ("look_for_a_card", "look_in_vain", "test_logged_faults.py", "KeyError\n", "ValueError"):
        assert place in text
    assert text.index("KeyError\n") < text.index("ValueError")


def test_those_of_a_group_and_those_met_while_another_was_dealt_with_tell_none_either() -> None:
    group = ExceptionGroup(SECRET, [catch(look_for_a_card), catch(look_in_vain)])
    text = write_fault(group)
    assert SECRET not in text
    assert text.count("KeyError\n") == 2


def test_what_is_hidden_on_purpose_is_not_told() -> None:
    def hide() -> None:
        try:
            look_for_a_card()
        except KeyError:
            raise OverflowError from None

    assert "KeyError" not in write_fault(catch(hide))


def test_numbers_and_our_own_refusals_are_told() -> None:
    assert describe_fault(OSError(28, SECRET)) == "OSError: 28"
    assert describe_fault(PlaceTaken(1, 2, 3)).startswith("storage.errors.PlaceTaken: table 1")
    assert describe_fault(StorageFailed("busy", "gone")) == "storage.errors.StorageFailed: busy: gone"


def test_no_logger_tells_what_an_exception_says(written: io.StringIO) -> None:
    fault = catch(look_in_vain)
    log.error("by a trace", exc_info=fault)
    log.warning("as a value", error=fault, several=[fault], named={"why": fault})
    logging.getLogger("some.library").error("of a library: %s", fault, exc_info=fault)
    for name in (*TALKATIVE, "discord.http"):
        logging.getLogger(name).debug("sent %s", SECRET)
    text = written.getvalue()
    assert SECRET not in text
    assert "Zibeline" not in text
    assert [said in text for said in ("by a trace", "as a value", "of a library", "ValueError")] == [True] * 4


async def test_a_task_that_failed_unheard_tells_its_class_alone(written: io.StringIO) -> None:
    async def fail() -> None:
        look_for_a_card()

    task = asyncio.create_task(fail(), name=SECRET)
    await asyncio.wait([task])
    del task
    gc.collect()
    text = written.getvalue()
    assert "Task exception was never retrieved" in text
    assert "look_for_a_card" in text
    assert "Zibeline" not in text


@pytest.mark.parametrize("kind", ["row", "form", "typed"])
def test_what_drivers_and_parsers_quote_is_not_told(written: io.StringIO, kind: str) -> None:
    def fail() -> None:
        if kind == "row":
            connection = sqlite3.connect(":memory:")
            try:
                connection.execute(f'SELECT "{SECRET}" FROM t')
            finally:
                connection.close()
        if kind == "form":
            msgspec.json.decode(f'"{SECRET}"', type=int)
        raise discord.app_commands.TransformerError(
            SECRET, discord.AppCommandOptionType.string, discord.app_commands.Transformer()
        )

    log.error("it failed", exc_info=catch(fail))
    assert "it failed" in written.getvalue()
    assert "Zibeline" not in written.getvalue()
