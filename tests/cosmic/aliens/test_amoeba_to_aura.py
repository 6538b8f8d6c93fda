"""Amoeba, Anti-Matter, Aura."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_10", "attack_08")


def test_amoeba_adds_any_number_of_ships_past_four() -> None:
    """A1: three are there, six join."""
    table = meet("amoeba", cards=ATTACKS).until("power").tell("0: use")
    table.tell("0: ships ships=0-2.1+0-2.2+0-2.3+0-3.1+0-3.2+0-3.3").finish()
    assert table.totals == {0: 19, 1: 12}
    assert table.ships("1-1") == [9, 0, 0, 0]


def test_amoeba_as_the_defense_withdraws_all_and_loses_no_ship() -> None:
    table = (
        meet("", "amoeba", cards=("attack_20", "attack_08")).until("power").tell("1: use", "1: ships ships=+")
    )
    table.tell("1: ships ships=1-1.1+1-1.2+1-1.3+1-1.4", "1: home berths=1-2.1+1-2.2+1-2.3+1-2.4").finish()
    assert table.totals == {0: 23, 1: 8}
    assert (table.ships("1-1"), table.ships("1-2"), table.lost(1)) == ([3, 0, 0, 0], [0, 8, 0, 0], 0)


def test_what_amoeba_withdraws_goes_to_several_colonies() -> None:
    """A1 "to your colonies": as it says, and not to the planet that is fought for."""
    table = meet("", "amoeba", cards=("attack_20", "attack_08")).until("power")
    table.tell("1: use", "1: ships ships=+", "1: ships ships=1-1.1+1-1.2+1-1.3")
    assert not [one for one in table.choices(1, "home", "berths") if one.startswith("1-1.")]
    table.tell("1: home berths=1-2.1+1-4.1+1-4.2").finish()
    assert (table.ships("1-2")[1], table.ships("1-4")[1], table.lost(1)) == (5, 6, 1)


def test_an_absent_amoeba_leaves_its_ships_where_they_are() -> None:
    assert meet("amoeba", cards=ATTACKS).finish().totals == {0: 13, 1: 12}


def test_a_zapped_amoeba_is_not_asked_which_ships() -> None:
    zapping = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("amoeba",))}}
    table = meet("amoeba", cards=ATTACKS, **zapping).until("power").tell("0: use").finish()  # type: ignore[arg-type]
    assert table.totals == {0: 13, 1: 12}


def test_amoeba_needs_a_ship_in_the_encounter() -> None:
    table = meet("", "amoeba", cards=ATTACKS, placed={1: ["2-1 4"]})
    table.state.ships["1-5"][1], table.state.ships["1-1"][1] = 4, 0
    assert table.finish().said("cosmic-uses") == []


def test_amoebas_wild_adds_up_to_four() -> None:
    ready = Policy(ready=("flare_amoeba",))
    table = meet(cards=ATTACKS, hands={0: "flare_amoeba"}, policies={0: ready}).until("choose-ships")
    assert table.refused("0: ships ships=0-2.1+0-2.2+0-2.3+0-2.4+0-3.1") == "refused-number"
    assert table.tell("0: ships ships=0-2.1+0-2.2+0-2.3+0-2.4").finish().totals == {0: 17, 1: 12}


def test_amoebas_super_works_for_an_ally() -> None:
    table = meet(
        *("", "", "amoeba"),
        cards=ATTACKS,
        allies={2: "defense 1"},
        hands={2: "flare_amoeba"},
        policies={2: Policy(ready=("flare_amoeba",))},
    )
    table.until("power").tell("2: use", "2: ships ships=2-2.1+2-2.2").finish()
    assert table.totals == {0: 13, 1: 15}


def test_anti_matter_subtracts_its_ships_and_the_lower_total_wins() -> None:
    """A2, S-1 without the upset: 10 + 3 against 08 - 4."""
    table = meet("", "anti_matter", cards=ATTACKS).finish()
    assert (table.totals, table.winner) == ({0: 13, 1: 4}, "defense")


def test_allies_of_both_sides_subtract_under_anti_matter() -> None:
    """S-1 (b): 10 + 3 - 2; and 08 - 4 - 1."""
    table = meet("", "anti_matter", cards=ATTACKS, allies={2: "offense 2", 3: "defense 1"}).finish()
    assert table.totals == {0: 11, 1: 3}


def test_a_tie_under_anti_matter_goes_to_the_defense() -> None:
    """S-1 (c) without the upset: 01 + 3 against 08 - 4."""
    table = meet("", "anti_matter", cards=("attack_01", "attack_08")).finish()
    assert (table.totals, table.winner) == ({0: 4, 1: 4}, "defense")


def upset(*cards: str, **said: object) -> Table:
    """Red is Loser and declares an upset against Anti-Matter."""
    table = meet("loser", "anti_matter", cards=(cards[0], cards[1]), **said).until("power")  # type: ignore[arg-type]
    return table.tell("0: use").finish()


def test_an_upset_turns_round_what_anti_matter_has_turned_round() -> None:
    """S-1: 13 against 4, the lower total is Blue's, and the upset comes last."""
    table = upset("attack_10", "attack_08")
    assert (table.totals, table.winner, table.lost(1)) == ({0: 13, 1: 4}, "offense", 4)
    assert table.ships("1-1") == [3, 0, 0, 0]


def test_an_ally_under_anti_matter_and_an_upset_lands_too() -> None:
    """S-1 (b)."""
    table = upset("attack_10", "attack_08", allies={2: "offense 2"})
    assert (table.totals, table.ships("1-1")) == ({0: 11, 1: 4}, [3, 0, 2, 0])


def test_a_tie_under_an_upset_goes_to_the_offense() -> None:
    """S-1 (c)."""
    table = upset("attack_01", "attack_08")
    assert (table.totals, table.winner) == ({0: 4, 1: 4}, "offense")


def test_a_zapped_anti_matter_adds_and_the_higher_total_wins() -> None:
    table = meet(
        *("", "anti_matter"),
        cards=ATTACKS,
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("anti_matter",))},
    ).finish()
    assert (table.totals, table.winner) == ({0: 13, 1: 12}, "offense")


def test_anti_matters_wild_stops_a_wild_flare_of_a_main_player() -> None:
    said = {0: "flare_pacifist", 1: "flare_anti_matter"}
    policies = {0: Policy(ready=("flare_pacifist",)), 1: Policy(cards=("wild",))}
    table = meet(cards=("negotiate", "attack_08"), hands=said, policies=policies).finish()
    assert (table.winner, table.totals) == ("defense", {})


def test_anti_matters_wild_stops_no_super_and_not_for_a_bystander() -> None:
    policies = {0: Policy(ready=("flare_human",)), 1: Policy(cards=("super", "wild"))}
    hands = {0: "flare_human", 1: "flare_anti_matter"}
    assert meet("human", cards=ATTACKS, hands=hands, policies=policies).finish().totals[0] == 21
    hands = {0: "flare_pacifist", 2: "flare_anti_matter"}
    policies = {0: Policy(ready=("flare_pacifist",)), 2: Policy(cards=("wild",))}
    assert meet(cards=("negotiate", "attack_08"), hands=hands, policies=policies).finish().winner == "offense"


def test_anti_matters_super_stops_a_super_flare_in_any_role() -> None:
    policies = {0: Policy(ready=("flare_human",)), 2: Policy(cards=("super",))}
    hands = {0: "flare_human", 2: "flare_anti_matter"}
    assert (
        meet("human", "", "anti_matter", cards=ATTACKS, hands=hands, policies=policies).finish().totals[0]
        == 17
    )


AURA = {0: "attack_06 morph", 1: "attack_10 attack_12 negotiate", 2: "attack_20"}


def test_aura_makes_those_with_a_colony_in_its_system_lay_out_a_type() -> None:
    """A3: Blue has a colony on 0-1, Green has none."""
    table = meet("aura", placed={1: ["0-1 1"]}, hands=AURA, chapter="launch").until("power").tell("0: use")
    table.tell("0: card cards=attack_06_1+")
    assert [table.hand(seat) for seat in (0, 1, 2)] == [["morph"], ["negotiate"], ["attack_20"]]
    seats = table.view(2).seats
    assert [seats[seat].displayed for seat in (0, 1)] == [("attack_06_1",), ("attack_10_1", "attack_12_1")]
    table.until("card")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [2, 3]


def test_aura_is_asked_as_the_defense_that_destiny_names() -> None:
    assert meet("", "aura", hands=AURA, chapter="launch").until("power").asked == [1]


def test_an_absent_aura_shows_nothing() -> None:
    assert (
        meet("aura", placed={1: ["0-1 1"]}, hands=AURA, chapter="launch").finish().said("cosmic-aura-lays")
        == []
    )


def test_auras_super_lays_out_two_types() -> None:
    hands = {**AURA, 0: "attack_06 negotiate morph flare_aura"}
    ready = Policy(ready=("flare_aura",))
    table = meet("aura", placed={1: ["0-1 1"]}, hands=hands, policies={0: ready}, chapter="launch")
    table.until("power").tell("0: use", "0: card cards=attack_06_1+", "0: card cards=negotiate_1+")
    assert (table.hand(0), table.hand(1)) == (["morph", "flare_aura"], [])


def test_auras_wild_shows_the_top_four_cards_and_leaves_them_there() -> None:
    ready = Policy(ready=("flare_aura",))
    table = meet(cards=ATTACKS, hands={3: "flare_aura"}, policies={3: ready})
    top = table.state.deck.pile[-4:]
    table.finish()
    (shown,) = table.said("cosmic-aura-peeks")
    assert len(shown["cards"].items) == 4  # type: ignore[union-attr]
    assert table.state.deck.pile[-4:] == top
