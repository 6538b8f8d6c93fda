"""An end that everybody can see coming is told before it comes, from what lies open alone."""

from games.interstellar_pig.views.outline import FORESEEN_ADRIFT, FORESEEN_CONCEDED, FORESEEN_LAST, foreseen
from porc_royal.facts import Saying, Seat, Who
from tests.interstellar_pig.scenario import tetra

PAWNS = ("QUILL A.s", "PLAIN D.o", "BRUTE B.s")
LAST = Saying(FORESEEN_LAST, {"round": 16})


def test_the_last_round_is_told_whoever_holds_the_prize() -> None:
    """IP-116: the hands are secret."""
    for holder in range(3):
        assert foreseen(tetra(*PAWNS, round=16, hands={holder: "keepsake"}).view(None)) == (LAST,)
    assert foreseen(tetra(*PAWNS, round=15).view(None)) == ()


def test_in_the_last_round_a_prize_adrift_is_told_to_count_for_nobody() -> None:
    """R-59."""
    assert foreseen(tetra(*PAWNS, round=16, afloat="AB:3").view(None)) == (LAST, Saying(FORESEEN_ADRIFT))
    assert foreseen(tetra(*PAWNS, round=3, afloat="AB:3").view(None)) == ()


def test_when_all_but_one_have_given_up_that_one_is_named() -> None:
    """R-93."""
    table = tetra(*PAWNS).tell("1: concede sure=yes+")
    assert foreseen(table.view(None)) == ()
    table.tell("2: concede sure=yes+")
    assert foreseen(table.view(None)) == (Saying(FORESEEN_CONCEDED, {"who": Who(Seat(0))}),)
    assert foreseen(table.tell("1: play-on").view(None)) == ()
