"""What `make test` and `make thorough` run, and which tests one worker gets together."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.architecture.tree import ROOT
from tests.samples import keep_samples
from tests.workers import SHARING, WAITING, find_group

GAMES = ("cochons", "cosmic", "election")


def test_the_ordinary_run_has_the_samples_and_the_thorough_one_the_others() -> None:
    cases = [SimpleNamespace(id=game, marks=[]) for game in GAMES]
    keep_samples(cases, ["co*"])
    assert {case.id: [mark.name for mark in case.marks] for case in cases} == {
        "cochons": [],
        "cosmic": [],
        "election": ["thorough"],
    }


def test_a_sample_that_is_there_no_more_stops_the_run() -> None:
    with pytest.raises(pytest.UsageError, match="no sample 'tichu'"):
        keep_samples([SimpleNamespace(id=game, marks=[]) for game in GAMES], ["cosmic", "tichu"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.samples("cosmic", "election")
def test_pytest_itself_goes_by_the_samples(game: str, request: pytest.FixtureRequest) -> None:
    """The case that is left out has the mark by which `make test` leaves it out."""
    assert (request.node.get_closest_marker("thorough") is not None) == (game == "cochons")


def test_tests_of_one_file_go_together_and_so_does_all_that_waits() -> None:
    rules, ships = "tests/cosmic/test_rules.py", "tests/cosmic/test_ships_home.py"
    assert find_group(f"{rules}::test_a") == find_group(f"{rules}::test_b") != find_group(f"{ships}::test_a")
    assert len({find_group(f"{folder}test_x.py::test_a") for folder in WAITING}) == 1
    groups = [{find_group(f"{folder}test_{name}.py::test_a") for name in "xy"} for folder in SHARING]
    assert len(groups) == len(set.union(*groups))


@pytest.mark.parametrize("folder", [*WAITING, *SHARING])
def test_folders_that_are_handed_out_in_their_own_way_exist(folder: str) -> None:
    assert (ROOT / folder).is_dir()


@pytest.mark.parametrize(("said", "skips"), [("expected", False), ("", True)])
def test_a_browser_test_skips_itself_only_where_nobody_installed_a_browser(
    said: str, skips: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORC_BROWSER", said)
    monkeypatch.setattr(Path, "exists", lambda _path: False)
    mark = runpy.run_path(str(ROOT / "tests" / "browser" / "chromium.py"))["needs_chromium"]
    assert mark.args == (skips,)
    assert "PORC_BROWSER=expected" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
