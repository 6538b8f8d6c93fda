"""What is hidden from whom, said once from the state and the rules: the view is held to it."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from goofspiel.state import PLAYERS, PRIZE, State
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Path, Secrets, Things

MOST: Final = 13
"""Prizes in the longest game."""


def list_hands(state: State, viewer: Seat | None) -> Iterator[Path]:
    """The hands of all others."""
    return (("hands", seat) for seat in range(len(state.hands)) if seat != viewer)


def list_pile(_state: State, _viewer: Seat | None) -> Iterator[Path]:
    """The order of the prizes to come, which nobody knows."""
    yield ("pile",)


@cache
def list_names() -> tuple[str, ...]:
    """Every card and every prize."""
    cards = map(str, range(1, PLAYERS[1] * MOST + 1))
    return (*cards, *(f"{PRIZE}{number}" for number in range(1, MOST + 1)))


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(Hidden("hands", list_hands), Hidden("pile", list_pile)),
    things=Things(list_names, deck=lambda name: name[: len(PRIZE)] if name.startswith(PRIZE) else ""),
    own=("hand",),
    apart=("seat",),
)
