"""Noughts and crosses as a rulebook: the smallest game, to measure what the shared table itself costs."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.table.asks import Ask, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.rulebook import CardShown, Next, Phrase, Result, Rulebook, Settings
from games.table.scene import INK, Scene
from games.table.script import ask, tell

CELLS: Final = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES: Final = tuple(
    frozenset(line)
    for line in (
        *(f"a{row} b{row} c{row}".split() for row in "123"),
        *(f"{column}1 {column}2 {column}3".split() for column in "abc"),
        "a1 b2 c3".split(),
        "a3 b2 c1".split(),
    )
)
THROUGH: Final = {cell: tuple(line for line in LINES if cell in line) for cell in CELLS}


class State(msgspec.Struct):
    """The marks of both seats, and the cells that are free."""

    marks: tuple[list[str], list[str]]
    free: list[str]


def setup(players: int, settings: Settings) -> State:
    """An empty board."""
    return State(([], []), list(CELLS))


async def game(state: State) -> Next:
    """The seats mark cells in turn until one has three in a row, or none is left."""
    while state.free:
        seat = Seat((9 - len(state.free)) % 2)
        reply = await ask(marking(state, seat))
        cell = reply.text("cell")
        state.free.remove(cell)
        state.marks[seat].append(cell)
        await tell("marked", who=Who(seat), cell=Named("cell", cell))
        if any(line.issubset(state.marks[seat]) for line in THROUGH[cell]):
            return Result((seat,), Saying("row"))
    return Result((), Saying("full"))


def marking(state: State, seat: Seat) -> Ask:
    """Any free cell."""
    free = tuple(state.free)
    return Ask(seat, "mark", "N-1", {"mark": Option({"cell": Pick("cell", free)})}, Reply("mark", {"cell": free[0]}))


def view(state: State, seat: Seat | None) -> State:
    """Nothing is hidden."""
    return state


def practise(seen: State, asked: Ask, luck: int) -> Reply:
    """Any free cell."""
    return Reply("mark", {"cell": seen.free[luck % len(seen.free)]})


def _hand(seen: State) -> Sequence[CardShown]:
    return ()


def _board(seen: State, asked: Ask | None, phrase: Phrase) -> Scene:
    return Scene(1, 1, INK, "", "", ())


RULEBOOK: Final[Rulebook[State, State]] = Rulebook(
    name="noughts",
    version=1,
    seats=(2, 2),
    options=(),
    state=State,
    setup=setup,
    first="game",
    chapters={"game": game},
    view=view,
    summary=lambda seen: (),
    hand=_hand,
    board=_board,
    hand_board=lambda seen, phrase: None,
    title=lambda seen, seat: None,
    practise=practise,
    progress=lambda seen: Saying("free", {"number": len(seen.free)}),
)
