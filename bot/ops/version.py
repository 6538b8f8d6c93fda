"""Which version of the program this is."""

from importlib.metadata import PackageNotFoundError, version
from typing import Final

PACKAGE: Final = "porc-royal"


def find_version() -> str:
    """The version that is installed; "unknown" where the program was not installed, but only laid there."""
    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return "unknown"
