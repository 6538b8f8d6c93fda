"""The promises of a game, to be run by whoever writes one: pure functions that give findings, with a seed that replays.

* `check_rulebook`: random games end, refusals change nothing, the absent are answered for, positions can be stored,
  nobody learns what is hidden, and what is said has its words; whatever is declared to be hidden is dealt anew in these
  games, and would be found wherever a view showed it.
* `check_golden`: finished games that the package keeps are told as they were; `record_game` makes such a file.
* `check_sources`: no rule walks into a trap of writing rules as coroutines (`traps.py`).

It imports the kit, the standard library and msgspec, and no test runner.
"""

from porc_royal.testing.check import check_rulebook
from porc_royal.testing.findings import Finding
from porc_royal.testing.golden import check_golden, record_game
from porc_royal.testing.sources import check_sources, read_sources

__all__ = [
    "Finding",
    "check_golden",
    "check_rulebook",
    "check_sources",
    "read_sources",
    "record_game",
]
