"""An end that everybody can see coming is told before it comes: what lies open decides, and no recipe that does not."""

from typing import Unpack

from games.cochons.views.outline import FORESEEN_LAST, FORESEEN_PERHAPS, FORESEEN_WIN, foreseen
from porc_royal.facts import Saying, Seat, Who
from tests.cochons.scenario import Laid, galaxy

WINNING = (
    "O red 0:3G",
    "A1 double-red 0:1G",
    "A2 yellow 0:1G",
    "A3 yellow 0:1G",
    "A4 blue 0:1G",
    "A5 asteroid 0:1G",
    "B6 asteroid 1:4G",
    "B9 asteroid 2:4G",
)
"""Seat 0 has 3 red, 2 yellow and 1 blue."""
MISSING = tuple("A4 asteroid 0:1G" if tile.startswith("A4") else tile for tile in WINNING)
LEAVES = "0: trip from=A4 to=A5 gorets=1"


def told(*tiles: str, **laid: Unpack[Laid]) -> list[Saying]:
    """What everybody can see coming in the middle of the trips."""
    return list(foreseen(galaxy(*tiles, chapter="travel", **laid).view(None)))


def test_whoever_has_an_open_recipe_wins_when_glands_are_counted_unless_stopped() -> None:
    """S-26: before, and not after, the tile that was wanting is left again."""
    assert told(*WINNING, recipes=("321", "123", "213"), turn=2) == [
        Saying(FORESEEN_WIN, {"who": Who(Seat(0)), "turn": 2})
    ]
    assert told(*MISSING, recipes=("321", "123", "213"), turn=2) == []
    table = galaxy(*WINNING, chapter="travel", recipes=("321", "123", "213"), turn=2)
    assert foreseen(table.tell(LEAVES).view(None)) == ()


def test_nobody_wins_on_the_first_turn_and_nothing_is_told() -> None:
    """S-7, C-17."""
    assert told(*WINNING, recipes=("321", "123", "213"), turn=1) == []


def test_of_several_the_first_in_play_order_is_named() -> None:
    """R-97."""
    both = (*WINNING[:-2], "B6 red 1:4G", "B7 double-red 1:1G", "B8 yellow 1:1G", "B9 double-blue 1:1G")
    named = told(*both, recipes=("321", "312", "213"), turn=3)
    assert [one.args["who"] for one in named] == [Who(Seat(0))]


def test_a_secret_recipe_is_never_told_by_what_is_foreseen() -> None:
    """C-5: whatever the recipes are, the same is told: some recipe of the box would be complete."""
    said = [
        told(*WINNING, recipes=recipes, turn=2, rule_set="complete")
        for recipes in (("321", "123", "213"), ("123", "321", "213"), ("213", "132", "312"))
    ]
    assert said == [[Saying(FORESEEN_PERHAPS, {"who": Who(Seat(0))})]] * 3


def test_glands_that_would_do_for_every_recipe_win_surely() -> None:
    three_each = ("O double-red 0:3G", "A1 red 0:1G", "A2 double-yellow 0:1G", "A3 yellow 0:1G")
    nine = (*three_each, "A4 double-blue 0:1G", "A5 blue 0:1G", "B6 asteroid 1:4G", "B9 asteroid 2:4G")
    assert told(*nine, turn=2, rule_set="complete") == [
        Saying(FORESEEN_WIN, {"who": Who(Seat(0)), "turn": 2})
    ]


def test_the_last_turn_is_told_and_no_other() -> None:
    """R-122."""
    last = Saying(FORESEEN_LAST, {"turn": 6})
    assert told(*MISSING, recipes=("321", "123", "213"), turn=6, max_turns=6) == [last]
    assert told(*MISSING, recipes=("321", "123", "213"), turn=5, max_turns=6) == []
    assert told(*MISSING, recipes=("321", "123", "213"), turn=6) == []
    assert last in told(*WINNING, recipes=("321", "123", "213"), turn=6, max_turns=6)
