"""Every game and an election at the width of a phone: what is pressed is in reach, and nothing is cut off."""

from __future__ import annotations

import re

import pytest

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.phone import READABLE, WIDTH, Phone
from tests.browser.tales import TALES, Tale

AMELIE, BRUNO, CLARA = PEOPLE[:3]
PRIVATE = "Porc Royal"
TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2972"/>'
ENLARGE = """async (address) => {
  const picture = Object.assign(document.createElement("img"), { src: address });
  document.querySelector("#lightbox").replaceChildren(picture);
  document.querySelector("#lightbox").showModal();
  await picture.decode();
}"""
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    needs_chromium,
]


@pytest.mark.parametrize("tale", TALES.values(), ids=TALES)
@pytest.mark.samples("cosmic")
def test_a_game_begins_and_is_answered_on_a_phone(phone: Phone, tale: Tale) -> None:
    phone.become(CLARA)
    phone.go("game")
    phone.command("table open", tale.title, options=tale.options)
    phone.sees("who is playing?")
    for _ in range(tale.companions):
        phone.press("Add a practice player")
        phone.sees("takes a seat")
    phone.sees("Enough players")
    phone.fits()
    phone.press("Start")
    phone.sees("begins!")
    phone.go(PRIVATE)
    phone.sees(tale.asks)
    if tale.pictured:
        phone.pictures_load()
    phone.fits()
    tale.answer(phone)
    phone.go("game")
    phone.sees(tale.told)
    phone.press("Answer")
    phone.sees(tale.then)
    phone.pictures_load()
    phone.enlarge()
    phone.fits()


def test_a_picture_however_tall_is_opened_as_wide_as_the_screen(phone: Phone) -> None:
    """A board of eight with every expansion is nearly three times as tall as it is wide."""
    phone.page.route("**/tall.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=TALL))
    phone.page.evaluate(ENLARGE, "/tall.svg")
    box = phone.page.locator("#lightbox img").bounding_box()
    assert box is not None
    assert READABLE <= box["width"] <= WIDTH
    assert box["height"] > 2.5 * box["width"]


def test_a_form_is_one_window_on_a_phone(phone: Phone) -> None:
    """Boxes, menus and their labels stand within its width, and are sent with one press."""
    people = " ".join(f"votant-{number}: {one.id}" for number, one in enumerate(PEOPLE[:3], 1))
    phone.page.locator("#say").fill(f"/election ouvrir titre: Qui range la cuisine ? {people}")
    phone.page.keyboard.press("Enter")
    if phone.page.locator(".command").count():
        phone.page.keyboard.press("Enter")
    phone.sees("Qui range la cuisine")
    phone.command("consignes")
    phone.press("Voter d’avance")
    window = phone.page.locator("#modal")
    window.locator(".question").first.wait_for()
    for control in window.locator(".question").all():
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 400
    for question in window.locator(".question").all():
        question.locator("label.box").first.click()
    phone.send()
    phone.sees("C’est noté")
    phone.fits()


@pytest.mark.thorough
def test_the_list_of_tables_answers_and_leads_there_on_a_phone(phone: Phone) -> None:
    """At each line is a button: for whoever is awaited the question, for others the way to the table's message."""
    phone.become(CLARA)
    phone.go("game")
    phone.command("table open", "Les Cochons de l’Espace")
    for _ in range(2):
        phone.press("Add a practice player")
        phone.sees("takes a seat")
    phone.press("Start")
    phone.sees("begins!")
    phone.command("table list")
    phone.sees("One table here")
    phone.fits()
    phone.message("One table here").locator(".section button.button").click()
    phone.become(AMELIE)
    phone.go("taverne")
    phone.command("table list")
    phone.sees("Une table ici")
    phone.message("Une table ici").locator(".section button.button").click()
    phone.sees("begins!")
    phone.fits()


@pytest.mark.thorough
def test_the_digest_of_a_morning_answers_at_its_lines_on_a_phone(phone: Phone) -> None:
    phone.become(CLARA)
    phone.go("game")
    phone.page.locator("#say").fill("/settings digest: true")
    phone.page.keyboard.press("Enter")
    if phone.page.locator(".command").count():
        phone.page.keyboard.press("Enter")
    phone.sees("Once a day")
    phone.command("table open", "Les Cochons de l’Espace")
    for _ in range(2):
        phone.press("Add a practice player")
        phone.sees("takes a seat")
    phone.press("Start")
    phone.sees("begins!")
    phone.page.locator("button.later[data-hours='24']").click()
    phone.go(PRIVATE)
    phone.sees("Waiting for you today")
    line = phone.message("Waiting for you today").locator(".section").last
    line.locator("button.button").wait_for()
    phone.fits()
    line.locator("button.button").click()
    phone.sees("Where do your 5 Gorets land?")
    phone.fits()


@pytest.mark.thorough
def test_an_election_is_answered_on_a_phone(phone: Phone) -> None:
    people = " ".join(f"votant-{number}: {one.id}" for number, one in enumerate(PEOPLE[:3], 1))
    line = f"election ouvrir titre: Qui range la cuisine ? scrutin: sealed candidats: 2, 3 {people}"
    phone.page.locator("#say").fill(f"/{line}")
    phone.page.keyboard.press("Enter")
    if phone.page.locator(".command").count():
        phone.page.keyboard.press("Enter")
    phone.sees("Tout le monde répond en secret")
    phone.fits()
    wide = phone.page.add_style_tag(content=".message .button { min-width: 500px; }")
    with pytest.raises(AssertionError):
        phone.fits()
    wide.evaluate("one => one.remove()")
    for person in (AMELIE, BRUNO, CLARA):
        phone.become(person)
        phone.go(PRIVATE)
        phone.fits()
        phone.press(re.compile("Vote(r)? → Clara"))
        phone.sees(re.compile("Scellé|scellé|Sealed|Noté|Taken"))
        phone.fits()
    phone.become(AMELIE)
    phone.go("jeu")
    phone.sees("Au trône")
    phone.pictures_load()
    phone.fits()
