"""What is noted beside a thing that may be chosen: what is to be known of it, and what choosing it there takes."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named

Note: TypeAlias = Callable[[Named], str]


class NoteWriter(Struct, frozen=True):
    """Says what to note beside a thing, as far as its reader may know it.

    describe  what is to be known of the thing, wherever it is chosen
    takes     what choosing it takes besides, after the fields that a reply begins with
    """

    describe: Note
    takes: Callable[[Ask, Reply, Named], str]

    def __call__(self, thing: Named) -> str:
        """What is to be known of a thing."""
        return self.describe(thing)


def note_after(note: Note, ask: Ask, begun: Reply) -> Note:
    """The same with what a choice takes besides, after a reply that has been begun; that comes first."""
    if not isinstance(note, NoteWriter):
        return note

    def write(thing: Named) -> str:
        return " · ".join(filter(None, (note.takes(ask, begun, thing), note(thing))))

    return write
