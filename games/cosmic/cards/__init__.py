"""The artifacts, one file each. Importing this package enters them all.

To add one, follow "Adding an artifact" in the README of the game.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

MODULES: Final = tuple(sorted(f"{__name__}.{module.name}" for module in iter_modules(__path__)))

for _module in MODULES:
    import_module(_module)
