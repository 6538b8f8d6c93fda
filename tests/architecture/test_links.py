"""Pages of the repository link to files and headings, and name modules, that are there."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

LINK: Final = re.compile(r"\]\((?!\w+:)([^)\s]+)\)")
FILE: Final = re.compile(r"`(?:\.\./)*([\w/]+\.py)`")
"""A module in backticks, from the page, from the root, or as one calls it within a game."""
NAMES: Final = [tree.name(path) for path in tree.kept_files()]
PAGES: Final = [path for path in tree.kept_files() if path.suffix == ".md"]


@cache
def list_anchors(page: Path) -> frozenset[str]:
    """The anchors that a page of Markdown has for its headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return frozenset(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings)


@pytest.mark.parametrize("page", PAGES, ids=tree.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in list_anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=tree.name)
def test_every_python_file_that_is_named_is_there(page: Path) -> None:
    for file in FILE.findall(page.read_text(encoding="utf-8")):
        assert any(f"/{name}".endswith(f"/{file}") for name in NAMES), file
