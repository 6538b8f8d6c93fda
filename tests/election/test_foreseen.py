"""Whom no vote that is still to come can overtake is told before the close."""

from games.election.views.outline import FORESEEN, foreseen
from porc_royal.facts import Saying, Seat, Who
from tests.election.scenario import Election, election

STAND = ("0: stand", "1: stand")


def told(table: Election) -> tuple[Saying, ...]:
    return foreseen(table.view(None))


def test_a_candidate_whom_nobody_can_overtake_any_more_is_told() -> None:
    """C-64: 3 and 2 governors against 2, with 1 to come."""
    table = election("3 2 2 1").tell(*STAND, "0: call voter=0", "0: vote for=0")
    assert told(table) == (), "the other two may still vote alike"
    table.tell("0: call voter=2", "2: vote for=0")
    assert told(table) == (Saying(FORESEEN, {"who": Who(Seat(0))}),)


def test_it_ceases_when_governors_are_taken_and_is_no_certainty_before_the_leader_has_voted() -> None:
    """R-105."""
    table = election("3 2 2 1").tell(*STAND, "0: call voter=2", "2: vote for=0")
    assert told(table) == (), "the leader may still vote for the other"
    table.tell("0: call voter=0", "0: vote for=0")
    assert told(table) != ()
    table.tell("0: take voter=0 number=4")
    assert told(table) == ()


def test_at_the_close_a_tie_is_no_victory() -> None:
    table = election("2 2").tell(
        *STAND, "0: call voter=0", "0: vote for=0", "0: call voter=1", "1: vote for=1"
    )
    assert told(table) == ()
    assert table.play.result is None


def test_of_a_sealed_ballot_nothing_is_foreseen() -> None:
    """C-62."""
    table = election("5 1 1", "sealed").tell(*STAND)
    while table.play.result is None:
        assert told(table) == ()
        table.default(table.asked[0])
