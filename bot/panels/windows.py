"""Windows, as Discord opens them: a title, and up to five questions that are answered at once."""

from typing import Final, Literal

from msgspec import Struct

from bot.delivery.outgoing import Choice
from bot.i18n import measure_length
from bot.wording.forms import MENU
from bot.wording.window_fields import PARTS

TITLE: Final = 45
"""Characters of a window's title, and of the label of each of its parts."""
BESIDE: Final = 100
"""Characters of what stands below a label."""
ABOVE: Final = 1000
"""Characters of what stands above all of them: a quarter of what Discord takes, so that the questions stay in sight."""
TYPED: Final = "value"
"""Under which id the only thing that is typed comes back, also from windows whose inputs stood in action rows."""
BOXES: Final = 10
"""Choices that stand beneath each other, to be ticked without opening a menu."""

Sort = Literal["menu", "one", "several", "text"]
"""A menu; boxes of which one may be ticked, or several; a line to be typed."""


class WindowPart(Struct, frozen=True):
    """One question of a window.

    choices     what may be chosen, some of them perhaps chosen already; () where it is typed
    least most  how many of them, or how many characters
    text        what stands there already, where it is typed
    is_long     whether several lines may be typed
    """

    custom_id: str
    sort: Sort
    label: str
    least: int
    most: int
    beside: str = ""
    choices: tuple[Choice, ...] = ()
    text: str = ""
    is_long: bool = False


class Window(Struct, frozen=True):
    """A window as Discord is to open it. `text`: what stands above its questions, "" where there is no room for it."""

    title: str
    custom_id: str
    parts: tuple[WindowPart, ...]
    text: str = ""


def list_window_faults(window: Window) -> list[str]:
    """What Discord would refuse of a window."""
    found = []
    if not 0 < measure_length(window.title) <= TITLE:
        found.append(f"title {window.title!r}")
    if not window.parts or len(window.parts) + bool(window.text) > PARTS:
        found.append(f"{len(window.parts)} parts")
    if measure_length(window.text) > ABOVE:
        found.append(f"text {window.text!r}")
    ids = [one.custom_id for one in window.parts]
    if len(set(ids)) < len(ids) or any(
        not 0 < measure_length(one) <= BESIDE for one in [window.custom_id, *ids]
    ):
        found.append(f"ids {ids}")
    for part in window.parts:
        if not 0 < measure_length(part.label) <= TITLE or measure_length(part.beside) > BESIDE:
            found.append(f"label {part.label!r}, {part.beside!r}")
        room = {"menu": (1, MENU), "one": (2, BOXES), "several": (1, BOXES), "text": (0, 0)}[part.sort]
        if not room[0] <= len(part.choices) <= room[1]:
            found.append(f"{part.custom_id}: {len(part.choices)} choices")
        if part.choices and not (0 <= part.least <= part.most <= len(part.choices) and part.most):
            found.append(f"{part.custom_id}: {part.least} to {part.most} of {len(part.choices)}")
        words = [one for choice in part.choices for one in (choice.value, choice.label)]
        if any(not 0 < measure_length(one) <= BESIDE for one in words):
            found.append(f"{part.custom_id}: {words}")
        if len({choice.value for choice in part.choices}) < len(part.choices):
            found.append(f"{part.custom_id}: values {words}")
        if any(measure_length(choice.description) > BESIDE for choice in part.choices):
            found.append(f"{part.custom_id}: descriptions")
    return found
