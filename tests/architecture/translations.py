"""Every sentence exists in every language, with the same pieces: `python -m tests.architecture.translations`.

Reads each `messages` folder of the program. A language is a file (`messages/fr.ftl`) or a folder of files
(`messages/fr/lobby.ftl`); the first language found, in the alphabet's order, is compared with all others.
One entry is the same in two languages when it has the same id, a text in both, the same attributes, and the
same `$variables` in each of them. Where grammar asks for more in one language only, the comment above the
entry says so: `# only here: $gender`. Terms (`-pig`) belong to their language and are not compared.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.architecture import tree

LANGUAGES: Final = ("en", "fr")
_ONLY_HERE: Final = re.compile(r"only here:(?P<variables>(?:[\s,]*\$[\w-]+)+)")


@dataclass(slots=True)
class Pattern(Visitor):
    """What one text needs: its variables, and the messages and terms it is built from."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax's name
        self.variables.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as above
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Language:
    """All the entries of one language in one `messages` folder."""

    texts: dict[str, Pattern]
    """By id (`lobby-open`) and by attribute (`lobby-open.label`)."""
    ids: frozenset[str]
    """Of messages and, with their hyphen, of terms."""
    faults: tuple[str, ...]

    @classmethod
    def read(cls, files: dict[str, str]) -> "Language":
        """Read the files of one language, given as name -> source."""
        texts: dict[str, Pattern] = {}
        faults: list[str] = []
        seen: Counter[str] = Counter()
        for name, source in files.items():
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Junk):
                    said = "; ".join(str(note.message) for note in entry.annotations)
                    faults.append(f"{name}: cannot be read: {said}: {(entry.content or '').strip()[:60]!r}")
                elif isinstance(entry, ast.Message | ast.Term):
                    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                    seen[key] += 1
                    texts.update(_texts(key, entry))
        faults += [
            f"{', '.join(files)}: {key} is said {count} times" for key, count in seen.items() if count > 1
        ]
        return cls(texts, frozenset(seen), tuple(faults))


def _texts(key: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, Pattern]]:
    comment = (entry.comment.content or "") if entry.comment else ""
    extra = {
        word for match in _ONLY_HERE.finditer(comment) for word in re.findall(r"\$[\w-]+", match["variables"])
    }
    parts = [(key, entry.value), *((f"{key}.{part.id.name}", part.value) for part in entry.attributes)]
    for name, value in parts:
        if value is not None:
            pattern = Pattern()
            pattern.visit(value)
            pattern.variables -= extra
            yield name, pattern


def differences(languages: dict[str, Language], shared: frozenset[str] = frozenset()) -> list[str]:
    """What is not the same in all languages. `shared`: ids from elsewhere that texts may refer to."""
    found = [fault for language in languages.values() for fault in language.faults]
    names = {
        code: {name for name in language.texts if not name.startswith("-")}
        for code, language in languages.items()
    }
    everything = frozenset[str]().union(*names.values())
    for name in sorted(everything):
        having = [code for code in languages if name in names[code]]
        lacking = [code for code in languages if name not in names[code]]
        if lacking:
            found.append(f"{name}: missing in {', '.join(lacking)} (or obsolete in {', '.join(having)})")
            continue
        needs = {code: _needs(name, languages[code]) for code in languages}
        first, *others = languages
        for code in others:
            found += [
                f"{name}: {variable} stands in {there} but not in {missing}"
                for there, missing in ((first, code), (code, first))
                for variable in sorted(needs[there] - needs[missing])
            ]
    for code, language in languages.items():
        for name, pattern in sorted(language.texts.items()):
            unknown = {
                reference for reference in pattern.references if reference not in language.ids | shared
            }
            found += [f"{name}: {reference} is not said in {code}" for reference in sorted(unknown)]
    return found


def _needs(name: str, language: Language, seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a text and of the messages it is built from (a term has its own)."""
    pattern = language.texts.get(name)
    if pattern is None or name in seen:
        return set()
    inner = (reference for reference in pattern.references if not reference.startswith("-"))
    return pattern.variables.union(*(_needs(reference, language, seen | {name}) for reference in inner))


def folders() -> list[Path]:
    """Every `messages` folder of the program."""
    found = (path for package in tree.PACKAGES for path in (tree.ROOT / package).rglob("messages"))
    return sorted(path for path in found if path.is_dir())


def read(folder: Path) -> dict[str, Language]:
    """The languages of one `messages` folder, by code."""
    files: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}
    for path in sorted(folder.rglob("*.ftl")):
        code = path.relative_to(folder).parts[0].removesuffix(".ftl")
        files.setdefault(code, {})[tree.name(path)] = path.read_text(encoding="utf-8")
    return {code: Language.read(sources) for code, sources in files.items()}


def main() -> int:
    """Print every difference; 1 when there is any."""
    everything = {folder: read(folder) for folder in folders()}
    shared = frozenset[str]().union(
        *(language.ids for languages in everything.values() for language in languages.values())
    )
    found = [
        f"{tree.name(folder)}: {difference}"
        for folder, languages in everything.items()
        for difference in differences(languages, shared)
    ]
    for line in found:
        print(line)
    count = sum(len(language.texts) for languages in everything.values() for language in languages.values())
    print(f"{count} texts in {len(everything)} folders, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
