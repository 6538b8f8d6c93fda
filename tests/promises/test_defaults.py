"""Every ask has an answer for the absent: legal, worded, and made from nothing but that seat's own view."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

from bot.i18n import LANGUAGES
from bot.wording.receipts import list_parts, name_option
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Named, Saying, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Rulebook, Setting
from tests.games.playing import defaults
from tests.promises.cases import CASES
from tests.promises.openings import lucky_game
from tests.promises.stories import Story
from tests.words import WORDS

AWAY: Final[Mapping[str, Mapping[str, Setting]]] = {
    "cochons": {"max_turns": 6},
    "cosmic": {"win": 3, "pace": "orders"},
}
"""Options without which a game may last for as long as nobody tries to win it."""
OFTEN: Final = 20
"""How often a question is put again in one game: in the longest, the same few stand open for hundreds of replies."""
STORIES = [
    pytest.param(name, number, marks=(pytest.mark.soak,) if number >= case.stories else ())
    for name, case in CASES.items()
    for number in range(10 * case.stories)
]


@pytest.mark.parametrize(("name", "number"), STORIES)
@pytest.mark.samples("election-1", "interstellar_pig-7", "cochons-2", "cosmic-4", "cochons-complete-2")
def test_the_absent_and_practice_players_know_nothing_but_their_own_view(name: str, number: int) -> None:
    story, met = Story(name, number), Counter[str]()
    while story.play.result is None:
        story.step()
        for seat, ask in story.play.asks.items():
            if seat == CHANCE or met[ask.key] == OFTEN or story.luck.random() < 0.5:
                continue
            met[ask.key] += 1
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


@pytest.mark.parametrize("name", CASES)
def test_every_question_and_its_default_are_legal_and_worded(name: str) -> None:
    voices = [Voice(WORDS.of(language), lambda seat: f"seat {seat}", name) for language in LANGUAGES]
    asked: set[str] = set()
    for number in range(CASES[name].stories):
        story = Story(name, 1000 + number, remembered=False)
        while story.play.result is None:
            for seat, ask in story.play.asks.items():
                assert ask.check(ask.default) == ask.default
                if seat != CHANCE and ask.key not in asked:
                    for voice in voices:
                        worded(voice, ask)
                    asked.add(ask.key)
            story.step()
    assert len(asked) > 5


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cochons", "cochons-complete", "interstellar_pig")
def test_a_game_in_which_everybody_is_away_comes_to_its_end(name: str) -> None:
    """D, R-120: what is replied for the absent never stalls a game, whatever the options."""
    fixed = AWAY.get(CASES[name].game, {})
    for number in range(12):
        luck = random.Random(3000 + number)
        play, _, _ = lucky_game(name, luck, **fixed)
        defaults(play, luck, 3000)


def worded(voice: Voice, ask: Ask) -> None:
    """The question, its options and fields, and its default can all be said; words that lack raise."""
    assert voice.ask(ask)
    assert voice.reader.has(f"{ask.key}-waiting") or ask.window
    for option, offer in ask.options.items():
        assert voice.value(name_option(ask, option))
        for field in offer.fields:
            assert voice.invite(field)
    default = ask.default
    assert voice.value(name_option(ask, default.option))
    for field, value in list_parts(ask, default):
        assert voice.field(field)
        assert voice.phrase(value) if isinstance(value, Saying | Named) else value is not None
