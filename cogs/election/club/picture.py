"""The count as a picture: a row for each candidate, a column for each round, or for each opponent.

Whoever is elected has a star and a golden edge, whoever went out a cross; every bar has its number beside it.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.delivery.outgoing import PictureRef
from bot.i18n import Reader, clean, fit, strip_markdown
from cogs.election.club.outcome import Outcome, Stage
from cogs.election.club.terms import BallotTerms
from cogs.election.club.wording import word_count, word_votes
from porc_royal.picture.header import draw_board_header
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.scene import Group, Layer, Rect, Scene, Shape, Style, Text

WIDTH: Final = 1080
MARGIN: Final = 20
HEADER: Final = 118
HEAD: Final = 46
ROW: Final = 84
COLUMNS: Final = 5
"""Rounds that can be read side by side on a telephone: the first, and the last ones."""
OPPONENTS: Final = 8
"""Opponents that can be: with more candidates there is a bar for how many each has beaten."""
_NAME: Final = 380
_BAR: Final = "#5b6bb8"
ALT: Final = 1000


class CountCell(Struct, frozen=True):
    """What stands in a column of a row: words, how long its bar is in hundredths, and whether it counts."""

    words: str
    bar: int = 0
    lit: bool = False


class CountLine(Struct, frozen=True):
    """A candidate with what stands in its columns."""

    mark: str
    name: str
    elected: bool
    cells: tuple[CountCell, ...]


def make_count_picture(reader: Reader, terms: BallotTerms, outcome: Outcome) -> PictureRef | None:
    """The count as it is drawn now, and painted when its message is sent; None where no numbers are published."""
    if not outcome.stages or outcome.withheld:
        return None
    alt = fit(strip_markdown("\n".join(word_count(reader, terms, outcome))), ALT)
    drawn = zlib.compress(msgspec.json.encode(draw_count(reader, terms, outcome)), level=1)
    return PictureRef(table_id=0, what="count", alt=alt, instead="", drawn=drawn)


def draw_count(reader: Reader, terms: BallotTerms, outcome: Outcome) -> Scene:
    """The scene of a count."""
    told = [reader.text("elections-club-papers", number=outcome.papers, votes=outcome.votes)]
    if terms.method == "pairs" and len(terms.candidates) <= OPPONENTS:
        told.append(reader.text("elections-club-compared"))
        heads = [str(place + 1) for place in range(len(terms.candidates))]
        lines = [_make_pairs(terms, outcome, place) for place in range(len(terms.candidates))]
    else:
        shown = _choose_stages(outcome.stages)
        several = len(outcome.stages) > 1
        heads = [
            reader.text("elections-club-round", number=number + 1) if several else "" for number in shown
        ]
        lines = _make_rounds(reader, terms, outcome, shown)
    return _draw(terms, strip_markdown(" · ".join(told)), heads, lines)


def _choose_stages(stages: Sequence[Stage]) -> list[int]:
    """The first round, and as many of the last as there is room for."""
    if len(stages) <= COLUMNS:
        return list(range(len(stages)))
    return [0, *range(len(stages) - COLUMNS + 1, len(stages))]


def _make_rounds(
    reader: Reader, terms: BallotTerms, outcome: Outcome, shown: Sequence[int]
) -> list[CountLine]:
    most = max([votes for stage in outcome.stages for _, votes in stage.shares] or [0]) or 1
    lines = []
    for place, name in enumerate(terms.candidates):
        cells = []
        for number in shown:
            stage = outcome.stages[number]
            votes = dict(stage.shares).get(place)
            words = "" if votes is None else word_votes(reader, votes)
            if stage.eliminated == place:
                words += " ✕"
            cells.append(
                CountCell(words, 0 if votes is None else votes * 100 // most, place in stage.elected)
            )
        lines.append(CountLine(str(place + 1), name, place in outcome.elected, tuple(cells)))
    order = {place: rank for rank, place in enumerate(outcome.elected)}
    lasts = {
        place: sum(place in dict(stage.shares) for stage in outcome.stages) for place in range(len(lines))
    }
    final = dict(outcome.stages[-1].shares)

    def rank(place: int) -> tuple[int, int, int, int]:
        return order.get(place, len(order)), -lasts[place], -final.get(place, 0), place

    return [lines[place] for place in sorted(range(len(lines)), key=rank)]


def _make_pairs(terms: BallotTerms, outcome: Outcome, place: int) -> CountLine:
    cells = [CountCell("—") for _ in terms.candidates]
    for duel in outcome.duels:
        if duel.one == place:
            cells[duel.other] = CountCell(str(duel.won), lit=duel.won > duel.lost)
        elif duel.other == place:
            cells[duel.one] = CountCell(str(duel.lost), lit=duel.lost > duel.won)
    name = f"{place + 1}. {terms.candidates[place]}"  # the columns are called by these numbers
    return CountLine("", name, place in outcome.elected, tuple(cells))


def _draw(terms: BallotTerms, subtitle: str, heads: Sequence[str], lines: Sequence[CountLine]) -> Scene:
    height = HEADER + HEAD + ROW * len(lines) + MARGIN
    title = clean(terms.title, 80)
    wide = (WIDTH - 2 * MARGIN - _NAME) // max(1, len(heads))
    header = draw_board_header(Picture(title=title, subtitle=subtitle), WIDTH)
    above = [
        Text(MARGIN + _NAME + wide * column + wide // 2, HEADER + 20, words, 28, MUTED, max_width=wide - 8)
        for column, words in enumerate(heads)
    ]
    rows = [
        Group(_draw_line(line, wide), MARGIN, HEADER + HEAD + ROW * place) for place, line in enumerate(lines)
    ]
    return Scene(WIDTH, height, NIGHT, title, (Layer("count", (*header, *above, *rows)),))


def _draw_line(line: CountLine, wide: int) -> tuple[Shape, ...]:
    tall = ROW - 10
    edge = Style(fill=PANEL, stroke=GOLD if line.elected else EDGE, width=4 if line.elected else 1)
    shapes: list[Shape] = [Rect(0, 0, WIDTH - 2 * MARGIN, tall, edge, 14)]
    mark, ink = ("★", GOLD) if line.elected else (line.mark, MUTED)
    shapes.append(Text(34, tall // 2, mark, 32, ink, bold=True))
    name = clean(line.name, 80)
    shapes.append(Text(66, tall // 2, name, 34, WHITE, True, "start", _NAME - 80, 22))
    for column, cell in enumerate(line.cells):
        left = _NAME + wide * column
        if cell.bar:
            long = max(4, (wide - 24) * cell.bar // 100)
            shapes.append(Rect(left + 8, tall - 20, long, 10, Style(fill=GOLD if cell.lit else _BAR), 5))
        ink = GOLD if cell.lit else WHITE
        shapes.append(
            Text(
                left + wide // 2,
                tall // 2 - 8,
                cell.words,
                34,
                ink,
                bold=cell.lit,
                max_width=wide - 12,
                min_size=20,
            )
        )
    return tuple(shapes)
