"""The end card: what friends tell each other of a game that is over, as a picture and in words.

Only what everybody knows goes in: the public view, the public facts, dice that all have seen.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from bot.delivery.outgoing import PictureRef
from bot.i18n import strip_markdown
from bot.i18n.decimals import write_decimal
from bot.panels.images import INSTEAD_LIMIT, make_alt
from bot.tables.live import Live
from bot.tables.luck import Luck, measure_deals, measure_luck
from bot.tables.past import Past
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from porc_royal.highlights import Deals, Highlight, Ranked
from porc_royal.picture.header import draw_board_header
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.rulebook import Result
from porc_royal.scene import Group, Layer, Paragraph, Rect, Scene, Shape, Style, Text

log = structlog.get_logger(__name__)

WIDTH: Final = 1040
MARGIN: Final = 24
HEADER: Final = 112
ROW: Final = 76
MOMENT: Final = 148
LUCK_LINES: Final = 6
LUCK_LETTERS: Final = 48
"""Characters that fit on a line of the luck for certain."""
SECOND: Final = 1000
SHORTEST_WAIT: Final = 60 * 60 * SECOND
"""A wait that is told took at least so long."""


class Line(Struct, frozen=True):
    """A player on the card: the place, whether it won, the name, and what it has."""

    place: int
    won: bool
    name: str
    has: str


class Card(Struct, frozen=True):
    """All that the card tells: players, moments with their headings, and what stands below them."""

    title: str
    subtitle: str
    lines: tuple[Line, ...]
    moments: tuple[tuple[str, str], ...]
    luck: str


def has_card(live: Live) -> bool:
    """Whether anything is told of a game besides who has won it."""
    return live.rulebook.highlights is not None and not live.table.lesson


def make_card(live: Live, voice: Voice, result: Result, past: Past, at: int) -> Card:
    """The card of a game that has just ended (at, unix milliseconds)."""
    ranked, told = _find_highlights(live, result, past)
    moments = [(voice.text("end-why"), voice.say(result.why))]
    moments += [(voice.text(f"end-{one.kind}"), voice.say(one.says)) for one in told]
    if past.wait >= SHORTEST_WAIT:
        length = voice.reader.length(past.wait // SECOND)
        moments.append((voice.text("end-wait"), voice.text("end-wait-line", length=length)))
    lasted = voice.reader.length((at - (live.table.started_at or at)) // SECOND)
    return Card(
        voice.text("end-title", table=voice.table_name(live.table)),
        voice.game_text("end-lasted", length=lasted),
        tuple(_list_lines(live, voice, result, ranked)),
        tuple(moments),
        _tell_luck(live, voice, past),
    )


def _find_highlights(live: Live, result: Result, past: Past) -> tuple[Sequence[Ranked], Sequence[Highlight]]:
    """What the game declares; nothing where that fails: an end does not depend on what is told of it."""
    declared = live.rulebook.highlights
    if declared is None:
        return (), ()
    try:
        return declared.rank(live.play.view(None)), declared.tell(past.told, result.winners)
    except Exception:
        log.exception("highlights cannot be told", table=live.table.id, game=live.table.game)
        return (), ()


def _list_lines(live: Live, voice: Voice, result: Result, ranked: Sequence[Ranked]) -> list[Line]:
    """Every player, those who have won first, then by what the game ranks by; equal ones share a place."""
    known = {one.seat: one for one in ranked}

    def rate(seat: Seat) -> tuple[bool, tuple[int, ...]]:
        return seat in result.winners, known[seat].score if seat in known else ()

    seats = sorted((Seat(row.seat) for row in live.seats), key=lambda seat: (rate(seat), -seat), reverse=True)
    rates = [rate(seat) for seat in seats]
    return [
        Line(
            rates.index(rate(seat)) + 1,
            seat in result.winners,
            voice.who(seat),
            voice.say(known[seat].says) if seat in known else "",
        )
        for seat in seats
    ]


def _tell_luck(live: Live, voice: Voice, past: Past) -> str:
    """Dice and first hand of each beside their exact expectation, in one line; "" where nothing counts."""
    declared = live.rulebook.highlights
    if declared is None:
        return ""
    try:
        return _find_luck(voice, past, declared.lucky_rolls, declared.deals, len(live.seats))
    except Exception:  # an end does not depend on what is told of it
        log.exception("luck cannot be told", table=live.table.id, game=live.table.game)
        return ""


def _find_luck(voice: Voice, past: Past, rolls: frozenset[str], deals: Deals | None, seats: int) -> str:
    dice = _word_luck(voice, "dice", measure_luck(past.drawn, rolls, seats))
    hands = ""
    if deals is not None:
        hands = _word_luck(voice, "deal", measure_deals(past.dealt, past.drawn, deals, seats))
    return " — ".join(filter(None, (dice, hands)))


def _word_luck(voice: Voice, what: str, found: Sequence[Luck]) -> str:
    key = "end-luck" if what == "dice" else "end-deals"
    told = [
        voice.text(
            f"{key}-seat",
            who=voice.who(Seat(seat)),
            count=one.number,
            total=one.sum,
            what=write_decimal(voice.reader.language, one.expected),
        )
        for seat, one in enumerate(found)
        if one.number
    ]
    return voice.game_text(key, what=" · ".join(told)) if told else ""


def word_card(voice: Voice, card: Card) -> list[str]:
    """The card in words, line by line."""
    ranks = [
        voice.text("end-rank", place=one.place, who=_name(one), what=one.has) for one in card.lines if one.has
    ]
    bare = [voice.text("end-rank-bare", place=one.place, who=_name(one)) for one in card.lines if not one.has]
    return [
        f"**{card.title}** · {card.subtitle}",
        *(ranks or bare),
        *(voice.text("end-moment", title=f"**{head}**", what=said) for head, said in card.moments),
        *([f"-# {card.luck}", f"-# {voice.text('end-luck-note')}"] if card.luck else []),
    ]


def make_card_picture(live: Live, voice: Voice, card: Card) -> PictureRef:
    """The card as a picture that is drawn now, and painted when its message is sent."""
    text = "\n".join(word_card(voice, card))
    return PictureRef(
        table_id=live.table.id,
        what="end",
        alt=make_alt(voice, text),
        instead=voice.fit(text, INSTEAD_LIMIT),
        drawn=zlib.compress(msgspec.json.encode(draw_card(card)), level=1),
    )


def draw_card(card: Card) -> Scene:
    """The card as a picture: players from the first to the last, then the moments."""
    below = HEADER + ROW * len(card.lines) + MARGIN
    rows = [Group(_draw_line(one), MARGIN, HEADER + ROW * place) for place, one in enumerate(card.lines)]
    moments = [
        Group(_draw_moment(head, said), MARGIN, below + MOMENT * place)
        for place, (head, said) in enumerate(card.moments)
    ]
    height = below + MOMENT * len(card.moments)
    luck: list[Shape] = []
    if card.luck:
        words = strip_markdown(card.luck)
        lines = min(LUCK_LINES, -(-len(words) // LUCK_LETTERS))
        luck.append(Paragraph(MARGIN + 8, height + 22, words, WIDTH - 64, lines, 28, MUTED, 22))
        height += 40 + 38 * lines
    header = draw_board_header(Picture(title=strip_markdown(card.title), subtitle=card.subtitle), WIDTH)
    shapes = (*header, *rows, *moments, *luck)
    return Scene(WIDTH, height, NIGHT, strip_markdown(card.title), (Layer("end", tuple(shapes)),))


def _draw_line(one: Line) -> tuple[Shape, ...]:
    """A player; whoever has won has a star instead of a number, and a golden edge."""
    edge = Style(fill=PANEL, stroke=GOLD if one.won else EDGE, width=4 if one.won else 1)
    middle, width = (ROW - 8) // 2, WIDTH - 2 * MARGIN
    room = width // 2 if one.has else width - 100
    mark = Text(40, middle, str(one.place), 32, MUTED, True)
    if one.won:
        mark = Text(40, middle, "★", 40, GOLD, True)
    name = Text(80, middle, strip_markdown(one.name), 36, WHITE, True, "start", room - 90, 28)
    box = Rect(0, 0, width, ROW - 8, edge, 14)
    if not one.has:
        return box, mark, name
    has = Text(width - 20, middle, strip_markdown(one.has), 32, WHITE, False, "end", width - room - 40, 24)
    return box, mark, name, has


def _draw_moment(head: str, said: str) -> tuple[Shape, ...]:
    """A heading, and below it what happened."""
    return (
        Text(8, 26, strip_markdown(head), 30, GOLD, True, "start", WIDTH - 64, 24),
        Paragraph(8, 70, strip_markdown(said), WIDTH - 64, 2, 34, WHITE, 28),
    )


def _name(one: Line) -> str:
    return f"{one.name} 🏆" if one.won else one.name
