"""The option `tally` of the sealed ballot: no name of a voter, no late card, nobody allied (C-62, C-65, R-104)."""

from games.cochons.rules import ballots, end_of_turn, trades
from games.cochons.views.tally import describe_senate
from games.election import facts as election
from games.election.state import ballot
from porc_royal.facts import Who
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import play, ready, senate, vote


def counted(*votes: int, hands: dict[int, str] | None = None) -> Table:
    """Seat after seat has voted so, in secret; each had three governors."""
    table = senate(*([3] * len(votes)), royal=0, options={"ballot": "tally"}, hands=hands or {}, turn=2)
    ready(table)
    for seat, candidate in enumerate(votes):
        vote(table, seat, candidate)
    return table


def test_the_question_says_beforehand_what_will_be_published() -> None:
    for kind, question in (("sealed", ballots.ASK_SEALED_VOTE), ("tally", ballots.ASK_TALLY_VOTE)):
        table = senate(1, 1, 1, options={"ballot": kind})
        ready(table)
        assert {table.ask(seat).key for seat in range(3)} == {question}


def test_votes_and_governors_are_counted_and_the_porc_royal_is_elected_by_them() -> None:
    table = counted(1, 1, 2, 1)
    counts = [(fact["who"], fact["number"], fact["votes"]) for fact in table.said(ballots.TALLIED)]
    seats = [Who(table.state.order[place]) for place in range(4)]
    assert sorted(counts, key=lambda one: seats.index(one[0])) == [  # type: ignore[arg-type]  # all are people
        (seats[0], 0, 0),
        (seats[1], 9, 3),
        (seats[2], 3, 1),
        (seats[3], 0, 0),
    ]
    assert table.state.royal == 1


def test_governors_in_front_of_nobody_who_stands_are_told_so_that_all_are_counted() -> None:
    """R-106: Erreur de vote has put them there before he who has them said that he does not stand."""
    table = senate(3, 3, 3, royal=0, options={"ballot": "tally"}, hands={1: "erreur-de-vote.1"}, turn=2)
    play(table, 1, "erreur-de-vote", target=2, towards=0)
    table.tell("0: withdraw")
    ready(table)
    assert not table.said(ballots.TALLY_LEFT)
    for seat in range(3):
        vote(table, seat, 1)
    assert [fact["number"] for fact in table.said(ballots.TALLY_LEFT)] == [2]
    assert sum(int(str(fact["number"])) for fact in table.said(ballots.TALLIED)) == 7


def test_no_vote_is_told_by_name() -> None:
    table = counted(1, 1, 2, 1)
    assert table.said(ballots.VOTED) == table.said(ballots.VOTED_FOR_SELF) == []


def test_no_card_comes_after_the_count() -> None:
    """R-104: what somebody gained would follow his vote for all to see."""
    table = counted(1, 1, 2, hands={0: "baron-harkonono.1"})
    assert len(table.said(ballots.ELECTED)) == 1


def test_nobody_is_allied_and_nothing_is_traded() -> None:
    """C-20, C-65: it would tell who voted alike."""
    table = counted(1, 1, 1)
    assert table.state.coalitions == []
    assert len(table.said(end_of_turn.NO_NAMES)) == 1
    assert table.said(end_of_turn.ALLIES) == table.said(end_of_turn.NO_ALLIES) == []
    assert trades.explain_no_trade(table.view(0), asked=True).key == trades.NO_NAMES


def test_a_ballot_that_is_counted_shows_totals_and_no_owner() -> None:
    """R-102: whose the governors in front of somebody are would say who gave them."""
    table = senate(3, 3, 3, royal=0, options={"ballot": "tally"})
    ready(table)
    vote(table, 0, 1)
    vote(table, 1, 1)
    before = table.view(None).ballot
    assert before is not None
    assert before.sealed
    state = table.state
    assert state.ballot is not None
    for voter, candidate in ((0, 1), (1, 1), (2, 2)):
        ballot.vote(state.ballot, state.order[voter], state.order[candidate])
    shown = table.view(1).ballot
    assert shown is not None
    assert (shown.votes, shown.calling) == ((), ())
    assert all(lot.owner == seat for seat, lots in shown.piles for lot in lots)
    keys = {line.key for line in describe_senate(table.view(None), None)}
    assert election.LINE_VOTES in keys
    assert keys.isdisjoint({election.LINE_LOT, election.LINE_VOTED})


# ------------------------------------------------------------------------------------- trades out of season


def test_a_trade_out_of_season_says_when_the_next_one_is() -> None:
    """C-20, R-27: from the turn after an election to the end of its own."""
    table = senate(1, 1, 1, turn=3)
    assert trades.explain_no_trade(table.view(0), asked=True).args == {"turn": 4}
    assert trades.explain_no_trade(table.view(0), asked=False).key == trades.NOT_IN_SECRET


def test_in_the_last_turn_there_is_no_season_left() -> None:
    """R-122."""
    table = senate(1, 1, 1, turn=6, options={"max_turns": 6})
    assert trades.explain_no_trade(table.view(0), asked=True).args == {"turn": 0}


def test_the_simplified_game_has_no_season_at_all() -> None:
    table = galaxy("O red 0:3G", chapter="travel")
    assert trades.explain_no_trade(table.view(0), asked=True).key == trades.COMPLETE_ONLY


def test_a_turn_without_a_coalition_says_before_when_nothing_is_traded() -> None:
    table = senate(1, 1, 1, turn=2, options={"ballot": "sealed"})
    ready(table)
    for seat in range(3):
        vote(table, seat, seat)
    while table.question == ballots.ASK_CLOSING:
        ready(table)
    assert [fact["turn"] for fact in table.said(end_of_turn.NO_ALLIES)] == [4]
