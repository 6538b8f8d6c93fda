"""The same processes and the same browser as in the tests of the bot itself."""

from tests.browser.conftest import chromium, fork_server

__all__ = ["chromium", "fork_server"]
