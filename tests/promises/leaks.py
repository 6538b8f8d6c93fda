"""The leaks sown on purpose, for each game that has some of its own; the test must find every one of them."""

from collections.abc import Mapping
from typing import Final

from tests.promises import leaks_cochons
from tests.promises.leaks_cochons_told import Leak

LEAKS: Final[Mapping[str, Mapping[str, Leak]]] = {"cochons": leaks_cochons.LEAKS}
