"""Whoever writes on the page is neither interrupted nor made to wait, and has the newest message in sight."""

from __future__ import annotations

import signal

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE, LocalPerson
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight

AMELIE, CLARA = PEOPLE[0], PEOPLE[2]

pytestmark = [
    pytest.mark.browser,
    needs_chromium,
]


@pytest.fixture
def painted() -> bool:
    """Nobody looks at a picture here."""
    return False


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


@pytest.mark.parametrize("key", ["Enter", "Tab"])
@pytest.mark.samples("Enter")
def test_enter_and_tab_take_what_fits_the_whole_of_what_was_typed_however_fast(
    sight: Sight, key: str
) -> None:
    opening(sight)
    sight.page.keyboard.type("Interstellar")
    sight.page.keyboard.press(key)
    playwright.expect(sight.page.locator("[data-option=game]")).to_have_value("Interstellar Pig")
    sight.page.keyboard.press("Enter")
    sight.sees("Interstellar Pig #1: who is playing?")


@pytest.mark.thorough
def test_escape_takes_a_fast_enter_back(sight: Sight) -> None:
    opening(sight)
    sight.page.keyboard.type("Interstellar")
    sight.page.keyboard.press("Enter")
    sight.page.keyboard.press("Escape")
    sight.page.keyboard.type(" P")
    playwright.expect(sight.page.get_by_role("option", name="Interstellar Pig")).to_be_visible()
    playwright.expect(sight.page.locator("[data-option=game]")).to_have_value("Interstellar P")


@pytest.mark.thorough
def test_what_nothing_fits_is_sent_as_it_was_typed_by_one_fast_enter(sight: Sight) -> None:
    opening(sight)
    sight.page.keyboard.type("chess")
    sight.page.keyboard.press("Enter")
    sight.sees("I can run: cochons, cosmic")


def opening(sight: Sight) -> None:
    """Clara begins to open a table, and sees the games that there are."""
    sight.become(CLARA)
    sight.go("game")
    sight.page.locator("#say").click()
    sight.page.keyboard.type("/table open")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.get_by_role("option").nth(1)).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("person", "line", "told"),
    [
        (CLARA, "/rules word:recipe game:cochons", "Sacred Recipe"),
        (AMELIE, "/regles mot: recette jeu: cochons", "Recette Sacrée"),
    ],
    ids=["en", "fr"],
)
def test_options_are_typed_by_their_names_where_none_is_required(
    sight: Sight, person: LocalPerson, line: str, told: str
) -> None:
    types(sight, person, line)
    options = sight.page.locator(".option-field input")
    playwright.expect(options).to_have_count(2)
    playwright.expect(sight.page.get_by_role("option")).to_have_count(1)
    sight.page.keyboard.press("Enter")
    sight.page.keyboard.press("Enter")
    sight.sees(told)


@pytest.mark.thorough
def test_a_choice_is_typed_by_its_word_as_the_guide_says(sight: Sight) -> None:
    types(sight, AMELIE, "/plateau texte:true")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator("[data-option=text]")).to_have_value("Vrai")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator(".message.private")).to_have_count(1)


@pytest.mark.thorough
def test_what_is_typed_and_is_no_option_is_neither_lost_nor_sent(sight: Sight) -> None:
    types(sight, CLARA, "/board txet:true")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator("#notice")).to_contain_text("no option “txet:true”")
    playwright.expect(sight.page.locator("input.rest")).to_have_value("txet:true")
    sight.page.locator("input.rest").fill("text:true")
    sight.page.keyboard.press("Enter")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator(".message.private")).to_have_count(1)


@pytest.mark.thorough
def test_the_name_of_an_option_typed_behind_a_value_goes_on_in_its_own_field(sight: Sight) -> None:
    types(sight, CLARA, "/election open title: Who cooks? ballot: sealed")
    playwright.expect(sight.page.locator("[data-option=title]")).to_have_value("Who cooks?")
    playwright.expect(sight.page.locator("[data-option=ballot]")).to_have_value("sealed")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("person", "told"),
    [(CLARA, "The program did not answer."), (AMELIE, "Le programme n’a pas répondu.")],
    ids=["en", "fr"],
)
def test_what_happened_is_said_in_plain_words_where_the_program_is_gone(
    program: Program, sight: Sight, person: LocalPerson, told: str
) -> None:
    sight.become(person)
    program.end(signal.SIGKILL)
    sight.page.locator("#say").fill("Is anybody there?")
    sight.page.keyboard.press("Enter")
    playwright.expect(sight.page.locator("#notice")).to_contain_text(told)
    playwright.expect(sight.page.locator("#notice")).not_to_contain_text("Error")
    playwright.expect(sight.page.locator("#say")).to_have_value("Is anybody there?")
    program.start()
    playwright.expect(sight.page.locator("#offline")).to_be_hidden()


def types(sight: Sight, person: LocalPerson, line: str) -> None:
    """Type a command key by key, as one does."""
    sight.become(person)
    sight.go("game")
    sight.page.locator("#say").click()
    sight.page.keyboard.type(line)


AT_THE_END = """() => {
  const log = document.querySelector('#log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""
GROW = """(height) => {
  document.querySelector('#log').lastElementChild.style.minHeight = `${height}px`;
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
SHRINK_AND_GROW = """() => {
  const log = document.querySelector('#log');
  const last = log.lastElementChild;
  last.style.minHeight = '';
  void log.scrollTop;
  last.style.minHeight = '1500px';
}"""


@pytest.mark.thorough
def test_the_end_stays_in_sight_when_an_answer_shrinks_while_a_picture_comes(sight: Sight) -> None:
    sight.become(CLARA)
    sight.go("game")
    sight.say(*(f"speech {number}" for number in range(20)))
    sight.page.evaluate(GROW, 900)
    assert sight.page.evaluate(AT_THE_END)
    sight.page.evaluate(SHRINK_AND_GROW)
    sight.page.wait_for_function(AT_THE_END)
    sight.page.locator("#log").hover()
    sight.page.mouse.wheel(0, -600)
    sight.page.wait_for_function(f"() => !({AT_THE_END})()")
    sight.page.evaluate(GROW, 1600)
    assert not sight.page.evaluate(AT_THE_END), "whoever has scrolled up goes on reading there"
