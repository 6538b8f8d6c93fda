"""Every alien with the tests that play it, as a page to read: `python -m tests.cosmic.alien_page`.

It is made of the tests, of the aliens' files and of `DECISIONS.md`, and committed: docs/aliens.md.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.i18n import Words
from games.cosmic.extension.declarations import ALIENS, RULINGS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.pool import ORIGINS

TESTS: Final = Path(__file__).parent
ROOT: Final = TESTS.parents[1]
PAGE: Final = ROOT / "docs" / "aliens.md"
SHEETS: Final = ROOT / "games" / "cosmic" / "aliens"
CITED: Final = re.compile(r"\b(?:DV-\d+|CE-R\d+|ruling \d+)\b")
"""Vectors and rulings of the catalogue; one that no page of the rules tells is called by its number alone."""
DECISION: Final = re.compile(r"^### (DEC-\d+) · (.*)$", re.MULTILINE)
VECTORS: Final = "1-5 7-11 13-18 20-22 24-25 27-30 32-36 38 40-42 44-47 49-51 53-55 57-60 62 64 66-69"
"""The vectors of the catalogue; its other numbers are kept for later."""
SCENARIOS: Final = sorted((TESTS / "pairs").glob("test_thirty_*.py"))
"""What was written from the catalogue and the documents alone, what is to come of it before it was played."""
CLAUSE: Final = re.compile(r"\b(?:A\d+|DV-\d+|C[DE]-R?\d+|3\.\d+|[Pp]art \d)\b")
"""A clause of the catalogue or of a document, as a scenario cites it."""
IN_STRINGS: Final = re.compile(r"(?<![a-z_])flare_([a-z_]+)|\b\d:([a-z_]+)\.(?:wild|super)\b")
"""How strings of scenarios name aliens besides by their names alone: flares held, flares in effect."""

HEAD: Final = """\
# The aliens of Cosmic Encounter and their tests

For whoever wants to know by what an alien is tried.

| Column | What stands there |
|---|---|
| Tests | the files below `tests/cosmic` of which a test names the alien, its flare or a question of its own |
| Cited | the vectors and rulings of the catalogue that tests cite which name it alone, or with one other |
| Told | the rulings that its file adds to what `/card` tells of it |
| Decided | the entries of [DECISIONS.md](../DECISIONS.md) that speak of it: what was ruled, changed or left |

How often each was dealt and won stands in [games/cosmic/README.md](../games/cosmic/README.md#practice-players).
`python -m tests.cosmic.alien_page` writes this page. `tests/cosmic/test_alien_page.py` sees that what it names is so,
that each alien is played by three tests at least, and that every vector is cited.
"""


FURTHER: Final = """\
## Scenarios by the documents

By a reader who knew the catalogue and the documents, and not the program: three for each of the later aliens at least,
each with the clauses that it plays. They stand below the name of their alien in `tests/cosmic/pairs/test_thirty_*.py`;
the most quarrelsome in `test_thirty_in_time.py`, each as it stands, zapped, lost, copied, and with an absent owner.

| Number | Alien | Scenarios | Clauses |
|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Case:
    """A test: its file below `tests/cosmic`, whom it names, and what it cites."""

    file: str
    aliens: frozenset[str]
    cited: frozenset[str]


@cache
def list_aliens() -> tuple[str, ...]:
    """All of them, by their numbers."""
    return tuple(sorted(RULEBOOK.assembly.table(ALIENS), key=read_number))


@cache
def read_number(alien: str) -> int:
    """The number that its file says first; 0 for one that is in none of ours."""
    file = SHEETS / f"{alien}.py"
    found = re.match(r'"""[^\n]*\(A(\d+)\b', file.read_text("utf-8")) if file.exists() else None
    return int(found[1]) if found is not None else 0


@cache
def list_cases() -> tuple[Case, ...]:
    """Every test of the game."""
    return tuple(case for path in sorted(TESTS.rglob("test_*.py")) for case in _read(path))


def _read(path: Path) -> Iterator[Case]:
    text = path.read_text("utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            lines = [*(one.lineno for one in node.decorator_list), node.lineno]
            written = "\n".join(text.splitlines()[min(lines) - 1 : node.end_lineno])
            yield Case(
                path.relative_to(TESTS).as_posix(),
                frozenset(_list_named(node)),
                frozenset(CITED.findall(written)),
            )


def _list_named(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The aliens that are strings of a test, or whose flares or questions are: "human", "gambler-claim"."""
    known = frozenset(RULEBOOK.assembly.table(ALIENS))
    for one in (each for part in node.body[ast.get_docstring(node) is not None :] for each in ast.walk(part)):
        yield from _read_names(one) & known
    for decorator in node.decorator_list:
        for one in ast.walk(decorator):
            yield from _read_names(one) & known


def _read_names(node: ast.AST) -> set[str]:
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return set()
    parts = node.value.replace("-", "_").split("_")
    begun = {"_".join(parts[:end]) for end in range(1, len(parts) + 1)}
    return begun | {name for found in IN_STRINGS.findall(node.value) for name in found}


def list_vectors() -> set[str]:
    """DV-1 and so on."""
    ends = [(one.partition("-")[0], one.rpartition("-")[2]) for one in VECTORS.split()]
    return {f"DV-{number}" for first, last in ends for number in range(int(first), int(last) + 1)}


@cache
def list_decisions() -> tuple[tuple[str, str], ...]:
    """The entries that stand, with their words."""
    text = (ROOT / "DECISIONS.md").read_text("utf-8")
    starts = [(one.start(), one[1], one[2]) for one in DECISION.finditer(text)]
    ends = [start for start, *_ in starts[1:]] + [len(text)]
    return tuple(
        (number, re.split(r"^## ", text[start:end], maxsplit=1, flags=re.MULTILINE)[0])
        for (start, number, head), end in zip(starts, ends, strict=True)
        if not head.startswith("superseded")
    )


@dataclass(frozen=True, slots=True)
class Scenario:
    """A test that was written from the documents: below the name of which alien it stands, and the clauses it cites."""

    alien: str
    test: str
    clauses: tuple[str, ...]


@cache
def list_scenarios() -> tuple[Scenario, ...]:
    """Those that stand below the name of an alien."""
    return tuple(one for path in SCENARIOS for one in _read_scenarios(path.read_text("utf-8")))


def _read_scenarios(text: str) -> Iterator[Scenario]:
    bars = {
        number: found[1].lower()
        for number, line in enumerate(text.splitlines(), 1)
        if (found := re.match(r"# -{9,} (\w+)$", line)) is not None
    }
    for node in ast.parse(text).body:
        above = [bar for bar in bars if bar < node.lineno]
        if above and isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            clauses = CLAUSE.findall(ast.get_docstring(node) or "")
            yield Scenario(bars[max(above)], node.name, tuple(clauses))


def count_scenarios(alien: str, title: str) -> str:
    """The row of a later alien."""
    scenarios = [one for one in list_scenarios() if one.alien == alien]
    clauses = dict.fromkeys(clause for one in scenarios for clause in one.clauses)
    return f"| A{read_number(alien)} | {title} | {len(scenarios)} | {', '.join(clauses)} |"


def describe(alien: str, title: str) -> str:
    """The row of an alien."""
    cases = [case for case in list_cases() if alien in case.aliens]
    tests = ", ".join(
        f"[{Path(file).stem.removeprefix('test_')}](../tests/cosmic/{file})"
        for file in dict.fromkeys(case.file for case in cases)
    )
    cited = {one for case in cases if len(case.aliens) <= 2 for one in case.cited}
    told = RULEBOOK.assembly.table(RULINGS).get(alien, ())
    decided = [number for number, words in list_decisions() if re.search(rf"\b{re.escape(title)}\b", words)]
    printed = RULEBOOK.assembly.table(ORIGINS)[alien].printed
    cells = (
        f"A{read_number(alien)}",
        f"[{title}](../games/cosmic/aliens/{alien}.py)",
        printed,
        tests,
        _join(cited),
        _join(told),
        ", ".join(decided) or "–",
    )
    return f"| {' | '.join(cells)} |"


def _join(ids: set[str] | tuple[str, ...]) -> str:
    return (
        ", ".join(sorted(ids, key=lambda one: (one.rstrip("0123456789"), int(re.split(r"\D+", one)[-1]))))
        or "–"
    )


def make_page() -> str:
    """The whole page."""
    words = Words.load(("games.cosmic",), strict=True).of("en")
    aliens = [alien for alien in list_aliens() if read_number(alien)]
    cited = {one for case in list_cases() for one in case.cited}
    vectors = list_vectors()
    titles = {alien: words.text(f"cosmic-alien-{alien.replace('_', '-')}") for alien in aliens}
    rows = [describe(alien, title) for alien, title in titles.items()]
    late = {one.alien for one in list_scenarios()}
    counts = [count_scenarios(alien, title) for alien, title in titles.items() if alien in late]
    return "\n".join(
        [
            HEAD,
            f"{len(aliens)} aliens. Of {len(vectors)} vectors {len(vectors & cited)} are cited.",
            "",
            "| Number | Alien | Printed in | Tests | Cited | Told | Decided |",
            "|---|---|---|---|---|---|---|",
            *rows,
            "",
            FURTHER,
            *counts,
            "",
            f"{len(list_scenarios())} scenarios.",
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(make_page(), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} written")
