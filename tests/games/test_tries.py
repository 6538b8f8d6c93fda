"""What a try in a lesson costs: the lines of a summary that speak of its pupil, as they were and as they would be."""

from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.wording.line_changes import list_lines_of, mark_change, word_changes
from bot.wording.trials import TriedReply, fit_trial, word_trial
from bot.wording.voice import Voice
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.lessons import PUPIL, find_lesson
from tests.games.lessons import walk_lesson
from tests.words import WORDS

CHANGED: Final = {
    "hand 8 · warp 0": ("hand 7 · warp 4", "hand **8 → 7** · warp **0 → 4**"),
    "red 2/3, yellow 0/2": ("red 1/3, yellow 0/2", "red **2/3 → 1/3**, yellow 0/2"),
    "↳ B12 5G": ("↳ A1 2G and B12 3G", "↳ **B12 5G → A1 2G and B12 3G**"),
    "In the gate: ": ("In the gate: Bob 2", "In the gate: **– → Bob 2**"),
    "In the warp: Bob 2": ("In the warp: ", "In the warp: **Bob 2 → –**"),
    "Turn 1: alliances": ("Turn 1: planning", "Turn 1: **alliances → planning**"),
    r"Boltuna \(1\): 2 cards": (r"Boltuna \(1\): 3 cards", r"Boltuna \(1\): **2 → 3** cards"),
}


@pytest.mark.parametrize("before", CHANGED)
def test_what_has_changed_in_a_line_stands_beside_what_it_was(before: str) -> None:
    after, told = CHANGED[before]
    assert mark_change(before, after) == told


def make_voice(game: str, language: str) -> Voice:
    reader = WORDS.of(next(one for one in LANGUAGES if one == language))
    return Voice(reader, ("Ana", "Bob", "Cy", "Dan").__getitem__, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_lesson_costs_its_pupil_is_told_of_the_pupil_alone(game: str, language: str) -> None:
    """From the first question of a lesson to the last, no line speaks of another seat and of nobody else."""
    book = GAMES[game]
    voice, lesson = make_voice(game, language), book.lessons()[-1]
    views = [play.view(PUPIL) for play, _, mine in walk_lesson(book, lesson) if mine]
    before, after = ([*book.summary(view), *book.planned(view)] for view in (views[0], views[-1]))
    told = list(word_changes(voice, before, after, PUPIL))
    assert told
    for seat in range(1, 4):
        name = ("Ana", "Bob", "Cy", "Dan")[seat]
        assert not [line for line in told if name in line and "Ana" not in line]


def test_a_line_that_only_stands_elsewhere_is_not_told() -> None:
    """Whose turn it is stands above everybody's figures, so that these come to stand below another's name."""
    voice = make_voice("cochons", "en")
    ana, bob = (Saying("election-line-presides", {"who": Who(Seat(seat))}) for seat in (0, 1))
    pile = Saying("lesson-none", {"game": "x"})
    assert list(word_changes(voice, [bob, pile, ana], [ana, pile, bob], PUPIL)) == []


def test_what_lies_between_gives_way_where_a_try_has_little_room() -> None:
    """Neither what it begins with, nor what it costs, nor the lesson's own way is cut off."""
    book, voice = GAMES["cochons"], make_voice("cochons", "en")
    lesson = find_lesson(book.lessons(), "turn")
    assert lesson is not None
    ask = next(ask for _, ask, _ in walk_lesson(book, lesson))
    told = [Saying("lesson-none", {"game": f"{'x' * 90} {number}"}) for number in range(8)]
    tried, better = Reply("start", {"tile": "A4"}), Reply("start", {"tile": "B12"})
    text = fit_trial(
        voice, ask, TriedReply(tried, told, asked=ask), TriedReply(better, told[-1:], asked=ask), 980
    )
    assert len(text) <= 980
    assert "x 0" in text
    assert "x 7" in text
    assert "x 2" not in text
    assert voice.text("lesson-tried-more", count=5) in text
    assert "B12" in text
    assert "asked the same again" in text


def test_what_stands_below_the_last_player_and_is_nobodys_is_not_told_of_that_player() -> None:
    """The galaxy by its kinds of tiles stands below the pigs of whoever plays last; these are not their tiles."""
    ana, bob = (Saying("cochons-summary-out", {"who": Who(Seat(seat))}) for seat in (0, 1))
    pigs = Saying("cochons-summary-holds", {"tiles": "A4 5G"})
    kinds = Saying("cochons-summary-kind", {"kind": "red", "tiles": "A2"})
    table = [ana, pigs, bob, pigs, kinds]
    assert list(list_lines_of(table, Seat(0))) == [ana, pigs]
    assert list(list_lines_of(table, Seat(1))) == [bob, pigs]
    pinned = Saying("cochons-summary-pinned", {"tiles": "A4"})
    assert pinned in list_lines_of([ana, pigs, pinned, bob, pigs, kinds], Seat(0)), "what they alone have"


def tell(*names: str) -> list[Saying]:
    return [Saying("lesson-none", {"game": name}) for name in names]


def compare(tried: list[Saying], better: list[Saying]) -> tuple[list[str], Voice]:
    """What a try reads of the lesson's own way, line by line."""
    book, voice = GAMES["cochons"], make_voice("cochons", "en")
    ask = next(ask for _, ask, _ in walk_lesson(book, book.lessons()[0]))
    replies = Reply("start", {"tile": "A4"}), Reply("start", {"tile": "B12"})
    lines = list(word_trial(voice, ask, TriedReply(replies[0], tried), TriedReply(replies[1], better)))
    way = next(number for number, line in enumerate(lines) if "In this lesson: " in line)
    return [line.removeprefix("> ") for line in lines[way + 1 :]], voice


def test_what_happens_just_as_in_ones_own_try_is_said_of_the_lessons_way_too() -> None:
    """It was left out: a fight that both ways lead to seemed not to take place in the lesson's."""
    way, voice = compare(tell("mine", "a", "b", "c"), tell("its", "a", "b", "c", "end"))
    its, end = (voice.say(one) for one in tell("its", "end"))
    assert way == [its, voice.text("lesson-way-same", count=3), end]
    alone, voice = compare(tell("mine", "a"), tell("its", "a"))
    assert alone == [voice.say(one) for one in tell("its", "a")], "a single line says itself what it is"


def test_a_way_of_the_lesson_of_which_nothing_is_told_says_so() -> None:
    """It read “nothing else than what stands above”, where a card had been spent."""
    way, voice = compare(tell("mine"), [])
    assert way == [voice.text("lesson-tried-nothing")]


def test_lines_that_have_given_way_are_counted_and_never_meant_by_those_above() -> None:
    names = [str(number) for number in range(12)]
    way, voice = compare(tell("mine", *names), tell("its", *names, "end"))
    assert voice.text("lesson-way-same", count=6) in way, "the six that were read"
    assert voice.say(*tell("5")) in way, "another, which was not, stands there itself"
