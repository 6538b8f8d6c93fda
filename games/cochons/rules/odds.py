"""How a fight is likely to end: exact for dice and pieces, blind to cards that are not laid yet and to flight."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Final

from games.cochons.state.stacks import LIMITS
from games.cochons.state.state import Monster

MONSTERS: Final[dict[Monster, tuple[int, ...]]] = {"pirate": (6,), "porcophage": (8,), "worm": (6, 8)}
"""C-33 to C-35: what Extra-Cochons throw, as written."""

REMEMBERED: Final = 1 << 14
FAR: Final = 15
"""So far ahead no dice can help the other side, be they the worm's."""


@dataclass(frozen=True, slots=True)
class Force:
    """One side: Gorets, Gros Gruiks, what cards add; `dice` for Extra-Cochons, whose number is `gorets`.

    flat   whether their number adds nothing (R-92)
    fed    how many more may join them, one for each Goret they fell (C-34)
    pack   whether they are Extra-Cochons, whose blood draws nobody
    """

    gorets: int
    gruiks: int = 0
    plus: int = 0
    dice: tuple[int, ...] = ()
    flat: bool = False
    fed: int = 0
    pack: bool = False

    @property
    def size(self) -> int:
        """How many pieces."""
        return self.gorets + self.gruiks

    @property
    def more(self) -> int:
        """What it adds to its dice: one for each piece after the first, and its cards (S-18)."""
        return self.plus + (0 if self.flat else self.size - 1)

    def thrown(self) -> tuple[int, ...]:
        """C-46: a D6, or a D8 with a Gros Gruik; or what was said."""
        return self.dice or ((8,) if self.gruiks else (6,))

    def weaker(self) -> "Force":
        """One piece less, Gorets first (R-76)."""
        fallen = (self.gorets - 1, self.gruiks) if self.gorets else (0, self.gruiks - 1)
        return replace(self, gorets=fallen[0], gruiks=fallen[1])

    def after(self, enemy: "Force") -> "Force":
        """Once it has felled one of the enemy's: a Goret's blood may draw one more (C-34, R-91)."""
        if not self.fed or enemy.pack or not enemy.gorets:
            return self
        return replace(self, gorets=self.gorets + 1, fed=self.fed - 1)


def make_pack(kind: Monster, number: int) -> Force:
    """A stack of Extra-Cochons; Pirates gain nothing by their number (R-92), blood draws more Porcophages (C-34)."""
    fed = LIMITS[kind] - number if kind == "porcophage" else 0
    return Force(number, dice=MONSTERS[kind], flat=kind == "pirate", fed=fed, pack=True)


def write_dice(dice: tuple[int, ...], more: int) -> str:
    """What a side throws and adds, the same in every language: "D8+3", "2D6", "D6+D8+1"."""
    thrown = [f"{dice.count(die) if dice.count(die) > 1 else ''}D{die}" for die in sorted({*dice})]
    return "+".join(thrown) + (f"{more:+}" if more else "")


def round_chance(chance: float) -> int:
    """A chance in percent, to the nearest five: more would say more than is known."""
    return 5 * round(20 * chance)


def compute_odds(attack: Force, defence: Force) -> float:
    """How likely the attacker is to be the one who is left, from 0 to 1 (S-21)."""
    if attack.size <= 0:
        return 0.0
    if defence.size <= 0:
        return 1.0
    return _odds(attack, defence)


@lru_cache(maxsize=REMEMBERED)
def _odds(attack: Force, defence: Force) -> float:
    lead = attack.more - defence.more
    won, lost = count_duel(attack.thrown(), defence.thrown(), max(-FAR, min(FAR, lead)))
    if won + lost == 0:
        return 0.5
    share = won / (won + lost)
    ahead = compute_odds(attack.after(defence), defence.weaker())
    behind = compute_odds(attack.weaker(), defence.after(attack))
    return share * ahead + (1 - share) * behind


@lru_cache(maxsize=REMEMBERED)
def count_duel(attack: tuple[int, ...], defence: tuple[int, ...], lead: int) -> tuple[int, int]:
    """In how many throws the attacker wins a round, and the defender, `lead` ahead before the dice (S-18)."""
    faces = product(*(range(1, die + 1) for die in (*attack, *defence)))
    ahead = [lead + sum(face[: len(attack)]) - sum(face[len(attack) :]) for face in faces]
    return sum(one > 0 for one in ahead), sum(one < 0 for one in ahead)
