"""Discord's limits, and what a text looks like that was cut where it should not have been."""

from __future__ import annotations

from collections.abc import Iterator

from bot.delivery.discord_format import join_words
from bot.delivery.outgoing import TEXTS_LIMIT, Button, Menu, PictureRef, Row, measure
from bot.i18n import measure_length, strip_markdown
from tests.screens.gallery import NAMES, Screen


def breaches(screen: Screen) -> Iterator[str]:
    """What Discord would refuse of a screen, or what its reader would miss."""
    measure(screen.message)
    message = screen.message
    length = (
        measure_length(join_words(message, instead=False)) if message.lines else measure_length(message.text)
    )
    if not 0 < length <= (TEXTS_LIMIT if message.lines else 2000):
        yield f"{screen.where}: {length} characters"
    for text in [message.text, *(line.text for line in message.lines)]:
        if cut(text):
            yield f"{screen.where}: cut short: {text[-80:]!r}"
    for fault in _row(Row(tuple(line.button for line in message.lines if line.button is not None))):
        yield f"{screen.where}: {fault}"
    if message.picture is not None:
        for fault in _words(message.picture):
            yield f"{screen.where}: {fault}"
    for row in message.rows:
        for fault in _row(row):
            yield f"{screen.where}: {fault}"


def _words(picture: PictureRef) -> Iterator[str]:
    """What stands in a message instead of a picture; without its marks it is the picture's own text."""
    alt = strip_markdown(picture.instead)
    if not alt:
        yield "a picture without words"
    if "**" not in picture.instead and names_somebody(alt):
        yield "names without marks would stand in a message"
    if "**" in alt:
        yield f"marks in the text of a picture: {alt[:120]!r}"


def _row(row: Row) -> Iterator[str]:
    for part in row.parts:
        if isinstance(part, Button):
            if not 0 < measure_length(part.label) <= 80 or "**" in part.label:
                yield f"label {part.label!r}"
        else:
            yield from _menu(part)


def _menu(menu: Menu) -> Iterator[str]:
    if not 0 < measure_length(menu.placeholder) <= 150 or menu.placeholder.endswith("…"):
        yield f"placeholder {menu.placeholder!r}"
    labels = [choice.label for choice in menu.choices]
    shown = [f"{choice.label} {choice.description}" for choice in menu.choices]
    if any(measure_length(label) > 100 or label.endswith("…") for label in labels):
        yield f"labels {labels}"
    if any(measure_length(choice.description) > 100 for choice in menu.choices):
        yield f"descriptions {shown}"
    if len({choice.value for choice in menu.choices}) < len(labels):
        yield f"values {[choice.value for choice in menu.choices]}"


def names_somebody(text: str) -> bool:
    """Whether one of the people at the table is named."""
    return any(name in text for names in NAMES.values() for name in names)


def cut(text: str) -> bool:
    """Whether the end of a text was cut away."""
    return text.endswith("…")


def check(*screens: Screen) -> None:
    """All of them at once: the list of what breaks a limit is what one wants to read."""
    found = [fault for screen in screens for fault in breaches(screen)]
    assert sorted(frozenset(found)) == []
