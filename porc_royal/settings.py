"""What is chosen for a table: for each option by its name, a word, a number, or yes or no."""

from collections.abc import Mapping
from typing import TypeAlias

Setting: TypeAlias = str | int | bool
"""One value that may be chosen."""
Settings: TypeAlias = Mapping[str, Setting]
"""What is chosen for a table, by the name of the option."""
