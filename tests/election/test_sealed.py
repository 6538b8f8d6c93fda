"""The sealed election: votes in secret, changed at will, opened together (C-62, R-24, R-99, R-102, R-109)."""

from games.election import facts
from porc_royal.facts import Seat
from tests.election.scenario import Election, election


def sealed(governors: str = "2 3 1", **options: str | int | bool) -> Election:
    """A sealed ballot, opened."""
    table = election(governors, "sealed", **options)
    return table if options.get("candidates") else table.tell("0: open")


def test_candidates_come_forward_before_it_opens() -> None:
    """R-99: afterwards a candidature would void votes, and show it."""
    table = election("1 1 1", "sealed")
    assert table.question == facts.ASK_CAMPAIGN
    table.tell("2: stand", "0: stand", "0: withdraw", "0: ban voter=1", "0: open")
    assert table.choices(1, "vote", "for") == ["2"]
    assert not {"stand", "withdraw", "ban"} & (table.offered(0) | table.offered(2))


def test_with_named_candidates_it_opens_at_once() -> None:
    assert election("1 1 1", "sealed", candidates="1 2").asked == [0, 1, 2]


def test_nothing_is_told_before_the_close() -> None:
    table = sealed()
    before = len(table.facts)
    table.tell("0: vote for=1", "2: vote for=2")
    assert len(table.facts) == before
    assert table.view(None) == table.view(None)
    assert table.piles == [2, 3, 1]


def test_a_vote_may_be_changed_until_the_close() -> None:
    table = sealed().tell("0: vote for=1", "0: vote for=2", "1: pass", "1: vote for=1", "2: vote for=2")
    assert table.elected == [1]
    assert table.piles == [0, 3, 3], "the tie goes to the first seat"


def test_all_votes_are_opened_together() -> None:
    table = sealed().tell("2: vote for=0", "0: vote for=0", "1: vote for=0")
    assert [table.facts[-1].says.key, table.elected] == [facts.COALITION, [0]]
    opened = [fact for fact in table.facts if fact.says.key in (facts.VOTED, facts.KEPT, facts.COUNTED)]
    assert len(opened) == 4
    assert all(fact.reveals for fact in opened)


def test_the_presider_closes_early_and_the_missing_abstain() -> None:
    table = sealed().tell("1: vote for=2", "0: close")
    assert table.elected == [2]
    assert table.piles == [2, 0, 4]
    assert len(table.said(facts.ABSTAINED)) == 2


def test_an_early_close_makes_the_missing_vote_as_usual_where_nobody_may_abstain() -> None:
    """D-42."""
    assert sealed(abstention=False).tell("1: vote for=2", "0: close").piles == [2, 0, 4]


def test_only_the_presider_closes() -> None:
    assert "close" not in sealed().offered(1)


def test_cards_act_on_everybodys_own_governors_while_it_is_sealed() -> None:
    """R-24: on the piles as they are; the votes that are in stay in."""
    table = sealed().tell("1: vote for=2", "2: vote for=2")
    table.tell("0: take voter=1 number=1", "0: give voter=2 number=2", "0: steal target=0 voter=2 home=2")
    assert table.piles == [1, 2, 4]
    assert table.play.sealed.keys() == {Seat(1), Seat(2)}
    assert table.tell("0: vote for=0").piles == [1, 0, 6]


def test_an_annulment_throws_the_votes_away_unread() -> None:
    """R-109."""
    table = sealed().tell("1: vote for=2", "2: vote for=2", "0: annul target=1")
    assert table.question == facts.ASK_CAMPAIGN
    assert table.piles == [2, 1, 1]
    assert not table.said(facts.VOTED)
    table.tell("0: open")
    assert table.asked == [0, 1, 2]


def test_named_candidates_are_back_after_an_annulment() -> None:
    table = sealed(candidates="1 2").tell("0: annul")
    assert table.question == facts.ASK_CAMPAIGN, "now there is something to be said"
    table.tell("1: withdraw", "0: open")
    assert table.choices(0, "vote", "for") == ["2"]


def test_an_outsider_presides_over_a_sealed_ballot_without_a_vote() -> None:
    table = election("1 1", "sealed", outsider=True, candidates="0 1")
    assert table.asked == [0, 1]
    assert {"close", "annul", "give"} <= table.offered(2)
    assert "vote" not in table.offered(2)
    assert table.tell("0: vote for=1", "2: close").elected == [1]


def test_the_absent_close_it_by_and_by() -> None:
    """D-42: the default of every question leads to a result."""
    table = election("1 2 3", "sealed", abstention=False, tie="presider")
    while table.play.result is None:
        table.default(table.asked[0])
    assert table.elected == [2]
