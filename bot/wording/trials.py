"""What is told of a reply that was only tried in a lesson: what would come of it, and of the lesson's own way."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.wording.line_changes import word_changes
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named, Saying
from porc_royal.lessons import PUPIL

MOST_TOLD: Final = 8
"""Lines of what came of a reply that was only tried."""
MOST_CHANGED: Final = 4
"""Lines of what would stand otherwise for its pupil then."""
MOST_COMPARED: Final = 6
"""Lines of what would come of the lesson's own way: how it begins, and what it comes to."""


class TriedReply(Struct, frozen=True):
    """A reply with what would come of it, as far as the pupil may know.

    told    the facts; `before` and `after`: the table in words, as its pupil reads it
    spent   the cards that the pupil would hold no more
    asked   what the pupil would be asked next; None where the game would be over, or others play on for long
    """

    reply: Reply
    told: Sequence[Saying]
    before: Sequence[Saying] = ()
    after: Sequence[Saying] = ()
    spent: Sequence[Named] = ()
    asked: Ask | None = None


def fit_trial(voice: Voice, ask: Ask, tried: TriedReply, better: TriedReply | None, limit: int) -> str:
    """The same as one text of so many characters: what lies between its beginning and its end gives way."""
    texts = ("\n".join(word_trial(voice, ask, tried, better, most)) for most in range(MOST_TOLD, 1, -1))
    return next((text for text in texts if len(text) <= limit), "") or voice.fit(
        "\n".join(word_trial(voice, ask, tried, better, 1)), limit
    )


def word_trial(
    voice: Voice, ask: Ask, tried: TriedReply, better: TriedReply | None, most: int = MOST_TOLD
) -> Iterator[str]:
    """What came of a reply that was tried, and what the lesson's own way would bring instead, line by line.

    better: that way; None where the lesson leaves open what it is
    most: lines of what happened
    """
    yield voice.text("lesson-tried", what=voice.describe_reply(ask, tried.reply))
    told, effects = _list_told(voice, tried), [*_list_costs(voice, tried), *_list_next(voice, ask, tried)]
    shown = list(_cut(voice, told, most, most // 3))
    yield from _quote([*shown, *_word_nothing(voice, tried), *effects])
    yield voice.text("lesson-tried-note")
    if better is None:
        return
    what = voice.describe_reply(ask, better.reply)
    other, costs = _list_told(voice, better), [*_list_costs(voice, better)]
    following = [*_list_next(voice, ask, better)]
    if (other, [*costs, *following]) == (told, effects):
        yield voice.text("lesson-way-alike", what=what)
        return
    yield voice.text("lesson-way", what=what)
    folded, room = _fold(voice, other, shown), min(most, MOST_COMPARED)
    if following and following[0] in effects:  # a question of three lines on a phone, read just before
        following = [voice.text("lesson-way-next")]
    yield from _quote(
        [*_cut(voice, folded, room, room // 2), *_word_nothing(voice, better), *costs, *following]
    )


def _cut(voice: Voice, lines: Sequence[str], most: int, first: int) -> Iterator[str]:
    """So many lines at most, the last and these first ones, and how many others there are."""
    if len(lines) <= most:
        yield from lines
        return
    yield from lines[:first]
    yield voice.text("lesson-tried-more", count=len(lines) - most)
    yield from lines[first - most :]


def _fold(voice: Voice, lines: Sequence[str], told: Collection[str]) -> list[str]:
    """Lines of which those that have been read just before are told in one: left out, they would seem not to happen."""
    folded = list[str]()
    for same, run in groupby(lines, key=told.__contains__):
        those = list(run)
        folded += [voice.text("lesson-way-same", count=len(those))] if same and len(those) > 1 else those
    return folded


def _word_nothing(voice: Voice, tried: TriedReply) -> list[str]:
    quiet = not tried.told and not tried.spent and tried.before == tried.after
    return [voice.text("lesson-tried-nothing")] if quiet else []


def _list_told(voice: Voice, tried: TriedReply) -> list[str]:
    return [line for one in tried.told for line in voice.say(one).splitlines()]


def _list_costs(voice: Voice, tried: TriedReply) -> Iterator[str]:
    """What it costs its pupil and brings: figures as they were and would be, and cards that are gone."""
    told = "\n".join(_list_told(voice, tried))
    changes = dict.fromkeys(word_changes(voice, tried.before, tried.after, PUPIL))
    for line in [one for one in changes if one not in told][:MOST_CHANGED]:
        yield voice.text("lesson-tried-changed", line=line)
    spent = [card for one in tried.spent if (card := voice.arg(one)) not in told]
    if spent:
        yield voice.text("lesson-tried-spent", cards=voice.join(spent))


def _list_next(voice: Voice, ask: Ask, tried: TriedReply) -> Iterator[str]:
    """What would be asked next: whether the turn goes on, or another's has begun."""
    if tried.asked is not None:
        what, asked = (voice.ask(one).splitlines()[0] for one in (ask, tried.asked))
        yield voice.text("lesson-tried-again" if asked == what else "lesson-tried-next", what=asked)


def _quote(lines: Sequence[str]) -> Iterator[str]:
    return (f"> {line}" for line in lines)
