"""The pages of the rules are what the bot tells; what switches a rule on is found by trying."""

from pathlib import Path
from typing import Final

import pytest

from bot.games import GAMES
from bot.wording.rulebook_pages import FOLDER, find_switches, main, make_pages
from porc_royal.settings import Settings
from tests.rulebook.citations import ROOT, TOLD
from tests.words import WORDS

BOOK: Final = GAMES["interstellar_pig"]


def test_the_pages_that_are_committed_tell_what_the_bot_tells() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / FOLDER).glob("*.md")}
    made = make_pages(WORDS)
    assert sorted(committed) == sorted(made), "renew them with `make rules`, and remove what is of no game"
    stale = [name for name, page in made.items() if committed[name] != page]
    assert stale == [], "renew them with `make rules`"


def test_the_pages_are_written_where_one_says(tmp_path: Path) -> None:
    assert main([str(tmp_path / "rules")]) == 0
    assert sorted(path.name for path in (tmp_path / "rules").iterdir()) == sorted(make_pages(WORDS))


@pytest.mark.parametrize("game", TOLD)
def test_the_lobby_can_switch_every_rule_on_and_each_with_a_condition_off(game: str) -> None:
    book = GAMES[game]
    for section in book.sections:
        for when in (section.when, *(rule.when for rule in section.rules)):
            if when is not None:
                found = find_switches(book, when)
                assert found.every or found.any or found.none


def holds(settings: Settings) -> bool:
    robot, rounds = settings["robot"] == "extra_die", settings["rounds"] in (4, 5)
    return robot and rounds and bool(settings["allow_hold"]) and settings["map"] == "planar"


def test_a_rule_that_several_options_switch_on_together_names_all_of_them_and_what_switches_it_off() -> None:
    found = find_switches(BOOK, holds)
    assert {one.option.name: one.values for one in found.every} == {
        "rounds": (4, 5),
        "allow_hold": (True,),
        "robot": ("extra_die",),
    }
    assert {one.option.name: one.values for one in found.none} == {"map": ("three_nearest",)}


def test_a_rule_that_either_option_switches_on_names_each() -> None:
    found = find_switches(
        BOOK, lambda settings: settings["robot"] == "extra_die" or settings["max_events"] == 1
    )
    assert {one.option.name: one.values for one in found.any} == {"robot": ("extra_die",), "max_events": (1,)}


def test_of_a_rule_that_most_values_switch_on_those_are_named_that_do_not() -> None:
    found = find_switches(BOOK, lambda settings: settings["rounds"] != 16)
    assert {one.option.name: one.values for one in found.none} == {"rounds": (16,)}


def test_of_a_rule_that_only_its_usual_value_switches_on_that_value_is_named() -> None:
    found = find_switches(BOOK, lambda settings: settings["rounds"] == 16)
    assert {one.option.name: one.values for one in found.every} == {"rounds": (16,)}


def test_a_rule_that_nothing_switches_on_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="nothing"):
        find_switches(BOOK, lambda _settings: False)
