"""What chance was asked at a place of the log, noted with its reply, so that anybody can compute the draw again."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from bot.tables.leaves import Leaves
from bot.tables.rng import make_stream
from porc_royal.asks import Ask, Number, Order, Reply
from porc_royal.facts import Listing, Who
from porc_royal.replies import draw_reply
from porc_royal.script import WHOSE

Outcome: TypeAlias = tuple[int, ...] | tuple[str, ...]
"""The faces that came up, or the cards in their new order."""


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked of chance.

    asked    the key of the question ("chance-attack")
    cards    the cards as they lay before a shuffle
    faces    of dice, how many faces each has, one after the other
    outcome  which faces came up, where the reply does not say it by itself: the question was no plain roll
    whose    the seat that each die, or all of them, or the cards belong to; () where they are the table's
    first    of a closed table, the number of the first key that it takes (`bot/tables/leaves.py`)
    """

    asked: str
    cards: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    outcome: tuple[int, ...] = ()
    whose: tuple[int, ...] = ()
    first: int | None = None

    @property
    def size(self) -> int:
        """How many cards it has, or dice of which more than one face may come up: as many keys it takes."""
        return len(self.cards) + sum(faces > 1 for faces in self.faces)

    def find_outcome(self, reply: Reply) -> Outcome:
        """What came of it."""
        values = tuple(reply.fields.values())
        if self.cards:
            (order,) = values
            return order if isinstance(order, tuple) else ()
        return self.outcome or tuple(value for value in values if isinstance(value, int))


def record_draw(question: Ask, seed: bytes, place: int, recipe: int) -> Draw:
    """What is noted of a question to chance and the numbers that it takes at `place` of the log."""
    return _record(question, make_stream(seed, str(place), recipe))


def draw_sealed(question: Ask, leaves: Leaves, first: int) -> tuple[Draw, Reply]:
    """What chance of a closed table replies, taking keys from `first` on, and what is noted of it."""
    draw = msgspec.structs.replace(_record(question, leaves.roll(first)), first=first)
    if draw.cards:
        ((name, option),) = question.options.items()
        return draw, question.check(
            Reply(name, dict.fromkeys(option.fields, leaves.shuffle(first, draw.cards)))
        )
    return draw, draw_reply(question, leaves.roll(first))


def _record(question: Ask, luck: Callable[[int], int]) -> Draw:
    whose = _list_owners(question)
    if len(question.options) == 1:
        (option,) = question.options.values()
        fields = list(option.fields.values())
        if len(fields) == 1 and isinstance(fields[0], Order):
            return Draw(question.key, cards=tuple(fields[0].choices({})), whose=whose)
        faces = [_count_faces(one) for one in fields]
        if all(faces):
            return Draw(question.key, faces=tuple(faces), whose=whose)
    numbers: list[tuple[int, int]] = []
    draw_reply(question, _note_numbers(luck, numbers))
    faces = [bound for bound, _ in numbers]
    return Draw(
        question.key, faces=tuple(faces), outcome=tuple(number + 1 for _, number in numbers), whose=whose
    )


def _count_faces(field: object) -> int:
    """How many faces a die has; 0 for what is no die."""
    if not isinstance(field, Number) or field.optional or callable(field.bounds):
        return 0
    least, most = field.bounds
    return most if least == 1 else 0


def _note_numbers(luck: Callable[[int], int], numbers: list[tuple[int, int]]) -> Callable[[int], int]:
    """The same luck, of which every choice among several is noted."""

    def noted(bound: int) -> int:
        number = luck(bound)
        if bound > 1:
            numbers.append((bound, number))
        return number

    return noted


def _list_owners(question: Ask) -> tuple[int, ...]:
    owners = question.args.get(WHOSE)
    return (
        tuple(one.seat for one in owners.items if isinstance(one, Who)) if isinstance(owners, Listing) else ()
    )
