"""Local mode as somebody meets it who has never seen it: a table is opened and played on the page."""

from __future__ import annotations

import json
import re
import signal

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE, LocalPerson
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight
from tests.browser.tales import TALES, Tale, land

AMELIE, BRUNO, CLARA = PEOPLE[:3]
PRIVATE = "Porc Royal"

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    needs_chromium,
]


def test_three_people_are_seated_and_each_sees_only_their_own_hand(program: Program, sight: Sight) -> None:
    sight.command("table ouvrir", "Les Cochons de l’Espace")
    sight.sees("La table #1 est ouverte.")
    sight.sees("qui joue ?")
    sight.become(BRUNO)
    sight.press("Rejoindre")
    sight.sees("Te voilà à table : place 2 sur 6.")
    sight.become(CLARA)
    sight.does_not_see("La table #1 est ouverte.")
    sight.press("Rejoindre")
    sight.sees("You are in: seat 3 of 6.")
    sight.become(AMELIE)
    sight.press("Commencer")
    sight.sees("c’est parti !")
    order = first_to_last(sight)
    sight.pictures_load()
    for person in order:
        sight.become(person)
        sight.go(PRIVATE)
        land(sight)

    hands = {}
    for person in PEOPLE[:3]:
        sight.become(person)
        sight.go(PRIVATE)
        hands[person] = sight.hand()
        assert 1 <= len(hands[person]) <= 4
    for person in PEOPLE[:3]:
        others = set[str]().union(*(hands[one] for one in hands if one is not person)) - hands[person]
        sight.become(person)
        seen = messages(program, person) + "".join(sight.page.locator(".message").all_inner_texts())
        assert [title for title in others if title in seen] == []
        assert all(title in seen for title in hands[person])
    onlooker = messages(program, PEOPLE[3])
    assert [title for title in set[str]().union(*hands.values()) if title in onlooker] == []

    discard_in_secret(sight, hands[AMELIE])


def messages(program: Program, person: LocalPerson) -> str:
    """All messages as they go to one person's page: words, components, pictures' texts, addresses, ids."""
    return json.dumps(program.told_to(person)["messages"], ensure_ascii=False)


def first_to_last(sight: Sight) -> list[LocalPerson]:
    """Who plays in which order, as the channel was told."""
    sight.sees("Ordre de jeu")
    told = sight.message("Ordre de jeu").last.inner_text().partition("Ordre de jeu")[2]
    return sorted(PEOPLE[:3], key=lambda person: told.index(person.name))


def discard_in_secret(sight: Sight, hand: set[str]) -> None:
    """A card is laid aside by one press and one window; the channel reads its name only when all have answered."""
    card = min(hand)
    sight.become(AMELIE)
    sight.go("jeu")
    sight.press("Répondre")
    sight.press("Défausser des cartes")
    sight.tick(card)
    sight.send()
    sight.sees("Sous scellés")
    sight.become(BRUNO)
    sight.go("jeu")
    sight.does_not_see("Amélie défausse")
    for person in (BRUNO, CLARA):
        sight.become(person)
        sight.go("jeu")
        sight.press("Tout garder")
        sight.sees(re.compile("Noté|Sous scellés|Taken|Sealed"))
    sight.sees(re.compile(f"Amélie défausse {re.escape(card)}"))


@pytest.mark.thorough
@pytest.mark.parametrize("tale", TALES.values(), ids=TALES)
def test_one_person_plays_against_practice_players_and_old_buttons_outlive_the_program(
    program: Program, sight: Sight, tale: Tale
) -> None:
    page = sight.page
    sight.become(CLARA)
    sight.go("game")
    sight.command("table open", tale.title, options=tale.options)
    sight.sees("who is playing?")
    for _ in range(tale.companions):
        sight.press("Add a practice player")
        sight.sees("takes a seat")
    sight.sees("Enough players")
    sight.press("Start")
    sight.sees("begins!")
    sight.go(PRIVATE)
    sight.sees(tale.asks)
    if tale.pictured:
        sight.pictures_load()

    program.end(signal.SIGKILL)
    playwright.expect(page.locator("#offline")).to_be_visible()
    program.start()
    playwright.expect(page.locator("#offline")).to_be_hidden()

    tale.answer(sight)
    sight.go("game")
    sight.sees(tale.told)
    sight.press("Answer")
    sight.sees(tale.then)
    sight.press("Board")
    playwright.expect(page.locator(".message.private img.picture").last).to_be_visible()
    sight.command("status")
    sight.sees("being played")
    sight.command("rules")
    sight.sees("Aim")
