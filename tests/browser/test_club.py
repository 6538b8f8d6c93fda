"""A ballot of a club on a phone, by every method: opened, voted in two languages, closed, and looked at."""

from __future__ import annotations

import os
import re

import pytest

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.phone import Phone

AMELIE, BRUNO, CLARA = PEOPLE[:3]
SHOTS = os.environ.get("SHOTS", "")
"""A folder in which what is seen is kept, to be looked at."""
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, needs_chromium]


def send(phone: Phone, line: str) -> None:
    """Write a command with its options, and send it."""
    phone.page.locator("#say").fill(f"/{line}")
    phone.page.keyboard.press("Enter")
    if phone.page.locator(".command").count():
        phone.page.keyboard.press("Enter")


def keep(phone: Phone, name: str) -> None:
    phone.fits()
    if SHOTS:
        phone.page.screenshot(path=f"{SHOTS}/{name}.png")


def hand_in_an_order(phone: Phone) -> None:
    """Cy before Bob; each choice is read before the next, as people do."""
    phone.choose(re.compile("Choice no"), re.compile("Cy"))
    phone.sees(re.compile("Your order so far: .*Cy.*It is not handed in"))
    phone.choose(re.compile("Choice no. 2"), re.compile("Bob"))
    phone.sees(re.compile("Your order so far: .*Cy.*Bob.*It is not handed in"))
    phone.press("Hand in")


@pytest.mark.parametrize("method", ["single", "approval", "ranked", "pairs"])
def test_a_ballot_is_opened_voted_and_closed_on_a_phone(phone: Phone, method: str) -> None:
    send(phone, f"election club titre: Qui tient la caisse ? candidats: Anna, Bob, Cy methode: {method}")
    phone.sees("ouvre le scrutin")
    keep(phone, f"{method}-open")
    phone.press("Voter")
    phone.sees("Tu n’as pas remis de bulletin")
    keep(phone, f"{method}-paper")
    if method in ("ranked", "pairs"):
        phone.choose(re.compile("Choix n°"), re.compile("Bob"))
        phone.sees("Ton ordre pour l’instant")
        keep(phone, f"{method}-order")
        phone.press("Remettre")
    else:
        phone.choose(re.compile("Ton choix|Tout ce que"), re.compile("Bob"))
    phone.sees("Ton bulletin est remis")
    phone.become(CLARA)
    phone.go("jeu")
    phone.press("Voter")
    phone.sees("You have not handed in a paper")
    if method in ("ranked", "pairs"):
        hand_in_an_order(phone)
    else:
        phone.choose(re.compile("Your candidate|All that"), re.compile("Bob"))
    phone.sees("Your paper is in")
    keep(phone, f"{method}-receipt")
    phone.become(AMELIE)
    phone.go("jeu")
    phone.press("Voter")
    phone.press("Clore maintenant")
    phone.press("Clore")
    phone.sees("Résultat")
    phone.pictures_load()
    keep(phone, f"{method}-result")
    phone.become(CLARA)
    phone.go("jeu")
    phone.press("Le décompte")
    phone.sees("is closed")
    keep(phone, f"{method}-count")
