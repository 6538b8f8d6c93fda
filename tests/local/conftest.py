"""The same processes and the same browser as in the tests of the bot itself."""

from tests.browser.conftest import chromium, nursery

__all__ = ["chromium", "nursery"]
