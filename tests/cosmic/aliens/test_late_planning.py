"""Dictator, Doppelganger, Judge, Muckraker and Usurper."""

from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what, prepare, reply
from tests.cosmic.scenario import Table, meet, ready

# -------------------------------------------------------------------------------------------------- Dictator


def test_dictator_chooses_the_destiny_card_of_others() -> None:
    """A64."""
    table = meet("", "", "dictator", chapter="launch", destiny="colour_1_1").until("dictator-choose")
    reply(table, 2, "colour", seat="3")
    assert table.state.now.named == 3
    assert table.state.destiny.discards[-1].startswith("colour_3")
    table = meet("", "", "dictator", chapter="launch").until("dictator-choose")
    reply(table, 2, "special-warp")
    assert table.state.now.destiny == "special_warp"


def test_dictator_is_asked_again_when_the_offense_redraws_and_every_warning_stands() -> None:
    """DV-20."""
    table = meet("", "", "dictator", chapter="launch").until("dictator-choose")
    reply(table, 2, "warning", seat="0")
    table.until("dictator-choose")
    reply(table, 2, "colour", seat="1")
    assert (table.state.now.hazard, table.state.now.named) == (True, 1)


def test_a_zapped_dictator_and_one_on_its_own_turn_choose_nothing() -> None:
    table = meet(
        *("", "", "dictator"),
        chapter="launch",
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("dictator",))},
    ).until("launch")
    assert table.state.now.named == 1
    assert meet("dictator", chapter="launch").until("launch").state.now.named == 1


def test_dictators_super_rules_its_own_turn() -> None:
    table = meet(
        "dictator", chapter="encounter", hands={0: "flare_dictator"}, policies={0: ready("dictator")}
    ).until("dictator-choose")
    assert table.play.awaited == (0,)


def test_dictators_wild_has_another_card_drawn() -> None:
    table = meet(
        chapter="launch",
        destiny="colour_1_1 colour_3_1",
        hands={2: "flare_dictator"},
        policies={2: ready("dictator")},
    ).until("launch")
    assert (table.state.now.named, table.state.destiny.discards) == (3, ["colour_1_1", "colour_3_1"])


# ---------------------------------------------------------------------------------------------- Doppelganger


def haunt(hand: str, **said: object) -> Table:
    """Red plays it; Yellow holds these."""
    hands = {2: hand, 0: "attack_04 quash", **said.pop("hands", {})}  # type: ignore[dict-item]
    return meet("doppelganger", cards=("", "attack_10"), hands=hands, **said)  # type: ignore[arg-type]


def test_doppelganger_borrows_two_cards_of_different_types_one_of_them_the_highest_attack() -> None:
    """DV-21."""
    table = haunt("attack_06 attack_20 negotiate morph")
    reply(table, 0, "seat", seat="2")
    assert table.hand(0) == ["quash"]
    asked = table.play.asks[Seat(2)]
    assert asked.legal is not None
    for cards, legal in (
        (("attack_20_1", "negotiate_1"), True),
        (("attack_06_1", "morph_1"), False),
        (("attack_06_1", "attack_20_1"), False),
    ):
        assert (asked.legal(type(asked.default)("card", {"cards": cards})) is None) is legal
    reply(table, 2, "card", cards=("attack_20_1", "negotiate_1"))
    assert sorted(table.hand(0)) == ["attack_20", "negotiate", "quash"]
    table.until("card")
    reply(table, 0, "card", card="negotiate_1")
    table.finish()
    assert "attack_20" in table.hand(2)


def test_whoever_has_one_type_lends_one_card_and_it_draws_the_other() -> None:
    table = haunt("attack_06 attack_20")
    reply(table, 0, "seat", seat="2")
    reply(table, 2, "card", cards=("attack_20_1",)).until("card")
    assert sum(card.startswith(("attack", "negotiate", "morph")) for card in table.hand(0)) == 2


def test_a_zapped_doppelganger_keeps_its_cards_and_draws_until_it_has_two() -> None:
    """DV-22."""
    table = prepare(
        "doppelganger",
        cards=("", "attack_10"),
        hands={0: "attack_08 reinforcement_5", 3: "cosmic_zap"},
        policies={3: Policy(powers=("doppelganger",))},
        top=("plague_1", "negotiate_1"),
    ).until("card")
    assert sorted(table.hand(0)) == ["attack_08", "negotiate", "reinforcement_5"]
    assert "plague" in table.discards


def test_doppelganger_goes_on_without_an_encounter_card() -> None:
    """A65: its turn does not end, and it draws no new hand for it."""
    table = meet("doppelganger", chapter="turn", hands={0: "quash"})
    assert table.hand(0) == ["quash"]


def test_doppelgangers_super_brings_two_other_cards() -> None:
    table = prepare(
        "doppelganger",
        cards=("", "attack_10"),
        hands={2: "attack_20 plague quash", 0: "flare_doppelganger"},
        flares=("0:doppelganger.super",),
    )
    reply(table, 0, "seat", seat="2").until("card")
    assert {"attack_20", "flare_doppelganger"} <= {*table.hand(0)}
    assert sum(card in {"plague", "quash"} for card in table.hand(0)) == 2


def test_doppelgangers_wild_takes_a_hand_until_the_encounter_ends() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={2: "flare_doppelganger plague", 3: "quash mobius_tubes"},
        placed={3: ["2-1 1"]},
        policies={2: ready("doppelganger")},
        chapter="alliance",
    )
    while not table.state.players[2].laid_by:
        table.step()
    assert (sorted(table.hand(2)), table.hand(3)) == (["mobius_tubes", "quash"], [])
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={2: "flare_doppelganger plague", 3: "quash mobius_tubes"},
        placed={3: ["2-1 1"]},
        policies={2: ready("doppelganger")},
        chapter="alliance",
        through=True,
    ).finish()
    assert (sorted(table.hand(2)), sorted(table.hand(3))) == (
        ["flare_doppelganger", "plague"],
        ["mobius_tubes", "quash"],
    )


# ----------------------------------------------------------------------------------------------------- Judge


def judge(
    cards: tuple[str, str], option: str, flare: str = "", /, **fields: str | int | tuple[str, ...]
) -> Table:
    """Red, the Judge, declares something; Blue holds two cards besides."""
    table = prepare(
        "judge",
        cards=cards,
        hands={1: "quash plague", 0: "mobius_tubes"},
        flares=(flare,) if flare else (),
        placed={1: ["2-2 1"]},
        through=True,
    ).until("judge-declare")
    return reply(table, 0, option, **fields)


def test_judge_lets_the_winner_take_cards_and_a_colony() -> None:
    """A71."""
    gains: dict[str, str | int | tuple[str, ...]] = {"take-random": 1, "take-planet": "2-2"}
    table = judge(("attack_20", "attack_08"), "for-winner", **gains).finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 1)
    assert table.ships("2-2")[0] == 1


def test_judge_lets_the_loser_take_cards_of_a_type() -> None:
    table = judge(("attack_20", "attack_08"), "for-loser", **{"take-types": ("artifact",)}).finish()
    assert (table.hand(0), len(table.hand(1))) == ([], 3)


def test_what_was_declared_lapses_with_a_deal() -> None:
    table = judge(("negotiate", "negotiate"), "for-winner", **{"take-random": 2}).finish()
    assert (table.hand(0), len(table.hand(1))) == (["mobius_tubes"], 2)


def test_judges_super_declares_for_both() -> None:
    table = judge(("attack_20", "attack_08"), "for-winner", "0:judge.super", **{"take-random": 2})
    asked = table.play.asks[Seat(0)]
    assert {"for-loser", "pass"} <= set(asked.options)
    assert "for-winner" not in asked.options
    reply(table, 0, "for-loser", **{"take-random": 1}).finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 1)


def test_judges_wild_makes_a_deal_of_totals_that_differ_by_less_than_five() -> None:
    for card, winner in (("attack_15", "deal"), ("attack_20", "offense")):
        table = meet(
            cards=(card, "attack_12"), hands={0: "flare_judge"}, policies={0: ready("judge")}, ships=4
        ).finish()
        assert table.winner == winner


# ------------------------------------------------------------------------------------------------- Muckraker


def accuse(price: str, bribe: str, *aliens: str, flares: tuple[str, ...] = (), **said: object) -> Table:
    """Blue, the Muckraker, has lost to Red, whom Yellow allied; Yellow holds this card."""
    hands = {1: price, 2: bribe, **said.pop("hands", {})}  # type: ignore[dict-item]
    table = prepare(
        *(aliens or ("", "muckraker")),
        cards=("attack_20", "attack_08"),
        hands=hands,
        allies={2: "offense 2"},
        flares=flares,
        **said,  # type: ignore[arg-type]
    ).until("power")
    return reply(table, 1, "use")


def test_an_accused_ally_pays_with_another_sort_of_card_or_a_better_one() -> None:
    """A77, DV-49: attack 10 was discarded."""
    for bribe, legal in (("attack_12", True), ("quash", True), ("attack_09", False)):
        table = accuse("attack_10", bribe)
        asked = table.play.asks[Seat(2)]
        assert (asked.default.option == "card") is legal
        table.finish()
        assert (bribe in table.hand(1)) is legal
        assert (table.ships("1-1")[2] > 0) is legal


def test_whoever_does_not_pay_goes_home() -> None:
    """A77."""
    table = accuse("attack_10", "quash")
    reply(table, 2, "pass").finish()
    assert table.ships("1-1")[:3] == [3, 0, 0]
    assert sum(table.ships(f"2-{number}")[2] for number in range(1, 6)) == 20


def test_a_zapped_muckraker_discards_nothing() -> None:
    table = accuse(
        "attack_10", "", hands={3: "cosmic_zap"}, policies={3: Policy(powers=("muckraker",))}
    ).finish()
    assert table.hand(1) == ["attack_10"]
    assert table.ships("1-1")[2] == 2


def test_muckrakers_super_accuses_the_winner_whose_ships_go_home_unless_it_pays() -> None:
    """DV-50."""
    table = accuse("attack_10", "quash", flares=("1:muckraker.super",)).until("choose-seat")
    reply(table, 1, "seat", seats=("0",))
    assert table.play.awaited == (0,)
    reply(table, 0, "pass").finish()
    assert table.ships("1-1")[:3] == [0, 0, 2]
    assert table.lost(1) == 4


def test_muckrakers_wild_drives_an_ally_out() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={1: "flare_muckraker"},
        policies={1: ready("muckraker")},
        allies={2: "offense 2"},
        chapter="alliance",
    ).finish()
    assert table.totals == {0: 23, 1: 14}


# -------------------------------------------------------------------------------------------------- Usurper


def usurp(*, flares: tuple[str, ...] = ()) -> Table:
    """Red, with Yellow as its ally; Green is Blue's; both have laid a card."""
    table = prepare(
        "usurper",
        cards=("attack_08", "attack_20"),
        hands={2: "attack_30", 3: "attack_04 attack_06"},
        allies={2: "offense 1", 3: "defense 1"},
        flares=flares,
        through=True,
    ).until("power")
    reply(table, 0, "use")
    for seat in (2, 3):
        table.take(Seat(seat), table.play.asks[Seat(seat)].default)
    return table


def test_usurper_plays_the_card_of_an_ally_and_replaces_that_of_the_opponent_unseen() -> None:
    """A84, DV-59."""
    table = usurp()
    assert find_what(table, 0) == "usurper-own"
    assert [str(args["who"].seat) for args in table.said("cosmic-usurper-sees")] == ["2"]  # type: ignore[union-attr]
    reply(table, 0, "seat", seat="2")
    assert find_what(table, 0) == "usurper-theirs"
    reply(table, 0, "seat", seat="3").finish()
    assert table.totals == {0: 34, 1: 9}
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["attack_08"], ["attack_20"], [])
    assert {"attack_30", "attack_04"} <= {*table.discards}


def test_usurper_may_leave_both_cards() -> None:
    table = usurp().finish()
    assert table.totals == {0: 12, 1: 25}
    assert table.hand(2) == ["attack_30"]


def test_usurpers_super_sees_the_cards_of_the_other_sides_allies() -> None:
    said = usurp(flares=("0:usurper.super",)).said("cosmic-usurper-sees")
    assert sorted(str(args["who"].seat) for args in said) == ["2", "3"]  # type: ignore[union-attr]


def test_usurper_is_not_asked_without_allies() -> None:
    assert meet("usurper", cards=("attack_08", "attack_20")).finish().totals == {0: 11, 1: 24}


def test_usurpers_wild_counts_allied_ships() -> None:
    table = meet(
        cards=("attack_04", "attack_20"),
        hands={0: "flare_usurper"},
        policies={0: ready("usurper")},
        chapter="alliance",
    ).finish()
    assert (table.winner, table.totals) == ("defense", {})
