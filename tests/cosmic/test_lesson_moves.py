"""What the lessons of Cosmic Encounter point at is what their words say, and is called as games call it."""

from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES
from games.cosmic.practice.suggestions import suggest
from games.cosmic.views.view import View
from porc_royal.lessons import PUPIL, find_lesson
from tests.games.lessons import walk_lesson
from tests.words import WORDS

COSMIC: Final = GAMES["cosmic"]
NAMES: Final = [lesson.name for lesson in COSMIC.lessons()]


@pytest.mark.samples("encounter", "pig")
@pytest.mark.parametrize("name", NAMES)
def test_a_launch_of_a_lesson_is_a_choice_of_the_menu_in_the_words_of_games(name: str) -> None:
    """“Truffle · 3 · Dave · 1 (ship 4)” was no sentence, and stood before “Truffle · 3: 2 ships against 4”."""
    lesson = find_lesson(COSMIC.lessons(), name)
    assert lesson is not None
    steps = iter(lesson.steps)
    for play, ask, mine in walk_lesson(COSMIC, lesson):
        step = next(steps) if mine else None
        good = None if step is None else step.find_whole(ask)
        if good is not None and good.option in ("launch", "offer"):
            (move,) = (one for one in suggest(play.view(PUPIL), ask, good.option) if one.reply == good)
            assert move.label is not None


def test_the_planet_that_the_first_lesson_aims_at_is_the_one_that_it_describes() -> None:
    """“On which nobody of theirs is left, with one ship”: whoever did that was told that it was wrong."""
    lesson = find_lesson(COSMIC.lessons(), "encounter")
    assert lesson is not None
    steps = iter(lesson.steps)
    for play, ask, mine in walk_lesson(COSMIC, lesson):
        step = next(steps) if mine else None
        if step is not None and step.good and step.good[0].option == "launch":
            view, planet = play.view(PUPIL), step.good[0].text("planet")
            assert view.there(planet)[view.planet(planet).system] == 0
            assert len(step.good[0].many("ships")) == 1
            offered = {one.reply.text("planet") for one in suggest(view, ask, "launch")}
            others = [other for other in offered if not view.there(other)[view.planet(other).system]]
            assert others == [planet], "and it is the only one"
            return
    raise AssertionError("it launches nothing")


@pytest.mark.parametrize("name", ["pig", "challenge"])
def test_hands_are_hidden_in_a_lesson_by_one_reply_of_ones_own_and_one_press(name: str) -> None:
    """Seven questions in a row hid one card each, and nothing was learnt by the last five."""
    lesson = find_lesson(COSMIC.lessons(), name)
    assert lesson is not None
    hides = [step.good[0].option for step in lesson.steps if step.ask == "cosmic-ask-pig-hide"]
    assert hides == ["hide", "surplus"]


def test_the_lesson_of_cosmic_pig_ends_with_the_piggy_in_the_hand_of_its_pupil() -> None:
    """It is found by looking, which is what the lesson is about."""
    lesson = find_lesson(COSMIC.lessons(), "pig")
    assert lesson is not None
    *_, (play, _, _) = walk_lesson(COSMIC, lesson)
    assert "the_piggy_1" in play.view(PUPIL).hand


def test_the_lesson_of_planetoids_says_so_where_a_colony_has_come_home_and_counts_no_more() -> None:
    """It had just been settled; “colonies 0/6” in the picture was all that told of it."""
    lesson = find_lesson(COSMIC.lessons(), "planetoids")
    assert lesson is not None
    numbers = (number for number, _ in enumerate(lesson.steps, 1))
    told = [
        number
        for play, _, mine in walk_lesson(COSMIC, lesson)
        if mine and (number := next(numbers)) and _rides_at_home(play.view(PUPIL))
    ]
    assert told
    for language in LANGUAGES:
        assert WORDS.of(language).has(f"cosmic-lesson-planetoids-{told[0]}")


def _rides_at_home(view: View) -> bool:
    """Whether the pupil sits on a planetoid of another that has come into the pupil's own system."""
    return "p3" in dict(view.planets) and view.planet("p3").system == PUPIL and view.there("p3")[PUPIL] > 0
