"""Messages: what one outbox row asks to be said, as plain data that survives a restart.

The announcer builds messages and makes their rows with `make_row`; delivery reads them back with `unpack`. A
message holds finished sentences (one language, one viewer): nothing is rendered at sending time except
pictures, with their text. New fields need a default, so that rows written by an older program can still be read.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.delivery.priorities import Priority
from storage.ports import NewOwed

__all__ = [
    "ALT_LIMIT",
    "PARTS_LIMIT",
    "ROWS_LIMIT",
    "TEXTS_LIMIT",
    "TEXT_LIMIT",
    "Board",
    "Button",
    "Choice",
    "Drawn",
    "Edit",
    "ListLine",
    "Menu",
    "Outgoing",
    "PictureRef",
    "Pointer",
    "Row",
    "Say",
    "Style",
    "Thread",
    "Tidy",
    "TooMuch",
    "UnreadableMessage",
    "address_aside",
    "address_channel",
    "address_dm",
    "count_parts",
    "list_lines",
    "make_row",
    "measure",
    "measure_lines",
    "pack",
    "take_away",
    "unpack",
    "unpack_if_readable",
]

TEXT_LIMIT: Final = 2000
ALT_LIMIT: Final = 1024
ROWS_LIMIT: Final = 5
PARTS_LIMIT: Final = 40
"""Parts of a message with lines: all that stand in it, at whatever depth."""
TEXTS_LIMIT: Final = 4000
"""Characters of all texts of a message with lines."""

Style = Literal["primary", "secondary", "success", "danger"]
Drawn: TypeAlias = str
"""What a picture shows: "board", "hand", or the name of another look of the game."""


class UnreadableMessage(Exception):
    """The payload of a row is not a message of its kind."""


class TooMuch(ValueError):
    """A message breaks one of Discord's limits; raised before it is owed. `what` names the part."""

    def __init__(self, what: str, size: int, limit: int) -> None:
        super().__init__(f"{what}: {size}, at most {limit}")
        self.what: Final = what
        self.size: Final = size
        self.limit: Final = limit


class PictureRef(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A picture to be painted when the message is sent, as what it shows is then.

    seat: whose view it shows; None is what everyone may see. reader: the person who has that seat; nothing is
    painted for whoever has left it. about: the one thing shown, "" for all. again: even if its reader has just seen it.
    instead: said below the message's text when no picture can be had; where it is empty, it is worded then.
    shown: what a board of a moment that is past by then is drawn from, packed (DEC-081), and `alt` its text, else made
    with the picture. drawn: its packed scene, where the game keeps nothing smaller.
    """

    table_id: int
    what: Drawn
    alt: str = ""
    seat: int | None = None
    reader: int | None = None
    about: str = ""
    instead: str = ""
    again: bool = False
    shown: bytes = b""
    drawn: bytes = b""


class Button(msgspec.Struct, frozen=True, tag="button", kw_only=True, omit_defaults=True):
    """A button. custom_id 1-100, label up to 80 characters. With `url` it is a link and has no custom_id."""

    custom_id: str = ""
    label: str = ""
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False
    url: str | None = None


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option of a menu: label, value and description up to 100 characters each."""

    value: str
    label: str
    description: str = ""
    emoji: str | None = None
    default: bool = False


class Menu(msgspec.Struct, frozen=True, tag="menu", kw_only=True, omit_defaults=True):
    """A menu of 1-25 choices, of which `least` to `most` may be picked; it fills its whole row."""

    custom_id: str
    choices: tuple[Choice, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of components: up to five buttons, or one menu."""

    parts: tuple[Button | Menu, ...]


class ListLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a message, of whatever length, with the button at its side.

    A message with lines is made of Discord's newer parts, and has no text but that of these (DEC-494).
    """

    text: str
    button: Button | None = None


class Pointer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a message says instead of its text where it can lead to another, which is not there yet when it is worded.

    keep: the name under which that one is remembered, at the same table, and `page` which of that name it is.
    place: the address of its channel, with a slash at its end. text: with `place` where that of the message stands.
    """

    keep: str
    page: int
    place: str
    text: str

    def lead_to(self, message_id: int) -> str:
        """The text with the address of a message."""
        return self.text.replace(self.place, f"{self.place}{message_id}")


class Say(msgspec.Struct, frozen=True, tag="say", kw_only=True, omit_defaults=True):
    """A new message.

    text: up to 2000 characters. mentions: user ids that may be pinged (naming somebody in the text pings
    nobody else). keep: a name under which the message is remembered, to be edited later.
    plain: a short sentence without names of people or markup, said instead if Discord refuses the rest.
    silent: nobody is needed: it arrives without a sound.
    page: which message of its name it is, where others lead to it. points: what it says where it can lead to another.
    lines: what stands below its text, each with the button at its side; `rows` below them.
    """

    text: str
    rows: tuple[Row, ...] = ()
    picture: PictureRef | None = None
    mentions: tuple[int, ...] = ()
    keep: str = ""
    plain: str = ""
    silent: bool = False
    page: int = 0
    points: Pointer | None = None
    lines: tuple[ListLine, ...] = ()


class Board(msgspec.Struct, frozen=True, tag="board", kw_only=True, omit_defaults=True):
    """A new message that shows the table as it stands: unsent older ones of its lane are dropped for it."""

    text: str
    rows: tuple[Row, ...] = ()
    picture: PictureRef | None = None
    mentions: tuple[int, ...] = ()
    keep: str = "board"
    plain: str = ""


class Edit(msgspec.Struct, frozen=True, tag="edit", kw_only=True, omit_defaults=True):
    """A change of the message remembered under `keep` ("lobby", "board", "ask:2", …): all of it is replaced.

    anew: if that message is gone, was never sent, or is too old to edit, send a new one and remember it;
    else the message is dropped. An unsent older edit of the same name is dropped for a newer one.
    keeps_picture: what is there stays unless `picture` shows something new; False: it goes, or `picture` replaces it.
    lost: what stands for the picture that would have stayed, should the message have to be sent anew.
    gone: it is no change but the end of the message, which is taken away and not remembered any more.
    points: what it says where it can lead to another message. lines: what stands below its text, without a picture.
    """

    keep: str
    text: str
    rows: tuple[Row, ...] = ()
    picture: PictureRef | None = None
    mentions: tuple[int, ...] = ()
    plain: str = ""
    anew: bool = True
    keeps_picture: bool = False
    lost: PictureRef | None = None
    gone: bool = False
    points: Pointer | None = None
    lines: tuple[ListLine, ...] = ()


class Thread(msgspec.Struct, frozen=True, tag="thread", kw_only=True, omit_defaults=True):
    """A public thread below the message remembered under `keep`: to be opened, or closed.

    title: 1-100 characters. Discord gives a thread the id of the message it hangs on, so nothing more need be
    remembered of it, and opening it twice or closing one that never came to be does no harm.
    """

    keep: str
    title: str
    open: bool = True
    text: str = ""
    rows: tuple[Row, ...] = ()
    picture: PictureRef | None = None
    mentions: tuple[int, ...] = ()
    plain: str = ""


class Tidy(msgspec.Struct, frozen=True, tag="tidy", kw_only=True, omit_defaults=True):
    """What is still to be done to one message that Discord would not have edited: beside all else, when it may be.

    It is given its last text and loses its buttons; without a text it goes, since all of it stands elsewhere.
    """

    message_id: int
    text: str = ""
    lines: tuple[ListLine, ...] = ()
    keeps_picture: bool = True
    keep: str = ""
    rows: tuple[Row, ...] = ()
    picture: PictureRef | None = None
    mentions: tuple[int, ...] = ()
    plain: str = ""


Outgoing = Say | Board | Edit | Thread | Tidy

_LONGEST_ID: Final = 2**64 - 1
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Outgoing]] = msgspec.json.Decoder(Outgoing)
_KINDS: Final[dict[type[Outgoing], str]] = {
    Say: "say",
    Board: "board",
    Edit: "edit",
    Thread: "thread",
    Tidy: "tidy",
}


def address_channel(channel_id: int) -> str:
    """The destination of a channel or thread, or, where its id is negative, of the direct messages of that person."""
    return f"channel:{channel_id}" if channel_id >= 0 else address_dm(-channel_id)


def address_dm(user_id: int) -> str:
    """The destination of one person's direct messages."""
    return f"dm:{user_id}"


def address_aside(channel_id: int) -> str:
    """The destination of what is tidied up in a channel, or in a direct one, beside what is said there."""
    return f"aside:{channel_id}"


def pack(outgoing: Outgoing) -> tuple[str, bytes]:
    """The kind and the payload of a message's outbox row."""
    return _KINDS[type(outgoing)], _ENCODER.encode(outgoing)


def unpack(kind: str, payload: bytes) -> Outgoing:
    """The message of a row. Raises `UnreadableMessage`."""
    try:
        outgoing = _DECODER.decode(payload)
    except msgspec.MsgspecError as fault:
        raise UnreadableMessage(f"{kind}: {type(fault).__name__}") from fault
    if _KINDS[type(outgoing)] != kind:
        raise UnreadableMessage(f"{kind}: the payload is a {_KINDS[type(outgoing)]}")
    return outgoing


def unpack_if_readable(kind: str, payload: bytes) -> Outgoing | None:
    """The message of a row; None where it cannot be read, so that it will never be sent."""
    try:
        return unpack(kind, payload)
    except UnreadableMessage:
        return None


def make_row(destination: str, outgoing: Outgoing, *, not_before: int = 0) -> NewOwed:
    """The outbox row that owes a message. Raises `TooMuch` where Discord would refuse it."""
    measure(outgoing)
    if isinstance(outgoing, Say) and not outgoing.mentions and destination.startswith("channel:"):
        outgoing = msgspec.structs.replace(outgoing, silent=True)  # nobody is needed there
    priority = _find_priority(destination, outgoing)
    return NewOwed(destination, *pack(outgoing), not_before=not_before, priority=priority)


def _find_priority(destination: str, outgoing: Outgoing) -> Priority:
    """Which of several goes first: what is said to one person alone or calls somebody, then what is new."""
    if isinstance(outgoing, Tidy):
        return Priority.TIDYING
    if destination.startswith("dm:") or outgoing.mentions:
        return Priority.QUESTION
    return Priority.BOARD if isinstance(outgoing, Board | Edit) else Priority.STORY


def take_away(keep: str) -> Edit:
    """The end of the message remembered under a name; where there is none any more, there is nothing to do."""
    return Edit(keep=keep, text="", anew=False, gone=True)


def measure(outgoing: Outgoing) -> None:
    """Check Discord's limits. Raises `TooMuch`."""
    if isinstance(outgoing, Thread):
        _at_most("title", len(outgoing.title) or 101, 100)
        return
    lines = list_lines(outgoing)
    _at_most("text", len(outgoing.text), TEXT_LIMIT)
    if isinstance(outgoing, Say | Edit) and outgoing.points is not None:
        _at_most("text that points", len(outgoing.points.lead_to(_LONGEST_ID)), TEXT_LIMIT)
    _at_most("plain", len(outgoing.plain), TEXT_LIMIT)
    _at_most("rows", len(outgoing.rows), ROWS_LIMIT)
    _at_most("mentions", len(outgoing.mentions), 100)
    ends = isinstance(outgoing, Tidy) or (isinstance(outgoing, Edit) and outgoing.gone)
    if not (outgoing.text or outgoing.picture is not None or outgoing.rows or lines or ends):
        raise TooMuch("nothing to say", 0, 0)
    seen: set[str] = set()
    if lines:
        measure_lines(outgoing.text, lines, outgoing.rows)
        _at_most("picture beside lines", int(outgoing.picture is not None), 0)
    for line in lines:
        if line.button is not None:
            _measure_part(line.button, seen)
    for row in outgoing.rows:
        _at_most("row", len(row.parts), 1 if any(isinstance(part, Menu) for part in row.parts) else 5)
        for part in row.parts:
            _measure_part(part, seen)


def list_lines(outgoing: Outgoing) -> tuple[ListLine, ...]:
    """The lines of a message, where it is of a kind that may have some."""
    return outgoing.lines if isinstance(outgoing, Say | Edit | Tidy) else ()


def measure_lines(text: str, lines: Sequence[ListLine], rows: Sequence[Row] = ()) -> None:
    """Check what Discord takes of a message with lines. Raises `TooMuch`."""
    _at_most("parts", count_parts(text, lines, rows), PARTS_LIMIT)
    _at_most("texts", len(text) + sum(len(line.text) for line in lines), TEXTS_LIMIT)
    if not all(line.text for line in lines):
        raise TooMuch("line without text", 0, TEXTS_LIMIT)


def count_parts(text: str, lines: Sequence[ListLine], rows: Sequence[Row] = ()) -> int:
    """Of how many parts a message with lines is made: the frame, its texts, sections with their buttons, its rows."""
    own = sum(1 if line.button is None else 3 for line in lines)
    return 1 + bool(text) + own + sum(1 + len(row.parts) for row in rows)


def _measure_part(part: Button | Menu, seen: set[str]) -> None:
    if isinstance(part, Button):
        _at_most("button label", len(part.label), 80)
        if part.url is not None:
            _at_most("button url", len(part.url), 512)
            return
        if not part.label and part.emoji is None:
            raise TooMuch("button without label", 0, 80)
    else:
        _at_most("menu placeholder", len(part.placeholder), 150)
        _at_most("menu choices", len(part.choices) or 26, 25)
        _at_most("menu most", part.most, len(part.choices))
        for choice in part.choices:
            label, value, description = len(choice.label), len(choice.value), len(choice.description)
            if 0 < label <= 100 and 0 < value <= 100 and description <= 100:
                continue  # as nearly all are: without a call for each of their lengths
            _at_most("choice label", label or 101, 100)
            _at_most("choice value", value or 101, 100)
            _at_most("choice description", description, 100)
    _at_most("custom_id", len(part.custom_id) or 101, 100)
    if part.custom_id in seen:
        raise TooMuch(f"custom_id {part.custom_id} used twice", 2, 1)
    seen.add(part.custom_id)


def _at_most(what: str, size: int, limit: int) -> None:
    if size > limit:
        raise TooMuch(what, size, limit)
