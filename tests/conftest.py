"""What every test shares: how hypothesis searches, what is kept in memory, and what need not survive a power cut."""

import gc
import os
from collections.abc import Generator
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.disk import Disk
from tests.samples import keep_samples
from tests.unsynced import spare_the_disk
from tests.workers import Scheduling, is_waiting

HERE = Path(__file__).parent
STORAGE, KILLING = (HERE / folder for folder in ("storage", "killing"))

# The ordinary run looks at the same examples every time, so that it fails for whoever broke something and for
# nobody else. `make soak` searches anew, and for longer.
settings.register_profile(
    "quick",
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("quick"), derandomize=False, max_examples=5_000)
settings.load_profile(os.environ.get("PORC_PROFILE", "quick"))


# A fault that is logged on purpose is not drawn in colours and boxes, which takes longer than the test.
structlog.configure(
    processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
)

# What collecting makes stays to the end: looking through it for garbage again and again finds none.
gc.disable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Scheduling:
    """Hand the tests out in groups that one worker has the most of."""
    return Scheduling(config, log)


def pytest_collection(session: pytest.Session) -> None:
    """Of several workers each compiles its share of all tests first: in a new clone each would compile them all."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or [Path(one).absolute() for one in session.config.args] != [HERE]:
        return
    share = slice(int(worker["workerid"].removeprefix("gw")), None, worker["workercount"])
    for path in sorted(HERE.rglob("test_*.py"))[share]:
        # What cannot be imported is told when it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for processes begins first, and then what takes long."""
    items.sort(key=lambda item: (not is_waiting(item.nodeid), item.get_closest_marker("slow") is None))


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None]:
    """Leave to the thorough run what a test's samples leave out; of what another run has, one test is made at most."""
    yield
    calls: list[Any] | None = getattr(metafunc, "_calls", None)
    if not calls:
        return
    if (samples := metafunc.definition.get_closest_marker("samples")) is not None:
        keep_samples(calls, samples.args)
    others = [name for name in ("soak", "thorough") if f"not {name}" in metafunc.config.getoption("markexpr")]
    if any(metafunc.definition.get_closest_marker(name) is not None for name in others):
        del calls[1:]
        return
    calls[:] = [one for one in calls if not any(mark.name in others for mark in one.marks)] or calls[:1]


def pytest_collection_finish() -> None:
    """Let the search for garbage leave out what collecting has made, thousands of tests among it, as the bot does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look once through what is left: pytest looks five times, for whatever nobody heard of."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_waiting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Only the tests that look at how the store is opened, and what a kill leaves, wait for disk and threads."""
    folders = request.path.parents
    if STORAGE not in folders:
        spare_the_disk(monkeypatch)
    with nullcontext() if STORAGE in folders or KILLING in folders else Disk().used():
        yield
