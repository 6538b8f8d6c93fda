"""What an election hides: sealed votes before the close. They are answers to an open question, and in no state.

Nothing is dealt, so there is nothing to deal anew; but in the second run others vote otherwise, and other people do.
"""

from games.election.state.state import State
from games.election.views.view import View


def universe() -> list[str]:
    return []


def known(view: View) -> set[str]:
    return set()


def held(state: State) -> list[str]:
    return []


def kind(name: str) -> str:
    return name


def face(name: str) -> str:
    return name
