"""A ballot as a picture: a bar of governors for each candidate, by owner, then what became of the other votes.

`tally` draws it anywhere, `board` makes a picture of it. What is drawn is `TallyShown`, whoever fills it.
"""

from collections.abc import Sequence
from typing import Final

from games.election.picture.palette import GROUND_FOOT, GROUND_TOP, PANEL_LEADING, TROUGH
from games.election.picture.shown import (
    KEYS,
    LotShown,
    PileShown,
    TallyPicture,
    TallyShown,
    VoterShown,
)
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.marks import draw_form
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE, SeatLook
from porc_royal.picture.panel import WIDTH, draw_row_box
from porc_royal.picture.shown import Words
from porc_royal.scene import Gradient, Group, Layer, Polygon, Rect, Scene, Shape, Style, Text

__all__ = [
    "KEYS",
    "LotShown",
    "PileShown",
    "TallyPicture",
    "TallyShown",
    "VoterShown",
    "draw_board",
    "draw_tally",
]

MARGIN: Final = 20
HEADER: Final = 112
PILE: Final = 136
EMPTY: Final = 72
VOTER: Final = 58
HEAD: Final = 42
_BAR_AT: Final = 104
_BAR: Final = 780
_BAR_TALL: Final = 36
_MARKED: Final = 46
"""The narrowest part of a bar that has room for the number of its governors."""
_READABLE: Final = 20
"""Smaller letters cannot be read on a telephone."""


def draw_board(shown: TallyPicture, words: Words) -> Scene:
    """A ballot as its viewer may see it, in the viewer's words."""
    width, height = WIDTH + 2 * MARGIN, HEADER + measure_tally(shown.tally) + MARGIN
    layers = (
        Layer("stars", draw_far_stars(width, height, 60, 3, (14, 30))),
        Layer("header", draw_board_header(shown, width)),
        Layer("tally", (Group(draw_tally(shown.tally, words), MARGIN, HEADER),)),
    )
    return Scene(width, height, Gradient(GROUND_TOP, GROUND_FOOT), shown.title, layers)


def draw_tally(shown: TallyShown, words: Words) -> tuple[Shape, ...]:
    """The candidates and the other voters, from (0, 0), `WIDTH` wide and `tally_height` tall."""
    most = max([pile.total for pile in shown.piles] or [0])
    heading = "candidates" if shown.begun else "before"
    shapes: list[Shape] = [_head(words(f"election-picture-{heading}"), 0)]
    y = HEAD
    for pile in shown.piles:
        shapes.append(Group(_pile(pile, most, begun=shown.begun), 0, y))
        y += _pile_height(pile, begun=shown.begun)
    if shown.voters:
        shapes.append(_head(words("election-picture-others"), y))
        y += HEAD
    for voter in shown.voters:
        shapes.append(Group(_voter(voter), 0, y))
        y += VOTER
    return tuple(shapes)


def measure_tally(shown: TallyShown) -> int:
    """How tall a tally is."""
    others = HEAD + VOTER * len(shown.voters) if shown.voters else 0
    return HEAD + sum(_pile_height(pile, begun=shown.begun) for pile in shown.piles) + others


def _pile_height(pile: PileShown, *, begun: bool) -> int:
    """A pile of nothing needs no bar, and none is drawn before anybody has voted: it would be taken for votes."""
    return PILE if pile.lots and begun else EMPTY


def _head(words: str, y: int) -> Shape:
    return Text(8, y + 20, words, 24, MUTED, anchor="start", max_width=WIDTH - 16)


def _pile(pile: PileShown, most: int, *, begun: bool) -> tuple[Shape, ...]:
    """A candidate’s name, the bar of governors once there are votes, how many, and whose they are."""
    ground = PANEL_LEADING if pile.leads else PANEL
    shapes: list[Shape] = [
        draw_row_box(_pile_height(pile, begun=begun) - 12, ground, marked=pile.leads, radius=16)
    ]
    if not pile.lots or not begun:
        shapes += draw_mark(pile.look, 54, 30, 22)
        shapes.append(Text(_BAR_AT, 30, pile.name, 30, WHITE, True, "start", _BAR // 2, 24))
        if not pile.lots or [lot.look for lot in pile.lots] != [pile.look]:  # else the number says it
            shapes.append(Text(_BAR_AT + _BAR // 2 + 20, 30, pile.owners, 24, MUTED, False, "start", 300, 20))
        shapes.append(Text(WIDTH - 34, 30, str(pile.total), 44, WHITE, bold=True, anchor="end"))
        return tuple(shapes)
    shapes += draw_mark(pile.look, 54, 34, 28)
    shapes.append(Text(_BAR_AT, 26, pile.name, 32, WHITE, True, "start", _BAR - 60, 24))
    shapes += _bar(pile.lots, most)
    shapes.append(Text(_BAR_AT, 104, pile.owners, 24, MUTED, False, "start", _BAR - 6, 20))
    shapes.append(Text(WIDTH - 34, 70, str(pile.total), 60, WHITE, bold=True, anchor="end", max_width=120))
    if pile.leads:
        shapes.append(Text(WIDTH - 34, 24, "♛", 34, GOLD, bold=True, anchor="end"))
    return tuple(shapes)


def _bar(lots: Sequence[LotShown], most: int) -> tuple[Shape, ...]:
    """One part for each owner, as long as it has governors, with its form where there is room."""
    top = 50
    shapes: list[Shape] = [Rect(_BAR_AT, top, _BAR, _BAR_TALL, Style(fill=TROUGH, stroke=EDGE, width=1), 8)]
    before = 0
    for lot in lots:
        left, right = (_BAR_AT + _BAR * number // most for number in (before, before + lot.number))
        part = Style(fill=lot.look.colour, stroke=NIGHT, width=2)
        shapes.append(Rect(left, top, right - left, _BAR_TALL, part, 8))
        middle = top + _BAR_TALL // 2
        if right - left >= 2 * _MARKED:
            shapes += draw_mark(lot.look, left + 24, middle, 16)
            shapes.append(
                Text((left + 40 + right) // 2, middle, str(lot.number), 28, lot.look.ink, bold=True)
            )
        elif right - left >= _MARKED:
            shapes.append(Text((left + right) // 2, middle, lot.look.letter, 26, lot.look.ink, bold=True))
        before += lot.number
    return tuple(shapes)


def _voter(voter: VoterShown) -> tuple[Shape, ...]:
    """What became of a vote; who is being asked has a frame and an arrow."""
    shapes: list[Shape] = [draw_row_box(VOTER - 8, PANEL, marked=voter.asked, line=3, radius=12)]
    middle = (VOTER - 8) // 2
    shapes += draw_mark(voter.look, 54, middle, 19)
    shapes.append(Text(_BAR_AT, middle, voter.words, 26, WHITE, False, "start", WIDTH - _BAR_AT - 60, 20))
    if voter.asked:
        tip = (WIDTH - 46, middle)
        arrow = Polygon(((tip[0] + 26, middle - 14), tip, (tip[0] + 26, middle + 14)), Style(fill=GOLD))
        shapes.append(arrow)
    return tuple(shapes)


def draw_mark(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A voter's form in its colour, with its letter."""
    style = Style(fill=look.colour, stroke=WHITE, width=2)
    size = r * 13 // 10 if len(look.letter) == 1 else max(_READABLE, r)
    return (
        draw_form(look, x, y, r, style),
        Text(x, y, look.letter, size, look.ink, bold=True, max_width=2 * r),
    )
