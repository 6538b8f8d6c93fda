"""Links between the pages of the repository lead to a file and, where they name one, to a heading that is there."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

LINK: Final = re.compile(r"\]\((?!\w+:)([^)\s]+)\)")
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
