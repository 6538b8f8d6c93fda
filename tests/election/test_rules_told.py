"""The numbered rules of an election: what its voters hear of, by what it has chosen."""

from games.election.sections import SECTIONS
from tests.games.rulebooks import told_at


def test_a_secret_ballot_hears_nothing_of_the_roll_call() -> None:
    told = told_at(SECTIONS, {"ballot": "sealed"})
    assert told.isdisjoint({"R-100", "D-41", "R-110"})
    assert {"C-62", "C-65", "R-111"} <= told


def test_coalitions_and_seats_are_told_only_where_they_count() -> None:
    assert told_at(SECTIONS, {"ballot": "tally"}).isdisjoint({"C-65", "R-26"})
    assert "R-111" not in told_at(SECTIONS, {"tie": "lot"})
