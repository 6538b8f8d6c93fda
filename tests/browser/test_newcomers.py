"""Cosmic Encounter with the later aliens alone, on the page to its end: one asks "What would you do?", and does it.

Pictures of boards and hands on the way lie in the folder of each test, for whoever looks at them (`--basetemp`).
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight
from tests.browser.phone import Phone
from tests.processes.fork_server import ForkServer

CLARA: Final = PEOPLE[2]
MOST: Final = 900
"""Answers of one person after which a game has ended."""
BETWEEN: Final = 25
"""Answers between two looks at the table."""
ALL: Final = "aliens=all, tech_deck=true, moons=true"
EVERYTHING: Final = (
    "aliens=all, tech_deck=true, moons=true, reward_deck=both, special_ships=salvage, "
    "planetoids=true, kickers=old, cosmic_pig=true"
)
"""Of what can be chosen together everything: double ships are for six at most."""
START: Final = re.compile("^Start$")
OVER: Final = re.compile("wins?!|Nobody wins")
ADVISED: Final = re.compile(r"I would: (.+)")
TAKEN: Final = re.compile("Taken|Sealed|asked of you now|[Nn]othing is asked|no longer")
BUTTON: Final = "button[data-control^='pr|0|']:enabled"
MENU: Final = "button[data-control^='pr|1b|']:enabled:not([data-control$='|orders'])"
ADVICE: Final = "button[data-control$='|advice']:enabled"
PUT_AWAY: Final = """\
document.querySelectorAll('.message.private [data-control=dismiss]').forEach(one => one.click())"""

pytestmark = [pytest.mark.browser, pytest.mark.soak, needs_chromium]


@pytest.fixture
def program(fork_server: ForkServer, tmp_path: pathlib.Path) -> Iterator[Program]:
    """The bot, whose tables of Cosmic Encounter play with the later aliens alone."""
    program = Program(fork_server, tmp_path, newcomers=True)
    program.start()
    yield program
    program.end_in_peace()


class Player:
    """Clara, who plays in the channel by commands: each answer that only she sees she puts away again."""

    def __init__(self, sight: Sight, folder: pathlib.Path) -> None:
        self.sight: Final = sight
        self.folder: Final = folder
        self.answers = 0

    def open(self, companions: int, options: str) -> None:
        """Begin a game against so many practice players."""
        self.sight.become(CLARA)
        self.sight.go("game")
        self.sight.command("table open", "Cosmic Encounter", options=options)
        for number in range(companions):
            self.sight.press("Add a practice player")
            playwright.expect(self.sight.message("takes a seat")).to_have_count(number + 1)
        self.keep_picture("lobby")
        self.sight.press("Start")
        playwright.expect(self.sight.page.locator("button.button", has_text=START)).to_have_count(0)

    def play(self) -> None:
        """Answer whatever is asked, until the game is over."""
        while not self.is_over():
            assert self.answers < MOST
            shown = self.ask("answer")
            if shown.locator(BUTTON).count() or shown.locator(MENU).count():
                self.answer(shown)
                self.answers += 1
                if self.answers % BETWEEN == 0:
                    self.look()

    def is_over(self) -> bool:
        """Whether the channel was told who has won."""
        return self.sight.page.locator(".message:not(.private) .text").filter(has_text=OVER).count() > 0

    def ask(self, command: str) -> playwright.Locator:
        """Type a command; what it shows."""
        self.sight.page.evaluate(PUT_AWAY)
        return self.sight.await_answer(lambda: self.sight.command(command))

    def answer(self, shown: playwright.Locator) -> None:
        """Do what a practice player would do: press it, or find it in a menu; else the first thing that there is."""
        wanted = self.hear_advice(shown)
        for button in shown.locator(BUTTON).all():
            if button.inner_text().strip() == wanted:
                self.press(shown, button)
                return
        for menu in shown.locator(MENU).all():
            menu.click()
            options = self.sight.page.locator(".picker [role=option]")
            playwright.expect(options.first).to_be_visible()
            same = options.filter(has_text=wanted)
            (same if same.count() else options).first.click()
            confirm = self.sight.page.locator(".picker-foot button")
            if confirm.count():
                confirm.click()
            self.wait(shown)
            return
        self.press(shown, shown.locator(BUTTON).first)

    def hear_advice(self, shown: playwright.Locator) -> str:
        """What one would do; "" where that is not said."""
        if not shown.locator(ADVICE).count():
            return ""
        advice = self.sight.await_answer(shown.locator(ADVICE).first.click)
        found = ADVISED.search(advice.inner_text())
        return found[1].strip() if found else ""

    def press(self, shown: playwright.Locator, button: playwright.Locator) -> None:
        """Press, and wait for the answer."""
        button.click()
        self.wait(shown)

    def wait(self, shown: playwright.Locator) -> None:
        """Until it was taken, or something further is asked for."""
        playwright.expect(shown).to_contain_text(TAKEN)

    def look(self) -> None:
        """Have the board and the hand shown, and keep what is seen."""
        for what in ("board", "hand"):
            shown = self.ask(what)
            playwright.expect(shown.locator("img.picture").first).to_be_visible()
            self.sight.pictures_load()
            self.keep_picture(f"{self.answers:03}-{what}")
            for number, picture in enumerate(shown.locator("img.picture").all()):
                address = picture.evaluate("one => one.src")
                file = self.folder / f"{self.answers:03}-{what}-{number}.png"
                file.write_bytes(self.sight.page.request.get(address).body())

    def keep_picture(self, name: str) -> None:
        """What is on the screen now."""
        self.sight.page.screenshot(path=self.folder / f"{name}-page.png")


def test_four_of_the_later_aliens_play_to_the_end_on_a_phone(phone: Phone, tmp_path: pathlib.Path) -> None:
    player = Player(phone, tmp_path)
    player.open(3, ALL)
    player.play()
    phone.fits()
    player.look()


def test_eight_of_the_later_aliens_play_with_every_expansion_to_the_end(
    sight: Sight, tmp_path: pathlib.Path
) -> None:
    """Cosmic Pig ends by its dice."""
    player = Player(sight, tmp_path)
    player.open(7, EVERYTHING)
    player.play()
    player.look()
