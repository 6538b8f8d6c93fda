"""The page at the size of a phone."""

from __future__ import annotations

from playwright import sync_api as playwright

from bot.local import LocalPerson
from tests.browser.page import Sight

WIDTH = 400
READABLE = 350
"""How wide a picture must be shown."""
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

    def enlarge(self) -> None:
        """Open the newest picture: however tall it is, it is as wide as can be read; and close it."""
        self.page.locator("button.zoom").last.click()
        box = self.page.locator("#lightbox img").bounding_box()
        assert box is not None
        assert box["width"] >= READABLE
        self.page.locator("#lightbox img").click()
        playwright.expect(self.page.locator("#lightbox")).to_be_hidden()

    def fits(self) -> None:
        """Nothing has to be pushed aside to be read or pressed."""
        assert self.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert self.page.evaluate(TOO_WIDE) == 0
