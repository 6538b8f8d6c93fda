"""One headless Chromium for all tests of a worker of pytest."""

from __future__ import annotations

import asyncio
import os
import pathlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright import sync_api as playwright

from tests.kept import Kept

CHROMIUM: Final = pathlib.Path(shutil.which("chromium") or "/usr/bin/chromium")
EXPECTED: Final = os.environ.get("PORC_BROWSER") == "expected"
"""Whoever installed a browser does not want to hear that there is none: then these tests fail instead."""

needs_chromium: Final = pytest.mark.skipif(
    not (CHROMIUM.exists() or EXPECTED), reason="needs Debian's chromium: apt-get install -y chromium"
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Chromium:
    """The browser, and the event loop on which its driver stands still between two tests."""

    def __init__(self) -> None:
        self._playwright: Final = playwright.sync_playwright()
        driver = self._playwright.start()
        self._browser: Final = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        self._loop: Final = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def at_work(self) -> Iterator[playwright.Browser]:
        """The browser for the length of a block; outside of it other tests may run loops of their own."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            asyncio._set_running_loop(None)

    def close(self) -> None:
        """End it."""
        asyncio._set_running_loop(self._loop)
        self._browser.close()
        self._playwright.__exit__()


ONLY: Final = Kept(Chromium)
"""That of this process, which all its tests share."""
