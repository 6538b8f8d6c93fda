"""Somebody who plays a whole game on the page: one asks "What would you do?", and does it."""

from __future__ import annotations

import pathlib
import random
import re
from typing import Any, Final

from playwright import sync_api as playwright

from bot.local import LocalPerson
from tests.browser.page import Sight
from tests.fake_discord.components import TEXT_INPUT
from tests.windows import fill_at_random, list_questions

MOST: Final = 900
"""Answers of one person after which a game has ended."""
PATIENCE: Final = 400
"""How often in a row one looks whether something is asked, while others play."""
BETWEEN: Final = 25
"""Answers between two looks at the table."""
TRIES: Final = 40
"""Forms filled in at random, of which one is legal."""
STEPS: Final = 60
"""Steps after which a form is complete."""
SLOW: Final = 120_000
"""Milliseconds that one waits for an answer: eight play, and each picture of them is painted anew."""
START: Final = re.compile("^Start$")
OVER: Final = re.compile("wins?!|Nobody wins")
ADVISED: Final = re.compile(r"I would: (.+)")
TAKEN: Final = re.compile("Taken|Sealed|asked of you now|[Nn]othing is asked|no longer")
BUTTON: Final = "button[data-control^='pr|0|']:enabled"
MENU: Final = "button[data-control^='pr|1b|']:enabled:not([data-control$='|orders'])"
VALUES: Final = "button[data-control^='pr|1|']:enabled"
FORM: Final = "button[data-control^='pr|2|']:enabled"
FIELD: Final = "button[data-control^='pr|3|']:enabled"
TYPED: Final = "button[data-control^='pr|4|']:enabled"
LEFT_OUT: Final = "button[data-control^='pr|5|']:enabled"
AGAIN: Final = "button[data-control^='pr|7|']:enabled"
COMPLETE: Final = "button[data-control^='pr|6|']:enabled"
ADVICE: Final = "button[data-control$='|advice']:enabled"
IS_OTHER: Final = """\
([message, before]) => document.querySelector(`.message[data-message='${message}']`)?.innerHTML !== before"""
PUT_AWAY: Final = """\
document.querySelectorAll('.message.private [data-control=dismiss]').forEach(one => one.click())"""


class Player:
    """One who plays in the channel by commands: each answer that only they see they put away again."""

    def __init__(self, sight: Sight, person: LocalPerson, folder: pathlib.Path) -> None:
        self.sight: Final = sight
        self.person: Final = person
        self.folder: Final = folder
        self.luck: Final = random.Random(1)
        self.answers = 0
        sight.page.set_default_timeout(SLOW)
        playwright.expect.set_options(timeout=SLOW)

    def open(self, companions: int, options: str) -> None:
        """Begin a game against so many practice players."""
        self.sight.become(self.person)
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
        idle = 0
        while not self.is_over():
            shown = self.ask("answer")
            if not is_open(shown) or not self.try_to_answer(shown):
                idle += 1
                assert idle < PATIENCE, shown.inner_text()
                continue
            idle = 0
            self.answers += 1
            assert self.answers < MOST
            if self.answers % BETWEEN == 0:
                self.look()

    def try_to_answer(self, shown: playwright.Locator) -> bool:
        """Answer; whether it was still asked: others may have settled it meanwhile."""
        try:
            self.answer(shown)
        except (playwright.TimeoutError, AssertionError):
            if is_open(shown):
                raise
            return False
        return True

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
        for button in shown.locator(FORM).all():
            if wanted.partition(" → ")[0] == button.inner_text().strip():
                self.fill_form(shown, button)
                return
        menu = shown.locator(MENU).or_(shown.locator(VALUES)).first
        if menu.count():
            self.choose(menu, wanted)
            self.wait(shown)
        elif shown.locator(BUTTON).count():
            self.press(shown, shown.locator(BUTTON).first)
        else:
            self.fill_form(shown, shown.locator(FORM).first)

    def hear_advice(self, shown: playwright.Locator) -> str:
        """What one would do; "" where that is not said."""
        if not shown.locator(ADVICE).count():
            return ""
        advice = self.sight.await_answer(shown.locator(ADVICE).first.click)
        found = ADVISED.search(advice.inner_text())
        return found[1].strip() if found else ""

    def choose(self, menu: playwright.Locator, wanted: str) -> None:
        """Open a menu and choose what is wanted, else the first thing in it; as many as must be chosen."""
        menu.click()
        options = self.sight.page.locator(".picker [role=option]")
        playwright.expect(options.first).to_be_visible()
        same, others = options.filter(has_text=wanted).all(), options.filter(has_not_text=wanted).all()
        among = [*same, *others] if wanted else self.luck.sample(same, len(same))
        confirm = self.sight.page.locator(".picker-foot button")
        several = confirm.count() > 0
        for option in among:
            option.click()
            if not several or confirm.is_enabled():
                break
        if several:
            confirm.click()

    def press(self, shown: playwright.Locator, button: playwright.Locator) -> None:
        """Press, and wait for the answer."""
        button.click()
        self.wait(shown)

    def wait(self, shown: playwright.Locator) -> None:
        """Until it was taken, or something further is asked for."""
        playwright.expect(shown).to_contain_text(TAKEN)

    def fill_form(self, shown: playwright.Locator, button: playwright.Locator) -> None:
        """Fill in the form of an option at random, until what was filled in is taken.

        What is taken is said in the message that was pressed; what is refused, in another one.
        """
        for _ in range(TRIES):
            before = shown.inner_html()
            outcome = self.hear("press", button)
            if outcome["kind"] == "modal":
                outcome = self.fill_window(outcome["modal"])
            else:
                self.await_change(shown, before)
                outcome = self.fill_step_by_step(shown)
            if outcome["message"] == shown.get_attribute("data-message"):
                self.wait(shown)
                return
        raise AssertionError(shown.inner_text())

    def fill_step_by_step(self, shown: playwright.Locator) -> dict[str, Any]:
        """Fill in a form whose fields are asked for one after another, and send it; what came of that."""
        for _ in range(STEPS):
            ways = [shown.locator(way) for way in (COMPLETE, LEFT_OUT, FIELD, TYPED, AGAIN)]
            open_ways = [way for way in ways if way.count()]
            assert open_ways, shown.inner_text()
            send, leave, field, typed, again = ways
            before = shown.inner_html()
            if send.count():
                return self.hear("press", send.first)
            if leave.count() and (len(open_ways) < 3 or self.luck.random() < 0.5):
                leave.first.click()
            elif field.count():
                self.choose(field.nth(self.luck.randrange(field.count())), "")
            elif typed.count():
                self.fill_window(self.hear("press", typed.first)["modal"])
            else:
                again.first.click()
            self.await_change(shown, before)
        raise AssertionError(shown.inner_text())

    def await_change(self, shown: playwright.Locator, before: str) -> None:
        """Until a message is no longer as it was."""
        self.sight.page.wait_for_function(IS_OTHER, arg=[shown.get_attribute("data-message"), before])

    def hear(self, deed: str, button: playwright.Locator) -> dict[str, Any]:
        """Press; what came of it, as the page is told."""
        with self.sight.page.expect_response(lambda one: one.url.endswith(f"/deeds/{deed}")) as told:
            button.click()
        outcome: dict[str, Any] = told.value.json()
        return outcome

    def fill_window(self, window: dict[str, Any]) -> dict[str, Any]:
        """Fill in the window that is open at random, as far as Discord allows, and send it."""
        modal = self.sight.page.locator("#modal")
        playwright.expect(modal).to_be_visible()
        entered = fill_at_random(window, self.luck)
        questions = modal.locator(".question")
        for place, part in enumerate(list_questions(window)):
            enter(questions.nth(place), part, entered[part["custom_id"]])
        outcome = self.hear("submit", modal.locator("footer button.primary"))
        playwright.expect(modal).to_be_hidden()
        return outcome

    def look(self) -> None:
        """Have the board and the hand shown, and keep what is seen."""
        for what in ("board", "hand"):
            shown = self.see(what)
            self.sight.pictures_load()
            self.keep_picture(f"{self.answers:03}-{what}")
            for number, picture in enumerate(shown.locator("img.picture").all()):
                address = picture.evaluate("one => one.src")
                file = self.folder / f"{self.answers:03}-{what}-{number}.png"
                file.write_bytes(self.sight.page.request.get(address).body())

    def see(self, what: str) -> playwright.Locator:
        """Ask for a picture; where the machine has too much to do it is told in words, and is asked for again."""
        for _ in range(TRIES):
            shown = self.ask(what)
            if shown.locator("img.picture").count():
                return shown
        raise AssertionError(what)

    def keep_picture(self, name: str) -> None:
        """What is on the screen now."""
        self.sight.page.screenshot(path=self.folder / f"{name}-page.png")


def is_open(shown: playwright.Locator) -> bool:
    """Whether something can be answered there."""
    return any(shown.locator(way).count() for way in (BUTTON, MENU, VALUES, FORM))


def enter(question: playwright.Locator, part: dict[str, Any], value: Any) -> None:  # noqa: ANN401 - as Discord sends it
    """Fill in one question of a window."""
    chosen = [value] if isinstance(value, str) else list(value)
    if part["type"] == TEXT_INPUT:
        question.locator("input, textarea").fill(chosen[0])
    elif question.locator("fieldset").count():
        for box in question.locator("fieldset input").all():
            if (box.get_attribute("value") in chosen) != box.is_checked():
                box.click()
    else:
        question.locator("select").select_option(chosen or [""])
