"""Cards and aliens as pictures: a hand, alien sheets."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from games.cosmic.picture.cards import (
    FULL,
    HALF,
    SLIM,
    UPRIGHT,
    draw_full,
    draw_half,
    draw_slim,
    draw_upright,
    is_upright,
)
from games.cosmic.picture.marks import draw_mark
from games.cosmic.picture.palette import SKY_FOOT, SKY_TOP, find_look
from games.cosmic.picture.sheets import draw_sheet, measure_sheet
from games.cosmic.picture.shown import PREFIX, AlienShown, AliensPicture, CardFace, HandPicture
from porc_royal.picture.grid import Grid
from porc_royal.picture.hand import GAP, HEADER, NOTHING, WIDTH, say_nothing
from porc_royal.picture.header import draw_far_stars, draw_hand_header
from porc_royal.picture.palette import MUTED
from porc_royal.picture.shown import Picture, Words
from porc_royal.scene import Gradient, Group, Layer, Point, Scene, Shape, Text

__all__ = ["AlienShown", "AliensPicture", "CardFace", "HandPicture", "draw_aliens", "draw_hand"]

_TALLEST: Final = 3_900
_TALL: Final = 2_100
"""A hand that is taller is shown by titles."""
COLUMNS: Final = 4
SLIM_COLUMNS: Final = 5
_Draw: TypeAlias = Callable[[CardFace, Words], tuple[Shape, ...]]
_Sort: TypeAlias = tuple[Sequence[CardFace], Point, int, _Draw]
"""Cards that are drawn alike: how large, how many in a row, by what."""


def draw_hand(shown: HandPicture, words: Words) -> Scene:
    """A hand, for its holder's eyes: cards that are a number four or five by five, then those with a text.

    One that would be too tall for a telephone shows cards that are alike once, and all of them by their titles alone:
    the texts are beside the hand in words.
    """
    sorts = _sort(shown.cards)
    if _measure(sorts) > _TALL:
        sorts = ((_join(shown.cards), SLIM, SLIM_COLUMNS, draw_slim),)
    top, shapes, left_out = HEADER, list[Shape](), 0
    for faces, (wide, tall), columns, draw in sorts:
        across = (WIDTH - 2 * GAP - wide) // (columns - 1) if columns > 1 else wide
        most = max(0, (_TALLEST - top) // (tall + GAP)) * columns
        grid = Grid(columns, across, tall + GAP, GAP, top)
        shapes += grid.lay(draw(face, words) for face in faces[:most])
        top += grid.height(len(faces[:most]))
        left_out += len(faces[most:])
    if left_out:
        shapes.append(
            Text(WIDTH // 2, top + 20, f"+{left_out} {words(f'{PREFIX}more')}", 28, MUTED, bold=True)
        )
        top += 60
    if not shown.cards:
        shapes.append(say_nothing(words(f"{PREFIX}no-cards"), top))
        top += NOTHING
    return _scene(shown, top, shown.seat, Layer("cards", tuple(shapes)))


def _sort(cards: Sequence[CardFace]) -> tuple[_Sort, ...]:
    """Numbers, five in a row where that saves one: a lower picture, and no row for a single card; then texts."""
    numbers = [face for face in cards if is_upright(face)]
    saves = -(-len(numbers) // SLIM_COLUMNS) < -(-len(numbers) // COLUMNS)
    first: _Sort = (
        (numbers, SLIM, SLIM_COLUMNS, draw_slim) if saves else (numbers, UPRIGHT, COLUMNS, draw_upright)
    )
    return (
        first,
        ([face for face in cards if not is_upright(face) and face.text], HALF, 2, draw_half),
        ([face for face in cards if not is_upright(face) and not face.text], FULL, 1, draw_full),
    )


def _measure(sorts: Sequence[_Sort]) -> int:
    """How tall a picture with these cards would be."""
    return HEADER + sum(-(-len(faces) // columns) * (tall + GAP) for faces, (_, tall), columns, _ in sorts)


def _join(cards: Sequence[CardFace]) -> list[CardFace]:
    """Cards by their titles, those that are alike once, with how many they are."""
    bare = [replace(face, text="", wild="", strong="") for face in cards]
    return [replace(face, count=number) for face, number in Counter(bare).items()]


def draw_aliens(shown: AliensPicture, words: Words) -> Scene:
    """Alien sheets one below the other."""
    top = HEADER
    shapes: list[Shape] = []
    sheets = shown.aliens
    if sum(measure_sheet(each) + GAP for each in sheets) > _TALLEST - HEADER:
        sheets = tuple(replace(each, wild="", strong="") for each in sheets)  # flares tell these themselves
    for each in sheets:
        if top + measure_sheet(each) > _TALLEST:
            shapes.append(Text(WIDTH // 2, top + 20, "…", 40, MUTED, bold=True))
            top += 60
            break
        shapes.append(Group(draw_sheet(each, words), GAP, top))
        top += measure_sheet(each) + GAP
    if not shown.aliens:
        shapes.append(say_nothing(words(f"{PREFIX}nothing"), top))
        top += NOTHING
    return _scene(shown, top, None, Layer("sheets", tuple(shapes)))


def _scene(shown: Picture, height: int, seat: int | None, layer: Layer) -> Scene:
    left = 30 if seat is None else 116
    marks = () if seat is None else draw_mark(find_look(seat), 66, 58, 32)
    layers = (
        Layer("far stars", draw_far_stars(WIDTH, height, 60, 3, (14, 30))),
        Layer("header", (*marks, *draw_hand_header(shown, WIDTH, left))),
        layer,
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)
