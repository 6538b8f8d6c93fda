"""What a fighter, and whoever may come to fight, is told of the odds: dice that all can see, and no card."""

from itertools import product

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rules.odds import compute_chances, count_scores, round_chance
from games.interstellar_pig.views.names import note
from porc_royal.facts import Arg, Named, Saying, Who
from tests.interstellar_pig.scenario import Table, tetra

ODDS = ("dice", "enemy_dice", "spare", "enemy_spare", "win", "lose")


def meeting(**hands: str) -> Table:
    """The clever seat 0 comes upon the heavy seat 1 in Space."""
    table = tetra("QUILL AB:1", "BRUTE AB:2", hands={int(seat[1:]): cards for seat, cards in hands.items()})
    return table.tell("0: one-die heading=AB>B", "chance: 1 1")


@pytest.mark.parametrize(("dice", "spare"), [(1, 0), (3, 0), (3, 1), (2, 2), (4, 1)])
def test_scores_are_those_of_every_throw(dice: int, spare: int) -> None:
    """R-48: of all dice the highest count."""
    counted: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=dice + spare):
        score = sum(sorted(faces)[spare:])
        counted[score] = counted.get(score, 0) + 1
    assert dict(count_scores(dice, spare)) == counted


def test_both_fighters_are_told_dice_and_odds_before_they_choose() -> None:
    """IP-17, IP-57, IP-67: three dice and one to drop against two, heavy gravity being no help in Space."""
    table = meeting()
    ahead = compute_chances(3, 1, 2, 0)
    mine, theirs = ([table.ask(seat).args[name] for name in ODDS] for seat in (0, 1))
    assert mine == [3, 2, 1, 0, round_chance(ahead.win), round_chance(ahead.lose)]
    assert theirs == [2, 3, 0, 1, round_chance(ahead.lose), round_chance(ahead.win)]


def test_no_card_in_any_hand_changes_the_odds_that_are_told_but_how_many_there_are_is() -> None:
    """R-45: what is committed is secret; the size of a hand is not (R-15)."""
    armed, idle = meeting(_0="missiles", _1="laser-gun grenade"), meeting(_0="trap", _1="vaccine heat-pump")
    for seat in (0, 1):
        assert armed.ask(seat).args == idle.ask(seat).args
    assert [armed.ask(seat).args["hand"] for seat in (0, 1)] == [2, 1]


def test_where_another_pawn_stands_the_odds_stand_beside_the_place() -> None:
    """IP-53: before one flies there."""
    table = tetra("QUILL AB:1", "BRUTE AB:2", "PLAIN AB:3", "WISP AB:3")
    ahead = compute_chances(3, 1, 2, 0)
    told: dict[str, Arg] = {
        "who": Who(table.state.order[1]),
        "win": round_chance(ahead.win),
        "lose": round_chance(ahead.lose),
    }
    assert note(table.view(0), Named("place", "AB:2")) == Saying(facts.NOTE_FIGHT_ODDS, told)
    crowd = note(table.view(0), Named("place", "AB:3"))
    assert crowd is not None
    assert crowd.key == facts.NOTE_FIGHT


def test_the_odds_stand_beside_each_of_several_rivals_whose_order_is_to_be_chosen() -> None:
    """D-16; beside nobody who is elsewhere."""
    table = tetra("QUILL AB:2", "BRUTE AB:2", "PLAIN AB:3")
    assert note(table.view(0), Named("player", "1")) is not None
    assert note(table.view(0), Named("player", "2")) is None
    assert note(table.view(None), Named("player", "1")) is None


def test_heavy_ground_turns_the_odds() -> None:
    """IP-66: what a place does to gravity is known to all."""
    table = tetra("QUILL AB:1", "BRUTE A.s")
    (match,) = table.view(0).matches
    space = compute_chances(3, 1, 2, 0)
    assert match.win < round_chance(space.win)


def test_the_public_and_the_dead_look_forward_to_no_fight() -> None:
    table = tetra("QUILL AB:1", "BRUTE AB:2", "PLAIN")
    assert table.view(None).matches == table.view(2).matches == ()
