"""What a closed table lets each seat check when it is over: the dice that all saw, and the cards that came to it.

A card is shown to those who were the first to see it, once it was shuffled: to all where it was turned up, to one seat
where it was dealt to that. What became of it afterwards opens it to nobody else. Who may see what is read from the
game's declaration (`porc_royal/secrets.py`), never from what was shown.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from bot.games import GAMES, AnyRulebook
from bot.tables.draws import Draw, Outcome, read_draw
from bot.tables.leaves import LEAVES, compute_key, grow_tree, list_path, open_leaves
from bot.tables.replaying import upgrade
from porc_royal.asks import Reply
from porc_royal.facts import Fact, Seat
from porc_royal.play import Play
from porc_royal.secrets import Path, Secrets
from storage.ports import Loaded, TableRow

Viewers: TypeAlias = frozenset[Seat | None]
"""Those who saw something; with None among them, everybody."""
Known: TypeAlias = Mapping[int, Mapping[str, Viewers]]
"""By the place of a draw, who saw its cards first, by their names; its dice stand under `DICE`."""

DICE: Final = ""
_PUBLIC: Final[Viewers] = frozenset({None})


def find_known(loaded: Loaded, rulebook: AnyRulebook) -> Known:
    """Who has seen what of each draw of a game; what cannot be played again any more, nobody has.

    The whole state is looked through after each reply, so that it is never called in the event loop.

    loaded: the whole game. Raises what the rules raise.
    """
    known: dict[int, dict[str, Viewers]] = {}
    if loaded.position is None:
        return known
    secrets, pending = GAMES.load_secrets(rulebook.name), dict[str, _Pending]()
    play = Play(rulebook, upgrade(loaded.position, rulebook))
    viewers: list[Seat | None] = [None, *(Seat(row.seat) for row in loaded.seats)]
    for entry in loaded.entries:
        draw = read_draw(entry)
        if draw is not None and draw.cards:
            lay = _Names.of(secrets, play.state).locate(draw.cards)
            pending |= {card: _Pending(entry.seq, lay.get(card, ())) for card in draw.cards}
        step = play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
        if draw is not None:
            known[entry.seq] = {} if draw.cards else {DICE: _find_hearers(secrets, step.facts)}
        if pending:
            fresh = () if draw is None else draw.cards
            for name, seen in _find_seen(secrets, play.state, pending, viewers, fresh):
                known[pending.pop(name).place][name] = seen
    return known


class _Pending(msgspec.Struct, frozen=True):
    """A card that nobody has seen since it was shuffled: the place of that draw, and where it was found last."""

    place: int
    at: tuple[object, ...] = ()


def _find_hearers(secrets: Secrets[object], facts: Sequence[Fact]) -> Viewers:
    """Who knows what dice showed: all, where they were told something at once and nobody was told more."""
    return _PUBLIC if secrets.dice or (facts and all(one.to is None for one in facts)) else frozenset()


def _find_seen(
    secrets: Secrets[object],
    state: object,
    pending: dict[str, _Pending],
    viewers: Sequence[Seat | None],
    fresh: Collection[str],
) -> Iterator[tuple[str, Viewers]]:
    """Of the names that nobody has seen yet, those that somebody sees now.

    One that lies where it lay before it was shuffled, and that somebody sees there, came to nobody by it: it is a place
    of the board that was drawn by lot, or a card of a hand from which another one was taken. Nobody is shown it.

    fresh: the names that were shuffled just now
    """
    lying = _Names.of(secrets, state)
    places, moved = lying.locate(pending.keys()), set[str]()
    for name, at in places.items():
        if pending[name].at != at:
            pending[name] = _Pending(pending[name].place, at)
            moved.add(name)
    here = moved | (places.keys() & set(fresh))
    if not here:
        return
    hidden: dict[Seat | None, set[str]] = {
        viewer: {
            name
            for field in secrets.hidden
            for path in field.places(state, viewer)
            for name in lying.find(path)
        }
        for viewer in viewers
    }
    for name in sorted(here):
        seen = frozenset(viewer for viewer in viewers if name not in hidden[viewer])
        if seen:
            yield name, seen if name in moved else frozenset()


class _Names:
    """The names in a state: those that stand there as they are, and those of things that stand there otherwise."""

    def __init__(self, plain: object, dealt: Mapping[Path, str]) -> None:
        self._plain = plain
        self._dealt = {tuple(map(str, path)): name for path, name in dealt.items()}

    @classmethod
    def of(cls, secrets: Secrets[object], state: object) -> "_Names":
        """Those in a state."""
        return cls(msgspec.to_builtins(state, str_keys=True), secrets.dealt(state))

    def locate(self, wanted: Collection[str]) -> dict[str, tuple[object, ...]]:
        """Where each of these names stands, with what stands beside it; without those that are nowhere."""
        places: dict[str, tuple[object, ...]] = {
            name: path for path, name in self._dealt.items() if name in wanted
        }
        for name, at in _walk_texts(self._plain, ()):
            if name in wanted:
                places[name] = (*places.get(name, ()), *at)
        return places

    def find(self, path: Path) -> set[str]:
        """All names at a place and below it."""
        under = tuple(map(str, path))
        found = {
            name for at, name in self._dealt.items() if at[: len(under)] == under or under[: len(at)] == at
        }
        plain = self._plain
        for step in path:
            plain = plain[str(step)] if isinstance(plain, dict) else _get_item(plain, step)
        return found | {name for name, _ in _walk_texts(plain, ())}


def _get_item(plain: object, step: str | int) -> object:
    if isinstance(plain, list | tuple) and isinstance(step, int):
        return plain[step]
    raise LookupError(step)


def _walk_texts(plain: object, at: tuple[object, ...]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Every text in plain data, what something is kept by included, each with where it stands."""
    match plain:
        case str():
            yield plain, at
        case dict():
            beside = (*at, *(one for one in plain.values() if isinstance(one, str | int)))
            for name, below in plain.items():
                yield name, at
                yield from _walk_texts(below, (*(beside if isinstance(below, str) else at), name))
        case list() | tuple():
            for below in plain:
                yield from _walk_texts(below, at)
        case _:
            return


class ClosedProof:
    """What stands in one seat's file of a closed table; `seat` is None for whoever did not play."""

    def __init__(self, table: TableRow, seat: Seat | None, known: Known) -> None:
        self.seat = seat
        self._secret = table.secret
        self._leaves = open_leaves(table)
        self._tree = grow_tree(table.secret)
        self._known = known

    def open_draw(self, place: int | str, draw: Draw, outcome: Outcome) -> dict[str, object]:
        """The fields of a draw: what this seat may see, with the key of each, and None for everything else."""
        first, seen = draw.first or 0, self._known.get(place, {}) if isinstance(place, int) else None
        if draw.cards:
            shown = [seen is None or self._may_see(seen.get(card)) for card in draw.cards]
            cards = [card if one else None for card, one in zip(draw.cards, shown, strict=True)]
            return {
                "first": first,
                "cards": cards,
                "outcome": [card if card in cards else None for card in outcome],
                "marks": sorted(self._leaves.mark_cards(first, len(cards))),
                "keys": [self._open_key(first + at) if one else None for at, one in enumerate(shown)],
            }
        open_ = seen is None or self._may_see(seen.get(DICE))
        keys, leaf = list[object](), first
        for faces in draw.faces:
            keys.append(self._open_key(leaf) if open_ and faces > 1 else None)
            leaf += faces > 1
        faces_up = [
            face if key or faces == 1 else None
            for face, key, faces in zip(outcome, keys, draw.faces, strict=True)
        ]
        return {"first": first, "faces": draw.faces, "outcome": faces_up, "keys": keys}

    def _may_see(self, seen: Viewers | None) -> bool:
        return bool(seen) and (None in (seen or ()) or (self.seat is not None and self.seat in (seen or ())))

    def _open_key(self, leaf: int) -> tuple[str, str] | None:
        """A key and what proves it; None beyond the tree."""
        if leaf >= LEAVES:
            return None
        return compute_key(self._secret, leaf).hex(), list_path(self._tree, leaf).hex()
