"""How practice players fight in the complete game: cards, events, flight, dice rolled again."""

from typing import Unpack

import pytest

from games.cochons.rules.odds import Force, compute_odds
from porc_royal.asks import Reply
from tests.cochons.practising import idea
from tests.cochons.scenario import Laid, Table, galaxy


def fighting(*tiles: str, **laid: Unpack[Laid]) -> Table:
    laid["rule_set"] = "complete"
    laid.setdefault("gap_windows", False)
    return galaxy(*tiles, chapter="attack-gap", **laid)


# --------------------------------------------------------------------------------------------------- odds


def test_equal_gorets_have_equal_odds() -> None:
    assert compute_odds(Force(1), Force(1)) == pytest.approx(0.5)


def test_a_goret_more_is_worth_more_than_a_gros_gruik() -> None:
    assert compute_odds(Force(2), Force(1)) > compute_odds(Force(0, 1), Force(1)) > 0.5


def test_one_goret_against_one_goes_as_the_dice_of_h_go() -> None:
    """S-18, S-21: two against one win a round in 21 of 31 throws that are no tie, and may lose one."""
    one_round = 21 / 31
    assert compute_odds(Force(2), Force(1)) == pytest.approx(one_round + (1 - one_round) * 0.5)


def test_nobody_beats_anybody_without_pieces() -> None:
    assert (compute_odds(Force(0), Force(1)), compute_odds(Force(1), Force(0))) == (0, 1)


# --------------------------------------------------------------------------------------------- cards laid


def test_it_lays_what_wins_and_no_more() -> None:
    table = fighting("O blue 1:4G 0:4G", hands={1: "bunker-kosto.1 chateau-porc.1"})
    assert idea(table, 1).many("cards") == ("bunker-kosto.1",)


def test_a_traitor_is_laid_against_many() -> None:
    """EV-16."""
    table = fighting("O blue 1:4G 0:4G", hands={1: "gros-traitre.1"})
    assert idea(table, 1).many("cards") == ("gros-traitre.1",)
    assert idea(fighting("O blue 1:9G 0:2G", hands={1: "gros-traitre.1"}), 1).option == "pass"


def test_cowards_need_somewhere_to_go() -> None:
    """EV-15, R-78."""
    hands = {1: "gros-laches.1"}
    assert idea(fighting("O blue 1:4G 0:4G", "A1 red 0:2G", hands=hands), 1).option == "lay"
    assert idea(fighting("O blue 1:4G 0:4G", hands=hands), 1).option == "pass"


def test_everybody_runs_from_a_fight_that_is_lost() -> None:
    """EV-28."""
    tiles = ("O blue 1:2G 0:7G", "A1 red 1:3G")
    table = fighting(*tiles, hands={1: "sauve-qui-peut.1 jaret-pied-de-porc.1"})
    assert idea(table, 1).many("cards") == ("sauve-qui-peut.1",)


def test_jaret_and_yodo_help_where_the_dice_decide() -> None:
    """EV-17, EV-23."""
    for card in ("jaret-pied-de-porc.1", "yodo-lardo.1"):
        assert idea(fighting("O blue 1:3G 0:3G", hands={1: card}), 1).many("cards") == (card,)


def test_against_extra_cochons_treason_is_of_no_use() -> None:
    """EV-16 has no figure for them (R-81)."""
    table = fighting("O blue pirate:3 0:3G", hands={0: "gros-traitre.1 missile-eklatou.1"})
    assert idea(table, 0).many("cards") == ("missile-eklatou.1",)


# ------------------------------------------------------------------------------------------------- rounds


def test_it_flees_from_extra_cochons_that_are_too_strong() -> None:
    """C-51, C-54."""
    table = fighting("O blue pirate:4 0:2G", "A1 red 0:3G").tell("chance: 1 6")
    assert (table.question, idea(table, 0).option) == ("cochons-ask-flee-extras", "flee")
    table = fighting("O blue pirate:2 0:7G", "A1 red 0:3G").tell("chance: 1 3")
    assert idea(table, 0).option == "stay-to-the-end"


def test_a_bad_die_is_rolled_again_and_a_good_one_lies() -> None:
    """EV-07, R-79."""
    hands = {0: "force-gruik.1", 1: "jamboneuse.1"}
    lost = fighting("O blue 1:3G 0:3G", hands=hands).tell("1: pass", "0: pass", "chance: 1 5")
    lost.tell("1: pass")
    assert idea(lost, 0) == Reply("reroll", {"card": "force-gruik.1", "die": "attack"})
    won = fighting("O blue 1:3G 0:3G", hands=hands).tell("1: pass", "0: pass", "chance: 5 1")
    assert idea(won, 1) == Reply("accept-all")
    won.tell("1: pass")
    assert idea(won, 0) == Reply("pass")


def test_the_pecari_have_a_lost_fight_blown_up_and_a_won_one_not() -> None:
    """P-17, R-146."""
    hands = {5: "bunker-kosto.1 bombarde-a-boum.1", 0: "jamboneuse.1"}
    lost = fighting("O blue 5:1G 0:15G", players=6, clan_powers=True, hands=hands)
    lost.tell("5: lay cards=bunker-kosto.1+bombarde-a-boum.1", "0: pass")
    assert idea(lost, 5) == Reply("more")
    won = fighting("O blue 5:8G 0:2G", players=6, clan_powers=True, hands=hands)
    won.tell("5: lay cards=bunker-kosto.1+bombarde-a-boum.1", "0: lay cards=jamboneuse.1+")
    assert idea(won, 5) == Reply("less")


def test_the_hylocherus_slip_away_from_a_lost_fight() -> None:
    """P-6, R-135."""
    lost = fighting("O blue 0:2G 1:7G", "A1 red 0:3G", clan_powers=True)
    assert (lost.question, idea(lost, 0).option) == ("cochons-ask-slip-away", "flee")
    won = fighting("O blue 0:7G 1:2G", "A1 red 0:3G", clan_powers=True)
    assert idea(won, 0) == Reply("pass")


def test_before_the_attacks_it_bribes_a_goret_that_is_alone() -> None:
    """R-21, R-72."""
    table = fighting("O red 1:1G 0:2G", hands={0: "gorruption.1"}, gap_windows=True)
    assert idea(table, 0).option == "bribe"
    assert idea(table, 1).option == "pass-phase"
