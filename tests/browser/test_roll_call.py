"""The election of the game on a phone, in both languages: governors, a roll call, a sealed ballot, and its close."""

from __future__ import annotations

import re
from typing import Final

import pytest

from storage.ports import Language
from tests.browser.ballots import BRUNO, DAVE, PhoneBallot, send_command
from tests.browser.chromium import needs_chromium
from tests.browser.phone import Phone

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, needs_chromium]
PRIVATE: Final = "Porc Royal"
"""The direct messages with the bot."""
both: Final = pytest.mark.parametrize("language", ["fr", "en"])


def open_election(seen: PhoneBallot, **given: str) -> None:
    """Three vote: whoever presides, with five governors, Bruno with three and Dave with four."""
    people = {
        f"{'votant' if seen.language == 'fr' else 'voter'}-{number}": str(one.id)
        for number, one in enumerate((seen.opener, BRUNO, DAVE), 1)
    }
    seen.enter(seen.opener)
    send_command(seen.phone, seen.opener, "open", title=seen.title, governors="5 3 4", **given, **people)
    seen.phone.sees(seen.title)


def vote_in_private(ballot: PhoneBallot, place: int, name: str) -> None:
    """Bruno or Dave votes by a button under the direct message, in their own language."""
    person = (BRUNO, DAVE)[place]
    ballot.phone.become(person)
    ballot.phone.go(PRIVATE)
    ballot.phone.sees(re.compile("Pour qui votes-tu|Who gets your vote"))
    ballot.keep(f"question-{person.name}")
    ballot.phone.press(re.compile(rf"^Vote(r)? → {name}"))
    ballot.phone.sees(re.compile("Noté|Taken|Sealed|scellé"))
    ballot.keep(f"taken-{person.name}")


@both
def test_a_roll_call_is_called_voted_and_closed_on_a_phone(phone: Phone, language: Language) -> None:
    ballot = PhoneBallot(phone, "roll-call", language)
    open_election(ballot)
    ballot.keep("open")
    for person in (BRUNO, DAVE):
        ballot.enter(person)
        send_command(phone, person, "stand")
        phone.sees(re.compile(f"{person.name} (se présente|stands)"))
    ballot.enter(ballot.opener)
    send_command(phone, ballot.opener, "call", voter="Bruno")
    vote_in_private(ballot, 0, "Dave")
    ballot.enter(ballot.opener)
    send_command(phone, ballot.opener, "give", voter="Dave", number="2")
    send_command(phone, ballot.opener, "vote", **{"for": "Bruno"})
    phone.sees(re.compile(f"{ballot.opener.name} vote(s)? (pour|for) Bruno"))
    send_command(phone, ballot.opener, "call", voter="Dave")
    vote_in_private(ballot, 1, "Dave")
    ballot.enter(ballot.opener)
    phone.pictures_load()
    ballot.keep("tally")
    send_command(phone, ballot.opener, "close")
    phone.sees(re.compile("Au trône|On the throne"))
    phone.pictures_load()
    ballot.keep("closed")
    send_command(phone, ballot.opener, "result")
    phone.sees(re.compile("Règnes dans|Reigns in"))
    ballot.keep("result")


@both
def test_a_sealed_ballot_of_governors_is_voted_and_counted_on_a_phone(
    phone: Phone, language: Language
) -> None:
    ballot = PhoneBallot(phone, "sealed", language)
    sealed = "scrutin" if language == "fr" else "ballot"
    open_election(ballot, **{sealed: "sealed", "candidates": "2, 3"})
    ballot.keep("open")
    vote_in_private(ballot, 0, "Dave")
    vote_in_private(ballot, 1, "Dave")
    ballot.enter(ballot.opener)
    send_command(phone, ballot.opener, "vote", **{"for": "Bruno"})
    phone.sees(re.compile("Au trône|On the throne"))
    phone.pictures_load()
    ballot.keep("closed")
