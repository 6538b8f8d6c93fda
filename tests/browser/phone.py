"""The page at the size of a phone."""

from __future__ import annotations

from playwright import sync_api as playwright

from bot.local import LocalPerson
from tests.browser.page import Sight

WIDTH = 400
TOO_WIDE = """() => [...document.querySelectorAll(
        '#viewers button, .message .button, .message .menu, .message img.picture, #say')]
    .filter(one => one.offsetParent !== null)
    .map(one => one.getBoundingClientRect())
    .filter(box => box.left < 0 || box.right > innerWidth).length"""


class Phone(Sight):
    """The page on a narrow screen, where the channels stand in a drawer."""

    def become(self, person: LocalPerson) -> None:
        """Look through somebody's eyes."""
        self.open_drawer(self.page.locator(f"[data-viewer='{person.id}']"))
        super().become(person)
        self.fits()

    def go(self, place: str) -> None:
        """Open a channel, or the direct messages with the bot."""
        self.open_drawer(self.page.locator("#side .place", has_text=place))
        super().go(place)
        self.fits()

    def open_drawer(self, wanted: playwright.Locator) -> None:
        """Have in sight what stands in the drawer."""
        if not wanted.is_visible():
            self.page.locator("#drawer").click()

    def fits(self) -> None:
        """Nothing has to be pushed aside to be read or pressed."""
        assert self.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert self.page.evaluate(TOO_WIDE) == 0
