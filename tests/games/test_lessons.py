"""Lessons of every game: each is walked through as it is written, and together they meet what first games meet."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.wording.receipts import name_option
from bot.wording.voice import Voice
from porc_royal.asks import Answer, Reply
from porc_royal.facts import CHANCE
from porc_royal.lessons import (
    PUPIL,
    LessonStep,
    find_lesson,
    get_hint_key,
    get_reason_key,
    list_lesson_keys,
    say_step,
)
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.games.lessons import walk_lesson
from tests.words import WORDS

LESSONS: Final = [(game, lesson.name) for game in GAMES for lesson in GAMES[game].lessons()]
LAST: Final = 1_000
"""So many replies of a first game are looked at, at most."""


def list_kinds(game: str, name: str) -> list[str]:
    """The questions of a lesson that are answered, in order; it fails where another is asked than is written."""
    lesson = find_lesson(GAMES[game].lessons(), name)
    assert lesson is not None
    asked = [ask for _, ask, mine in walk_lesson(GAMES[game], lesson) if mine]
    assert [ask.key for ask in asked] == [step.ask for step in lesson.steps]
    return [ask.key for ask in asked]


@pytest.mark.samples("cochons-turn", "election-*")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_lesson_goes_as_it_is_written_to_its_last_step(game: str, name: str) -> None:
    assert list_kinds(game, name)


AMID: Final = {
    "cochons": (
        *("next-fight", "attack", "defence", "reroll", "flee", "steer", "next-clash", "attack-extras"),
        *("defence-extras", "flee-extras", "call", "vote", "closing", "chips"),
    ),
    "interstellar_pig": ("course", "tunnel", "divide", "commit", "keep", "worm-hole"),
    "cosmic": (
        *("ally", "gate-alliances", "card", "gate-revealed", "gate-resolution", "deal"),
        *("choose-ships", "choose-card", "choose-seat", "power", "answer", "reward"),
        *("pig-defend", "pig-envelope", "pig-commit", "pig-support"),
    ),
    "election": ("call", "vote", "close", "tie"),
}
"""Questions amid a fight, an encounter, a flight or a vote: what comes of it is not known yet."""


@pytest.mark.samples("cochons-*", "election-*")
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_no_lesson_ends_before_what_comes_of_it_has_been_told(game: str, name: str) -> None:
    """A monster had just come upon the pupil, and the lesson said good-bye."""
    lesson = find_lesson(GAMES[game].lessons(), name)
    assert lesson is not None
    *_, (play, last, _) = walk_lesson(GAMES[game], lesson)
    assert play.asks.get(PUPIL) is not last, "its last reply was played"
    if play.result is None:
        assert play.asks[PUPIL].key not in {f"{game}-ask-{one}" for one in AMID[game]}


KEPT: Final = {
    "flight": ("rebreather.3", "missiles.2", "laser-gun.1", "grenade.2", "grenade.1", "cooling-unit.1"),
    "repair": ("missiles.2", "thermal-suit.1"),
}
"""Hands that will do: what the first landings point at, in whatever order, and of the second lesson another one."""


@pytest.mark.parametrize("option", ["auto", "stash"])
@pytest.mark.parametrize(("name", "learnt"), [("flight", "commit"), ("repair", "repair")])
def test_however_a_hand_is_sorted_the_lesson_leads_to_what_is_to_be_learnt(
    name: str, learnt: str, option: str
) -> None:
    """Thirteen cards need not lie where the lesson would lay them; who could not live so still tries that only."""
    book = GAMES["interstellar_pig"]
    lesson = find_lesson(book.lessons(), name)
    assert lesson is not None
    sorts: dict[str, Answer] = {"keep": KEPT[name], "envelope-1": (), "envelope-2": (), "envelope-3": ()}
    stash = Reply(option, sorts if option == "stash" else {})
    walked = list(walk_lesson(book, lesson, {ASK_STASH: stash}))
    asked = [ask.key for _, ask, mine in walked if mine]
    assert f"interstellar_pig-ask-{learnt}" in asked
    assert len(asked) == len(lesson.steps)
    (step,) = (one for one in lesson.steps if one.ask == ASK_STASH)
    ask = next(ask for _, ask, _ in walked if ask.key == ASK_STASH)
    assert not step.accepts(ask, Reply("stash-anyway", sorts))
    assert step.find_whole(ask) == step.good[0]


@pytest.mark.parametrize("trapped", ["envelope-1", "envelope-2", "envelope-3", ""])
def test_whatever_the_pupil_hides_wherever_the_first_landings_do_not_lead_into_it(trapped: str) -> None:
    """“As you like” is meant so: no step leads to a planet on which the bacteria of the pupil lie."""
    book = GAMES["interstellar_pig"]
    lesson = find_lesson(book.lessons(), "flight")
    assert lesson is not None
    sorts: dict[str, Answer] = {"keep": KEPT["flight"], "envelope-1": (), "envelope-2": (), "envelope-3": ()}
    if trapped:  # what is laid nowhere else lies in the last envelope
        sorts[trapped] = ("virulent-bacteria.1", "trap.1", "trap.2")
    walked = list(walk_lesson(book, lesson, {ASK_STASH: Reply("stash", sorts)}))
    assert [ask.key for _, ask, mine in walked if mine] == [step.ask for step in lesson.steps]
    play = walked[-1][0]
    assert PUPIL in play.asks
    assert "force-field.1" in play.view(PUPIL).hand, "which it has won in its fight"


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_cards_are_kept_at_the_first_landings_is_said_in_words(language: str) -> None:
    reader = WORDS.of(language)
    told = reader.text("interstellar_pig-lesson-flight-6").lower()
    for title in ("cooling-unit", "grenade", "laser-gun", "missiles", "rebreather"):
        assert reader.text(f"interstellar_pig-card-{title}").lower() in told


ASK_STASH: Final = "interstellar_pig-ask-stash"


def test_a_question_that_an_earlier_reply_has_spared_is_passed_over() -> None:
    """Whoever says in one move what two questions were for is led on all the same."""
    ask = next(iter(Play.new(GAMES["cochons"], 3, {}).asks.values()))
    lesson = find_lesson(GAMES["cochons"].lessons(), LESSONS[0][1])
    assert lesson is not None
    spared, asked, last = (
        LessonStep("cochons-ask-spared"),
        LessonStep(ask.key),
        LessonStep("cochons-ask-last"),
    )
    told = replace(lesson, steps=(spared, asked, last))
    assert told.find_step(0, ask) is asked
    assert told.find_step(1, ask) is asked
    assert told.find_step(2, ask) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    reader = WORDS.of(language)
    missing = [
        key
        for game in GAMES
        for lesson in GAMES[game].lessons()
        for key in list_lesson_keys(game, lesson)
        if not reader.has(key)
    ]
    assert not missing


@pytest.mark.samples("cochons-*", "interstellar_pig-flight-fr", "cosmic-encounter-en")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_step_quotes_buttons_as_they_are_called(game: str, name: str, language: str) -> None:
    """Whoever looks for “Nothing until the fights” finds it, on a button of just this question or above a menu.

    The looks stand beside every question.
    """
    reader, book = WORDS.of(language), GAMES[game]
    voice = Voice(reader, "{}".format, book.name, lambda _thing: None, book.numbers, book.listed)
    lesson = find_lesson(book.lessons(), name)
    assert lesson is not None
    asked = [ask for _, ask, mine in walk_lesson(book, lesson) if mine]
    looks = {voice.text(f"button-{name}") for name in ("hand", "board")}
    for place, ask in enumerate(asked):
        said = say_step(game, lesson, place)
        if reader.has(said.key):
            labels = {voice.label(name_option(ask, option)).removesuffix(" →") for option in ask.options}
            quoted = re.findall("(?:“|«\u00a0)(.+?)(?:”|\u00a0»)", reader.text(said.key))
            assert (labels | looks).issuperset(quoted), said.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_lesson_says_in_two_sentences_why_it_is_asked(language: str) -> None:
    reader = WORDS.of(language)
    for game in GAMES:
        for lesson in GAMES[game].lessons():
            for step in lesson.steps:
                hint = get_hint_key(step.ask)
                assert reader.has(hint), hint
                assert len(reader.text(hint)) <= LONGEST, hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_that_no_lesson_gives_has_no_words(language: str) -> None:
    """“This fight is not worth a card” was kept for whoever held none."""
    reader = WORDS.of(language)
    given = {
        get_reason_key(step.ask, one.option)
        for game in GAMES
        for lesson in GAMES[game].lessons()
        for place, step in enumerate(lesson.steps)
        if not reader.has(say_step(game, lesson, place).key)
        for one in step.good
    }
    files = Path(__file__).parents[2].glob(f"games/*/messages/{language}/lessons.ftl")
    written = {
        key
        for one in files
        for key in re.findall(r"^([\w-]+-ask-[\w-]+-why) =", one.read_text("utf-8"), re.MULTILINE)
    }
    assert written
    assert sorted(written - given) == []


LONGEST: Final = 330
"""Characters of two sentences: they stand below a question, on a phone."""

FIRST: Final[Mapping[str, tuple[str, int, Mapping[str, Setting]]]] = {
    "cochons simplified": ("cochons", 3, {"rule_set": "simplified"}),
    "cochons complete": ("cochons", 3, {"rule_set": "complete", "max_turns": 4}),
    "pig": ("interstellar_pig", 3, {}),
    "cosmic": ("cosmic", 4, {}),
    "cosmic pig": ("cosmic", 4, {"cosmic_pig": True}),
    "planetoids": ("cosmic", 4, {"planetoids": True}),
    "election": ("election", 4, {"ballot": "sealed"}),
}
GAMES_PLAYED: Final = 10
UNMET: Final = frozenset(
    (
        *("cochons-ask-cowards", "cochons-ask-fremono", "cochons-ask-piga", "cochons-ask-gap"),
        *("interstellar_pig-ask-keep", "interstellar_pig-ask-orders", "cosmic-ask-reward"),
        *("cosmic-ask-tourist-peek", "cosmic-ask-whole-deal"),
    )
)
"""What is explained at a table alone: single cards and aliens, a full hand, turns that are owed, rewards."""


def count_kinds(game: str, players: int, settings: Mapping[str, Setting]) -> Counter[str]:
    """In how many first games of practice players a seat is asked each kind of question."""
    book, met = GAMES[game], Counter[str]()
    for number in range(GAMES_PLAYED):
        luck = random.Random(number)
        play = Play.new(book, players, {one.name: one.default for one in book.options} | dict(settings))
        seen: set[str] = set()
        for _ in range(LAST):
            if play.result is not None:
                break
            seen |= {play.asks[PUPIL].key} if PUPIL in play.asks else set()
            seat = play.awaited[0]
            ask = play.asks[seat]
            reply = (
                draw_reply(ask, luck.randrange)
                if seat == CHANCE
                else book.practise(play.view(seat), ask, luck.randrange(1 << 32))
            )
            play.take(seat, reply)
        met.update(seen)
    return met


@pytest.mark.thorough
@pytest.mark.parametrize("case", FIRST)
def test_what_one_first_game_in_five_asks_is_met_in_a_lesson(case: str) -> None:
    game, players, settings = FIRST[case]
    often = {
        kind for kind, number in count_kinds(game, players, settings).items() if number * 5 >= GAMES_PLAYED
    }
    reader = WORDS.of("fr")
    assert all(reader.has(get_hint_key(kind)) for kind in often)
    met = {ask.key for one in GAMES[game].lessons() for _, ask, _ in walk_lesson(GAMES[game], one)}
    assert often - met <= UNMET
