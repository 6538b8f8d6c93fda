"""`porc-royal check`: whether a game is found, its rules are pure, its words are whole, and its promises kept.

Everything that is looked at is found again by the line that a finding ends with.
"""

import logging
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import structlog

from bot.games import GAMES, AnyRulebook, NotInstalled, Package, name_fault
from bot.i18n.check import check_ftl
from bot.i18n.languages import LANGUAGES
from bot.i18n.reader import Words
from porc_royal.commands import CommandGroup, LookCommand
from porc_royal.game import Game
from porc_royal.testing import (
    Finding,
    check_golden,
    check_rulebook,
    check_sources,
    read_sources,
    record_game,
)

FOLDER: Final = "golden"
FOUND: Final = "it can be loaded"
SAID: Final = "every sentence exists in every language"
NAMED: Final = "commands, options and rules have their words"


def find_package(name: str) -> Package | None:
    """The package that offers a game, by the game's name, the distribution's, or that of the module it stands in."""
    for one in GAMES.packages:
        game = "" if one.game is None else one.game.name
        if name in (one.name, game, one.distribution, one.value.partition(":")[0].partition(".")[0]):
            return one
    return None


def check_game(name: str, *, games: int, seed: int) -> Iterator[Finding]:
    """Everything that is wrong with a game; nothing where all is well."""
    package = find_package(name)
    if package is None:
        offered = ", ".join(one.name for one in GAMES.packages) or "none"
        yield Finding(FOUND, f"no installed package offers {name!r}; offered: {offered}", "porc-royal games")
        return
    if package.game is None or package.fault:
        yield Finding(FOUND, package.fault, "porc-royal games")
        return
    game = package.game
    try:
        rulebook, secrets = GAMES[game.name], game.load_secrets()
    except NotInstalled as lost:
        yield Finding(FOUND, f"its rules: {name_fault(lost.__cause__ or lost)}", game.rulebook)
        return
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - whatever a stranger's package raises was to be found
        yield Finding(FOUND, f"what it hides: {name_fault(fault)}", game.secrets)
        return
    package_of_rules = game.rulebook.partition(":")[0].rpartition(".")[0]
    yield from check_sources(package_of_rules, read_sources(package_of_rules))
    folder = files(game.words) / "messages"
    yield from (Finding(SAID, problem) for problem in check_ftl([folder]))
    yield from check_golden(rulebook, read_golden(game))
    words = Words.load([game.words])
    yield from check_words(game, rulebook, words)

    def has_words(key: str) -> bool:
        return all(words.has(key, language) for language in LANGUAGES)

    yield from check_rulebook(rulebook, secrets, games=games, seed=seed, has_words=has_words, sow=True)


def read_golden(game: Game) -> dict[str, bytes]:
    """The finished games that stand in the folder `golden/` of the package in which its words are, by name."""
    folder = files(game.words) / FOLDER
    paths = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
    return {path.name: path.read_bytes() for path in paths if path.name.endswith(".txt")}


def record(name: str, folder: Path, *, games: int, seed: int) -> int:
    """Keep so many random games of a game in a folder, to be replayed by every check from then on."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(seed, seed + games):
        (folder / f"seed-{number}.txt").write_bytes(record_game(GAMES[name], number))
    print(f"{games} games kept in {folder}")
    return 0


def check_words(game: Game, rulebook: AnyRulebook, words: Words) -> Iterator[Finding]:
    """What is shown without being said in a game: its name, the lobby's options, the numbered rules, its commands."""
    for language in LANGUAGES:
        for keys in list_keys(game, rulebook):
            if not any(words.has(key, language) for key in keys):
                yield Finding(NAMED, f"there is no {keys[0]} ({language})")


def list_keys(game: Game, rulebook: AnyRulebook) -> Iterator[tuple[str, ...]]:
    """The keys of all that, each with those that may stand for it."""
    yield (f"{game.name}-name",)
    for option in rulebook.options:
        key = f"{game.name}-option-{option.name}"
        yield (key,)
        yield (f"{key}-help",)
        yield from ((f"{key}-{str(value).lower()}",) for value in option.values)
        yield from ((f"{game.name}-group-{option.group}",) for _ in [option.group] if option.group)
    for group in game.commands:
        yield from _list_group_keys(group)
    yield from _list_look_keys("command", game.looks)


def _list_group_keys(group: CommandGroup) -> Iterator[tuple[str, ...]]:
    base = f"command-{group.name}"
    yield from _list_both((base,))
    for move in group.moves:
        command = f"{base}-{move.name}"
        yield from _list_both((command,))
        for typed in move.typed:
            option = f"option-{typed.name}"
            yield from _list_both((f"{command}-{option}", f"{base}-{option}", option))
    yield from _list_look_keys(base, group.looks)


def _list_look_keys(base: str, looks: Iterable[LookCommand]) -> Iterator[tuple[str, ...]]:
    for look in looks:
        yield from _list_both((f"{base}-{look.name}",))


def _list_both(keys: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A name and a description, as Discord wants them for whatever is typed."""
    yield tuple(f"{key}.name" for key in keys)
    yield tuple(f"{key}.description" for key in keys)


def report(name: str, *, games: int, seed: int) -> int:
    """Print what is found, each fault once with how often and where it was met first; 0 where all is well, else 1."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    first, met = dict[tuple[str, str], Finding](), Counter[tuple[str, str]]()
    for finding in check_game(name, games=games, seed=seed):
        fault = finding.promise, finding.words
        met[fault] += 1
        first.setdefault(fault, finding)
    for fault, finding in first.items():
        again = f" ({met[fault]} times)" if met[fault] > 1 else ""
        print(f"{finding}{again}")
    if first:
        print(f"{name}: {len(first)} fault{'s' if len(first) > 1 else ''} found", file=sys.stderr)
        return 1
    print(f"{name}: all is well, in {games} random games from seed {seed} on")
    return 0
