"""The cards of a hand as a picture: combat cards with their figures, event cards with their effect."""

from typing import Final

from games.cochons.picture.marks import draw_clan_mark
from games.cochons.picture.palette import SKY_FOOT, SKY_TOP, find_clan_look
from games.cochons.picture.panel import draw_glands
from games.cochons.picture.shown import KEYS, CardFace, GlandCount, HandPicture, read_letters
from porc_royal.picture.hand import CARD_WIDTH, GAP, HEADER, WIDTH, Cards, draw_card_frame
from porc_royal.picture.header import draw_hand_header
from porc_royal.picture.palette import EDGE, GOLD, NIGHT, PANEL, WHITE
from porc_royal.picture.shown import Words
from porc_royal.scene import (
    Circle,
    Gradient,
    Group,
    Layer,
    Paragraph,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Style,
    Text,
    move_points,
)

__all__ = ["KEYS", "CardFace", "GlandCount", "HandPicture", "Words", "draw_hand"]

CARD_HEIGHT: Final = 330
_RECIPE: Final = 104
_LONG: Final = 18
"""Letters from which on the frame around them is wide."""

_FAINT: Final = "#ebe1c4"
_COMBAT: Final = "#8a2f2a"
_EVENT: Final = "#27537d"
_FIGURES: Final[tuple[tuple[str, str], ...]] = (
    ("attack", "#b23a2e"),
    ("technology", "#4b5263"),
    ("defence", "#2f7a4d"),
)
_SHIELD: Final[tuple[Point, ...]] = (
    *((0, -100), (80, -72), (80, 0), (62, 50), (0, 104), (-62, 50)),
    *((-80, 0), (-80, -72)),
)


def draw_hand(shown: HandPicture, words: Words) -> Scene:
    """The cards two by two; for their holder's eyes."""
    top = HEADER + (_RECIPE if shown.recipe is not None else 0)
    cards = Cards([_card(card, words) for card in shown.cards], CARD_HEIGHT, top)
    layers = (
        Layer("header", _header(shown)),
        Layer("recipe", _recipe(shown, words)),
        Layer("cards", cards.lay(words("cochons-picture-no-cards"))),
    )
    return Scene(WIDTH, cards.height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


def _header(shown: HandPicture) -> tuple[Shape, ...]:
    x = 124 if shown.clan else 30
    mark = draw_clan_mark(find_clan_look(shown.clan), 68, 56, 36) if shown.clan else ()
    return (*mark, *draw_hand_header(shown, WIDTH, x))


def _recipe(shown: HandPicture, words: Words) -> tuple[Shape, ...]:
    if shown.recipe is None:
        return ()
    frame = Style(fill=PANEL, stroke=EDGE, width=2)
    label = Text(28, 39, words("cochons-picture-recipe"), 28, WHITE, True, "start", 490, 22)
    row = (
        Rect(0, 0, 1040, 84, frame, 14),
        label,
        *draw_glands(shown.production, shown.recipe, read_letters(words), 580, 42),
    )
    return (Group(row, GAP, HEADER),)


def _card(card: CardFace, words: Words) -> tuple[Shape, ...]:
    colour = _COMBAT if card.kind == "combat" else _EVENT
    kind = words(f"cochons-picture-{card.kind}-card")
    head = 84
    shapes: list[Shape] = [
        *draw_card_frame(CARD_HEIGHT, head, colour),
        Paragraph(
            CARD_WIDTH // 2,
            10 + head // 2,
            card.title,
            CARD_WIDTH - 50,
            2,
            33,
            WHITE,
            min_size=25,
            leading=118,
            bold=True,
            anchor="middle",
            centred=True,
        ),
    ]
    # A long line leaves no room for the kind, which colour and figures tell as well.
    if len(card.when) < _LONG:
        shapes.append(Text(26, CARD_HEIGHT - 27, kind, 23, colour, True, "start", 220))
    if card.when:
        shapes += _when(card.when, colour)
    shapes += _figures(card, words) if card.kind == "combat" else _effect(card.text)
    return tuple(shapes)


def _when(when: str, colour: str) -> tuple[Shape, ...]:
    left = 258 if len(when) < _LONG else 118
    wide = CARD_WIDTH - left - 18
    return (
        Rect(left, CARD_HEIGHT - 48, wide, 36, Style(stroke=colour, width=2), 18),
        Text(
            left + wide // 2, CARD_HEIGHT - 29, when, 23, colour, bold=True, max_width=wide - 24, min_size=22
        ),
    )


def _effect(text: str) -> tuple[Shape, ...]:
    """The sentence, on orbits so pale that they do not disturb it."""
    middle = CARD_WIDTH // 2
    orbit = Style(stroke=_FAINT, width=4)
    moon = Style(fill=_FAINT)
    return (
        Circle(middle, 188, 48, orbit),
        Circle(middle, 188, 82, orbit),
        Circle(middle, 188, 20, moon),
        Circle(middle + 34, 154, 9, moon),
        Circle(middle - 79, 209, 13, moon),
        Paragraph(
            middle,
            188,
            text,
            CARD_WIDTH - 52,
            5,
            27,
            NIGHT,
            min_size=23,
            leading=126,
            anchor="middle",
            centred=True,
        ),
    )


def _figures(card: CardFace, words: Words) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    wide = (CARD_WIDTH - 40 - 20) // 3
    values = {"attack": card.attack, "technology": card.technology, "defence": card.defence}
    for index, (figure, colour) in enumerate(_FIGURES):
        x = 20 + index * (wide + 10)
        middle, value = x + wide // 2, values[figure]
        tint = Style(fill="#ffffff", stroke=colour, width=3)
        shapes += [
            Rect(x, 108, wide, 164, tint, 14),
            *_icon(figure, x + 38, 166, colour),
            Text(x + wide - 46, 166, f"+{value}" if figure != "technology" else str(value), 44, colour,
                 bold=True, max_width=74),
            Rect(x + 8, 222, wide - 16, 40, Style(fill=colour), 10),
            Text(middle, 242, words(f"cochons-picture-{figure}"), 23, WHITE, bold=True, max_width=wide - 26,
                 min_size=22),
        ]  # fmt: skip
    return tuple(shapes)


def _icon(figure: str, x: int, y: int, colour: str) -> tuple[Shape, ...]:
    if figure == "attack":
        return (Text(x, y, "⚔", 56, colour, bold=True),)
    if figure == "technology":
        return (Text(x, y, "⚙", 56, colour, bold=True),)
    inner = Style(fill="#d9f2e2")
    return (
        Polygon(move_points(_SHIELD, x, y, 26), Style(fill=colour)),
        Polygon(move_points(_SHIELD, x, y, 17), inner),
        Circle(x, y, 5, Style(fill=GOLD)),
    )
