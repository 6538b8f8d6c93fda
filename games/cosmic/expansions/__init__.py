"""The expansions, one folder each. Importing this package enters them all; the base names none of them.

To write one, README.md says what to copy.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

MODULES: Final = tuple(sorted(f"{__name__}.{module.name}" for module in iter_modules(__path__)))

for _module in MODULES:
    import_module(_module)
