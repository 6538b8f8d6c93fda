"""A program, a browser, and pages whose scripts may not fail."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest
from playwright import sync_api as playwright

from tests.browser.chromium import ONLY, Chromium
from tests.browser.page import Program, Sight
from tests.browser.phone import WIDTH, Phone
from tests.processes.fixtures import fork_server
from tests.processes.fork_server import ForkServer

__all__ = ["chromium", "fork_server", "painted", "phone", "program", "sight"]


@pytest.fixture
def painted() -> bool:
    """Whether the bot paints true pictures; a file whose tests look at none has a fixture of its own."""
    return True


@pytest.fixture
def program(fork_server: ForkServer, tmp_path: pathlib.Path, painted: bool) -> Iterator[Program]:
    """The bot, running; asked to stop, it must end without complaint."""
    program = Program(fork_server, tmp_path, painted=painted)
    program.start()
    yield program
    program.end_in_peace()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with ONLY.use() as found:
        yield found


@pytest.fixture
def sight(program: Program, chromium: Chromium) -> Iterator[Sight]:
    """The page, open; at the end of the test no script of it may have failed."""
    faults: list[str] = []
    with chromium.at_work() as browser:
        # What moves is drawn sixty times a second for nobody.
        context = browser.new_context(viewport={"width": 1100, "height": 760}, reduced_motion="reduce")
        context.set_default_timeout(30_000)
        playwright.expect.set_options(timeout=30_000)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(program.url)
        playwright.expect(page.locator(".welcome h2")).to_be_visible()
        yield Sight(page)
        context.close()
    assert faults == []


@pytest.fixture
def phone(sight: Sight) -> Phone:
    """The page at the size of a phone."""
    sight.page.set_viewport_size({"width": WIDTH, "height": 800})
    return Phone(sight.page)
