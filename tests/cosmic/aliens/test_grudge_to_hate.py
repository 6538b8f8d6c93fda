"""Grudge, Hacker, Hate."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_20", "attack_08")
HAND = "attack_04 attack_05 attack_06 morph plague"


def ready(seat: int, *cards: str) -> dict[int, Policy]:
    return {seat: Policy(ready=cards)}


def invite(*aliens: str, cards: tuple[str, str], **said: object) -> Table:
    """Red invites Green and Yellow; Green comes, Yellow does not."""
    table = meet(*aliens, cards=cards, chapter="alliance", **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+%33", "1: pass").until("ally")
    return table.tell("2: ally side=offense ships=2-1.1+", "3: pass")


def test_who_was_invited_and_did_not_come_loses_a_ship_when_grudge_wins() -> None:
    """A15."""
    table = invite("grudge", cards=ATTACKS).finish()
    assert [table.lost(seat) for seat in (2, 3)] == [0, 1]


def test_four_ships_when_grudge_loses() -> None:
    assert [invite("grudge", cards=("attack_04", "attack_08")).finish().lost(seat) for seat in (2, 3)] == [
        1,
        4,
    ]


def test_four_ships_when_its_deal_fails() -> None:
    assert invite("grudge", cards=("negotiate", "negotiate")).finish().lost(3) == 4


def test_a_zapped_grudge_bears_none() -> None:
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("grudge",))}}
    assert invite("grudge", cards=ATTACKS, **said).finish().lost(3) == 0


def test_grudge_without_its_power_at_the_end_takes_no_revenge() -> None:
    """CE-23: the last ship of its third home colony was launched; the power never works."""
    table = invite("grudge", cards=ATTACKS, placed={0: ["2-1 4", "2-2 4", "2-3 1"]}, ships=4)
    assert table.finish().lost(3) == 0


def test_grudges_super_always_takes_four() -> None:
    said = {"hands": {0: "flare_grudge"}, "policies": ready(0, "flare_grudge")}
    assert invite("grudge", cards=ATTACKS, **said).finish().lost(3) == 4


def test_grudges_wild_sends_the_winners_allies_home_without_rewards() -> None:
    said = {"hands": {0: "flare_grudge"}, "policies": ready(0, "flare_grudge"), "allies": {2: "defense 2"}}
    table = meet(cards=("attack_04", "attack_08"), **said).finish()  # type: ignore[arg-type]
    assert (table.hand(2), table.lost(2), table.said("cosmic-rewarded")) == ([], 0, [])


def test_hacker_chooses_whose_hand_and_which_cards() -> None:
    """A16: three ships were lost; it takes three cards of Green's."""
    hands = {1: HAND, 2: "attack_40 quash negotiate attack_04"}
    table = meet("hacker", cards=("negotiate", "attack_08"), hands=hands).until("power").tell("0: use")
    table.tell("0: seat seat=%32")
    cards = table.choices(0, "card", "cards")
    assert len(cards) == 4
    table.tell(f"0: card cards={'+'.join(card for card in cards if card[:9] != 'attack_04')}").finish()
    assert (table.hand(0), table.hand(1)) == (["attack_40", "negotiate", "quash"], HAND.split())


def test_hacker_chooses_what_is_taken_from_it() -> None:
    hands = {1: "attack_04 attack_40 morph plague"}
    table = (
        meet("", "hacker", cards=("negotiate", "attack_08"), ships=2, hands=hands)
        .until("power-on")
        .tell("1: use")
    )
    table.tell("1: card cards=attack_04_1+plague_1").finish()
    assert (table.hand(0), table.hand(1)) == (["attack_04", "plague"], ["attack_40", "morph"])


def test_an_absent_hacker_takes_at_random_and_a_zapped_one_too() -> None:
    table = meet("hacker", cards=("negotiate", "attack_08"), hands={1: HAND}).finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)
    said = {"hands": {1: f"{HAND} cosmic_zap"}, "policies": {1: Policy(powers=("hacker",))}}
    table = meet("hacker", cards=("negotiate", "attack_08"), **said).until("power").tell("0: use").finish()  # type: ignore[arg-type]
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)


def test_hackers_wild_stops_compensation() -> None:
    said = {"hands": {1: f"{HAND} flare_hacker"}, "policies": ready(1, "flare_hacker")}
    table = meet(cards=("negotiate", "attack_08"), **said).finish()  # type: ignore[arg-type]
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 6)


def test_hackers_super_gives_as_many_cards_back_to_whom_it_took_from() -> None:
    said = {"hands": {0: "attack_01 attack_00 flare_hacker", 1: HAND}, "policies": ready(0, "flare_hacker")}
    table = meet("hacker", cards=("negotiate", "attack_08"), ships=2, **said).until("power").tell("0: pass")  # type: ignore[arg-type]
    table.until("choose-card").tell("0: card cards=attack_00_1+attack_01_1").finish()
    assert len(table.hand(0)) == 3
    assert {"attack_00", "attack_01"} <= set(table.hand(1))


def hate(*aliens: str, **said: object) -> Table:
    """Red's turn begins: Red holds an attack 08 and a morph, Blue a 10 and a 06, Green a 06, Yellow nothing."""
    hands = {0: "attack_08 morph", 1: "attack_10 attack_06", 2: "attack_06", 3: ""}
    for seat, more in said.pop("more", {}).items():  # type: ignore[attr-defined]
        hands[seat] += f" {more}"
    return meet(*(aliens or ("hate",)), hands=hands, chapter="turn", **said)  # type: ignore[arg-type]


def test_hate_makes_others_discard_as_high_an_attack_or_lose_three_ships_of_its_choice() -> None:
    """A17."""
    table = hate().until("choose-card").tell("0: card cards=attack_08_1+")
    assert table.asked == [1, 2, 3]
    assert (table.choices(1, "card", "card"), table.choices(2, "card", "card")) == (["attack_10_1"], [])
    table.tell("1: card card=attack_10_1", "2: pass", "3: pass")
    table.tell("0: ships ships=2-1.1+2-1.2+2-1.3", "0: ships ships=3-1.1+3-2.1+3-3.1").until("launch")
    assert [table.lost(seat) for seat in (1, 2, 3)] == [0, 3, 3]
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["morph"], ["attack_06"], ["attack_06"])
    assert table.ships("2-1") == [0, 0, 1, 0]


def test_hates_other_types_need_the_same_type_whatever_the_value() -> None:
    table = hate().until("choose-card").tell("0: card cards=morph_1+")
    assert [table.choices(seat, "card", "card") for seat in (1, 2, 3)] == [[], [], []]


def test_the_absent_discard_the_lowest_that_matches_and_hate_takes_from_where_most_are() -> None:
    table = hate().until("launch")
    assert (table.hand(0), table.hand(1), table.lost(1)) == (["morph"], ["attack_06"], 0)
    assert (table.lost(2), table.lost(3)) == (3, 3)


def test_hate_without_an_encounter_card_left_draws_a_new_hand() -> None:
    """A17, CE-138: the card discarded was the last one; the turn goes on with a hand of eight."""
    table = meet("hate", hands={0: "attack_08 plague"}, chapter="turn").until("choose-card")
    table.tell("0: card cards=attack_08_1+").until("launch")
    assert (len(table.hand(0)), table.said("cosmic-new-hand")[0]["number"]) == (8, 1)


def test_hate_with_an_encounter_card_left_keeps_its_hand() -> None:
    table = hate().until("choose-card").tell("0: card cards=attack_08_1+").until("launch")
    assert (table.hand(0), table.said("cosmic-new-hand")) == (["morph"], [])


def test_a_zapped_hate_discards_nothing() -> None:
    table = hate(more={1: "cosmic_zap"}, policies={1: Policy(powers=("hate",))}).until("launch")
    assert (table.hand(0), table.lost(3)) == (["attack_08", "morph"], 0)


def test_hates_super_shows_the_card() -> None:
    table = hate(more={0: "flare_hate"}, policies=ready(0, "flare_hate")).until("launch")
    assert table.hand(0) == ["attack_08", "morph", "flare_hate"]
    assert table.lost(2) == 3


def test_hates_wild_wins_when_the_opponent_has_no_encounter_card_left() -> None:
    said = {"hands": {0: "flare_hate"}, "policies": ready(0, "flare_hate")}
    table = meet(cards=ATTACKS, **said).finish()  # type: ignore[arg-type]
    assert (table.winner, table.hand(0), table.hand(1)) == ("offense", ["attack_20", "flare_hate"], [])
    assert (table.ships("1-1"), table.lost(1)) == ([3, 0, 0, 0], 4)


def test_hates_wild_otherwise_costs_a_card() -> None:
    said = {"hands": {0: "flare_hate", 1: "attack_06 attack_10"}, "policies": ready(0, "flare_hate")}
    table = meet(cards=ATTACKS, **said).until("card")  # type: ignore[arg-type]
    assert len(table.hand(1)) == 2
