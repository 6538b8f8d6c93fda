"""The page of a game in a browser: offline, on a phone and on a desk, by keys, and for a screen reader."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright import sync_api as playwright

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.record.eyes import list_eyes
from bot.record.html import write_html
from bot.wording.voice import Voices
from porc_royal.facts import Seat
from tests.browser.chromium import ONLY, Chromium, needs_chromium
from tests.golden.kept import KINDS
from tests.record.recorded import record_golden
from tests.words import WORDS

pytestmark = [pytest.mark.browser, needs_chromium]
FEW: Final = ("cochons", "election", "interstellar_pig")
"""Kinds whose golden games are short enough to be shown whole in the thorough run."""
UPTO: Final = 45
"""Entries of the games that are shown: enough for boards and hands of every sort."""
Show = Callable[..., playwright.Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with ONLY.use() as found:
        yield found


@pytest.fixture
def show(chromium: Chromium, tmp_path: Path) -> Iterator[Show]:
    """Opens the page of a golden game without a network; none of its scripts may fail, and nothing may be asked for."""
    faults: list[str] = []
    with chromium.at_work() as browser:
        contexts: list[playwright.BrowserContext] = []

        def open_page(
            kind: str, language: str = "en", width: int = 400, scheme: Literal["light", "dark"] = "light"
        ) -> playwright.Page:
            record = record_golden(kind, upto=UPTO)
            eyes = list_eyes(record.table, [Seat(row.seat) for row in record.seats], Seat(0))[:3]
            path = tmp_path / "game.html"
            path.write_bytes(write_html(record, GAMES[KINDS[kind].game], Voices(WORDS), language, eyes))
            size: Any = {"width": width, "height": 800}
            context = browser.new_context(viewport=size, offline=True, color_scheme=scheme)
            contexts.append(context)
            page = context.new_page()
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
            page.on("request", lambda asked: faults.append(asked.url) if asked.url != path.as_uri() else None)
            page.goto(path.as_uri())
            page.locator("#page h2").wait_for()
            return page

        yield open_page
        for context in contexts:
            context.close()
    assert faults == []


def read_place(page: playwright.Page) -> tuple[int, int]:
    """The number of the page that is shown, and how many there are."""
    number, count = page.locator("#bar output").inner_text().split(" ", 1)[1].split(" / ")
    return int(number), int(count)


def find_faults(page: playwright.Page) -> list[str]:
    """What speaks against the page as it is shown now."""
    found = Axe().run(page).response["violations"]
    return [json.dumps((one["id"], [node["html"][:120] for node in one["nodes"][:2]])) for one in found]


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_speaks_against_any_page_and_it_fits_a_phone(show: Show, language: str, scheme: str) -> None:
    page = show("cochons", language, 400, scheme)
    for key in ("Home", "ArrowRight", "End"):
        page.keyboard.press(key)
        assert find_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 400
    page.set_viewport_size({"width": 1280, "height": 900})
    assert find_faults(page) == []
    assert page.get_attribute("html", "lang") == language


def test_keys_and_buttons_turn_the_pages_and_other_eyes_see_the_same_moment(show: Show) -> None:
    page = show("interstellar_pig")
    first, count = read_place(page)
    assert (first, count > 10) == (1, True)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Forward").click()
    assert read_place(page) == (3, count)
    page.keyboard.press("End")
    assert read_place(page) == (count, count)
    assert page.get_by_role("button", name="Forward").is_disabled()
    page.keyboard.press("ArrowLeft")
    assert read_place(page) == (count - 1, count)
    page.locator("#bar select").nth(1).select_option("1")
    assert read_place(page)[1] < count
    eyes = page.locator("#bar select").first
    eyes.select_option("1")
    page.keyboard.press("Home")
    page.reload()
    page.locator("#page h2").wait_for()
    assert eyes.input_value() == "1", "the address says where one is"


def test_the_board_is_a_picture_with_its_words_beside_it(show: Show) -> None:
    page = show("cochons", width=1280)
    page.keyboard.press("End")
    board = page.locator("#board svg")
    assert board.get_attribute("role") == "img"
    assert "The board" in (board.get_attribute("aria-label") or "")
    assert page.locator("#board svg *").count() > 100
    page.locator("details summary").click()
    assert page.locator("details li").count() > 2


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(
    "kind", [one if one in FEW else pytest.param(one, marks=pytest.mark.soak) for one in KINDS]
)
def test_every_kind_of_game_is_shown_to_its_last_page(show: Show, kind: str) -> None:
    page = show(kind)
    for _ in range(read_place(page)[1] - 1):
        page.keyboard.press("ArrowRight")
    assert read_place(page)[0] == read_place(page)[1]
    assert find_faults(page) == []
