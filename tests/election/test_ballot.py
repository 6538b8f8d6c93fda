"""The ballot: piles, bans, candidates, votes, ties, coalitions (C-59, C-61 to C-65, R-98 to R-111, T-7, H-13)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.election.state import ballot as b
from games.election.state.ballot import Ballot, Irregular, Lot
from porc_royal.facts import Seat

A, B, C, D, E = (Seat(number) for number in range(5))


def piles(ballot: Ballot) -> list[int]:
    """How many governors lie in front of each seat."""
    return [b.count_pile(ballot, seat) for seat in ballot.voters]


# --------------------------------------------------------------------------------------------- vectors


@pytest.mark.parametrize("porcus_governors", [4, 5])
def test_the_printed_example_is_won_by_porcus(porcus_governors: int) -> None:
    """T-7, X-16: with or without the governor of P-3; the Porc Royal votes third of five (R-100)."""
    scrofa, hylo, porcus, phaco, pecari = A, B, C, D, E
    ballot = b.open_ballot([5, 5, porcus_governors, 3, 3])
    b.vote(ballot, pecari, phaco)
    assert piles(ballot) == [5, 5, porcus_governors, 6, 0]
    b.vote(ballot, hylo, hylo)
    b.vote(ballot, phaco, phaco)
    b.gain(ballot, phaco, 2)
    assert piles(ballot) == [5, 5, porcus_governors, 8, 0]
    b.vote(ballot, porcus, porcus)
    b.lose(ballot, phaco, 2)
    assert piles(ballot) == [5, 5, porcus_governors, 6, 0]
    b.vote(ballot, scrofa, porcus)
    assert piles(ballot) == [0, 5, 5 + porcus_governors, 6, 0]
    assert b.find_winner(ballot, ballot.voters) == porcus
    assert b.list_coalitions(ballot) == [[scrofa, porcus], [phaco, pecari]]
    assert b.list_owners(ballot, phaco) == [Lot(phaco, 3), Lot(pecari, 3)], "its own fell first (R-102)"


@pytest.mark.parametrize(
    ("there", "lost", "gained"), [(5, 2, 8), (1, 0, 2), (0, 0, 0), (2, 1, 3), (4, 2, 6), (7, 3, 11)]
)
def test_smuggled_beer_halves_are_rounded_up(there: int, lost: int, gained: int) -> None:
    """H-13, R-105, EV-14."""
    less, more = b.open_ballot([there]), b.open_ballot([there])
    b.lose_half(less, A)
    b.gain_half(more, A)
    assert (piles(less), piles(more)) == ([lost], [gained])


def test_erreur_de_vote_on_five_moves_three() -> None:
    """H-13, R-106."""
    ballot = b.open_ballot([5, 1])
    assert b.take_half(ballot, A, by=B, to=B) == 3
    assert piles(ballot) == [2, 4]


def test_a_pile_never_falls_below_nothing() -> None:
    """R-103, H-13: Pionce on a pile of one takes one."""
    ballot = b.open_ballot([1, 0])
    assert b.lose(ballot, A, 2) == [Lot(A, 1)]
    assert b.lose(ballot, B, 2) == []
    assert piles(ballot) == [0, 0]


# ---------------------------------------------------------------------------------------------- piles


def test_losses_fall_on_ones_own_governors_then_in_order_of_receipt() -> None:
    """R-102."""
    ballot = b.open_ballot([2, 2, 2, 2])
    b.vote(ballot, C, B)
    b.vote(ballot, A, B)
    assert b.lose(ballot, B, 5) == [Lot(B, 2), Lot(C, 2), Lot(A, 1)]
    assert b.list_owners(ballot, B) == [Lot(A, 1)]


def test_own_governors_that_come_late_still_fall_first() -> None:
    """R-102: the order of receipt is for the governors of others."""
    ballot = b.open_ballot([3, 0])
    b.vote(ballot, A, B)
    b.gain(ballot, B, 1)
    assert b.list_owners(ballot, B) == [Lot(B, 1), Lot(A, 3)]
    assert b.lose(ballot, B, 2) == [Lot(B, 1), Lot(A, 1)]


def test_a_lot_received_after_anothers_stays_behind_it() -> None:
    """R-102, R-104: what A gains late lies on top of what C gave meanwhile."""
    ballot = b.open_ballot([1, 0, 2])
    b.vote(ballot, A, B)
    b.vote(ballot, C, B)
    b.gain(ballot, A, 1)
    assert ballot.piles[B] == [Lot(A, 1), Lot(C, 2), Lot(A, 1)]
    assert b.list_owners(ballot, B) == [Lot(A, 2), Lot(C, 2)]
    assert b.lose(ballot, B, 2) == [Lot(A, 1), Lot(C, 1)]


def test_with_own_governors_only_losses_follow_the_victim_wherever_it_gave_them() -> None:
    """The house rule `pile_or_own_governors` = own."""
    ballot = b.open_ballot([4, 3, 0], own=True)
    b.vote(ballot, A, B)
    assert b.lose(ballot, A, 1) == [Lot(A, 1)]
    assert b.lose(ballot, B, 5) == [Lot(B, 3)], "what A gave to B is not B's"
    assert piles(ballot) == [0, 3, 0]
    assert b.lose_half(ballot, A) == [Lot(A, 2)]


def test_by_the_pile_who_has_given_everything_away_has_nothing_to_lose() -> None:
    """R-102."""
    ballot = b.open_ballot([4, 3])
    b.vote(ballot, A, B)
    assert (b.count_at_risk(ballot, A), b.count_at_risk(ballot, B)) == (0, 7)
    assert b.lose(ballot, A, 2) == []


def test_gains_follow_the_vote() -> None:
    """R-104."""
    ballot = b.open_ballot([1, 1])
    b.vote(ballot, A, B)
    b.gain(ballot, A, 2)
    assert piles(ballot) == [0, 4]
    assert b.count_owned(ballot, A) == 3


def test_a_cap_holds_for_the_opening_and_for_gains() -> None:
    """R-98, the house rule `governor_cap`."""
    ballot = b.open_ballot([12, 9], cap=10)
    assert b.gain(ballot, B, 2) == 1
    assert b.gain(ballot, A, 2) == 0
    assert piles(ballot) == [10, 10]


def test_voting_for_another_gives_ones_own_governors_and_keeps_those_received() -> None:
    """R-102."""
    ballot = b.open_ballot([2, 3, 1])
    b.vote(ballot, A, B)
    assert b.vote(ballot, B, C) == 3
    assert piles(ballot) == [0, 2, 4]
    assert b.list_owners(ballot, B) == [Lot(A, 2)]


def test_a_stolen_block_is_the_thiefs_and_goes_where_the_thief_says() -> None:
    """R-106: with his own while he has not voted, to any candidate at any time."""
    ballot = b.open_ballot([5, 1, 1])
    b.stand(ballot, A)
    b.stand(ballot, C)
    assert b.list_block_homes(ballot, B) == [B, A, C]
    b.take_half(ballot, A, by=B, to=C)
    assert b.list_owners(ballot, C) == [Lot(C, 1), Lot(B, 3)]
    b.vote(ballot, B, A)
    assert b.list_block_homes(ballot, B) == [A, C]
    with pytest.raises(Irregular):
        b.take_half(ballot, A, by=B, to=B)
    assert piles(ballot) == [3, 0, 4], "a refused block has stayed where it was"


# ---------------------------------------------------------------------------------- candidates, bans, votes


def test_if_nobody_stands_everybody_who_is_not_banned_does() -> None:
    """R-99."""
    ballot = b.open_ballot([1, 1, 1])
    b.ban(ballot, B)
    assert b.list_candidates(ballot) == [A, C]
    b.stand(ballot, C)
    assert b.list_candidates(ballot) == [C]
    b.withdraw(ballot, C)
    assert b.list_candidates(ballot) == [A, C]


def test_a_banned_player_may_not_stand_nor_receive_and_votes_for_another() -> None:
    """R-107."""
    ballot = b.open_ballot([1, 1, 1])
    b.stand(ballot, B)
    b.ban(ballot, B)
    with pytest.raises(Irregular):
        b.stand(ballot, B)
    with pytest.raises(Irregular):
        b.vote(ballot, A, B)
    with pytest.raises(Irregular):
        b.vote(ballot, B, B)
    b.vote(ballot, B, A)
    assert piles(ballot) == [2, 0, 1]


def test_bans_and_candidatures_end_with_the_first_vote() -> None:
    """R-99, R-107."""
    ballot = b.open_ballot([1, 1, 1])
    b.stand(ballot, A)
    b.vote(ballot, B, A)
    assert b.list_bannable(ballot) == []
    for deed in (b.ban, b.stand, b.withdraw):
        with pytest.raises(Irregular):
            deed(ballot, C)


def test_a_ban_always_leaves_a_candidate() -> None:
    """R-107."""
    ballot = b.open_ballot([1, 1])
    b.ban(ballot, A)
    assert b.list_bannable(ballot) == []
    assert b.list_candidates(ballot) == [B]


def test_a_vote_is_not_taken_back() -> None:
    """C-62."""
    ballot = b.open_ballot([1, 1])
    b.vote(ballot, A, A)
    with pytest.raises(Irregular):
        b.vote(ballot, A, B)


def test_who_has_no_governors_votes_and_is_an_ally() -> None:
    """R-101, R-26."""
    ballot = b.open_ballot([0, 2, 1])
    for seat, candidate in ((A, B), (B, B), (C, C)):
        b.vote(ballot, seat, candidate)
    assert b.list_coalitions(ballot) == [[A, B]]
    assert b.list_uncalled(ballot) == []


def test_two_may_vote_for_each_other_and_are_no_coalition() -> None:
    """R-26: an alliance is the same candidate, not the same friendship."""
    ballot = b.open_ballot([2, 1])
    for seat, candidate in ((A, B), (B, A)):
        b.vote(ballot, seat, candidate)
    assert piles(ballot) == [1, 2]
    assert b.list_coalitions(ballot) == []


# ------------------------------------------------------------------------------------- again, and the end


def test_rififi_sends_the_governors_home_with_gains_and_losses_so_far() -> None:
    """R-109: bans stay, candidatures and votes do not, then the target loses half of its own."""
    ballot = b.open_ballot([5, 3, 2, 0])
    b.ban(ballot, D)
    b.stand(ballot, B)
    b.vote(ballot, A, B)
    b.gain(ballot, A, 1)
    b.lose(ballot, B, 4)
    assert b.list_owners(ballot, B) == [Lot(A, 5)]
    assert b.void_by_rififi(ballot, A) == [Lot(A, 3)]
    assert piles(ballot) == [2, 0, 2, 0]
    assert (ballot.votes, ballot.standing, ballot.banned) == ({}, [], [D])


def test_a_stolen_block_goes_home_to_the_thief() -> None:
    """R-106 and R-109: it has changed owner."""
    ballot = b.open_ballot([4, 0, 0])
    b.take_half(ballot, A, by=B, to=C)
    b.void(ballot)
    assert piles(ballot) == [2, 2, 0]


def test_ties_go_to_the_first_in_the_order_of_play() -> None:
    """R-111, also at nothing each."""
    ballot = b.open_ballot([1, 2, 2])
    assert b.list_leaders(ballot) == [B, C]
    assert b.find_winner(ballot, [A, C, B]) == C
    assert b.find_winner(b.open_ballot([0, 0, 0]), [B, A, C]) == B


def test_who_leads_without_standing_does_not_win() -> None:
    """C-64: most governors among the candidates."""
    ballot = b.open_ballot([9, 1, 0])
    b.stand(ballot, B)
    b.stand(ballot, C)
    assert b.find_winner(ballot, ballot.voters) == B


def test_a_ballot_is_plain_data() -> None:
    ballot = b.open_ballot([2, 1, 0], own=True, cap=10)
    b.vote(ballot, C, A)
    b.vote(ballot, A, B)
    again = msgspec.json.decode(msgspec.json.encode(ballot), type=Ballot)
    assert again == ballot
    assert list(again.votes) == [C, A], "the order of voting is kept"


DEEDS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 3), st.integers(0, 3), st.integers(0, 5)), max_size=30
)


@given(st.lists(st.integers(0, 6), min_size=4, max_size=4), DEEDS, st.booleans())
def test_governors_are_neither_made_nor_lost_but_by_gains_and_losses(
    governors: list[int], deeds: list[tuple[int, int, int, int]], own: bool
) -> None:
    ballot = b.open_ballot(governors, own=own)
    expected = sum(governors)
    for deed, one, other, number in deeds:
        seat, target = Seat(one), Seat(other)
        match deed:
            case 0:
                expected += b.gain(ballot, seat, number)
            case 1:
                expected -= sum(lot.number for lot in b.lose(ballot, seat, number))
            case 2 if seat not in ballot.votes and target in b.list_candidates(ballot):
                b.vote(ballot, seat, target)
            case 3 if target in b.list_block_homes(ballot, seat):
                b.take_half(ballot, Seat(number % 4), by=seat, to=target)
            case 4:
                expected -= sum(lot.number for lot in b.void_by_rififi(ballot, target))
            case 5 if seat in b.list_bannable(ballot):
                b.ban(ballot, seat)
            case _:
                expected += b.gain_half(ballot, seat)
        assert sum(piles(ballot)) == expected
        assert all(lot.number > 0 for lots in ballot.piles for lot in lots)
        assert b.list_candidates(ballot)
        assert sum(b.count_owned(ballot, voter) for voter in ballot.voters) == expected
