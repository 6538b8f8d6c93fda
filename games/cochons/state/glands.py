"""Acorns: what tiles produce and recipes ask for."""

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from types import MappingProxyType

import msgspec


class Glands(msgspec.Struct, frozen=True):
    """Acorns by colour: a recipe or a production."""

    red: int = 0
    yellow: int = 0
    blue: int = 0

    @property
    def total(self) -> int:
        """All colours together."""
        return self.red + self.yellow + self.blue

    def covers(self, recipe: "Glands") -> bool:
        """Whether no colour of the recipe is short; more than it asks does no harm (R-2)."""
        return self.red >= recipe.red and self.yellow >= recipe.yellow and self.blue >= recipe.blue

    def shared(self, recipe: "Glands") -> int:
        """How many acorns of the recipe are there (R-122)."""
        return min(self.red, recipe.red) + min(self.yellow, recipe.yellow) + min(self.blue, recipe.blue)


@cache
def make_recipes(kind: str) -> Mapping[str, Glands]:
    """The six Recettes Sacrées: every order of three numbers over red, yellow and blue (R-2)."""
    # Every view shows them.
    return MappingProxyType({"".join(order): Glands(*map(int, order)) for order in permutations(kind)})
