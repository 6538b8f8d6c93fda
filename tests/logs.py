"""How things are logged, put back as it was."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

__all__ = ["keep_logging"]


@contextmanager
def keep_logging() -> Iterator[list[logging.Logger]]:
    """Give every logger there is, the root first; at the end all is logged as before, by structlog, too.

    Its defaults are not as before: they draw every fault in colours and boxes (tests/conftest.py).
    """
    root = logging.getLogger()
    loggers = [root, *(one for one in root.manager.loggerDict.values() if isinstance(one, logging.Logger))]
    before, levels, configured = list(root.handlers), [one.level for one in loggers], structlog.get_config()
    try:
        yield loggers
    finally:
        structlog.configure(**configured)
        root.handlers[:] = before
        for one, level in zip(loggers, levels, strict=True):
            one.setLevel(level)
        logging.captureWarnings(capture=False)
