"""Windows as people fill them in: at random, or with a reply that they have in mind."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from porc_royal.asks import Reply
from tests.fake_discord.components import CHECKBOX_GROUP, RADIO_GROUP, STRING_SELECT, TEXT_INPUT, walk

Json = dict[str, Any]
Entered = dict[str, Any]
"""What is entered in each part of a window, by its id."""
QUESTIONS: Final = (TEXT_INPUT, STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP)


def list_questions(window: Mapping[str, Any]) -> list[Json]:
    """What a window asks, from top to bottom."""
    return [part for part in walk(window["components"]) if part["type"] in QUESTIONS]


def list_values(part: Json) -> list[str]:
    """What may be chosen there."""
    return [str(one["value"]) for one in part.get("options") or []]


def fill_at_random(window: Mapping[str, Any], luck: random.Random) -> Entered:
    """Anything that Discord's own screen would send."""
    found: Entered = {}
    for part in list_questions(window):
        values = list_values(part)
        if part["type"] == TEXT_INPUT:
            digit = luck.randint(0, 9)
            found[part["custom_id"]] = luck.choice((str(digit), f"Truie {digit}"))
        elif part["type"] == RADIO_GROUP:
            found[part["custom_id"]] = luck.choice(values)
        else:
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            few = min(most, least + 2) if luck.random() < 0.5 else most
            found[part["custom_id"]] = luck.sample(values, luck.randint(least, few))
    return found


def fill_with(window: Mapping[str, Any], reply: Reply | None) -> Entered:
    """A reply, of whose cards a window may offer another copy; what it says nothing of as it stands there, or first."""
    return {part["custom_id"]: _enter(part, reply) for part in list_questions(window)}


def can_fill(window: Mapping[str, Any], reply: Reply) -> bool:
    """Whether a window offers all that a reply names."""
    return all(_find(part, reply) is not None for part in list_questions(window))


def _enter(part: Json, reply: Reply | None) -> str | list[str]:
    known = reply is not None and (_name(part) in reply.fields or str(part["custom_id"]).startswith("f:"))
    found = _find(part, reply) if reply is not None and known else None
    if found is None:
        found = list(_list_usual(part))
    if part["type"] in (TEXT_INPUT, RADIO_GROUP):
        return found[0] if found else ""
    return found


def _name(part: Json) -> str:
    return str(part["custom_id"]).partition(":")[2]


def _find(part: Json, reply: Reply) -> list[str] | None:
    """What the reply means there; None where it is not offered."""
    sort, _, name = str(part["custom_id"]).partition(":")
    if sort == "f":
        return list(_find_folded(part, reply))
    value = reply.fields.get(name, ())
    names = [str(one) for one in value] if isinstance(value, tuple) else [str(value)]
    if sort.startswith("o"):
        place = int(sort[1:])
        names = names[place - 1 : place]
    if part["type"] == TEXT_INPUT:
        return names
    left, found = list_values(part), []
    if sort[1:]:  # one of the lists in which the values of a field stand
        return [one for one in names if one in left]
    for one in names:
        titles = (other for other in left if other.partition(".")[0] == one.partition(".")[0])
        same = one if one in left else next(titles, None)
        if same is None:
            return None
        left.remove(same)
        found.append(same)
    return found


def _find_folded(part: Json, reply: Reply) -> Iterator[str]:
    """What the reply means in a list of several fields."""
    listed: dict[str, list[str]] = {}
    for one in list_values(part):
        listed.setdefault(one.partition("=")[0].partition(":")[2], []).append(one)
    for name, values in listed.items():
        value = reply.fields.get(name, "")
        said = value if isinstance(value, tuple) else (str(value),)
        yield from [one for one in values if one.partition("=")[2] in said]


def _list_usual(part: Json) -> Iterator[str]:
    if part["type"] == TEXT_INPUT:
        yield "1"
        return
    least = part.get("min_values", 1)
    preset = [str(one["value"]) for one in part["options"] if one.get("default")]
    yield from preset or list_values(part)[:least]


def fill_in_order(window: Mapping[str, Any], *values: str | None) -> Entered:
    """So many values, one after the other, each in the next question of a window; None leaves it as it is."""
    found: Entered = {}
    for part, value in zip(list_questions(window), values, strict=True):
        if value is not None:
            alone = part["type"] in (TEXT_INPUT, RADIO_GROUP)
            found[part["custom_id"]] = value if alone else [value]
    return found
