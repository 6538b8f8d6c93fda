"""Mind looks at hands, Mirror swaps digits, Mite makes the rich discard."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, count_uses, meet, ready


def learnt(table: Table, seat: int) -> list[int]:
    """Whose cards a seat alone has seen by Mind, in order."""
    seen = [fact for fact in table.facts if fact.says.key == "cosmic-mind-sees"]
    assert all(fact.to == (seat,) for fact in seen)
    return [int(fact.says.args["who"].seat) for fact in seen]  # type: ignore[union-attr]


def test_mind_looks_at_the_opponents_hand() -> None:
    """A28."""
    table = meet("mind", hands={0: "attack_10", 1: "attack_04"}, chapter="alliance").until("power")
    assert learnt(table.tell("0: use"), 0) == [1]


def test_a_bystanders_mind_picks_a_main_player() -> None:
    table = meet("", "", "mind", hands={0: "attack_10", 1: "attack_04"}, chapter="alliance").until("power")
    assert learnt(table.tell("2: use", "2: seat seat=%31"), 2) == [1]


def test_minds_super_looks_at_both_hands() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "flare_mind"}
    table = meet("", "", "mind", hands=hands, policies={2: ready("mind")}, chapter="alliance").until("power")
    assert learnt(table.tell("2: use"), 2) == [0, 1]


def test_minds_wild_sees_what_is_drawn_and_nobody_else_does() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "flare_mind"}
    table = meet("kamikaze", hands=hands, policies={2: ready("mind")}, chapter="encounter")
    table.until("choose-seat").tell("2: seat seat=%30").until("power").tell("0: use")
    assert learnt(table.until("card"), 2) == [0]


def test_an_absent_mind_sees_nothing() -> None:
    table = meet("mind", hands={0: "attack_10", 1: "attack_04"}, chapter="alliance").until("card")
    assert learnt(table, 0) == []


def test_mirror_swaps_the_digits_of_both_attacks() -> None:
    """A29, S-5 (c)."""
    table = meet("mirror", cards=("attack_06", "attack_20")).until("power").tell("0: use").finish()
    assert table.totals == {0: 63, 1: 6}


def test_mirror_works_on_what_is_revealed() -> None:
    """S-5: Sorcerer has swapped the cards before."""
    table = meet("mirror", "sorcerer", cards=("attack_06", "attack_20")).until("power")
    table.tell("0: use").until("power").tell("1: use").finish()
    assert table.totals == {0: 5, 1: 64}


@pytest.mark.parametrize(("whose", "totals"), [("%30", {0: 5, 1: 10}), ("%31", {0: 23, 1: 64})])
def test_mirrors_super_swaps_one_card(whose: str, totals: dict[int, int]) -> None:
    """S-5 (b)."""
    table = meet(
        "mirror",
        "sorcerer",
        cards=("attack_06", "attack_20"),
        hands={0: "flare_mirror"},
        policies={0: ready("mirror")},
    )
    table.until("power").tell("0: use").until("power").tell("1: use").until("choose-seat")
    assert table.tell(f"0: seat seat={whose}").finish().totals == totals


def test_a_zapped_mirror_swaps_nothing() -> None:
    table = meet(
        "mirror",
        cards=("attack_06", "attack_20"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("mirror",))},
    )
    assert table.until("power").tell("0: use").finish().totals == {0: 9, 1: 24}


def test_mirrors_wild_copies_the_opponents_card() -> None:
    table = meet(cards=("negotiate", "attack_20"), hands={0: "flare_mirror"}, policies={0: ready("mirror")})
    assert table.finish().totals == {0: 23, 1: 24}


RICH = {0: "attack_10", 1: "morph plague quash force_field attack_04"}


def test_mite_makes_a_rich_defense_discard_down_to_three() -> None:
    """A30; the absent discard."""
    table = meet("mite", hands=RICH, chapter="launch").until("card")
    assert (len(table.hand(1)), len(table.discards)) == (3, 2)


def test_mite_is_content_with_a_colony() -> None:
    table = meet("mite", hands=RICH, chapter="launch").until("choose-yes")
    assert table.asked == [1]
    table.tell("1: yes")
    assert table.ships("1-1") == [1, 4, 0, 0]
    assert (table.state.now.success, len(table.hand(1))) == (True, 5)


def test_mite_leaves_three_cards_alone() -> None:
    table = meet("mite", hands={0: "attack_10", 1: "attack_04 morph plague"}, chapter="launch").until("card")
    assert (len(table.hand(1)), count_uses(table, "mite")) == (3, 0)


def test_a_zapped_mite_gets_nothing() -> None:
    hands = RICH | {2: "cosmic_zap"}
    table = meet("mite", hands=hands, policies={2: Policy(powers=("mite",))}, chapter="launch").until("card")
    assert len(table.hand(1)) == 5


def test_mites_super_takes_what_is_discarded() -> None:
    hands = RICH | {0: "attack_10 flare_mite"}
    table = meet("mite", hands=hands, policies={0: ready("mite")}, chapter="launch").until("choose-card")
    taken = table.choices(0, "card", "cards")
    assert len(taken) == 2
    table.tell(f"0: card cards={'+'.join(taken)}").until("card")
    assert (len(table.hand(0)), table.discards) == (4, [])


def test_mites_wild_sends_all_allies_home() -> None:
    table = meet(
        chapter="alliance",
        allies={2: "defense 2", 3: "offense 1"},
        hands={0: "attack_10 flare_mite", 1: "attack_04"},
        policies={0: ready("mite")},
    ).until("card")
    assert (table.ships("gate"), table.ships("beside")) == ([3, 0, 0, 0], [0, 0, 0, 0])
