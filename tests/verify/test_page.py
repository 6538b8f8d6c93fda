"""The page that checks the chance of a game says in a browser what the program says."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright import sync_api as playwright

from tests.architecture import tree
from tests.browser.chromium import ONLY, Chromium, needs_chromium
from tests.verify.games import PLAYED, play_game, seal

pytestmark = [pytest.mark.browser, needs_chromium]
PAGE: Final = (tree.ROOT / "bot" / "verify" / "verify.html").as_uri()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with ONLY.use() as found:
        yield found


@pytest.fixture
def page(chromium: Chromium) -> Iterator[playwright.Page]:
    """The page, on a phone without a network; none of its scripts may have failed."""
    faults: list[str] = []
    with chromium.at_work() as browser:
        context = browser.new_context(viewport={"width": 400, "height": 800}, offline=True, locale="en-GB")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(PAGE)
        yield page
        context.close()
    assert faults == []


def check(page: playwright.Page, path: Path, data: bytes) -> str:
    """Choose a file; gives what the page says of it."""
    path.write_bytes(data)
    page.reload()
    page.set_input_files("#file", path)
    page.locator("#result").wait_for()
    return page.locator("#result").inner_text()


@pytest.mark.parametrize("recipe", [1, 2, 3])
@pytest.mark.samples("3")
def test_the_page_finds_true_files_true(page: playwright.Page, tmp_path: Path, recipe: int) -> None:
    for number in range(len(PLAYED)):
        assert check(page, tmp_path / "proof.json", play_game(number, recipe)).startswith("✔")
        assert page.locator("#draws li").count() > 4


@pytest.mark.thorough
def test_the_page_refuses_a_file_in_which_a_bit_was_changed(page: playwright.Page, tmp_path: Path) -> None:
    luck = random.Random(1)
    for number in range(20):
        data = bytearray(play_game(number % len(PLAYED)))
        data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
        assert check(page, tmp_path / "proof.json", bytes(data)).startswith("✘")


@pytest.mark.thorough
def test_the_page_refuses_a_die_that_shows_something_else_though_the_sum_fits(
    page: playwright.Page, tmp_path: Path
) -> None:
    proof = play_game(0)
    at = proof.index(b'"outcome":[', proof.index(b'"faces"')) + len(b'"outcome":[')
    face = b"1" if proof[at : at + 1] != b"1" else b"2"
    told = check(page, tmp_path / "proof.json", seal(proof[:at] + face + proof[at + 1 :]))
    assert "must show" in told


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("told", "other"),
    [
        (rb'"status": "ended"', b'"status": "open"'),
        (rb'"length": \d+', b'"length": true'),
        (rb'"words": \[', rb'"words": ["\ud800",'),
        (rb'"faces":\[\d+', b'"faces":[8589934592'),
        (rb'"place":0,', b'"place":true,'),
    ],
    ids=["status", "length", "words", "faces", "place"],
)
def test_the_page_refuses_what_is_not_of_the_documented_form_though_the_sum_fits(
    page: playwright.Page, tmp_path: Path, told: bytes, other: bytes
) -> None:
    changed, count = re.subn(told, lambda found: other, play_game(0), count=1)
    assert count == 1
    assert check(page, tmp_path / "proof.json", seal(changed)).startswith("✘")


@pytest.mark.thorough
def test_the_page_fits_a_phone(page: playwright.Page, tmp_path: Path) -> None:
    check(page, tmp_path / "proof.json", play_game(1))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
