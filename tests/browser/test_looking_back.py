"""What comes after a game, at the width of a phone: taken back, put right, looked at again, kept as a file, checked."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from bot.verify import verify
from tests.browser.chromium import needs_chromium
from tests.browser.phone import WIDTH, Phone
from tests.browser.tales import TALES, Tale

CLARA = PEOPLE[2]
PRIVATE = "Porc Royal"
DAYS = 2
SHORT = {
    "cochons": "max_turns=6, gap_windows=false",
    "interstellar_pig": "super=dice",
    "cosmic": "pace=gates",
}
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, needs_chromium]


def look(page: playwright.Page, name: str) -> None:
    """Keep what is seen, where somebody wants to look at it."""
    folder = os.environ.get("PORC_SCREENS")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def begin(phone: Phone, name: str, tale: Tale) -> None:
    """Clara plays with practice players, and answers the first question."""
    phone.become(CLARA)
    phone.go("game")
    phone.command("table open", tale.title, options=SHORT[name])
    phone.sees("who is playing?")
    for _ in range(tale.companions):
        phone.press("Add a practice player")
        phone.sees("takes a seat")
    phone.press("Start")
    phone.sees("begins!")
    phone.go(PRIVATE)
    tale.answer(phone)
    phone.go("game")


def go_back(phone: Phone, name: str) -> None:
    """She wants to go back to the newest moment."""
    phone.command("takeback")
    menu = phone.page.locator(".message button.menu").last
    menu.wait_for()
    menu.click()
    phone.fits()
    look(phone.page, f"{name}-back")
    phone.pick(re.compile("."))
    phone.sees(re.compile("Taken back|The table is asked|goes back|asked|gone back", re.IGNORECASE))
    phone.fits()


def put_right(phone: Phone, name: str) -> None:
    """She proposes to put something right, and fills in what is offered."""
    phone.command("correct")
    phone.sees("what is to be put right?")
    for _ in range(8):
        menu = phone.page.locator(".message button.menu").last
        if not menu.count():
            break
        before = menu.inner_text()
        menu.click()
        phone.page.locator(".picker [role=option]").last.click()
        phone.page.wait_for_timeout(400)
        look(phone.page, f"{name}-right-{before[:12]}")
    phone.fits()


def end(phone: Phone) -> None:
    """Days go by until the game is over; where it would take too long, she ends it."""
    over = phone.page.locator(".message .row button.button").filter(has_text="Look back")
    for _ in range(DAYS):
        if over.count():
            return
        phone.go("game")
        phone.open_drawer(phone.page.locator("[data-hours='24']"))
        phone.page.locator("[data-hours='24']").click()
        phone.page.wait_for_timeout(300)
    phone.go("game")
    phone.command("table cancel")
    phone.sees("for good?")
    phone.press("Yes, cancel it")
    phone.sees("Nobody wins")


def fetch(phone: Phone, name: str, folder: Path) -> Path:
    """A file of the newest message that has one of this ending."""
    link = phone.page.locator(f".message a[href*='{name}']").last
    link.wait_for()
    address = link.evaluate("one => one.href")
    path = folder / name
    path.write_bytes(phone.page.request.get(address).body())
    return path


@pytest.mark.parametrize("name", TALES)
def test_a_game_is_gone_back_in_put_right_looked_at_again_kept_and_checked_on_a_phone(
    phone: Phone, name: str, tmp_path: Path
) -> None:
    begin(phone, name, TALES[name])
    go_back(phone, name)
    put_right(phone, name)
    end(phone)
    if phone.page.locator(".message .row button.button").filter(has_text="Look back").count():
        phone.press("Look back")
    else:
        phone.command("table replay")
    phone.sees(re.compile("scene 1 of"))
    phone.pictures_load()
    phone.fits()
    look(phone.page, f"{name}-replay-1")
    phone.press("Step by step")
    phone.sees(re.compile(r"step \d+ of"))
    phone.press("⏮ Start")
    phone.sees(re.compile("step 1 of"))
    phone.press("Next ▶")
    phone.sees(re.compile("step 2 of"))
    phone.press("End ⏭")
    phone.sees(re.compile(r"step (\d+) of \1"))
    phone.fits()
    look(phone.page, f"{name}-replay-end")
    phone.command("table export", options="")
    page = fetch(phone, "game-1.html", tmp_path)
    phone.fits()
    look(phone.page, f"{name}-export")
    phone.command("table proof")
    proof, checker = fetch(phone, "proof-1.json", tmp_path), fetch(phone, "verify.html", tmp_path)
    verify.check(verify.read(proof.read_bytes()))
    look(phone.page, f"{name}-proof")
    open_files(phone, name, page, checker, proof)


def open_files(phone: Phone, name: str, game: Path, checker: Path, proof: Path) -> None:
    """The game and the checker, without a network and as wide as a phone."""
    other = phone.page.context.browser
    assert other is not None
    context = other.new_context(viewport={"width": WIDTH, "height": 800}, offline=True)
    shown = context.new_page()
    shown.goto(game.as_uri())
    shown.locator("#page h2").wait_for()
    assert shown.evaluate("document.documentElement.scrollWidth") <= WIDTH
    look(shown, f"{name}-html")
    shown.keyboard.press("End")
    look(shown, f"{name}-html-end")
    shown.goto(checker.as_uri())
    shown.locator("input[type=file]").set_input_files(str(proof))
    shown.wait_for_timeout(1500)
    look(shown, f"{name}-verify")
    context.close()
