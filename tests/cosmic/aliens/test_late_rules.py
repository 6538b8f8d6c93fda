"""Greenhorn and Mesmer, who play cards otherwise than they say."""

import pytest

from games.cosmic.state.state import Policy
from porc_royal.asks import Refused, Reply, list_picks
from porc_royal.facts import Named, Seat, Who
from tests.cosmic.prepared import find_what, prepare, reply
from tests.cosmic.scenario import Table, count_uses, meet, ready

GATES = {"pace": "gates"}
REWARDS = {"reward_deck": "classic"}
PLAYED = ("play", "card")

# ------------------------------------------------------------------------------------------------ Greenhorn


def test_greenhorn_asks_about_a_card_that_one_player_alone_is_shown() -> None:
    """A69 (i)."""
    table = meet("greenhorn", hands={0: "attack_40 negotiate"}, chapter="encounter")
    assert find_what(table, 0) == "greenhorn-to"
    reply(table, 0, "seat", seat="2")
    reply(table, 0, "card", cards=("attack_40_1",))
    assert len(list(table.said("cosmic-greenhorn-asks"))) == 1
    shown = [fact for fact in table.facts if fact.says.key == "cosmic-greenhorn-shows"]
    assert [fact.to for fact in shown] == [(Seat(2),)]
    assert "attack_40" in table.hand(0)


def test_greenhorn_without_a_card_asks_nothing() -> None:
    table = meet("greenhorn", chapter="encounter")
    assert find_what(table, 0) == "greenhorn-moved"


def test_greenhorn_spreads_its_ships_over_empty_home_planets_too() -> None:
    """DV-34: at each regroup, in one step."""
    table = meet("", "greenhorn", chapter="encounter", placed={1: ["2-1 4", "3-1 4"]})
    assert (find_what(table, 1), len(table.state.ships["1-5"])) == ("greenhorn-moved", 4)
    assert sum(bool(table.ships(f"1-{number}")[1]) for number in range(1, 6)) == 3
    reply(table, 1, "ships", ships=("1-1.4", "1-2.4"))
    reply(table, 1, "home", berths=("1-4.1", "1-5.1"))
    assert sum(bool(table.ships(f"1-{number}")[1]) for number in range(1, 6)) == 5


def test_greenhorn_without_an_attack_may_draw_a_new_hand_before_its_turn_ends() -> None:
    """DV-33: as the offense without an encounter card."""
    table = prepare("greenhorn", cards=("", "attack_10"), hands={0: "plague"}, top=("attack_40_1",))
    table.until("greenhorn-renew")
    reply(table, 0, "renew").until("card")
    assert (len(table.hand(0)), "plague" in table.discards) == (8, True)


def test_greenhorn_with_an_attack_is_refused_a_new_hand() -> None:
    table = meet("greenhorn", cards=("attack_20", "attack_10")).until("greenhorn-renew")
    with pytest.raises(Refused) as refused:
        reply(table, 0, "renew")
    assert str(refused.value) == "cosmic-refused-greenhorn-attacks"


def test_greenhorn_plays_a_kicker_once_the_cards_are_shown() -> None:
    """A69 (iv)."""
    table = meet(
        "greenhorn",
        cards=("attack_08", "attack_10"),
        hands={0: "kicker_2"},
        options={"kickers": "old"},
    ).until("greenhorn-kicker")
    card = next(card for card in table.state.players[0].hand if card.startswith("kicker"))
    reply(table, 0, "late", card=card).finish()
    assert table.totals == {0: 19, 1: 14}


def test_greenhorn_reinforces_though_it_is_not_in_the_encounter() -> None:
    table = meet(
        *("", "", "greenhorn"),
        cards=("attack_08", "attack_08"),
        hands={2: "reinforcement_5"},
        options={"pace": "every"},
    ).until("reinforce")
    assert Seat(2) in table.play.asks
    card = next(card for card in table.state.players[2].hand if "reinforcement" in card)
    reply(table, 2, "reinforce", side="offense", cards=(card,)).finish()
    assert table.totals == {0: 16, 1: 12}


def test_greenhorn_plays_an_artifact_of_the_regroup_at_any_gate() -> None:
    """Mobius Tubes, as the defense, once alliances are formed; each such play may be zapped."""
    table = meet(
        *("", "greenhorn"),
        cards=("attack_20", "attack_10"),
        hands={1: "mobius_tubes"},
        warp={2: 3},
        options=GATES,
        chapter="alliance",
    ).until("gate-alliances")
    reply(table, 1, "play", card="mobius_tubes_1")
    for seat in (0, 2, 3):
        reply(table, seat, "pass")
    while table.lost(2):
        table.step()
    assert count_uses(table, "greenhorn") == 1


def test_all_that_greenhorn_may_do_is_off_for_the_encounter_once_it_is_zapped() -> None:
    table = meet(
        "greenhorn",
        cards=("attack_20", "attack_10"),
        hands={0: "plague", 1: "cosmic_zap"},
        policies={1: Policy(powers=("greenhorn",))},
        chapter="encounter",
    )
    table.until("launch")
    assert (count_uses(table, "greenhorn"), table.state.now.zapped) == (1, ["greenhorn"])


def test_greenhorns_wild_changes_a_hand_without_negotiates() -> None:
    table = meet(
        cards=("attack_20", "attack_10"),
        hands={2: "flare_greenhorn plague"},
        policies={2: ready("greenhorn")},
    ).finish()
    assert (len(table.hand(2)), "plague" in table.discards) == (8, True)


def test_greenhorns_super_meets_whoever_has_a_colony_in_the_system() -> None:
    table = meet(
        "greenhorn",
        hands={0: "flare_greenhorn attack_20"},
        policies={0: ready("greenhorn")},
        placed={2: ["1-3 1"]},
        chapter="encounter",
    ).until("launch")
    ask = table.play.asks[Seat(0)]
    reply_: dict[str, str | int | tuple[str, ...]] = {
        "planet": "1-3",
        "against": "2",
        "ships": (ask.default.many("ships")[0],),
    }
    table.take(Seat(0), Reply("launch", reply_))
    assert table.state.now.defense is not None
    assert table.state.now.defense.seat == 2


# --------------------------------------------------------------------------------------------------- Mesmer


def disguise(table: Table, seat: int, card: str, kind: str) -> Table:
    """Beside the question it says what a card is to be."""
    return reply(table, seat, "disguise", **{"card": card, "as": kind})


def test_mesmer_plays_an_artifact_as_another() -> None:
    """A74, CE-R56: Plague as Mobius Tubes; on the discards it is Plague."""
    table = meet(
        "mesmer",
        cards=("attack_20", "attack_10"),
        hands={0: "plague"},
        warp={0: 2},
        options=GATES,
        chapter="encounter",
    ).until("gate-start")
    disguise(table, 0, "plague_1", "mobius_tubes")
    assert not any(table.said("cosmic-uses"))
    reply(table, 0, "play", card="plague_1")
    table.until("gate-alliances")
    assert (table.lost(0), table.discards) == (0, ["plague"])
    assert count_uses(table, "mesmer") == 1


def test_mesmers_quash_cancels_a_card_as_card_zap() -> None:
    """DV-44, CE-R56: and all are told of it as what it was played."""
    table = prepare(
        *("mesmer", ""),
        cards=("attack_20", "attack_10"),
        hands={0: "quash", 1: "plague"},
        secrets={0: {"mesmer-quash_1": "card_zap"}},
        policies={1: Policy(ready=("plague_1",)), 0: Policy(cards=("artifact",))},
        chapter="encounter",
    )
    table.until("launch")
    assert sorted(table.discards) == ["plague", "quash"]
    assert table.lost(0) == 0
    [shown], [cancelled] = table.said("cosmic-plays-as"), table.said("cosmic-cancels")
    assert (shown["card"], shown["other"]) == (Named("card", "quash"), Named("card", "card-zap"))
    assert (cancelled["card"], cancelled["what"]) == (Named("card", "card-zap"), Named("card", "plague"))


def test_a_zapped_mesmer_keeps_the_card_and_plays_it_as_what_it_is() -> None:
    table = meet(
        "mesmer",
        cards=("attack_20", "attack_10"),
        hands={0: "plague", 1: "cosmic_zap"},
        policies={1: Policy(powers=("mesmer",)), 0: Policy(ready=("plague_1",))},
        allies={2: "defense 2"},
        chapter="alliance",
    )
    table.state.players[0].secrets["mesmer-plague_1"] = "force_field"
    table.until("card")
    assert ("plague" in table.hand(0), table.state.now.zapped) == (True, ["mesmer"])


def test_what_mesmer_has_named_nobody_else_sees() -> None:
    table = meet("mesmer", hands={0: "plague attack_08"}, options=GATES, chapter="encounter").until(
        "gate-start"
    )
    before = table.play.view(Seat(1))
    disguise(table, 0, "plague_1", "quash")
    assert table.play.view(Seat(1)) == before
    assert dict(table.play.view(Seat(0)).secrets) == {"mesmer-plague_1": "quash"}


def test_mesmers_super_turns_a_flare_into_an_artifact_that_is_discarded() -> None:
    table = prepare(
        "mesmer",
        cards=("attack_20", "attack_10"),
        hands={0: "flare_human"},
        flares=("0:mesmer.super",),
        policies={0: Policy(ready=("flare_human",))},
        allies={2: "defense 2"},
        chapter="alliance",
    )
    table.state.players[0].secrets["mesmer-flare_human"] = "force_field"
    table.finish()
    assert "flare_human" in table.discards
    assert table.state.now.defense is not None
    assert not table.state.now.defense.allies


def test_mesmers_wild_makes_a_low_attack_a_negotiate() -> None:
    for card, winner in (("attack_08", "defense"), ("attack_20", "offense")):
        table = meet(
            cards=(card, "attack_10"), hands={0: "flare_mesmer"}, policies={0: ready("mesmer")}
        ).finish()
        assert table.winner == winner
        becomes = [args["card"] for args in table.said("cosmic-becomes")]
        assert becomes == ([Named("card", "negotiate")] if winner == "defense" else [])


def test_all_see_which_card_mesmer_plays_as_what_before_they_may_cancel_it() -> None:
    """A74, CE-R56: of the power and of the card they are asked by what it does, not by what is printed on it."""
    table = prepare(
        *("mesmer", ""),
        cards=("attack_20", "attack_10"),
        hands={0: "mobius_tubes"},
        secrets={0: {"mesmer-mobius_tubes_1": "plague"}},
        options={"pace": "every"},
        chapter="encounter",
    )
    while not (asked := table.play.asks.get(Seat(0))) or "mobius_tubes_1" not in list_picks(asked, *PLAYED):
        table.step()
    reply(table, 0, "play", card="mobius_tubes_1")
    answers = list[str]()
    while not table.said("cosmic-loses"):
        for asked in table.play.asks.values():
            if asked.key == "cosmic-ask-answer" and asked.seat == 1:
                assert table.said("cosmic-plays-as"), "nobody is asked before all have seen the card"
                answers.append(str(getattr(asked.args["what"], "name", "")))
        table.step()
    assert dict.fromkeys(answers) == dict.fromkeys(["mesmer", "plague"])
    [shown] = table.said("cosmic-plays-as")
    assert (shown["card"], shown["other"]) == (Named("card", "mobius-tubes"), Named("card", "plague"))
    assert [one["card"] for one in table.said("cosmic-played")] == [Named("card", "plague")]
    assert table.discards[:1] == ["mobius_tubes"]


@pytest.mark.parametrize("held", ["card_zap", "flare_void", "flare_filch negotiate"])
@pytest.mark.parametrize(
    ("kind", "card"), [("reinforcement_3", "reinforcement_3_1"), ("flare_human", "flare_human")]
)
def test_what_is_played_as_an_artifact_is_cancelled_as_one(kind: str, card: str, held: str) -> None:
    """CE-R56: Mesmer's super plays a reinforcement, or a flare, as Plague; Card Zap or a wild stops it."""
    table = prepare(
        *("mesmer", ""),
        cards=("attack_20", "attack_10"),
        hands={0: kind, 1: held},
        flares=("0:mesmer.super",),
        secrets={0: {f"mesmer-{card}": "plague"}},
        policies={0: Policy(ready=(card,)), 1: Policy(cards=("artifact",))},
        chapter="encounter",
    ).until("launch")
    assert [one["what"] for one in table.said("cosmic-cancels")] == [Named("card", "plague")]
    assert not [one for one in table.said("cosmic-loses") if one["number"] == 3]


def test_a_flare_that_is_played_as_an_artifact_is_no_flare_that_remora_draws_for() -> None:
    """CE-R56, A38."""
    for card, drawn in (("flare_human", 0), ("flare_aura", 1)):
        table = prepare(
            *("mesmer", "", ""),
            cards=("attack_20", "attack_10"),
            hands={0: card},
            flares=("0:mesmer.super", "1:remora.wild"),
            secrets={0: {"mesmer-flare_human": "force_field"}},
            policies={0: Policy(ready=(card,))},
            allies={2: "defense 2"},
            chapter="alliance",
        ).finish()
        assert table.said("cosmic-played"), card
        draws = [one for one in table.said("cosmic-draws") if one["who"] == Who(Seat(1))]
        assert len(draws) == drawn, card
