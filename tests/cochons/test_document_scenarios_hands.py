"""Scenarios of a reader of the original document: a card changes hands between laying and turning up."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.rules import trades
from games.cochons.rules.rerolls import ASK_REROLL
from games.cochons.state.state import State
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.cochons.senate import calls, ready, say, senate, silence, together, vote

H, S, P = range(3)
PIGA = "seduction-de-la-princesse-piga"
HANDS = {
    H: "bunker-kosto.1 gros-traitre.1 force-gruik.1 chateau-porc.1 pionce-au-senat-porc.1 jamboneuse.1",
    S: f"{PIGA}.1 super-couenne.1 fusee.1 colons.1 maitre-de-seance.1 torpille-moulinette.1",
    P: "robot-auto-boum.1",
}


def laying(**laid: Unpack[Laid]) -> Table:
    """S and P are allies; H has laid two cards in defence, and it is for S to lay."""
    laid.setdefault("hands", HANDS)
    laid.setdefault("turn", 3)
    laid["rule_set"], laid["gap_windows"], laid["arrange"] = "complete", False, together((S, P))
    table = galaxy("O blue 0:3G 1:3G", "A3 red 0:1G", "B1 red 2:3G", chapter="attack-gap", **laid)
    if len(table.hand(H)) > 1:
        table.tell("0: lay cards=bunker-kosto.1+gros-traitre.1")
    return table


def seduced() -> Table:
    table = laying()
    say(table, S, PIGA, card=f"{PIGA}.1", target=H)
    return table


def test_the_princess_sees_the_hand_and_not_the_cards_that_lie_on_the_table() -> None:
    """EV-29, R-29: exactly two for two."""
    table = seduced()
    assert table.choices(S, "swap", "take") == HANDS[H].split()[2:]
    assert table.refused("1: swap give=colons.1+ take=force-gruik.1+") == "refused-number"
    say(table, S, "swap", give=("super-couenne.1", "colons.1"), take=("force-gruik.1", "chateau-porc.1"))
    assert (len(table.hand(S)), len(table.hand(H))) == (5, 4)
    conserved(table.state)


def test_what_was_just_taken_is_laid_or_used_in_the_same_fight() -> None:
    """R-29, R-72, R-79: the combat card is laid; Force Gruik, which nobody lays, is there for the dice."""
    table = seduced()
    say(table, S, "swap", give=("super-couenne.1", "colons.1"), take=("force-gruik.1", "chateau-porc.1"))
    assert (table.asked, table.question) == ([S], facts.ASK_ATTACK)
    assert "chateau-porc.1" in table.choices(S, "lay", "cards")
    assert "force-gruik.1" not in table.choices(S, "lay", "cards")
    table.tell("1: lay cards=torpille-moulinette.1+")
    table.dice(6, 6, 6)
    table.tell("chance: 3 3", "0: pass")
    assert (table.asked, table.question) == ([S], ASK_REROLL)
    assert table.choices(S, "reroll", "card") == ["force-gruik.1"]


def test_the_defender_who_has_laid_adds_nothing_whatever_he_sees_afterwards() -> None:
    """R-71: once in a fight."""
    table = seduced()
    table.tell("1: pass")
    assert (table.asked, "lay" in table.ask(H).options) == ([S], False)


def test_allies_trade_amid_the_laying_one_for_one_and_the_card_is_laid_at_once() -> None:
    """C-20, R-27, R-28: never two for one, never with the enemy."""
    table = laying()
    assert table.choices(S, "offer", "ally") == ["2"]
    say(table, S, "offer", ally=P, cards=("fusee.1",))
    assert table.refused("2: accept ally=%31 cards=+") in (trades.NOT_AS_MANY, "refused-number")
    say(table, P, "accept", ally=S, cards=("robot-auto-boum.1",))
    assert "robot-auto-boum.1" in table.choices(S, "lay", "cards")
    table.tell("1: lay cards=robot-auto-boum.1+")
    assert table.said(facts.REVEALED)[1]["technology"] == 1
    conserved(table.state)


def test_two_cards_are_not_had_for_one() -> None:
    """R-28."""
    table = laying()
    say(table, S, "offer", ally=P, cards=("fusee.1", "colons.1"))
    assert table.refused("2: accept ally=%31 cards=robot-auto-boum.1+") == trades.NOT_AS_MANY


def test_nobody_lays_a_card_in_the_fight_of_an_ally() -> None:
    """C-21."""
    table = laying()
    assert not [seat for seat, ask in table.play.asks.items() if "lay" in ask.options and seat != S]


def test_a_hand_of_one_is_looked_into_and_one_is_swapped_for_one() -> None:
    """R-29."""
    table = laying(hands={H: "jamboneuse.1", S: f"{PIGA}.1 super-couenne.1 fusee.1"}).tell("0: pass")
    say(table, S, PIGA, card=f"{PIGA}.1", target=H)
    assert (table.ask(S).args["number"], table.choices(S, "swap", "take")) == (1, ["jamboneuse.1"])


@pytest.mark.parametrize(("turn", "may"), [(1, False), (3, True)])
def test_the_coalition_of_the_last_turn_lasts_until_the_result_and_there_is_none_on_the_first(
    turn: int, *, may: bool
) -> None:
    """C-20, R-26, R-27: however one votes now; the princess comes on any turn."""
    hands = {0: "jamboneuse.1 fusee.1", 1: "lardoneuse.1", 2: f"{PIGA}.1"}
    table = senate(1, 1, 1, turn=turn, hands=hands, arrange=together(*[(0, 1)][: turn - 1]))
    assert table.choices(2, PIGA, "card") == [f"{PIGA}.1"]
    ready(table)
    calls(table, 0, 0, 1, 2)
    vote(table, 0, 0)
    assert ("offer" in table.ask(0).options) == may
    if may:
        vote(table, 1, 1)
        say(table, 0, "offer", ally=1, cards=("jamboneuse.1",))
        say(table, 1, "accept", ally=0, cards=("lardoneuse.1",))
        vote(table, 2, 2)
        silence(table)
        assert table.state.coalitions == []
        assert "offer" not in table.ask(0).options


def test_a_stolen_seventh_card_stays_and_the_next_turn_draws_none() -> None:
    """P-4, R-20, R-133."""
    six = "jamboneuse.1 lardoneuse.1 fusee.1 colons.1 mentoto.1 muado-dibo.1"

    def clans(state: State) -> None:
        state.players[1].clan = "scrofa"

    table = galaxy(
        "O red 0:3G", "A3 red 1:3G", "B1 red 2:3G", chapter="draw", rule_set="complete", clan_powers=True,
        hands={0: six, 1: "super-couenne.1"}, arrange=clans, alone=True,
    )  # fmt: skip
    table.tell("0: pass", "1: pass", "2: pass")
    while table.question != "cochons-ask-steal":
        table.default(table.asked[0])
    table.tell("0: steal victim=%31")
    table.default(-1)
    assert len(table.hand(0)) == 7
    again = Table(table.state, "draw", alone=True)
    again.tell("0: pass", "1: pass", "2: pass")
    assert len(again.hand(0)) == 7
