"""The games that this bot moderates: packages that are found by the entry point group `porc_royal.games`.

What a package says of itself (`porc_royal.game.Game`) is read when the program starts; its rulebook is imported when a
table first needs it. What cannot be used is named with its fault, and the others are played all the same.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import modules
from threading import RLock
from typing import Any, Final, TypeAlias

import structlog
from typing_extensions import override

from porc_royal.commands import LookCommand
from porc_royal.game import Game, list_faults
from porc_royal.play import Play
from porc_royal.rulebook import Look, Rulebook
from porc_royal.secrets import Secrets
from porc_royal.upgrades import Upgrade

log = structlog.get_logger(__name__)

AnyRulebook: TypeAlias = Rulebook[Any, Any]
AnyPlay: TypeAlias = Play[Any, Any]
AnyLook: TypeAlias = Look[Any]

GROUP: Final = "porc_royal.games"

SHARED_COMMANDS: Final = frozenset(
    {
        *(
            "advice",
            "answer",
            "away",
            "back",
            "board",
            "card",
            "catchup",
            "correct",
            "hand",
            "help",
            "learn",
            "log",
            "note",
        ),
        *("orders", "pass", "play", "privacy", "record", "rules", "settings", "status", "table"),
        *("takeback", "undo", "vote", "why"),
    }
)
"""The commands that every game shares, which no game may claim (tests/test_games.py compares)."""


class NotInstalled(KeyError):
    """A game that a table is of, and that is not to be had here: its package is not installed, or cannot be used."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game: Final = game


@dataclass(frozen=True, slots=True)
class Package:
    """An entry point that offers a game: of which distribution and version, and which value it names.

    place  the file in which that is, "" where nothing could be loaded
    game   what was found there, None where nothing could be loaded
    fault  why it is not used, "" where it is
    """

    name: str
    distribution: str
    version: str
    value: str
    place: str = ""
    game: Game | None = None
    fault: str = ""


class Games(Mapping[str, AnyRulebook]):
    """The rulebooks of the games that are installed, by name; each is imported when it is first asked for.

    known   each game as its package describes it; what is taken out of it is as though it were not installed
    loaded  the rulebooks that are imported
    """

    def __init__(self) -> None:
        self._loading: Final = RLock()

    @cached_property
    def packages(self) -> tuple[Package, ...]:
        """Everything that is offered, also what cannot be used; read when it is first needed."""
        return find_packages(entry_points(group=GROUP))

    @cached_property
    def known(self) -> dict[str, Game]:
        """The games that can be played, by name."""
        return {one.game.name: one.game for one in self.packages if one.game is not None and not one.fault}

    @cached_property
    def loaded(self) -> dict[str, AnyRulebook]:
        """The rulebooks of those of them that a table has needed, by name."""
        return {}

    @override
    def __getitem__(self, name: str) -> AnyRulebook:
        """The rulebook of a game. Raises `NotInstalled`, also where its rules cannot be imported."""
        if name not in self.known:
            raise NotInstalled(name)
        if name not in self.loaded:
            with self._loading:
                self._load(name)
        return self.loaded[name]

    def _load(self, name: str) -> None:
        if name in self.loaded:
            return  # by another thread meanwhile
        try:
            self.loaded[name] = self.known[name].load_rulebook()
        except (Exception, SystemExit) as fault:
            log.exception("the rules of a game cannot be loaded", game=name)
            raise NotInstalled(name) from fault

    async def fetch(self, name: str) -> AnyRulebook:
        """The rulebook of a game, imported beside the loop: the first time that takes seconds, and no table waits.

        Raises `NotInstalled`.
        """
        if name in self.loaded or name not in self.known:
            return self[name]
        return await asyncio.to_thread(self.__getitem__, name)

    async def fetch_all(self, names: Iterable[str]) -> None:
        """Import the rules of several games so; those that cannot be had are left out."""
        for name in names:
            with suppress(NotInstalled):
                await self.fetch(name)

    @override
    def __contains__(self, name: object) -> bool:
        return name in self.known

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    @override
    def __len__(self) -> int:
        return len(self.known)

    def refuse(self, name: str, why: str) -> None:
        """Leave a game out for a fault that is found once the words are read."""
        log.error("a game is not used", game=name, why=why)
        del self.known[name]
        self.packages = tuple(
            replace(one, fault=why) if one.game is not None and one.game.name == name else one
            for one in self.packages
        )

    def describe(self) -> list[str]:
        """Each game that is offered, with its version and where it is from, and what is wrong with it."""
        lines = []
        for one in self.packages:
            fault, rules = one.fault, ""
            if one.game is not None and not fault:
                try:
                    rules = f", rules version {self[one.game.name].version}"
                except NotInstalled as lost:
                    fault = name_fault(lost.__cause__ or lost)
            name = one.name if one.game is None else one.game.name
            where = f"{one.value} in {one.place}" if one.place else one.value
            lines.append(f"{name}{rules}: {one.distribution} {one.version}, {where}")
            lines += [f"    cannot be used: {fault}"] if fault else []
        return lines

    def log_faults(self) -> None:
        """Name what is offered and cannot be used."""
        for one in self.packages:
            if one.fault:
                log.error("a game is not used", game=one.name, package=one.distribution, why=one.fault)

    def list_upgrades(self, name: str) -> tuple[Upgrade, ...]:
        """The steps between the rules versions of a game; none of one that is not installed."""
        return self.known[name].upgrades if name in self.known else ()

    def load_secrets(self, name: str) -> Secrets[object]:
        """What a game hides from whom. Raises what its import raises; `NotInstalled`."""
        if name not in self.known:
            raise NotInstalled(name)
        return self.known[name].load_secrets()

    def list_word_packages(self) -> tuple[str, ...]:
        """The packages in which the words of the games are."""
        return tuple(game.words for game in self.known.values())

    def list_shared_looks(self) -> Iterator[LookCommand]:
        """The commands of looks that stand beside the groups, each once."""
        return iter(dict.fromkeys(look for game in self.known.values() for look in game.looks))

    def is_shared_look(self, look: str) -> bool:
        """Whether any game has such a look with a command of its own beside the groups."""
        return any(one.look == look for one in self.list_shared_looks())

    def is_own_look(self, look: str) -> bool:
        """Whether any game has such a look with a command in its group."""
        return any(
            one.look == look for game in self.known.values() for group in game.commands for one in group.looks
        )


def find_packages(points: Iterable[EntryPoint]) -> tuple[Package, ...]:
    """What these entry points offer, in the order of their distributions and names; ours first.

    A game whose name or command another one has already is not used, nor is one with any other fault.
    """
    found: list[Package] = []
    for point in sorted(points, key=_rank):
        package = _load(point)
        if package.game is not None and not package.fault:
            package = _check_claims(package, package.game, found)
        found.append(package)
    return tuple(found)


def _rank(point: EntryPoint) -> tuple[bool, str, str]:
    distribution = "" if point.dist is None else point.dist.name
    return distribution != "porc-royal", distribution, point.name


def _load(point: EntryPoint) -> Package:
    distribution, version = ("", "") if point.dist is None else (point.dist.name, point.dist.version)
    package = Package(point.name, distribution, version, point.value)
    try:
        found = point.load()
        game = found if isinstance(found, Game) else None
        faults = [f"{point.value} is no porc_royal.game.Game"]
        if game is not None:
            faults = [*list_faults(game), *_list_word_faults(game)]
    except (Exception, SystemExit) as fault:  # noqa: BLE001  # whatever a stranger's package raises, others are played
        return replace(package, fault=name_fault(fault))
    place = getattr(modules[point.module], "__file__", None) or ""
    return replace(package, place=place, game=game, fault="; ".join(faults))


def name_fault(fault: BaseException) -> str:
    """What was raised, on one line."""
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _list_word_faults(game: Game) -> Iterator[str]:
    """Its sentences cannot be found. Raises whatever reading them raises."""
    found = list(_read_sentences(files(game.words) / "messages"))
    if not found:
        yield f"{game.words} has no sentences in messages/"


def _read_sentences(folder: Traversable) -> Iterator[str]:
    for one in folder.iterdir() if folder.is_dir() else ():
        if one.is_dir():
            yield from _read_sentences(one)
        elif one.name.endswith(".ftl"):
            yield one.read_text(encoding="utf-8")


def _check_claims(package: Package, game: Game, before: Iterable[Package]) -> Package:
    """The package, with its fault where another game, or the bot, has a name already that it claims."""
    used = [one.game for one in before if one.game is not None and not one.fault]
    faults = [f"there is a game {game.name!r} already"] if game.name in [one.name for one in used] else []
    shared = {look for one in used for look in one.looks}
    taken = SHARED_COMMANDS.union(*(_list_commands(one) for one in used))
    own = [*(group.name for group in game.commands), *(one.name for one in game.looks if one not in shared)]
    faults += [f"/{one} is taken" for one in own if one in taken]
    return replace(package, fault="; ".join(faults))


def _list_commands(game: Game) -> Iterator[str]:
    """The names of its commands as they stand among all others."""
    yield from (group.name for group in game.commands)
    yield from (look.name for look in game.looks)


GAMES: Final = Games()
"""What is found in this environment."""
