"""Walking through the components of messages and modals (both generations of them)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

Json = dict[str, Any]

BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
SELECTS: Final = (3, 5, 6, 7, 8)
TEXT_DISPLAY: Final = 10
LABEL: Final = 18
FILES: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, outer ones before those they hold."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def number(components: list[Json]) -> list[Json]:
    """Give every component the ``id`` Discord would give it, keeping those already there."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    following = 0
    for component in walk(components):
        if not component.get("id"):
            following += 1
            while following in taken:
                following += 1
            component["id"] = following
    return components


def find(components: Sequence[Json], which: str, types: Sequence[int]) -> Json:
    """Return the component of one of ``types`` with this custom_id, else with this label or placeholder.

    A label may be given in part when no other component shares it. Raises ``LookupError`` listing what
    there is.
    """
    there = [component for component in walk(components) if component.get("type") in types]
    for key in ("custom_id", "label", "placeholder"):
        for component in there:
            if component.get(key) == which:
                return component
    close = [
        component
        for component in there
        if which in str(component.get("label") or component.get("placeholder"))
    ]
    if len(close) == 1:
        return close[0]
    offered = [(each.get("custom_id"), each.get("label") or each.get("placeholder")) for each in there]
    message = f"no such component: {which!r}; there is {offered}"
    raise LookupError(message)


def texts(components: Sequence[Json]) -> list[str]:
    """Return the texts of all text displays."""
    return [
        str(component["content"]) for component in walk(components) if component.get("type") == TEXT_DISPLAY
    ]
