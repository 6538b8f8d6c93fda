"""The option `tally`: votes stay secret for good, and their counts can be checked by all (C-62, C-64, C-65, R-101)."""

import pytest

from games.election import facts
from games.election.state.ballot import count_owned
from games.election.views.summary import summary
from porc_royal.facts import Who
from tests.election.scenario import Election, election


def counted(governors: str, *votes: str, **options: object) -> Election:
    return election(governors, "tally", candidates="0 1 2", **options).tell(*votes)


def test_before_the_vote_everybody_is_told_that_no_name_will_be_published() -> None:
    table = election("1 1 1", "tally", candidates="0 1")
    assert len(table.said(facts.BALLOT_OPEN_NAMELESS)) == 1
    assert [table.ask(seat).args["sealed"] for seat in range(3)] == [2, 2, 2]
    assert election("1 1 1", "sealed", candidates="0 1").ask(0).args["sealed"] == 1


def test_the_count_says_how_many_votes_and_governors_each_candidate_has() -> None:
    table = counted("5 3 2 1", "0: vote for=1", "1: vote for=1", "2: pass", "3: vote for=2")
    told = [(fact["who"], fact["number"], fact["votes"]) for fact in table.said(facts.TALLIED)]
    assert told == [(Who(0), 0, 0), (Who(1), 8, 2), (Who(2), 3, 1)]  # type: ignore[arg-type]  # plain numbers
    (uncast,) = table.said(facts.UNCAST)
    assert uncast == {"number": 1, "left": 0}
    assert table.elected == [1]


def test_every_vote_and_every_governor_is_in_the_count() -> None:
    """What an abstention keeps lies in front of nobody, or of a candidate who abstained."""
    table = counted("5 3 2 4", "0: pass", "1: vote for=0", "2: pass", "3: pass")
    votes = sum(int(str(fact["votes"])) for fact in table.said(facts.TALLIED))
    governors = sum(int(str(fact["number"])) for fact in table.said(facts.TALLIED))
    (uncast,) = table.said(facts.UNCAST)
    assert votes + int(str(uncast["number"])) == 4
    assert governors + int(str(uncast["left"])) == sum(
        count_owned(table.state.ballot, seat) for seat in table.state.ballot.voters
    )


def test_nobody_is_named_as_a_voter_nor_as_an_ally() -> None:
    """C-65: a coalition would say who voted alike."""
    table = counted("2 2 2", "0: vote for=1", "1: vote for=1", "2: vote for=1")
    keys = {fact.says.key for fact in table.facts}
    assert keys.isdisjoint({facts.VOTED, facts.KEPT, facts.ABSTAINED, facts.COALITION})
    view = table.view(None)
    assert view.coalitions == ()
    assert {(one.vote, one.abstained) for one in view.voters} == {(None, False)}
    assert not any(
        line.key in (facts.LINE_VOTED, facts.LINE_LOT, facts.LINE_ABSTAINED) for line in summary(view)
    )


def test_who_abstained_cannot_be_told_from_who_voted() -> None:
    """R-101: with governors of one's own still there, or without."""
    one = counted("2 2 2 1 1", "0: vote for=0", "1: vote for=1", "2: vote for=1", "3: pass", "4: vote for=0")
    other = counted(
        "2 2 2 1 1", "0: vote for=0", "1: vote for=1", "2: vote for=1", "3: vote for=0", "4: pass"
    )
    for seat in (None, 0, 1, 2):
        assert one.view(seat).voters == other.view(seat).voters


def test_a_tie_is_decided_without_any_name() -> None:
    """R-111: whoever presides sees the piles of the candidates, and no more."""
    table = counted("2 2 2", "0: vote for=0", "1: vote for=1", "2: pass", tie="presider")
    assert table.question == facts.ASK_TIE
    assert [(one.seat, one.pile) for one in table.view(0).voters] == [(0, 2), (1, 2), (2, 2)]
    assert all(one.vote is None for one in table.view(0).voters)


@pytest.mark.parametrize("kind", ["roll-call", "sealed"])
def test_without_the_option_names_are_published_as_before(kind: str) -> None:
    table = election("1 1", kind, candidates="0 1")
    if kind == "sealed":
        table.tell("0: vote for=1", "1: vote for=1")
        assert len(table.said(facts.VOTED)) + len(table.said(facts.KEPT)) == 2
    assert table.said(facts.TALLIED) == []
