"""Every ask has an answer for the absent: legal, worded, and made from nothing but that seat's own view."""

from typing import Any

import pytest

from bot.wording.receipts import option_name, parts
from bot.wording.voice import Voice
from games.table.asks import Ask, Reply
from games.table.facts import CHANCE, Named, Saying, Seat
from games.table.play import Play
from games.table.rulebook import Rulebook
from tests.promises.cases import CASES
from tests.promises.stories import Story
from tests.promises.theatre import WORDS

STORIES = [(name, number) for name, case in CASES.items() for number in range(case.stories)]


@pytest.mark.parametrize(("name", "number"), STORIES)
def test_the_absent_and_practice_players_know_nothing_but_their_own_view(name: str, number: int) -> None:
    story = Story(name, number)
    while story.play.result is None:
        story.step()
        for seat, ask in story.play.asks.items():
            if seat == CHANCE or story.luck.random() < 0.5:
                continue
            again = story.dealt_anew(seat)
            assert again.asks[seat].default == ask.default
            assert again.view(seat) == story.play.view(seat)
            draw = story.luck.getrandbits(32)
            idea = thought(story.play, seat, ask, draw)
            assert thought(again, seat, again.asks[seat], draw) == idea
            ask.check(idea)


def thought(play: Play[Any, Any], seat: Seat, ask: Ask, draw: int) -> Reply:
    """What a practice player would reply."""
    book: Rulebook[Any, Any] = play.rulebook
    return book.practise(play.view(seat), ask, draw)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", CASES)
def test_every_question_and_its_default_are_legal_and_worded(name: str, language: str) -> None:
    reader = WORDS.of("fr" if language == "fr" else "en")
    voice = Voice(reader, lambda seat: f"seat {seat}", name)
    asked: set[str] = set()
    for number in range(CASES[name].stories):
        story = Story(name, 1000 + number, remembered=False)
        while story.play.result is None:
            for seat, ask in story.play.asks.items():
                assert ask.check(ask.default) == ask.default
                if seat != CHANCE and ask.key not in asked:
                    worded(voice, ask)
                    asked.add(ask.key)
            story.step()
    assert len(asked) > 5


def worded(voice: Voice, ask: Ask) -> None:
    """The question, its options and fields, and its default can all be said; words that lack raise."""
    assert voice.ask(ask)
    assert voice.reader.has(f"{ask.key}-waiting") or ask.window
    for option, offer in ask.options.items():
        assert voice.value(option_name(ask, option))
        for field in offer.fields:
            assert voice.choose(field)
    default = ask.default
    assert voice.value(option_name(ask, default.option))
    for field, value in parts(ask, default):
        assert voice.field(field)
        assert voice.phrase(value) if isinstance(value, Saying | Named) else value is not None
