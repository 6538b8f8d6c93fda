"""What nobody waits for any more ends quietly: completions during a stop, or late ones, and answers after the end."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.interactions.responses import answer, follow
from bot.ops.logs import shorten_lost_completion
from bot.panels.prompts import Panel
from tests.fake_discord.commands import command_data
from tests.fake_discord.interactions import AUTOCOMPLETE
from tests.sockets.scenario import Scenario

TREE = "discord.app_commands.tree"


async def test_a_completion_during_a_stop_is_answered_with_no_message(
    scenario: Scenario, caplog: pytest.LogCaptureFixture
) -> None:
    await scenario.started()
    lost: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: lost.append(context))
    scenario.running.bot.admission.stopping = True
    line = command_data(scenario.world, scenario.bob, scenario.channel, "rules", {"word": ""}, focused="word")
    typing = scenario.bob._send(scenario.channel, AUTOCOMPLETE, line)
    told = await scenario.ana.slash("board", channel=scenario.channel)
    scenario.running.bot.admission.stopping = False
    assert told.text == scenario.running.text("bot-going", "fr")
    assert not scenario.world.requests("POST", f"^/interactions/{typing.id}/")
    assert not typing.answered
    assert not lost


@pytest.mark.parametrize("code", [10062, 40060])
async def test_a_completion_that_comes_too_late_is_one_line_in_the_log(
    scenario: Scenario, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    await scenario.started()
    logger = logging.getLogger(TREE)
    logger.addFilter(shorten_lost_completion)
    scenario.world.fail_next("POST", "/callback$", 404 if code == 10062 else 400, code)
    line = command_data(scenario.world, scenario.bob, scenario.channel, "rules", {"word": ""}, focused="word")
    scenario.bob._send(scenario.channel, AUTOCOMPLETE, line)
    await scenario.ana.slash("board", channel=scenario.channel)
    await scenario.running.rest()
    logger.removeFilter(shorten_lost_completion)
    (said,) = [one for one in caplog.records if one.name == TREE]
    assert (said.levelname, said.getMessage(), said.exc_info) == ("INFO", "completion not delivered", None)


@pytest.mark.parametrize(
    ("fault", "shortened"),
    [
        (aiohttp.ServerDisconnectedError(), True),
        (TimeoutError(), True),
        (ConnectionResetError(), True),
        (ZeroDivisionError(), False),
        (RuntimeError("ours"), False),
    ],
)
def test_only_a_completion_that_was_not_delivered_loses_its_trace(
    fault: Exception, *, shortened: bool
) -> None:
    record = logging.LogRecord(TREE, logging.ERROR, "", 1, "ignored", (), (type(fault), fault, None))
    assert shorten_lost_completion(record)
    assert (record.exc_info is None, record.levelno == logging.INFO) == (shortened, shortened)


@pytest.mark.parametrize("closed", [True, False])
async def test_an_answer_after_the_program_has_let_go_of_its_connections_raises_nothing(
    *, closed: bool
) -> None:
    async def fail(*given: object, **more: object) -> None:
        raise RuntimeError("Session is closed" if closed else "a fault of ours")

    interaction: Any = SimpleNamespace(
        id=1,
        response=SimpleNamespace(is_done=lambda: False, send_message=fail),
        followup=SimpleNamespace(send=fail),
    )
    if closed:
        await answer(interaction, Panel("done"))
        await follow(interaction, Panel("more"), ())
        return
    with pytest.raises(RuntimeError, match="a fault of ours"):
        await answer(interaction, Panel("done"))
