"""Tokens that an alien turns over, and a word that it keeps: both public, on a player's counters (`Player.tokens`)."""

from collections.abc import Sequence

from games.cosmic.state import State
from games.table.facts import Seat


def list_up(state: State, seat: Seat, prefix: str, names: Sequence[str]) -> list[str]:
    """The tokens that lie face up; `prefix` begins with the alien ("joker-down")."""
    return [name for name in names if not state.player(seat).tokens.get(f"{prefix}-{name}")]


def turn_down(state: State, seat: Seat, prefix: str, name: str, names: Sequence[str]) -> None:
    """A token is turned face down; when none lies face up any more, all are turned up."""
    tokens = state.player(seat).tokens
    tokens[f"{prefix}-{name}"] = 1
    if not list_up(state, seat, prefix, names):
        for one in names:
            del tokens[f"{prefix}-{one}"]


def read_word(state: State, seat: Seat, prefix: str, usual: str) -> str:
    """The word that was noted last ("joker-is"), or the usual one."""
    noted = [name for name in state.player(seat).tokens if name.startswith(f"{prefix}-")]
    return noted[0].removeprefix(f"{prefix}-") if noted else usual


def note_word(state: State, seat: Seat, prefix: str, word: str, number: int = 1) -> None:
    """Note a word in place of that before, with a number of its own."""
    tokens = state.player(seat).tokens
    for name in [name for name in tokens if name.startswith(f"{prefix}-")]:
        del tokens[name]
    tokens[f"{prefix}-{word}"] = number
