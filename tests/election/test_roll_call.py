"""The election by roll call, on its own (C-60 to C-65, R-99 to R-111)."""

import pytest

from games.election import facts
from games.election.views.remarks import list_remarks
from porc_royal.facts import Listing, Saying, Seat, Who
from tests.election.scenario import election

FIVE = "3 5 4 3 5"
"""Phacochérus, who presides, Hylochérus, Porcus, Pécari, Scrofa."""


def test_the_printed_example_is_played_to_its_end() -> None:
    """T-7: the presider votes third of five; cards fall between the votes; the tie rule is not needed."""
    table = election("3 5 5 3 5")
    table.tell("0: call voter=3", "3: vote for=0")
    assert table.piles == [6, 5, 5, 0, 5]
    table.tell("0: call voter=1", "1: vote for=1", "0: vote for=0", "0: give voter=0 number=2")
    assert table.piles == [8, 5, 5, 0, 5]
    table.tell("0: call voter=2", "2: vote for=2", "0: take voter=0 number=2")
    assert table.piles == [6, 5, 5, 0, 5]
    table.tell("0: call voter=4", "4: vote for=2", "0: close")
    assert table.elected == [2]
    allies = [fact["who"] for fact in table.said(facts.COALITION)]
    assert allies == [Listing((Who(Seat(0)), Who(Seat(3)))), Listing((Who(Seat(2)), Who(Seat(4))))]


def test_the_presider_calls_and_nobody_else_is_waited_for() -> None:
    """C-62, R-100."""
    table = election(FIVE)
    assert table.asked == [0]
    assert table.choices(0, "call", "voter") == ["0", "1", "2", "3", "4"]
    table.tell("0: call voter=2")
    assert table.asked == [2]
    assert "vote" not in table.offered(0), "never while somebody is being asked (X-15)"


def test_who_may_be_elected_is_said_again_whenever_it_changes() -> None:
    """R-99, R-107: by standing, withdrawing and a ban; a ban of whoever does not stand changes nothing."""
    table = election("1 1 1")
    table.tell("1: stand", "2: stand", "1: withdraw", "0: ban voter=1", "0: ban voter=2")
    said = [Listing(tuple(Who(Seat(seat)) for seat in seats)) for seats in ((1,), (1, 2), (2,), (0,))]
    assert [fact["who"] for fact in table.said(facts.CANDIDATES)] == said


def test_the_presider_may_give_the_whole_order_and_change_it() -> None:
    """R-100."""
    table = election("1 1 1 1").tell("0: order order=2+3+1+0")
    assert table.asked == [2], "the first is called at once"
    table.tell("0: order order=1+0+3", "2: vote for=2")
    assert table.asked == [1]
    table.tell("1: vote for=2")
    assert table.asked == [0]
    assert table.ask(0).key == facts.ASK_VOTE
    table.tell("0: vote for=2")
    assert table.asked == [3]


def test_the_absent_presider_calls_from_the_last_seat_back_and_votes_last() -> None:
    """D-41."""
    table, called = election("1 1 1 1", presider=1), []
    while table.play.result is None:
        table.default(table.asked[0])
        called = [fact["who"] for fact in table.said(facts.CALLED)]
    assert called == [Who(Seat(seat)) for seat in (3, 2, 0, 1)]


def test_a_vote_is_final() -> None:
    """C-62: no take-back."""
    table = election("1 1 1").tell("0: call voter=1", "1: vote for=0")
    assert table.refused("1: vote for=1") == "refused-not-asked"
    assert table.choices(0, "call", "voter") == ["0", "2"]


def test_candidatures_are_open_until_the_first_vote() -> None:
    """R-99: also while the first voter thinks, whose question is then asked anew."""
    table = election("1 1 1")
    assert "stand" in table.offered(2)
    table.tell("2: stand", "0: call voter=1")
    assert table.choices(1, "vote", "for") == ["2"]
    table.tell("0: stand")
    assert table.choices(1, "vote", "for") == ["0", "2"]
    table.tell("2: withdraw", "1: vote for=0")
    assert table.offered(2) == set()
    assert "stand" not in table.offered(0)


def test_named_candidates_stand_and_others_may_not() -> None:
    table = election("1 1 1", candidates="1 2")
    assert "stand" not in table.offered(0)
    assert table.choices(0, "vote", "for") == ["1", "2"]
    table.tell("1: withdraw")
    assert table.offered(2) == set(), "the last named candidate remains"
    assert "stand" in table.offered(1)
    assert "2" not in table.choices(0, "ban", "voter")


def test_a_ban_comes_before_the_first_vote_and_makes_its_victim_vote_for_another() -> None:
    """R-107."""
    table = election("1 1 1").tell("0: ban voter=2")
    assert "stand" not in table.offered(2)
    table.tell("0: call voter=2")
    assert table.choices(2, "vote", "for") == ["0", "1"]
    table.tell("2: vote for=1")
    assert table.refused("0: ban voter=1") == "refused-option"
    assert table.refused("0: allot voter=1 number=9") == "refused-option"


def test_governors_are_allotted_before_the_vote() -> None:
    table = election("1 1 1").tell("0: allot voter=2 number=7", "0: allot voter=0 number=0")
    assert table.piles == [0, 1, 7]


def test_only_the_presider_acts_for_the_cards() -> None:
    table = election("1 1 1", presider=1)
    assert {"give", "take", "steal", "close"} <= table.offered(1)
    assert table.offered(0) == {"pass", "stand"}


def test_cards_act_on_the_piles_as_they_are() -> None:
    """R-24, R-102, R-104, R-106, EV-05, EV-14."""
    table = election("4 2 3").tell("0: call voter=2", "2: vote for=1")
    table.tell("0: give voter=2 number=1")
    assert table.piles == [4, 6, 0]
    assert len(table.said(facts.GAVE_ON)) == 1
    table.tell("0: take-half voter=1")
    assert table.piles == [4, 3, 0]
    table.tell("0: steal target=1 voter=0 home=0")
    assert table.piles == [6, 1, 0]
    assert table.choices(0, "steal", "home", target="1", voter="2") == ["0", "1", "2"]
    table.tell("0: give-half voter=0")
    assert table.piles == [9, 1, 0]


def test_a_thief_who_has_voted_gives_the_block_to_a_candidate() -> None:
    """R-106."""
    table = election("4 2 3", candidates="0 1").tell("0: call voter=2")
    assert table.choices(0, "steal", "home", target="0", voter="2") == ["2", "0", "1"]
    table.tell("2: vote for=1")
    assert table.choices(0, "steal", "home", target="0", voter="2") == ["0", "1"]


def test_rififi_starts_the_ballot_again() -> None:
    """R-109: governors home, the target loses half, candidatures anew, bans stay."""
    table = election("4 2 3").tell("1: stand", "0: ban voter=2", "0: call voter=2", "2: vote for=1")
    table.tell("0: annul target=1")
    assert table.piles == [4, 1, 3]
    assert table.asked == [0]
    assert table.choices(0, "call", "voter") == ["0", "1", "2"]
    assert table.choices(0, "vote", "for") == ["0", "1"]
    assert table.state.held == 2


def test_rififi_strikes_while_somebody_is_asked_and_at_the_very_end() -> None:
    """R-109, R-110: from the first vote until the result."""
    table = election("1 1")
    assert "annul" not in table.offered(0)
    table.tell("0: vote for=0", "0: call voter=1", "0: annul")
    assert table.asked == [0]
    table.tell("0: vote for=0", "0: call voter=1", "1: vote for=0")
    assert table.question == facts.ASK_CLOSE
    table.tell("0: annul")
    assert (table.piles, table.question) == ([1, 1], facts.ASK_CALL)


def test_an_early_close_hears_the_rest_as_the_absent() -> None:
    table = election("1 1 1").tell("0: vote for=0", "0: close")
    assert len(table.said(facts.ABSTAINED)) == 2
    assert table.piles == [1, 1, 1]


@pytest.mark.parametrize(
    ("voter", "candidates", "for_"), [(2, "", "2"), (2, "0 1", "0"), (2, "1", "1"), (1, "1 2", "1")]
)
def test_where_nobody_may_abstain_the_absent_vote_as_usual(voter: int, candidates: str, for_: str) -> None:
    """D-42, R-101: for oneself, else the presider, else the first candidate."""
    table = election("1 1 1", abstention=False, candidates=candidates).tell(f"0: call voter={voter}")
    assert "pass" not in table.offered(voter)
    assert table.ask(voter).default.fields == {"for": for_}


def test_an_outsider_presides_without_a_vote() -> None:
    table = election("1 1", outsider=True)
    assert table.asked == [2]
    assert "vote" not in table.offered(2)
    table.tell("2: call voter=1", "1: vote for=1", "2: call voter=0", "0: vote for=1", "2: close")
    assert table.elected == [1]


TIED = ("0: call voter=1", "1: vote for=1", "0: call voter=2", "2: vote for=2", "0: vote for=1", "0: close")


def test_a_tie_goes_by_the_order_of_the_seats() -> None:
    """R-111."""
    assert election("1 1 2").tell(*TIED).elected == [1]


@pytest.mark.parametrize(("rule", "said"), [("order", 1), ("lot", 0), ("nobody", 0)])
def test_that_a_tie_went_by_the_order_of_the_seats_is_said_where_nothing_else_tells(
    rule: str, said: int
) -> None:
    """R-111: somebody won a tie, and nobody could see why."""
    table = election("1 1 2", tie=rule).tell(*TIED)
    view = table.play.view(None)
    told = [Saying(facts.TIED, {}), Saying(facts.WON, {})]
    assert list_remarks(view, view, told) == [(0, Saying(facts.TIE_ORDER))] * said
    assert list_remarks(view, view, told[1:]) == []


def test_a_tie_may_be_decided_by_the_presider() -> None:
    table = election("1 1 2", tie="presider").tell(*TIED)
    assert table.choices(0, "decide", "for") == ["1", "2"]
    assert table.ask(0).default.fields == {"for": "1"}
    assert table.tell("0: decide for=2").elected == [2]


def test_a_tie_may_be_decided_by_lot() -> None:
    assert election("1 1 2", tie="lot").tell(*TIED, "chance: 2").elected == [2]


def test_a_tie_may_leave_the_throne_empty() -> None:
    table = election("1 1 2", tie="nobody").tell(*TIED)
    assert table.elected == []
    assert table.state.winner is None


def test_governors_that_nobody_was_given_win_nothing() -> None:
    """C-64: who does not stand cannot win with what lies in front of him."""
    table = election("9 1", candidates="1").tell("0: close", "0: close")
    assert table.elected == [1]


def test_the_house_rule_own_spares_what_was_received() -> None:
    """H.4 `pile_or_own_governors`."""
    table = election("1 3", pile_or_own_governors="own").tell("0: call voter=1", "1: vote for=0")
    assert table.tell("0: take voter=0 number=3").piles == [3, 0]
