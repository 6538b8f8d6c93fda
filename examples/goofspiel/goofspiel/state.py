"""The whole game as plain data, complete at every seam, and what one seat may know of it."""

from typing import Annotated, Final, Literal

import msgspec

from porc_royal.facts import Seat
from porc_royal.options import Offered, make_table_options
from porc_royal.rulebook import Settings

PLAYERS: Final = (2, 5)
PRIZE: Final = "★"
"""What prizes are told from cards by: "★7"."""


class Options(msgspec.Struct, frozen=True):
    """What the lobby lets people choose.

    prizes  how many prizes there are: the cards from 1 to that number
    hands   "same": everybody holds the same cards; "dealt": each is dealt as many of a deck that holds them all
    """

    prizes: Annotated[Literal[7, 10, 13], Offered(decides=True)] = 10
    hands: Annotated[Literal["dealt", "same"], Offered(decides=True)] = "dealt"


OPTIONS: Final = make_table_options(Options)


def read_options(settings: Settings) -> Options:
    """The options of a table. Raises `msgspec.ValidationError`."""
    return msgspec.convert(dict(settings), Options)


class State(msgspec.Struct):
    """Cards are named by their number ("7"), prizes with a star ("★7").

    hands   what each seat holds
    won     the prizes of each seat
    pile    the prizes to come, the next one last
    prizes  those that are bid for now: more than one after a tie
    """

    options: Options
    hands: list[list[str]]
    won: list[list[str]]
    pile: list[str] = []
    prizes: list[str] = []


class View(msgspec.Struct, frozen=True):
    """What one seat (None: the public) may know: `hand` is its own, `held` how many cards each holds."""

    seat: Seat | None
    options: Options
    hand: tuple[str, ...]
    held: tuple[int, ...]
    won: tuple[tuple[str, ...], ...]
    left: int
    prizes: tuple[str, ...]


def setup(players: int, settings: Settings) -> State:
    """The table before anything is dealt."""
    return State(read_options(settings), [[] for _ in range(players)], [[] for _ in range(players)])


def view(state: State, seat: Seat | None) -> View:
    """The one place that says what is known to whom: a hand to its owner alone, the pile to nobody."""
    return View(
        seat,
        state.options,
        () if seat is None else tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        tuple(map(tuple, state.won)),
        len(state.pile),
        tuple(state.prizes),
    )


def count_points(prizes: tuple[str, ...] | list[str]) -> int:
    """What prizes are worth: the sum of their numbers."""
    return sum(int(one.removeprefix(PRIZE)) for one in prizes)
