"""What nine more of the thirty do around the choice of cards, clause by clause: Engineer to Miser."""

import pytest

from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.new_planets import FOUND, put_planet
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.pairs.lines import follow, wait
from tests.cosmic.pairs.plays import hold
from tests.cosmic.prepared import prepare
from tests.cosmic.scenario import Table, meet, ready
from tests.cosmic.techs.laboratory import lay_techs, list_held

WINS = ("attack_20", "attack_10")
LOSES = ("attack_04", "attack_20")
KICKERS = {"kickers": "old"}


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


def name_sheet(table: Table, seat: int, alien: str) -> list[str]:
    """What lies face down on a sheet."""
    return sorted(find_kind(card).name for card in table.state.players[seat].face_down.get(alien, []))


# ------------------------------------------------------------------------------------------------------- Engineer


def test_a_new_tech_drives_the_old_one_from_the_sheet() -> None:
    """DV-25: the old one is discarded, its three ships go home."""
    table = meet("engineer", "", cards=LOSES, through=True)
    lay_techs(table.state, {0: ["omega_missile 3"]})
    table.state.players[0].techs[0].warp = True
    wait(table, 0, "tech")
    follow(table, "0 tech keep-tech lab=" + table.choices(0, "keep-tech", "lab")[-1]).finish()
    assert len(list_held(table, 0)) == 1
    assert "omega_missile" not in list_held(table, 0)
    assert table.state.techs is not None
    assert "omega_missile" in table.state.techs.discards
    assert not any(there[0] for place, there in table.state.ships.items() if place.startswith("lab"))


@pytest.mark.parametrize(("cards", "asked"), [(("negotiate", "negotiate"), True), (WINS, False)])
def test_a_failed_deal_inspires_it_as_a_loss_does(cards: tuple[str, str], asked: bool) -> None:
    """A66: "having lost or failed to deal": nobody offers anything."""
    table = meet("engineer", "", cards=cards, through=True).finish()
    assert bool(table.said("cosmic-tech-draws")) is asked


def test_an_allied_engineer_that_loses_has_no_idea() -> None:
    """A66: role main."""
    table = meet("", "", "engineer", cards=LOSES, allies={2: "offense 2"}, through=True).finish()
    assert not table.said("cosmic-tech-draws")


# ------------------------------------------------------------------------------------------------------- Explorer


def discover(*aliens: str, red: int = 0, blue: int = 0, **said: object) -> Table:
    """A planet that was discovered lies in Green's system, with so many ships of Red and of Blue."""
    table = prepare(*aliens, **said)  # type: ignore[arg-type]
    put_planet(table.state, "x1", Seat(2), FOUND)
    for seat, number in ((0, red), (1, blue)):
        table.state.ships["x1"][seat] += number
        table.state.ships[f"{seat}-5"][seat] -= number
    return table


@pytest.mark.parametrize(("red", "blue", "more"), [(0, 0, 1), (0, 2, 1), (1, 1, 2), (1, 0, 4)])
def test_each_discovered_planet_adds_one_two_or_four(red: int, blue: int, more: int) -> None:
    """3.11 (ii): not there, sharing it, alone there."""
    assert discover("explorer", "", red=red, blue=blue, cards=WINS).finish().totals == {0: 23 + more, 1: 14}


def test_a_negotiate_brings_explorer_nothing() -> None:
    """3.11 (ii): both show attacks."""
    table = discover("explorer", "", red=1, cards=("attack_20", "negotiate")).finish()
    assert not table.said("cosmic-total")
    assert not [one for one in table.said("cosmic-uses") if getattr(one["alien"], "name", "") == "explorer"]


def test_an_explorer_without_its_power_adds_nothing_and_keeps_its_planets() -> None:
    """CE-R17: discovered planets stay."""
    table = discover("explorer", "", cards=WINS, warp={0: 12}, ships=2).finish()
    assert table.totals == {0: 22, 1: 14}
    assert "x1" in table.state.planets


def test_an_allied_explorer_adds_to_its_side() -> None:
    """A67: main or ally."""
    table = discover("", "", "explorer", red=0, cards=WINS, allies={2: "defense 2"}).finish()
    assert table.totals == {0: 23, 1: 10 + 4 + 2 + 1}


# ------------------------------------------------------------------------------------------------------ Greenhorn


def test_an_offense_without_encounter_card_may_draw_eight_and_go_on() -> None:
    """DV-33, 3.3 (ii)."""
    table = prepare("greenhorn", "", cards=("", "attack_10"), hands={0: "quash"}, top=("attack_30_1",))
    follow(table, "0 greenhorn-renew renew")
    wait(table, 0, "card")
    assert len(table.hand(0)) == 8
    assert "quash" in table.discards


def test_who_holds_an_attack_draws_no_new_hand() -> None:
    """3.3 (ii): "whenever it has no attack in hand"."""
    table = meet("greenhorn", "", cards=("attack_08", "attack_10"), hands={0: "quash"})
    for _ in range(20):
        if any(ask.key == "cosmic-ask-greenhorn-renew" for ask in table.play.asks.values()):
            table.refused("0: renew")
        if table.play.result is not None:
            break
        table.step()
    assert "quash" in table.hand(0)


def test_a_kicker_after_the_reveal_multiplies() -> None:
    """3.3 (iv): 20 x 2 + 3."""
    table = meet("greenhorn", "", cards=WINS, hands={0: "kicker_2"}, options=KICKERS)
    follow(table, "0 greenhorn-kicker late card=kicker_2").finish()
    assert table.totals == {0: 43, 1: 14}


def test_a_zap_of_one_of_its_liberties_ends_all_four() -> None:
    """3.3: the show is zapped, no kicker afterwards."""
    table = meet(
        *("greenhorn", ""),
        chapter="encounter",
        cards=WINS,
        hands={0: "kicker_2", 3: "cosmic_zap"},
        policies=cancel(3, "greenhorn"),
        options=KICKERS,
    )
    for _ in range(80):
        assert not any("greenhorn-kicker" in ask.key for ask in table.play.asks.values())
        if table.play.result is not None:
            break
        table.step()
    assert table.totals[0] - 20 <= 4
    assert not table.said("cosmic-greenhorn-asks")


# ----------------------------------------------------------------------------------------------------------- Host


def test_flares_of_the_sheet_are_played_beyond_the_one_of_the_hand() -> None:
    """DV-35: two of the sheet and one of the hand, a second of the hand is refused."""
    table = prepare(
        *("host", ""),
        cards=("attack_10", "attack_40"),
        hands={0: "flare_citadel flare_tripler"},
        sheets={0: {"host": "flare_human flare_gambler"}},
        policies={0: ready("human", "citadel", "tripler")},
    ).finish()
    played = [getattr(one["card"], "name", "") for one in table.said("cosmic-played")]
    assert "human" in played
    assert len({"citadel", "tripler"} & set(played)) == 1


def test_a_card_zap_discards_a_flare_of_the_sheet_and_a_cosmic_zap_does_not() -> None:
    """DV-36."""
    for card, order in (("card_zap", Policy(cards=("wild",))), ("cosmic_zap", Policy(powers=("host",)))):
        table = prepare(
            *("host", ""),
            cards=("attack_10", "attack_40"),
            hands={3: card},
            sheets={0: {"host": "flare_human"}},
            policies={0: ready("human"), 3: order},
        ).finish()
        assert table.totals == {0: 13, 1: 44}
        kept = "flare_human" in name_sheet(table, 0, "host")
        assert (kept, "flare_human" in table.discards) == (card == "cosmic_zap", card == "card_zap")


def test_a_host_without_its_power_plays_nothing_from_its_sheet() -> None:
    """CE-R17: frozen, and hidden things stay hidden."""
    table = prepare(
        *("host", ""),
        cards=("attack_10", "attack_40"),
        sheets={0: {"host": "flare_human"}},
        policies={0: ready("human")},
        warp={0: 12},
        ships=2,
    ).finish()
    assert (table.totals, name_sheet(table, 0, "host")) == ({0: 12, 1: 44}, ["flare_human"])


# ---------------------------------------------------------------------------------------------------------- Judge


def test_emotion_control_makes_a_fiat_lapse() -> None:
    """DV-38: no attack is revealed any more."""
    table = meet(
        *("judge", ""),
        cards=WINS,
        hands={1: "quash plague", 3: "emotion_control"},
        policies={3: Policy(ready=("emotion_control_1",))},
        through=True,
    )
    follow(table, "0 judge-declare for-winner take-random=2").finish()
    assert (sorted(table.hand(1)), table.hand(0)) == (["plague", "quash"], [])


def test_a_fiat_takes_no_more_cards_than_there_are() -> None:
    """3.14: "missing ones skipped"; Blue has one card in hand at the end."""
    table = meet("judge", "", cards=WINS, hands={1: "quash"}, through=True)
    wait(table, 0, "judge-declare")
    number = table.ask(0).options["for-winner"].fields["take-random"].range({})[1]  # type: ignore[union-attr]
    follow(table, f"0 judge-declare for-winner take-random={number}").finish()
    assert (table.hand(1), "quash" in table.hand(0)) == ([], True)


def test_a_fiat_for_the_loser_gives_a_colony_to_whoever_lost() -> None:
    """3.14: Red wins, Blue founds a colony where Red has one."""
    table = meet("judge", "", cards=WINS, through=True)
    follow(table, "0 judge-declare for-loser take-planet=0-2").finish()
    assert table.ships("0-2")[1] >= 1


def test_a_zapped_judge_has_declared_nothing() -> None:
    """3.14: "zap at the declaration only"."""
    table = meet(
        *("judge", ""),
        cards=WINS,
        hands={1: "quash", 3: "cosmic_zap"},
        policies=cancel(3, "judge"),
        through=True,
    )
    follow(table, "0 judge-declare for-winner take-random=1").finish()
    assert table.hand(1) == ["quash"]


# ---------------------------------------------------------------------------------------------------------- Laser


def shoot(table: Table, *aside: str) -> Table:
    """Laser sets aside as many as it may: these."""
    follow(table, "0 choose-number number number=3")
    order = table.play.asks[-1].options["shuffled"].fields["order"]  # type: ignore[index]
    names = list(order.choices({}))  # type: ignore[union-attr]
    first = [hold(table, 1, kind) for kind in aside]
    rest = [name for name in names if name not in first]
    table.take(-1, type(table.play.asks[-1].default)("shuffled", {"order": (*first, *rest)}))  # type: ignore[arg-type,index]
    return table


def set_up_laser(hand: str, **said: object) -> Table:
    """Blue has one attack and four others, and three ships on the target."""
    return meet(
        *("laser", ""),
        chapter="alliance",
        cards=("attack_20", "attack_10"),
        hands={1: hand},
        warp={1: 0},
        through=True,
        **said,  # type: ignore[arg-type]
    )


def test_an_opponent_without_encounter_card_loses_at_once_and_has_its_cards_back() -> None:
    """DV-40."""
    table = set_up_laser("quash plague force_field mobius_tubes")
    table.state.ships["1-1"][1] -= 1
    table.state.ships["1-2"][1] += 1
    shoot(table, "attack_10", "quash", "plague").finish()
    assert (table.ships("1-1")[0], table.lost(1), len(table.hand(1))) == (3, 3, 5)
    assert not table.said("cosmic-total")


def test_an_encounter_card_that_is_left_is_played() -> None:
    """A72: three others are set aside, and return at the end."""
    table = set_up_laser("quash plague force_field mobius_tubes")
    shoot(table, "force_field", "quash", "plague")
    assert sorted(table.hand(1)) == ["attack_10", "mobius_tubes"]
    table.finish()
    assert (table.totals[1], sorted(table.hand(1))) == (
        14,
        ["force_field", "mobius_tubes", "plague", "quash"],
    )


def test_who_needs_a_new_hand_draws_it_before_laser_shoots() -> None:
    """A72: "if opp needs a new hand for want of encounter cards it draws it now"."""
    table = meet("laser", "", chapter="alliance", cards=("attack_20", ""), hands={1: "quash"})
    wait(table, 0, "choose-number")
    assert len(table.hand(1)) == 8


# --------------------------------------------------------------------------------------------------------- Mesmer


def disguise(table: Table, card: str, as_: str, at: int = 0) -> Table:
    """A card is played as an artifact."""
    for _ in range(40):
        asked = table.play.asks.get(Seat(at))
        if asked is not None and "disguise" in asked.options:
            held = table.choices(at, "disguise", "card")
            if any(find_kind(one).name == card for one in held):
                return follow(
                    table, f"{at} {asked.key.removeprefix('cosmic-ask-')} disguise card={card} as={as_}"
                )
        table.step()
    raise AssertionError("nothing may be disguised")


def test_the_wild_makes_a_weak_attack_a_negotiate() -> None:
    """A74 wild: 08 against 20 takes compensation; a 20 stays."""
    for card, negotiates in (("attack_08", True), ("attack_20", False)):
        table = meet(
            cards=(card, "attack_10"), hands={0: "flare_mesmer", 1: "quash"}, policies={0: ready("mesmer")}
        ).finish()
        assert bool(table.said("cosmic-compensation")) is negotiates


def test_a_disguised_card_lands_on_the_discards_as_itself() -> None:
    """CE-R56: Quash as Mobius Tubes in the regroup."""
    table = meet(
        *("mesmer", ""),
        chapter="encounter",
        cards=WINS,
        hands={0: "quash"},
        warp={1: 3},
        options={"pace": "gates"},
    )
    disguise(table, "quash", "mobius_tubes")
    follow(table, "0 gate-start play card=quash")
    wait(table, 0, "gate-alliances")
    assert (table.lost(1), "quash" in table.discards) == (0, True)


def test_mesmer_without_its_power_disguises_nothing() -> None:
    """CE-23."""
    table = meet(
        *("mesmer", ""),
        chapter="encounter",
        cards=WINS,
        hands={0: "quash"},
        warp={0: 12, 1: 3},
        options={"pace": "gates"},
    )
    for _ in range(60):
        for ask in table.play.asks.values():
            if "disguise" in ask.options and ask.seat == 0:
                assert not table.choices(0, "disguise", "card")
        if table.play.result is not None:
            break
        table.step()
    assert table.lost(1) >= 3


# --------------------------------------------------------------------------------------------------------- Mirage


def seem(table: Table, own: str, theirs: str, at: int = 0) -> Table:
    """Mirage chooses two colonies."""
    return follow(
        table, f"{at} choose-planet planet planet={own}", f"{at} choose-planet planet planet={theirs}"
    )


def test_totals_are_reckoned_with_the_chosen_colonies_and_losses_with_the_real_ships() -> None:
    """DV-45: attack 06, one real ship, chosen colony of four; 10, four real, chosen one."""
    table = meet("mirage", "", cards=("attack_06", "attack_10"), ships=1, placed={1: ["3-2 1"]})
    seem(table, "0-2", "3-2").finish()
    assert (table.totals, table.lost(0)) == ({0: 10, 1: 11}, 1)


def test_virus_multiplies_what_mirage_shows_of_it() -> None:
    """CE-R57: 10 x 1, as Blue, the Virus, seems to have one ship."""
    table = meet("mirage", "virus", cards=("attack_06", "attack_10"), ships=1, placed={1: ["3-2 1"]})
    seem(table, "0-2", "3-2").finish()
    assert table.totals == {0: 10, 1: 10}


def test_allies_count_as_usual_and_macron_counts_four_for_each() -> None:
    """A75, CE-R57: "Macron (4 each) ... use the chosen colonies for totals"."""
    table = meet(
        *("mirage", "macron"),
        cards=("attack_06", "attack_10"),
        ships=1,
        placed={1: ["3-2 1"]},
        allies={2: "defense 2"},
    )
    seem(table, "0-2", "3-2").finish()
    assert table.totals == {0: 10, 1: 10 + 4 + 2}


def test_a_zapped_mirage_leaves_the_real_ships() -> None:
    """A75."""
    table = meet(
        "mirage", "", cards=("attack_06", "attack_10"), hands={3: "cosmic_zap"}, policies=cancel(3, "mirage")
    ).finish()
    assert table.totals == {0: 9, 1: 14}


# ---------------------------------------------------------------------------------------------------------- Miser


def test_an_encounter_card_of_the_hoard_spares_a_new_hand() -> None:
    """DV-46."""
    table = prepare(
        *("", "miser"), cards=("attack_20", ""), hands={1: "quash"}, sheets={1: {"miser": "negotiate"}}
    )
    follow(table, "1 card card card=negotiate").finish()
    assert (table.hand(1)[:1], name_sheet(table, 1, "miser")) == (["quash"], [])
    assert not table.said("cosmic-new-hand")


def test_a_zapped_card_goes_back_and_the_hoard_is_shut() -> None:
    """3.7, CE-R24: another card is chosen then, of the hand."""
    table = prepare(
        *("", "miser"),
        cards=("attack_20", ""),
        hands={1: "attack_08", 3: "cosmic_zap"},
        sheets={1: {"miser": "attack_40"}},
        policies=cancel(3, "miser"),
    )
    follow(table, "1 card card card=attack_40", "0 card card card=attack_20")
    wait(table, 1, "card")
    assert [find_kind(card).name for card in table.choices(1, "card", "card")] == ["attack_08"]
    table.finish()
    assert (table.totals[1], name_sheet(table, 1, "miser")) == (12, ["attack_40"])


def test_compensation_comes_from_the_hand_alone() -> None:
    """3.7: "all other counts look at the hand only": four ships lost, one card of the hand."""
    table = prepare(
        *("negotiate", "miser")[1:],
        cards=("attack_20", "negotiate"),
        hands={0: "quash"},
        sheets={0: {"miser": "attack_40 plague"}},
    ).finish()
    assert (table.hand(0), name_sheet(table, 0, "miser")) == ([], ["attack_40", "plague"])
