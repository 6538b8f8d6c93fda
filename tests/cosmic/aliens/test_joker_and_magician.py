"""Joker and Magician."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, position, ready
from tests.games.telling import alone


def test_a_revealed_08_becomes_what_a_token_says() -> None:
    """A20: by default the best attack for its own side."""
    table = meet("joker", cards=("attack_08", "attack_10")).finish()
    assert table.totals == {0: 45, 1: 14}
    assert table.state.players[0].tokens == {"joker-down-attack_42": 1}


def test_a_joker_on_the_other_side_gets_the_weakest_attack_by_default() -> None:
    assert meet("joker", cards=("attack_10", "attack_08")).finish().totals == {0: 13, 1: 8}


def test_joker_acts_as_a_bystander_and_on_both_cards() -> None:
    table = meet("", "", "joker", cards=("attack_08", "attack_08")).until("choose-card")
    table.tell("2: card cards=attack_15+")
    assert "attack_15" not in table.choices(2, "card", "cards")
    table.tell("2: card cards=attack_23+").finish()
    assert table.totals == {0: 18, 1: 27}


def test_a_morph_token_copies_the_other_card() -> None:
    """CE-91, CD-R25."""
    table = meet("joker", cards=("attack_08", "attack_20")).until("choose-card").tell("0: card cards=morph+")
    assert table.finish().totals == {0: 23, 1: 24}


def test_a_retreat_token_of_the_defense_leaves_its_ships_on_the_planet() -> None:
    """TV-21: the offense lands beside them, the defensive ally goes home, nobody is compensated."""
    table = meet("", "joker", cards=("attack_12", "attack_08"), allies={2: "defense 1"}, hands={0: "morph"})
    table.until("choose-card").tell("1: card cards=retreat+").finish()
    assert table.winner == "offense"
    assert table.ships("1-1") == [3, 4, 0, 0]
    assert (table.ships("warp"), table.hand(0)) == ([0, 0, 0, 0], ["morph"])


def test_a_retreat_token_of_the_offense_brings_its_ships_home() -> None:
    table = meet("joker", cards=("attack_08", "attack_12")).until("choose-card")
    table.tell("0: card cards=retreat+").finish()
    assert (table.winner, table.lost(0)) == ("defense", 0)


def test_a_retreat_against_a_negotiate_is_a_negotiate() -> None:
    """CD-60."""
    table = meet("joker", cards=("attack_08", "negotiate")).until("choose-card")
    assert table.tell("0: card cards=retreat+").until("deal").winner == "deal"


def test_when_no_token_lies_face_up_those_on_the_sheet_are_turned_up() -> None:
    """A20: the last one is on a card then, and comes back face down."""
    table = meet("joker", cards=("attack_08", "attack_10"))
    down = ("attack_23", "attack_16", "attack_15", "attack_08", "attack_04", "negotiate", "morph", "retreat")
    table.state.players[0].tokens = {f"joker-down-{token}": 1 for token in down}
    assert table.finish().totals[0] == 45
    assert table.state.players[0].tokens == {"joker-down-attack_42": 1}


def test_joker_names_another_attack_at_the_start_of_its_turn() -> None:
    table = Table(alone(RULEBOOK, "turn"), position("joker", hands={0: "attack_10"}), "turn")
    table.until("power").tell("0: use")
    assert "negotiate" not in table.choices(0, "card", "cards")
    table.tell("0: card cards=attack_10+")
    assert table.state.players[0].tokens == {"joker-is-attack_10": 1}


def test_a_named_attack_is_wild_and_08_is_not() -> None:
    table = meet("joker", cards=("attack_08", "attack_10"))
    table.state.players[0].tokens = {"joker-is-attack_10": 1}
    assert table.finish().totals == {0: 11, 1: 8}


def test_a_zapped_joker_leaves_the_cards() -> None:
    zaps = {1: Policy(powers=("joker",))}
    table = meet("joker", cards=("attack_08", "attack_10"), hands={1: "cosmic_zap"}, policies=zaps).finish()
    assert table.totals == {0: 11, 1: 14}
    assert table.state.players[0].tokens == {}


def test_jokers_super_names_any_encounter_card() -> None:
    table = meet(
        "joker",
        chapter="alliance",
        hands={0: "negotiate flare_joker", 1: "attack_10"},
        policies={0: ready("joker")},
    )
    table.cards = ("negotiate", "attack_10")
    table.until("choose-card").tell("0: card cards=negotiate+")
    assert table.finish().totals == {0: 45, 1: 14}


def test_what_the_super_named_is_wild_only_as_long_as_the_flare_is_held() -> None:
    table = meet("joker", cards=("attack_08", "attack_10"))
    table.state.players[0].tokens = {"joker-by-flare-attack_10": 1}
    assert table.finish().totals == {0: 45, 1: 14}


def test_jokers_wild_turns_a_negotiate_into_an_08() -> None:
    table = meet(cards=("negotiate", "attack_10"), hands={0: "flare_joker"}, policies={0: ready("joker")})
    assert table.finish().totals == {0: 11, 1: 14}


def test_magician_takes_one_of_two_cards() -> None:
    """A26: Blue, having taken, may play what it took."""
    table = meet("", "magician", cards=("attack_12", "attack_08"), hands={0: "attack_06 negotiate"})
    assert table.asked == [0]
    table.tell("0: card cards=attack_12_1+attack_06_1")
    table.draw("attack_06", "shuffled")
    assert table.choices(1, "card", "card") == ["attack_08_1", "attack_12_1"]
    table.tell("1: card card=attack_12_1").finish()
    assert table.totals == {0: 9, 1: 16}
    assert (table.hand(0), table.hand(1)) == (["negotiate"], ["attack_08"])


def test_magician_against_oracle() -> None:
    """S-4: the offense's Oracle first: Blue's card lies face up, and stays."""
    table = meet(
        "oracle",
        "magician",
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06 negotiate", 1: "attack_20"},
    )
    assert table.asked == [1]
    table.tell("1: card card=attack_08_1", "0: card cards=attack_12_1+attack_06_1")
    table.draw("attack_06", "shuffled")
    table.finish()
    assert table.totals == {0: 9, 1: 12}
    assert (table.winner, table.hand(0)) == ("defense", ["negotiate"])
    assert table.hand(1) == ["attack_12", "attack_20"]


def test_oracle_against_magician() -> None:
    """S-4 (b): the offense's Magician first; then its card lies face up."""
    table = meet(
        "magician",
        "oracle",
        cards=("attack_20", "attack_12"),
        hands={0: "attack_08", 1: "attack_06"},
    )
    assert table.asked == [1]
    table.tell("1: card cards=attack_12_1+attack_06_1")
    table.draw("attack_06", "shuffled")
    assert table.asked == [0]
    assert table.finish().totals == {0: 23, 1: 10}


def test_a_single_encounter_card_is_left_alone() -> None:
    """S-4 (c)."""
    table = meet("", "magician", cards=("attack_12", "attack_08")).finish()
    assert table.totals == {0: 15, 1: 12}


def test_a_zapped_magician_lets_one_card_be_put_down() -> None:
    table = meet(
        "",
        "magician",
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06 cosmic_zap"},
        policies={0: Policy(powers=("magician",))},
    ).finish()
    assert table.totals == {0: 15, 1: 12}


@pytest.mark.parametrize(("answer", "left"), [("yes", 9), ("pass", 15)])
def test_magicians_super_turns_a_card_face_up_before_it_takes_one(answer: str, left: int) -> None:
    table = meet(
        "",
        "magician",
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06", 1: "flare_magician"},
        policies={1: ready("magician")},
    ).until("card")
    table.tell("0: card cards=attack_12_1+attack_06_1")
    table.draw("attack_06", "shuffled")
    assert table.asked == [1]
    assert table.tell(f"1: {answer}").finish().totals[0] == left


def test_magicians_wild_has_three_put_down_and_one_of_them_played() -> None:
    table = meet(
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06 negotiate", 1: "flare_magician"},
        policies={1: ready("magician")},
    ).until("card")
    table.tell("0: card cards=attack_12_1+attack_06_1+negotiate_1", "1: card card=attack_08_1")
    table.draw("attack_12", "shuffled")
    table.finish()
    assert len(table.hand(0)) == 2
    assert table.hand(1) == ["flare_magician"]


@pytest.mark.parametrize(("held", "drawn"), [("attack_06", True), ("attack_06 negotiate", False)])
def test_a_defense_with_fewer_than_three_encounter_cards_draws_a_new_hand_for_magicians_wild(
    held: str, drawn: bool
) -> None:
    """A26, CE-138."""
    table = meet(
        cards=("attack_12", "attack_08"),
        hands={0: "flare_magician", 1: held},
        policies={0: ready("magician")},
    ).until("card")
    assert bool(table.said("cosmic-new-hand")) is drawn
    assert len(table.choices(1, "card", "cards")) >= 3


def test_an_offense_with_fewer_puts_down_what_it_has() -> None:
    """A26: no new hand, and no end of its turn."""
    table = meet(
        cards=("attack_12", "attack_08"),
        hands={0: "attack_06", 1: "flare_magician"},
        policies={1: ready("magician")},
    ).until("card")
    assert table.said("cosmic-new-hand") == []
    table.tell("0: card cards=attack_12_1+attack_06_1").finish()
    assert table.winner


TWO_BACKS = {"pace": "orders", "reward_deck": "both"}


@pytest.mark.parametrize(("cosmic", "taken"), [(1, "attack_12"), (0, "variable_02_20")])
def test_of_two_backs_magician_says_which_it_takes(cosmic: int, taken: str) -> None:
    """A26, CD-35: whoever takes at random may choose the back; the other card is played."""
    table = meet(
        "", "magician", cards=("attack_12", "attack_08"), hands={0: "variable_02_20"}, options=TWO_BACKS
    ).until("card")
    table.take(Seat(0), Reply("card", {"cards": tuple(table.state.players[0].hand)}))
    assert (table.asked, table.ask(1).rule) == ([1], "CD-35")
    table.tell(f"1: number number={cosmic}")
    assert taken in table.hand(1)


@pytest.mark.parametrize(("turned", "taken"), [(1, ["attack_12"]), (0, ["variable_02_20"])])
def test_magicians_super_turns_up_a_card_of_the_back_that_it_says(turned: int, taken: list[str]) -> None:
    """A26, CD-35: the card that is turned up is of the back that it names, and it takes that one."""
    table = meet(
        "",
        "magician",
        cards=("attack_12", ""),
        hands={0: "variable_02_20", 1: "attack_08 flare_magician"},
        policies={1: ready("magician")},
        options=TWO_BACKS,
    ).until("card")
    table.take(Seat(0), Reply("card", {"cards": tuple(table.state.players[0].hand)}))
    table.tell(f"1: number number={turned}", "1: yes")
    assert [card for card in table.hand(1) if card in {"attack_12", "variable_02_20"}] == taken


@pytest.mark.parametrize(("cosmic", "played"), [(1, "attack_12"), (0, "variable_02_20")])
def test_the_owner_of_magicians_wild_says_of_which_back_the_card_is_that_is_played(
    cosmic: int, played: str
) -> None:
    """A26, CD-35: of three cards one at random; the two others go back."""
    table = meet(
        cards=("attack_12", "attack_08"),
        hands={0: "variable_02_20 variable_03_30", 1: "flare_magician"},
        policies={1: ready("magician")},
        options=TWO_BACKS,
    ).until("card")
    table.take(Seat(0), Reply("card", {"cards": tuple(table.state.players[0].hand)}))
    table.tell("1: card card=attack_08_1", f"1: number number={cosmic}")
    if not cosmic:
        table.draw("variable_03_30", "shuffled")
    assert table.finish().state.now.offense.card.startswith(played)
    assert len(table.hand(0)) == 2
