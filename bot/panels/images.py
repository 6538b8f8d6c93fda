"""Images of tables: a scene from a viewer's view, painted in the worker process."""

import hashlib
import time
import zlib
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from bot.delivery.outgoing import Drawn, PictureRef
from bot.delivery.ports import DrawnByNewer
from bot.i18n import strip_markdown
from bot.ops.metrics import Metrics
from bot.painter import PaintedPicture, Painter, PictureFailed, wait_for_calm
from bot.panels.prompts import has_places
from bot.tables.absence import get_reader
from bot.tables.live import CannotLoad, Live, LiveTables, NotPlaying
from bot.wording.voice import Voice, Voices
from porc_royal.asks import Ask
from porc_royal.facts import Seat
from porc_royal.scene import Scene
from storage.ports import NoSuchTable

log = structlog.get_logger(__name__)

REMEMBERED: Final = 4096
ALT_LIMIT: Final = 1000
INSTEAD_LIMIT: Final = 1900
SLACK: Final = 100
"""So much more than fits is worded, so that what is cut off is what is cut off of the whole."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture before it is painted: its scene, what it shows, and the same in words."""

    scene: Scene
    what: Drawn
    alt: str


class Images:
    """Paints what is to be seen; remembers what each channel and reader saw last, so as not to show it twice.

    alone: whether no other process shows anything; where one does, what was seen last is not known
    """

    def __init__(
        self,
        tables: LiveTables,
        voices: Voices,
        painter: Painter,
        metrics: Metrics,
        *,
        alone: bool = True,
    ) -> None:
        self._tables = tables
        self._voices = voices
        self._painter = painter
        self._metrics = metrics
        self._alone = alone
        self._last: dict[str, str] = {}

    async def paint(self, scene: Scene, what: Drawn) -> bytes:
        """The PNG of a scene. Raises `PictureFailed`."""
        began = time.monotonic()
        try:
            picture = await self._painter.png(scene)
        except PictureFailed:
            self._metrics.count_failed_picture()
            raise
        self._metrics.observe_picture(what, time.monotonic() - began)
        return picture

    async def paint_drawing(self, drawing: Drawing) -> PaintedPicture | None:
        """The picture of a drawing; None when it cannot be painted."""
        try:
            return PaintedPicture(await self.paint(drawing.scene, drawing.what), drawing.alt)
        except PictureFailed:
            return None

    async def __call__(self, ref: PictureRef, /) -> PaintedPicture | None:
        """A message's picture, with its text, as its reader sees it now; None when it shows them nothing new.

        Raises `PictureFailed`; DrawnByNewer where its table is played by newer rules.
        """
        await wait_for_calm()
        if ref.shown or ref.drawn:
            return PaintedPicture(await self.paint(await self._draw_kept(ref), ref.what), ref.alt)
        try:
            scene, alt, channel_id = await self._draw(ref)
        except CannotLoad as lost:
            if lost.newer:
                raise DrawnByNewer from lost
            return None
        except (NoSuchTable, NotPlaying):
            return None
        if scene is None:
            return None
        reader = f"channel {channel_id}" if ref.seat is None else f"reader {ref.reader}"
        place, mark = f"{reader}, {ref.what} {ref.about}", await self._painter.digest(scene)
        if self._alone and self._last.get(place) == mark and not ref.again:
            return None
        return PaintedPicture(await self.paint(scene, ref.what), alt, place, mark)

    async def _draw_kept(self, ref: PictureRef) -> Scene:
        """The board of a moment that is past. Raises `PictureFailed` where its table is gone, or its game another."""
        if ref.drawn:
            return msgspec.json.decode(zlib.decompress(ref.drawn), type=Scene)
        try:
            async with self._tables.turn(ref.table_id) as live:
                shown, phrase = live.rulebook.shown, self._voices.of_table(live).phrase
        except (NoSuchTable, CannotLoad) as fault:
            if isinstance(fault, CannotLoad) and fault.newer:
                raise DrawnByNewer from fault
            raise PictureFailed("scene") from fault
        if shown is None:
            raise PictureFailed("scene")
        try:
            return shown.draw(zlib.decompress(ref.shown), phrase)
        except Exception as fault:  # a later release may draw it otherwise, and its words are at hand
            log.exception("a kept board cannot be drawn", table=ref.table_id)
            raise PictureFailed("scene") from fault

    def mark_shown(self, picture: PaintedPicture, /) -> None:
        """Note that a message's picture has arrived; one of the past says nothing of what was seen last."""
        if not picture.place:
            return
        if len(self._last) >= REMEMBERED:
            self._last.clear()
        self._last[picture.place] = picture.mark

    async def describe(self, ref: PictureRef, /) -> str:
        """What is said in place of a message's picture, as its reader may see it now; "" where there is nothing."""
        try:
            async with self._tables.turn(ref.table_id) as live:
                seat = None if ref.seat is None else Seat(ref.seat)
                if not _is_reader(live, seat, ref):
                    return ""
                voice = self._find_voice(live, seat)
                told = describe_picture(live, voice, ref.what, seat, ref.about, most=INSTEAD_LIMIT)
                return voice.fit(told, INSTEAD_LIMIT)
        except (NoSuchTable, NotPlaying, CannotLoad):
            return ""

    def _find_voice(self, live: Live, seat: Seat | None) -> Voice:
        if seat is None:
            return self._voices.of_table(live)
        return self._voices.of_seat(live, get_reader(live, live.at(seat)))

    async def _draw(self, ref: PictureRef) -> tuple[Scene | None, str, int]:
        """The scene, the same in words, and the channel of its table."""
        async with self._tables.turn(ref.table_id) as live:
            seat = None if ref.seat is None else Seat(ref.seat)
            if not _is_reader(live, seat, ref):
                return None, "", live.table.channel_id
            voice = self._find_voice(live, seat)
            view = live.play.view(seat)
            asked = live.play.asks.get(seat) if seat is not None else None
            scene: Scene | None
            match ref.what:
                case "board":
                    scene = live.rulebook.board(view, asked, voice.phrase)
                case "hand":
                    scene = live.rulebook.hand_board(view, voice.phrase)
                case _:
                    look = live.rulebook.looks.get(ref.what)
                    scene = look.draw(view, ref.about or None, voice.phrase) if look is not None else None
            return (
                scene,
                make_alt(voice, describe_picture(live, voice, ref.what, seat, ref.about, most=ALT_LIMIT)),
                live.table.channel_id,
            )


def _is_reader(live: Live, seat: Seat | None, ref: PictureRef) -> bool:
    """Whether the seat is still that of the person for whom a picture was meant."""
    return seat is None or ref.reader in (None, get_reader(live, live.at(seat)).user_id)


def make_picture_ref(live: Live, what: Drawn, seat: Seat | None, about: str = "") -> PictureRef:
    """A picture that a message asks for; what takes its place is worded where it cannot be had."""
    return PictureRef(
        table_id=live.table.id,
        what=what,
        seat=seat,
        reader=None if seat is None else get_reader(live, live.at(seat)).user_id,
        about=about,
    )


def freeze_board(live: Live, voice: Voice, view: object, packed: bytes | None = None) -> PictureRef:
    """The board as everybody saw it at a moment that will be past when the message is sent.

    packed: `pack_shown` of it, where that is known
    """
    text = _describe_board(live, voice, view, INSTEAD_LIMIT)
    kept = PictureRef(
        table_id=live.table.id,
        what="board",
        alt=make_alt(voice, text),
        instead=voice.fit(text, INSTEAD_LIMIT),
    )
    packed = packed or pack_shown(live, voice, view)
    if packed is not None:
        return replace(kept, shown=zlib.compress(packed, level=1))
    scene = live.rulebook.board(view, None, voice.phrase)
    return replace(kept, drawn=zlib.compress(msgspec.json.encode(scene), level=1))


def pack_shown(live: Live, voice: Voice, view: object) -> bytes | None:
    """What the board is told, in bytes; None where the game does not say."""
    return None if live.rulebook.shown is None else live.rulebook.shown.pack(view, voice.phrase)


def mark_board(live: Live, voice: Voice, view: object, packed: bytes | None = None) -> str:
    """By what the board is known in a view of everybody: equal for equal pictures, also after a restart.

    packed: `pack_shown` of it, where that is known; the mark is 16 hexadecimal digits
    """
    packed = packed or pack_shown(live, voice, view)
    if packed is None:
        scene = live.rulebook.board(view, None, voice.phrase)
        packed = msgspec.json.encode((scene.width, scene.height, scene.background, scene.layers))
    return hashlib.blake2b(packed, digest_size=8).hexdigest()


def draw_choices(live: Live, voice: Voice, seat: Seat, asked: Ask) -> Drawing | None:
    """The board with what a question lets a seat choose on it lit; None where it asks for no place."""
    if not has_places(live, asked):
        return None
    scene = live.rulebook.board(live.play.view(seat), asked, voice.phrase)
    return Drawing(
        scene, "board", make_alt(voice, describe_picture(live, voice, "board", seat, most=ALT_LIMIT))
    )


def describe_picture(
    live: Live, voice: Voice, what: Drawn, seat: Seat | None, about: str = "", *, most: int | None = None
) -> str:
    """A picture in words, as its viewer may see it now: whole, with marks.

    most: of how many characters the beginning is wanted; None: of all
    """
    view = live.play.view(seat)
    match what:
        case "board":
            return _describe_board(live, voice, view, most)
        case "hand":
            return voice.hand(live.table, live.rulebook.hand(view))
        case _:
            look = live.rulebook.looks.get(what)
            told = look.describe(view, about or None) if look is not None else ()
            return "\n".join(voice.say(one) for one in told)


def _describe_board(live: Live, voice: Voice, view: object, most: int | None = None) -> str:
    """most: so many characters without marks are enough; a large table has four times as many."""
    lines = [voice.text("board-picture", table=voice.table_name(live.table))]
    written = len(lines[0])
    for one in live.rulebook.summary(view):
        if most is not None and written > most + SLACK:
            # Marks do not count: what was written is measured without them before it is taken to be enough.
            written = len(strip_markdown("\n".join(lines)))
            if written > most + SLACK:
                break
        lines.append(voice.say(one))
        written += len(lines[-1])
    return "\n".join(lines)


def make_alt(voice: Voice, text: str) -> str:
    """A picture's alternative text: as many whole lines as it may have, without marks."""
    return voice.fit(strip_markdown(text), ALT_LIMIT)
