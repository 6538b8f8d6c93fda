"""What a check of a game has found."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """A promise that a game does not keep.

    promise  which: "every game ends"
    words    what is wrong, for whoever writes the game
    replay   how to see it once more: what to hand to the check, and where to look
    """

    promise: str
    words: str
    replay: str = ""

    def __str__(self) -> str:
        """It on a line."""
        return f"{self.promise}: {self.words}" + (f" [{self.replay}]" if self.replay else "")
