"""Miser, Host and Reactor, who have cards on their sheets."""

import pytest

from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import deal_aliens, find_what, prepare, reply
from tests.cosmic.scenario import Table, count_uses, meet, ready

# ---------------------------------------------------------------------------------------------------- Miser


def hoarded(kinds: str, **said: object) -> Table:
    """Blue, the defense, is Miser with this hoard."""
    hands = {"cards": ("attack_20", "")} | said
    return prepare("", "miser", sheets={1: {"miser": kinds}}, **hands)  # type: ignore[arg-type]


def sheet(table: Table, seat: int, alien: str) -> list[str]:
    """The kinds face down on a sheet."""
    return [card.rpartition("_")[0] or card for card in table.state.players[seat].face_down.get(alien, [])]


def test_misers_hoard_spares_it_a_new_hand_and_is_laid_from() -> None:
    """DV-46: no encounter card in hand, a negotiate in the hoard."""
    table = hoarded("negotiate quash").until("card")
    assert (table.hand(1), len(table.discards)) == ([], 0)
    offered = table.play.asks[Seat(1)].options["card"].fields["card"]
    assert [card.rpartition("_")[0] for card in offered.choices({})] == ["negotiate"]  # type: ignore[union-attr]
    table.finish()
    assert (table.winner, sheet(table, 1, "miser")) == ("offense", ["quash"])
    assert count_uses(table, "miser") == 1


def test_a_zapped_miser_lays_another_card_and_its_hoard_is_shut_until_the_encounter_ends() -> None:
    """CE-R24."""
    table = hoarded(
        "attack_40 quash",
        hands={1: "attack_08", 0: "cosmic_zap"},
        policies={0: Policy(powers=("miser",))},
    ).until("card")
    table.take(Seat(0), table.play.asks[Seat(0)].default)
    reply(table, 1, "card", card="attack_40_1")
    asked = table.play.asks[Seat(1)].options["card"].fields["card"]
    assert list(asked.choices({})) == [table.state.players[1].hand[0]]  # type: ignore[union-attr]
    table.finish()
    assert sorted(sheet(table, 1, "miser")) == ["attack_40", "quash"]
    assert table.totals[1] == 12


def test_a_kicker_of_the_hoard_is_a_use_of_the_power() -> None:
    """A76, CD-40: it is told, and multiplies."""
    table = hoarded("negotiate kicker_4", hands={1: "attack_08"}, options={"kickers": "old"}).until("card")
    table.take(Seat(0), table.play.asks[Seat(0)].default)
    reply(table, 1, "card", card=table.state.players[1].hand[0], kicker="kicker_4_1")
    assert count_uses(table, "miser") == 1
    assert table.finish().totals[1] == 4 * 8 + 4


def test_a_zapped_miser_keeps_its_kicker_and_chooses_anew_without_its_hoard() -> None:
    """CE-R24, when it is announced: the card that it had chosen beside lies in the hoard as well, which is shut."""
    table = hoarded(
        "attack_40 kicker_4",
        hands={1: "attack_08", 0: "cosmic_zap"},
        policies={0: Policy(powers=("miser",))},
        options={"kickers": "old"},
    ).until("card")
    table.take(Seat(0), table.play.asks[Seat(0)].default)
    reply(table, 1, "card", card="attack_40_1", kicker="kicker_4_1")
    asked = table.play.asks[Seat(1)].options["card"].fields
    assert list(asked["card"].choices({})) == [table.state.players[1].hand[0]]  # type: ignore[union-attr]
    table.finish()
    assert sorted(sheet(table, 1, "miser")) == ["attack_40", "kicker_4"]
    assert (table.said("cosmic-announces-kicker"), table.totals[1]) == ([], 12)


def test_misers_cards_go_back_where_they_came_from_when_the_encounter_ends_early() -> None:
    """A76: a card that was laid, and never shown."""
    table = prepare(
        *("miser", ""),
        cards=("", "attack_10"),
        sheets={0: {"miser": "attack_40"}},
        hands={1: "emotion_control"},
        chapter="planning",
    ).until("card")
    table.finish()
    assert table.state.players[0].hand == []


def test_the_hoard_is_played_from_as_the_hand_is() -> None:
    """An artifact; it comes to the discards of its back."""
    table = hoarded(
        "force_field attack_08",
        allies={2: "offense 2"},
        policies={1: Policy(ready=("force_field_1",))},
        chapter="alliance",
    ).finish()
    assert ("force_field" in table.discards, table.state.now.offense.allies) == (True, [])


def test_a_hoard_without_encounter_cards_is_drawn_anew_unasked_unless_ordered_otherwise() -> None:
    table = hoarded("quash plague", hands={1: "attack_08"}).until("card")
    assert (len(sheet(table, 1, "miser")), sorted(table.discards)) == (8, ["plague", "quash"])
    kept = hoarded("quash plague", hands={1: "attack_08"}, policies={1: Policy(idle=("miser",))}).until(
        "card"
    )
    assert len(sheet(kept, 1, "miser")) == 2


def test_nobody_takes_from_the_hoard_and_others_see_how_many_cards_it_has() -> None:
    """CE-R58: compensation comes from the hand."""
    table = prepare(
        *("", "miser"),
        cards=("negotiate", "attack_10"),
        sheets={1: {"miser": "attack_40 attack_30"}},
    )
    views = [table.play.view(Seat(seat)) for seat in (0, 1)]
    assert [len(dict(view.sheets).get("miser", ())) for view in views] == [0, 2]
    assert dict(views[0].seat(Seat(1)).face_down) == {"miser": (("cosmic", 2),)}
    table.finish()
    assert len(sheet(table, 1, "miser")) == 2


def test_a_quake_leaves_the_hoard() -> None:
    """DV-47: a hand of four, a hoard of five: four go, eight are dealt; the hoard is the same, and in no deck."""
    table = prepare(
        *("", "miser"),
        cards=("attack_10", "attack_04"),
        hands={1: "attack_12 attack_08 quash", 2: "hand_zap"},
        sheets={1: {"miser": "attack_40 attack_30 negotiate plague quash"}},
        options={"reward_deck": "both", "pace": "gates"},
        chapter="encounter",
    ).until("gate-start")
    state = table.state
    hoard = list(state.players[1].face_down["miser"])
    assert (len(hoard), len(state.players[1].hand)) == (5, 4)
    table.tell("0: pass", "1: pass", "2: play card=hand_zap_r1 more=yes", "3: pass").until("choose-seat")
    state = table.state
    state.players[3].hand.extend(state.deck.pile[3:])
    del state.deck.pile[3:]
    state.deck.discards.clear()
    table.tell("2: seat seat=%31").until("gate-start")
    assert len(table.said("cosmic-quake")) == 1
    assert [len(table.hand(seat)) for seat in range(4)] == [8] * 4
    assert table.state.players[1].face_down["miser"] == hoard
    spread = [*table.state.deck.pile, *table.state.deck.discards]
    spread += [card for player in table.state.players for card in player.hand]
    assert not set(hoard) & set(spread)


def test_miser_begins_with_two_hands_and_says_which_is_the_hoard() -> None:
    table = meet("miser", hands={0: "attack_08"}, chapter="dealing").until("choose-yes")
    assert (find_what(table, 0), len(sheet(table, 0, "miser"))) == ("miser-swap", 8)
    reply(table, 0, "yes")
    assert (len(table.hand(0)), sheet(table, 0, "miser")) == (8, ["attack_08"])


def test_misers_wild_saves_three_cards_from_compensation() -> None:
    table = meet(
        cards=("negotiate", "attack_10"),
        hands={1: "flare_miser attack_40 attack_30 attack_01"},
        policies={1: ready("miser")},
    ).finish()
    assert sorted(table.hand(0)) == ["attack_01"]
    assert len(table.state.players[1].laid_by) == 3


def test_misers_super_puts_a_card_by() -> None:
    table = prepare(
        "miser",
        hands={0: "flare_miser attack_08"},
        sheets={0: {"miser": "attack_40"}},
        policies={0: ready("miser")},
        chapter="encounter",
    ).until("launch")
    assert len(sheet(table, 0, "miser")) == 2


# ----------------------------------------------------------------------------------------------------- Host

UNUSED = ("flare_fido", "flare_human", "flare_mite", "flare_trader", "flare_will")


def test_host_fills_its_sheet_with_unused_flares_when_any_turn_starts() -> None:
    """A70: three, face down."""
    table = prepare("", "", "host", hands={0: "attack_08"}, unused=UNUSED, chapter="turn")
    table.step()
    assert (len(sheet(table, 2, "host")), len(table.state.unused)) == (3, 2)
    views = [table.play.view(Seat(seat)) for seat in (0, 2)]
    assert [len(dict(view.sheets).get("host", ())) for view in views] == [0, 3]
    assert views[0].unused == 2


def test_host_takes_flares_out_of_the_game_before_it_fills_up() -> None:
    """CE-R26."""
    table = prepare(
        *("", "", "host"),
        hands={0: "attack_08"},
        unused=UNUSED[:2],
        sheets={2: {"host": "flare_will flare_mite"}},
        chapter="turn",
    ).until("choose-card")
    reply(table, 2, "card", cards=("flare_will",)).step()
    assert table.state.gone == ["flare_will"]
    assert len(sheet(table, 2, "host")) == 3


def test_host_plays_flares_of_its_sheet_besides_one_of_its_hand_and_they_are_discarded() -> None:
    """DV-35: two of the sheet, one of the hand; all of them as wild ones."""
    table = prepare(
        "host",
        cards=("attack_08", "attack_10"),
        hands={0: "flare_mesmer flare_tourist"},
        sheets={0: {"host": "flare_mirage flare_judge"}},
        policies={0: ready("mirage", "judge", "mesmer", "tourist")},
    ).finish()
    played = [str(args["card"]) for args in table.said("cosmic-played")]
    assert len(played) == 3
    assert (sheet(table, 0, "host"), len(table.hand(0))) == ([], 2)
    assert {"flare_mirage", "flare_judge"} <= set(table.discards)


def test_a_flare_of_hosts_sheet_is_discarded_by_card_zap_and_stays_there_where_the_power_is_zapped() -> None:
    """DV-36."""
    for zap, policy, place in (
        ("card_zap", Policy(cards=("wild",)), "discards"),
        ("cosmic_zap", Policy(powers=("host",)), "sheet"),
    ):
        table = prepare(
            "host",
            cards=("attack_08", "attack_10"),
            hands={1: zap},
            sheets={0: {"host": "flare_human"}},
            policies={0: ready("human"), 1: policy},
        ).finish()
        assert ("flare_human" in table.discards) == (place == "discards")
        assert (sheet(table, 0, "host") == ["flare_human"] or sheet(table, 0, "host") == ["flare"]) == (
            place == "sheet"
        )


def test_hosts_super_draws_two_more_and_the_rest_leave_the_game() -> None:
    table = prepare(
        "host", hands={0: "attack_08 flare_host"}, unused=UNUSED, policies={0: ready("host")}, chapter="turn"
    ).until("choose-card")
    assert find_what(table, 0) == "host-keep"
    table.step()
    assert (len(sheet(table, 0, "host")), len(table.state.gone), table.state.unused) == (3, 2, [])


def test_hosts_wild_draws_three_unused_flares_and_goes_to_host() -> None:
    table = prepare(
        *("", "", "host"),
        cards=("attack_20", "attack_10"),
        hands={0: "flare_host"},
        unused=UNUSED,
        policies={0: ready("host")},
    ).finish()
    assert len(table.hand(0)) == 3
    assert "flare_host" in table.hand(2)


# -------------------------------------------------------------------------------------------------- Reactor


def react(flares: str, *aliens: str, **said: object) -> Table:
    """Green is Reactor, with these flares on its sheet."""
    said = {"cards": ("attack_20", "attack_10")} | said
    return prepare(*aliens, "reactor", sheets={2: {"reactor": f"up:{flares}"}}, **said)  # type: ignore[arg-type]


def test_an_allied_reactor_gives_the_winner_its_flare() -> None:
    """DV-55."""
    table = react("flare_human flare_fido", "human", "fido", allies={2: "offense 1"}).finish()
    assert (table.winner, table.hand(0)) == ("offense", ["flare_human"])
    assert table.state.players[2].face_up == {"reactor": ["flare_fido"]}


def test_an_uninvited_reactor_takes_the_flare_of_the_loser_or_its_own() -> None:
    table = react("flare_fido flare_reactor", "human", "fido").until("choose-card")
    offered = table.play.asks[Seat(2)].options["card"].fields["card"]
    assert list(offered.choices({})) == ["flare_reactor", "flare_fido"]  # type: ignore[union-attr]
    reply(table, 2, "card", card="flare_fido").finish()
    assert table.hand(2) == ["flare_fido"]


def test_reactor_discards_the_losers_flare_from_its_hand() -> None:
    table = react("flare_human", "human", "fido", hands={2: "flare_fido"}).until("choose-card")
    reply(table, 2, "card", card="flare_fido").finish()
    assert (table.hand(2), "flare_fido" in table.discards) == ([], True)


def test_flares_of_aliens_in_play_that_others_discard_come_onto_reactors_sheet() -> None:
    """CE-R65: cancelled by Card Zap; one of an alien that nobody has stays on the discards."""
    for alien, on_sheet in (("human", True), ("mite", False)):
        table = react(
            "flare_fido",
            *("human", "fido"),
            hands={0: f"flare_{alien}", 1: "card_zap"},
            policies={0: ready(alien), 1: Policy(cards=("wild", "super"))},
            allies={2: "defense 1"},
            chapter="alliance" if alien == "mite" else "planning",
        ).finish()
        assert (f"flare_{alien}" in table.state.players[2].face_up["reactor"]) == on_sheet


def test_reactor_begins_with_the_flares_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A81: they are not in the deck."""
    table = deal_aliens(monkeypatch, "reactor", "human", "fido", "mite")
    while not table.state.players[1].hand:
        table.step()
    theirs = ["flare_fido", "flare_human", "flare_mite"]
    assert table.state.players[0].face_up == {"reactor": theirs}
    assert not set(theirs) & set(table.state.deck.pile)


def test_reactors_super_wins_without_any_other_flare() -> None:
    """CE-R25: checked by the engine."""
    for other, wins in (("", True), (" flare_mite", False)):
        table = prepare(
            "reactor",
            cards=("attack_20", "attack_10"),
            hands={0: f"flare_reactor{other}"},
            policies={0: ready("reactor")},
        ).finish()
        result = table.play.result
        assert result is not None
        assert (result.winners == (0,)) == wins


def test_reactors_wild_founds_a_colony_and_goes_to_reactor() -> None:
    table = react(
        "flare_human", "human", "", cards=("attack_01", "attack_10"), hands={1: "flare_reactor"},
        policies={1: ready("reactor")},
    ).until("choose-planet")  # fmt: skip
    reply(table, 1, "planet", planet="3-1").finish()
    assert (table.ships("3-1")[1], "flare_reactor" in table.hand(2)) == (1, True)


def test_whoever_plays_another_super_must_give_up_reactors_flare() -> None:
    table = react(
        *("flare_fido", "human", "fido"),
        hands={0: "flare_human flare_reactor"},
        policies={0: ready("human")},
        allies={2: "offense 1"},
    ).finish()
    assert "flare_reactor" in table.hand(2)
