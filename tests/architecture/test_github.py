"""What GitHub is told: the workflow runs what guards the main line, and the form for bugs takes what the bot writes."""

import os
import re
import tomllib

from tests.architecture import tree

GITHUB = tree.ROOT / ".github"


def read_pythons() -> list[str]:
    """The versions of Python with which the workflow runs."""
    workflow = (GITHUB / "workflows" / "check.yml").read_text(encoding="utf-8")
    [listed] = re.findall(r"python: \[(.+)\]", workflow)
    return re.findall(r'"([\d.]+)"', listed)


def test_the_workflow_runs_what_guards_the_main_line() -> None:
    assert "- run: .ci/run\n" in (GITHUB / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert os.access(tree.ROOT / ".ci" / "run", os.X_OK)


def test_the_workflow_tries_the_oldest_python_and_the_one_of_the_image() -> None:
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = re.search(
        r"^ARG BASE=python:([\d.]+)", (tree.ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert base
    assert read_pythons() == [project["requires-python"].removeprefix(">="), base[1]]


def test_the_form_for_bugs_says_where_reports_lie_and_how_they_are_played_again() -> None:
    form = (GITHUB / "ISSUE_TEMPLATE" / "bug.yml").read_text(encoding="utf-8")
    writer = (tree.ROOT / "bot" / "ops" / "bug_reports.py").read_text(encoding="utf-8")
    assert "data/reports/table-" in form
    assert 'f"table-{' in writer
    assert "porc-royal replay" in form
