"""Spiff crash-lands, Will goes where it likes."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, ready


def test_spiff_lands_one_ship_after_losing_by_ten() -> None:
    """A41: 7 against 18; two of three ships are lost."""
    table = meet("spiff", cards=("attack_04", "attack_14")).until("power").tell("0: use").finish()
    assert (table.ships("1-1"), table.lost(0)) == ([1, 4, 0, 0], 2)
    assert table.winner == "defense"
    assert not table.state.now.success


def test_spiff_may_leave_it() -> None:
    table = meet("spiff", cards=("attack_04", "attack_14")).until("power").tell("0: pass").finish()
    assert (table.ships("1-1"), table.lost(0)) == ([0, 4, 0, 0], 3)


def test_spiff_is_not_asked_after_losing_by_nine() -> None:
    table = meet("spiff", cards=("attack_04", "attack_12")).finish()
    assert table.totals == {0: 7, 1: 16}
    assert (table.ships("1-1"), table.said("cosmic-uses")) == ([0, 4, 0, 0], [])


def test_spiff_is_not_asked_after_losing_with_a_negotiate() -> None:
    assert meet("spiff", cards=("negotiate", "attack_40")).finish().said("cosmic-uses") == []


def test_a_zapped_spiff_loses_all() -> None:
    table = meet(
        "spiff",
        cards=("attack_04", "attack_14"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("spiff",))},
    )
    assert table.until("power").tell("0: use").finish().lost(0) == 3


def test_spiffs_super_lands_one_after_losing_by_five() -> None:
    table = meet(
        "spiff", cards=("attack_04", "attack_08"), hands={0: "flare_spiff"}, policies={0: ready("spiff")}
    )
    assert table.until("power").tell("0: use").finish().ships("1-1") == [1, 4, 0, 0]


def test_spiffs_wild_keeps_a_ship_of_the_defense_on_its_planet() -> None:
    table = meet(
        cards=("attack_20", "attack_04"), hands={1: "flare_spiff"}, policies={1: ready("spiff")}
    ).finish()
    assert (table.ships("1-1"), table.lost(1)) == ([3, 1, 0, 0], 3)


def launch(*aliens: str, **said: object) -> Table:
    """The launch of Red, who is Will or holds its flare."""
    return meet(*aliens, chapter="launch", **said).until("launch")  # type: ignore[arg-type]


def test_will_may_aim_at_anybody_whatever_the_card_says() -> None:
    """A54: all fifteen foreign planets, and the colonies of others wherever they are."""
    table = launch("will", placed={2: ("1-3 2", "0-4 1"), 3: ("1-3 1",)})
    planets = table.choices(0, "launch", "planet")
    assert sorted(planets) == ["0-4", *(f"{seat}-{number}" for seat in (1, 2, 3) for number in range(1, 6))]
    assert table.choices(0, "launch", "against", planet="1-3") == ["1", "2", "3"]


def test_will_meets_a_colony_in_somebody_elses_system() -> None:
    table = launch("will", placed={2: ("1-3 2",)})
    table.tell("0: launch planet=1-3 against=%32 ships=0-1.1+").finish()
    assert table.state.now.defense is not None
    assert table.state.now.defense.seat == 2


def test_wills_own_colour_is_one_like_the_others() -> None:
    table = launch("will", destiny="colour_0_1")
    assert [option for option in table.ask(0).options if option != "orders"] == ["launch"]


def test_a_zapped_will_goes_where_the_card_says() -> None:
    table = launch(
        "will", hands={1: "cosmic_zap"}, policies={1: Policy(powers=("will",))}, destiny="colour_2_1"
    )
    assert {planet[0] for planet in table.choices(0, "launch", "planet")} == {"2"}


def test_an_absent_will_attacks_where_fewest_defend() -> None:
    table = launch("will", placed={3: ("1-3 3",)})
    assert table.ask(0).default.fields["planet"] == "3-5"


def test_wills_wild_follows_whom_the_card_names() -> None:
    table = launch(
        placed={1: ("2-3 2", "0-4 1"), 3: ("2-4 1",)}, hands={0: "flare_will"}, policies={0: ready("will")}
    )
    planets = table.choices(0, "launch", "planet")
    assert sorted(planets) == ["0-4", "1-1", "1-2", "1-3", "1-4", "1-5", "2-3"]


def test_wills_super_looks_at_a_hand_before_it_picks() -> None:
    table = meet(
        "will", chapter="launch", hands={0: "flare_will", 2: "morph plague"}, policies={0: ready("will")}
    ).until("choose-seat")
    table.tell("0: seat seat=%32")
    (fact,) = [fact for fact in table.facts if fact.says.key == "cosmic-will-looked"]
    assert fact.to == (0,)
    assert [card.name for card in fact.says.args["cards"].items] == ["morph", "plague"]  # type: ignore[union-attr]
