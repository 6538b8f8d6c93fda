"""What is chosen for a table: for each option by its name, a word, a number, or yes or no."""

from collections.abc import Mapping
from typing import TypeAlias

Setting: TypeAlias = str | int | bool
Settings: TypeAlias = Mapping[str, Setting]
