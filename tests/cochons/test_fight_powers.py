"""Dice rolled again (EV-07, P-16), ties (P-7), technology (P-17), flight before the first round (P-6)."""

from typing import Unpack

import pytest

from tests.cochons.scenario import Laid, Table, answers, conserved, galaxy
from tests.cochons.test_arrivals import stack

FORCE = "force-gruik.1"
HYLOCHERUS, PORCUS, PHACOCHERUS, PECARI = 0, 1, 3, 5


def fight(attacker: int, troops: str, defender: int, others: str, *more: str, **laid: Unpack[Laid]) -> Table:
    """One seat has landed on another's planet in the middle; the seats are the clans in printed order."""
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    laid.setdefault("gap_windows", False)
    laid.setdefault("players", 6)
    tiles = (f"O blue {defender}:{others} {attacker}:{troops}", *more)
    return galaxy(*tiles, chapter="attack-gap", **laid)


def totals(table: Table) -> list[tuple[object, object]]:
    told = [fact.says for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    return [(says.args["attack_total"], says.args["defence_total"]) for says in told]


# ------------------------------------------------------------------------------------------- Force Gruik


def force(*, mine: str = FORCE, theirs: str = "fusee.1", **laid: Unpack[Laid]) -> Table:
    """Seat 1 attacks seat 2; both keep their cards in hand, and both dice are on the table."""
    laid["hands"] = {1: mine, 2: theirs}
    return fight(1, "3G", 2, "3G", **laid).tell("2: pass", "1: pass", "chance: 2 5")


def test_after_the_dice_both_sides_are_asked_alike_the_defender_first() -> None:
    """EV-07, R-22, R-79, D-29: whoever has cards might hold it."""
    table = force()
    assert (table.asked, table.question) == ([2], "cochons-ask-reroll")
    assert answers(table.ask(2)) == ("pass", "accept-all", "reroll")
    assert table.choices(2, "reroll", "card") == []
    assert table.ask(2).default.option == "accept-all"
    assert table.ask(2).window
    table.tell("2: pass")
    assert table.asked == [1]
    assert table.choices(1, "reroll", "card") == [FORCE]
    assert table.choices(1, "reroll", "die", card=FORCE) == ["attack", "defence"]


@pytest.mark.parametrize(("die", "expected"), [("attack", (8, 7)), ("defence", (4, 8))])
def test_either_die_is_rolled_again_and_what_it_shows_stands(die: str, expected: tuple[int, int]) -> None:
    """EV-07, R-79."""
    table = force().tell("2: pass", f"1: reroll card={FORCE} die={die}", "chance: 6")
    assert totals(table) == [expected]
    assert table.state.deck.discards == [FORCE]
    conserved(table.state)


def test_once_the_card_lies_on_the_discards_nobody_is_asked_any_more() -> None:
    """R-22: everybody can see where it is."""
    table = force().tell("2: pass", f"1: reroll card={FORCE} die=attack", "chance: 6")
    assert table.asked == [-1]


def test_whoever_accepts_all_dice_is_not_asked_again_in_this_fight() -> None:
    """D-29."""
    table = force().tell("2: accept-all", "1: pass", "chance: 3 3")
    assert table.asked == [1]


def test_an_empty_hand_holds_no_force() -> None:
    """R-22: hand sizes are public."""
    table = fight(1, "3G", 2, "3G", hands={1: FORCE}).tell("1: pass", "chance: 2 5")
    assert table.asked == [1]


def test_one_of_jarets_two_dice_may_be_rolled_again() -> None:
    """R-79, R-80."""
    table = fight(1, "3G", 2, "3G", hands={1: f"{FORCE} jaret-pied-de-porc.1"})
    table.tell("1: lay cards=jaret-pied-de-porc.1+", "chance: 6 1 5")
    assert table.choices(1, "reroll", "die", card=FORCE) == ["attack-1", "attack-2", "defence"]
    table.tell(f"1: reroll card={FORCE} die=attack-2", "chance: 6")
    assert totals(table) == [(14, 7)]


def test_a_monsters_die_may_be_rolled_again() -> None:
    """EV-07, R-93: the worm's D8."""
    table = galaxy(
        "O asteroid worm:1 0:1G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        alone=True, hands={0: FORCE},
    )  # fmt: skip
    table.tell("0: pass", "chance: 6 1 8")
    assert table.asked == [0]
    table.tell(f"0: reroll card={FORCE} die=defence-2")
    assert table.bounds(-1, "rolled", "d1") == (1, 8)
    table.tell("chance: 1")
    assert (table.troops("O"), stack(table, "O")) == ("0:1G", "")


def test_the_simplified_game_has_no_rerolls() -> None:
    table = galaxy("O blue 1:3G 0:3G", chapter="combats", hands={1: "jamboneuse.1"}).tell("1: pass")
    assert table.tell("chance: 2 5").asked == [-1]


# ----------------------------------------------------------------------------------------------- P-16


def test_one_side_rolls_again_by_card_and_by_power_in_one_round() -> None:
    """R-79, R-145: one pass for each side, in which it uses every way it has; then it is the other's turn."""
    table = fight(PECARI, "3G", 1, "3G", clan_powers=True, hands={PECARI: FORCE, 1: "fusee.1"})
    table.tell("1: pass", f"{PECARI}: pass", "chance: 2 5", "1: pass")
    table.tell(f"{PECARI}: reroll card={FORCE} die=attack", "chance: 3")
    assert (table.asked, table.question) == ([PECARI], "cochons-ask-reroll")
    assert table.ask(PECARI).args["attack_die"] == 3
    table.tell(f"{PECARI}: banzai die=defence", "chance: 1")
    assert totals(table) == [(5, 3)]
    assert table.state.players[PECARI].used == ["reroll"]
    conserved(table.state)


def test_whoever_has_rolled_again_may_leave_it_at_that() -> None:
    """R-79."""
    table = fight(PECARI, "3G", 1, "3G", clan_powers=True, hands={PECARI: FORCE, 1: "fusee.1"})
    table.tell("1: pass", f"{PECARI}: pass", "chance: 2 5", "1: pass")
    table.tell(f"{PECARI}: banzai die=attack", "chance: 3", f"{PECARI}: pass")
    assert totals(table) == [(5, 7)]
    assert table.hand(PECARI) == [FORCE]


def test_pecari_rolls_a_die_again_once_a_turn() -> None:
    """P-16, R-145."""
    table = fight(PECARI, "3G", 1, "3G", clan_powers=True).tell("chance: 2 5")
    assert table.asked == [PECARI]
    assert answers(table.ask(PECARI)) == ("pass", "accept-all", "reroll", "banzai")
    table.tell(f"{PECARI}: banzai die=defence", "chance: 1")
    assert totals(table) == [(4, 3)]
    assert table.asked == [-1]
    assert table.state.players[PECARI].used == ["reroll"]


@pytest.mark.parametrize(("powers", "turn"), [(False, 2), (True, 1)])
def test_without_the_option_and_on_the_first_turn_there_are_no_powers(powers: bool, turn: int) -> None:
    """O-9, R-119."""
    table = fight(PECARI, "3G", PHACOCHERUS, "3G", "A1 red 5:1G", clan_powers=powers, turn=turn)
    table.tell("chance: 2 2")
    assert table.said("cochons-tie-won") == []
    assert table.question == "cochons-ask-flee"


# ------------------------------------------------------------------------------------------------- P-7


def test_phacocherus_wins_the_first_tied_round_of_the_turn() -> None:
    """P-7, R-136, X-8, H-2."""
    table = fight(1, "3G", PHACOCHERUS, "3G", clan_powers=True).tell("chance: 4 4")
    assert table.troops("O") == f"{PHACOCHERUS}:3G 1:2G"
    assert len(table.said("cochons-tie-won")) == 1
    table.tell("chance: 4 3")
    assert table.troops("O") == f"{PHACOCHERUS}:3G 1:2G"
    assert len(table.said("cochons-round-tied")) == 1


def test_or_every_tied_round_as_the_table_decided() -> None:
    """P-7, flag p7_every_tie."""
    table = fight(PHACOCHERUS, "3G", 1, "3G", clan_powers=True, options={"p7_every_tie": True})
    table.tell("chance: 4 4", "chance: 3 4")
    assert table.troops("O") == f"1:1G {PHACOCHERUS}:3G"
    assert table.state.players[PHACOCHERUS].used == []


def test_a_round_won_by_dice_leaves_the_power_for_later() -> None:
    """P-7."""
    table = fight(PHACOCHERUS, "3G", 1, "3G", clan_powers=True).tell("chance: 6 1")
    assert table.state.players[PHACOCHERUS].used == []


def test_ties_with_monsters_count_too() -> None:
    """P-7, R-136."""
    table = galaxy(
        f"O asteroid pirate:1 {PHACOCHERUS}:1G", chapter="attack-gap", rule_set="complete",
        gap_windows=False, alone=True, players=6, clan_powers=True,
    )  # fmt: skip
    table.tell("chance: 4 4")
    assert stack(table, "O") == ""


# ------------------------------------------------------------------------------------------------ P-17

BUNKER, VIBRO, DESTROYER = "bunker-kosto.1", "vibro-massue.1", "destroyer-de-cochon-noir.1"


def weighed(card: str, **laid: Unpack[Laid]) -> Table:
    """Porcus lays technology 3, the attacking Pécari what is given."""
    laid.setdefault("clan_powers", True)
    laid["hands"] = {1: BUNKER, PECARI: card}
    table = fight(PECARI, "3G", 1, "5G", **laid)
    return table.tell(f"1: lay cards={BUNKER}+", f"{PECARI}: lay cards={card}+")


def test_pecari_makes_six_of_five() -> None:
    """P-17, H-1, R-146."""
    table = weighed(VIBRO)
    assert (table.asked, table.question) == ([PECARI], "cochons-ask-tweak")
    assert table.ask(PECARI).default.option == "pass"
    table.tell(f"{PECARI}: more")
    assert table.troops("O") == ""
    assert table.said("cochons-disintegrated")[0]["technology"] == 6


def test_pecari_makes_five_of_six() -> None:
    """P-17, H-1."""
    table = weighed(DESTROYER).tell(f"{PECARI}: less")
    assert table.troops("O") == f"1:5G {PECARI}:3G"
    assert table.state.players[PECARI].used == ["technology"]


def test_where_one_more_or_less_decides_nothing_pecari_is_not_asked() -> None:
    """P-17, R-146: nothing that matters."""
    assert weighed("jamboneuse.1").question != "cochons-ask-tweak"


def test_pecari_does_so_in_its_own_combats_or_in_any_as_the_table_decided() -> None:
    """P-17, flag p17_any_combat."""
    hands = {1: BUNKER, 2: VIBRO}
    lays = (f"1: lay cards={BUNKER}+", f"2: lay cards={VIBRO}+")
    table = fight(2, "3G", 1, "5G", clan_powers=True, hands=hands).tell(*lays)
    assert table.asked == [-1]
    options = {"p17_any_combat": True}
    table = fight(2, "3G", 1, "5G", clan_powers=True, hands=hands, options=options).tell(*lays)
    assert table.asked == [PECARI]


# ------------------------------------------------------------------------------------------------- P-6


@pytest.mark.parametrize(("attacker", "defender"), [(HYLOCHERUS, PORCUS), (PORCUS, HYLOCHERUS)])
def test_hylocherus_may_flee_before_any_card_is_laid(attacker: int, defender: int) -> None:
    """P-6, R-135, D-23: attacking or defending; the combat ends."""
    table = fight(
        attacker, "3G", defender, "3G", f"A1 red {HYLOCHERUS}:1G", clan_powers=True,
        hands={HYLOCHERUS: BUNKER, PORCUS: DESTROYER},
    )  # fmt: skip
    assert (table.asked, table.question) == ([HYLOCHERUS], "cochons-ask-slip-away")
    assert table.ask(HYLOCHERUS).default.option == "pass"
    table.tell(f"{HYLOCHERUS}: flee tile=A1")
    assert (table.troops("A1"), table.troops("O")) == (f"{HYLOCHERUS}:4G", f"{PORCUS}:3G")
    assert table.said("cochons-laid") == []
    assert table.state.players[HYLOCHERUS].used == ["flight"]


def test_hylocherus_does_so_once_a_turn_and_only_where_there_is_a_refuge() -> None:
    """P-6, X-13."""
    used = fight(
        PORCUS, "3G", HYLOCHERUS, "3G", "A1 red 0:1G", clan_powers=True,
        arrange=lambda state: state.players[HYLOCHERUS].used.append("flight"),
    )  # fmt: skip
    assert used.asked == [-1]
    assert fight(PORCUS, "3G", HYLOCHERUS, "3G", clan_powers=True).asked == [-1]


def test_hylocherus_may_stay_and_keep_the_power() -> None:
    """P-6."""
    table = fight(PORCUS, "3G", HYLOCHERUS, "3G", "A1 red 0:1G", clan_powers=True).tell("0: pass")
    assert (table.asked, table.state.players[HYLOCHERUS].used) == ([-1], [])
