"""Corrections: what a table may agree to put right, though no rule of its game would do so (a ship that was misplaced).

A correction is a value of the rulebook: what is to be filled in, from what everybody sees, and what it does to the
state. It never names, shows or moves anything hidden. It takes hold where the part of the game that is under way began:
what was answered since is asked again. The log has it as a reply of `TABLE`, so that it replays as it was agreed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from porc_royal.asks import Ask, Field, Option, Refused, Reply
from porc_royal.facts import Saying, Seat

S = TypeVar("S")
V = TypeVar("V")

TABLE: Final = Seat(-2)
"""The seat that a correction comes from in the log: nobody sits on it, all have agreed."""


@dataclass(frozen=True, slots=True)
class Correction(Generic[S, V]):
    """Something that can be put right.

    name      an option: its words are `<game>-do-<name>` or `<game>-ask-correct-<name>`, those of its fields
              `<game>-field-<field>`; `<game>-ask-correct` stands for all of them
    fields    what is filled in, field by field, from the public view; each from at most 125 values
    apply     changes the state; raises `Refused` where that is impossible, having changed nothing
    tells     what everybody reads of it
    chapters  with whose beginning it takes hold, where it would come to nothing, or to something else, with that of
              any other: a state does not say which chapter begins; () for each
    """

    name: str
    fields: Callable[[V], Mapping[str, Field]]
    apply: Callable[[S, Reply], None]
    tells: Callable[[Reply], Saying]
    chapters: tuple[str, ...] = ()


def ask_correction(game: str, correction: Correction[S, V], view: V) -> Ask:
    """What is to be filled in, as a question: it is never put to anybody, but words and checks a reply.

    view: that of the public
    """
    option = Option(correction.fields(view))
    return Ask(TABLE, f"{game}-ask-correct", "", {correction.name: option}, Reply(correction.name))


def list_open_corrections(
    corrections: tuple[Correction[S, V], ...], chapter: str
) -> tuple[Correction[S, V], ...]:
    """Those that take hold where this chapter begins."""
    return tuple(one for one in corrections if not one.chapters or chapter in one.chapters)


def find_correction(corrections: tuple[Correction[S, V], ...], name: str) -> Correction[S, V]:
    """The correction of a name. Raises `Refused`."""
    for one in corrections:
        if one.name == name:
            return one
    raise Refused("refused-option", option=name)


__all__ = ["TABLE", "Correction", "ask_correction", "find_correction", "list_open_corrections"]
