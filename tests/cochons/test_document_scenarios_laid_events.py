"""Scenarios of a reader of the original document: events turned up together, planets that move under a fight."""

from typing import Unpack

import pytest

from games.cochons.clans.hylocherus_flight import ASK_SLIP_AWAY
from games.cochons.clans.pecari_technology import ASK_TWEAK
from games.cochons.state.state import State
from porc_royal.facts import CHANCE
from tests.cochons.documents import rounds
from tests.cochons.scenario import Laid, Table, conserved, galaxy

H, S, PECARI = 0, 1, 5
SWAP, SWAP_2 = "deplacement-de-planetes.1", "deplacement-de-planetes.2"
RUN, COWARDS, BUNKER, CANNON = (
    "sauve-qui-peut.1",
    "gros-laches.1",
    "bunker-kosto.1",
    "cannon-casse-groin.1",
)


def attack(*tiles: str, lays: dict[int, str], **laid: Unpack[Laid]) -> Table:
    """3A of turn 3; the seats lay these cards (and name these targets), the defender first."""
    laid.setdefault("gap_windows", False)
    laid.setdefault("turn", 3)
    hands = {seat: line.partition(" ")[0].replace("+", " ") for seat, line in lays.items()}
    laid["rule_set"], laid["alone"], laid["hands"] = "complete", True, hands
    table = galaxy(*tiles, chapter="attack-gap", **laid)
    if table.question == ASK_SLIP_AWAY:
        table.tell(f"{H}: pass")
    for seat, line in lays.items():
        cards, _, targets = line.partition(" ")
        plus = "" if "+" in cards else "+"
        table.tell(f"{seat}: lay cards={cards}{plus} {targets}".strip())
    return table


# -------------------------------------------------------- cowards, running, and a technology of exactly six at once


def six(attacker: int = S, refuge: str = "A3 red 0:1G", troops: str = "5G", **laid: Unpack[Laid]) -> Table:
    """H defends with Bunker Kosto and Sauve qui peut against Gros Lâches and Cannon Casse-Groin."""
    tiles = [f"O blue {H}:{troops} {attacker}:4G", *([refuge] if refuge else []), "B1 red 2:3G"]
    lays = {H: f"{BUNKER}+{RUN}", attacker: f"{COWARDS}+{CANNON}"}
    return attack(*tiles, lays=lays, **laid)


def test_half_withdraws_before_technology_destroys_the_rest() -> None:
    """EV-15, EV-28, R-73, R-74, R-78, R-105: events first; three of five go, two and the attackers are destroyed."""
    table = six().tell("0: pass")
    assert table.said("cochons-run-not")
    assert (table.troops("A3"), table.troops("O")) == ("0:4G", "")
    assert [told["technology"] for told in table.said("cochons-technology")] == [6]
    assert CHANCE not in table.play.asks
    conserved(table.state)


def test_when_all_have_run_there_is_no_fight_and_nobody_is_destroyed() -> None:
    """R-73: with one side empty the technology of cards is not looked at; the tile is the attacker's."""
    table = six().tell("0: flee tile=A3")
    assert (table.troops("A3"), table.troops("O")) == ("0:6G", "1:4G")
    assert table.said("cochons-disintegrated") == []
    assert len(table.state.deck.discards) == 4


def test_the_pecari_take_one_away_before_the_first_round_and_once_a_turn() -> None:
    """P-17, R-73, R-146: the strengths are those after the withdrawal."""
    table = six(PECARI, players=6, clan_powers=True)
    table.tell("0: pass")
    assert (table.asked, table.question) == ([PECARI], ASK_TWEAK)
    table.tell(f"{PECARI}: less", "chance: 1 1", f"{PECARI}: pass")
    assert rounds(table) == [(1 + 3 + 3, 1 + 1 + 4)]
    assert "technology" in " ".join(table.state.players[PECARI].used)


def test_in_their_next_fight_of_the_turn_the_pecari_are_not_asked_again() -> None:
    """O-9, P-17, R-146."""
    hands = {1: BUNKER, 2: "bunker-kosto.2", PECARI: "vibro-massue.1 robot-kastagne.1"}
    table = galaxy(
        "O blue 1:1G 5:4G", "B5 red 2:5G 5:4G", chapter="attack-gap", rule_set="complete", players=6, turn=3,
        clan_powers=True, gap_windows=False, alone=True, hands=hands,
    )  # fmt: skip
    table.tell("5: fight tile=O", f"1: lay cards={BUNKER}+", "5: lay cards=vibro-massue.1+")
    assert table.question == ASK_TWEAK
    table.tell("5: less", "chance: 6 1", "5: accept-all")
    table.tell("2: lay cards=bunker-kosto.2+", "5: lay cards=robot-kastagne.1+")
    assert table.asked == [CHANCE]


@pytest.mark.parametrize(("any_combat", "asked"), [(False, False), (True, True)])
def test_in_a_fight_of_others_the_pecari_are_asked_only_if_the_table_says_so(
    *, any_combat: bool, asked: bool
) -> None:
    """R-146, flag p17_any_combat."""
    tiles = ("O blue 1:5G 2:4G", "B1 red 5:3G")
    lays = {1: BUNKER, 2: "vibro-massue.1"}
    table = attack(*tiles, lays=lays, players=6, clan_powers=True, options={"p17_any_combat": any_combat})
    assert (table.question == ASK_TWEAK) == asked
    if asked:
        table.tell(f"{PECARI}: more")
        assert table.troops("O") == ""


def test_on_the_first_turn_the_pecari_change_nothing() -> None:
    """R-119."""
    table = six(PECARI, players=6, clan_powers=True, turn=1)
    table.tell("0: pass")
    assert table.troops("O") == ""


def test_without_a_refuge_both_cards_are_spent_for_nothing() -> None:
    """R-78: then the technology destroys everybody."""
    table = six(refuge="")
    assert table.troops("O") == ""
    assert sorted(table.state.deck.discards) == sorted([BUNKER, RUN, COWARDS, CANNON])


def test_the_owner_chooses_which_half_of_a_mixed_army_withdraws() -> None:
    """H-12, R-78, D-26."""
    table = six(troops="3G+2GG").tell("0: pass")
    assert table.asked == [H]
    assert {"gorets", "gruiks"} & set(next(iter(table.ask(H).options.values())).fields)


# ----------------------------------------------------------------------- two swaps in one fight, the battlefield too

MAP = ("O blue 0:3G 1:4G", "B11 yellow 0:2G", "A6 red", "B1 red")
"""X is O, Z is B11, E is A6, F is B1."""


def test_a_swap_that_was_laid_brings_a_refuge_near_from_the_second_round_on() -> None:
    """EV-10, R-72, R-77: what is adjacent is measured at the moment of flight."""
    table = attack(*MAP, lays={H: f"{SWAP} one=B11 other=A6"})
    assert (table.troops("A6"), table.asked) == ("0:2G", [CHANCE])
    table.tell("chance: 6 1")
    assert table.choices(H, "flee", "tile") == ["A6"]


def test_of_two_swaps_the_defenders_is_carried_out_first_and_the_attackers_undoes_it() -> None:
    """R-73: each names its tiles when it is laid, and they are those tiles wherever they are by then."""
    table = attack(*MAP, lays={H: f"{SWAP} one=B11 other=A6", S: f"{SWAP_2} one=B11 other=B1"})
    assert table.troops("B1") == "0:2G"
    table.tell("chance: 6 1")
    assert (table.asked, table.troops("O")) == ([CHANCE], "0:2G 1:4G")


def test_the_battlefield_itself_may_be_moved_and_the_fight_goes_on_there() -> None:
    """EV-10, R-60, R-77: the same sides, cards and rounds; refuges are those beside the new place."""
    tiles = ("O blue 0:3G 1:4G", "A1 yellow 0:2G", "A3 red 0:1G", "B1 red")
    table = attack(*tiles, lays={H: "jamboneuse.1", S: f"{SWAP_2} one=O other=B1"})
    assert (table.troops("O"), table.troops("B1")) == ("", "0:3G 1:4G")
    table.tell("chance: 6 1")
    assert rounds(table) == [(6 + 3, 1 + 2 + 1)]
    assert table.choices(H, "flee", "tile") == ["A1"]


@pytest.mark.parametrize(("sky", "refuges"), [("freedom", ["B8"]), ("galette", []), ("rings", [])])
def test_where_edges_touch_one_flees_round_the_galaxy(sky: str, refuges: list[str]) -> None:
    """O-4, O-5, R-77, R-126: in a galette they do not."""
    tiles = ("B5 blue 0:3G 1:4G", "B8 yellow 0:2G")
    flees_to(attack(*tiles, lays={}, options={"galaxy": sky}), refuges)


def flees_to(table: Table, refuges: list[str]) -> None:
    table.tell("chance: 6 1")
    assert table.asked == ([H] if refuges else [CHANCE])
    if refuges:
        assert table.choices(H, "flee", "tile") == refuges


def test_the_edges_of_twin_galaxies_touch_within_each_of_them() -> None:
    """O-3, R-125: not across the sun."""

    def twins(state: State) -> None:
        state.board["O"].kind = "sun"
        for cell in ("A1", "A2", "A4", "A5", "B1", "B2", "B3"):
            del state.board[cell]

    others = [f"{cell} asteroid" for cell in ("C15", "C17", "C7", "C8", "C6")]
    tiles = ("C16 blue 0:3G 1:4G", "A6 yellow 0:2G", "A3 yellow 0:2G", *others)
    flees_to(attack(*tiles, lays={}, options={"galaxy": "twins"}, arrange=twins), ["A6"])


def test_a_swap_into_the_middle_takes_the_edge_away() -> None:
    """R-60, R-126."""
    tiles = ("B5 blue 0:3G 1:4G", "B11 yellow 0:2G", "O red")
    table = attack(*tiles, lays={S: f"{SWAP} one=B11 other=O"}, options={"galaxy": "freedom"})
    table.tell("chance: 6 1")
    assert table.asked == [CHANCE]


def test_a_tile_on_its_back_may_be_swapped_and_stays_on_its_back() -> None:
    """O-8, R-60, R-128."""

    def unknown(state: State) -> None:
        state.board["A6"].explored = False

    lays = {H: f"{SWAP} one=B11 other=A6"}
    table = attack(*MAP, lays=lays, options={"building": "exploration"}, arrange=unknown)
    assert (table.troops("A6"), table.state.board["B11"].explored) == ("0:2G", False)


# --------------------------------------------------------------------------------------- and in the reorganisation


def regrouping(clan: str = "porcus") -> Table:
    """3B: S has the first slot and a swap; H has troops on O and on A3."""

    def clans(state: State) -> None:
        state.players[H].clan = clan

    tiles = ("O blue 0:3G", "A3 red 0:1G", "B5 yellow 1:2G", "B1 red", "B8 red 2:3G")
    return galaxy(
        *tiles, chapter="reorganisation", rule_set="complete", order="102", alone=True, turn=3,
        clan_powers=clan == "scrofa", hands={S: SWAP}, arrange=clans,
    )  # fmt: skip


def test_a_reorganisation_to_a_tile_that_an_earlier_slot_moved_away_does_not_take_place() -> None:
    """C-53, R-86, R-87: its owner is asked again."""
    table = regrouping().tell("0: move from=O to=A3 gorets=3", f"1: swap card={SWAP} one=A3 other=B1")
    while table.play.result is None:
        table.default(table.asked[0])
    assert (table.troops("B1"), table.troops("O")) == ("0:1G", "0:3G")


def test_the_scrofa_reorganise_whatever_the_distance() -> None:
    """P-15, R-86, R-144: asked again once the planet has been swapped away, they reach it where it is now."""
    table = regrouping("scrofa").tell(f"1: swap card={SWAP} one=A3 other=B1", "0: stretch")
    table.tell("0: move from=O to=A3 gorets=3")
    while not table.said("cochons-swapped"):
        table.default(table.asked[0])
    assert table.asked == [H]
    if "stretch" in table.ask(H).options:
        table.tell("0: stretch")
    table.tell("0: move from=O to=B1 gorets=3", "0: pass")
    assert (table.troops("B1"), table.troops("A3")) == ("0:4G", "")
