"""A long story in little room: the newest part in full, of each part before it the first sentence."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import measure_length
from bot.wording.voice import Voice

LEAST_ROOM: Final = 400
"""Characters left for what happened before the newest part, however much happened in that."""


def keep_newest(lines: Sequence[str], limit: int) -> list[str]:
    """As many of the last lines as go into `limit` characters."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= measure_length(line) + 1
        if limit < 0:
            break
        kept.insert(0, line)
    return kept


def keep_oldest(lines: Sequence[str], limit: int) -> list[str]:
    """As many of the first lines as go into `limit` characters."""
    return keep_newest(lines[::-1], limit)[::-1]


def summarise(voice: Voice, sections: Sequence[Sequence[str]], room: int) -> list[str]:
    """Parts of a story, each a list of lines that is not empty, in `room` characters; what is left out is counted.

    The newest is told in full, those before it as long as there is room; of the others there is the first sentence.
    """
    if not sections:
        return []
    *before, newest = sections
    heads = _summarise_newest(voice, before, room)
    left_out = measure_length(voice.text("catchup-earlier", count=len(before))) + 1 if before else 0
    reserved = min(LEAST_ROOM, _measure(heads)) + left_out
    last = keep_newest(newest, room - reserved)
    if len(last) < len(newest):
        more = voice.text("catchup-skipped", count=len(newest) - len(last))
        last = [more, *keep_newest(newest, room - reserved - measure_length(more) - 1)]
    room -= _measure(last) + left_out
    told = _tell_more(before, heads, room)
    kept = keep_newest(heads[: len(heads) - len(told)], room - sum(map(_measure, told)))
    omitted = len(before) - len(told) - len(kept)
    head = [voice.text("catchup-earlier", count=omitted)] if omitted else []
    return [*head, *kept, *(line for lines in told for line in lines), *last]


def _summarise_newest(voice: Voice, parts: Sequence[Sequence[str]], room: int) -> list[str]:
    """Of the newest parts a sentence each, until there are so many that no more of them could be told."""
    heads: list[str] = []
    room = max(room, LEAST_ROOM)
    for lines in reversed(parts):
        if heads and room + measure_length(heads[0]) + 1 < 0:
            break
        heads.append(_summarise_part(voice, lines))
        room -= measure_length(heads[-1]) + 1
    return heads[::-1]


def _tell_more(before: Sequence[Sequence[str]], heads: Sequence[str], room: int) -> Sequence[Sequence[str]]:
    """The newest of the parts before that there is room for in full, all others being summarised."""
    room -= _measure(heads)
    told = 0
    for lines, head in zip(reversed(before), reversed(heads), strict=False):
        room -= _measure(lines) - _measure([head])
        if room < 0:
            break
        told += 1
    return before[len(before) - told :]


def _measure(lines: Sequence[str]) -> int:
    """The characters of lines, each with its end."""
    return sum(measure_length(line) + 1 for line in lines)


def _summarise_part(voice: Voice, lines: Sequence[str]) -> str:
    """The first sentence of a part, and how many more there are."""
    first = lines[0].partition("\n")[0]
    return first if len(lines) == 1 else voice.text("catchup-part", first=first, count=len(lines) - 1)
