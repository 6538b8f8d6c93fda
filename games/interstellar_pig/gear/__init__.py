"""The Attribute cards, one file for each title. Importing this package enters them all.

To add a card, copy the file that resembles it most, and add its words.
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

MODULES: Final = tuple(sorted(module.name for module in walk_packages(__path__, __name__ + ".")))

for _module in MODULES:
    import_module(_module)
