"""What comes after a game, at the width of a phone: taken back, put right, looked at again, kept as a file, checked."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright import sync_api as playwright

from bot.local import PEOPLE
from bot.verify import verify
from porc_royal.testing.golden import decode_game
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program
from tests.browser.phone import WIDTH, Phone
from tests.golden.kept import locate_game
from tests.processes.fork_server import ForkServer

AMELIE = PEOPLE[0]
LEFT = 12
"""Entries of the log of a golden game that are still to be played."""
GAMES = {
    "cochons": 6,
    "cochons-complete": 10,
    "cochons-optional": 6,
    "interstellar_pig": 17,
    "cosmic": 46,
    "cosmic-dominion": 16,
    "cosmic-everything": 7,
    "cosmic-pig": 4,
    "cosmic-planetoids": 46,
    "election": 7,
}
"""Golden games, by kind and seed: short ones."""
RARER = {"cochons-optional", "cosmic-dominion", "cosmic-everything", "cosmic-pig", "cosmic-planetoids"}
"""What the long run looks at as well."""
WITHOUT_CHANCE = {"election"}
"""Whoever presides over it gives and takes governors in the game itself, so that there is nothing else to put right."""
LOOK_BACK = re.compile("Look back|Revoir la partie")
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, needs_chromium]


def list_opened(seats: str) -> list[ParameterSet]:
    """Every kind, opened with practice players on these seats."""
    marks = {name: [pytest.mark.soak] if name in RARER else [] for name in GAMES}
    return [pytest.param((name, seats), name, marks=marks[name], id=name) for name in GAMES]


@pytest.fixture
def program(fork_server: ForkServer, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    """The bot with a golden game, opened some steps before its end; practice players on all seats, or all but one."""
    name, seats = request.param
    file = locate_game(name, GAMES[name])
    step = len(decode_game(file.read_bytes()).lines) - LEFT
    program = Program(fork_server, tmp_path, words=("open", str(file), "--step", str(step), seats))
    program.start()
    yield program
    program.end_in_peace()


def look(page: playwright.Page, name: str) -> None:
    """Keep what is seen, where somebody wants to look at it."""
    folder = os.environ.get("PORC_SCREENS")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def go_back(phone: Phone, name: str) -> None:
    """She goes back to the newest moment."""
    phone.command("takeback")
    menu = phone.page.locator(".message button.menu").last
    menu.wait_for()
    menu.click()
    phone.fits()
    look(phone.page, f"{name}-back")
    phone.pick(re.compile("."))
    phone.sees(re.compile("↩️|🗳️"))
    phone.fits()


def put_right(phone: Phone, name: str) -> None:
    """She moves something, to where the last in every menu says, and all read what it was."""
    phone.command("correct")
    phone.sees(re.compile("what is to be put right?|que faut-il corriger"))
    menus = phone.page.locator(".message button.menu")
    done = phone.message(re.compile("Put right:|Corrigé"))
    for number in range(8):
        if done.count() or not menus.count():
            break
        menus.last.click()
        option = phone.page.locator(".picker [role=option]")
        option.last.wait_for()
        (option.last if number else option.first).click()
        phone.page.wait_for_timeout(400)
        phone.fits()
        look(phone.page, f"{name}-right")
    phone.sees(re.compile("Put right:|Corrigé"))
    phone.fits()


def fetch(phone: Phone, name: str, folder: Path) -> Path:
    """A file of the newest message that has one of this ending."""
    link = phone.page.locator(f".message a[href*='{name}']").last
    link.wait_for()
    address = link.evaluate("one => one.href")
    path = folder / name
    path.write_bytes(phone.page.request.get(address).body())
    return path


def look_again(phone: Phone, name: str) -> None:
    """She goes through the game once more, scene by scene and step by step."""
    phone.press(LOOK_BACK)
    phone.sees(re.compile("(scene|scène) 1 (of|sur)"))
    phone.pictures_load()
    phone.fits()
    look(phone.page, f"{name}-replay-1")
    phone.press(re.compile("Step by step|Étape par étape"))
    phone.sees(re.compile(r"(step|étape) \d+ (of|sur)"))
    phone.press(re.compile("⏮"))
    phone.sees(re.compile("(step|étape) 1 (of|sur)"))
    phone.press(re.compile("▶$"))
    phone.sees(re.compile("(step|étape) 2 (of|sur)"))
    phone.press(re.compile("⏭"))
    phone.sees(re.compile(r"(?:step|étape) (\d+) (?:of|sur) \1"))
    phone.fits()
    look(phone.page, f"{name}-replay-end")


def keep_and_check(phone: Phone, name: str, folder: Path) -> None:
    """She keeps the game as a file, and checks its chance."""
    phone.command("table export", options="")
    page = fetch(phone, "game-1.html", folder)
    phone.fits()
    look(phone.page, f"{name}-export")
    phone.command("table proof")
    if name in WITHOUT_CHANCE:
        phone.sees(re.compile("left to chance|laissé au hasard"))
        open_page(phone, name, page)
        return
    proof, checker = fetch(phone, "proof-1.json", folder), fetch(phone, "verify.html", folder)
    verify.check(verify.read(proof.read_bytes()))
    look(phone.page, f"{name}-proof")
    open_files(phone, name, page, checker, proof)


def enter(phone: Phone) -> None:
    """Amélie reads the channel of the table."""
    phone.become(AMELIE)
    phone.go("jeu")


@pytest.mark.parametrize(("program", "name"), list_opened("--practice"), indirect=["program"])
def test_a_game_is_gone_back_in_and_put_right_on_a_phone(program: Program, phone: Phone, name: str) -> None:
    enter(phone)
    go_back(phone, name)
    if name in WITHOUT_CHANCE:
        phone.command("correct")
        phone.sees(re.compile("Nothing can be put right|Rien ne peut être corrigé"))
    else:
        put_right(phone, name)


@pytest.mark.parametrize(("program", "name"), list_opened("--watch"), indirect=["program"])
def test_a_finished_game_is_looked_at_again_kept_and_checked_on_a_phone(
    program: Program, phone: Phone, name: str, tmp_path: Path
) -> None:
    enter(phone)
    look_again(phone, name)
    keep_and_check(phone, name, tmp_path)


def open_page(phone: Phone, name: str, game: Path) -> playwright.Page:
    """The game as a page of its own, without a network and as wide as a phone, from its first page to its last."""
    other = phone.page.context.browser
    assert other is not None
    shown = other.new_context(viewport={"width": WIDTH, "height": 800}, offline=True).new_page()
    shown.goto(game.as_uri())
    shown.locator("#page h2").wait_for()
    assert shown.evaluate("document.documentElement.scrollWidth") <= WIDTH
    look(shown, f"{name}-html")
    shown.keyboard.press("End")
    assert shown.evaluate("document.documentElement.scrollWidth") <= WIDTH
    look(shown, f"{name}-html-end")
    return shown


def open_files(phone: Phone, name: str, game: Path, checker: Path, proof: Path) -> None:
    """The game, and then the checker of its chance, which finds all of it as it should be."""
    shown = open_page(phone, name, game)
    shown.goto(checker.as_uri())
    shown.locator("input[type=file]").set_input_files(str(proof))
    playwright.expect(shown.locator("body")).to_contain_text("✔")
    assert shown.evaluate("document.documentElement.scrollWidth") <= WIDTH
    look(shown, f"{name}-verify")
    shown.context.close()
