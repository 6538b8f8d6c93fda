"""The clan powers, one file each. Importing this package enters them all in the hooks (O-9).

The files are read in the order of their names, so that the game is the same everywhere. To add a power, copy the
file that resembles it most, and add its words.
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

MODULES: Final = tuple(sorted(module.name for module in walk_packages(__path__, __name__ + ".")))

for _module in MODULES:
    import_module(_module)
