"""The methods of a club's ballot: published elections come out as published, and two counters never disagree."""

import random
from fractions import Fraction

import pytest

from games.election.methods.count import check_paper, count_papers, is_unanimous
from games.election.methods.pairs import count_pairs
from games.election.methods.paper import Method, Paper
from porc_royal.asks import Refused
from tests.election.papers import METHODS, compare_counts, count_again, draw_ballot, write_papers

TENNESSEE = write_papers("42 ABCD, 26 BCDA, 15 CDBA, 17 DCBA")
"""Memphis, Nashville, Chattanooga and Knoxville, by how far it is from where people live: every method differs."""
FOOD = write_papers("4 A, 2 BA, 8 CD, 4 CE, 1 D, 1 E")
"""Twenty guests choose three dishes: oranges, pears, chocolate, strawberries, sweets."""


@pytest.mark.parametrize(
    ("method", "elected"),
    [("single", "A"), ("ranked", "D"), ("pairs", "B")],
)
def test_a_capital_is_chosen_otherwise_by_each_method(method: Method, elected: str) -> None:
    papers = [Paper(one.choices[:1]) for one in TENNESSEE] if method == "single" else TENNESSEE
    assert count_papers(method, 4, papers).elected == (ord(elected) - ord("A"),)


def test_by_approval_of_the_two_nearest_the_capital_in_the_middle_is_chosen() -> None:
    papers = [Paper(tuple(sorted(one.choices[:2]))) for one in TENNESSEE]
    count = count_papers("approval", 4, papers)
    assert count.elected == (1,)
    assert [int(share.votes) for share in count.rounds[0].shares] == [42, 68, 58, 32]


def test_a_run_off_tells_each_round_with_who_goes_out() -> None:
    rounds = count_papers("ranked", 4, TENNESSEE).rounds
    assert [[int(share.votes) for share in one.shares] for one in rounds] == [
        [42, 26, 15, 17],
        [42, 26, 32],
        [42, 58],
    ]
    assert [one.eliminated for one in rounds] == [2, 1, None]
    assert [one.elected for one in rounds] == [(), (), (3,)]
    assert rounds[-1].needed == 51, "more than half of a hundred"


def test_three_dishes_are_chosen_with_transfers() -> None:
    count = count_papers("ranked", 5, FOOD, 3)
    assert count.elected == (2, 0, 3)
    assert {one.needed for one in count.rounds} == {Fraction(6)}, "twenty papers, three places"
    second = {share.candidate: share.votes for share in count.rounds[1].shares}
    assert [int(second[one]) for one in (2, 3, 4)] == [6, 5, 3], "the surplus of six goes on: four and two"
    assert [one.passed_on for one in count.rounds] == [2, None, None, None, None]
    assert [one.eliminated for one in count.rounds] == [None, 1, None, 4, None]


@pytest.mark.parametrize(
    ("papers", "order"),
    [
        ("5 ACBED, 5 ADECB, 8 BEDAC, 3 CABED, 7 CAEBD, 2 CBADE, 7 DCEBA, 8 EBADC", "EACBD"),
        ("5 ACBD, 2 ACDB, 3 ADCB, 4 BACD, 3 CBDA, 3 CDBA, 1 DACB, 5 DBAC, 4 DCBA", "DACB"),
    ],
)
def test_the_examples_that_schulze_published_come_out_as_he_says(papers: str, order: str) -> None:
    count = count_pairs(len(order), write_papers(papers), len(order))
    assert "".join(chr(ord("A") + one) for one in count.elected) == order


def test_whoever_beats_each_of_the_others_alone_is_elected_by_pairs() -> None:
    luck = random.Random(7)
    found = 0
    for _ in range(200):
        papers = [Paper(tuple(luck.sample(range(4), 4))) for _ in range(9)]
        count = count_papers("pairs", 4, papers)
        beaten = {duel.other if duel.won > duel.lost else duel.one for duel in count.duels}
        free = [one for one in range(4) if one not in beaten]
        if free:
            found += 1
            assert count.elected == (free[0],)
    assert found > 100


@pytest.mark.parametrize("method", METHODS)
def test_of_equals_whoever_stands_first_in_the_list_is_preferred(method: Method) -> None:
    count = count_papers(method, 2, write_papers("3 A, 3 B"))
    assert count.elected == (0,)
    assert any(one.tied for one in count.rounds), "and it is said that the list has decided"


@pytest.mark.parametrize("method", METHODS)
def test_nobody_is_elected_without_a_vote(method: Method) -> None:
    assert count_papers(method, 3, []).elected == ()


@pytest.mark.parametrize("method", METHODS)
def test_a_paper_is_worth_as_many_votes_as_it_weighs(method: Method) -> None:
    heavy, light = Paper((1,), 5), Paper((0,))
    assert count_papers(method, 2, [heavy, light, light]).elected == (1,)


def test_the_order_of_the_papers_changes_nothing() -> None:
    for seed in range(60):
        method, candidates, papers, places = draw_ballot(seed)
        shuffled = random.Random(seed).sample(papers, len(papers))
        assert count_papers(method, candidates, papers, places) == count_papers(
            method, candidates, shuffled, places
        )


def test_no_vote_is_lost_and_none_is_made_in_a_count_with_transfers() -> None:
    for seed in range(200):
        _, candidates, papers, places = draw_ballot(seed)
        count = count_papers("ranked", candidates, papers, places)
        for one in count.rounds:
            assert sum(share.votes for share in one.shares) + one.spent == count.votes
        assert len(set(count.elected)) == len(count.elected) <= places


@pytest.mark.parametrize(
    ("method", "choices"),
    [("single", (0, 1)), ("ranked", (0, 0)), ("pairs", (3,)), ("approval", ()), ("ranked", (-1,))],
)
def test_a_paper_that_cannot_be_counted_is_refused(method: Method, choices: tuple[int, ...]) -> None:
    with pytest.raises(Refused):
        check_paper(method, 3, choices)


def test_an_approval_is_kept_by_the_list_so_that_its_order_tells_nothing() -> None:
    assert check_paper("approval", 3, (2, 0)) == (0, 2)
    assert check_paper("ranked", 3, (2, 0)) == (2, 0)


def test_all_alike_are_unanimous_and_so_is_nobody() -> None:
    assert is_unanimous(write_papers("4 AB"))
    assert is_unanimous([])
    assert not is_unanimous(write_papers("4 AB, 1 BA"))


@pytest.mark.parametrize(
    "seeds",
    [
        range(150),
        pytest.param(range(150, 1_000), marks=pytest.mark.thorough),
        *(
            pytest.param(range(first, first + 1_000), marks=pytest.mark.soak)
            for first in range(1_000, 11_000, 1_000)
        ),
    ],
    ids=lambda seeds: f"{seeds.start}-{seeds.stop}",
)
def test_the_page_that_anybody_may_run_elects_the_same(seeds: range) -> None:
    assert [found for seed in seeds if (found := compare_counts(seed))] == []


def test_the_page_counts_the_published_elections_as_well() -> None:
    assert count_again("ranked", 4, TENNESSEE, 1) == [3]
    assert count_again("ranked", 5, FOOD, 3) == [2, 0, 3]
