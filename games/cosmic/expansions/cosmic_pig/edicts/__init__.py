"""The Piggy Edicts, one file each (PE-1 to PE-8). Importing this package enters them all.

To add one, copy the file that resembles it most, enter its row in `cards.py` of the expansion, and add its words.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

MODULES: Final = tuple(sorted(f"{__name__}.{module.name}" for module in iter_modules(__path__)))

for _module in MODULES:
    import_module(_module)
