"""Which tests one worker of a run on several gets together.

pytest-xdist's own groups (`xdist_group`) do nothing under pytest 9.2 (pytest-xdist issue 1386), and nobody is told so
(DEC-157).
"""

from typing import Final

from xdist.scheduler import LoadScopeScheduling

WAITING: Final = ("tests/browser/", "tests/killing/", "tests/local/")
"""What starts processes and waits for them: one worker's, from the beginning, while the others use the processor."""


SHARING: Final = ("tests/architecture/", "tests/i18n/")
"""Folders whose tests read the same files: each is one worker's, which reads them once."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist brings no types
    """Hands out the tests of a file, or of a folder whose files share much, together, in the order of their collection.

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
    if is_waiting(test):
        return "waiting"
    return next((folder for folder in SHARING if test.startswith(folder)), test.partition("::")[0])
