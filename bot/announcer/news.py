"""News: what a consequence of a turn wants said, before anybody has worded it.

Whoever contributes says to whom and of what; the writer of each addressee words it, once, with that reader's voice.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.tables.live import Live
from bot.tables.turn import ChapterFacts
from bot.wording.voice import Voice
from porc_royal.facts import Fact, Seat
from porc_royal.play import Begun
from storage.ports import NewOwed

Notice: TypeAlias = Callable[[Live, Voice], Sequence[NewOwed]]
"""Messages of their own in the channel, worded with the voice of the table; they owe nothing to the story."""


def add_no_lines(_voice: Voice) -> Sequence[str]:
    """Nothing beside the facts."""
    return ()


class News(Struct, frozen=True):
    """What one reader is to be told: the facts, then whatever else there is to say.

    to         the seat that alone is told; None: the channel
    words      lines beside the facts, with the voice of the reader
    chapter    what the channel is told is of this chapter, with which a part of the game may begin
    following  the chapter that began after it; None: this is how the table stands
    at_once    it does not wait to be told with what comes next
    """

    to: Seat | None = None
    facts: Sequence[Fact] = ()
    words: Callable[[Voice], Sequence[str]] = add_no_lines
    chapter: ChapterFacts | None = None
    following: Begun | None = None
    at_once: bool = False
