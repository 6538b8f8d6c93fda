"""The page that counts a secret ballot again says in a browser what the count says."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright import sync_api as playwright

from games.election.methods.count import count_papers
from tests.architecture import tree
from tests.browser.chromium import ONLY, Chromium, needs_chromium
from tests.election.papers import draw_ballot, write_papers

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.thorough]
PAGE: Final = (tree.ROOT / "cogs" / "election" / "checker" / "check.html").as_uri()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with ONLY.use() as found:
        yield found


@pytest.fixture(params=["en-GB", "fr-FR"])
def page(request: pytest.FixtureRequest, chromium: Chromium) -> Iterator[playwright.Page]:
    """The page, on a phone without a network; none of its scripts may have failed."""
    faults: list[str] = []
    with chromium.at_work() as browser:
        context = browser.new_context(
            viewport={"width": 400, "height": 800}, offline=True, locale=request.param
        )
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(PAGE)
        yield page
        context.close()
    assert faults == []


def make_list(seed: int) -> dict[str, Any]:
    """A published list of a random ballot: a heavy paper stands there as often as it weighs."""
    method, candidates, papers, places = draw_ballot(seed)
    single = [one.choices for one in papers for _ in range(one.weight)]
    return {
        "title": "Ballot",
        "candidates": [f"candidate {one}" for one in range(candidates)],
        "method": method,
        "places": places,
        "papers": [(f"word{place}", choices) for place, choices in enumerate(single)],
        "elected": count_papers(method, candidates, papers, places).elected,
    }


def test_the_page_elects_the_same_in_random_ballots(page: playwright.Page) -> None:
    for seed in range(600):
        ballot = json.loads(json.dumps(make_list(seed)))
        assert page.evaluate("(ballot) => count(ballot)", ballot) == ballot["elected"], seed


def test_the_page_finds_a_word_and_says_where_a_result_does_not_follow(
    page: playwright.Page, tmp_path: Path
) -> None:
    french = page.evaluate("navigator.language").startswith("fr")
    papers = [(f"word{place}", one.choices) for place, one in enumerate(write_papers("6 ACB, 5 CB, 4 BC"))]
    ballot = {
        "title": "Qui ?",
        "candidates": ["Ana", "Bob", "Cy"],
        "method": "ranked",
        "places": 1,
        "papers": papers,
        "elected": [2],
    }
    path = tmp_path / "ballot-1.json"
    for elected, fine in (([2], True), ([0], False)):
        path.write_text(json.dumps({**ballot, "elected": elected}))
        page.set_input_files("#file", path)
        page.fill("#word", "Word0 ")
        said = "Le résultat publié" if french else "The published result"
        page.wait_for_function(
            "(fine) => document.getElementById('said').textContent.includes(fine)",
            arg="word0: Ana > Cy > Bob",
        )
        assert (said in page.locator("#said").inner_text()) == fine
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
