"""Cards and characters as pictures: a hand, what is known of envelopes, character sheets."""

from collections.abc import Sequence
from typing import Final

from games.interstellar_pig.picture.cards import FLAT, FLAT_WIDTH, draw_card, draw_flat_card
from games.interstellar_pig.picture.cards import HEIGHT as CARD_HEIGHT
from games.interstellar_pig.picture.marks import draw_chip, draw_pawn
from games.interstellar_pig.picture.palette import PANEL, SKY_FOOT, SKY_TOP, WORLDS, find_look
from games.interstellar_pig.picture.sheets import draw_sheet, measure_sheet
from games.interstellar_pig.picture.shown import (
    KEYS,
    PREFIX,
    AbilityShown,
    CardFace,
    EnvelopeShown,
    EnvelopesPicture,
    HandPicture,
    PlanetShown,
    SheetShown,
    SheetsPicture,
)
from porc_royal.picture.grid import Grid
from porc_royal.picture.hand import GAP, HEADER, NOTHING, WIDTH, Cards, say_nothing
from porc_royal.picture.header import draw_hand_header
from porc_royal.picture.palette import EDGE, MUTED, WHITE
from porc_royal.picture.shown import Picture, Words
from porc_royal.scene import Circle, Gradient, Group, Layer, Rect, Scene, Shape, Style, Text

__all__ = [
    "KEYS",
    "AbilityShown",
    "CardFace",
    "EnvelopeShown",
    "EnvelopesPicture",
    "HandPicture",
    "PlanetShown",
    "SheetShown",
    "SheetsPicture",
    "Words",
    "draw_envelopes",
    "draw_hand",
    "draw_sheets",
]

_PLANET: Final = 76
_KNOWN: Final = Grid(2, FLAT_WIDTH + 8, FLAT, 10, _PLANET)
_TALLEST: Final = 4_000


def draw_hand(shown: HandPicture, words: Words) -> Scene:
    """The cards two by two; for their holder's eyes."""
    cards = Cards([draw_card(face, words) for face in shown.cards], CARD_HEIGHT)
    none = words(f"{PREFIX}no-cards")
    layers = (Layer("header", _header(shown, shown.seat)), Layer("cards", cards.lay(none)))
    return _scene(cards.height, shown.title, layers)


def draw_envelopes(shown: EnvelopesPicture, words: Words) -> Scene:
    """Planet by planet what is known to lie there, and since when; for the viewer's eyes."""
    top = HEADER
    shapes: list[Shape] = []
    for envelope in shown.envelopes:
        height = _envelope_height(envelope.cards)
        if top + height > _TALLEST:
            shapes.append(Text(WIDTH // 2, top + 20, "…", 40, MUTED, bold=True))
            top += 50
            break
        shapes.append(Group(_envelope(envelope, height, words), GAP, top))
        top += height + GAP
    if not shown.envelopes:
        shapes.append(say_nothing(words(f"{PREFIX}unknown"), top))
        top += NOTHING
    header = _header(shown, shown.seat)
    return _scene(top, shown.title, (Layer("header", header), Layer("envelopes", tuple(shapes))))


def draw_sheets(shown: SheetsPicture, words: Words) -> Scene:
    """Character sheets one below the other."""
    top = HEADER
    shapes: list[Shape] = []
    for each in shown.sheets:
        shapes.append(Group(draw_sheet(each, words), GAP, top))
        top += measure_sheet(each) + GAP
    header = _header(shown, None)
    return _scene(top, shown.title, (Layer("header", header), Layer("sheets", tuple(shapes))))


def _scene(height: int, title: str, layers: tuple[Layer, ...]) -> Scene:
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), title, layers)


def _header(shown: Picture, seat: int | None) -> tuple[Shape, ...]:
    x = 30 if seat is None else 116
    mark = () if seat is None else draw_pawn(find_look(seat), 66, 58, 32)
    return (*mark, *draw_hand_header(shown, WIDTH, x))


def _envelope_height(cards: Sequence[CardFace]) -> int:
    return _PLANET + _KNOWN.height(max(1, len(cards))) + 10


def _envelope(shown: EnvelopeShown, height: int, words: Words) -> tuple[Shape, ...]:
    """The planet with what it is like, then its cards two by two."""
    planet = shown.planet
    world = WORLDS[planet.temperature]
    number = str(int(planet.id[1:])) if planet.id[1:].isdecimal() else planet.id
    values = (planet.temperature, planet.atmosphere, planet.gravity, planet.terrain)
    shapes: list[Shape] = [
        Rect(0, 0, WIDTH - 2 * GAP, height - 4, Style(fill=PANEL, stroke=EDGE, width=2), 16),
        Circle(44, 37, 27, Style(fill=world.surface, stroke=world.rim, width=3)),
        Text(44, 37, number, 26, world.ink, bold=True, halo=world.colour, halo_width=4),
        Text(86, 37, planet.name, 30, WHITE, True, "start", 300, 24),
        *(
            draw_chip(value, words, 420 + 38 * at, 37, 115)
            for at, value in enumerate(value for value in values if value != "plain")
        ),
        Text(WIDTH - 2 * GAP - 20, 37, shown.note, 24, MUTED, False, "end", 440, 20),
    ]
    shapes += _KNOWN.lay(draw_flat_card(face, words) for face in shown.cards)
    if not shown.cards:
        shapes.append(
            Text(86, _PLANET + FLAT // 2 - 8, words(f"{PREFIX}no-cards"), 26, MUTED, anchor="start")
        )
    return tuple(shapes)
