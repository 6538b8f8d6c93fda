"""Logs: one JSON object a line, or readable lines in a terminal. No token, no secret, no local variables.

Whatever is logged, by us (structlog) or by a library (standard logging), takes the same way and is redacted
at its end. Of an exception its class is logged and where it was raised, not what it says (`fault_texts.py`): that may
be a card of a hand. What libraries write of themselves when they debug, message contents among it, is left out.
"""

import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.ops.config import Level
from bot.ops.fault_texts import describe_fault, write_fault

__all__ = ["REDACTED", "Redactor", "Secret", "bind_context", "set_up", "silence_all_but_errors"]

REDACTED: Final = "[redacted]"
TALKATIVE: Final = ("discord", "aiohttp", "aiosqlite", "asyncio", "asyncpg", "simcord", "urllib3")
_SHORTEST: Final = 6
"""A shorter secret would be found in ordinary words."""


class Secret:
    """A value that must not be shown. It prints as "[redacted]"; `reveal` gives it."""

    __slots__ = ("_value",)

    def __init__(self, value: object) -> None:
        self._value = value

    def reveal(self) -> object:
        """The value."""
        return self._value

    def __repr__(self) -> str:
        return REDACTED

    __str__ = __repr__


def shorten_lost_completion(record: logging.LogRecord) -> bool:
    """Let a completion that did not arrive, as the typing went on, be one line instead of a trace.

    A filter for discord.py's commands, which know no fault of a completion that is none of the program's.
    """
    fault = record.exc_info[1] if record.exc_info else None
    late = getattr(fault, "code", None) in (10062, 40060) or getattr(fault, "status", 0) >= 500
    if late or isinstance(fault, OSError) or type(fault).__module__.partition(".")[0] == "aiohttp":
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        record.msg, record.args = "completion not delivered", ()
    return True


def hide_texts(record: logging.LogRecord) -> bool:
    """Drop what a library says of itself in detail, and of exceptions within a message what they say.

    A filter of the handler, so that it holds for every logger, whatever its level was set to.
    """
    if record.levelno < logging.INFO and record.name.partition(".")[0] in TALKATIVE:
        return False
    if isinstance(record.args, tuple):
        record.args = tuple(
            describe_fault(one) if isinstance(one, BaseException) else one for one in record.args
        )
    if record.name == "asyncio" and isinstance(record.msg, str):
        record.msg = record.msg.partition("\n")[
            0
        ]  # below it says of the task, and of what it raised, everything
    return True


class Redactor:
    """The last processor but the renderer: replaces every `Secret`, and the given strings inside texts."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        self._secrets: Final = tuple(secret for secret in secrets if len(secret) >= _SHORTEST)

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """The event with its names as they are and without secrets in its values."""
        for name, value in event.items():
            if name not in ("_record", "_from_structlog", "exc_info"):
                event[name] = self.clean(value)
        return event

    def clean(self, value: object) -> object:
        """The value without secrets, however deep. What is not plain data becomes its clean `repr`."""
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, str):
            for secret in self._secrets:
                value = value.replace(secret, REDACTED)
            return value
        if isinstance(value, BaseException):
            return self.clean(describe_fault(value))
        if isinstance(value, Mapping):
            return {str(self.clean(str(key))): self.clean(inner) for key, inner in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self.clean(inner) for inner in value]
        return self.clean(repr(value))


def bind_context(*, table: int | None = None, interaction: int | None = None) -> AbstractContextManager[None]:
    """Add this table and this interaction to whatever is logged inside, in this task and those it starts."""
    names = {"table": table, "interaction": interaction}
    return structlog.contextvars.bound_contextvars(
        **{name: value for name, value in names.items() if value is not None}
    )


def set_up(level: Level, *, token: str = "", stream: TextIO | None = None) -> None:
    """Send all logs to `stream` (standard error): for people if it is a terminal, else as JSON.

    May be called again; the last call holds.
    """
    target = sys.stderr if stream is None else stream
    number = logging.getLevelNamesMapping()[level]
    shared: tuple[Processor, ...] = (
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.PositionalArgumentsFormatter()],
        processors=[
            # Places in the code alone: local variables and the texts of exceptions may be hands.
            structlog.processors.ExceptionRenderer(lambda info: write_fault(info[1])),
            Redactor((token,)),
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _make_renderer(people=target.isatty()),
        ],
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(formatter)
    handler.addFilter(hide_texts)
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each.formatter, type(formatter))]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(number)
    logging.getLogger("discord.app_commands.tree").addFilter(shorten_lost_completion)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(number, logging.INFO))
    logging.captureWarnings(capture=True)


@contextmanager
def silence_all_but_errors(name: str) -> Iterator[None]:
    """Keep a library from logging anything but errors, for what is known to be of no interest to anybody."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


def _make_renderer(*, people: bool) -> Processor:
    if people:
        return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return structlog.processors.JSONRenderer(ensure_ascii=False)
