"""What a private answer is made of: worded in the table's turn, and painted after it; and who may see what."""

from dataclasses import dataclass

from msgspec import Struct

from bot.painter import PaintedPicture
from bot.panels.images import Drawing
from bot.panels.prompts import Panel
from bot.tables.absence import find_acting_row
from bot.tables.idle import refuse_unasked
from bot.tables.live import Live, is_live
from porc_royal.asks import Ask, Refused
from porc_royal.facts import Seat
from storage.ports import Language


class Viewer(Struct, frozen=True):
    """Who looks, in which language, and where the answer is read (None: nowhere in particular)."""

    user_id: int
    language: Language
    channel_id: int | None = None

    def is_away_from(self, live: Live) -> bool:
        """Whether it is read elsewhere than in the table's channel, beside messages of other tables."""
        return not live.table.lesson and self.channel_id not in (None, live.table.channel_id)


@dataclass(frozen=True, slots=True)
class Worded:
    """An answer as it leaves the table's turn: a panel, perhaps with what is to be painted.

    beside: it does not take the place of what was pressed
    """

    panel: Panel
    drawing: Drawing | None = None
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with an answer."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class ShownPanel:
    """An answer: a panel, perhaps with a picture or with files."""

    panel: Panel
    picture: PaintedPicture | None = None
    files: tuple[Attachment, ...] = ()


def find_viewer_seat(live: Live, viewer: Viewer) -> Seat | None:
    """The seat that the viewer speaks for, None for somebody who only watches."""
    row = find_acting_row(live, viewer.user_id)
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
        raise refuse_unasked(live)
    return seat


def find_open_question(live: Live, seat: Seat | None) -> Ask | None:
    """What a seat is asked; nothing once the table is over."""
    if seat is None or live.game is None or not is_live(live):
        return None
    return live.play.asks.get(seat)
