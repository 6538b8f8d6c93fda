"""The complete game of the Cochons on the page: from the lobby to the first election, against practice players."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight
from tests.browser.tales import land

CLARA = PEOPLE[2]
PRIVATE = "Porc Royal"
OPTIONS = "rule_set=complete, gap_windows=false, ballot=sealed"
PRESSES = 40
"""Answers after which the Senate must have sat."""
ANYTHING = re.compile(".")
PASS = "button[data-control$='|pass']:enabled"
ANSWER = "button[data-control^='pr|0|']:enabled"
MENU = "button[data-control^='pr|1|']:enabled"

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    needs_chromium,
]


ANSWERED: Final = re.compile("Taken|Sealed|asked of you now")


def answer_until(sight: Sight, question: str) -> None:
    """Ask in the channel what is asked, until it is this; what the newest public message tells changes before that.

    What can be passed is passed; of anything else the first answer is taken that one press or one choice gives.
    Each answer to the command takes the place of the one before.
    """
    story = sight.page.locator(".message:not(.private) .text").last
    for _ in range(PRESSES):
        told = story.inner_text()
        shown = sight.await_answer(lambda: sight.command("answer"))
        if question in shown.inner_text():
            return
        ways = (shown.locator(way) for way in (PASS, ANSWER, MENU))
        way = next((found.first for found in ways if found.count()), None)
        if way is None:
            playwright.expect(story).not_to_have_text(told, use_inner_text=True)
            continue
        press_and_wait(sight, shown, way)
    raise AssertionError(question)


def press_and_wait(sight: Sight, shown: playwright.Locator, way: playwright.Locator) -> None:
    """Press, or choose the first thing, and wait for the answer."""
    way.click()
    if sight.page.locator(".picker").count():
        sight.pick(ANYTHING)
    playwright.expect(shown).to_contain_text(ANSWERED)


@pytest.mark.thorough
def test_one_person_comes_to_the_first_election_and_sees_whose_governors_lie_where(
    program: Program, sight: Sight
) -> None:
    sight.become(CLARA)
    sight.go("game")
    sight.command("table open", "Les Cochons de l’Espace", options=OPTIONS)
    sight.sees(re.compile("Complete rules"))
    for _ in range(2):
        sight.press("Add a practice player")
        sight.sees("takes a seat")
    sight.press("Start")
    sight.sees("The Sacred Recipe stays under the trotter.")
    sight.go(PRIVATE)
    sight.sees("Your Sacred Recipe: red")
    land(sight)
    sight.sees("You draw 6 cards")
    sight.pictures_load()
    assert len(sight.hand()) >= 4
    sight.go("game")
    answer_until(sight, "How many trips at most this turn?")
    sight.press("3 trips")
    sight.sees(re.compile("Sealed|Taken"))

    answer_until(sight, "the vote begins as soon as everybody is ready")
    sight.press("Ready to vote")
    answer_until(sight, "Slip your vote into the ballot box")
    sight.press("Vote → Clara")
    sight.sees(re.compile("Vote → Clara"))
    sight.sees("The Pig Senate sits.")
    tally = sight.page.locator("img.picture[alt*='🗳']")
    playwright.expect(tally.last).to_be_visible()
    sight.pictures_load()
