"""What Discord takes of a message's components, of either generation, and what it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .components import BUTTON, SELECTS, TEXT_DISPLAY, Json, texts, walk
from .faults import Refusal

SECOND: Final = 1 << 15
"""The flag of a message that is made of components alone."""
ROW: Final = 1
SECTION: Final = 9
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
IN_CONTAINER: Final = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
ROWS: Final = 5
IN_ROW: Final = 5
LINK: Final = 5
PARTS: Final = 40
CHARACTERS: Final = 4000
IN_SECTION: Final = 3


def check_layout(content: str, embeds: Sequence[Json], components: Sequence[Json], flags: int) -> None:
    """Refuse a message whose parts do not go together, or are too many, or whose ids are the same."""
    ids = [str(each["custom_id"]) for each in walk(components) if each.get("custom_id")]
    fits = len(ids) == len(set(ids)) and all(_fits(each) for each in walk(components))
    if flags & SECOND:
        words = texts(components)
        fits = (
            fits
            and not (content or embeds)
            and bool(components)
            and all(each["type"] in (*IN_CONTAINER, CONTAINER) for each in components)
            and sum(1 for _ in walk(components)) <= PARTS
            and all(words)
            and sum(map(len, words)) <= CHARACTERS
        )
    else:
        fits = fits and len(components) <= ROWS and all(each["type"] == ROW for each in components)
    if not fits:
        raise Refusal(400, 50035)


def _fits(part: Json) -> bool:
    """Whether a part holds what it may hold."""
    inside = [each["type"] for each in part.get("components") or []]
    match part["type"]:
        case 1:
            alone = len(inside) == 1 and inside[0] in SELECTS
            return alone or (0 < len(inside) <= IN_ROW and set(inside) == {BUTTON})
        case 9:
            beside = (part.get("accessory") or {}).get("type")
            only_words = set(inside) == {TEXT_DISPLAY} and len(inside) <= IN_SECTION
            return only_words and beside in (BUTTON, THUMBNAIL)
        case 17:
            return bool(inside) and all(one in IN_CONTAINER for one in inside)
        case 2:
            link = part.get("style") == LINK
            return bool(part.get("label") or part.get("emoji")) and (
                bool(part.get("url")) == link and bool(part.get("custom_id")) != link
            )
        case _:
            return not inside
