"""What is told of a reply that was only tried in a lesson: what would come of it, and of the lesson's own way."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from bot.wording.voice import Voice
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying

MOST_TOLD: Final = 8
"""Lines of what came of a reply that was only tried."""
MOST_COMPARED: Final = 4
"""Lines of what would come of the lesson's own way, and would not of what was tried."""


class TriedReply(Struct, frozen=True):
    """A reply with what would come of it, as far as the pupil may know."""

    reply: Reply
    told: Sequence[Saying]


def word_trial(voice: Voice, ask: Ask, tried: TriedReply, better: TriedReply | None) -> Iterator[str]:
    """What came of a reply that was tried, and what the lesson's own way would bring instead, line by line.

    better: that way; None where the lesson leaves open what it is
    """
    yield voice.text("lesson-tried", what=voice.describe_reply(ask, tried.reply))
    brought = _list_lines(voice, tried)
    yield from _quote(brought[-MOST_TOLD:] or [voice.text("lesson-tried-nothing")])
    yield voice.text("lesson-tried-note")
    if better is None:
        return
    what = voice.describe_reply(ask, better.reply)
    other = [line for line in _list_lines(voice, better) if line not in brought]
    yield voice.text("lesson-way" if other else "lesson-way-alike", what=what)
    yield from _quote(other[:MOST_COMPARED])


def _list_lines(voice: Voice, tried: TriedReply) -> list[str]:
    return [line for one in tried.told for line in voice.say(one).splitlines()]


def _quote(lines: Sequence[str]) -> Iterator[str]:
    return (f"> {line}" for line in lines)
