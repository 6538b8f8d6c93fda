"""The page that says by which tests each alien is played is true (`alien_page.py`)."""

import re

import pytest

from tests.cosmic.alien_page import (
    PAGE,
    count_scenarios,
    describe,
    list_aliens,
    list_cases,
    list_decisions,
    list_scenarios,
    list_vectors,
    read_number,
)

PLAYED = 3
"""Its power and both flares, one test each at least."""
SCENARIOS = 3
"""By a reader of the documents, for each of the later aliens."""
LATE = 57
"""The number of the first of those."""
ALIENS = [alien for alien in list_aliens() if read_number(alien)]


def list_rows() -> dict[str, str]:
    """The rows of the page, by their aliens."""
    lines = PAGE.read_text("utf-8").splitlines()
    return {found[1]: line for line in lines if (found := re.search(r"/aliens/([a-z_]+)\.py\)", line))}


def test_there_is_a_row_for_every_alien() -> None:
    assert list(list_rows()) == ALIENS
    assert len(ALIENS) == len({read_number(alien) for alien in ALIENS}) == 86


@pytest.mark.parametrize("alien", ALIENS)
def test_what_its_row_names_plays_it(alien: str) -> None:
    row = list_rows()[alien]
    files = set(re.findall(r"tests/cosmic/([^)]+)\)", row))
    assert files
    assert files <= {case.file for case in list_cases() if alien in case.aliens}
    assert set(re.findall(r"DEC-\d+", row)) <= {number for number, _ in list_decisions()}
    assert sum(alien in case.aliens for case in list_cases()) >= PLAYED


def test_a_row_is_made_of_what_stands_in_the_tests() -> None:
    row = describe("laser", "Laser")
    assert row.startswith("| A72 | [Laser](../games/cosmic/aliens/laser.py) | dominion | ")
    assert "aliens/test_late_easy.py" in row
    assert "DV-40" in row


def test_every_vector_of_the_catalogue_is_cited_by_a_test() -> None:
    assert list_vectors() - {one for case in list_cases() for one in case.cited} == set()


def test_each_of_the_later_aliens_has_three_scenarios_of_a_reader_of_the_documents() -> None:
    late = [alien for alien in ALIENS if read_number(alien) >= LATE]
    counts = {alien: sum(one.alien == alien for one in list_scenarios()) for alien in late}
    assert {alien: count for alien, count in counts.items() if count < SCENARIOS} == {}
    assert sum(counts.values()) == len(list_scenarios())


def test_each_of_those_scenarios_cites_the_clause_that_it_plays() -> None:
    assert [one.test for one in list_scenarios() if not one.clauses] == []


def test_the_page_counts_the_scenarios_that_there_are() -> None:
    text = PAGE.read_text("utf-8")
    assert count_scenarios("voyager", "Voyager") in text
    assert f"{len(list_scenarios())} scenarios." in text
