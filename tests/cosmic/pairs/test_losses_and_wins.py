"""Several lose at once, several win at once; who gets ships back, what is compensated, and when the game is over."""

import pytest

from games.cosmic.state.state import REMOVED, Policy
from tests.cosmic.scenario import Table, meet, ready

DEAL = ("negotiate", "negotiate")


def leave(table: Table, seat: int, **planets: int) -> Table:
    """All ships of a seat are out of the game but for these on its own planets ("p1=4")."""
    for number in range(1, 6):
        kept = planets.get(f"p{number}", 0)
        table.state.ships[REMOVED][seat] += table.state.ships[f"{seat}-{number}"][seat] - kept
        table.state.ships[f"{seat}-{number}"][seat] = kept
    return table


def four(*planets: str) -> list[str]:
    """One ship on each."""
    return [f"{planet} 1" for planet in planets]


def winners(table: Table) -> tuple[int, ...]:
    """Who has won the game; () while it goes on."""
    result = table.play.result
    assert result is not None
    return tuple(int(seat) for seat in result.winners)


# ------------------------------------------------------------------------------------------- what is lost together


def test_healer_heals_two_who_lost_together_and_draws_for_each() -> None:
    """A18: Red loses three, Green two, in one step; each is asked about, and two cards are drawn."""
    table = meet(*("", "", "", "healer"), cards=("attack_04", "attack_20"), allies={2: "offense 2"})
    table.until("power-on").tell("3: use").until("power-on").tell("3: use").finish()
    assert ([table.lost(seat) for seat in (0, 2)], len(table.hand(3))) == ([0, 0], 2)


def test_healers_super_counts_the_ships_of_both() -> None:
    """A18 super: five ships, five cards."""
    table = meet(
        *("", "", "", "healer"),
        cards=("attack_04", "attack_20"),
        allies={2: "offense 2"},
        hands={3: "flare_healer"},
        policies={3: ready("healer")},
    )
    table.until("power-on").tell("3: use").until("power-on").tell("3: use").finish()
    assert len(table.hand(3)) == 1 + 5


def test_healer_brings_back_what_void_has_removed() -> None:
    """A18 "warp or removed", A50."""
    table = meet("void", "", "", "healer", cards=("attack_20", "attack_04")).until("power-on")
    table.tell("3: use").finish()
    assert (table.ships(REMOVED)[1], table.lost(1), table.ships("1-1")) == (0, 0, [3, 0, 0, 0])


def test_zombie_does_not_escape_void_whoever_is_the_offense() -> None:
    """A50, A56: what leaves the game does not go to the warp, so that nothing saves it from there."""
    first = meet("void", "zombie", cards=("attack_20", "attack_04")).finish()
    assert (first.ships(REMOVED)[1], first.lost(1)) == (4, 0)
    second = meet("zombie", "void", cards=("attack_04", "attack_20")).finish()
    assert (second.ships(REMOVED)[0], second.lost(0)) == (3, 0)


def test_nothing_that_saves_from_the_warp_saves_from_void() -> None:
    """A32, A50, A56: Observer's allies, and the one ship of Zombie's wild flare."""
    table = meet("observer", "void", cards=("attack_04", "attack_20"), allies={2: "offense 2"}).finish()
    assert (table.ships(REMOVED)[0], table.ships(REMOVED)[2]) == (3, 2)
    wild = meet(
        "", "void", cards=("attack_04", "attack_20"), hands={0: "flare_zombie"}, policies={0: ready("zombie")}
    )
    assert wild.finish().ships(REMOVED)[0] == 3


def test_a_zombie_that_void_may_not_remove_whole_takes_the_rest_home() -> None:
    """A50 "never below the win number of ships": of six one is removed, three go home."""
    table = leave(meet("void", "zombie", cards=("attack_20", "attack_04")), 1, p1=4, p2=1, p3=1)
    before = table.ships(REMOVED)[1]
    table.finish()
    assert (
        table.ships(REMOVED)[1] - before,
        table.lost(1),
        table.ships("1-2")[1] + table.ships("1-3")[1],
    ) == (1, 0, 5)


def test_cudgel_strikes_a_zombie_that_loses_nothing_by_it() -> None:
    """A8, A56: three more ships would go, and go home."""
    table = meet("cudgel", "zombie", cards=("attack_20", "attack_04")).finish()
    assert (table.lost(1), table.ships("1-1")) == (0, [3, 0, 0, 0])


def test_observers_allies_come_home_and_vacuums_count_only_what_is_lost() -> None:
    """A32, A47: Green, allied with Red's Observer, goes home; Red loses three."""
    table = meet(
        *("observer", "", "vacuum"), cards=("attack_04", "attack_20"), allies={2: "offense 2"}
    ).finish()
    assert [table.lost(seat) for seat in range(4)] == [3, 0, 0, 0]


def test_two_morphs_bring_nobody_cards_or_rewards() -> None:
    """CE-103: everything on both sides is lost; no compensation, no rewards for anybody."""
    table = meet(
        cards=("morph", "morph"),
        allies={2: "offense 1", 3: "defense 2"},
        hands={0: "attack_40", 1: "attack_30"},
        options={"large_group": "always"},
    ).finish()
    assert table.winner == "nobody"
    assert [table.lost(seat) for seat in range(4)] == [3, 4, 1, 2]
    assert table.ships("1-1") == [0, 0, 0, 0]
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert not table.said("cosmic-compensation")


def test_a_morph_is_what_tripler_triples() -> None:
    """CE-91 before CE-92: a copied 10 is tripled, Blue's own is not."""
    assert meet("tripler", cards=("morph", "attack_10")).finish().totals == {0: 33, 1: 14}


def test_a_morph_copies_the_card_as_joker_made_it() -> None:
    """CE-91 "as it then is", A20: 08 becomes 42, and the morph, which does so last, is a 42 too."""
    table = meet("", "joker", cards=("morph", "attack_08"))
    table.state.players[1].tokens = {
        "joker-attack_42": 1,
        **{f"joker-{one}": 0 for one in ("attack_04", "attack_15", "attack_16", "attack_23")},
    }
    table.finish()
    assert table.totals[0] - 3 == table.totals[1] - 4


def test_warpish_counts_what_kamikaze_sent_away_before_the_cards() -> None:
    """A21 at planning, A52 at the reveal."""
    table = meet("warpish", "kamikaze", cards=("attack_10", "attack_08")).until("power").tell("1: use")
    table.tell("1: ships ships=1-5.1+1-5.2").finish()
    assert table.totals == {0: 15, 1: 12}
    assert len(table.hand(1)) == 4


def test_remora_draws_once_for_each_ally_that_is_rewarded() -> None:
    """A38, CE-105: Green and Red's other rival draw two each; Remora one for each of them."""
    table = meet(
        *("", "", "", "", "remora"),
        players=5,
        cards=("attack_04", "attack_20"),
        allies={2: "defense 2", 3: "defense 2"},
    ).finish()
    assert [len(table.hand(seat)) for seat in (2, 3, 4)] == [2, 2, 2]


def test_mobius_tubes_free_remora_with_all_others_and_no_ship_more() -> None:
    """A38 on others' retrievals: everything has left the warp by then."""
    table = meet(
        *("", "", "remora"),
        chapter="encounter",
        hands={0: "attack_10 mobius_tubes"},
        policies={0: Policy(ready=("mobius_tubes_1",))},
        warp={0: 3, 1: 2, 2: 4},
    ).until("launch")
    assert sum(table.ships("warp")) == 0
    assert sum(there[2] for there in table.state.ships.values()) == 20


# ---------------------------------------------------------------------------------------------- compensation, gas


@pytest.mark.parametrize(("gas", "cards"), [("ionic_gas", 0), ("card_zap", 6)])
def test_ionic_gas_leaves_clones_super_nothing_to_double(gas: str, cards: int) -> None:
    """A7 super: up to six cards for three ships; with the gas, none at all."""
    table = meet(
        "clone",
        cards=("negotiate", "attack_08"),
        hands={0: "flare_clone", 1: "attack_04 attack_05 attack_06 attack_07 attack_09 morph", 3: gas},
        policies={0: ready("clone"), 3: Policy(ready=(f"{gas}_1",))},
    )
    if cards:
        table.until("choose-number").tell("0: number number=6")
    table.finish()
    assert len(table.hand(0)) == 1 + cards


def test_ionic_gas_stops_ethics_compensation_and_macrons_rewards() -> None:
    """A11 "as if it had shown a negotiate", A25 double rewards: nobody collects either."""
    table = meet(
        *("ethic", "", "macron"),
        cards=("attack_04", "attack_20"),
        allies={2: "defense 1"},
        hands={1: "attack_40 attack_30", 3: "ionic_gas"},
        policies={3: Policy(ready=("ionic_gas_1",))},
    ).finish()
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 2, 0]


def test_a_card_zapped_ionic_gas_is_no_gas() -> None:
    """CE-26."""
    table = meet(
        *("ethic", ""),
        cards=("attack_04", "attack_20"),
        hands={0: "card_zap", 1: "attack_40 attack_30 ionic_gas"},
        policies={0: Policy(cards=("artifact",)), 1: Policy(ready=("ionic_gas_1",))},
    ).finish()
    assert len(table.hand(0)) == 2


# --------------------------------------------------------------------------------------------------- the game ends


def test_a_deal_may_make_both_win() -> None:
    """CE-20, CE-R2: what is granted is one step."""
    table = meet(
        cards=DEAL,
        placed={0: four("2-1", "2-2", "3-1", "3-2"), 1: four("2-3", "2-4", "3-3", "3-4")},
    ).until("deal")
    table.tell("0: offer give-planet=0-1 take-planet=1-2", "1: accept").finish()
    assert winners(table) == (0, 1)


def test_a_quashed_deal_lets_nobody_win() -> None:
    """Quash: "undoes a deal just agreed"; the colony that would have won was never granted, and three ships go."""
    table = meet(
        cards=DEAL,
        hands={0: "attack_40", 2: "quash"},
        policies={2: Policy(ready=("quash_1",))},
        placed={0: four("2-1", "2-2", "3-1", "3-2")},
    ).until("deal")
    table.tell("0: offer give-random=1 take-planet=1-2", "1: accept").finish()
    assert winners(table) == ()
    assert (table.lost(0), table.lost(1)) == (3, 3)
    assert table.hand(0) == ["attack_40"]


def test_a_card_zapped_quash_lets_the_deal_stand_and_win() -> None:
    """CE-26, CE-20."""
    table = meet(
        cards=DEAL,
        hands={0: "attack_40 card_zap", 2: "quash"},
        policies={0: Policy(cards=("artifact",)), 2: Policy(ready=("quash_1",))},
        placed={0: four("2-1", "2-2", "3-1", "3-2")},
    ).until("deal")
    table.tell("0: offer give-cards=attack_40_1+ take-planet=1-2", "1: accept").finish()
    assert winners(table) == (0,)


def test_spiffs_one_ship_wins_a_lost_encounter() -> None:
    """A41, CE-20: a fifth foreign colony, though the defense has won."""
    table = meet("spiff", cards=("attack_04", "attack_40"), placed={0: four("2-1", "2-2", "3-1", "3-2")})
    table.until("power").tell("0: use").finish()
    assert winners(table) == (0,)


def test_masochist_whose_last_ships_are_lost_to_a_winner_comes_too_late() -> None:
    """A27 acts at a regroup (RG); the fifth colony has won before the next one (CE-20)."""
    table = meet(
        *("", "masochist"),
        cards=("attack_20", "attack_04"),
        placed={0: four("2-1", "2-2", "3-1", "3-2")},
    )
    leave(table, 1, p1=4)
    table.finish()
    assert winners(table) == (0,)


def test_a_zapped_masochist_does_not_win() -> None:
    """CE-134; the encounter goes on, and its power is off until it ends (CE-R6)."""
    said = {"chapter": "encounter", "warp": {1: 20}, "hands": {2: "cosmic_zap"}}
    assert winners(meet("", "masochist", **{**said, "hands": {}})) == (1,)  # type: ignore[arg-type]
    table = meet("", "masochist", policies={2: Policy(powers=("masochist",))}, **said)  # type: ignore[arg-type]
    assert table.until("launch").play.result is None


def test_the_defense_that_gives_mite_a_colony_may_let_it_win() -> None:
    """A30, CE-20."""
    table = meet(
        "mite",
        hands={0: "attack_10", 1: "morph plague quash force_field attack_04"},
        chapter="launch",
        placed={0: four("2-1", "2-2", "3-1", "3-2")},
    ).until("choose-yes")
    table.tell("1: yes")
    assert winners(table) == (0,)


def test_an_ally_who_has_enough_wins_when_the_offense_lands_though_the_offense_has_not() -> None:
    """CE-20, CE-104."""
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "offense 1"},
        placed={2: four("0-1", "0-2", "3-1", "3-2")},
    ).finish()
    assert winners(table) == (2,)


# ---------------------------------------------------------------------------------------------------- failed deals


def test_pacifists_super_costs_a_zombie_nothing() -> None:
    """A34 super: one and five ships; A56: Zombie's go home."""
    table = meet(
        *("pacifist", "zombie"), cards=DEAL, hands={0: "flare_pacifist"}, policies={0: ready("pacifist")}
    ).until("deal")
    table.tell("0: refuse").finish()
    assert (table.lost(0), table.lost(1)) == (1, 0)


def test_grudge_takes_one_ship_when_its_deal_is_made_and_four_when_it_is_quashed() -> None:
    """A15: "1 ship if it wins or deals, 4 if it loses or fails"."""
    for quash, lost in (("quash", 4), ("plague", 1)):
        table = meet(
            "grudge",
            cards=DEAL,
            hands={0: "attack_40", 2: quash},
            policies={2: Policy(ready=("quash_1",))},
            chapter="alliance",
        ).until("invite")
        table.tell("0: invite seats=%33+", "1: pass").until("ally").tell("3: pass").until("deal")
        table.tell("0: offer give-random=1", "1: accept").finish()
        assert table.lost(3) == lost


def test_a_deal_that_fails_takes_fewer_ships_where_there_are_fewer() -> None:
    """CE-114; what is in the gate has gone home before (CE-R1)."""
    table = meet(cards=DEAL)
    leave(table, 1, p1=2)
    table.until("deal").tell("0: refuse").finish()
    assert (table.lost(0), table.lost(1)) == (3, 2)
