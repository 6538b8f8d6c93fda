"""The numbered rules: what is cited is told in both languages, and what is told is played by code that cites it."""

import random
import re
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.rulebook import RULEBOOK
from games.cochons.sections import SECTIONS
from games.table.facts import CHANCE
from games.table.play import Play
from games.table.rulebook import Settings
from tests.games.citing import cited
from tests.games.playing import steps

ROOT: Final = Path(__file__).parents[2]
FAMILIES: Final = ("S", "C", "O", "P", "R", "X", "D")
"""Of the cards (CB, EV) their words tell; T and H are examples."""
RULES: Final = {rule.id: (section, rule) for section in SECTIONS for rule in section.rules}
PLAYING: Final = ("games/cochons", "games/election", "bot")
"""The ballot is that of every election; tables are paused and seats handed over by the bot, whatever the game."""
BUILDING: Final = ("blind", "looking", "face-down", "exploration")


def cited_below(*folders: str, kinds: tuple[str, ...] = (".py",)) -> set[str]:
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    return set[str]().union(*(cited(read(path), FAMILIES) for path in paths if path.name != "sections.py"))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def told_at(settings: Settings) -> set[str]:
    """The rules by which a table with these settings plays."""
    return {
        rule.id
        for section, rule in RULES.values()
        if all(when is None or when(settings) for when in (section.when, rule.when)) and not rule.unplayed
    }


def test_each_rule_is_told_once() -> None:
    assert len(RULES) == sum(len(section.rules) for section in SECTIONS)


def test_every_rule_that_is_cited_is_told() -> None:
    here = cited_below("games/cochons", "tests/cochons", kinds=(".py", ".md", ".ftl"))
    assert here - set(RULES) == set()


def test_every_rule_that_is_told_is_cited_where_it_is_played_or_says_why_not() -> None:
    played = {rule for rule, (_, told) in RULES.items() if not told.unplayed}
    assert played - cited_below(*PLAYING) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_every_ruling_its_reason_and_nothing_else_has(language: Language) -> None:
    written = "\n".join(map(read, (ROOT / "games/cochons/messages" / language).glob("rulebook-*.ftl")))
    titles = {f"section-{section.name}" for section in SECTIONS}
    rules = {f"rule-{number.lower()}" for number in RULES}
    reasons = {f"rule-{rule.id.lower()}-why" for _, rule in RULES.values() if rule.ruling or rule.unplayed}
    assert set(re.findall(r"^cochons-(\S+) =", written, re.MULTILINE)) == titles | rules | reasons


@pytest.mark.parametrize("number", range(6))
@pytest.mark.samples("0", "1")
def test_a_question_names_a_rule_by_which_its_table_plays(number: int) -> None:
    settings: Settings = {
        "rule_set": "simplified" if number == 0 else "complete",
        "clan_powers": True,
        "auto_build": False,
        "max_turns": 4,
        "building": BUILDING[number % 4],
    }
    play = Play.new(RULEBOOK, 3 + number % 4, settings)
    asked = {ask.rule for ask in play.asks.values() if ask.seat != CHANCE}
    for _ in steps(play, random.Random(number)):
        asked |= {ask.rule for ask in play.asks.values() if ask.seat != CHANCE}
    assert asked - told_at(settings) == set()


def test_a_simplified_table_hears_of_no_monsters_votes_and_powers() -> None:
    told = told_at({"rule_set": "simplified", "clan_powers": True})
    assert {"S-14", "S-27", "R-55", "O-1"} <= told
    assert told.isdisjoint({"C-29", "C-36", "C-62", "R-88", "O-9", "P-1"})


def test_a_complete_table_hears_of_what_it_has_chosen_alone() -> None:
    plain, chosen = told_at({"rule_set": "complete"}), told_at({"rule_set": "complete", "galaxy": "twins"})
    assert {"C-13", "R-14"} <= plain
    assert plain.isdisjoint({"S-14", "O-3", "R-125", "P-1", "R-122"})
    assert {"O-3", "R-125"} <= chosen
    assert "C-13" not in chosen
    assert "P-1" in told_at({"rule_set": "complete", "preset": "full-politics"})
    assert "R-122" in told_at({"rule_set": "complete", "preset": "quick"})
