"""Aliens that look at, give and take cards, or turn what they say: Loser, Love, Mind, Mirror, Mite and others."""

from typing import Unpack

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state import Policy
from games.table.facts import Named
from tests.cosmic.scenario import Said, Table, meet, position
from tests.games.telling import alone


def ready(alien: str) -> Policy:
    return Policy(ready=(f"flare_{alien}",))


def count_uses(table: Table, alien: str) -> int:
    return sum(args["alien"] == Named("alien", alien) for args in table.said("cosmic-uses"))


def upset(*aliens: str, **said: Unpack[Said]) -> Table:
    """Loser, whoever it is, declares an upset."""
    table = meet(*aliens, **said).until("power")
    return table.tell(f"{table.asked[0]}: use")


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("attack_10", "attack_08"), "defense"),
        (("attack_08", "attack_10"), "offense"),
        (("attack_01", "attack_00"), "offense"),
    ],
)
def test_losers_upset_turns_the_outcome_and_a_tie_goes_to_the_offense(
    cards: tuple[str, str], winner: str
) -> None:
    """A22, CE-R5; 4 : 4 in the third."""
    assert upset("loser", cards=cards).finish().winner == winner


def test_without_a_declaration_nothing_is_turned() -> None:
    assert meet("loser", cards=("attack_10", "attack_08")).finish().winner == "offense"


def test_an_upset_makes_both_play_attacks() -> None:
    """S-8 (b)."""
    table = upset("pacifist", "loser", cards=("negotiate", "attack_20"), hands={0: "attack_08"})
    assert table.choices(0, "card", "card") == ["attack_08_1"]
    table.tell("0: card card=attack_08_1").finish()
    assert table.totals == {0: 11, 1: 24}
    assert table.winner == "offense"


def test_a_pacifist_without_attacks_wins_and_so_loses() -> None:
    """S-8."""
    table = upset(
        "pacifist", "loser", cards=("negotiate", "attack_20"), hands={1: "morph plague quash force_field"}
    )
    table.finish()
    assert table.winner == "defense"
    assert (table.lost(0), len(table.hand(0)), len(table.hand(1))) == (3, 3, 1)


def test_a_zapped_loser_turns_nothing() -> None:
    """S-1 (d)."""
    table = upset(
        "loser",
        cards=("attack_10", "attack_08"),
        hands={1: "cosmic_zap negotiate"},
        policies={1: Policy(powers=("loser",))},
    )
    assert len(table.choices(1, "card", "card")) == 2
    assert table.finish().winner == "offense"


def test_losers_wild_makes_both_lose() -> None:
    table = meet(
        cards=("attack_10", "attack_08"), hands={1: "flare_loser"}, policies={1: ready("loser")}
    ).finish()
    assert table.winner == "nobody"
    assert (table.lost(0), table.lost(1)) == (3, 4)


def test_losers_super_declares_after_cards_are_chosen() -> None:
    table = meet(
        "loser",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_loser", 1: "negotiate"},
        policies={0: ready("loser")},
    )
    table.until("power").tell("0: pass")
    assert len(table.choices(1, "card", "card")) == 2
    table.until("power").tell("0: use").finish()
    assert table.winner == "defense"


def court(**said: Unpack[Said]) -> Table:
    """Love's turn starts."""
    return Table(alone(RULEBOOK, "turn"), position("love", **said), "turn")


HANDS = {0: "negotiate attack_08", 1: "negotiate", 2: "negotiate morph", 3: "negotiate"}


def test_love_settles_with_whoever_does_not_answer() -> None:
    """A23."""
    table = court(hands=HANDS, warp={0: 5}).tell("0: card cards=negotiate_1+")
    assert sorted(table.asked) == [1, 2, 3]
    for seat in (1, 2, 3):
        table.default(seat)
    table.tell("0: planet planet=2-3")
    assert table.ships("2-3") == [5, 0, 4, 0]
    assert table.discards == ["negotiate"]


def test_whoever_matches_love_frees_all_ships_and_is_no_host() -> None:
    table = court(hands=HANDS, warp={0: 1, 2: 3}).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=+", "2: card cards=negotiate_3+", "3: card cards=+")
    assert table.lost(2) == 0
    assert not any(planet.startswith("2-") for planet in table.choices(0, "planet", "planet"))
    table.tell("0: pass")
    assert table.discards == ["negotiate", "negotiate"]


def test_a_card_of_another_type_does_not_match() -> None:
    table = court(hands=HANDS, warp={2: 3}).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=+", "2: card cards=morph_1+", "3: card cards=+")
    assert table.lost(2) == 3


def test_love_matched_by_all_keeps_all_cards() -> None:
    table = court(hands=HANDS).tell("0: card cards=negotiate_1+")
    table.tell("1: card cards=negotiate_2+", "2: card cards=negotiate_3+", "3: card cards=negotiate_4+")
    assert table.hand(0) == ["attack_08", *4 * ["negotiate"]]
    assert table.discards == []


def test_loves_super_shows_the_card_and_keeps_it() -> None:
    table = court(hands=HANDS | {0: "negotiate attack_08 flare_love"}, policies={0: ready("love")})
    table.tell("0: card cards=negotiate_1+").finish()
    assert sorted(table.hand(0)) == ["attack_08", "flare_love", "negotiate"]


def test_a_zapped_love_discards_nothing() -> None:
    hands = HANDS | {1: "cosmic_zap"}
    table = court(hands=hands, policies={1: Policy(powers=("love",))}).finish()
    assert sorted(table.hand(0)) == ["attack_08", "negotiate"]


def test_loves_wild_takes_a_card_or_brings_a_reward() -> None:
    said = Said(
        cards=("attack_10", "attack_08"), hands={0: "flare_love", 1: "morph"}, policies={0: ready("love")}
    )
    table = meet("", "", **said).until("choose-yes").tell("1: yes")
    table.draw("morph", "shuffled") if table.asked == [-1] else None
    table.until("choose-yes").tell("0: yes").until("card")
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 1)
    table = meet("", "", **said).until("choose-yes").tell("1: pass").until("card")
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)


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


GIFT = {0: "attack_40 attack_10", 1: "negotiate attack_15 flare_philanthropist"}


def give(*aliens: str, policies: dict[int, Policy]) -> Table:
    table = meet(*aliens, hands=GIFT, policies=policies, chapter="alliance").until("power")
    table.cards = ("attack_40", "attack_15")
    return table.tell("1: use", "1: card cards=negotiate_1+")


def test_philanthropist_gives_a_card_that_nobody_else_sees() -> None:
    """A36, S-6."""
    table = give("oracle", "philanthropist", policies={})
    told = [fact.to for fact in table.facts if "negotiate" in str(fact.says)]
    assert told == [(1, 0)]
    assert table.finish().totals == {0: 43, 1: 19}


def test_philanthropists_super_makes_the_gift_be_played() -> None:
    """S-6 (b): Red shows the negotiate that it was given."""
    table = give("oracle", "philanthropist", policies={1: ready("philanthropist")})
    table.until("card")
    assert table.asked == [1]
    table.step()
    assert table.choices(0, "card", "card") == ["negotiate_1"]
    table.cards = ("negotiate", "attack_15")
    assert table.finish().winner == "defense"
    assert (table.lost(0), table.hand(1)) == (3, [])


def test_an_allied_philanthropist_picks_a_main_player() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "morph"}
    table = meet("", "", "philanthropist", hands=hands, allies={2: "offense 1"}, chapter="alliance")
    table.until("power").tell("2: use", "2: seat seat=%31", "2: card cards=morph_1+")
    assert table.hand(1) == ["attack_04", "morph"]


def test_philanthropist_outside_the_encounter_is_not_asked() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "morph"}
    table = meet("", "", "philanthropist", hands=hands, chapter="alliance").until("card")
    assert count_uses(table, "philanthropist") == 0


def lend(launched: str) -> Table:
    """S-16: Yellow lends Virus to Red, who launches these ships."""
    table = meet(
        "",
        "",
        "",
        "virus",
        chapter="encounter",
        hands={0: "attack_08", 1: "attack_20", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
    )
    table.cards = ("attack_08", "attack_20")
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    return table.tell(f"0: launch planet=1-1 ships={launched}")


def test_philanthropists_wild_lends_the_power() -> None:
    """S-16."""
    table = lend("0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 24, 1: 24}
    assert (table.winner, table.lost(3)) == ("defense", 1)
    assert table.state.players[3].powers == []


def test_four_ships_of_a_lent_virus_win() -> None:
    """S-16 (b)."""
    assert lend("0-1.1+0-1.2+0-1.3+0-2.1").finish().totals == {0: 32, 1: 24}


VISITS = {2: ["1-3 1"], 3: ["1-4 1"]}
POCKETS = {0: "attack_10 morph", 1: "attack_04", 2: "plague quash", 3: "force_field ionic_gas"}


def test_pickpocket_takes_a_card_from_a_guest_once_an_encounter() -> None:
    """A37."""
    table = (
        meet("", "pickpocket", hands=POCKETS, through=True, chapter="launch", placed=VISITS)
        .until("power")
        .tell("1: use")
    )
    assert table.choices(1, "seat", "seat") == ["2", "3"]
    table.tell("1: seat seat=%32").finish()
    assert len(table.hand(2)) == 1
    assert count_uses(table, "pickpocket") == 1


def test_pickpocket_may_wait_until_the_encounter_ends() -> None:
    table = (
        meet("", "pickpocket", hands=POCKETS, through=True, chapter="launch", placed=VISITS)
        .until("power")
        .tell("1: pass")
    )
    table.until("power").tell("1: use", "1: seat seat=%32").finish()
    assert len(table.hand(2)) == 1


def test_pickpocket_without_guests_is_not_asked() -> None:
    table = meet("", "pickpocket", hands=POCKETS, chapter="launch").until("card")
    assert count_uses(table, "pickpocket") == 0


def test_pickpockets_super_takes_from_all_guests() -> None:
    hands = POCKETS | {1: "attack_04 flare_pickpocket"}
    table = meet(
        "", "pickpocket", hands=hands, policies={1: ready("pickpocket")}, chapter="launch", placed=VISITS
    )
    table.until("power").tell("1: use").until("card")
    assert (len(table.hand(1)), len(table.hand(2)), len(table.hand(3))) == (4, 1, 1)


def test_pickpockets_wild_takes_a_card_for_each_ship_in_the_gate() -> None:
    hands = POCKETS | {1: "attack_04 flare_pickpocket", 0: "attack_10 morph plague"}
    hands[2] = ""
    table = meet(hands=hands, policies={1: ready("pickpocket")}, chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-2.1").until("choose-number")
    table.default(1)
    table.until("ally")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 4)
