"""Whether all languages say the same things: `python -m bot.i18n.check [folder …]`.

Looks at the `messages` folders of the bot and of every game. All languages must have the same messages,
terms and attributes, and each pattern must use the same variables; nothing may be unreadable, defined twice,
or refer to what does not exist. `--keys` prints the messages of the bot as `bot/messages/README.md` lists
them.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, cast

from babel import Locale
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.languages import LANGUAGES, USUAL, Language
from bot.i18n.sources import read_texts

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = ("command-", "option-")


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
    parser = FluentParser()
    for name, text in read_texts(folder, language):
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Junk):
                first = cast("str", entry.content).strip().splitlines()[0]
                problems.append(f"{folder}/{name}: not readable: {first}")
            elif isinstance(entry, ast.Message | ast.Term):
                for key, pattern in _list_patterns(entry):
                    if key in found:
                        problems.append(f"{folder}/{name}: {key} is defined twice")
                    found[key] = pattern
    return found


def _list_patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def check_ftl(paths: Iterable[Traversable]) -> list[str]:
    """What is wrong in these `messages` folders, one line a fault; nothing when all is well."""
    problems: list[str] = []
    for folder in paths:
        sides = {language: read_patterns(folder, language, problems) for language in LANGUAGES}
        if not any(sides.values()):
            problems.append(f"{folder}: holds no sentence")
        _compare(folder, sides, problems)
        _check_spelling(folder, sides, problems)
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
    folder: Traversable, sides: Mapping[Language, Mapping[str, ast.Pattern]], problems: list[str]
) -> None:
    """Keys are in lower case, those of a game begin with its name; references lead somewhere."""
    package = Path(str(folder)).parent
    prefix = f"{package.name}-" if package.parent.name == "games" else ""
    for language, side in sides.items():
        for key, pattern in side.items():
            name = key.lstrip("-")
            if name != name.lower():
                problems.append(f"{folder}: {key}: lower case only ({language})")
            if prefix and not key.startswith("-") and not name.startswith((prefix, *COMMAND)):
                problems.append(
                    f"{folder}: {key}: begins neither with {prefix} nor with command- ({language})"
                )
            used = find_uses(pattern)
            lost = [one for one in used.references if one not in side] + list(used.functions - set(BUILTINS))
            problems += [f"{folder}: {key}: there is no {one} ({language})" for one in sorted(lost)]


def find_folders(root: Path = ROOT) -> list[Path]:
    """The `messages` folders of the bot and of every game."""
    return [
        one for one in (root / "bot" / "messages", *sorted(root.glob("games/*/messages"))) if one.is_dir()
    ]


def list_messages(folder: Traversable) -> str:
    """The messages of a folder by file, with their variables: Markdown for people who write code."""
    lines: list[str] = []
    for name, text in read_texts(folder, USUAL):
        if "commands" in name:
            continue
        lines += [f"### {name.partition('/')[2].removesuffix('.ftl') or name}", ""]
        for entry in FluentParser().parse(text).body:
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
    folders = [Path(one) for one in arguments] or find_folders()
    problems = check_ftl(folders)
    for problem in problems:
        sys.stdout.write(f"{problem}\n")
    sys.stdout.write(f"{len(folders)} folders of sentences checked, {len(problems)} problems\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
