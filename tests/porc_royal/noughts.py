"""Noughts and crosses: the smallest complete rulebook. Seat 0 plays crosses and begins.

Squares are named as on a chessboard, `a1` to `c3`. With the option `misere`, three in a row lose.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown, Next, Phrase, Result, Rulebook, Settings, TableOption
from porc_royal.scene import INK, Circle, Layer, Line, Rect, Scene, Shape, Style
from porc_royal.script import ask, tell

SQUARES: Final = tuple(column + row for row in "123" for column in "abc")
ROWS: Final = ("123", "456", "789", "147", "258", "369", "159", "357")
LINES: Final = tuple(tuple(SQUARES[int(one) - 1] for one in row) for row in ROWS)
OPTIONS: Final = {square: Option() for square in SQUARES}
MARKS: Final = ("cross", "nought")


class State(msgspec.Struct):
    """Who has marked what, in order; crosses have the even moves."""

    misere: bool
    moves: list[str] = []

    @property
    def mover(self) -> Seat:
        return Seat(len(self.moves) % 2)

    def owned(self, seat: Seat) -> list[str]:
        return self.moves[seat::2]


class View(msgspec.Struct, frozen=True):
    """Everybody sees everything."""

    moves: tuple[str, ...]
    viewer: Seat | None


async def turns(state: State) -> Next:
    """Mark a free square in turn until somebody has three in a row, or no square is free."""
    while True:
        free = {square: OPTIONS[square] for square in SQUARES if square not in state.moves}
        if not free:
            return Result((), Saying("drawn"))
        mover = state.mover
        reply = await ask(Ask(mover, "mark", "turns", free, Reply(next(iter(free)))))
        state.moves.append(reply.option)
        await tell("marked", who=Who(mover), square=Named("square", reply.option))
        if row_through(reply.option, state.owned(mover)):
            winner = Seat(1 - mover) if state.misere else mover
            return Result((winner,), Saying("three", {"who": Who(mover)}))


def row_through(square: str, owned: Sequence[str]) -> bool:
    """Whether a row through this square is wholly owned."""
    return any(square in line and all(one in owned for one in line) for line in LINES)


def setup(players: int, settings: Settings) -> State:
    return State(bool(settings.get("misere", False)))


def view(state: State, seat: Seat | None) -> View:
    return View(tuple(state.moves), seat)


def summary(seen: View) -> Sequence[Saying]:
    """One line for each row of the board, from the top."""
    marked = {square: MARKS[number % 2] for number, square in enumerate(seen.moves)}
    rows = ({column: marked.get(column + row, "free") for column in "abc"} for row in "321")
    return [Saying("row", {column: Named("mark", mark) for column, mark in row.items()}) for row in rows]


def hand(seen: View) -> Sequence[CardShown]:
    return ()


def board(seen: View, asked: Ask | None, phrase: Phrase) -> Scene:
    """Nine squares of 100; those that may be marked are lit."""
    lit = () if asked is None else tuple(asked.options)
    shapes: list[Shape] = []
    for square in SQUARES:
        x, y = _corner(square)
        fill = "#fff4c2" if square in lit else "#ffffff"
        shapes.append(Rect(x, y, 100, 100, Style(fill=fill, stroke=INK, width=4)))
    for number, square in enumerate(seen.moves):
        shapes.extend(_mark(MARKS[number % 2], *_corner(square)))
    return Scene(320, 320, "#ffffff", phrase(progress(seen)), (Layer("board", tuple(shapes)),))


def _corner(square: str) -> tuple[int, int]:
    return 10 + 100 * "abc".index(square[0]), 10 + 100 * "321".index(square[1])


def _mark(mark: str, x: int, y: int) -> tuple[Shape, ...]:
    drawn = Style(stroke=INK, width=10)
    if mark == "nought":
        return (Circle(x + 50, y + 50, 30, drawn),)
    ends = ((x + 20, y + 20), (x + 80, y + 80)), ((x + 20, y + 80), (x + 80, y + 20))
    return tuple(Line(each, drawn) for each in ends)


def hand_board(seen: View, phrase: Phrase) -> Scene | None:
    return None


def title(seen: View, seat: Seat) -> Named | None:
    return Named("mark", MARKS[seat])


def practise(seen: View, asked: Ask, luck: int) -> Reply:
    """Complete a row, else spoil one, else mark any free square."""
    free = list(asked.options)
    for seat in (asked.seat, Seat(1 - asked.seat)):
        owned = seen.moves[seat::2]
        for square in free:
            if row_through(square, [*owned, square]):
                return Reply(square)
    return Reply(free[luck % len(free)])


def progress(seen: View) -> Saying:
    return Saying("progress", {"number": len(seen.moves)})


RULEBOOK: Final[Rulebook[State, View]] = Rulebook(
    name="noughts",
    version=1,
    seats=(2, 2),
    options=(TableOption("misere", (False, True), False),),
    state=State,
    setup=setup,
    first="turns",
    chapters={"turns": turns},
    view=view,
    summary=summary,
    hand=hand,
    board=board,
    hand_board=hand_board,
    title=title,
    practise=practise,
    progress=progress,
)
