"""Planetoids and The Piggy in time, alone, together, and with special ships, rifts, deals and powers."""

from typing import Final

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.state.state import Policy
from porc_royal.asks import Option, Reply
from porc_royal.facts import Seat
from tests.cosmic.pairs.plays import BOTH, CARDS, FLAGSHIPS, hold, play
from tests.cosmic.pig import commit, drop, holder, stage, totals
from tests.cosmic.planetoids.belts import begin, belt_of, warp_of
from tests.cosmic.scenario import Table, meet, ready

DOOMED: Final = "A: 2/B | B: 1/A | C: 3/C | D: 4/D"
CALM: Final = "A: 5/C | B: 2/B | C: 3/C | D: 4/D"
NEGOTIATES: Final = ("negotiate", "negotiate")
PIGS: Final = {"cosmic_pig": True}
NO_DICE: Final = Option()


def roll(table: Table, face: int = 3) -> Table:
    """The exposure die."""
    return table.tell(f"chance: {face}")


def hide(table: Table, planet: str) -> Table:
    """The Piggy is under this planet."""
    state = table.state
    state.deck.pile = [card for card in state.deck.pile if card != PIGGY]
    PIG.of(state).envelopes[planet] = [PIGGY]
    return table


# ----------------------------------------------------------------------------------------------------- planetoids


def test_in_a_ring_of_eight_what_leaves_the_first_system_comes_to_the_last() -> None:
    """PL-12, PL-R2: and pushes another one on to the seventh."""
    table = begin(
        "A: 1/B | B: 2/B | C: 3/C | D: 4/D | E: 5/E | F: 6/F | G: 7/G | H: 8/H 9/A", riders={1: "A2"},
        options={"large_group": "always"},
    )  # fmt: skip
    table.take(Seat(0), Reply("drift", {"planetoid": "p1", "bump-1": "p9"}))
    assert belt_of(table) == "A: | B: 2/B | C: 3/C | D: 4/D | E: 5/E | F: 6/F | G: 7/G 9/A | H: 1/B 8/H"


def test_a_defense_whose_third_home_colony_was_pushed_away_has_no_power_in_that_encounter() -> None:
    """PL-7, PL-17, CE-23: Warpish has two planets and a planetoid, which is foreign once it has been pushed on."""
    for pushed, bonus in (("p6", 0), ("p2", 11)):
        table = begin(
            *("A: 5/C | B: 2/C 6/B | C: 1/D | D: 4/D", "", "warpish"), cards=("attack_10", "attack_10"),
            riders={1: "A1", 6: "B1"}, warp={1: 11},
        )  # fmt: skip
        table.take(Seat(0), Reply("drift", {"planetoid": "p1", "bump-1": pushed}))
        table.until("launch").tell("0: launch planet=1-1 ships=0-1.1+").finish()
        assert table.totals[1] == 10 + 4 + bonus


def test_a_flagship_lost_with_a_planetoid_is_the_one_that_the_regroup_brings_back_charged() -> None:
    """X-18, CD-22, CE-42: in the same encounter."""
    table = begin(DOOMED, riders={1: "A2", 2: "A1"}, options=FLAGSHIPS, marked={0: "p1"})
    DRIVES.of(table.state).marked[0][0].charged = False
    table.take(Seat(0), Reply("drift", {"planetoid": "p1"}))
    assert warp_of(table)[0] == 1
    one = DRIVES.of(table.state).marked[0][0]
    assert (one.place, one.charged) == ("regrouped", True)


def test_void_leaves_as_many_ships_as_markers_make_necessary() -> None:
    """A50, PL-10: six colonies are needed, so six ships stay in the game, and the others go to the warp."""
    table = begin(CALM, "", "void", cards=("attack_04", "attack_20"), riders={5: "A1", 2: "B1"}, warp={0: 0})
    state = table.state
    for place in ("0-2", "0-3", "0-4", "0-5"):
        state.ships["removed"][0] += state.ships[place][0]
        state.ships[place][0] = 0
    assert sum(there[0] for place, there in state.ships.items() if place != "removed") == 5
    table.until("launch").tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert (table.ships("removed")[0], table.lost(0)) == (15, 3)


def test_two_reach_their_numbers_by_one_deal_and_win_together() -> None:
    """PL-7, PL-10, CE-20, CE-R2: Red, with a marker, by its sixth colony, Blue by its fifth; both planetoids."""
    table = begin(
        "A: 5/A | B: 6/C | C: 3/C | D: 4/D", cards=NEGOTIATES, riders={5: "A1", 6: "B1"},
        placed={0: ("2-1 1", "2-2 1", "2-3 1", "3-1 1"), 1: ("2-1 1", "2-2 1", "3-1 1", "3-2 1")},
    ).until("launch")  # fmt: skip
    assert belt_of(table) == "A: | B: 6/C | C: 3/C | D: 4/D 5/A"
    table.tell("0: launch planet=1-1 ships=0-1.1+").until("deal")
    table.tell("0: offer give-planet=p5 give-ships=1 take-planet=p6 take-ships=1", "1: accept").finish()
    assert table.play.result is not None
    assert table.play.result.winners == (Seat(0), Seat(1))


def test_a_rift_founds_on_an_empty_planetoid_which_is_foreign_there() -> None:
    """X-17, PL-7, CD-80: Red has five then, and needs five without a marker."""
    table = begin(
        "A: 5/C | B: 2/B | C: 3/C | D: 4/D", hands={0: "rift_1"}, riders={5: "A1"},
        placed={0: ("2-1 1", "2-2 1", "2-3 1")}, options={**BOTH, "pace": "gates"},
    ).until("gate-start")  # fmt: skip
    table.tell("0: play card=rift_1_r1", "1: pass", "2: pass", "3: pass")
    table.until("choose-seat").tell("0: seat seat=%30").until("choose-planet")
    assert {"p2", "p3", "p4"} <= set(table.choices(0, "planet", "planet"))
    table.tell("0: planet planet=p2").until("choose-ships")
    table.take(Seat(0), Reply("ships", {"ships": ("0-1.1",)}))
    assert table.play.result is not None
    assert table.play.result.winners == (Seat(0),)


# ---------------------------------------------------------------------------------- Cosmic Pig, with planetoids too


def test_a_planetoid_that_is_destroyed_drops_the_piggy_before_the_regroup() -> None:
    """X-2, X-3, CP-48: die, step, challenge with the offense first; then the regroup of the same encounter."""
    table = begin(DOOMED, riders={1: "A2"}, options=PIGS, cards=("", ""),
                  hands={0: "attack_04", 1: "attack_06", 2: "attack_08", 3: "attack_10"})  # fmt: skip
    roll(hide(table, "p1")).until("pig-commit")
    assert warp_of(table)[0] == 2
    assert "p1" not in PIG.of(table.state).envelopes
    commit(table, {}).until("launch")
    assert holder(table) == 0
    assert warp_of(table)[0] == 1


def test_whose_system_the_planetoid_is_in_at_the_end_has_the_piggy_and_ships_there_are_at_home() -> None:
    """X-4, X-5, CP-13: the planetoid is in Green's system; Green has a ship there and no other at home, or none."""
    for riders, winners in ({6: "C1"}, (Seat(2),)), ({6: "B1"}, ()):
        table = begin(
            "A: 5/C | B: 2/A | C: 6/B | D: 4/D", riders={5: "A1", **riders}, options=PIGS, through=True,
            placed={2: ("0-1 4", "0-2 4", "0-3 4", "0-4 4", "1-1 3" if winners else "1-1 4")}, cards=CARDS,
        )  # fmt: skip
        roll(hide(table, "p6"))
        while not (table.asked == [-1] and len(table.ask(-1).options.get("rolled", NO_DICE).fields) == 2):
            table.step()
        table.dice(1, 1)
        assert table.play.result is not None
        assert table.play.result.winners == winners


def test_a_zapped_declaration_of_homo_sapiens_lets_the_lower_total_win() -> None:
    """CP-26, CE-134."""
    for zapped in (False, True):
        table = stage("homo_sapiens", cards=("attack_20", "attack_04"), hands={1: "cosmic_zap"},
                      policies={1: Policy(powers=("homo_sapiens",) if zapped else ())}).until("power")  # fmt: skip
        table.tell("0: use").finish()
        assert table.winner == ("defense" if zapped else "offense")


def test_an_upset_gives_the_piggy_to_whoever_has_retreated() -> None:
    """CP-R26, CD-60, X-10: Red's attack would win and loses, so Red gives it up."""
    table = stage("", "loser", cards=("attack_04", "retreat"), hands={1: "flare_loser"}, piggy=0, options=BOTH,
                  policies={1: ready("loser")}).until("power")  # fmt: skip
    table.tell("1: pass").until("power").tell("1: use").finish()
    assert (table.winner, holder(table)) == ("defense", 1)


def test_a_retreat_does_not_keep_the_winner_from_the_envelope() -> None:
    """CD-61, CP-33: it lands beside the ships that stay."""
    table = stage(cards=("attack_04", "retreat"), options=BOTH, envelopes={"1-1": "morph"}).until(
        "pig-envelope"
    )
    assert table.asked == [0]
    assert table.ships("1-1")[:2] == [3, 4]


def test_saved_ships_save_no_piggy_and_bring_no_card() -> None:
    """CP-27, CP-R21, CD-R16: Epic Oratory was beaten all the same."""
    table = stage(cards=("negotiate_epic_oratory", "attack_04"), piggy=0, options=BOTH).until("choose-yes")
    table.tell("0: yes").finish()
    assert (holder(table), table.hand(0), table.lost(0)) == (1, [], 0)


def test_compensation_of_a_kicker_pulls_the_captured_piggy_back() -> None:
    """CP-28, CP-R19, CD-43: one ship, times four: all that the winner holds."""
    table = stage(
        cards=("negotiate", "attack_04"), hands={0: "kicker_4", 1: "quash"}, piggy=0, ships=1, options=BOTH
    )
    play(table, 0, "negotiate", "kicker_4").finish()
    assert len(table.said("cosmic-pig-captures")) == 1
    assert (holder(table), table.hand(1)) == (0, [])


def test_vulch_keeps_artifacts_and_drops_the_piggy() -> None:
    """A51, CP-40: its hand is discarded, but for those."""
    table = stage("", "vulch", piggy=1, cards=("attack_04", ""), hands={1: "quash", 2: "attack_10", 3: "attack_12"},
                  top=("attack_40",)).until("pig-commit")  # fmt: skip
    assert table.state.table == [PIGGY]
    assert "quash" in table.hand(1)


def test_macron_counts_four_in_the_lower_sum_and_sends_one() -> None:
    """CP-R23, CP-25, A25: 10 less five bases less four."""
    table = stage("macron", cards=("attack_10", "attack_10"), ships=1).finish()
    assert totals(table) == {0: 10 - 5 - 4, 1: 10 - 5 - 4}
    assert table.winner == "defense"


def test_a_quake_under_a_warning_leaves_the_warning_and_the_kicker_that_lies_there() -> None:
    """CD-10, CD-50, CE-27: hands go, what was put down stays; the card is transposed."""
    table = meet("chosen", cards=("variable_21_12", "attack_08"), hands={0: "kicker_2"}, options=BOTH)
    table.state.now.hazard = True
    play(table, 0, "variable_21_12", "kicker_2").until("power")
    table.state.deck.pile.clear()
    table.tell("0: use").finish()
    assert table.said("cosmic-quake")
    assert table.totals == {0: 2 * 12 + 3, 1: 12}


def test_reinforcement_x_counts_nobody_in_a_challenge() -> None:
    """CP-41, CP-45: there are no allies."""
    table = drop(hands={2: "attack_08 reinforcement_x"}, options={**BOTH, "pace": "every"})
    commit(table, {})
    table.tell(
        "0: pass", "1: pass", f"2: support seat=%32 cards={hold(table, 2, 'reinforcement_x')}+", "3: pass"
    )
    sums = {int(one["who"].seat): one["total"] for one in table.said("cosmic-pig-total")}  # type: ignore[union-attr]
    assert sums[2] == 8 - 5


def test_with_the_first_card_that_is_not_there_the_quake_comes() -> None:
    """CD-10 ("must draw a card"), CD-R13: two of three rewards are drawn and go with the hands."""
    table = meet(
        cards=("attack_04", "attack_20"), hands={1: "morph", 3: "quash"}, allies={2: "defense 3"}
    ).until("card")
    del table.state.deck.pile[:-2]
    table.finish()
    assert len(table.said("cosmic-draws")) == len(table.said("cosmic-quake")) == 1
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("cards", [("attack_04", "attack_20"), ("attack_20", "attack_04")])
def test_who_is_with_both_sides_is_beaten_with_either(cards: tuple[str, str]) -> None:
    """CP-27, A55: "even one playing as ally"; Green helps both, and gives The Piggy to whoever wins."""
    table = stage(*("", "", "yin_yang"), cards=cards, piggy=2, allies={2: "offense 1"}).until("card")
    defense = table.state.now.defense
    assert defense is not None
    defense.allies.append(Seat(2))
    table.finish()
    assert holder(table) == (0 if table.winner == "offense" else 1)


def test_mite_looks_into_the_envelope_of_the_colony_that_it_was_given() -> None:
    """CP-33 ("anyone who lands … as a main player (even as part of a deal)"), A30."""
    table = stage("mite", cards=("attack_04", "attack_20"), hands={1: "quash plague morph"}, chapter="launch",
                  envelopes={"1-1": "ionic_gas"}).until("launch")  # fmt: skip
    table.tell("0: launch planet=1-1 ships=0-1.1+").until("choose-yes").tell("1: yes").until("pig-envelope")
    assert table.choices(0, "exchange", "take") == ["ionic_gas_1"]


def test_one_quake_is_enough_for_all_who_are_rewarded_and_for_a_mutant() -> None:
    """CD-R13: no second quake in the same step; Mutant, interrupted while it fills its hand up, draws no more."""
    table = meet(cards=("attack_04", "attack_20"), hands={1: "morph", 3: "quash"}, players=5,
                 allies={2: "defense 2", 3: "defense 2", 4: "defense 1"}).until("card")  # fmt: skip
    table.state.deck.pile.clear()
    table.finish()
    assert len(table.said("cosmic-quake")) == 1
    hands = {1: "attack_06", 2: "attack_08 attack_10", 3: "attack_12 attack_06"}
    mutant = meet("mutant", cards=("attack_04", "attack_20"), hands=hands, chapter="alliance")
    mutant.state.deck.pile.clear()
    mutant.until("power").tell("0: use").until("card")
    assert len(mutant.said("cosmic-quake")) == 1
