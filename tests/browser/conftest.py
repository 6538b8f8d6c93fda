"""A program, a browser, and pages whose scripts may not fail."""

from __future__ import annotations

import pathlib
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright import sync_api as playwright

from tests.browser.page import CHROMIUM, FLAGS, Program, Sight

Opener = Callable[[], Sight]


@pytest.fixture
def program(tmp_path: pathlib.Path) -> Iterator[Program]:
    """The bot, running; asked to stop, it must end without complaint."""
    program = Program(tmp_path / "data")
    program.start()
    yield program
    assert program.end(signal.SIGTERM) == 0


@pytest.fixture(scope="module")
def browser() -> Iterator[playwright.Browser]:
    """One headless Chromium for all tests of a file."""
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sight(program: Program, browser: playwright.Browser) -> Iterator[Sight]:
    """The page, open; at the end of the test no script of it may have failed."""
    faults: list[str] = []
    context = browser.new_context(viewport={"width": 1100, "height": 760})
    context.set_default_timeout(30_000)
    playwright.expect.set_options(timeout=30_000)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(program.url)
    playwright.expect(page.locator(".welcome h2")).to_be_visible()
    yield Sight(page)
    context.close()
    assert faults == []
