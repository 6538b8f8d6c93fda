"""The luck of a game: the dice of each seat beside what as many dice of so many faces show on average."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.tables.proofs import Drawn
from porc_royal.script import name_chance


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of a seat: how many there were, what they came to, and what that many come to on average."""

    dice: int
    sum: int
    expected: Fraction


def measure_luck(drawn: Sequence[Drawn], purposes: Collection[str], seats: int) -> list[Luck]:
    """The luck of each seat, from the draws in the log.

    purposes: those of the rolls that count, as the game names them
    """
    keys = {name_chance(purpose) for purpose in purposes}
    found = [Luck(0, 0, Fraction(0)) for _ in range(seats)]
    for one in drawn:
        if one.draw.asked not in keys or one.draw.cards:
            continue
        whose = one.draw.whose * len(one.draw.faces) if len(one.draw.whose) == 1 else one.draw.whose
        for owner, faces, shown in zip(whose, one.draw.faces, one.outcome, strict=False):
            before = found[owner]
            if isinstance(shown, int):
                # The mean of 1 to n, each as likely as the others.
                found[owner] = Luck(
                    before.dice + 1, before.sum + shown, before.expected + Fraction(faces + 1, 2)
                )
    return found
