"""Pressing, writing and reading on the page while messages arrive, as they do all the time where others play."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Final

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from bot.local.people import PLACES
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight
from tests.fake_discord.components import walk

AMELIE, BRUNO, CLARA, DAVE = PEOPLE[:4]
GAME: Final = PLACES[1]

pytestmark = [
    pytest.mark.browser,
    needs_chromium,
]

LISTEN = """async () => {
  const { on } = await import('/page/store.js');
  window.counts = 0;
  on('unread', () => { window.counts += 1; });
}"""
FAR_FROM_THE_END = """() => {
  const log = document.querySelector('#log');
  return log.scrollHeight - log.scrollTop - log.clientHeight > 300;
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""What is held back while a button is down would have been drawn by then."""


@pytest.fixture
def painted() -> bool:
    """Nobody looks at a picture here."""
    return False


class Neighbour:
    """Somebody else at another machine, who writes and presses meanwhile."""

    def __init__(self, program: Program, sight: Sight) -> None:
        self._program: Final = program
        self._sight: Final = sight
        sight.page.evaluate(LISTEN)

    def writes(self, content: str = "Oink") -> None:
        """Write in the channel of the game, until the page that is tested has been told."""
        self._act("say", content=content)

    def presses(self, label: str) -> None:
        """Press the newest button of this name, until the page that is tested has been told."""
        messages = self._program.told_to(DAVE)["messages"][str(GAME.id)]
        found = [
            (message["id"], control["custom_id"])
            for message in messages
            for control in walk(message["components"])
            if control.get("label") == label
        ]
        message, control = found[-1]
        self._act("press", message=message, custom_id=control)

    def _act(self, kind: str, **fields: str) -> None:
        page = self._sight.page
        before = page.evaluate("window.counts")
        body = json.dumps({"viewer": str(DAVE.id), "channel": str(GAME.id), **fields}).encode()
        request = urllib.request.Request(
            f"{self._program.url}deeds/{kind}", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert json.load(answer)["kind"] == "message"
        page.wait_for_function(f"() => window.counts > {before}")
        page.evaluate(DRAWN)


@pytest.fixture
def neighbour(program: Program, sight: Sight) -> Neighbour:
    sight.become(CLARA)
    sight.go(GAME.name)
    return Neighbour(program, sight)


def presses_while(sight: Sight, target: playwright.Locator, happens: Callable[[], None]) -> None:
    """Hold the button of the mouse down on something, and let it go where it is, after something has happened."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    sight.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    sight.page.mouse.down()
    happens()
    sight.page.mouse.up()


def opens_a_lobby(sight: Sight) -> None:
    """Clara opens a table, in a channel that is longer than its window."""
    sight.say(*(f"speech {number}" for number in range(12)))
    sight.command("table open", "Les Cochons de l’Espace")
    sight.sees("who is playing?")


def test_a_press_on_a_person_takes_while_a_message_arrives(sight: Sight, neighbour: Neighbour) -> None:
    for person in (BRUNO, AMELIE, CLARA):
        viewer = sight.page.locator(f"[data-viewer='{person.id}']")
        presses_while(sight, viewer, neighbour.writes)
        playwright.expect(viewer).to_have_attribute("aria-checked", "true")
        playwright.expect(sight.page.locator("#log")).not_to_have_attribute("inert", "")


@pytest.mark.thorough
def test_a_press_on_a_channel_takes_while_a_message_arrives(sight: Sight, neighbour: Neighbour) -> None:
    presses_while(sight, sight.page.locator("#side .place", has_text="taverne"), neighbour.writes)
    playwright.expect(sight.page.locator("#place")).to_contain_text("taverne")


@pytest.mark.thorough
def test_a_direct_message_that_is_pressed_before_the_new_eyes_are_there_is_their_own(
    sight: Sight, neighbour: Neighbour
) -> None:
    """What is pressed just after another person was chosen still stands for the one before."""
    sight.go("Porc Royal")
    pressed = """async ([viewer]) => {
      const { store, become, go } = await import('/page/store.js');
      const before = store.channel;
      become(viewer);
      go(before);
    }"""
    for person in (BRUNO, AMELIE):
        sight.page.evaluate(pressed, [str(person.id)])
        playwright.expect(
            sight.page.locator(f"[data-viewer='{person.id}'][aria-checked=true]")
        ).to_be_visible()
        playwright.expect(sight.page.locator("#place")).to_contain_text("Porc Royal")
        own = sight.page.evaluate("async () => (await import('/page/store.js')).store")
        assert own["channel"] in {one["id"] for one in own["channels"] if one.get("private")}


@pytest.mark.thorough
def test_a_press_on_a_button_takes_while_a_message_arrives_that_moves_it(
    sight: Sight, neighbour: Neighbour
) -> None:
    opens_a_lobby(sight)
    adding = sight.page.locator(".message button.button").filter(has_text="Add a practice player").last
    for count in (1, 2, 3):
        presses_while(sight, adding, lambda: neighbour.writes("one\ntwo\nthree"))
        playwright.expect(sight.message("takes a seat")).to_have_count(count)
    sight.sees("three")


@pytest.mark.thorough
def test_a_press_takes_while_its_own_message_is_edited(sight: Sight, neighbour: Neighbour) -> None:
    opens_a_lobby(sight)
    adding = sight.page.locator(".message button.button").filter(has_text="Add a practice player").last
    presses_while(sight, adding, lambda: neighbour.presses("Join"))
    sight.sees("takes a seat")
    sight.sees(re.compile("Dave"))


@pytest.mark.thorough
def test_focus_and_an_open_menu_outlive_an_edit_of_their_message(sight: Sight, neighbour: Neighbour) -> None:
    opens_a_lobby(sight)
    menu = sight.page.locator(".message button.menu").last
    if not menu.count():
        sight.press("Options")
        playwright.expect(menu).to_be_visible()
    leaving = sight.page.locator(".message:not(.private) button.button").filter(has_text="Leave").last
    leaving.focus()
    neighbour.presses("Join")
    sight.sees("Dave")
    playwright.expect(leaving).to_be_focused()
    menu.click()
    playwright.expect(sight.page.locator(".picker")).to_be_visible()
    neighbour.presses("Leave")
    playwright.expect(sight.page.locator(".picker")).to_be_visible()
    sight.page.locator(".picker [role=option]").first.click()
    playwright.expect(sight.page.locator(".picker")).to_have_count(0)
    playwright.expect(menu).to_be_focused()


@pytest.mark.thorough
def test_where_one_reads_and_what_one_writes_outlives_a_message(sight: Sight, neighbour: Neighbour) -> None:
    sight.say(*(f"speech {number}" for number in range(30)))
    sight.page.locator("#log").hover()
    sight.page.mouse.wheel(0, -400)
    sight.page.wait_for_function(FAR_FROM_THE_END)
    top = sight.page.evaluate("document.querySelector('#log').scrollTop")
    sight.page.locator("#say").focus()
    sight.page.keyboard.type("half a ")
    neighbour.writes()
    sight.page.keyboard.type("sentence")
    playwright.expect(sight.page.locator("#say")).to_have_value("half a sentence")
    assert sight.page.evaluate("document.querySelector('#log').scrollTop") == top
