"""1C: the order of play (C-27, R-36, R-37)."""

from games.cochons.state.state import State
from tests.cochons.scenario import Table, galaxy


def counting(*tiles: str, **options: bool) -> Table:
    """1C of turn 2; seat 0 has three newcomers of 1B, one of them a Gros Gruik."""

    def waiting(state: State) -> None:
        newcomers = state.players[0].newcomers
        newcomers.gorets, newcomers.gruiks, newcomers.lent = 2, 1, 1
        state.players[0].gorets -= 2

    return galaxy(
        *tiles,
        chapter="order",
        rule_set="complete",
        players=len(tiles),
        alone=True,
        options=dict(options),
        arrange=waiting,
    )


def test_most_troops_first_gros_gruiks_for_two_ties_by_dice() -> None:
    """H-4: Porcus 5G+1GG and 3 newcomers, Hylochérus 8G, Scrofa 6G+1GG, Phacochérus back with 5 and a chip of 1."""

    def table_of_h4(state: State) -> None:
        for seat, gorets in ((0, 3), (3, 1)):
            state.players[seat].newcomers.gorets = gorets
            state.players[seat].gorets -= gorets

    table = galaxy(
        *("O red 0:5G+1GG", "A1 red 1:8G", "A2 red 2:6G+1GG"),
        chapter="order",
        rule_set="complete",
        players=4,
        order="2130",
        out=(3,),
        alone=True,
        arrange=table_of_h4,
    )
    assert [said["number"] for said in table.said("cochons-counted")] == [8, 8, 6, 10]
    table.dice(2, 5)
    assert table.state.order == [0, 1, 2, 3]


def test_who_ties_again_rolls_again_among_themselves() -> None:
    """R-37."""
    table = galaxy(
        *("O red 0:3G", "A1 red 1:3G", "A2 red 2:3G"), chapter="order", rule_set="complete", alone=True
    )
    table.dice(4, 2, 4)
    table.dice(1, 1)
    table.dice(3, 6)
    assert table.state.order == [2, 0, 1]
    assert len(table.said("cochons-rolled-order")) == 7


def test_newcomers_count_and_a_lent_gros_gruik_for_two() -> None:
    """R-36: 3G with 2G+1GG to come are seven."""
    table = counting("O red 0:3G", "A1 red 1:6G", "A2 red 2:5G")
    assert table.state.order == [0, 1, 2]


def test_newcomers_do_not_count_where_the_table_has_agreed_so() -> None:
    """R-36, flag count_newcomers_in_order."""
    table = counting("O red 0:3G", "A1 red 1:6G", "A2 red 2:5G", count_newcomers_in_order=False)
    assert table.state.order == [1, 2, 0]


def test_turning_two_newcomers_into_a_gros_gruik_would_not_change_the_order() -> None:
    """R-34, H-7: 5G+1GG count seven, as 7G do."""
    table = galaxy(
        *("O red 0:7G", "A1 red 1:5G+1GG", "A2 red 2:1G"), chapter="order", rule_set="complete", alone=True
    )
    assert [said["number"] for said in table.said("cochons-counted")] == [7, 7, 1]
    assert table.asked == [-1]


def test_on_the_first_turn_play_is_clockwise_from_the_first_player() -> None:
    """C-7, C-27: however many troops one has."""
    table = galaxy(
        *("O red 0:3G", "A1 red 1:6G", "A2 red 2:5G"),
        chapter="order",
        rule_set="complete",
        order="201",
        turn=1,
        alone=True,
    )
    assert table.state.order == [2, 0, 1]
    assert not table.said("cochons-counted")
