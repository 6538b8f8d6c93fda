"""An encounter as a picture: both sides' cards, the sum line by line, the outcome."""

from typing import Final

from games.cosmic.picture.cards import UPRIGHT, draw_upright
from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.marks import draw_fleets, draw_mark, draw_side
from games.cosmic.picture.palette import LINES, SIDES, SKY_FOOT, SKY_TOP, SYSTEM, blend_colours, find_look
from games.cosmic.picture.shown import PREFIX, EncounterPicture, LineShown, PartyShown, Side
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, WHITE
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Gradient, Group, Layer, Paragraph, Rect, Scene, Shape, Style, Text

WIDTH: Final = 1080
HEADER: Final = 106
_MARGIN: Final = 16
_PARTY: Final = 516
_NAMES: Final = 152
_CARDS: Final = UPRIGHT[1] + 14
_SHIPS: Final = 116
_ROW: Final = 66
_TOTAL: Final = 104
_MIDDLE: Final = WIDTH // 2
_LABEL: Final = 520
_FIGURE: Final = 250
SIDES_SHOWN: Final[tuple[Side, Side]] = ("offense", "defense")


def draw_encounter(shown: EncounterPicture, words: Words) -> Scene:
    """The encounter, whatever of it is known, in the viewer's words."""
    parties = _party_height(shown)
    top = HEADER + parties + 24
    total = top + _ROW * len(shown.lines) + 8
    foot = total + (_TOTAL if shown.offense.total or shown.defense.total else 0)
    height = foot + (118 if shown.outcome else 0) + _MARGIN
    layers = (
        Layer("far stars", draw_far_stars(WIDTH, height, 80, 3, (14, 30))),
        Layer("header", draw_board_header(shown, WIDTH)),
        *(Layer(side, (Group(_party(shown, side, words), _left(side), HEADER),)) for side in SIDES_SHOWN),
        Layer(
            "sum",
            tuple(Group(_line(line, place), 0, top + place * _ROW) for place, line in enumerate(shown.lines)),
        ),
        Layer("total", (Group(_totals(shown, words), 0, total),) if foot > total else ()),
        Layer("outcome", _outcome(shown, foot + 8)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


def _left(side: Side) -> int:
    return _MARGIN if side == "offense" else WIDTH - _MARGIN - _PARTY


def _party(shown: EncounterPicture, side: Side, words: Words) -> tuple[Shape, ...]:
    """A main player with its alien, its cards and its side's ships, from (0, 0)."""
    party: PartyShown = shown.offense if side == "offense" else shown.defense
    colour = SIDES[side]
    won = shown.winner == side
    height = _party_height(shown)
    frame = Style(fill=SYSTEM, stroke=GOLD if won else colour, width=7 if won else 3)
    shapes: list[Shape] = [
        Rect(2, 0, _PARTY - 4, height, frame, 22),
        Rect(16, 14, _PARTY - 32, 40, Style(fill=colour), 20),
        *draw_side(side, 44, 34, 13),
        Text(_PARTY // 2, 34, words(f"{PREFIX}role-{side}"), 27, NIGHT, True, "middle", 380, 22),
        *draw_mark(find_look(party.seat), 50, 104, 28),
        Text(92, 88, party.name, 32, WHITE, True, "start", _PARTY - 206, 22),
        Text(92, 124, party.alien_name, 27, MUTED, False, "start", _PARTY - 206, 22),
        Group(draw_emblem(party.alien), _PARTY - 62, 104, 44),
    ]
    return (
        *shapes,
        *_cards(party, words),
        *draw_fleets(party.fleets, (14, height - _SHIPS, _PARTY - 28, _SHIPS - 10), 118),
    )


def _cards(party: PartyShown, words: Words) -> tuple[Shape, ...]:
    """The cards, two in a row."""
    wide, _ = UPRIGHT
    count = len(party.cards)
    shapes: list[Shape] = []
    for place, card in enumerate(party.cards):
        row, column = divmod(place, 2)
        here = min(2, count - 2 * row)
        left = _PARTY // 2 + (2 * column - here) * (wide + 6) // 2 + 3
        shapes.append(Group(draw_upright(card, words), left, _NAMES + row * _CARDS))
    return tuple(shapes)


def _party_height(shown: EncounterPicture) -> int:
    """How tall both sides' frames are: two cards stand in a row."""
    most = max(1, len(shown.offense.cards), len(shown.defense.cards))
    return _NAMES + _CARDS * -(-most // 2) + _SHIPS


def _line(line: LineShown, place: int) -> tuple[Shape, ...]:
    """What one thing does to both sums, from (0, 0)."""
    middle = _ROW // 2 - 3
    ground = Style(fill=SYSTEM if place % 2 else blend_colours(SYSTEM, EDGE, 78))
    left = _MIDDLE - _LABEL // 2
    shapes: list[Shape] = [Rect(_MARGIN, 0, WIDTH - 2 * _MARGIN, _ROW - 6, ground, 14)]
    if line.seat is None:
        shapes += [
            Circle(left + 22, middle, 20, Style(fill=NIGHT, stroke=MUTED, width=2)),
            Text(left + 22, middle, LINES[line.kind], 26, MUTED, bold=True),
        ]
    else:
        shapes += draw_mark(find_look(line.seat), left + 22, middle, 18)
    shapes.append(
        Paragraph(
            _MIDDLE + 24,
            middle,
            line.label,
            _LABEL - 60,
            2,
            28,
            WHITE,
            21,
            106,
            False,
            "middle",
            centred=True,
        )
    )
    for figure, x, side in _figures(line.offense, line.defense):
        shapes.append(Text(x, middle, figure, 40, SIDES[side], True, "middle", _FIGURE - 14, 26))
    return tuple(shapes)


def _figures(offense: str, defense: str) -> tuple[tuple[str, int, Side], tuple[str, int, Side]]:
    aside = _MARGIN + _FIGURE // 2 + 8
    return (offense, aside, "offense"), (defense, WIDTH - aside, "defense")


def _totals(shown: EncounterPicture, words: Words) -> tuple[Shape, ...]:
    """Both totals; the winner's is lit."""
    middle = _TOTAL // 2 - 4
    shapes: list[Shape] = [
        Rect(_MARGIN, 0, WIDTH - 2 * _MARGIN, _TOTAL - 8, Style(fill="#1d2550", stroke=EDGE, width=2), 18)
    ]
    lift = 20 if shown.rule else 0
    shapes += [
        Text(_MIDDLE, middle - lift, words(f"{PREFIX}total"), 34, WHITE, True, "middle", 440, 26),
        Text(_MIDDLE, middle + 20, shown.rule, 25, MUTED, False, "middle", 500, 21),
    ]
    for figure, x, side in _figures(shown.offense.total, shown.defense.total):
        won = shown.winner == side
        if won:
            shapes.append(Rect(x - 122, 8, 244, _TOTAL - 24, Style(fill=GOLD), 14))
        shapes.append(Text(x, middle, figure, 62, NIGHT if won else WHITE, True, "middle", 220, 30))
    return tuple(shapes)


def _outcome(shown: EncounterPicture, top: int) -> tuple[Shape, ...]:
    """What came of it, in a sentence."""
    if not shown.outcome:
        return ()
    colour = GOLD if shown.winner else MUTED
    y = top + 48
    shapes: list[Shape] = [
        Rect(_MARGIN, top, WIDTH - 2 * _MARGIN, 96, Style(fill=NIGHT, stroke=colour, width=3), 18)
    ]
    shapes.append(
        Paragraph(_MIDDLE, y, shown.outcome, 900, 2, 32, WHITE, 22, 116, True, "middle", centred=True)
    )
    return tuple(shapes)
