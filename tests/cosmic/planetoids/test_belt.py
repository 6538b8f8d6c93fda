"""How planetoids move, as pure data: every chain ends, and two are the most there may be anywhere."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cosmic.expansions.planetoids.belt import MOST, Belt, find_created, follow, list_plans
from porc_royal.facts import Seat
from tests.cosmic.planetoids.belts import belt, write

PAIRS = 12


@st.composite
def belts(draw: st.DrawFn) -> Belt:
    """Any belt at rest that the limits allow; where a marker lies a planetoid may be, too: it was created there."""
    players = draw(st.integers(3, 8))
    numbers = draw(st.sets(st.integers(1, PAIRS), max_size=min(PAIRS, MOST * players)))
    room = [seat for seat in range(players) for _ in range(MOST)]
    systems, markers = draw(st.permutations(room)), draw(st.permutations(room))
    where = {number: Seat(seat) for number, seat in zip(sorted(numbers), systems, strict=False)}
    origins = {number: Seat(seat) for number, seat in zip(sorted(numbers), markers, strict=False)}
    return Belt(players, where, origins)


def plans(laid: Belt) -> Iterator[tuple[Seat | None, tuple[int, ...]]]:
    """Every whole plan: each planetoid moves first, and each system creates one where it may."""
    for plan in list_plans(laid, list(laid.where)):
        yield None, plan
    for seat in range(laid.players):
        created = find_created(laid, Seat(seat), PAIRS)
        if created is not None:
            yield from ((Seat(seat), plan) for plan in list_plans(laid, [created], Seat(seat)))


@settings(max_examples=30)
@given(belts())
def test_every_chain_ends_within_the_ring_and_leaves_two_in_a_system_at_most(laid: Belt) -> None:
    """4.2: a move takes as many hops as there are systems at most, a creation bumps one fewer."""
    for creates, plan in plans(laid):
        drift = follow(laid, plan, creates)
        assert drift.bumps == ()
        assert len(drift.hops) == len(plan) <= laid.players
        for seat in range(laid.players):
            assert len(drift.belt.here(Seat(seat))) <= MOST, "PL-16"
            assert drift.belt.count_markers(Seat(seat)) <= MOST, "PL-15"


@settings(max_examples=30)
@given(belts())
def test_nothing_is_lost_but_what_comes_home_and_nothing_comes_but_what_is_created(laid: Belt) -> None:
    """PL-1, PL-13, PL-14: a chain ends with what is destroyed, so that there is one at most."""
    for creates, plan in plans(laid):
        drift = follow(laid, plan, creates)
        created = set() if creates is None else {plan[0]}
        assert set(drift.belt.where) == set(drift.belt.origins)
        assert set(drift.belt.where) == (set(laid.where) | created) - set(drift.destroyed)
        assert len(drift.destroyed) <= 1
        assert drift.destroyed in ([], [drift.hops[-1].number])
        untouched = set(laid.where) - set(plan)
        assert all(drift.belt.where[number] == laid.where[number] for number in untouched)


@settings(max_examples=30)
@given(belts())
def test_each_hop_goes_one_to_the_right_and_bumps_another_of_the_same_system(laid: Belt) -> None:
    """PL-12, PL-16, PL-R2."""
    for creates, plan in plans(laid):
        for step in range(1, len(plan)):
            drift = follow(laid, plan[:step], creates)
            assert set(drift.bumps) == set(drift.belt.here(drift.hops[-1].system)) - {plan[step - 1]}
            assert len(drift.bumps) == MOST
            bumped = follow(laid, plan[: step + 1], creates)
            assert bumped.hops[-1].system == laid.right(drift.hops[-1].system)


def test_right_is_the_seat_before() -> None:
    """PL-12, PL-R2: counter-clockwise; from the first one it is the last."""
    laid = belt("A: 1/C | B: | C: 2/A | D:")
    assert write(follow(laid, [1]).belt) == "A: | B: | C: 2/A | D: 1/C"
    assert write(follow(laid, [2]).belt) == "A: 1/C | B: 2/A | C: | D:"


def test_the_newcomer_is_not_the_one_that_is_bumped() -> None:
    """PL-16, corner case 1."""
    laid = belt("A: 1/A 2/B | B: 3/C | C: | D:")
    assert follow(laid, [3]).bumps == (1, 2)
    with pytest.raises(ValueError, match="3 is not bumped"):
        follow(laid, [3, 3])


def test_one_just_created_lies_beside_its_marker_and_stays() -> None:
    """PL-13, corner case 2: it did not enter."""
    drift = follow(belt("A: | B: | C: | D:"), [1], Seat(0))
    assert write(drift.belt) == "A: 1/A | B: | C: | D:"
    assert drift.destroyed == []


def test_what_is_destroyed_on_entering_a_full_system_bumps_nobody() -> None:
    """PL-13, corner case 3."""
    drift = follow(belt("A: 1/B 2/C | B: 3/A | C: | D:"), [3])
    assert drift.destroyed == [3]
    assert drift.bumps == ()
    assert write(drift.belt) == "A: 1/B 2/C | B: | C: | D:"


def test_a_bumped_one_that_comes_home_ends_the_chain() -> None:
    """PL-17, corner case 4: in a full system, too."""
    laid = belt("A: 1/D 2/C | B: 3/B | C: | D: 4/D 5/C")
    drift = follow(laid, [3, 1])
    assert drift.destroyed == [1]
    assert write(drift.belt) == "A: 2/C 3/B | B: | C: | D: 4/D 5/C"


def test_all_plans_are_listed_in_the_order_of_the_numbers() -> None:
    laid = belt("A: 1/B 2/C | B: 3/C 4/C | C: 5/A 6/A | D:")
    assert list(list_plans(laid, [3, 5])) == [
        *((3, 1), (3, 2)),
        *((5, 3, 1), (5, 3, 2), (5, 4, 1), (5, 4, 2)),
    ]


def test_a_full_ring_is_gone_round_and_no_further() -> None:
    """Corner case 13: the place that was left is free."""
    laid = belt("A: 1/B 2/B | B: 3/C 4/C | C: 5/A 6/A")
    longest = max(list_plans(laid, [1]), key=len)
    assert longest == (1, 5, 3)
    assert write(follow(laid, longest).belt) == "A: 2/B 3/C | B: 4/C 5/A | C: 1/B 6/A"
    assert all(find_created(laid, Seat(seat), PAIRS) is None for seat in range(3))


def test_the_lowest_free_number_is_created_while_fewer_than_two_markers_lie_there() -> None:
    """PL-14, PL-15, PL-R1, PL-R15."""
    assert find_created(belt("A: 1/A 3/B | B: | C: | D:"), Seat(0), PAIRS) == 2
    assert find_created(belt("A: | B: 1/A | C: 3/A | D:"), Seat(0), PAIRS) is None
    assert find_created(belt("A: 1/A 3/B | B: | C: 2/C | D:"), Seat(0), 3) is None


def test_two_planetoids_in_a_system_do_not_keep_a_third_from_being_created() -> None:
    """PL-R10: then it bumps."""
    laid = belt("A: 1/B 2/B | B: | C: | D:")
    assert follow(laid, [3], Seat(0)).bumps == (1, 2)
    assert write(follow(laid, [3, 2], Seat(0)).belt) == "A: 1/B 3/A | B: | C: | D: 2/B"
