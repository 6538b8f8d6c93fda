"""A newcomer on the page, at the width of a phone: a lesson from `/learn` to its end, by what is offered."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.phone import Phone

CLARA, AMELIE = PEOPLE[2], PEOPLE[0]
PRIVATE = "Porc Royal"
IS_READ = """() => {
    const told = [...document.querySelectorAll('.message .text')].findLast(one => one.textContent.includes('You try'));
    const box = told.getBoundingClientRect(), talk = document.querySelector('#log').getBoundingClientRect();
    return box.bottom <= talk.bottom && box.bottom - Math.max(box.top, talk.top) > talk.height / 2;
}"""
"""Whether what came of a try fills most of what is in sight, without scrolling."""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.thorough,
    needs_chromium,
]


def look(phone: Phone, name: str) -> None:
    """Keep what is seen, where somebody wants to look at it."""
    folder = os.environ.get("PORC_SCREENS")
    if folder:
        phone.page.screenshot(path=f"{folder}/{name}.png")


def press_one(phone: Phone, labels: Sequence[str]) -> None:
    """Press these one after the other, each once it is offered; the page never has to be pushed aside."""
    for label in labels:
        found = phone.page.locator(".message .row button").filter(has_text=re.compile(label))
        found.last.wait_for()
        phone.fits()
        phone.press(re.compile(label))


@pytest.mark.parametrize(
    ("person", "line", "presses", "end"),
    [
        (CLARA, ("learn", "Election"), ("Open the ballot", r"^Vote → Clara"), "Learnt: A secret vote"),
        (AMELIE, ("apprendre", "Élection"), ("Ouvrir", r"^Voter → Amélie"), "Appris"),
    ],
)
def test_the_lesson_of_a_sealed_vote_is_finished_on_a_phone(
    phone: Phone, person: object, line: tuple[str, str], presses: Sequence[str], end: str
) -> None:
    phone.become(person)  # type: ignore[arg-type]  # one of the people of the page
    phone.go(PRIVATE)
    phone.command(*line)
    phone.sees("🎓")
    press_one(phone, presses)
    phone.sees(end)
    phone.fits()
    look(phone, f"election-{line[0]}")


def test_a_wrong_choice_is_told_and_asked_again_on_a_phone(phone: Phone) -> None:
    phone.become(CLARA)
    phone.go(PRIVATE)
    phone.command("learn", "Les Cochons de l’Espace")
    phone.sees("Land on B12")
    phone.pictures_load()
    phone.fits()
    look(phone, "cochons-1")
    phone.choose(re.compile("Land"), re.compile("A4"))
    phone.sees("nothing has happened")
    phone.fits()
    look(phone, "cochons-2")
    playwright.expect(phone.message("nothing has happened").last).to_be_in_viewport()
    assert phone.page.evaluate(IS_READ), "what came of it stands right above what was pressed"
    phone.choose(re.compile("Land"), re.compile("B12"))
    phone.sees("Taken")
    press_one(phone, ("Keep everything", "Nothing until the fights"))
    phone.sees("You have 3 trips left")
    phone.pictures_load()
    phone.fits()
    look(phone, "cochons-3")
