"""What each game hides from a seat, declared from the state alone, without the game's view.

hides(plain, viewer)   the places in the plain data of a state in which lies what the viewer may not know: what each
                       is called, what holds it, and by which key
others                 what is secret and no name of a thing, each changed to anything else that it may be
settle(before, after)  what follows from a name that was dealt elsewhere; gives names to be swapped, where it cannot be

A name is dealt anew where it stands in no place but these. So the views are held to what the rules say, and not to
themselves: whatever a view shows that is declared here, a re-deal changes.
"""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final, TypeAlias

import msgspec

from bot.games import AnyRulebook
from porc_royal.facts import Seat
from tests.promises import hidden_cochons, hidden_cosmic, hidden_election, hidden_interstellar_pig
from tests.promises.secrets import SECRETS, Renaming, renaming

Place: TypeAlias = tuple[str, Any, Any]
"""What it is called, the object or the list that holds it, and under which key or number."""
Hides: TypeAlias = Callable[[Any, Seat | None], Iterator[Place]]
Change: TypeAlias = Callable[[Any, Seat | None, random.Random], None]
View: TypeAlias = Callable[[Any, Seat | None], Any]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What one game hides."""

    hides: Hides
    others: Mapping[str, Change] = field(default_factory=dict)
    settle: Callable[[Any, Any], Renaming] = lambda before, after: {}


_COSMIC: Final = Hidden(hidden_cosmic.hides, hidden_cosmic.OTHERS, hidden_cosmic.settle)
_COCHONS: Final = Hidden(hidden_cochons.hides, hidden_cochons.OTHERS, hidden_cochons.settle)
HIDDEN: Final[Mapping[str, Hidden]] = {
    "cochons": _COCHONS,
    "cosmic": _COSMIC,
    "election": Hidden(hidden_election.hides, hidden_election.OTHERS),
    "interstellar_pig": Hidden(hidden_interstellar_pig.hides, hidden_interstellar_pig.OTHERS),
}


@dataclass(slots=True)
class Deal:
    """A state before and after what a viewer may not know was dealt anew; `moved`: what has really changed."""

    viewer: Seat | None
    before: Any
    after: Any
    moved: set[str]


def read_plain(state: Any) -> Any:
    """The plain data of a state, of which anything may be changed."""
    return msgspec.json.decode(msgspec.json.encode(state))


def list_places(game: str, plain: Any) -> set[tuple[str, bool]]:
    """What is hidden from the public there, by what it is called, and whether there is anything in it."""
    return {(name, bool(holder[key])) for name, holder, key in HIDDEN[game].hides(plain, None)}


def deal_anew(case: str, book: AnyRulebook, state: Any, viewer: Seat | None, luck: random.Random) -> Deal:
    """The same for the viewer, as far as it may know, and everything else by luck."""
    hidden, plain = HIDDEN[book.name], read_plain(state)
    after = _rename(plain, _choose_names(case, plain, hidden.hides, viewer, luck))
    after = _rename(after, hidden.settle(plain, after))
    moved = _compare(hidden.hides, plain, after, viewer)
    for name, change in hidden.others.items():
        before = msgspec.json.encode(after)
        change(after, viewer, luck)
        moved |= {name} if msgspec.json.encode(after) != before else set()
    return Deal(viewer, _read_state(book, plain), _read_state(book, after), moved)


def _read_state(book: AnyRulebook, plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain), type=book.state)


def find_differences(view: View, deal: Deal) -> list[str]:
    """The fields of a view that a re-deal changes: there should be none."""
    one, other = view(deal.before, deal.viewer), view(deal.after, deal.viewer)
    assert is_dataclass(one), "views are data"
    names = [each.name for each in fields(one)]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def _choose_names(case: str, plain: Any, hides: Hides, viewer: Seat | None, luck: random.Random) -> Renaming:
    """Which name stands for which from now on, among those that stand in hidden places only."""
    bare = msgspec.json.decode(msgspec.json.encode(plain))
    places = list(hides(bare, viewer))
    within = {text for _, holder, key in places for text in _list_texts(holder[key])}
    for _, holder, key in places:
        holder[key] = None
    free = within.difference(_list_texts(bare))
    secrets = SECRETS[case]
    universe = set(secrets.universe())
    # Things that are in no place at all may come to lie in one, such as aliens that were not dealt.
    idle = {name for name in universe if secrets.deck(name) == "aliens"}.difference(_list_texts(bare), within)
    return renaming(secrets, universe - free - idle, (), luck)


def _compare(hides: Hides, one: Any, other: Any, viewer: Seat | None) -> set[str]:
    """What lies elsewhere now."""
    pairs = zip(hides(one, viewer), hides(other, viewer), strict=True)
    return {name for (name, before, key), (_, after, other_key) in pairs if before[key] != after[other_key]}


def _list_texts(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield key
            yield from _list_texts(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _list_texts(value)


def _rename(plain: Any, deal: Renaming) -> Any:
    """Plain data with every name replaced, also where something is kept by it."""
    if isinstance(plain, str):
        return deal.get(plain, plain)
    if isinstance(plain, dict):
        return {deal.get(key, key): _rename(value, deal) for key, value in plain.items()}
    return [_rename(value, deal) for value in plain] if isinstance(plain, list) else plain


def list_viewers(players: int) -> Sequence[Seat | None]:
    """Every seat, and the public."""
    return [None, *map(Seat, range(players))]
