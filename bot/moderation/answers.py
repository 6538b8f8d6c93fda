"""What a private answer is made of: worded in the table's turn, and painted after it; and who may see what."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n import length
from bot.painter import Picture
from bot.panels.images import Drawing
from bot.panels.prompts import Panel
from bot.tables.idle import nothing_asked
from bot.tables.live import Live, is_live
from bot.wording.voice import Voice
from games.table.asks import Ask, Refused
from games.table.facts import Seat
from storage.ports import Language


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, and in which language."""

    user_id: int
    language: Language


@dataclass(frozen=True, slots=True)
class Worded:
    """An answer as it leaves the table's turn: a panel, perhaps with what is to be painted."""

    panel: Panel
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer: a panel, perhaps with a picture."""

    panel: Panel
    picture: Picture | None = None


def find_viewer_seat(live: Live, viewer: Viewer) -> Seat | None:
    """The viewer's seat, None for somebody who only watches."""
    row = live.seat_of(viewer.user_id)
    return Seat(row.seat) if row is not None else None


def require_begun(live: Live) -> None:
    """Refuse what there is only once a game has begun."""
    if live.game is None:
        raise Refused("refused-not-started" if live.table.status == "lobby" else "refused-over")


def require_player(live: Live, seat: Seat | None) -> Seat:
    """The seat of a viewer who plays. Raises `Refused`."""
    if seat is None:
        raise Refused("refused-not-seated")
    require_begun(live)
    return seat


def require_asked(live: Live, seat: Seat | None) -> Seat:
    """The seat of a viewer who is asked something. Raises `Refused`."""
    seat = require_player(live, seat)
    if not is_live(live) or seat not in live.play.asks:
        raise nothing_asked(live)
    return seat


def find_open_question(live: Live, seat: Seat | None) -> Ask | None:
    """What a seat is asked; nothing once the table is over."""
    if seat is None or live.game is None or not is_live(live):
        return None
    return live.play.asks.get(seat)


def keep_newest(lines: Sequence[str], limit: int) -> list[str]:
    """As many of the last lines as go into `limit` characters."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= length(line) + 1
        if limit < 0:
            break
        kept.insert(0, line)
    return kept


def remove_mentions(live: Live, voice: Voice, line: str) -> str:
    """The same line without mentions: a private answer pings nobody, and names read better."""
    for row in live.seats:
        line = line.replace(f"<@{row.user_id}>", voice.who(Seat(row.seat)))
    return line
