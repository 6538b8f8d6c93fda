"""A third language is a folder of sentences and one row: tried with a toy one, in a copy of the program."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.architecture.tree import ROOT
from tests.i18n.toy_language import CODE, MARK, make_copy


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program that speaks it says of itself."""
    copy = tmp_path_factory.mktemp("copy")
    make_copy(ROOT, copy)
    done = subprocess.run(
        [sys.executable, "-m", "tests.i18n.spoken", str(tmp_path_factory.mktemp("data"))],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(copy), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.thorough
def test_it_is_spoken_beside_the_others_and_lacks_no_sentence(found: dict[str, Any]) -> None:
    assert found["languages"] == ["fr", "en", CODE]
    assert found["problems"] == []
    assert found["undescribed"] == []


@pytest.mark.thorough
def test_discord_shows_its_names_of_commands_to_those_who_read_it(found: dict[str, Any]) -> None:
    assert found["help"] == f"{MARK.lower()}help"


@pytest.mark.thorough
def test_it_has_a_name_in_every_language_by_which_it_is_chosen(found: dict[str, Any]) -> None:
    assert found["names"] == ["allemand", "German", "Deutsch"]
    assert found["typed"] == [CODE] * 4
    assert found["offered"] == ["fr", "en", CODE]


@pytest.mark.thorough
def test_lists_and_lengths_are_put_by_its_own_rules(found: dict[str, Any]) -> None:
    assert found["listed"] == "a und b"
    assert found["length"] == "2 Tage"
    assert found["durations"] == [3 * 86_400, 3 * 86_400, True]


@pytest.mark.thorough
def test_people_are_addressed_in_it_whose_discord_speaks_it(found: dict[str, Any]) -> None:
    assert found["addressed"] == [CODE, CODE, "fr", "en", "en", "en"]


@pytest.mark.thorough
def test_the_page_on_ones_own_machine_speaks_it(found: dict[str, Any]) -> None:
    page = found["page"]
    assert list(page) == found["languages"]
    assert page[CODE] == {name: MARK + text for name, text in page["en"].items()}


@pytest.mark.thorough
def test_a_table_is_kept_and_moderated_in_it(found: dict[str, Any]) -> None:
    table = found["table"]
    assert set(table["languages"]) == {CODE}
    assert {one.partition(":")[0] for one in table["where"]} == {"channel", "dm"}
    assert [text for text in table["told"] if MARK not in text] == []
