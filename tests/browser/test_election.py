"""An election on the page, as somebody meets it who has never seen one: a roll call, then a sealed ballot."""

from __future__ import annotations

import json
import re
import signal

import pytest
from playwright import sync_api as playwright

from bot.local import PEOPLE, LocalPerson
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight

AMELIE, BRUNO, CLARA = PEOPLE[:3]
PRIVATE = "Porc Royal"

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    needs_chromium,
]


def types(sight: Sight, line: str) -> None:
    """Write a command with its options, and send it."""
    sight.page.locator("#say").click()
    sight.page.locator("#say").fill(f"/{line}")
    sight.page.keyboard.press("Enter")
    command = sight.page.locator(".command")
    if command.count():
        sight.page.keyboard.press("Enter")
    playwright.expect(command).to_have_count(0)


def opens(sight: Sight, more: str) -> None:
    """Amélie opens an election of three."""
    people = " ".join(f"votant-{number}: {one.id}" for number, one in enumerate(PEOPLE[:3], 1))
    types(sight, f"election ouvrir titre: Qui range la cuisine ? gouverneurs: 5 3 4 {more} {people}")
    sight.sees("L’élection est ouverte")
    sight.sees("Qui range la cuisine")


def votes(sight: Sight, person: LocalPerson, button: re.Pattern[str]) -> None:
    """Vote by a button under the direct message."""
    sight.become(person)
    sight.go(PRIVATE)
    sight.sees(re.compile("Pour qui votes-tu|For whom do you vote"))
    sight.press(button)
    sight.sees(re.compile("Noté|Taken|Sealed|scellé"))


@pytest.mark.thorough
def test_a_roll_call_is_called_voted_and_closed(program: Program, sight: Sight) -> None:
    opens(sight, "")
    sight.become(BRUNO)
    types(sight, "election candidat")
    sight.sees("se présente")
    sight.become(CLARA)
    sight.go("jeu")
    types(sight, "election stand")
    sight.become(AMELIE)
    sight.go("jeu")
    types(sight, "election appel qui: Bruno")
    sight.sees("Bruno, pour qui votes-tu")
    votes(sight, BRUNO, re.compile("Voter → Clara"))
    sight.become(AMELIE)
    sight.go("jeu")
    sight.sees("vote pour Clara (3 gouverneurs)")
    types(sight, "election donner qui: Clara nombre: 2")
    sight.sees("Clara gagne 2 gouverneurs")
    types(sight, "election vote pour: Bruno")
    sight.sees("vote pour Bruno (5 gouverneurs)")
    types(sight, "election appel qui: Clara")
    votes(sight, CLARA, re.compile("Vote(r)? → Clara"))
    sight.become(AMELIE)
    sight.go("jeu")
    sight.pictures_load()
    types(sight, "election clore")
    sight.sees("Au trône")
    sight.sees("Coalition")
    types(sight, "election resultat")
    sight.sees("Règnes dans")


@pytest.mark.thorough
def test_a_sealed_ballot_is_kept_secret_over_a_kill_until_it_closes(program: Program, sight: Sight) -> None:
    opens(sight, "scrutin: sealed candidats: 2, 3 delai: 1h")
    sight.sees("Tout le monde répond en secret")
    votes(sight, BRUNO, re.compile("Voter → Clara"))
    types(sight, "election vote pour: Bruno")
    sight.sees(re.compile("Scellé|scellé"))
    program.end(signal.SIGKILL)
    program.start()
    sight.page.reload()
    seen = json.dumps(program.told_to(PEOPLE[3])["messages"], ensure_ascii=False)
    assert "Voter →" not in seen
    assert "donne" not in seen
    sight.become(AMELIE)
    sight.go("jeu")
    types(sight, "table etat")
    sight.sees(re.compile("1 (sur|/) 3|1 réponse"))
    types(sight, "election vote pour: Bruno")
    votes(sight, CLARA, re.compile("Vote(r)? → Bruno"))
    sight.become(AMELIE)
    sight.go("jeu")
    sight.sees("Dépouillement")
    sight.sees("Au trône")
    sight.pictures_load()
