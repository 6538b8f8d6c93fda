"""Every ask has an answer for the absent: legal, worded, and made from nothing but that seat's own view."""

import random
from typing import Any

import msgspec
import pytest

from bot.wording.receipts import list_parts, option_name
from bot.wording.voice import Voice
from games.table.asks import Ask, Reply
from games.table.facts import CHANCE, Named, Saying, Seat
from games.table.play import Play, Position
from games.table.rulebook import Rulebook
from tests.games.playing import reply_of, who_speaks
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.knowledge import Memory, remembering
from tests.promises.openings import lucky_game
from tests.promises.secrets import SECRETS, names_in, renamed, renaming
from tests.promises.theatre import WORDS

STORIES = [(name, number) for name, case in CASES.items() for number in range(case.stories)]


class Story:
    """A game played by luck, of which each question can be put again on another deal."""

    def __init__(self, name: str, number: int, *, remembered: bool = True, public: bool = False) -> None:
        self.luck = random.Random(number)
        self.name, self.secrets, self.rare = name, SECRETS[name], INVARIANTS[name].rare
        self.play, self.players, _ = lucky_game(name, self.luck, **INVARIANTS[name].quick(self.luck))
        self.since: list[tuple[Seat, Reply]] = []
        seats: list[Seat | None] = [Seat(number) for number in range(self.players)] if remembered else []
        if public:
            seats = [None]
        self.memories = {seat: Memory(self.secrets, seat, brief=True) for seat in seats}

    def step(self) -> None:
        seat = who_speaks(self.play, self.luck)
        ask = self.play.asks[seat]
        reply = self.secrets.said(self.play._state, ask, reply_of(ask, self.luck, self.rare))
        with remembering(*self.memories.values()):
            step = self.play.take(seat, reply)
        self.since.append((seat, step.reply))
        if step.seam is not None:
            self.since = []

    def dealt_anew(self, seat: Seat | None) -> Play[Any, Any]:
        """The same game, with everything dealt otherwise that this seat, or the public, has not been told."""
        known = self.memories[seat].known()
        named = {one for who, reply in self.since if who not in (seat, CHANCE) for one in names_in(reply)}
        deal = renaming(self.secrets, known.fixed, named, self.luck)
        at = self.play.position
        state = self.secrets.dealt(renamed(msgspec.json.decode(at.state), deal), deal)
        position = Position(at.seq, at.chapter, msgspec.json.encode(state), at.version)
        play = Play(self.play.rulebook, position)
        for who, reply in self.since:
            theirs = Reply(reply.option, renamed(reply.fields, deal))
            play.take(who, reply if who == seat else self.secrets.fitted(play.asks[who], theirs))
        return play


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
            assert voice.invite(field)
    default = ask.default
    assert voice.value(option_name(ask, default.option))
    for field, value in list_parts(ask, default):
        assert voice.field(field)
        assert voice.phrase(value) if isinstance(value, Saying | Named) else value is not None
