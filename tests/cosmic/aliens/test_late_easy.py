"""Alchemist, Angler, Daredevil, Laser, Mirage, Reserve and Whirligig."""

from games.cosmic.extension.declarations import list_pool
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.options import read_options
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what, prepare, reply
from tests.cosmic.scenario import Table, meet, ready

# ------------------------------------------------------------------------------------------------ Alchemist


LYING = ("attack_12_1", "attack_13_1", "attack_40_1")


def brew(*, flare: bool = False, zapped: bool = False) -> Table:
    """Red, with attack 08, has said that it uses its power; 12, 13 and 40 lie on the discards."""
    table = prepare(
        "alchemist",
        cards=("attack_08", "attack_10"),
        hands={0: "negotiate", 3: "cosmic_zap " * zapped},
        policies={3: Policy(powers=("alchemist",))},
        discards=LYING,
        flares=("0:alchemist.super",) if flare else (),
    ).until("power")
    return reply(table, 0, "use")


def test_alchemist_changes_an_attack_for_one_that_differs_by_four_at_most() -> None:
    """A58, DV-4: for a ship."""
    table = brew()
    assert find_what(table, 0) == "alchemist-give"
    reply(table, 0, "card", cards=("attack_08_1",))
    wanted = table.play.asks[Seat(0)].options["card"].fields["cards"]
    assert list(wanted.choices({})) == ["attack_12_1"]  # type: ignore[union-attr]
    table.until("choose-ships").step()
    assert (table.lost(0), "attack_08" in table.discards) == (1, True)
    assert "attack_12" in table.hand(0)


def test_alchemists_super_changes_an_attack_for_any_other() -> None:
    """A58, DV-4."""
    table = brew(flare=True)
    reply(table, 0, "card", cards=("attack_08_1",))
    assert find_what(table, 0) == "alchemist-take"
    reply(table, 0, "card", cards=("attack_40_1",)).until("card")
    assert "attack_40" in table.hand(0)


def test_a_zapped_alchemist_pays_nothing() -> None:
    """DV-5."""
    table = brew(zapped=True).until("card")
    assert (table.hand(0), table.lost(0)) == (["attack_08", "negotiate"], 0)


def test_alchemist_changes_a_card_of_its_type_alone() -> None:
    table = prepare(
        "alchemist",
        cards=("negotiate", "attack_10"),
        hands={0: "plague"},
        discards=("quash_1", "attack_12_1"),
    ).until("power")
    reply(table, 0, "use").until("card")
    assert (table.hand(0), table.lost(0)) == (["negotiate", "quash"], 1)


def test_alchemists_wild_changes_a_card_without_a_ship() -> None:
    table = prepare(
        hands={0: "plague flare_alchemist"},
        policies={0: ready("alchemist")},
        cards=("attack_20", "attack_10"),
        discards=("quash_1",),
    ).finish()
    assert sorted(table.hand(0)) == ["flare_alchemist", "quash"]
    assert table.lost(0) == 0


# --------------------------------------------------------------------------------------------------- Angler


def fish(named: str, *, theirs: str = "", drawn: str = "") -> Table:
    """Red asks Blue for a card."""
    table = meet("angler", cards=("negotiate", "attack_10"), hands={1: theirs})
    if drawn:
        table.state.deck.pile.remove(drawn)
        table.state.deck.pile.append(drawn)
    table.until("power")
    return reply(reply(table, 0, "use"), 0, "card", cards=(named,))


def test_angler_gets_the_card_that_it_names_from_whoever_holds_it() -> None:
    """A59."""
    assert "plague" in fish("plague", theirs="plague").hand(0)


def test_angler_may_ask_an_ally_of_the_other_side() -> None:
    table = meet("angler", cards=("negotiate", "attack_10"), hands={2: "plague"}, allies={2: "defense 1"})
    table.until("power")
    reply(table, 0, "use")
    reply(reply(table, 0, "seat", seat="2"), 0, "card", cards=("plague",))
    assert ("plague" in table.hand(0), table.hand(2)) == (True, [])


def test_angler_draws_where_the_card_is_not_held_and_asks_again_if_it_is_that_card() -> None:
    table = fish("attack_12", drawn="attack_12_1")
    assert table.hand(0) == ["attack_12", "negotiate"]
    assert table.play.asks[Seat(0)].key == "cosmic-ask-choose-yes"
    assert fish("attack_12", drawn="attack_20_1").play.asks[Seat(0)].key != "cosmic-ask-choose-yes"


def test_anglers_wild_goes_to_the_first_to_the_left_who_offers_the_card() -> None:
    """DV-8."""
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={3: "flare_angler", 0: "negotiate", 1: "negotiate"},
        policies={3: ready("angler")},
        chapter="alliance",
    )
    table.until("choose-card")
    reply(table, 3, "card", cards=("negotiate",))
    assert sorted(table.play.awaited) == [0, 1, 2]
    for seat in (0, 1, 2):
        table.take(Seat(seat), table.play.asks[Seat(seat)].default)
    assert table.hand(3) == ["negotiate"]
    assert "flare_angler" in table.hand(0)


def test_anglers_super_lets_it_ask_as_an_ally() -> None:
    for flares in ((), ("2:angler.super",)):
        table = prepare(
            *("", "", "angler"),
            cards=("attack_20", "attack_10"),
            hands={1: "plague", 2: "flare_angler"},
            allies={2: "offense 1"},
            flares=flares,
        )
        assert table.play.asks[table.play.awaited[0]].key == f"cosmic-ask-{'power' if flares else 'card'}"


# ------------------------------------------------------------------------------------------------- Daredevil


def dare(
    *aliens: str,
    cards: tuple[str, str],
    discarded: str = "",
    allies: dict[int, str] | None = None,
    **said: object,
) -> Table:
    """Red, with two ships, discards an attack of its hand."""
    hands = {0: discarded.rpartition("_")[0], **said.pop("hands", {})}  # type: ignore[dict-item]
    table = meet(*aliens, cards=cards, ships=2, allies=allies or {}, hands=hands, **said)  # type: ignore[arg-type]
    if discarded:
        table.until("daredevil-dare")
        reply(table, 0, "dare", card=discarded)
    return table.finish()


def test_daredevil_lowers_its_own_total_and_its_side_is_rewarded() -> None:
    """DV-17: 22 to 15; 04 is discarded: 18 to 15."""
    table = dare(
        "daredevil",
        cards=("attack_20", "attack_13"),
        discarded="attack_04_1",
        allies={2: "offense 1"},
    )
    assert table.totals == {0: 19, 1: 17}
    assert (len(table.hand(0)), len(table.hand(2))) == (2, 1)


def test_a_side_that_wins_by_more_is_not_rewarded() -> None:
    table = dare("daredevil", cards=("attack_20", "attack_10"))
    assert (table.totals, table.hand(0)) == ({0: 22, 1: 14}, [])


def test_daredevils_super_is_content_with_six() -> None:
    policies = {0: ready("daredevil")}
    for flare, number in (("flare_daredevil", 3), ("", 0)):
        table = dare("daredevil", cards=("attack_20", "attack_12"), hands={0: flare}, policies=policies)
        assert (table.totals, len(table.hand(0))) == ({0: 22, 1: 16}, number)


def test_a_zapped_daredevil_discards_nothing() -> None:
    """A63."""
    table = dare(
        "daredevil",
        cards=("attack_20", "attack_13"),
        discarded="attack_04_1",
        hands={0: "attack_04", 1: "cosmic_zap"},
        policies={1: Policy(powers=("daredevil",))},
    )
    assert (table.totals[0], table.hand(0)) == (22, ["attack_04"])


def test_daredevils_wild_founds_a_colony_after_a_narrow_win_and_costs_three_ships_otherwise() -> None:
    """DV-18: a win against a negotiate has no margin."""
    policies = {0: ready("daredevil")}
    table = meet(cards=("attack_20", "attack_15"), hands={0: "flare_daredevil"}, policies=policies)
    table.until("choose-planet")
    reply(table, 0, "planet", planet="1-3").finish()
    assert (table.ships("1-3")[0], table.ships("1-1")[0], table.lost(0)) == (1, 2, 0)
    table = meet(cards=("attack_20", "negotiate"), hands={0: "flare_daredevil"}, policies=policies).finish()
    assert (table.winner, table.lost(0)) == ("offense", 3)


# ----------------------------------------------------------------------------------------------------- Laser


def test_laser_sets_aside_as_many_cards_as_the_opponent_has_ships() -> None:
    """A72."""
    table = meet(
        "laser",
        cards=("attack_20", "attack_10"),
        hands={1: "attack_08 attack_09 attack_11 attack_12"},
        chapter="alliance",
    )
    while not table.state.players[1].laid_by:
        table.step()
    assert (len(table.state.players[1].laid_by), len(table.hand(1))) == (4, 1)
    seen = [table.play.view(Seat(seat)) for seat in (0, 1)]
    assert [len(view.laid_by) for view in seen] == [0, 4]
    assert [view.seat(Seat(1)).laid_by for view in seen] == [4, 4]


def test_whoever_has_no_encounter_card_left_loses_at_once_and_gets_its_cards_back() -> None:
    """DV-40."""
    table = meet(
        *("", "laser"),
        cards=("attack_20", "attack_10"),
        hands={0: "plague"},
        ships=3,
        chapter="alliance",
        through=True,
    ).finish()
    assert any(table.said("cosmic-laser-beats"))
    assert table.lost(0) == 3
    assert sorted(table.hand(0)) == ["attack_20", "plague"]


def test_the_encounter_goes_on_where_an_encounter_card_is_left() -> None:
    table = meet(
        *("", "laser"), cards=("attack_20", "attack_10"), ships=0, hands={0: "plague"}, chapter="alliance"
    )
    assert not any(table.said("cosmic-laser-beats"))


def test_lasers_wild_is_paid_for_and_lasts_until_the_encounter_ends() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={0: "flare_laser plague quash", 1: "attack_08 attack_12 attack_09"},
        policies={0: ready("laser")},
        chapter="alliance",
    )
    table.until("choose-card")
    reply(table, 0, "card", cards=("plague_1", "quash_1"))
    reply(table, 0, "seat", seat="1")
    table.step()
    assert (len(table.state.players[1].laid_by), table.hand(0)) == (2, ["attack_20", "flare_laser"])


def test_lasers_super_is_its_power_as_an_ally() -> None:
    table = meet(
        *("", "", "laser"),
        cards=("attack_20", "attack_10"),
        hands={2: "flare_laser", 1: "attack_08 attack_12 attack_09"},
        policies={2: ready("laser")},
        allies={2: "offense 1"},
        chapter="alliance",
    )
    while not table.state.players[1].laid_by:
        table.step()
    assert len(table.state.players[1].laid_by) == 4


# ---------------------------------------------------------------------------------------------------- Mirage


def test_mirage_counts_ships_elsewhere() -> None:
    """A75, DV-45: 06 with one ship against 10 with four; a colony of four and one of one are counted."""
    table = meet("mirage", cards=("attack_06", "attack_10"), ships=1, placed={1: ["1-5 0", "2-1 1"]}).finish()
    assert table.totals == {0: 10, 1: 11}
    assert table.lost(0) == 1


def test_a_zapped_mirage_counts_the_real_ships() -> None:
    table = meet(
        "mirage",
        cards=("attack_06", "attack_10"),
        ships=1,
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("mirage",))},
    ).finish()
    assert table.totals == {0: 7, 1: 14}


def test_mirages_super_counts_a_colony_of_an_ally() -> None:
    table = meet(
        "mirage",
        cards=("attack_06", "attack_10"),
        ships=1,
        allies={2: "offense 1"},
        hands={0: "flare_mirage"},
        policies={0: ready("mirage")},
    ).until("choose-seat")
    reply(table, 0, "seat", seat="2").finish()
    assert table.totals[0] == 6 + 4 + 4


def test_mirages_wild_plays_one_negotiate_as_a_reinforcement_of_three() -> None:
    table = meet(
        cards=("attack_10", "attack_10"),
        ships=3,
        hands={0: "flare_mirage negotiate negotiate"},
        policies={0: Policy(ready=("flare_mirage",), reinforce=True)},
    ).finish()
    assert table.totals == {0: 16, 1: 14}
    assert table.hand(0) == ["negotiate", "flare_mirage"]


# --------------------------------------------------------------------------------------------------- Reserve


def test_reserve_plays_low_attacks_as_reinforcements() -> None:
    """A83, DV-58: 06 and 04; not 07."""
    table = meet(
        "reserve",
        cards=("attack_08", "attack_13"),
        hands={0: "attack_06 attack_04 attack_07"},
        policies={0: Policy(reinforce=True)},
    ).finish()
    assert table.totals == {0: 21, 1: 17}
    assert table.hand(0) == ["attack_07"]


def test_a_zapped_reserve_plays_none() -> None:
    table = meet(
        "reserve",
        cards=("attack_08", "attack_10"),
        hands={0: "attack_06", 3: "cosmic_zap"},
        policies={0: Policy(reinforce=True), 3: Policy(powers=("reserve",))},
    ).finish()
    assert (table.totals[0], table.hand(0)) == (11, ["attack_06"])


def test_reserve_calls_back_a_reinforcement_of_another_for_a_negotiate() -> None:
    """A83, DV-58."""
    table = meet(
        *("", "reserve"),
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_5", 1: "negotiate"},
        policies={0: Policy(reinforce=True)},
    ).until("reserve-call")
    reply(table, 1, "call", card="negotiate_1").finish()
    assert table.totals == {0: 13, 1: 14}
    assert {"negotiate", "reinforcement_5"} <= {*table.discards}


def test_reserves_super_plays_one_attack_of_nine_or_less_besides() -> None:
    table = meet(
        "reserve",
        cards=("attack_08", "attack_20"),
        hands={0: "attack_09 attack_07 attack_06 attack_04 flare_reserve"},
        policies={0: Policy(ready=("flare_reserve",), reinforce=True)},
    ).finish()
    assert table.totals == {0: 28, 1: 24}
    assert table.hand(0) == ["attack_09", "flare_reserve"]


def test_reserves_wild_takes_a_reinforcement_that_another_has_played() -> None:
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_5", 2: "flare_reserve"},
        policies={0: Policy(reinforce=True), 2: ready("reserve")},
        options={"aliens": "all"},
        through=True,
    ).finish()
    assert sorted(table.hand(2)) == ["flare_reserve", "reinforcement_5"]


# ------------------------------------------------------------------------------------------------- Whirligig


def test_whirligig_mixes_both_hands_and_says_how_many_each_gets() -> None:
    """A86, DV-62: three cards and eight."""
    theirs = "attack_06 attack_06 attack_08 attack_08 attack_10 attack_10 attack_12"
    for option, numbers in (("equal", (6, 5)), ("same", (3, 8)), ("exchanged", (8, 3))):
        table = meet(
            "whirligig", cards=("attack_20", "attack_40"), hands={0: "negotiate negotiate", 1: theirs}
        ).until("power")
        reply(table, 0, "use")
        reply(table, 0, option)
        table.step()
        assert (len(table.hand(0)), len(table.hand(1))) == numbers


def test_whirligigs_super_sees_the_hand_first() -> None:
    for flare in (True, False):
        table = meet(
            "whirligig",
            cards=("attack_20", "attack_40"),
            hands={0: "flare_whirligig" if flare else "quash"},
            policies={0: ready("whirligig")},
        ).until("power")
        reply(table, 0, "use")
        assert any(table.said("cosmic-whirligig-sees")) is flare


def test_whirligigs_wild_mixes_a_card_of_each() -> None:
    table = meet(
        cards=("attack_20", "attack_40"),
        hands={0: "flare_whirligig quash", 1: "attack_12"},
        policies={0: ready("whirligig")},
    ).until("choose-card")
    reply(table, 0, "card", cards=("quash_1",))
    for _ in range(2):
        table.step()
    assert any(table.said("cosmic-whirligig-mixes"))
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)
    both = [*table.hand(0), *table.hand(1)]
    assert sorted(both) == ["attack_12", "attack_20", "attack_40", "flare_whirligig", "quash"]


# ---------------------------------------------------------------------------------------------- the option


def test_a_table_that_did_not_choose_its_aliens_is_dealt_the_fifty_six() -> None:
    pool = list_pool(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {}))
    assert len(pool) == 56
    assert not {"alchemist", "angler", "mirage"} & set(pool)


def test_sets_and_alert_levels_choose_the_aliens() -> None:
    def count(**chosen: str) -> int:
        return len(list_pool(RULEBOOK.assembly, read_options(RULEBOOK.assembly, chosen)))

    assert count(alert="green") == 24
    assert count(aliens="usual", alert="to-yellow") == 46
    assert count(aliens="base") + count(aliens="dominion") + 6 == count(aliens="all")
    assert count(aliens="base-dominion") + 6 == count(aliens="all")


def test_too_few_aliens_are_refused_with_the_reason() -> None:
    why = RULEBOOK.refuse(8, {"aliens": "dominion", "alert": "green"})
    assert why is not None
    assert why.key == "cosmic-refused-too-few-aliens"
    assert RULEBOOK.refuse(8, {"aliens": "all"}) is None
