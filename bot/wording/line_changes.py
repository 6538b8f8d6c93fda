"""The lines of a summary that speak of one seat, and what stands otherwise in them: as it was and as it would be."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Final, TypeAlias

from bot.i18n.escaping import remove_bold
from bot.wording.voice import Voice
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who

_PIECES: Final = re.compile(r"(?:\\.|\w)+(?:[/+.-](?:\\.|\w)+)*|\s+|.")
"""A line in pieces that are compared whole: words and figures ("2/3", "10G+2GG") with their escapes, gaps, signs."""
MANY: Final = 2
"""Heads of one kind below which lines of one kind stand, so that these belong to them."""
_HEAD: Final = re.compile(r".*:\s|[^\w\\]*")
"""What a line begins with that stands before what has changed in it: all up to a colon, else signs."""


def word_changes(
    voice: Voice, before: Sequence[Saying], after: Sequence[Saying], seat: Seat
) -> Iterator[str]:
    """The lines of a summary that speak of a seat and read otherwise than before, or were not there: "hand **8 → 7**".

    A line is found again by what it says, of what, and by how many such lines of the same seat stand above it.
    """
    old = dict(_number(before, seat))
    for name, saying in _number(after, seat):
        if saying in before:
            continue
        line, was = remove_bold(voice.say(saying)), old.get(name) or _find_alone(before, saying)
        read = "" if was is None else remove_bold(voice.say(was))
        if read != line:
            yield mark_change(read, line) if read else line


_Name: TypeAlias = tuple[str, Arg | None]


def list_lines_of(lines: Sequence[Saying], seat: Seat) -> Iterator[Saying]:
    """The lines that name a seat, and below each what names nobody else: a player's figures stand in several lines.

    Below the last player, and below what is said but once, also stands what is nobody's: only what is said below
    another such line, too, is told there.
    """
    heads = [one.key for one in lines if _names_any(one)]
    below = Counter(_pair_with_heads(lines))
    head, mine = "", False
    for line in lines:
        if _names_any(line):
            head, mine = line.key, seat in _list_seats(tuple(line.args.values()))
            heads.pop(0)
        elif head not in heads and below[head, line.key] < MANY:
            mine = False
        if mine:
            yield line


def _pair_with_heads(lines: Sequence[Saying]) -> Iterator[tuple[str, str]]:
    """The lines that name nobody, by the keys of what they stand below and their own; each once below each."""
    head, seen = "", set[str]()
    for line in lines:
        if _names_any(line):
            head, seen = line.key, set()
        elif line.key not in seen:
            seen.add(line.key)
            yield head, line.key


def _names_any(line: Saying) -> bool:
    return any(True for _ in _list_seats(tuple(line.args.values())))


def _number(lines: Sequence[Saying], seat: Seat) -> Iterator[tuple[tuple[_Name, int], Saying]]:
    """The lines of a seat, with how many that say the same of the same stand above."""
    count = list[_Name]()
    for line in list_lines_of(lines, seat):
        name = _name_line(line)
        count.append(name)
        yield (name, count.count(name)), line


def _name_line(line: Saying) -> _Name:
    """What a line says, and of whom or what, where it says that first."""
    first = next(iter(line.args.values()), None)
    return line.key, first if isinstance(first, Who | Named) else None


def _find_alone(lines: Sequence[Saying], wanted: Saying) -> Saying | None:
    """The one line that says the same, below whoever's name it stands; None where there are none, or several."""
    found = [line for line in lines if _name_line(line) == _name_line(wanted)]
    return found[0] if len(found) == 1 else None


def _list_seats(args: Sequence[Arg]) -> Iterator[Seat]:
    for arg in args:
        if isinstance(arg, Who):
            yield arg.seat
        elif isinstance(arg, Listing):
            yield from _list_seats(arg.items)


def mark_change(before: str, after: str) -> str:
    """A line as it reads afterwards, with what stood there before: figure by figure, else from where it has changed."""
    old, new = _PIECES.findall(before), _PIECES.findall(after)
    parts = list[str]()
    for tag, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        was, now = "".join(old[first:last]), "".join(new[start:end])
        if tag == "equal":
            parts.append(now)
        elif last - first == end - start == 1 and _has_figure(was) and _has_figure(now):
            parts.append(f"**{was} → {now}**")
        else:
            return _mark_rest(before, after)
    return "".join(parts)


def _has_figure(text: str) -> bool:
    return any(one.isdigit() for one in text)


def _mark_rest(before: str, after: str) -> str:
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False))
    head = _HEAD.match("".join(one for one, _ in alike))
    at = 0 if head is None else head.end()
    was, now = (one[at:].strip() or "–" for one in (before, after))
    return f"{after[:at]}**{was} → {now}**"
