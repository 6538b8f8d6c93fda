"""The same game dealt otherwise: whatever a viewer may not know is changed, and nothing else.

It reads the game's declaration (`porc_royal/secrets.py`) and the plain data of a state, never the game's view.
"""

import random
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Path, Renaming, Secrets, Things

S = TypeVar("S")

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | int | float | bool | None"
"""Plain data, as it is stored."""


_TEXT: Final = re.compile(rb'"([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"')
"""A text in plain data. The names of things need no escapes."""


@dataclass(frozen=True, slots=True)
class Redeal(Generic[S]):
    """A state before and after a re-deal for a viewer (None: the public); `moved`: the hidden fields that changed."""

    viewer: Seat | None
    before: S
    after: S
    moved: frozenset[str]


def list_viewers(players: int) -> Sequence[Seat | None]:
    """The public, and every seat."""
    return [None, *map(Seat, range(players))]


def read_hidden(hidden: Hidden[S], state: S, viewer: Seat | None) -> list[Plain]:
    """What lies where the viewer may not look. Raises LookupError for a place that a state does not have."""
    return _read_places(hidden, state, _read_plain(state), viewer)


def _read_places(hidden: Hidden[S], state: S, plain: Plain, viewer: Seat | None) -> list[Plain]:
    return [_find(plain, path) for path in hidden.places(state, viewer)]


def list_places(secrets: Secrets[S], state: S) -> frozenset[tuple[str, bool]]:
    """What is hidden from the public there, by name, and whether there is anything in it."""
    plain = _read_plain(state)
    return frozenset(
        (hidden.name, bool(_find(plain, path)))
        for hidden in secrets.hidden
        for path in hidden.places(state, None)
    )


def list_known(secrets: Secrets[S], state: S, viewer: Seat | None) -> set[str]:
    """The things that stand where the viewer may look: it can tell them apart."""
    plain = _read_plain(state)
    _blank(plain, [path for hidden in secrets.hidden for path in hidden.places(state, viewer)])
    return find_texts(msgspec.json.encode(plain)).intersection(_list_names(secrets.things)[0])


def deal_anew(secrets: Secrets[S], state: S, viewer: Seat | None, luck: random.Random) -> Redeal[S]:
    """The same for the viewer as far as it may know, and everything else by luck."""
    encoded, kind = msgspec.json.encode(state), type(state)
    dealt = _rename(encoded, _choose_names(secrets, state, viewer, luck))
    after = msgspec.json.decode(dealt, type=kind)
    swaps = secrets.settle(state, after)
    if swaps:
        after = msgspec.json.decode(_rename(msgspec.json.encode(after), swaps), type=kind)
    for hidden in secrets.hidden:
        hidden.change(after, viewer, luck)
    before, later = _read_plain(state), _read_plain(after)
    moved = {
        hidden.name
        for hidden in secrets.hidden
        if _read_places(hidden, state, before, viewer) != _read_places(hidden, after, later, viewer)
    }
    # Both read back: the game goes on with `state`, and what a change has put in two places are two things.
    after = msgspec.json.decode(msgspec.json.encode(after), type=kind)
    return Redeal(viewer, msgspec.json.decode(encoded, type=kind), after, frozenset(moved))


def _choose_names(secrets: Secrets[S], state: S, viewer: Seat | None, luck: random.Random) -> Renaming:
    """Which name stands for which from now on, among those that stand in hidden places only."""
    within, seen = _split_names(secrets, state, viewer)
    names, loose = _list_names(secrets.things)
    free = (within | loose) - seen
    return rename_things(secrets.things, [name for name in names if name in free], (), luck)


@cache
def _list_names(things: Things) -> tuple[Sequence[str], frozenset[str]]:
    """All names, and those that may be in no place."""
    names = things.names()
    return names, frozenset(name for name in names if things.deck(name) in things.loose)


def _split_names(secrets: Secrets[S], state: S, viewer: Seat | None) -> tuple[set[str], set[str]]:
    """The texts that stand in hidden places, and those that stand anywhere else."""
    paths = [path for hidden in secrets.hidden if hidden.named for path in hidden.places(state, viewer)]
    plain = _read_plain(state)
    within = find_texts(msgspec.json.encode([_find(plain, path) for path in paths]))
    _blank(plain, paths)
    return within, find_texts(msgspec.json.encode(plain))


def rename_things(
    things: Things,
    free: Sequence[str],
    named: Collection[str],
    luck: random.Random,
    held: Collection[str] = (),
) -> dict[str, str]:
    """A new deal of what is `free`: names change places; those `named` in secret go to one of their kind.

    Every other time it is an extreme one: whatever is `held` becomes of as few kinds as possible.
    """
    left = list(free)
    luck.shuffle(left)
    if luck.random() < 0.5:
        kinds = sorted({things.kind(name) for name in left})
        luck.shuffle(kinds)
        places = {kind: place for place, kind in enumerate(kinds)}
        left.sort(key=lambda name: places[things.kind(name)])
    decks: dict[str, dict[str, None]] = {}  # in this order, and quick to take from
    for name in left:
        decks.setdefault(things.deck(name), {})[name] = None
    deal: dict[str, str] = {}
    for name in sorted(free, key=lambda one: (one not in named, one not in held)):
        deck = decks[things.deck(name)]
        deal[name] = next(one for one in deck if name not in named or things.kind(name) == things.kind(one))
        del deck[deal[name]]
    return deal


def find_texts(encoded: bytes) -> set[str]:
    """Every text in plain data, what something is kept by included."""
    return {text.decode() for text in _TEXT.findall(encoded)}


def _read_plain(state: object) -> Plain:
    plain: Plain = msgspec.json.decode(msgspec.json.encode(state))
    return plain


def _rename(encoded: bytes, deal: Renaming) -> bytes:
    """Plain data with every name replaced, also where something is kept by it."""
    names = {one.encode(): other.encode() for one, other in deal.items()}
    return _TEXT.sub(lambda found: b'"%b"' % names.get(found[1], found[1]), encoded)


def _find(plain: Plain, path: Path) -> Plain:
    for step in path:
        match plain:
            case dict():
                plain = plain[str(step)]
            case list() if isinstance(step, int):
                plain = plain[step]
            case _:
                raise LookupError(path)
    return plain


def _blank(plain: Plain, paths: Collection[Path]) -> None:
    """Take out what stands there, and leave what it was kept by."""
    for path in sorted(paths, key=len, reverse=True):
        holder, last = _find(plain, path[:-1]), path[-1]
        if isinstance(holder, dict):
            holder[str(last)] = None
        elif isinstance(holder, list) and isinstance(last, int):
            holder[last] = None
