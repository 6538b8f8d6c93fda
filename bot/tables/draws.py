"""What chance was asked at a place of the log, noted with its reply, so that anybody can compute the draw again."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.tables.leaves import Leaves
from bot.tables.rng import make_stream
from porc_royal.asks import Ask, Number, Order, Reply
from porc_royal.facts import Listing, Who
from porc_royal.replies import draw_reply
from porc_royal.script import WHOSE
from storage.ports import Entry

Outcome: TypeAlias = tuple[int, ...] | tuple[str, ...]
"""The faces that came up, or the cards in their new order."""


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked of chance.

    asked    the key of the question ("chance-attack")
    cards    the cards as they lay before a shuffle
    faces    of dice, how many faces each has, one after the other
    outcome  which faces came up, where the reply does not say it by itself: the question was no plain roll
    whose    the seat that each die, or all of them, or the cards belong to; () where they are the table's
    numbers  the label of the numbers that were taken, where it is not the place in the log (`Redraws`)
    first    of a closed table, the number of the first key that it takes (`bot/tables/leaves.py`)
    """

    asked: str
    cards: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    outcome: tuple[int, ...] = ()
    whose: tuple[int, ...] = ()
    numbers: str = ""
    first: int | None = None

    @property
    def size(self) -> int:
        """How many cards it has, or dice of which more than one face may come up: as many keys it takes."""
        return len(self.cards) + sum(faces > 1 for faces in self.faces)

    def find_label(self, place: int | str) -> str:
        """The label of the numbers that it took, at its place of the log."""
        return self.numbers or str(place)

    def is_same(self, other: "Draw") -> bool:
        """Whether the same was asked: of no plain roll what was asked and for whom, since its numbers say no more."""
        plain = (self.cards, self.faces) == (other.cards, other.faces) and not (self.outcome or other.outcome)
        alike = plain or bool(self.outcome and other.outcome)
        return alike and (self.asked, self.whose) == (other.asked, other.whose)

    def find_outcome(self, reply: Reply) -> Outcome:
        """What came of it."""
        values = tuple(reply.fields.values())
        if self.cards:
            (order,) = values
            return order if isinstance(order, tuple) else ()
        return self.outcome or tuple(value for value in values if isinstance(value, int))


def read_draw(entry: Entry) -> Draw | None:
    """What chance was asked by an entry of the log; None where it was not, or nothing was noted of it."""
    return None if entry.draw is None else msgspec.json.decode(entry.draw, type=Draw)


class Redraws(msgspec.Struct, frozen=True):
    """What chance has shown and was taken back: where the same is asked again, the same comes again.

    awaited  the draws that were taken back and not asked again since, in their order, each with its label
    used     every label whose numbers were seen by somebody: nothing else takes them
    """

    awaited: tuple[Draw, ...] = ()
    used: tuple[str, ...] = ()

    def add(self, draws: Sequence[tuple[int, Draw]]) -> "Redraws":
        """Draws are taken back, with their places; they came before whatever is awaited already."""
        more = tuple(replace(draw, numbers=draw.find_label(place)) for place, draw in draws)
        labels = (*self.used, *(one.numbers for one in more))
        return Redraws((*more, *self.awaited), tuple(dict.fromkeys(labels)))

    def find_label(self, draw: Draw, place: int) -> str:
        """Whose numbers a draw takes: those it took before, else those of its place, if nobody knows them."""
        known = next((one for one in self.awaited if one.is_same(draw)), None)
        if known is not None:
            return known.numbers
        label, number = str(place), 0
        while label in self.used:
            number += 1
            label = f"{place}.{number}"
        return label

    def spend(self, label: str) -> "Redraws":
        """Something is drawn from the numbers of a label: what was awaited of them has come again."""
        left = tuple(one for one in self.awaited if one.numbers != label)
        return self if left == self.awaited else replace(self, awaited=left)


NEVER_TAKEN_BACK: Final = Redraws()


def record_draw(
    question: Ask, seed: bytes, place: int, recipe: int, redraws: Redraws = NEVER_TAKEN_BACK
) -> Draw:
    """What is noted of a question to chance and the numbers that it takes at `place` of the log."""
    draw = _note_draw(question, make_stream(seed, str(place), recipe))
    label = redraws.find_label(draw, place)
    if label == str(place):
        return draw
    return replace(_note_draw(question, make_stream(seed, label, recipe)), numbers=label)


def draw_sealed(question: Ask, leaves: Leaves, first: int) -> tuple[Draw, Reply]:
    """What chance of a closed table replies, taking keys from `first` on, and what is noted of it."""
    draw = replace(_note_draw(question, leaves.roll(first)), first=first)
    if draw.cards:
        ((name, option),) = question.options.items()
        return draw, question.check(
            Reply(name, dict.fromkeys(option.fields, leaves.shuffle(first, draw.cards)))
        )
    return draw, draw_reply(question, leaves.roll(first))


def _note_draw(question: Ask, luck: Callable[[int], int]) -> Draw:
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
