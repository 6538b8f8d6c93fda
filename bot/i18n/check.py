"""Whether all languages say the same things: `python -m bot.i18n.check [folder …]`.

Looks at the `messages` folders of the bot, and of every game and application that is installed. All languages must
have the same messages, terms and attributes, and each pattern must use the same variables; nothing may be unreadable,
defined twice, or refer to what does not exist. `--keys` prints the messages of the bot as `bot/messages/README.md`
lists them.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, cast

from babel import Locale
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.applications import find_applications
from bot.games import GAMES
from bot.i18n.languages import LANGUAGES, USUAL, Language
from bot.i18n.sources import list_folders, read_texts
from porc_royal.commands import LookCommand
from porc_royal.game import Game

ROOT: Final = Path(__file__).parents[2]


class Uses(Visitor):
    """What a pattern uses: variables, other messages and terms, functions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's own naming
        """Note another message, or one of its attributes."""
        self.references.add(
            node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        )

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the visitor's own naming
        """Note a term."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the visitor's own naming
        """Note a function."""
        self.functions.add(node.id.name)
        self.generic_visit(node)


def find_uses(pattern: object) -> Uses:
    """What a pattern uses."""
    found = Uses()
    found.visit(pattern)
    return found


def read_patterns(folder: Traversable, language: Language, problems: list[str]) -> dict[str, ast.Pattern]:
    """Every pattern of one language by its key (`id`, `id.attribute`, `-term`); notes its `problems`."""
    found: dict[str, ast.Pattern] = {}
    for name, text in read_texts(folder, language):
        for entry in _parse(text).body:
            if isinstance(entry, ast.Junk):
                first = cast("str", entry.content).strip().splitlines()[0]
                problems.append(f"{folder}/{name}: not readable: {first}")
            elif isinstance(entry, ast.Message | ast.Term):
                for key, pattern in _list_patterns(entry):
                    if key in found:
                        problems.append(f"{folder}/{name}: {key} is defined twice")
                    found[key] = pattern
    return found


@lru_cache(maxsize=256)
def _parse(text: str) -> ast.Resource:
    """The entries of a file, which nobody changes; several checks read the same files."""
    return FluentParser().parse(text)


def _list_patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def check_ftl(
    paths: Iterable[Traversable], beginnings: Mapping[str, Sequence[str]] | None = None
) -> list[str]:
    """What is wrong in these `messages` folders, one line a fault; nothing when all is well.

    beginnings  what the keys of a folder may begin with, by its path; without it, as the installed packages say
    """
    problems: list[str] = []
    known = list_beginnings() if beginnings is None else beginnings
    for folder in paths:
        sides = {language: read_patterns(folder, language, problems) for language in LANGUAGES}
        if not any(sides.values()):
            problems.append(f"{folder}: holds no sentence")
        _compare(folder, sides, problems)
        _check_spelling(folder, sides, known.get(str(folder), ()), problems)
    return problems


def _compare(
    folder: Traversable, sides: Mapping[Language, Mapping[str, ast.Pattern]], problems: list[str]
) -> None:
    """The same keys in every language, and the same variables in each."""
    for language, side in sides.items():
        name = Locale(language).get_language_name(USUAL)
        others = [other for code, other in sides.items() if code != language]
        keys = dict.fromkeys(key for other in others for key in other)
        problems += [f"{folder}: {key} is missing in {name}" for key in keys if key not in side]
        for key in keys:
            # What a term takes (a case, a gender) comes from the sentence around it: each language's own affair.
            if key not in side or key.startswith("-"):
                continue
            ours = find_uses(side[key]).variables
            theirs = {one for other in others if key in other for one in find_uses(other[key]).variables}
            problems += [f"{folder}: {key}: ${one} is missing in {name}" for one in sorted(theirs - ours)]


def _check_spelling(
    folder: Traversable,
    sides: Mapping[Language, Mapping[str, ast.Pattern]],
    beginnings: Sequence[str],
    problems: list[str],
) -> None:
    """Keys are in lower case, those of a game begin as they should; references lead somewhere."""
    for language, side in sides.items():
        for key, pattern in side.items():
            name = key.lstrip("-")
            if name != name.lower():
                problems.append(f"{folder}: {key}: lower case only ({language})")
            if beginnings and not _begins(name, beginnings):
                problems.append(f"{folder}: {key}: begins with none of {', '.join(beginnings)} ({language})")
            used = find_uses(pattern)
            lost = [one for one in used.references if one not in side] + list(used.functions - set(BUILTINS))
            problems += [f"{folder}: {key}: there is no {one} ({language})" for one in sorted(lost)]


def _begins(key: str, beginnings: Sequence[str]) -> bool:
    first = key.partition(".")[0]
    return any(first == one or first.startswith(f"{one}-") for one in beginnings)


def list_beginnings() -> dict[str, tuple[str, ...]]:
    """What the keys of each installed game and application may begin with, by the path of its folder of sentences."""
    games = {
        _find_folder(game.words): (game.name, *_list_look_beginnings(game.looks), *_list_groups(game))
        for game in GAMES.known.values()
    }
    return games | {_find_folder(one.words): (one.name, "command") for one in find_applications()}


def _list_groups(game: Game) -> Iterator[str]:
    for group in game.commands:
        yield f"command-{group.name}"
        yield from _list_look_beginnings(group.looks)


def _list_look_beginnings(looks: Iterable[LookCommand]) -> Iterator[str]:
    for look in looks:
        yield from (f"command-{look.name}", f"button-{look.look}", f"no-{look.look}", look.look)


def _find_folder(package: str) -> str:
    return str(files(package) / "messages")


def find_folders() -> list[Traversable]:
    """The `messages` folders of the bot, and of every game and application that is installed."""
    return list(list_folders((*GAMES.list_word_packages(), *(one.words for one in find_applications()))))


def list_messages(folder: Traversable) -> str:
    """The messages of a folder by file, with their variables: Markdown for people who write code."""
    lines: list[str] = []
    for name, text in read_texts(folder, USUAL):
        if "commands" in name:
            continue
        lines += [f"### {name.partition('/')[2].removesuffix('.ftl') or name}", ""]
        for entry in _parse(text).body:
            if isinstance(entry, ast.GroupComment):
                lines += ["", f"**{entry.content}**", ""] if lines[-1] else [f"**{entry.content}**", ""]
            elif isinstance(entry, ast.Message) and entry.value is not None:
                variables = " ".join(f"`{one}`" for one in sorted(find_uses(entry).variables))
                lines.append(f"- `{entry.id.name}` {variables}".rstrip())
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Check the folders named, or all there are; 1 when something is wrong."""
    if arguments == ["--keys"]:
        sys.stdout.write(list_messages(ROOT / "bot" / "messages"))
        return 0
    folders: list[Traversable] = [Path(one) for one in arguments] or find_folders()
    problems = check_ftl(folders)
    for problem in problems:
        sys.stdout.write(f"{problem}\n")
    sys.stdout.write(f"{len(folders)} folders of sentences checked, {len(problems)} problems\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
