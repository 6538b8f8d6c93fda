"""Who reigned in a channel, one after another, as a picture: each with what they had of all votes, and with whom.

Elections at tables and ballots of a club stand side by side; whatever is shown was published when they closed.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bot.i18n import Reader, clean, fit, strip_markdown
from bot.i18n.months import name_months
from bot.painter import PaintedPicture
from bot.panels.images import ALT_LIMIT, Drawing, Images
from cogs.election.club.ballots import KeptBallot
from cogs.election.standing import Reign
from porc_royal.picture.header import draw_board_header
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.scene import Group, Layer, Rect, Scene, Shape, Style, Text

WIDTH: Final = 1080
MARGIN: Final = 20
HEADER: Final = 90
ROW: Final = 124
MOST: Final = 12
"""Reigns that are drawn."""
NAMED: Final = 60
"""Characters of what an election was about, and of whoever was elected."""


class ShownReign(Struct, frozen=True):
    """Somebody was elected. `share`: percent of all votes, None where nothing is published; `allies`: who voted so."""

    at: int
    who: str
    title: str
    share: int | None
    allies: str = ""


def list_shown(reader: Reader, ballots: Sequence[KeptBallot], reigns: Sequence[Reign]) -> list[ShownReign]:
    """Both kinds, the newest first."""
    found = [
        ShownReign(
            one.table.ended_at or 0,
            clean(one.name),
            clean(one.title, NAMED),
            one.governors * 100 // one.whole if one.whole else None,
            reader.join([clean(name) for name in one.allies]),
        )
        for one in reigns
    ]
    for kept in ballots:
        outcome = kept.outcome
        if outcome is None or not outcome.elected:
            continue
        who = reader.join([clean(kept.terms.candidates[one], NAMED) for one in outcome.elected])
        title = clean(kept.terms.title, NAMED)
        found.append(ShownReign(kept.row.closed_at or 0, who, title, _find_share(kept)))
    return sorted(found, key=lambda one: -one.at)[:MOST]


def _find_share(kept: KeptBallot) -> int | None:
    """What the first who was elected had in the last round, of all who were left in it."""
    outcome = kept.outcome
    if (
        outcome is None
        or not outcome.stages
        or outcome.withheld
        or kept.terms.method in ("approval", "pairs")
    ):
        return None
    shares = dict(outcome.stages[-1].shares)
    whole = sum(shares.values())
    had = shares.get(outcome.elected[0])
    return None if had is None or not whole else had * 100 // whole


async def make_reigns_picture(
    images: Images, reader: Reader, shown: Sequence[ShownReign]
) -> PaintedPicture | None:
    """The picture; None where there is nothing to be seen in it."""
    if not shown:
        return None
    words = "\n".join(f"{one.who} · {one.title} · {_word_share(one)}" for one in shown)
    return await images.paint_drawing(Drawing(draw_reigns(reader, shown), "board", fit(words, ALT_LIMIT)))


def draw_reigns(reader: Reader, shown: Sequence[ShownReign]) -> Scene:
    """The scene, the newest reign above."""
    title = strip_markdown(reader.text("elections-reigns-picture"))
    header = draw_board_header(Picture(title=title, subtitle=""), WIDTH)
    rows = [Group(_draw_reign(reader, one), MARGIN, HEADER + ROW * place) for place, one in enumerate(shown)]
    return Scene(
        WIDTH, HEADER + ROW * len(shown) + MARGIN, NIGHT, title, (Layer("reigns", (*header, *rows)),)
    )


def _word_share(one: ShownReign) -> str:
    return "" if one.share is None else f"{one.share}\u00a0%"


def _write_day(reader: Reader, at: int) -> str:
    """A day of the calendar: a picture does not know on whose it is read."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return f"{day.day} {name_months(reader.language)[day.month - 1]} {day.year}"


def _draw_reign(reader: Reader, one: ShownReign) -> tuple[Shape, ...]:
    wide, tall = WIDTH - 2 * MARGIN, ROW - 12
    below = reader.text("elections-reigns-with", who=one.allies) if one.allies else ""
    day = _write_day(reader, one.at)
    shapes: list[Shape] = [
        Rect(0, 0, wide, tall, Style(fill=PANEL, stroke=EDGE, width=1), 14),
        Text(34, 38, "♛", 36, GOLD, True),
        Text(66, 38, fit(one.who, NAMED), 36, WHITE, True, "start", 560, 24),
        Text(66, 84, f"{day} · {one.title}", 28, MUTED, False, "start", 560 if below else wide - 86, 20),
        Text(wide - 20, 84, fit(below, 60), 28, MUTED, False, "end", 380, 20),
    ]
    if one.share is not None:
        shapes.append(Rect(640, 26, 280, 24, Style(fill=EDGE), 8))
        shapes.append(Rect(640, 26, max(6, 280 * one.share // 100), 24, Style(fill=GOLD), 8))
        shapes.append(Text(wide - 20, 38, _word_share(one), 34, WHITE, True, "end", 110, 22))
    return tuple(shapes)
