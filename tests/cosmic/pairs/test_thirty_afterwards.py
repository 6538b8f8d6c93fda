"""What eleven more of the thirty do at the reveal and afterwards, clause by clause: Citadel to Whirligig."""

import pytest

from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.pairs.lines import follow, wait
from tests.cosmic.pairs.plays import BOTH
from tests.cosmic.prepared import prepare
from tests.cosmic.scenario import Table, count_uses, meet, ready

WINS = ("attack_20", "attack_10")
LOSES = ("attack_04", "attack_20")
GATES = {"pace": "gates"}
KICKERS = {"kickers": "old"}
ALL = {"aliens": "all"}


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


def name_kinds(cards: list[str]) -> list[str]:
    """Their kinds."""
    return sorted(find_kind(card).name for card in cards)


# -------------------------------------------------------------------------------------------------------- Citadel


def besiege(cards: tuple[str, str], **said: object) -> Table:
    """Yellow's citadels 08 and 04 stand at the target."""
    return prepare(
        *("", "", "citadel"),
        cards=cards,
        standing={"1-1": ("attack_08_7", "attack_04_4")},
        through=True,
        **said,  # type: ignore[arg-type]
    )


def test_no_kicker_multiplies_a_citadel() -> None:
    """DV-15: 06 x 2 + 4 + 12."""
    table = besiege(("attack_20", "attack_06"), hands={1: "kicker_2"}, options=KICKERS)
    follow(table, "1 card card card=attack_06 kicker=kicker_2", "2 power use").finish()
    assert table.totals[1] == 12 + 4 + 12


def test_citadels_that_are_left_alone_stay_when_the_defense_loses() -> None:
    """A62: "not activated: they stay"."""
    table = besiege(("attack_40", "attack_06")).finish()
    assert (table.totals[1], table.state.standing) == (10, {"1-1": ["attack_08_7", "attack_04_4"]})


def test_activated_citadels_add_nothing_to_a_negotiate_and_fall_with_it() -> None:
    """CE-R34: "either side shows N: nothing is added, but an activated citadel is discarded if the defense loses"."""
    table = besiege(("attack_40", "negotiate"))
    follow(table, "2 power use").finish()
    assert (table.state.standing, {"attack_04", "attack_08"} <= {*table.discards}) == ({}, True)


def test_citadels_stand_when_their_owner_has_lost_its_power_and_add_nothing() -> None:
    """CE-R17: citadels stay."""
    table = besiege(("attack_20", "attack_06"), warp={2: 12}).finish()
    assert (table.totals[1], table.state.standing) == (10, {"1-1": ["attack_08_7", "attack_04_4"]})


# ------------------------------------------------------------------------------------------------------ Daredevil


def test_a_lowered_total_that_wins_narrowly_rewards_its_whole_side() -> None:
    """DV-17: 25 to 19 with two ships and three of an ally; 04 is discarded: 21 to 19, two and three rewards."""
    table = meet(
        *("daredevil", ""),
        cards=("attack_20", "attack_15"),
        hands={0: "attack_04"},
        ships=2,
        allies={2: "offense 3"},
    )
    follow(table, "0 daredevil-dare dare card=attack_04").finish()
    assert table.totals == {0: 21, 1: 19}
    assert (len(table.hand(0)), len(table.hand(2))) == (2, 3)


def test_a_pledge_against_a_negotiate_costs_three_ships() -> None:
    """DV-18, CE-R36: won without two totals, there is no margin."""
    table = meet(
        cards=("attack_20", "negotiate"), hands={0: "flare_daredevil"}, policies={0: ready("daredevil")}
    ).finish()
    assert (table.winner, table.lost(0)) == ("offense", 3)


def test_pacifists_victory_has_no_margin() -> None:
    """CE-R36: Yellow, an ally of Pacifist, has its own rewards as an ally only."""
    table = meet(
        *("", "pacifist", "daredevil"),
        cards=("attack_04", "negotiate"),
        allies={2: "defense 2"},
    ).finish()
    assert (table.winner, len(table.hand(2))) == ("defense", 2)
    assert count_uses(table, "daredevil") == 0


def test_a_zapped_daredevil_keeps_its_card() -> None:
    """CE-R11."""
    table = meet(
        *("daredevil", ""),
        cards=("attack_20", "attack_15"),
        hands={0: "attack_04", 3: "cosmic_zap"},
        policies=cancel(3, "daredevil"),
    )
    follow(table, "0 daredevil-dare dare card=attack_04").finish()
    assert (table.totals[0], "attack_04" in table.hand(0)) == (23, True)


# ------------------------------------------------------------------------------------------------------ Muckraker


def accuse(table: Table, price: str, *, at: int = 2) -> Table:
    """Muckraker pays, and accuses whoever may be accused."""
    return follow(table, f"{at} power use", f"{at} choose-card/muckraker-price card cards={price}")


def muckrake(hand: str, **said: object) -> Table:
    """Yellow, on the losing side, accuses Green, an ally of the winning offense, with this hand."""
    return meet(
        *("", "", "muckraker", ""),
        cards=WINS,
        hands={2: "attack_10 quash", 3: hand},
        allies={2: "defense 1", 3: "offense 2"},
        **said,  # type: ignore[arg-type]
    )


def test_bribes_are_a_higher_attack_or_no_encounter_card() -> None:
    """DV-49: 12 and a flare, not the 08."""
    table = accuse(muckrake("attack_12 attack_08 flare_mind"), "attack_10")
    wait(table, 3, "choose-card")
    assert name_kinds(table.choices(3, "card", "card")) == ["attack_12", "flare_mind"]


def test_who_offers_no_bribe_goes_home_with_nothing() -> None:
    """A77: no colony."""
    table = accuse(muckrake("attack_08"), "attack_10").finish()
    assert (table.ships("1-1")[3], table.lost(3), "attack_10" in table.discards) == (0, 0, True)


def test_a_zapped_muckraker_has_paid_nothing() -> None:
    """CE-R11."""
    table = muckrake("attack_08", policies=cancel(1, "muckraker"))
    table.state.players[1].hand.append("cosmic_zap_1")
    table.state.deck.pile.remove("cosmic_zap_1")
    follow(table, "2 power use").finish()
    assert (table.ships("1-1")[3], "attack_10" in table.hand(2)) == (2, True)


def test_a_main_player_may_exempt_allies_from_its_own_muckraker() -> None:
    """A77: "Is Muckraker itself a winning ally: its main player may exempt any of them"."""
    table = meet(
        *("", "", "muckraker", ""),
        cards=WINS,
        hands={2: "attack_10", 3: "attack_08"},
        allies={2: "offense 1", 3: "offense 2"},
    )
    follow(table, "2 power use", "0 choose-seat/muckraker-exempt seat seat=3").finish()
    assert table.ships("1-1")[3] == 2


# ------------------------------------------------------------------------------------------------------ Pentaform

STAGES = ("human", "warrior", "zombie", "healer", "fodder")


def lay_out(at: int, *others: str, held: tuple[str, ...] = (), **said: object) -> Table:
    """Red, Pentaform, lies at this stage and holds these colonies."""
    table = prepare("pentaform", *others, **said)  # type: ignore[arg-type]
    red = table.state.players[0]
    red.tokens.update({f"pentaform-as-{alien}": number for number, alien in enumerate(STAGES, 1)})
    red.tokens["pentaform-at"] = at
    red.tokens.update({f"pentaform-on-{name}": 1 for name in held})
    red.powers.append(STAGES[at - 1])
    return table


def find_stage(table: Table) -> tuple[int, str]:
    """Where it lies, and whose power it has."""
    red = table.state.players[0]
    return red.tokens["pentaform-at"], red.powers[-1]


def test_a_colony_moves_it_one_step_to_the_right() -> None:
    """A78: the power of the stage works meanwhile: Human's four ships of help."""
    table = lay_out(1, cards=WINS, through=True).finish()
    assert find_stage(table) == (2, "warrior")


def test_a_zap_of_the_stage_is_no_zap_of_pentaform() -> None:
    """A78: "zapping one does not zap the other": no +4, and it moves."""
    table = lay_out(
        1, cards=WINS, through=True, hands={3: "cosmic_zap"}, policies=cancel(3, "human")
    ).finish()
    assert find_stage(table) == (2, "warrior")


def test_a_zapped_move_is_no_move() -> None:
    """3.9: "each move is a use (zap: no move)"."""
    table = lay_out(
        1, cards=WINS, through=True, hands={3: "cosmic_zap"}, policies=cancel(3, "pentaform")
    ).finish()
    assert find_stage(table) == (1, "human")


def test_at_the_last_stage_it_stays() -> None:
    """3.9: ends are ends."""
    assert find_stage(lay_out(5, cards=WINS, through=True).finish()) == (5, "fodder")


# -------------------------------------------------------------------------------------------------- Quartermaster


def test_quartermaster_hands_out_the_announced_number_and_keeps_the_odd_one() -> None:
    """DV-54: Green has two ships in the defense, Yellow is due nothing."""
    table = meet("", "", "quartermaster", cards=LOSES, allies={3: "defense 2"})
    wait(table, 2, "choose-card/quartermaster-share")
    offered = table.choices(2, "card", "cards")
    assert len(offered) == 3
    follow(table, "2 choose-card card cards=" + ",".join(offered[1:])).finish()
    assert (len(table.hand(3)), len(table.hand(2))) == (2, 1)
    assert table.state.players[2].hand == [offered[0]]


def test_a_zapped_quartermaster_leaves_everybody_to_draw() -> None:
    """3.13."""
    table = meet(
        *("", "", "quartermaster"),
        cards=LOSES,
        allies={3: "defense 2"},
        hands={1: "cosmic_zap"},
        policies=cancel(1, "quartermaster"),
    ).finish()
    assert (len(table.hand(3)), len(table.hand(2))) == (2, 0)


def test_an_allied_quartermaster_has_its_own_rewards_and_no_odd_one() -> None:
    """3.13 (3): due rewards itself, its own come afterwards."""
    table = meet(*("", "", "quartermaster"), cards=LOSES, allies={2: "defense 1", 3: "defense 2"}).finish()
    assert (len(table.hand(3)), len(table.hand(2))) == (2, 1)


# -------------------------------------------------------------------------------------------------------- Reactor


def hold_flares(flares: str, *aliens: str, **said: object) -> Table:
    """Yellow, the Reactor, has these flares face up."""
    return prepare(*aliens, "reactor", sheets={2: {"reactor": f"up:{flares}"}}, **said)  # type: ignore[arg-type]


def test_a_winner_that_reactor_joined_has_its_own_flare() -> None:
    """DV-55."""
    table = hold_flares(
        "flare_human flare_mind", "human", "mind", cards=WINS, allies={2: "offense 1"}
    ).finish()
    assert "flare_human" in table.hand(0)
    assert name_kinds(table.state.players[2].face_up["reactor"]) == ["flare_mind"]


def test_a_matching_flare_that_somebody_discards_comes_to_the_sheet() -> None:
    """3.10 (3), CE-R65: Red's human flare is zapped by a card zap."""
    table = hold_flares(
        "flare_mind",
        *("mind", "human"),
        cards=WINS,
        hands={0: "flare_human", 1: "card_zap"},
        policies={0: ready("human"), 1: Policy(cards=("wild",))},
    )
    follow(table, "2 choose-card/reactor-feed pass").finish()
    assert name_kinds(table.state.players[2].face_up["reactor"]) == ["flare_human", "flare_mind"]
    assert "flare_human" not in table.discards


def test_uninvited_it_may_take_the_loser_s_flare() -> None:
    """3.10 (2): Red loses; its flare goes from the sheet to Reactor's hand."""
    table = hold_flares("flare_human flare_mind", "human", "mind", cards=LOSES)
    wait(table, 2, "choose-card/reactor-feed")
    offered = name_kinds(table.choices(2, "card", "card"))
    assert "flare_human" in offered
    assert "flare_mind" not in offered
    follow(table, "2 choose-card card card=flare_human").finish()
    assert "flare_human" in table.hand(2)


# --------------------------------------------------------------------------------------------------- Reincarnator


def test_an_allied_reincarnator_of_the_losing_side_comes_back_as_another() -> None:
    """A82: main or ally; DV-57: what it was counts to the end."""
    table = prepare(
        *("", "", "reincarnator"),
        cards=LOSES,
        options=ALL,
        allies={2: "offense 1"},
        become={2: "human"},
        through=True,
    ).finish()
    assert table.totals[0] == 4 + 3 + 1 + 4
    powers = table.state.players[2].powers
    assert (len(powers), powers[0], "human" in powers) == (2, "reincarnator", False)


def test_a_reincarnator_beside_a_loss_stays_what_it_is() -> None:
    """A82: no side of it has lost."""
    table = prepare("", "", "reincarnator", cards=LOSES, options=ALL, through=True).finish()
    assert table.state.players[2].powers == ["reincarnator"]


def test_it_never_becomes_an_alien_that_somebody_has_or_that_is_set_up() -> None:
    """CE-R27."""
    setups = {"ace", "aristocrat", "explorer", "lizard", "miser", "pentaform", "reactor"}
    for other in ("human", "zombie"):
        table = prepare("reincarnator", other, cards=LOSES, options=ALL, through=True).finish()
        (new,) = table.state.players[0].powers[1:]
        assert new not in setups | {other}


# -------------------------------------------------------------------------------------------------------- Reserve


def test_low_attacks_are_reinforcements_of_their_value() -> None:
    """DV-58: 06 and 04 are +10; an 08 is not."""
    table = meet(
        "reserve",
        "",
        cards=("attack_10", "attack_15"),
        hands={0: "attack_06 attack_04 attack_08"},
        options=GATES,
    )
    wait(table, 0, "gate-revealed")
    assert name_kinds(table.choices(0, "bid", "cards", side="offense")) == ["attack_04", "attack_06"]
    passes = [f"{seat} gate-revealed pass" for seat in (1, 2, 3)]
    follow(table, "0 gate-revealed bid side=offense cards=attack_04,attack_06", *passes).finish()
    assert table.totals == {0: 10 + 3 + 10, 1: 19}


def test_a_jamming_signal_bars_them() -> None:
    """DV-58, CE-R67."""
    table = meet(
        *("reserve", ""),
        cards=("attack_10", "attack_20"),
        hands={0: "attack_06 attack_04", 1: "kicker_jamming_signal"},
        options={**GATES, **BOTH},
    )
    follow(table, "1 card card card=attack_20 kicker=kicker_jamming_signal")
    for _ in range(60):
        asked = table.play.asks.get(Seat(0))
        if asked is not None and "bid" in asked.options:
            assert not table.choices(0, "bid", "cards", side="offense")
        if table.play.result is not None:
            break
        table.step()
    assert table.totals[0] == 13


def test_a_negotiate_cancels_a_reinforcement_of_another() -> None:
    """DV-58: discarded are both."""
    table = meet(
        *("", "reserve"),
        cards=("attack_10", "attack_11"),
        hands={0: "reinforcement_5", 1: "negotiate"},
        policies={0: Policy(reinforce=True)},
    )
    follow(table, "1 reserve-call call card=negotiate").finish()
    assert (table.totals, table.winner) == ({0: 13, 1: 15}, "defense")
    assert {"reinforcement_5", "negotiate"} <= {*table.discards}


# -------------------------------------------------------------------------------------------------------- Usurper


def usurp(**said: object) -> Table:
    """Yellow lays a 30 for Red, Green a 01 for Blue."""
    table = meet(
        *("usurper", ""),
        cards=WINS,
        hands={2: "attack_30 negotiate", 3: "attack_01"},
        allies={2: "offense 2", 3: "defense 1"},
        through=True,
        **said,  # type: ignore[arg-type]
    )
    return follow(table, "0 power use")


def lay(table: Table) -> Table:
    """They lay."""
    return follow(
        table,
        "2 choose-card/usurper-lay card cards=attack_30",
        "3 choose-card/usurper-lay card cards=attack_01",
    )


def test_usurper_takes_its_ally_s_card_and_has_its_own_back() -> None:
    """DV-59: the 30 is discarded at the end, the ally is one card short."""
    table = follow(lay(usurp()), "0 choose-seat/usurper-own seat seat=2").finish()
    assert table.totals[0] == 30 + 3 + 2
    assert (table.hand(0), table.hand(2), "attack_30" in table.discards) == (
        ["attack_20"],
        ["negotiate"],
        True,
    )


def test_usurper_puts_a_card_of_an_opposing_ally_in_the_opponent_s_place() -> None:
    """A84: blind; Blue's 10 goes back to it."""
    table = follow(lay(usurp()), "0 choose-seat/usurper-theirs seat seat=3").finish()
    assert (table.totals[1], "attack_10" in table.hand(1), "attack_01" in table.discards) == (6, True, True)


def test_what_is_not_used_goes_back() -> None:
    """A84."""
    table = lay(usurp()).finish()
    assert (sorted(table.hand(2)), table.hand(3)) == (["attack_30", "negotiate"], ["attack_01"])
    assert table.totals == {0: 25, 1: 15}


def test_a_zapped_usurper_has_nobody_lay_a_card() -> None:
    """A84."""
    table = meet(
        *("usurper", ""),
        cards=WINS,
        hands={1: "cosmic_zap", 2: "attack_30"},
        allies={2: "offense 2"},
        policies=cancel(1, "usurper"),
    )
    follow(table, "0 power use").finish()
    assert (table.totals[0], table.hand(2)) == (25, ["attack_30"])


# -------------------------------------------------------------------------------------------------------- Voyager


def set_out(planet: str = "0-2", **said: object) -> Table:
    """Red's planet goes into the warp at the start of its turn."""
    table = prepare("voyager", chapter="turn", **{"hands": {0: "attack_08"}, **said})  # type: ignore[arg-type]
    follow(table, f"0 voyager-move set-out planet={planet}")
    return table


def test_a_planet_in_the_warp_is_a_home_and_a_foreign_colony() -> None:
    """DV-60: once in each count."""
    table = set_out()
    assert "0-2" in find_home_colonies(table.state, Seat(0))
    assert "0-2" in find_foreign_colonies(table.state, Seat(0))


def test_others_on_it_have_neither() -> None:
    """3.5: "others' colonies on P ... count as neither home nor foreign while it is there"."""
    table = set_out(placed={1: ["0-2 1"]})
    assert table.ships("0-2")[1] == 1
    assert "0-2" not in [
        *find_home_colonies(table.state, Seat(1)),
        *find_foreign_colonies(table.state, Seat(1)),
    ]


def test_no_destiny_card_leads_to_it() -> None:
    """3.5 (d): Blue's colony on it cannot be met, and no planet of Red's system is it."""
    table = set_out(destiny="colour_1_1")
    wait(table, 0, "launch")
    assert "0-2" not in table.choices(0, "launch", "planet")
    assert table.state.planets["0-2"].away


def test_its_planet_comes_home_when_its_power_is_lost() -> None:
    """3.5 (e): at once, with all on it."""
    table = set_out()
    for number in (3, 4, 5):
        table.state.ships["1-5"][0] += table.state.ships[f"0-{number}"][0]
        table.state.ships[f"0-{number}"][0] = 0
    table.step()
    wait(table, 1, "invite")
    assert not table.state.planets["0-2"].away


# ------------------------------------------------------------------------------------------------------ Whirligig


@pytest.mark.parametrize(("split", "own", "theirs"), [("equal", 6, 5), ("same", 3, 8), ("exchanged", 8, 3)])
def test_the_mixed_hands_are_shared_out_in_three_ways(split: str, own: int, theirs: int) -> None:
    """DV-62: three cards and eight; the odd one is its own."""
    table = meet(
        *("whirligig", ""),
        cards=WINS,
        hands={0: "attack_01 attack_04", 1: "quash plague morph negotiate attack_30 attack_40 attack_08"},
    )
    follow(table, "0 power use", f"0 whirligig-split {split}")
    wait(table, 0, "card")
    assert (len(table.hand(0)), len(table.hand(1))) == (own, theirs)


def test_a_zapped_whirligig_mixes_nothing() -> None:
    """A86."""
    table = meet(
        *("whirligig", ""),
        cards=WINS,
        hands={0: "quash", 3: "cosmic_zap"},
        policies=cancel(3, "whirligig"),
    )
    follow(table, "0 power use")
    wait(table, 0, "card")
    assert sorted(table.hand(0)) == ["attack_20", "quash"]


def test_who_has_no_encounter_card_after_the_mixing_draws_a_new_hand() -> None:
    """CE-R72: CE-81 is tested again: Blue is left with a quash alone."""
    table = meet("whirligig", "", cards=("attack_20", "attack_10"), hands={1: ""})
    table.state.players[0].hand.extend(["quash_1"])
    table.state.deck.pile.remove("quash_1")
    follow(table, "0 power use", "0 whirligig-split same")
    order = table.play.asks[-1].options["shuffled"].fields["order"]  # type: ignore[index]
    names = list(order.choices({}))  # type: ignore[union-attr]
    names.sort(key=lambda name: name != "quash_1")
    table.take(-1, type(table.play.asks[-1].default)("shuffled", {"order": tuple(names)}))  # type: ignore[arg-type,index]
    wait(table, 0, "card")
    assert len(table.hand(1)) == 8
