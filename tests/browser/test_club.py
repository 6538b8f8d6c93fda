"""A ballot of a club on a phone, by every method: opened, voted in two languages, closed, and looked at."""

from __future__ import annotations

import pathlib
import re
from typing import Final

import pytest
from playwright import sync_api as playwright

from storage.ports import Language
from tests.browser.ballots import (
    AMELIE,
    BRUNO,
    CANDIDATES,
    CLARA,
    DAVE,
    PhoneBallot,
    add_papers,
    pass_time,
    read_in,
    send_command,
)
from tests.browser.chromium import needs_chromium
from tests.browser.phone import Phone

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, needs_chromium]
both: Final = pytest.mark.parametrize("language", ["fr", "en"])
METHODS: Final = {
    "single": ({"method": "single"}, ("Bob",), ("Bob",), "single"),
    "approval": ({"method": "approval"}, ("Bob", "Cy"), ("Bob",), "approval"),
    "ranked": ({"method": "ranked"}, ("Bob", "Cy"), ("Bob",), "ranked"),
    "transfers": ({"method": "ranked", "places": "2"}, ("Bob", "Cy"), ("Bob", "Cy"), "ranked-places"),
    "pairs": ({"method": "pairs"}, ("Bob", "Cy"), ("Bob",), "pairs"),
    "tally": ({"method": "single", "secrecy": "tally"}, ("Bob",), ("Bob",), "single"),
}
"""What is typed, what both hand in, who is elected, and how it is explained."""


@both
@pytest.mark.parametrize("name", METHODS)
def test_a_ballot_is_opened_voted_and_closed_on_a_phone(phone: Phone, name: str, language: Language) -> None:
    given, paper, elected, how = METHODS[name]
    ballot = PhoneBallot(phone, name, language)
    ballot.open(f"elections-method-{how}-how", candidates=CANDIDATES, **given)
    ballot.vote(BRUNO, *paper)
    ballot.vote(DAVE, "Dora")
    ballot.vote(DAVE, *paper, again=True)
    ballot.close()
    ballot.count(*elected)


@both
def test_a_secret_ballot_gives_words_that_are_published_with_the_papers(
    phone: Phone, tmp_path: pathlib.Path, language: Language
) -> None:
    ballot = PhoneBallot(phone, "secret", language)
    ballot.open("elections-secrecy-secret-how", candidates=CANDIDATES, method="ranked", secrecy="secret")
    add_papers(tmp_path, [(0, 1), (0,), (0, 2), (1, 0), (1,), (2, 1), (2,), (3, 1), (0, 3)], 1)
    for person in (BRUNO, DAVE):
        reader = ballot.vote(person, "Bob", "Anna")
        word = reader.text("elections-club-word", what="|").partition("|")[0]
        phone.sees(re.compile(rf"{re.escape(word)}\s*[a-z]{{12}}"))
    ballot.close()
    ballot.sees(read_in(ballot.opener), "elections-club-published")
    ballot.count("Bob")
    own = ballot.enter(DAVE)
    phone.press(ballot.say("elections-club-show-files"))
    ballot.sees(own, "elections-club-files-check", number=1)
    for name in ("check.py", "check.html", "ballot-1.csv", "ballot-1.json", "ballot-1.txt"):
        phone.sees(name)
    ballot.keep("files")


@both
def test_those_who_are_named_are_called_and_reminded_and_nobody_else_votes(
    phone: Phone, language: Language
) -> None:
    ballot = PhoneBallot(phone, "named", language)
    named = f"<@{BRUNO.id}> <@{DAVE.id}>"
    ballot.open("elections-method-single-how", candidates=CANDIDATES, closes="4h", voters=named)
    ballot.sees(read_in(ballot.opener), "elections-club-voters-named", count=2)
    stranger = CLARA if ballot.opener is AMELIE else AMELIE
    reader = ballot.enter(stranger)
    phone.press(ballot.say("elections-club-vote"))
    ballot.sees(reader, "elections-error-not-named")
    ballot.keep("refused")
    ballot.vote(BRUNO, "Bob")
    for _ in range(3):
        pass_time(phone, 1)
    phone.sees(re.compile("n’a rien à faire" if language == "fr" else "need do nothing"))
    ballot.vote(DAVE, "Bob")
    ballot.keep("reminder")
    pass_time(phone, 1)
    ballot.count("Bob")


@both
def test_people_stand_speak_and_are_elected(phone: Phone, language: Language) -> None:
    ballot = PhoneBallot(phone, "standing", language)
    reader = read_in(ballot.opener)
    ballot.open("elections-method-pairs-how", method="pairs", stand="1d")
    for person, line in ((BRUNO, "Des clefs pour tous"), (DAVE, "Keys for all")):
        own = ballot.enter(person)
        phone.press(ballot.say("elections-club-stand"))
        phone.page.locator("#modal input, #modal textarea").first.fill(line)
        ballot.keep(f"window-{person.name}")
        phone.send()
        phone.sees(own.text("elections-club-stand-ok", when="|").partition("|")[0])
        ballot.sees(reader, "elections-club-enters", title=ballot.title, who=person.name, what=line)
        ballot.keep(f"stands-{person.name}")
    pass_time(phone, 24)
    phone.sees(f"{BRUNO.name} · {DAVE.name}")
    ballot.enter(ballot.opener)
    send_command(phone, ballot.opener, "speakers", minutes="3")
    ballot.sees(reader, "elections-club-speakers", title=ballot.title)
    send_command(phone, ballot.opener, "ruling", text="Dave = David")
    phone.sees("Dave = David")
    ballot.keep("ruling")
    for person in (BRUNO, DAVE):
        ballot.vote(person, DAVE.name, BRUNO.name)
    ballot.close()
    ballot.count(DAVE.name)
    ballot.enter(ballot.opener)
    send_command(phone, ballot.opener, "list")
    ballot.sees(reader, "elections-club-list")
    phone.pictures_load()
    ballot.keep("list")


CUT_OFF: Final = """() => [...document.querySelectorAll('[role=option]')]
    .filter(one => one.getBoundingClientRect().right > innerWidth
        || [one, ...one.querySelectorAll('*')].some(part => part.scrollWidth > part.clientWidth + 1
            && getComputedStyle(part).overflow === 'hidden')).length"""
"""How many of the proposals cannot be read whole."""


@both
def test_each_method_is_explained_whole_where_it_is_chosen_and_an_order_is_typed(
    phone: Phone, language: Language
) -> None:
    ballot = PhoneBallot(phone, "choice", language)
    reader = ballot.enter(ballot.opener)
    phone.page.locator("#say").click()
    phone.page.keyboard.type("/election club")
    phone.page.keyboard.press("Enter")
    phone.page.locator("button.more[data-option='method']").click()
    for method in ("single", "approval", "ranked", "pairs"):
        told = reader.text(f"elections-method-{method}")
        playwright.expect(phone.page.get_by_role("option", name=told)).to_be_visible()
    ballot.keep("methods")
    assert phone.page.evaluate(CUT_OFF) == 0
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("Escape")
    ballot.open("elections-method-ranked-how", candidates=CANDIDATES, method="ranked")
    phone.press(ballot.say("elections-club-vote"))
    phone.press(reader.text("elections-club-type"))
    phone.page.locator("#modal textarea").fill("Cy\n2")
    ballot.keep("window")
    phone.send()
    phone.sees(re.compile("Cy › Bob"))
    ballot.keep("typed")
