"""Whoever writes on the page is neither interrupted by what happens nor made to wait for the lists."""

from __future__ import annotations

import signal

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from tests.browser.stage import CHROMIUM, Program, Sight

CLARA = PEOPLE[2]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM.exists(), reason="needs Debian's chromium: apt-get install -y chromium"),
]


def test_half_a_command_is_finished_although_the_page_greets_anew_meanwhile(
    program: Program, sight: Sight
) -> None:
    sight.become(CLARA)
    sight.go("game")
    sight.page.locator("#say").click()
    sight.page.keyboard.type("/rul")
    program.end(signal.SIGKILL)
    playwright.expect(sight.page.locator("#offline")).to_be_visible()
    program.start()
    playwright.expect(sight.page.locator("#offline")).to_be_hidden()
    playwright.expect(sight.page.locator("#say")).to_be_focused()
    sight.page.keyboard.type("es")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator(".command")).to_contain_text("/rules")


def test_enter_takes_what_fits_the_whole_of_what_was_typed_however_fast(sight: Sight) -> None:
    sight.become(CLARA)
    sight.go("game")
    page = sight.page
    page.locator("#say").click()
    page.keyboard.type("/table open")
    page.keyboard.press("Enter")
    playwright.expect(page.get_by_role("option")).not_to_have_count(1)
    page.keyboard.type("Interstellar")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sight.sees("Interstellar Pig #1: who is playing?")
