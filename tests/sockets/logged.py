"""What the program and its libraries log in a test, where every logger was set to say the most."""

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.ops.logs import set_up

__all__ = ["written"]


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged as JSON, by every logger that there is; everything as before afterwards."""
    root = logging.getLogger()
    captures = request.config.pluginmanager.get_plugin("logging-plugin")
    assert captures is not None
    for handler in (captures.caplog_handler, captures.report_handler):
        handler.setLevel(logging.ERROR)  # all that libraries say, for every failure, would take minutes
    loggers = [root, *(one for one in root.manager.loggerDict.values() if isinstance(one, logging.Logger))]
    before, levels = list(root.handlers), [one.level for one in loggers]
    stream = io.StringIO()
    set_up("DEBUG", token="fake-token", stream=stream)
    for one in loggers:
        one.setLevel(logging.DEBUG)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = before
    for one, level in zip(loggers, levels, strict=True):
        one.setLevel(level)
    logging.captureWarnings(capture=False)
    for handler in (captures.caplog_handler, captures.report_handler):
        handler.setLevel(logging.NOTSET)
