"""The Special Ability table, one file for each face of the die. Importing this package enters them all.

To add an ability, copy the file that resembles it most, give it a face, and add its words.
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

MODULES: Final = tuple(sorted(module.name for module in walk_packages(__path__, __name__ + ".")))

for _module in MODULES:
    import_module(_module)
