"""Local mode as somebody meets it: the page in a real browser, the toy bot behind it."""

from __future__ import annotations

import pathlib
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE, LocalPerson
from tests.browser.chromium import Chromium, needs_chromium
from tests.browser.page import Program
from tests.processes.fork_server import ForkServer

AMELIE, BRUNO, CLARA = PEOPLE[:3]

_LEFT_BELOW = "(log => log.scrollHeight - log.scrollTop - log.clientHeight)(document.querySelector('#log'))"

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    needs_chromium,
]


@pytest.fixture
def program(fork_server: ForkServer, tmp_path: pathlib.Path) -> Iterator[Program]:
    """The toy bot in local mode; asked to stop, it must end without complaint."""
    program = Program(fork_server, tmp_path, toy=True)
    program.start()
    yield program
    program.end_in_peace()


Opener = Callable[..., "Sight"]


@pytest.fixture
def open_page(program: Program, chromium: Chromium) -> Iterator[Opener]:
    """Open the page; at the end of the test no script of it may have failed."""
    faults: list[str] = []
    contexts: list[playwright.BrowserContext] = []

    def opener(width: int = 1100, height: int = 760) -> Sight:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(program.url)
        playwright.expect(page.locator(".welcome h2")).to_be_visible()
        return Sight(page)

    with chromium.at_work() as browser:
        yield opener
        for context in contexts:
            context.close()
    assert faults == []


class Sight:
    """What one does and sees on the page."""

    def __init__(self, page: playwright.Page) -> None:
        self.page = page

    def command(self, words: str) -> None:
        """Type a command as one does, and send it."""
        self.page.locator("#say").click()
        self.page.keyboard.type(f"/{words}")
        self.page.keyboard.press("Enter")
        playwright.expect(self.page.locator(".command")).to_be_visible()
        self.page.keyboard.press("Enter")

    def become(self, person: LocalPerson) -> None:
        """Switch to somebody else's eyes."""
        self.page.locator(f"[data-viewer='{person.id}']").click()
        chosen = self.page.locator(f"[data-viewer='{person.id}'][aria-checked=true]")
        playwright.expect(chosen).to_be_visible()

    def open_private(self) -> None:
        """Open the direct messages with the bot."""
        self.page.locator("#side .place", has_text="Porc Royal").click()

    def message(self, text: str) -> playwright.Locator:
        """The messages that hold a text."""
        return self.page.locator(".message", has_text=text)

    def sees(self, text: str) -> None:
        """Wait until one message holds a text."""
        playwright.expect(self.message(text).first).to_be_visible()

    def does_not_see(self, text: str) -> None:
        """No message holds a text."""
        playwright.expect(self.message(text)).to_have_count(0)


def test_a_command_is_filled_from_the_bots_suggestions_and_answered_in_private(
    open_page: Opener,
) -> None:
    sight = open_page()
    page = sight.page
    page.locator("#say").click()
    page.keyboard.type("/jouet ch")
    playwright.expect(page.get_by_role("option", name="/jouet choisir")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.type("apr")
    playwright.expect(page.get_by_role("option", name="que apricot")).to_be_visible()
    playwright.expect(page.get_by_role("option")).to_have_count(1)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="+ combien").click()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    playwright.expect(page.locator("#notice")).to_contain_text("9")
    page.keyboard.press("Backspace")
    page.get_by_role("button", name="+ invité").click()
    page.keyboard.type("cla")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sight.sees("1 × apricot → @Clara")
    sight.sees("Vous seul(e) pouvez voir ceci")
    sight.become(CLARA)
    sight.does_not_see("apricot")
    sight.become(AMELIE)
    page.get_by_role("button", name="Fermer le message").click()
    sight.does_not_see("apricot")


def test_buttons_menus_and_forms_reach_the_bot(open_page: Opener) -> None:
    sight = open_page()
    page = sight.page
    sight.become(CLARA)
    sight.command("toy panel")
    playwright.expect(page.locator(".embed")).to_contain_text("in 2 hours")
    playwright.expect(page.get_by_role("button", name="Never")).to_be_disabled()
    page.get_by_role("button", name="Join").click()
    sight.sees("Clara joined")
    page.get_by_role("button", name="Two fruits at most").click()
    page.get_by_role("option", name="banana").click()
    page.get_by_role("option", name="plum").click()
    page.get_by_role("option", name="pear").click()
    page.get_by_role("button", name="Done").click()
    sight.sees("banana, plum")
    page.get_by_role("button", name="Write").click()
    page.get_by_label("Words").fill("grouink")
    page.get_by_label("Tone").select_option("High")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Submit").click()
    sight.sees("Note: grouink (High)")


def test_a_hand_sent_in_private_is_seen_by_its_owner_alone(open_page: Opener) -> None:
    sight = open_page()
    page = sight.page
    sight.become(BRUNO)
    sight.command("jouet main")
    sight.sees("Va voir.")
    playwright.expect(page.locator("#side .badge")).to_have_text("1")
    sight.become(CLARA)
    sight.open_private()
    playwright.expect(page.locator(".welcome h2")).to_be_visible()
    sight.does_not_see("Your hand")
    sight.become(BRUNO)
    sight.sees("Your hand")
    playwright.expect(page.locator("#side .badge")).to_have_count(0)
    picture = page.get_by_alt_text("A striped board")
    playwright.expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('img.picture').naturalWidth === 320")
    picture.click()
    playwright.expect(page.locator("#lightbox")).to_contain_text("A striped board")


@pytest.mark.thorough
def test_the_bot_speaks_by_itself_when_its_time_has_come(open_page: Opener) -> None:
    sight = open_page()
    sight.command("jouet plus-tard")
    sight.page.locator("#side .place", has_text="game").click()
    unread = sight.page.locator("#side .place.unread", has_text="jeu")
    playwright.expect(unread).to_be_visible()
    unread.click()
    sight.sees("Later came after 2.")
    playwright.expect(sight.page.locator("#side .dot")).to_have_count(0)


@pytest.mark.thorough
def test_a_page_left_open_survives_a_kill_of_the_program(program: Program, open_page: Opener) -> None:
    sight = open_page()
    page = sight.page
    sight.command("jouet main")
    sight.command("jouet panneau")
    sight.open_private()
    sight.sees("Your hand")
    program.end(signal.SIGKILL)
    playwright.expect(page.locator("#offline")).to_be_visible()
    program.start()
    playwright.expect(page.locator("#offline")).to_be_hidden()
    sight.sees("Your hand")
    playwright.expect(page.get_by_alt_text("A striped board")).to_be_visible()
    page.get_by_role("button", name="Still there?").click()
    sight.sees("Toujours là.")
    page.locator("#side .place", has_text="jeu").click()
    page.get_by_role("button", name="Join").click()
    sight.sees("Amélie joined")


def test_words_are_drawn_as_discord_draws_them(open_page: Opener) -> None:
    sight = open_page()
    sight.command("toy words")
    message = sight.message("Under it")
    for tag, inside in (
        (".h1", "Title"),
        (".fine", "small print"),
        ("strong em", "both"),
        ("blockquote", "quoted line"),
        ("ol li", "two"),
        ("pre code", 'return "**grouink**"'),
        (".lines", "snake_case_word *plain*"),
        (".lines", "<script>alert(1)</script> & 5 < 6"),
    ):
        playwright.expect(message.locator(tag, has_text=inside)).to_be_visible()
    playwright.expect(message.locator(".embed").get_by_alt_text("A striped board")).to_be_visible()
    playwright.expect(message.get_by_alt_text("A striped board")).to_have_count(1)
    playwright.expect(message.locator(".embed-foot")).to_be_in_viewport()
    message.get_by_role("button", name="#Table 3").click()
    sight.sees("In the thread")


@pytest.mark.thorough
def test_a_bot_that_stays_silent_is_reported(open_page: Opener) -> None:
    sight = open_page()
    sight.become(CLARA)
    sight.command("toy silent")
    playwright.expect(sight.page.locator("#notice")).to_have_text("The application did not respond.✕")


def test_the_newer_components_are_drawn(open_page: Opener) -> None:
    sight = open_page()
    sight.command("jouet mise-en-page")
    box = sight.page.locator(".container")
    playwright.expect(box.get_by_role("heading", name="Round 3")).to_be_visible()
    playwright.expect(box.get_by_role("button", name="Go")).to_be_visible()
    playwright.expect(box.get_by_alt_text("The board")).to_be_visible()


def test_people_talk_to_one_another_and_two_windows_agree(open_page: Opener) -> None:
    one, other = open_page(), open_page()
    other.become(CLARA)
    one.page.locator("#say").fill("Salut <@801000000000000003>, **à toi** !")
    one.page.keyboard.press("Enter")
    other.sees("Salut @Clara, à toi !")
    playwright.expect(other.page.locator(".message.called strong")).to_have_text("à toi")


def test_an_edited_message_keeps_its_picture_and_a_button_leads_to_it(open_page: Opener) -> None:
    sight = open_page()
    page = sight.page
    sight.become(CLARA)
    sight.command("toy story")
    sight.sees("Chapter one")
    playwright.expect(page.get_by_role("img", name="Sent without a notification")).to_be_visible()
    page.wait_for_function("document.querySelector('img.picture')?.naturalWidth === 320")
    page.evaluate("document.querySelector('img.picture').kept = true")
    page.get_by_role("button", name="Go on").click()
    leads = page.get_by_role("button", name="News further up")
    playwright.expect(leads).to_be_visible()
    assert page.evaluate(_LEFT_BELOW) < 4
    leads.click()
    playwright.expect(sight.message("Chapter two")).to_be_in_viewport()
    assert page.evaluate("[...document.querySelectorAll('.message img.picture')].map(one => one.kept)") == [
        True
    ]
    playwright.expect(leads).to_be_hidden()


def test_a_narrow_window_hides_the_channels_behind_a_button(open_page: Opener) -> None:
    sight = open_page(width=390, height=780)
    page = sight.page
    playwright.expect(page.locator("#side")).to_be_hidden()
    page.locator("#drawer").click()
    sight.open_private()
    playwright.expect(page.locator("#side")).to_be_hidden()
    playwright.expect(page.locator("#place")).to_have_text("Porc Royal")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
