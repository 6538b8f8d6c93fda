"""Which tests one worker of a run on several gets together.

pytest-xdist's own groups (`xdist_group`) do nothing under pytest 9.2 (pytest-xdist issue 1386), and nobody is told so
(DEC-157).
"""

from typing import Final

from xdist.scheduler import LoadScopeScheduling

WAITING: Final = ("tests/browser/", "tests/killing/", "tests/local/")
"""What starts processes and waits for them: one worker's, from the beginning, while the others use the processor."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist brings no types
    """Hands out the tests of a file together, in the order in which they were collected.

    What they remember of one another, such as the games that lead to a position, is then worked out once.
    """

    def schedule(self) -> None:
        self.config.option.loadscopereorder = False
        super().schedule()

    def _split_scope(self, nodeid: str) -> str:
        return find_group(nodeid)


def is_waiting(test: str) -> bool:
    """Whether a test mostly waits for other processes."""
    return test.startswith(WAITING)


def find_group(test: str) -> str:
    """What a test is handed out with: the same name for all of a group."""
    return "waiting" if is_waiting(test) else test.partition("::")[0]
