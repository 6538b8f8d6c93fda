"""Whoever first needs a game in this process makes nobody wait: its rules are imported beside the loop."""

import threading
from typing import Final

import pytest

from bot.games import GAMES, Games
from tests.sockets.scenario import Scenario

COMMANDS: Final = {
    "learn": ("apprendre", {"jeu": "cosmic"}),
    "a lesson": ("apprendre", {"jeu": "cosmic", "lecon": "deal"}),
    "card": ("carte", {"nom": "Zap", "jeu": "cosmic"}),
    "a card of any game": ("carte", {"nom": "Zap"}),
    "open": ("table ouvrir", {"jeu": "cosmic"}),
    "open with options": ("table ouvrir", {"jeu": "cosmic", "options": "planetoids=oui"}),
    "rules": ("regles", {"jeu": "cosmic"}),
}
TYPED: Final = {
    "lessons": ("apprendre", "lecon", {"jeu": "cosmic"}),
    "cards": ("carte", "nom", {"jeu": "cosmic"}),
    "options": ("table ouvrir", "options", {"jeu": "cosmic"}),
    "sections": ("regles", "mot", {"jeu": "cosmic"}),
}


@pytest.fixture
def importing(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which the rules of games were imported, from a start at which none are."""
    threads, load = list[threading.Thread](), Games._load
    monkeypatch.setattr(GAMES, "loaded", {})

    def note(self: Games, name: str) -> None:
        threads.append(threading.current_thread())
        load(self, name)

    monkeypatch.setattr(Games, "_load", note)
    return threads


@pytest.mark.samples("learn", "open with options")
@pytest.mark.parametrize("case", COMMANDS)
async def test_a_command_imports_the_rules_of_a_game_beside_the_loop(
    scenario: Scenario, importing: list[threading.Thread], case: str
) -> None:
    line, options = COMMANDS[case]
    told = await scenario.ana.slash(line, options, channel=scenario.channel)
    assert told.ephemeral
    await scenario.running.settle()
    assert importing
    assert threading.main_thread() not in importing


@pytest.mark.samples("cards")
@pytest.mark.parametrize("case", TYPED)
async def test_what_is_proposed_while_one_types_imports_them_so_too(
    scenario: Scenario, importing: list[threading.Thread], case: str
) -> None:
    line, focused, options = TYPED[case]
    assert await scenario.ana.autocomplete(line, focused, "", options, channel=scenario.channel)
    assert importing
    assert threading.main_thread() not in importing
