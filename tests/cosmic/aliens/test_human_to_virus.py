"""Human, Tripler and Virus change sums."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet


def test_humans_side_has_four_more() -> None:
    """A19."""
    assert meet("human", cards=("attack_10", "attack_08")).finish().totals == {0: 17, 1: 12}


def test_an_allied_human_adds_four_to_the_side_it_is_on() -> None:
    """A19, S-17."""
    table = meet("", "", "human", cards=("attack_10", "attack_08"), allies={2: "defense 2"})
    assert table.finish().totals == {0: 13, 1: 18}


def test_a_zapped_human_makes_its_side_win() -> None:
    """A19, S-17 (c)."""
    table = meet(
        "",
        "",
        "human",
        cards=("attack_30", "attack_08"),
        allies={2: "defense 2"},
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("human",))},
    ).finish()
    assert table.totals == {0: 33, 1: 14}
    assert table.winner == "defense"


def test_humans_super_adds_eight() -> None:
    table = meet(
        "human",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_human"},
        policies={0: Policy(ready=("flare_human",))},
    ).finish()
    assert table.totals[0] == 21
    assert table.hand(0) == ["flare_human"]


def test_humans_wild_is_an_attack_42_and_goes_to_human() -> None:
    table = meet(
        "",
        "",
        "human",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_human"},
        policies={0: Policy(ready=("flare_human",))},
    ).finish()
    assert table.totals[0] == 45
    assert (table.hand(0), table.hand(2)) == ([], ["flare_human"])


def test_virus_against_tripler() -> None:
    """S-2: 08 times 4 and 2 allies; 10 times 3 and 4."""
    table = meet(
        "virus", "tripler", cards=("attack_08", "attack_10"), ships=4, allies={2: "offense 2"}
    ).finish()
    assert table.totals == {0: 34, 1: 34}
    assert table.winner == "defense"
    assert (table.lost(0), table.lost(2)) == (4, 2)


def test_tripler_divides_more_than_ten_rounded_up() -> None:
    """S-2 (b)."""
    assert meet("", "tripler", cards=("attack_08", "attack_11")).finish().totals[1] == 8


def test_triplers_wild_divides_first() -> None:
    """S-2 (c): 20 becomes 7, which Tripler triples."""
    table = meet(
        "virus",
        "tripler",
        cards=("attack_08", "attack_20"),
        ships=4,
        allies={2: "offense 2"},
        hands={0: "flare_tripler"},
        policies={0: Policy(ready=("flare_tripler",))},
    ).finish()
    assert table.totals == {0: 34, 1: 25}


def test_triplers_super_triples_thirteen() -> None:
    table = meet(
        "tripler",
        cards=("attack_13", "attack_08"),
        hands={0: "flare_tripler"},
        policies={0: Policy(ready=("flare_tripler",))},
    ).finish()
    assert table.totals[0] == 42


def test_viruss_wild_multiplies_own_ships_by_allied_ships() -> None:
    table = meet(
        cards=("attack_10", "attack_09"),
        allies={2: "offense 2"},
        hands={0: "flare_virus"},
        policies={0: Policy(ready=("flare_virus",))},
    ).finish()
    assert table.totals[0] == 16


def test_viruss_super_multiplies_by_allied_ships_too() -> None:
    table = meet(
        "virus",
        cards=("attack_10", "attack_09"),
        allies={2: "offense 2"},
        hands={0: "flare_virus"},
        policies={0: Policy(ready=("flare_virus",))},
    ).finish()
    assert table.totals[0] == 50
