"""What the program and its libraries log in a test, where every logger was set to say the most."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot.ops.logs import set_up
from tests.logs import keep_logging

__all__ = ["written"]


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged as JSON, by every logger that there is; everything as before afterwards."""
    captures = request.config.pluginmanager.get_plugin("logging-plugin")
    assert captures is not None
    for handler in (captures.caplog_handler, captures.report_handler):
        handler.setLevel(logging.ERROR)  # all that libraries say, for every failure, would take minutes
    stream = io.StringIO()
    with keep_logging() as loggers:
        set_up("DEBUG", token="fake-token", stream=stream)
        for one in loggers:
            one.setLevel(logging.DEBUG)
        yield stream
    for handler in (captures.caplog_handler, captures.report_handler):
        handler.setLevel(logging.NOTSET)
