"""Barbarian, Calculator, Chosen."""

from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_20", "attack_08")
LOOT = {1: "attack_04 attack_40 morph card_zap"}


def ready(seat: int, flare: str) -> dict[int, Policy]:
    return {seat: Policy(ready=(f"flare_{flare}",))}


def test_barbarian_keeps_a_card_for_each_ship_and_the_rest_is_discarded() -> None:
    """A4: two ships, four cards."""
    table = meet("barbarian", cards=ATTACKS, ships=2, hands=LOOT).until("choose-card")
    table.tell("0: card cards=attack_40_1+morph_1").finish()
    assert (table.hand(0), table.hand(1)) == (["attack_40", "morph"], [])
    assert table.discards == ["attack_04", "card_zap", "attack_20", "attack_08"][:2]


def test_an_absent_barbarian_keeps_the_best_cards() -> None:
    """A4, CE-R10."""
    table = meet("barbarian", cards=ATTACKS, ships=2, hands=LOOT).finish()
    assert table.hand(0) == ["attack_40", "morph"]


def test_barbarian_loots_before_a_negotiating_defense_is_compensated() -> None:
    """Blue loses four ships, and takes four of the five cards that Red then has."""
    table = meet("barbarian", cards=("attack_20", "negotiate"), hands={**LOOT, 0: "quash"}).finish()
    assert (len(table.hand(0)), len(table.hand(1)), len(table.discards)) == (0, 4, 1)


def test_barbarian_loots_only_as_the_offense_and_only_after_a_victory() -> None:
    assert len(meet("barbarian", cards=("attack_04", "attack_08"), hands=LOOT).finish().hand(1)) == 4
    assert (
        len(meet("", "barbarian", cards=("attack_04", "attack_08"), hands={0: "morph"}).finish().hand(0)) == 1
    )


def test_a_zapped_barbarian_loots_nothing() -> None:
    policies = {1: Policy(powers=("barbarian",))}
    table = meet("barbarian", cards=ATTACKS, hands={1: "morph cosmic_zap"}, policies=policies).finish()
    assert (table.hand(0), table.hand(1)) == ([], ["morph"])


def test_barbarians_super_loots_for_an_offensive_ally_by_its_own_ships() -> None:
    said = {"hands": {**LOOT, 2: "flare_barbarian"}, "policies": ready(2, "barbarian")}
    table = meet("", "", "barbarian", cards=ATTACKS, allies={2: "offense 1"}, **said).until("choose-card")  # type: ignore[arg-type]
    table.tell("2: card cards=attack_40_1+").finish()
    assert (table.hand(2), table.hand(1)) == (["attack_40", "flare_barbarian"], [])


SORTS: dict[str, object] = {"hands": {0: "flare_barbarian", **LOOT}, "policies": ready(0, "barbarian")}


def test_barbarians_wild_discards_what_its_owner_does_not_want_of_its_own_compensation() -> None:
    """A4: Red loses three ships, takes three of four cards, and discards one of them."""
    table = meet(cards=("negotiate", "attack_08"), **SORTS).until("choose-card")  # type: ignore[arg-type]
    cards = table.choices(0, "card", "cards")
    assert len(cards) == 3
    table.tell(f"0: card cards={cards[0]}+").finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 1)


def test_barbarians_wild_is_not_for_what_others_receive() -> None:
    """A4: Blue takes four cards of Red's, who may not look at them, nor discard any."""
    hands = {0: "flare_barbarian attack_04 attack_06 morph plague quash"}
    table = meet(cards=("attack_20", "negotiate"), hands=hands, policies=ready(0, "barbarian")).finish()
    assert (len(table.hand(1)), table.said("cosmic-played"), table.said("cosmic-barbarian-sees")) == (
        4,
        [],
        [],
    )


def test_barbarians_wild_sorts_the_own_rewards_of_an_ally() -> None:
    """A4, CE-105: Green is rewarded with two cards."""
    said = {"allies": {2: "defense 2"}, "hands": {2: "flare_barbarian"}, "policies": ready(2, "barbarian")}
    table = meet(cards=("attack_04", "attack_08"), **said).until("choose-card")  # type: ignore[arg-type]
    table.tell(f"2: card cards={'+'.join(table.choices(2, 'card', 'cards'))}").finish()
    assert table.hand(2) == ["flare_barbarian"]


def test_calculator_reduces_the_higher_attack_by_the_lower() -> None:
    """A5: 20 - 08 + 3 against 08 + 4; a tie goes to the defense."""
    table = meet("", "calculator", cards=ATTACKS).until("power").tell("1: use").finish()
    assert (table.totals, table.winner) == ({0: 15, 1: 12}, "offense")


def test_calculator_leaves_equal_attacks() -> None:
    table = meet("", "calculator", cards=("attack_08", "attack_08")).until("power").tell("1: use").finish()
    assert table.totals == {0: 11, 1: 12}


def test_calculator_is_not_called_by_the_absent_and_not_against_a_negotiate() -> None:
    assert meet("", "calculator", cards=ATTACKS).finish().totals == {0: 23, 1: 12}
    table = meet("", "calculator", cards=("attack_20", "negotiate")).until("power").tell("1: use").finish()
    assert table.winner == "offense"


def test_calculator_sees_what_an_earlier_power_made_of_an_attack() -> None:
    """CE-24: Tripler, the offense, acts first: 30 - 08 against 08; as the defense it acts after: 10 - 08, then 24."""
    table = (
        meet("tripler", "calculator", cards=("attack_10", "attack_08")).until("power").tell("1: use").finish()
    )
    assert table.totals == {0: 25, 1: 12}
    table = (
        meet("calculator", "tripler", cards=("attack_10", "attack_08")).until("power").tell("0: use").finish()
    )
    assert table.totals == {0: 5, 1: 28}


def test_a_zapped_calculator_reduces_nothing() -> None:
    said = {"hands": {0: "cosmic_zap"}, "policies": {0: Policy(powers=("calculator",))}}
    table = meet("", "calculator", cards=ATTACKS, **said).until("power").tell("1: use").finish()  # type: ignore[arg-type]
    assert table.totals == {0: 23, 1: 12}


def test_calculators_super_works_for_an_ally() -> None:
    said = {"hands": {2: "flare_calculator"}, "policies": ready(2, "calculator"), "allies": {2: "defense 1"}}
    table = meet("", "", "calculator", cards=ATTACKS, **said).until("power").tell("2: use").finish()  # type: ignore[arg-type]
    assert table.totals == {0: 15, 1: 13}


def guess(*cards: str, reply: str) -> Table:
    said = {"hands": {0: "flare_calculator"}, "policies": ready(0, "calculator")}
    table = meet(cards=(cards[0], cards[1]), **said).until("choose-yes")  # type: ignore[arg-type]
    return table.tell(f"0: {reply}").finish()


def test_calculators_wild_guessed_right_reduces_the_opponent() -> None:
    """20 + 09 is odd: 09 - 20 + 4."""
    assert guess("attack_20", "attack_09", reply="yes").totals == {0: 23, 1: -7}


def test_calculators_wild_guessed_wrong_reduces_the_own_attack() -> None:
    """20 + 08 is even: 20 - 08 + 3."""
    assert guess("attack_20", "attack_08", reply="yes").totals == {0: 15, 1: 12}
    assert guess("attack_20", "attack_08", reply="pass").totals == {0: 23, 1: -8}


def choose(*cards: str, aliens: tuple[str, ...] = ("chosen",), **said: object) -> Table:
    """Red uses Chosen; the next three cards are an attack 30, a morph and a plague."""
    table = meet(*aliens, cards=(cards[0], cards[1]), **said)  # type: ignore[arg-type]
    pile = table.state.deck.pile
    top = [
        next(card for card in pile if find_kind(card).name == kind)
        for kind in ("plague", "morph", "attack_30")
    ]
    for card in top:
        pile.remove(card)
        pile.append(card)
    return table.until("power").tell("0: use")


def test_chosen_adds_a_drawn_attack_to_its_own() -> None:
    """A6: 10 + 30 + 3."""
    table = choose("attack_10", "attack_08").tell("0: card cards=attack_30_1+", "0: yes").finish()
    assert (table.totals, table.hand(0)) == ({0: 43, 1: 12}, [])
    assert sorted(table.discards) == ["attack_30", "morph", "plague"]


def test_chosen_replaces_its_attack() -> None:
    table = choose("attack_10", "attack_08").tell("0: card cards=attack_30_1+", "0: pass").finish()
    assert table.totals == {0: 33, 1: 12}
    assert sorted(table.discards) == ["attack_10", "morph", "plague"]


def test_chosen_replaces_its_negotiate_by_a_morph_which_copies_the_attack() -> None:
    """CE-136: 08 + 3 against 08 + 4."""
    table = choose("negotiate", "attack_08").tell("0: card cards=morph_1+").finish()
    assert table.totals == {0: 11, 1: 12}


def test_chosen_may_draw_in_vain_and_the_absent_do_not_draw() -> None:
    table = choose("attack_10", "attack_08").tell("0: card cards=+").finish()
    assert (table.totals[0], len(table.discards)) == (13, 3)
    assert meet("chosen", cards=("attack_10", "attack_08")).finish().discards == []


def test_a_zapped_chosen_does_not_draw() -> None:
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("chosen",))}}
    table = choose("attack_10", "attack_08", **said)  # type: ignore[arg-type]
    assert table.finish().discards == ["cosmic_zap"]


def test_chosens_super_keeps_what_is_no_encounter_card() -> None:
    said = {"hands": {0: "flare_chosen"}, "policies": ready(0, "chosen")}
    table = choose("attack_10", "attack_08", **said)  # type: ignore[arg-type]
    table.tell("0: card cards=attack_30_1+", "0: yes").finish()
    assert (table.totals[0], table.hand(0)) == (43, ["plague", "flare_chosen"])


def test_chosens_wild_draws_a_card() -> None:
    table = meet(cards=ATTACKS, hands={0: "flare_chosen"}, policies=ready(0, "chosen")).until("card")
    assert len(table.hand(0)) == 3
