"""A new hand and the cosmic quake (CD-10, CD-R13): eight cards are due, and a card that is not there brings it."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from tests.cosmic.scenario import Table, meet, position
from tests.games.telling import alone

HELD = {0: "quash", 1: "attack_10 attack_12", 2: "negotiate morph", 3: "attack_20"}


def begin_turn(hands: dict[int, str], left: int) -> Table:
    """Red's turn begins with these hands, and so many cards in the cosmic deck: none that can be put down."""
    state = position(hands=hands)
    useless = [card for card in state.deck.pile if not find_kind(card).is_encounter]
    state.deck.pile = useless[:left]
    return Table(alone(RULEBOOK, "turn"), state, "turn")


def test_a_new_hand_for_which_there_are_too_few_cards_brings_the_quake() -> None:
    """CD-10 (S2 87): Red has to draw eight, three are there; all hands go, and are dealt anew."""
    table = begin_turn(HELD, 3).finish()
    assert len(table.said("cosmic-quake")) == 1
    assert [len(table.hand(seat)) for seat in range(4)] == [3, 2, 2, 2]
    assert table.state.deck.discards == []


def test_an_offense_with_one_artifact_does_not_shuffle_it_again_and_again() -> None:
    """CD-10, CE-40: no other card is left to be drawn; the quake comes, and comes once."""
    table = begin_turn(HELD, 0).finish()
    assert len(table.said("cosmic-quake")) == 1
    assert len(table.said("cosmic-new-hand")) <= 3


def test_who_has_no_encounter_card_after_the_quake_goes_on_without() -> None:
    """CD-R13: one quake; what there is then is shown once more, and no more than that."""
    table = begin_turn({0: "quash", 1: "plague", 2: "attack_10", 3: "force_field"}, 0)
    while not table.said("cosmic-quake"):
        table.step()
    table.draw("quash")
    table.finish()
    assert table.hand(0) == ["quash"]
    assert (len(table.said("cosmic-quake")), len(table.said("cosmic-new-hand"))) == (1, 2)


def test_all_cards_that_may_be_drawn_are_seen_once_where_none_is_an_encounter_card() -> None:
    """CE-40: twenty useless cards for Red, all encounter cards in other hands: no quake, and no end of shuffling."""
    table = begin_turn(HELD, 20).finish()
    assert not table.said("cosmic-quake")
    assert 3 <= len(table.said("cosmic-new-hand")) <= 6


def test_a_hand_zap_brings_the_quake_too() -> None:
    """CD-10, CD-83: "draws a new hand" is eight cards, whoever says so."""
    options = {"reward_deck": "both", "pace": "gates"}
    table = meet(
        cards=("attack_10", "attack_04"), hands={2: "hand_zap"}, chapter="encounter", options=options
    ).until("gate-start")
    table.state.deck.pile.clear()
    table.tell("0: pass", "1: pass", "2: play card=hand_zap_r1 more=yes", "3: pass").until("choose-seat")
    table.tell("2: seat seat=%31").until("gate-start")
    assert len(table.said("cosmic-quake")) == 1
