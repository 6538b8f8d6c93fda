"""The promises of a game, to be run by whoever writes one: pure functions that give findings, with a seed that replays.

* `check_rulebook`: random games end, refusals change nothing, the absent are answered for, positions can be stored,
  and nobody learns what is hidden.
* `check_leaks`: whatever could be shown to somebody who may not know it would be found.
* `check_sources`: no rule walks into a trap of writing rules as coroutines (`traps.py`).

It imports the kit, the standard library and msgspec, and no test runner.
"""

from porc_royal.testing.check import check_rulebook
from porc_royal.testing.findings import Finding

__all__ = ["Finding", "check_rulebook"]
