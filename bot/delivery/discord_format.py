"""From a message to what discord.py sends: words, components, file, and whom it may ping."""

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, Section, Select, TextDisplay, View

from bot.delivery.outgoing import ALT_LIMIT, TEXT_LIMIT, Edit, ListLine, Menu, Outgoing, Row, Say, list_lines
from bot.delivery.outgoing import Button as ButtonPart
from bot.i18n import fit
from bot.painter import PaintedPicture

__all__ = [
    "allow_pings",
    "attach_picture",
    "is_led_by",
    "is_shown_by",
    "join_words",
    "list_custom_ids",
    "make_body",
    "make_file",
    "make_layout",
    "make_view",
    "read_words",
]

FILE_NAME: Final = "table.png"
_STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def join_words(outgoing: Outgoing, *, instead: bool) -> str:
    """The message's text; `instead` adds what its picture would have shown. At most 2000 characters, without lines."""
    ref, lines = outgoing.picture, list_lines(outgoing)
    if lines:
        return "\n".join(part.strip() for part in (outgoing.text, *(line.text for line in lines)) if part)
    if ref is None or not instead:
        return outgoing.text[:TEXT_LIMIT]
    text = "\n".join(part for part in (outgoing.text, ref.instead or ref.alt) if part)
    return text if len(text) <= TEXT_LIMIT else f"{text[: TEXT_LIMIT - 1]}…"


def allow_pings(mentions: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these people may be pinged."""
    users = [discord.Object(user_id) for user_id in mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def attach_picture(picture: PaintedPicture | None) -> list[discord.File]:
    """The picture as a file with its alt text, or nothing. A file is used up by one request."""
    return [] if picture is None else [make_file(picture, FILE_NAME)]


def make_file(picture: PaintedPicture, name: str) -> discord.File:
    """The picture under a name, with its alt text."""
    return discord.File(io.BytesIO(picture.png), name, description=fit(picture.alt, ALT_LIMIT) or None)


def list_custom_ids(outgoing: Outgoing) -> frozenset[str]:
    """The ids of all components: they name table and place, so they tell our messages apart."""
    beside = [line.button for line in list_lines(outgoing) if line.button is not None]
    parts = [*beside, *(part for row in outgoing.rows for part in row.parts)]
    return frozenset(part.custom_id for part in parts if part.custom_id)


def make_body(words: str, rows: Sequence[Row], lines: Sequence[ListLine] = ()) -> dict[str, Any]:
    """What discord.py is told of a message's words and components; of one with lines, `words` is the first of them.

    Such a message has no content, also where it takes the place of one that had.
    """
    if not lines:
        return {"content": words, "view": make_view(rows)}
    return {"content": None, "view": make_layout(words, lines, rows)}


def make_layout(text: str, lines: Sequence[ListLine], rows: Sequence[Row] = ()) -> LayoutView:
    """A message with lines: in one frame its text, the lines with a button at each one's side, and rows."""
    frame: Container[LayoutView] = Container()
    if text:
        frame.add_item(TextDisplay(text))
    for line in lines:
        said: TextDisplay[LayoutView] = TextDisplay(line.text)
        frame.add_item(said if line.button is None else Section(said, accessory=_button(line.button)))
    for row in rows:
        parts = [_menu(part) if isinstance(part, Menu) else _button(part) for part in row.parts]
        frame.add_item(ActionRow(*parts))
    made = LayoutView(timeout=None)
    made.add_item(frame)
    made.stop()
    return made


def make_view(rows: Sequence[Row]) -> View:
    """The components. They have no callbacks: presses are dispatched by custom_id (`DynamicItem`)."""
    made = View(timeout=None)
    for number, row in enumerate(rows):
        for part in row.parts:
            made.add_item(_menu(part, number) if isinstance(part, Menu) else _button(part, number))
    # discord.py keeps every view that is not stopped, for ever: it is stopped before it is sent.
    made.stop()
    return made


def _button(part: ButtonPart, row: int | None = None) -> Button[Any]:
    if part.url is not None:
        return Button(label=part.label, emoji=part.emoji, url=part.url, disabled=part.disabled, row=row)
    return Button(
        custom_id=part.custom_id,
        label=part.label or None,
        style=_STYLES[part.style],
        emoji=part.emoji,
        disabled=part.disabled,
        row=row,
    )


def _menu(part: Menu, row: int | None = None) -> Select[Any]:
    choices = [
        discord.SelectOption(
            label=choice.label,
            value=choice.value,
            description=choice.description or None,
            emoji=choice.emoji,
            default=choice.default,
        )
        for choice in part.choices
    ]
    return Select(
        custom_id=part.custom_id,
        options=choices,
        placeholder=part.placeholder or None,
        min_values=part.least,
        max_values=part.most,
        disabled=part.disabled,
        row=row,
    )


def is_shown_by(outgoing: Outgoing, message: discord.Message) -> bool:
    """Whether a message says what is to be said, with its buttons or with none any more."""
    said = {join_words(outgoing, instead=instead).strip() for instead in (False, True)}
    if outgoing.plain:
        said.add(outgoing.plain.strip())
    words = read_words(message)
    shown = words in said or _is_worded_by(outgoing, message) or is_led_by(outgoing, words)
    ids = {part.custom_id for part in _walk(message.components) if getattr(part, "custom_id", None)}
    return shown and (not ids or ids == list_custom_ids(outgoing))


def _is_worded_by(outgoing: Outgoing, message: discord.Message) -> bool:
    """Whether a message has its text and the words of its picture, which began as now, and may have changed since."""
    ref = outgoing.picture
    if ref is None or message.attachments or not (outgoing.text and ref.instead):
        return False
    title = ref.instead.partition("\n")[0]
    return read_words(message).startswith(f"{outgoing.text}\n{title}".strip())


def is_led_by(outgoing: Outgoing, words: str) -> bool:
    """Whether words point where a message points, to whichever message was there when it was sent."""
    pointer = outgoing.points if isinstance(outgoing, Say | Edit) else None
    if pointer is None:
        return False
    return re.sub(rf"{re.escape(pointer.place)}\d+", pointer.place, words) == pointer.text.strip()


def read_words(message: discord.Message) -> str:
    """All that a message says: its text, or the texts that stand among its components, from top to bottom."""
    texts = [part.content for part in _walk(message.components) if isinstance(part, discord.TextDisplay)]
    return "\n".join(one.strip() for one in (message.content, *texts) if one.strip())


def _walk(components: Iterable[discord.Component]) -> Iterator[Any]:
    """Every component, those inside others and at their side, too."""
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
        beside = getattr(component, "accessory", None)
        if beside is not None:
            yield from _walk((beside,))
