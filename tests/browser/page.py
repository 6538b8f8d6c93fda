"""The real bot as a process, and what one does and sees on its page."""

from __future__ import annotations

import json
import os
import pathlib
import re
import signal
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any, Final, TextIO

from playwright import sync_api as playwright

from bot.local import LocalPerson
from tests.ports import find_free_port
from tests.processes.fork_server import Child, ForkServer
from tests.processes.start import Start

HASTE: Final = {"PRACTICE_DELAY_MS": "0", "NEWS_HOLD_MS": "400"}
"""Nobody thinks, and news waits just long enough to be seen waiting."""
SLOW: Final = '"event_loop_blocked"'
"""What a bot logs where the machine has too much to do: no complaint of what was played."""
_LIST_PRIVATE: Final = "[...document.querySelectorAll('.message.private')].map(one => one.dataset.message)"
_FIND_NEW: Final = f"known => {_LIST_PRIVATE}.find(one => !known.includes(one))"
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Program:
    """The bot without a token, which can be killed and started again on the same data and port.

    Its dice are always the same ones, so that what the page will show is known. toy: the one of `tests.local` instead.
    newcomers: whether Cosmic Encounter is played with the later aliens alone.
    words: what it is called with, as on the command line.
    """

    def __init__(
        self,
        fork_server: ForkServer,
        folder: pathlib.Path,
        *,
        toy: bool = False,
        painted: bool = True,
        newcomers: bool = False,
        words: Sequence[str] = (),
    ) -> None:
        self._toy: Final = toy
        self._words: Final = tuple(words)
        self._painted: Final = painted
        self._newcomers: Final = newcomers
        self._fork_server: Final = fork_server
        self._folder: Final = folder
        self._log: Final = folder / "log"
        self._process: Child | None = None
        self._shown: TextIO | None = None
        self.url = ""

    def start(self) -> None:
        """Start, and wait until the page is served; on the port of before, if there was one."""
        chosen = _ADDRESS.search(self.url)
        port = chosen[1] if chosen else str(find_free_port())
        reading, writing = os.pipe()
        with os.fdopen(writing, "wb") as output, self._log.open("ab") as errors:
            self._process = self._fork_server.start(self._ask(port), output.fileno(), errors.fileno())
        self._shown = os.fdopen(reading)  # it may go on writing until its end
        for line in self._shown:
            if found := _ADDRESS.search(line):
                self.url = found[0]
                return
        raise AssertionError(f"the program ended before it served a page:\n{self.logged}")

    def _ask(self, port: str) -> Start:
        folder, data = str(self._folder), str(self._folder / "data")
        if self._toy:
            return Start(folder, {}, (port, data), module="tests.local.toy")
        env = {"DATA_DIR": data, "LOCAL_PORT": port} | HASTE
        return Start(folder, env, self._words, painted=self._painted, loaded=True, newcomers=self._newcomers)

    def end(self, number: signal.Signals) -> int:
        """Send a signal and give the exit status."""
        assert self._process is not None
        assert self._shown is not None
        self._process.send_signal(number)
        status = self._process.wait_here()
        self._shown.close()
        return status

    def end_in_peace(self) -> None:
        """Ask it to stop: it must end as it should, and have complained of nothing."""
        assert self.end(signal.SIGTERM) == 0
        lines = self.logged.splitlines()
        assert not [line for line in lines if '"level": "error"' in line and SLOW not in line]
        assert not [line for line in lines if line.startswith("Traceback")]

    @property
    def logged(self) -> str:
        """What it has complained of so far, and all else that it logged."""
        return self._log.read_text(encoding="utf-8")

    def told_to(self, person: LocalPerson) -> dict[str, Any]:
        """Everything that the program sends to the page of one person when it opens, as it goes over the wire."""
        with urllib.request.urlopen(f"{self.url}news?viewer={person.id}", timeout=30) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    told: dict[str, Any] = json.loads(line.removeprefix(b"data: "))
                    return told
        raise AssertionError("the program said nothing")


class Sight:
    """What one does and sees on the page."""

    def __init__(self, page: playwright.Page) -> None:
        self.page: Final = page

    def become(self, person: LocalPerson) -> None:
        """Look through somebody's eyes."""
        self.page.locator(f"[data-viewer='{person.id}']").click()
        chosen = self.page.locator(f"[data-viewer='{person.id}'][aria-checked=true]")
        playwright.expect(chosen).to_be_visible()

    def go(self, place: str) -> None:
        """Open a channel, or the direct messages with the bot."""
        self.page.locator("#side .place", has_text=place).click()
        playwright.expect(self.page.locator("#place")).to_contain_text(place)

    def say(self, *lines: str) -> None:
        """Write so many messages, and wait for the last."""
        for line in lines:
            self.page.locator("#say").fill(line)
            self.page.keyboard.press("Enter")
        self.sees(lines[-1])

    def command(self, words: str, *values: str, options: str = "") -> None:
        """Type a command, choose the proposed values of its options, and send it; `options` is one more of them."""
        self.page.locator("#say").click()
        self.page.keyboard.type(f"/{words}")
        self.page.keyboard.press("Enter")
        playwright.expect(self.page.locator(".command")).to_be_visible()
        for value in values:
            self.page.keyboard.type(value)
            playwright.expect(self.page.get_by_role("option")).to_have_count(1)
            playwright.expect(self.page.get_by_role("option", name=value).first).to_be_visible()
            self.page.keyboard.press("Enter")
        if options:
            self.page.locator("button.more[data-option='options']").click()
            self.page.keyboard.type(options)
            playwright.expect(self.page.get_by_role("option").first).to_be_visible()
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def await_answer(self, act: Callable[[], None]) -> playwright.Locator:
        """What is shown to the viewer alone once they have done something: that very message, whatever comes later."""
        known = self.page.evaluate(_LIST_PRIVATE)
        act()
        new = self.page.wait_for_function(_FIND_NEW, arg=known).json_value()
        shown = self.page.locator(f".message.private[data-message='{new}']")
        playwright.expect(shown).not_to_contain_text("is thinking…")
        return shown

    def press(self, label: str | re.Pattern[str]) -> None:
        """Press the newest button of this name."""
        name = re.compile(f"^{re.escape(label)}$") if isinstance(label, str) else label
        buttons = self.page.locator(".message .row button.button, .message .section > button.button")
        buttons.filter(has_text=name).last.click()

    def choose(self, menu: str | re.Pattern[str], *labels: str | re.Pattern[str]) -> None:
        """Choose in the newest menu of this name."""
        self.page.locator(".message button.menu").filter(has_text=menu).last.click()
        self.pick(*labels)

    def pick(self, *labels: str | re.Pattern[str]) -> None:
        """Choose in the list that is open; several choices are confirmed."""
        for label in labels:
            self.page.locator(".picker [role=option]").filter(has_text=label).first.click()
        confirm = self.page.locator(".picker-foot button")
        if confirm.count():
            confirm.click()
        playwright.expect(self.page.locator(".picker")).to_have_count(0)

    def tick(self, *labels: str) -> None:
        """Tick boxes in the window that is open."""
        for label in labels:
            self.page.locator("#modal label.box").filter(has_text=label).first.click()

    def send(self) -> None:
        """Send the window that is open."""
        self.page.locator("#modal footer button.primary").click()
        playwright.expect(self.page.locator("#modal")).to_be_hidden()

    def message(self, text: str | re.Pattern[str]) -> playwright.Locator:
        """The messages that hold a text."""
        return self.page.locator(".message").filter(has_text=text)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until a message holds a text."""
        playwright.expect(self.message(text).last).to_be_visible()

    def does_not_see(self, text: str) -> None:
        """No message holds a text."""
        playwright.expect(self.message(text)).to_have_count(0)

    def hand(self) -> set[str]:
        """The titles of the viewer's cards, read from the text of the newest picture of the hand."""
        picture = self.page.locator("img.picture[alt*='•']").last
        playwright.expect(picture).to_be_visible()
        alt = picture.get_attribute("alt") or ""
        titles = re.findall(r"^• (.+?)\s?: ", alt, re.MULTILINE)
        return {title.partition(" (")[0].strip() for title in titles}

    def pictures_load(self) -> None:
        """Wait until every picture that is shown has arrived."""
        playwright.expect(self.page.locator("img.picture").last).to_be_visible()
        self.page.wait_for_function(
            "[...document.querySelectorAll('img.picture')].every(one => one.complete && one.naturalWidth > 300)"
        )
