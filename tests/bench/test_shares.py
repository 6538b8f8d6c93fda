from random import Random

import pytest

from bench.shares import describe_share, tell_share


def test_a_share_of_games_is_told_with_its_bounds() -> None:
    assert describe_share(112, 200) == "112 of 200, 95 % between 49% and 63%"
    assert describe_share(0, 0) == "0 of 0, 95 % between 0% and 100%"


def test_a_few_games_speak_for_neither_of_two_shares_near_each_other() -> None:
    assert tell_share(7, 11, 0.4, 0.5) is None


def test_many_games_speak_for_one_of_them() -> None:
    assert tell_share(60, 100, 0.4, 0.5) == 0.5
    assert tell_share(30, 100, 0.4, 0.5) == 0.4


@pytest.mark.parametrize("true", [0.4, 0.5])
def test_it_is_seldom_wrong(true: float) -> None:
    told = [_play_until_sure(true, Random(number)) for number in range(200)]
    assert sum(one != true for one in told) <= 20


def _play_until_sure(true: float, luck: Random) -> float:
    won = games = 0
    while (share := tell_share(won, games, 0.4, 0.5)) is None:
        won, games = won + (luck.random() < true), games + 1
    return share


@pytest.mark.parametrize("shares", [(0.5, 0.4), (0.4, 0.4), (0.0, 0.5), (0.5, 1.0)])
def test_two_shares_that_no_test_can_tell_apart_are_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="no two shares"):
        tell_share(1, 2, *shares)
