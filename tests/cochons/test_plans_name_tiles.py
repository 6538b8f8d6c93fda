"""What is answered ahead names tiles, not the cells where they lay (R-25, R-60, R-86): windows, 3B, standing orders."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.rules.reorganisation import PLAN_AGAIN
from games.cochons.state.state import State
from porc_royal.facts import Named, Seat
from tests.cochons.regroupings import regrouping
from tests.cochons.scenario import Laid, Table, conserved, galaxy

EXTRA, BOOTS, RAIN = "extra-mouve.1", "bottes-a-reaction.1", "pluie-de-cailloux.1"
SWAP, FEAST, BRIBE = "deplacement-de-planetes.1", "fete-du-gland.1", "gorruption.1"
HIRE, YODO, BAN = "van-soulo.1", "yodo-lardo.1", "babiroussa"


def gap(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """The window after the first traveller; seat 0 swaps before the others' answers are carried out."""
    laid.setdefault("slot", 1)
    laid["hands"] = {0: SWAP, **laid.get("hands", {})}
    return galaxy(*tiles, chapter="gap", **laid)


def swap(one: str, other: str) -> str:
    return f"0: swap card={SWAP} one={one} other={other}"


def lost(table: Table) -> list[tuple[Seat, ...] | None]:
    """To whom it was said that an order was lost."""
    return [fact.to for fact in table.facts if fact.says.key == facts.ORDER_LOST]


# ------------------------------------------------------------------------------------------------- windows

TILES = ("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G", "A2 yellow")


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_an_extra_trip_goes_to_the_tile_that_was_named_wherever_it_lies_now(rule_set: str) -> None:
    """R-25, R-54."""
    table = gap(*TILES, hands={1: EXTRA}, rule_set=rule_set)
    table.tell(swap("A2", "A6"), f"1: trip extra={EXTRA} from=A1 to=A2 gorets=2", "2: pass")
    assert (table.troops("A2"), table.troops("A6")) == ("", "1:2G")
    assert table.said("cochons-trip")[0]["target"] == Named("tile", "A6")
    conserved(table.state)


def test_an_extra_trip_leaves_the_tile_that_was_named() -> None:
    """R-25: both of its own tiles have changed places, and the one that was meant is left."""
    table = gap("O red 0:3G", "A1 blue 1:3G", "A2 red 1:3G", "A3 red 2:1G", hands={1: EXTRA})
    table.tell(swap("A1", "A2"), f"1: trip extra={EXTRA} from=A1 to=O gorets=3", "2: pass")
    assert (table.troops("A1"), table.troops("A2"), table.troops("O")) == ("1:3G", "", "0:3G 1:3G")


def test_an_extra_trip_to_a_tile_that_is_out_of_reach_now_returns_the_card() -> None:
    """R-25, R-54: today's cell of that name is another tile, and is not landed on."""
    table = gap(*TILES, hands={1: EXTRA})
    table.tell(swap("A2", "A4"), f"1: trip extra={EXTRA} from=A1 to=A2 gorets=2", "2: pass")
    assert (table.troops("A1"), table.hand(1), lost(table)) == ("1:3G", [EXTRA], [(Seat(1),)])


def test_jet_boots_drop_their_pigs_on_the_tiles_that_were_named() -> None:
    """R-25, R-52."""
    table = gap("O red 0:3G", "A1 blue 1:3G", "A2 yellow", "A3 red", hands={1: f"{EXTRA} {BOOTS}"})
    line = f"1: boots extra={EXTRA} card={BOOTS} from=A1 first=A2 second=A3 gorets=3 gorets-first=1"
    table.tell(swap("A2", "O"), line, "2: pass")
    assert (table.troops("A2"), table.troops("O"), table.troops("A3")) == ("0:3G", "1:1G", "1:2G")


def test_meteors_fall_on_the_tile_that_was_named_not_on_ones_own() -> None:
    """EV-26, R-25."""
    table = gap("O red 0:2G", "A1 blue 1:3G", "B1 red 2:3G", hands={1: RAIN}, rule_set="complete")
    table.tell(swap("O", "A1"), f"1: rain card={RAIN} tile=O", "2: pass").dice(6, 6)
    assert (table.troops("O"), table.troops("A1")) == ("1:3G", "")


def test_a_feast_is_held_on_the_tile_that_was_named() -> None:
    """EV-11, R-25, R-57."""
    table = gap(*TILES, hands={1: FEAST}, rule_set="complete")
    table.tell(swap("O", "A1"), f"1: feast card={FEAST} tile=A1", "2: pass")
    assert {cell: tile.feast for cell, tile in table.state.board.items() if tile.feast is not None} == {
        "O": 1
    }


@pytest.mark.parametrize("chapter", ["gap", "attack-gap"])
def test_the_goret_that_was_meant_is_bribed(chapter: str) -> None:
    """EV-08, R-25, R-63: in 2B and before somebody's attacks."""
    tiles = ("O red 0:1G", "A1 blue 2:1G", "A3 red 1:5G 2:1G", "A4 red 0:3G")
    laid: Laid = {"hands": {0: SWAP, 1: BRIBE}, "rule_set": "complete", "alone": True}
    table = galaxy(*tiles, chapter=chapter, **(laid if chapter == "attack-gap" else {**laid, "slot": 1}))
    table.tell(swap("O", "A1"), f"1: bribe card={BRIBE} tile=O", "2: pass", "chance: 1")
    assert (table.troops("O"), table.troops("A1")) == ("2:1G", "1:1G")


def test_pirates_are_hired_where_they_were_and_gorets_promoted_where_they_were() -> None:
    """EV-23, EV-33, R-25."""
    tiles = ("O red 0:3G", "A1 red pirate:1", "A2 red pirate:3", "A3 blue 1:1G", "A4 red 1:2G", "A5 red 2:2G")
    table = gap(*tiles, hands={1: HIRE}, rule_set="complete")
    table.tell(swap("A1", "A2"), f"1: hire card={HIRE} tile=A2", "2: pass")
    assert (table.troops("A1"), table.troops("A2")) == ("1:3G", "")
    table = gap(*tiles, hands={1: YODO}, rule_set="complete")
    table.tell(swap("A3", "A4"), f"1: promote card={YODO} tile=A4", "2: pass")
    assert (table.troops("A3"), table.troops("A4")) == ("1:1G+1GG", "1:1G")


def test_a_landing_is_forbidden_on_the_tile_that_was_named() -> None:
    """P-11, R-25, R-140."""

    def arrange(state: State) -> None:
        for player, clan in zip(state.players, ("porcus", BAN, "scrofa"), strict=True):
            player.clan = clan

    table = gap(*TILES, rule_set="complete", clan_powers=True, arrange=arrange)
    meant = table.state.board["O"].name
    table.tell(swap("O", "A4"), "1: forbid player=%32 tile=O", "1: pass", "2: pass")
    assert table.state.bans == [(2, meant)]
    assert [said["tile"] for said in table.said("cochons-landing-banned")] == [Named("tile", "A4")]


def test_two_who_swap_the_same_tiles_swap_them_there_and_back() -> None:
    """R-24, R-25: both follow their tiles."""
    table = gap(*TILES, hands={1: "deplacement-de-planetes.2"})
    table.tell(swap("O", "A1"), "1: swap card=deplacement-de-planetes.2 one=O other=A2", "2: pass")
    assert (table.troops("O"), table.troops("A1"), table.troops("A2")) == ("1:3G", "", "0:3G")


# ------------------------------------------------------------------------------------------------------ 3B

OWN = ("O asteroid 1:1G", "A1 red 1:1G", "A2 blue 1:1G", "B5 yellow 0:2G", "B7 red 2:2G")


def test_a_plan_does_not_abandon_another_planet_than_was_meant() -> None:
    """R-86: seat 1 plans to leave its asteroid; seat 0 puts the asteroid where its red planet was."""
    table = regrouping(*OWN, hands={0: SWAP})
    table.tell(swap("O", "A1"), "1: move from=O to=A2 gorets=1", "1: pass")
    assert table.troops("O") == "1:1G"
    assert table.said("cochons-reorganised") == []
    assert table.asked == [1], "its planets have changed places: it is asked again"
    table.tell("1: move from=A1 to=A2 gorets=1", "1: pass")
    assert (table.troops("O"), table.troops("A1"), table.troops("A2")) == ("1:1G", "", "1:2G")
    conserved(table.state)


def test_whoever_has_passed_is_asked_once_more_when_planets_of_theirs_have_moved() -> None:
    """R-86."""
    table = regrouping(*OWN, hands={0: SWAP}).tell(swap("A2", "B9"), "1: pass")
    assert table.asked == [1]
    assert [fact.to for fact in table.facts if fact.says.key == PLAN_AGAIN] == [(Seat(1),)]
    table.tell("1: pass")
    assert table.asked == []


def test_whose_planets_have_not_moved_is_not_asked_again_and_the_plan_holds() -> None:
    """R-86."""
    table = regrouping(*OWN, hands={0: SWAP})
    table.tell(swap("B5", "B9"), "1: move from=O to=A2 gorets=1", "1: pass")
    assert (table.asked, table.troops("A2")) == ([], "1:2G")


def test_planets_that_were_put_back_have_not_moved() -> None:
    """R-86: two earlier slots swap there and back."""
    tiles = ("O asteroid 2:1G", "A1 red 2:1G", "B5 yellow 0:2G", "B7 red 1:2G")
    table = regrouping(*tiles, hands={0: SWAP, 1: "deplacement-de-planetes.2"})
    table.tell(swap("O", "B9"), "1: swap card=deplacement-de-planetes.2 one=B9 other=O")
    table.tell("2: move from=O to=A1 gorets=1", "2: pass")
    assert (table.asked, table.troops("A1")) == ([], "2:2G")


def test_a_swap_that_was_planned_swaps_the_tiles_that_were_named() -> None:
    """R-60, R-86: they are somebody else's, and its own have not moved."""
    table = regrouping(*OWN, hands={0: SWAP, 1: "deplacement-de-planetes.2"})
    table.tell(swap("B7", "B5"), "1: swap card=deplacement-de-planetes.2 one=B7 other=B9", "1: pass")
    assert (table.troops("B5"), table.troops("B7"), table.troops("B9")) == ("", "0:2G", "2:2G")
