"""What may happen at any time: trades between allies (C-20, R-26 to R-28), the princess (EV-29, R-29)."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.rules import trades
from porc_royal.facts import Fact
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.cochons.senate import ready, say, senate, together

PIGA = "seduction-de-la-princesse-piga"
HANDS = {0: "jamboneuse.1 lardoneuse.1 bunker-kosto.1", 1: "vibro-massue.1 fusee.1", 2: "muado-dibo.1"}


def allied(*groups: tuple[int, ...], **laid: Unpack[Laid]) -> Table:
    """Three players in the middle of an election, with last turn's coalitions."""
    laid.setdefault("hands", HANDS)
    laid["arrange"] = together(*groups)
    return senate(1, 1, 1, **laid)


def deeds(table: Table, seat: int) -> set[str]:
    return {"offer", "accept", "refuse", "take-back"} & set(table.ask(seat).options)


def known_to(fact: Fact) -> list[int]:
    return [seat for seat in range(3) if fact.is_known_to(seat)]  # type: ignore[arg-type]  # a plain number


# --------------------------------------------------------------------------------------------------- trades


def test_only_those_who_voted_for_the_same_candidate_trade() -> None:
    """C-20, C-65, R-26: a solitary player, the Porc Royal or not, trades with nobody."""
    table = allied((0, 1), royal=2)
    assert deeds(table, 0) == deeds(table, 1) == {"offer", "accept", "refuse", "take-back"}
    assert deeds(table, 2) == set()
    assert table.choices(0, "offer", "ally") == ["1"]


def test_nobody_trades_before_the_first_coalitions() -> None:
    """C-17, C-20: none on the first turn."""
    table = allied(turn=1)
    assert all(deeds(table, seat) == set() for seat in range(3))


def test_a_trade_gives_as_many_cards_as_it_takes() -> None:
    """R-28: k for k, chosen by each; the two know what, all know how many."""
    table = allied((0, 1))
    say(table, 0, "offer", ally=1, cards=("jamboneuse.1", "bunker-kosto.1"))
    assert table.refused("1: accept ally=%30 cards=fusee.1+") == trades.NOT_AS_MANY
    say(table, 1, "accept", ally=0, cards=("vibro-massue.1", "fusee.1"))
    assert table.hand(0) == ["lardoneuse.1", "vibro-massue.1", "fusee.1"]
    assert table.hand(1) == ["jamboneuse.1", "bunker-kosto.1"]
    audiences = {fact.says.key: known_to(fact) for fact in table.facts}
    assert audiences[trades.OFFERED] == [0, 1]
    assert audiences[trades.TRADED] == [0, 1, 2]
    assert [known_to(fact) for fact in table.facts if fact.says.key == trades.TRADED_CARDS] == [[0], [1]]
    assert table.state.trades == []
    conserved(table.state)


def test_nobody_is_obliged() -> None:
    """C-20: an offer is refused or taken back, and nothing has changed hands."""
    table = allied((0, 1, 2))
    say(table, 0, "offer", ally=1, cards=("jamboneuse.1",))
    say(table, 0, "offer", ally=2, cards=("jamboneuse.1",))
    assert table.choices(1, "refuse", "ally") == ["0"]
    assert table.choices(0, "take-back", "ally") == ["1", "2"]
    say(table, 1, "refuse", ally=0)
    say(table, 0, "take-back", ally=2)
    assert table.state.trades == []
    assert [known_to(fact) for fact in table.facts if fact.says.key == trades.OFFER_GONE] == [[0, 1], [0, 2]]
    assert table.hand(0) == HANDS[0].split()


def test_a_new_offer_to_an_ally_takes_the_place_of_the_old_one() -> None:
    """R-28."""
    table = allied((0, 1))
    say(table, 0, "offer", ally=1, cards=("jamboneuse.1",))
    say(table, 0, "offer", ally=1, cards=("lardoneuse.1",))
    assert [one.cards for one in table.state.trades] == [["lardoneuse.1"]]


def test_an_offer_lapses_when_its_card_has_left_the_hand() -> None:
    """R-27: what was played or laid meanwhile cannot be had any more."""
    table = allied((0, 2), hands={0: "fusee.1", 2: "muado-dibo.1"})
    say(table, 2, "offer", ally=0, cards=("muado-dibo.1",))
    assert table.choices(0, "accept", "ally") == ["2"]
    say(table, 2, "muado-dibo", card="muado-dibo.1")
    assert table.choices(0, "accept", "ally") == []


def test_offers_are_seen_by_the_two_alone() -> None:
    """R-28, section F."""
    table = allied((0, 1, 2))
    say(table, 0, "offer", ally=1, cards=("jamboneuse.1",))
    assert [len(table.view(seat).trades) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]


def test_trades_go_on_while_a_sealed_step_is_open() -> None:
    """R-27: the discards of 1A, the closing window; test_any_moment.py has them all."""
    table = galaxy(
        "O red 0:3G",
        "A1 red 1:3G",
        chapter="draw",
        rule_set="complete",
        hands=HANDS,
        arrange=together((0, 1)),
    )
    assert deeds(table, 0) == {"offer", "accept", "refuse", "take-back"}
    assert deeds(table, 2) == set()


def test_a_trade_does_not_disturb_the_question_that_is_open() -> None:
    """C-20: nobody waits for it, and answers that are in stay in."""
    table = allied((0, 1))
    table.tell("2: pass", "0: pass")
    say(table, 0, "offer", ally=1, cards=("jamboneuse.1",))
    say(table, 1, "accept", ally=0, cards=("fusee.1",))
    assert table.asked == [1]


# ------------------------------------------------------------------------------------------------ the princess


def seduced(target: int, **hands: str) -> Table:
    table = allied(
        hands={int(name[1:]): f"{PIGA}.1 {cards}".strip() for name, cards in hands.items()} | THEIRS
    )
    say(table, 0, PIGA, card=f"{PIGA}.1", target=target)
    return table


THEIRS = {1: "vibro-massue.1 fusee.1 mentoto.1", 2: "muado-dibo.1"}


def test_the_princess_shows_a_whole_hand_to_her_friend_alone() -> None:
    """EV-29, R-29: her card is discarded first; the target is known to all, the cards to one."""
    table = seduced(1, h0="jamboneuse.1 lardoneuse.1")
    assert table.state.deck.discards == [f"{PIGA}.1"]
    (seen,) = [fact for fact in table.facts if fact.says.key == "cochons-piga-seen"]
    assert known_to(seen) == [0]
    assert seen.says.args["number"] == 3
    assert table.asked == [0]
    assert table.choices(0, "swap", "take") == THEIRS[1].split()


def test_two_cards_are_swapped_for_two_or_none() -> None:
    """R-29: exactly two, both chosen by the caster; the target learns which cards went."""
    table = seduced(1, h0="jamboneuse.1 lardoneuse.1")
    assert table.refused("0: swap give=jamboneuse.1+ take=fusee.1+") == "refused-number"
    say(table, 0, "swap", give=("jamboneuse.1", "lardoneuse.1"), take=("fusee.1", "mentoto.1"))
    assert table.hand(0) == ["fusee.1", "mentoto.1"]
    assert table.hand(1) == ["vibro-massue.1", "jamboneuse.1", "lardoneuse.1"]
    told = [known_to(fact) for fact in table.facts if fact.says.key == "cochons-piga-cards"]
    assert told == [[0], [1]]
    conserved(table.state)


def test_the_absent_swap_nothing() -> None:
    """D-6."""
    table = seduced(1, h0="jamboneuse.1 lardoneuse.1")
    table.default(0)
    assert table.hand(1) == THEIRS[1].split()


@pytest.mark.parametrize(
    ("mine", "target", "number"), [("jamboneuse.1", 1, 1), ("jamboneuse.1 lardoneuse.1", 2, 1)]
)
def test_whoever_has_fewer_than_two_cards_swaps_as_many(mine: str, target: int, number: int) -> None:
    """R-29."""
    table = seduced(target, h0=mine)
    assert table.ask(0).args["number"] == number


def test_without_a_card_there_is_nothing_to_swap() -> None:
    """R-29: the hand is shown all the same, and the game goes on."""
    table = seduced(1, h0="")
    assert len(table.said("cochons-piga-seen")) == 1
    assert table.asked == [0, 1, 2]


def test_the_princess_comes_between_any_two_steps_also_on_the_first_turn() -> None:
    """EV-29, R-29: here while somebody else is being called to vote; never on oneself."""
    table = senate(1, 1, 1, turn=1, hands={2: f"{PIGA}.1", 0: "fusee.1"})
    ready(table)
    assert table.asked == [0]
    assert table.choices(2, PIGA, "target") == ["0", "1"]
    say(table, 2, PIGA, card=f"{PIGA}.1", target=0)
    assert table.asked == [0]
    assert table.ask(2).key == facts.ASK_ANYTIME
