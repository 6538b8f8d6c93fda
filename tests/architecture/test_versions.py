"""The changelog has the versions that there were, and the one that is being made."""

import re
import tomllib
from typing import Final

from packaging.version import Version

from tests.architecture import tree

HEADING: Final = re.compile(r"## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d|in preparation)")


def read_headings() -> list[str]:
    """The headings of the versions, the newest first."""
    text = (tree.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## .+$", text, re.MULTILINE)


def read_versions() -> list[tuple[str, str]]:
    """Each version with its day, the newest first."""
    found = [HEADING.fullmatch(heading) for heading in read_headings()]
    return [(match[1], match[2]) for match in found if match]


def test_every_version_has_a_number_and_a_day_but_the_one_in_preparation() -> None:
    assert len(read_versions()) == len(read_headings())
    assert all(day != "in preparation" for _, day in read_versions()[1:])


def test_versions_stand_newest_first() -> None:
    numbers = [Version(number) for number, _ in read_versions()]
    assert numbers == sorted(set(numbers), reverse=True)


def test_the_newest_version_is_that_of_the_project() -> None:
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert read_versions()[0][0] == project["version"]
