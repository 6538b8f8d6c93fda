"""Every ask has an answer for the absent: legal, worded, and made from nothing but that seat's own view."""

import random
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.receipts import option_name, parts
from bot.voice import Voice
from games.table.asks import Ask, Reply
from games.table.facts import CHANCE, Named, Saying, Seat
from games.table.play import Play, Position
from games.table.replies import some_reply
from games.table.rulebook import Rulebook
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.promises.secrets import SECRETS, renamed, renaming
from tests.promises.theatre import WORDS

GAMES_PLAYED = 24


class Story:
    """A game played by luck, of which each question can be put again on another deal."""

    def __init__(self, name: str, number: int) -> None:
        self.luck = random.Random(number)
        self.name, self.secrets = name, SECRETS[name]
        self.play, self.players, _ = lucky_game(name, self.luck, **INVARIANTS[name].quick(self.luck))
        self.since: list[tuple[Seat, Reply]] = []
        self.known: dict[Seat, set[str]] = {}

    def step(self) -> None:
        seat = self.luck.choice(self.play.awaited)
        step = self.play.take(seat, some_reply(self.play.asks[seat], self.luck.randrange))
        self.since.append((seat, step.reply))
        if step.seam is not None:
            self.since, self.known = [], {}
        for number in range(self.players):
            self.known.setdefault(Seat(number), set()).update(
                self.secrets.known(self.play.view(Seat(number)))
            )

    def dealt_anew(self, seat: Seat) -> Play[Any, Any]:
        """The same game, with everything dealt otherwise that this seat has not been told."""
        named = {
            one
            for who, reply in self.since
            if who not in (seat, CHANCE)
            for value in reply.fields.values()
            for one in (value if isinstance(value, tuple) else (str(value),))
        }
        deal = renaming(self.secrets, self.known.get(seat, set()), named, self.luck)
        at = self.play.position
        state = msgspec.json.encode(renamed(msgspec.json.decode(at.state), deal))
        replies = [
            (who, reply if who == seat else Reply(reply.option, renamed(reply.fields, deal)))
            for who, reply in self.since
        ]
        return Play.resume(self.play.rulebook, Position(at.seq, at.chapter, state, at.version), replies)


@pytest.mark.parametrize("number", range(GAMES_PLAYED))
@pytest.mark.parametrize("name", GAMES)
def test_the_absent_and_practice_players_know_nothing_but_their_own_view(name: str, number: int) -> None:
    story = Story(name, number)
    while story.play.result is None:
        story.step()
        for seat, ask in story.play.asks.items():
            if seat == CHANCE or len(story.known) < story.players or story.luck.random() < 0.5:
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
@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_its_default_are_legal_and_worded(name: str, language: str) -> None:
    reader = WORDS.of("fr" if language == "fr" else "en")
    voice = Voice(reader, lambda seat: f"seat {seat}", name)
    asked: set[str] = set()
    for number in range(GAMES_PLAYED):
        story = Story(name, 1000 + number)
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
