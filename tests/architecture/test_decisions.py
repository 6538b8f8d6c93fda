"""Decisions have ids and statuses that can be relied on, and code that cites one finds it standing."""

import re
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

ID: Final = re.compile(r"\bDEC-\d+\b")
HEADING: Final = re.compile(
    r"### (?P<id>DEC-\d{3}) · (?:stands|superseded by (?P<by>DEC-\d{3})) · (?P<day>\d{4}-\d\d-\d\d) · \S.*"
)
CITING: Final = {".css", ".ftl", ".js", ".md", ".py", ".sql", ".toml"}
NOT_CITING: Final = {"DECISIONS.md", Path(__file__).name}
LAST: Final = "## Where the documents and the catalogues differ"


def read_decisions() -> list[str]:
    """The lines of the file."""
    return (tree.ROOT / "DECISIONS.md").read_text(encoding="utf-8").splitlines()


def read_headings() -> list[re.Match[str]]:
    """What stands above each decision, in the order of the file."""
    found = [HEADING.fullmatch(line) for line in read_decisions() if line.startswith("###")]
    return [heading for heading in found if heading]


def find_standing() -> set[str]:
    """The ids of the decisions that nothing has replaced."""
    return {heading["id"] for heading in read_headings() if not heading["by"]}


def list_citations() -> list[tuple[str, str]]:
    """Every id that a file other than DECISIONS.md cites: where, and which."""
    found = []
    for path in tree.kept_files():
        if path.suffix in CITING and path.name not in NOT_CITING:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found += [(f"{tree.name(path)}:{number}", cited) for cited in ID.findall(line)]
    return found


def test_every_decision_has_an_id_a_valid_status_a_day_and_a_name() -> None:
    assert [line for line in read_decisions() if line.startswith("###") and not HEADING.fullmatch(line)] == []
    for heading in read_headings():
        date.fromisoformat(heading["day"])


def test_no_id_is_given_twice_and_none_is_left_out() -> None:
    given = Counter(heading["id"] for heading in read_headings())
    assert sorted(given.elements()) == [f"DEC-{number:03}" for number in range(1, len(given) + 1)]


def test_what_is_superseded_is_a_line_that_names_a_decision_which_stands() -> None:
    lines, standing = [line for line in read_decisions() if line], find_standing()
    for heading in read_headings():
        after = lines[lines.index(heading[0]) + 1]
        assert after.startswith("#") == bool(heading["by"]), f"{heading['id']} has text, or none"
        assert heading["by"] is None or heading["by"] in standing, heading["id"]


def test_every_decision_that_is_cited_stands() -> None:
    standing, cited = find_standing(), list_citations()
    assert len(cited) > 20
    assert [f"{where} cites {one}" for where, one in cited if one not in standing] == []


def test_decisions_name_only_decisions_that_stand() -> None:
    told = "\n".join(line for line in read_decisions() if not HEADING.fullmatch(line))
    assert set(ID.findall(told)) <= find_standing()


def test_the_index_leads_to_every_topic() -> None:
    head, _, rest = "\n".join(read_decisions()).partition("\n## ")
    topics = re.findall(r"^## (.+)$", f"## {rest}", re.MULTILINE)
    assert re.findall(r"^\* \[(.+?)\]\(#", head, re.MULTILINE) == topics
    anchors = [re.sub(r"[^\w -]", "", topic.lower()).replace(" ", "-") for topic in topics]
    assert re.findall(r"^\* \[.+?\]\(#(.+?)\)", head, re.MULTILINE) == anchors


def test_every_contradiction_names_what_was_decided_of_it() -> None:
    rows = [
        line for line in "\n".join(read_decisions()).partition(LAST)[2].splitlines() if line.startswith("|")
    ]
    assert len(rows) > 2
    assert [row for row in rows[2:] if not ID.search(row)] == []


@pytest.mark.parametrize(
    "line",
    [
        "### DEC-17 · stands · 2026-11-24 · Short",
        "### DEC-017 · maybe · 2026-11-24 · Of no known status",
        "### DEC-017 · superseded · 2026-11-24 · By nothing",
        "### DEC-017 · stands · yesterday · Without a day",
        "### DEC-017 · stands · 2026-11-24 · ",
    ],
)
def test_a_heading_that_says_too_little_is_refused(line: str) -> None:
    assert not HEADING.fullmatch(line)
