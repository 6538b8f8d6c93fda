"""What cards, powers and expansions add to their game, and the one value that gathers it for a rulebook.

A *place* says where something may be added: a hook, a figure or a moment (`hooks.py`, `powers.py`), a list of lines, a
table by name. It holds nothing. What is added is held by the value that adds it, in its own file, so that importing a
file changes nothing outside it:

    SUMMARY: Final = Place[Lines]("lines of the table in words")     # where, on a page of the game

    PLAGUE: Final = Additions("cosmic")                              # who, in a file of its own
    STRUCK: Final = PLAGUE.keys.fact("plague-struck", "who")

    @PLAGUE.adds(SUMMARY)
    def tell_plague(view: View) -> list[Saying]: ...

`load` finds all such values of a folder and hands them back as one. `assemble` (`assembly.py`) makes a rulebook of a
base and its expansions; what was added stands in its `Assembly`, by rank, then in the order in which it was said.
States and views are of classes of their own for each rulebook, which know that assembly (`Assembly.bind`), so that
several rulebooks stand side by side.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import MappingProxyType, new_class
from typing import Final, Generic, NamedTuple, TypeVar, cast

import msgspec

from porc_royal.register import Register

T = TypeVar("T")
K = TypeVar("K")


class Place(Generic[T]):
    """Where things of one type may be added. Two of them are never the same, whatever they are for."""

    def __init__(self, purpose: str) -> None:
        self.purpose: Final = purpose

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.purpose!r})"


class Table(Place[tuple[str, T]], Generic[T]):
    """A place at which each thing has a name of its own."""


class Known(Table[T], Generic[T]):
    """A table whose names mean the same in every rulebook, so that a name alone is enough: titles of cards.

    It is the one register that assembling fills: what a card is called says what it is, whichever rulebook has it.
    """

    def __init__(self, purpose: str) -> None:
        super().__init__(purpose)
        self._known: dict[str, T] = {}

    def get(self, name: str) -> T | None:
        """What goes by this name in any rulebook; None for nothing."""
        return self._known.get(name)

    def __getitem__(self, name: str) -> T:
        """What goes by this name in any rulebook. Raises LookupError."""
        return self._known[name]

    def learn(self, entries: Mapping[str, T]) -> None:
        """Called by `Assembly` alone. Raises ValueError where a name means something else already."""
        for name, one in entries.items():
            if self._known.setdefault(name, one) != one:
                raise ValueError(f"{name} means two things in one program")


class _Entry(NamedTuple):
    place: object
    one: object
    rank: int


class Additions:
    """What a card, a power or an expansion adds, to which place, in the order in which it says so; and its keys."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.keys: Final = Register(game)
        self._own: list[_Entry] = []
        self._parts: list[Additions] = []

    def add(self, place: Place[T], one: T, rank: int = 0) -> T:
        """Add something to a place; what has a lower rank comes first there."""
        self._own.append(_Entry(place, one, rank))
        return one

    def adds(self, place: Place[T], rank: int = 0) -> Callable[[T], T]:
        """Add what is decorated to a place."""
        return lambda one: self.add(place, one, rank)

    def enter(self, table: Table[T], name: str, one: T) -> T:
        """Add something to a table, by its name. Assembling raises ValueError where the name is taken."""
        self._own.append(_Entry(table, (name, one), 0))
        return one

    def include(self, parts: "Iterable[Additions]") -> None:
        """Hold what others add, too, after one's own."""
        self._parts.extend(parts)

    def walk(self) -> "Iterator[Additions]":
        """This one, and all that it holds."""
        yield self
        for part in self._parts:
            yield from part.walk()

    @property
    def entries(self) -> tuple[_Entry, ...]:
        """What it adds itself."""
        return tuple(self._own)


def load(*packages: str) -> Additions:
    """Everything that values of these packages or modules add, as one value: module by module, in their order.

    A value is found where a module names it; whoever imports it names it, too, and adds it no second time.
    """
    found = [
        find_additions(value)
        for name in _list_modules(packages)
        for value in vars(import_module(name)).values()
    ]
    once = dict.fromkeys(one for one in found if one is not None)
    loaded = Additions(next((one.game for one in once), ""))
    loaded.include(once)
    return loaded


def list_packages(package: str) -> list[str]:
    """The packages and modules right below a package, by their whole names in order: its expansions, say."""
    paths: Iterable[str] = import_module(package).__path__
    return sorted(module.name for module in iter_modules(paths, f"{package}."))


def _list_modules(packages: Iterable[str]) -> Iterator[str]:
    for name in packages:
        yield name
        paths: Iterable[str] = getattr(import_module(name), "__path__", ())
        yield from sorted(module.name for module in walk_packages(paths, f"{name}."))


def find_additions(value: object) -> Additions | None:
    """What a value adds, itself or as its `additions`; None where it adds nothing."""
    held: object = value if isinstance(value, Additions) else getattr(value, "additions", None)
    return held if isinstance(held, Additions) else None


class Assembly:
    """What a base and its expansions add, place by place: what a rulebook runs on. Nothing is added to it any more.

    keys  every key that any of them says
    Raises ValueError where two of them enter the same name in a table, or the same key.
    """

    def __init__(self, parts: Iterable[Additions]) -> None:
        walked = dict.fromkeys(one for part in parts for one in part.walk())
        gathered: dict[object, list[_Entry]] = {}
        for additions in walked:
            for entry in additions.entries:
                gathered.setdefault(entry.place, []).append(entry)
        self._added: dict[object, tuple[object, ...]] = {
            place: tuple(one.one for one in sorted(entries, key=_get_rank))
            for place, entries in gathered.items()
        }
        self._tables: dict[object, Mapping[str, object]] = {}
        for place, added in self._added.items():
            if isinstance(place, Table):
                self._tables[place] = _make_table(place, cast("tuple[tuple[str, object], ...]", added))
        self.keys: Final = Register.join([one.keys for one in walked])
        self._kinds: dict[type[object], type[object]] = {}

    def __getitem__(self, place: Place[T]) -> tuple[T, ...]:
        """What has been added at a place; of a table, names and things."""
        return cast("tuple[T, ...]", self._added.get(place, ()))

    def table(self, table: Table[T]) -> Mapping[str, T]:
        """What has been entered in a table, by name."""
        return cast("Mapping[str, T]", self._tables.get(table, _EMPTY))

    def bind(self, kind: type[K]) -> type[K]:
        """A class of a state or of a view whose `assembly`, a class variable, is this one; no field is added."""
        if kind not in self._kinds:
            names = {"assembly": self, "__module__": kind.__module__, "__qualname__": kind.__qualname__}
            more = {} if issubclass(kind, msgspec.Struct) else {"__slots__": ()}
            self._kinds[kind] = new_class(
                kind.__name__, (kind,), {}, lambda space: space.update(names | more)
            )
        return cast("type[K]", self._kinds[kind])


_EMPTY: Final[Mapping[str, object]] = MappingProxyType({})
NOTHING: Final = Assembly(())
"""The assembly of a game to which nothing can be added."""


def _get_rank(entry: _Entry) -> int:
    return entry.rank


def _make_table(table: Table[T], added: Iterable[tuple[str, T]]) -> Mapping[str, T]:
    entries: dict[str, T] = {}
    for name, one in added:
        if name in entries and not (isinstance(table, Known) and entries[name] == one):
            raise ValueError(f"{name} is entered twice ({table.purpose})")
        entries[name] = one
    if isinstance(table, Known):
        table.learn(entries)
    return MappingProxyType(entries)


def find_assembly(situation: object) -> Assembly:
    """By which assembly something is played: what acts on a hook has it, has a state that does, or is that state.

    Raises TypeError for anything else: nothing would ever act on it.
    """
    found: object = getattr(getattr(situation, "state", situation), "assembly", None)
    if not isinstance(found, Assembly):
        raise TypeError(
            f"{type(situation).__name__} is played by no assembly: it has neither that nor a state"
        )
    return found
