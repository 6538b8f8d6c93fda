"""Cosmic Pig with Cosmic Dominion: reward cards, rifts and special ships beside The Piggy (6.4)."""

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.extension.declarations import DEALT
from games.cosmic.extension.hooks import Now, pool
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import GATE
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Seat
from tests.cosmic.pig import ON, contents, holder, stage, totals

BOTH = {"reward_deck": "both"}
OTHERS = {2: "attack_10", 3: "attack_12"}


def test_virus_may_be_dealt_where_there_are_attacks_below_nought() -> None:
    """X-9, CP-8: the deck of Incursion has some; an intimidate of Dominion alone is none."""
    virus = {
        deck: "virus"
        in pool.of(RULEBOOK.assembly[DEALT], Now(RULEBOOK.setup(4, {**ON, "reward_deck": deck})))
        for deck in ("none", "dominion", "incursion", "both")
    }
    assert virus == {"none": False, "dominion": False, "incursion": True, "both": True}


@pytest.mark.parametrize(
    ("card", "kicker", "total"),
    [
        ("attack_-7", "", -7 - 5 - 3),
        ("variable_12_21", "", 12 - 5 - 3),
        ("attack_10", "kicker_0", -5 - 3),
        ("attack_10", "kicker_4", 40 - 5 - 3),
    ],
)
def test_reward_cards_count_as_they_are_written(card: str, kicker: str, total: int) -> None:
    """X-8, CP-23: low numbers are strong, kickers multiply the card."""
    table = stage(cards=(card, "attack_08"), hands={0: kicker}, options=BOTH).until("card")
    held = table.state.players[0].hand
    wanted: dict[str, Answer] = {"card": next(one for one in held if one.startswith(card))}
    if kicker:
        wanted["kicker"] = next(one for one in held if one.startswith(kicker))
    table.take(Seat(0), Reply("card", wanted))
    table.finish()
    assert totals(table)[0] == total


def test_a_flagship_takes_three_off_and_any_number_may_go_with_it() -> None:
    """X-15, CP-R23, CD-24."""
    table = stage(
        cards=("attack_10", "attack_10"), options={"special_ships": "flagship"}, marked={0: GATE}, ships=6
    ).finish()
    assert totals(table) == {0: 10 - 4 - 6 - 3, 1: 10 - 5 - 4}


def test_a_colony_by_a_rift_is_no_landing() -> None:
    """X-11, CP-R16: nobody looks into an envelope."""
    table = stage(
        chapter="encounter",
        cards=("attack_10", "attack_08"),
        hands={0: "rift_1"},
        placed={3: ["3-4 4"]},
        envelopes={"3-5": "morph"},
        options={**BOTH, "pace": "gates"},
    )
    table.tell("chance: 3").until("gate-start").tell(
        "0: play card=rift_1_r1 more=yes", "1: pass", "2: pass", "3: pass"
    )
    table.until("choose-seat").tell("0: seat seat=%30")
    table.until("choose-ships").take(Seat(0), Reply("ships", {"ships": ("0-1.1",)}))
    table.until("gate-start")
    assert table.ships("3-5")[0] == 1
    assert table.said("cosmic-pig-sees") == []


def test_hand_zap_makes_the_holder_drop_the_piggy() -> None:
    """X-13, CP-40: the whole hand is discarded; a new one is drawn first."""
    table = stage(
        chapter="encounter",
        piggy=3,
        cards=("attack_10", "attack_08"),
        hands={0: "hand_zap", 2: "attack_10", 3: "attack_12"},
        options={**BOTH, "pace": "gates"},
    )
    table.tell("chance: 3").until("gate-start")
    table.tell("0: play card=hand_zap_r1", "1: pass", "2: pass", "3: pass").until("choose-seat")
    table.tell("0: seat seat=%33").until("pig-commit")
    assert table.state.table == [PIGGY]
    assert len(table.hand(3)) == 8
    assert "attack_12" in table.discards


@pytest.mark.parametrize(("hand", "ships"), [("rift_2 morph plague", 4), ("rift_2 morph", 3)])
def test_a_rift_costs_other_cards_first(hand: str, ships: int) -> None:
    """CP-R3, CD-81, CD-R12, CP-28: Red takes all that Blue has; The Piggy is dropped where too little else is left."""
    hands = {1: hand, 0: "", **OTHERS}
    table = stage(cards=("negotiate", "attack_04"), ships=ships, piggy=1, hands=hands, options=BOTH)
    table.until("choose-card")
    assert PIGGY not in table.choices(0, "card", "cards")
    table.default(0)
    if ships == 3:
        table.until("pig-commit")
        assert table.state.table == [PIGGY]
    else:
        table.finish()
        assert holder(table) == 0
        assert table.hand(0) == ["the_piggy"]


def test_reward_cards_may_lie_in_envelopes() -> None:
    """X-16: exchanged like any other card."""
    table = stage(
        cards=("attack_04", "attack_40"), hands={0: "kicker_4"}, envelopes={"1-1": "morph"}, options=BOTH
    ).until("pig-envelope")
    kicker = next(card for card in table.state.players[0].hand if card.startswith("kicker_4"))
    inside = tuple(table.choices(0, "exchange", "take"))
    table.take(Seat(0), Reply("exchange", {"put": (kicker,), "take": inside}))
    assert contents(table, "1-1") == ["kicker_4"]


def test_finder_of_a_reward_deck_finds_the_piggy_in_a_hand() -> None:
    """X-14, CP-35."""
    for piggy, found in ((3, 0), ("3-5", None)):
        table = stage(
            chapter="encounter",
            piggy=piggy,
            cards=("attack_10", "attack_08"),
            hands={0: "finder", 3: "attack_12"},
            options={"reward_deck": "incursion", "pig_finder": False, "pace": "gates"},
        )
        table.tell("chance: 3").until("gate-start")
        table.tell("0: play card=finder_r1 more=yes", "1: pass", "2: pass", "3: pass").until("choose-card")
        table.take(Seat(0), Reply("card", {"cards": ("the_piggy",)}))
        table.until("gate-start")
        assert holder(table) == found
