"""Expansions with one another (6.4): Cosmic Dominion with Cosmic Pig, the liner beside planetoids, and all at once."""

from collections.abc import Mapping
from typing import Final

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.destiny import list_in_system
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import GATE, Policy
from porc_royal.asks import Answer, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.cosmic.pig import contents, stage
from tests.cosmic.planetoids.belts import begin, belt_of, warp_of
from tests.cosmic.scenario import Table

BOTH: Final[Mapping[str, Setting]] = {"reward_deck": "both"}
FLAGSHIPS: Final[Mapping[str, Setting]] = {"special_ships": "flagship"}
LESS: Final = "cosmic-total-less"


def totals(table: Table) -> dict[int, int]:
    return {int(args["who"].seat): args["total"] for args in table.said(LESS)}  # type: ignore[union-attr,misc]


# ------------------------------------------------------------------------------------- Cosmic Pig and Cosmic Dominion


@pytest.mark.parametrize(
    ("card", "hazard", "total"),
    [("variable_12_21", "1", 12 - 5 - 3), ("variable_12_21", "hazard", 21 - 5 - 3)],
)
def test_variable_attacks_count_as_they_stand_in_the_lower_sum(card: str, hazard: str, total: int) -> None:
    """X-8, CD-50: a warning makes some of them worse here."""
    table = stage(cards=(card, "attack_10"), options=BOTH).until("card")
    table.state.now.hazard = hazard == "hazard"
    assert totals(table.finish())[0] == total


def test_an_intimidate_below_nought_is_strong_where_the_lower_total_wins() -> None:
    """X-8, CD-73: -9 - 5 - 3."""
    table = stage(
        cards=("attack_10", "attack_04"), hands={0: "intimidate_-9"}, chapter="alliance", options=BOTH
    ).until("invite")
    table.tell("0: lay card=intimidate_-9_r1").finish()
    assert totals(table)[0] == -17
    assert table.winner == "offense"


def test_a_kicker_that_reverses_attacks_makes_both_sums_lower() -> None:
    """X-8, CD-42: -40 - 5 - 3 against -4 - 5 - 4."""
    table = stage(cards=("attack_40", "attack_04"), hands={0: "kicker_reverse_polarity"}, options=BOTH)
    table.until("card")
    card = next(one for one in table.state.players[0].hand if one.startswith("attack_40"))
    table.tell(f"0: card card={card} kicker=kicker_reverse_polarity_r1").finish()
    assert totals(table) == {0: -48, 1: -13}


def test_a_colony_founded_by_a_rift_is_no_landing() -> None:
    """X-11, CD-80: nobody looks under it."""
    table = stage(
        cards=("attack_10", "attack_04"),
        hands={0: "rift_1"},
        policies={0: Policy(ready=("rift_1_r1",))},
        chapter="encounter",
        options=BOTH,
        envelopes={"3-5": "morph"},
        piggy="2-2",
    ).tell("chance: 5")
    table.state.ships["3-5"][3], table.state.ships["3-4"][3] = 0, 8
    table.until("choose-seat").tell("0: seat seat=%30").until("choose-ships")
    table.take(Seat(0), Reply("ships", {"ships": ("0-1.1",)}))
    assert table.ships("3-5")[0] == 1
    assert not any(ask.key == "cosmic-ask-pig-envelope" for ask in table.play.asks.values())
    assert not table.said("cosmic-pig-sees")
    assert contents(table, "3-5") == ["morph"]


@pytest.mark.parametrize("zap", ["hand_zap", "omni_zap"])
def test_a_hand_that_is_zapped_drops_the_piggy(zap: str) -> None:
    """X-13, CP-40: Blue's whole hand is discarded, and all fight for it."""
    table = stage(
        piggy=1,
        hands={0: f"{zap} attack_04", 1: "attack_06", 2: "attack_10", 3: "attack_12"},
        cards=("", ""),
        policies={0: Policy(ready=(f"{zap}_r1",))},
        chapter="encounter",
        options=BOTH,
    ).tell("chance: 5")
    if zap == "omni_zap":
        table.until("choose-yes").tell("0: yes")
    table.until("choose-seat").tell("0: seat seat=%31").until("pig-commit")
    assert table.state.table == [PIGGY]
    assert table.said("cosmic-pig-dropped")


def test_a_flagship_makes_the_own_sum_three_lower() -> None:
    """X-15, CP-R23, CD-24: and may be held back."""
    table = stage(cards=("attack_10", "attack_10"), options=FLAGSHIPS, marked={0: GATE}).finish()
    assert totals(table) == {0: 10 - 5 - 3 - 3, 1: 10 - 5 - 4}
    table = stage(cards=("attack_10", "attack_10"), options=FLAGSHIPS, marked={0: GATE}).until("card")
    table.take(Seat(0), Reply("ship-orders", {"holds": "yes", "flees": "no"}))
    assert totals(table.finish())[0] == 10 - 5 - 3


def test_both_special_ships_are_not_sent_though_any_number_of_ships_may_be() -> None:
    """X-15, CD-28."""
    table = stage(
        options={**FLAGSHIPS, "double_ships": "same"},
        chapter="launch",
        marked={0: "0-1"},
        destiny="colour_1_1",
    ).until("launch")
    DRIVES.of(table.state).marked[0][1].place = "0-2"
    ships = [f"0-{planet}.{number}" for planet in (1, 2) for number in (2, 3, 4)]
    both: dict[str, Answer] = {
        "planet": "1-1",
        "against": "1",
        "ships": ("0-1.flagship", "0-2.flagship-2", *ships),
    }
    fields = table.ask(0).options["launch"].fields
    both = {name: value for name, value in both.items() if name in fields}
    with pytest.raises(Refused) as refused:
        table.take(Seat(0), Reply("launch", both))
    assert refused.value.says.key == "cosmic-refused-both-ships"
    table.take(Seat(0), Reply("launch", {**both, "ships": ("0-1.flagship", *ships)}))
    assert table.ships(GATE)[0] == 7


def test_reward_cards_may_be_put_into_envelopes_and_show_their_backs_in_hands_alone() -> None:
    """X-16, CD-34."""
    table = stage(cards=("attack_04", "attack_40"), hands={0: "retreat morph"}, options=BOTH)
    table.until("pig-envelope")
    assert dict(table.view(1).seat(Seat(0)).backs) == {"cosmic": 1, "reward": 1}
    table.tell("0: stash cards=retreat_r1+")
    assert contents(table, "1-1") == ["retreat"]
    assert dict(table.view(1).seat(Seat(0)).backs) == {"cosmic": 1}
    seen = str(table.view(1).expansions)
    assert "retreat" not in seen
    assert "reward" not in str(dict(table.view(1).expansions)[PIG.name])


# ---------------------------------------------------------------------------------------------- Tourist and planetoids


def test_the_liner_is_neither_a_planet_nor_a_planetoid_and_sails_for_itself() -> None:
    """X-19, A44: planetoids pass by, and ships aboard are on no colony."""
    table = begin("A: 1/A | B: 2/B | C: 3/C | D: 4/D", "tourist", riders={1: "A2"}, destiny="colour_1_1")
    state = table.state
    assert belt_of(table) == "A: | B: 2/B | C: 3/C | D: 1/A 4/D"
    state.ships["liner"] = [4, 0, 0, 0]
    state.ships["0-2"][0] -= 4
    assert "liner" not in state.planets
    assert "liner" not in [*find_home_colonies(state, Seat(0)), *find_foreign_colonies(state, Seat(0))]
    assert "liner" not in [target.planet for seat in state.seats for target in list_in_system(state, seat)]
    before = belt_of(table)
    table.until("choose-seat").tell("0: seat seat=%31").until("invite")
    assert table.state.player(Seat(0)).tokens["tourist-liner"] == 1
    assert belt_of(table) == before
    assert state.ships["liner"][0] == 4


def test_a_planetoid_that_is_destroyed_where_the_liner_is_takes_none_of_its_ships() -> None:
    """X-19, PL-13."""
    table = begin("A: 5/A | B: 1/A | C: 3/C | D: 4/D", "tourist", riders={1: "A1", 5: "A1"})
    table.state.ships["liner"] = [4, 0, 0, 0]
    table.state.ships["0-2"][0] -= 4
    table.take(Seat(0), Reply("drift", {"planetoid": "p1"}))
    assert table.state.ships["liner"] == [4, 0, 0, 0]
    assert warp_of(table)[0] == 1 - 1, "the one that was lost is retrieved"


# ------------------------------------------------------------------------------------------------------- all of it


def test_with_everything_on_each_expansion_keeps_its_own() -> None:
    """6.4: all of them begin one game."""
    wanted: dict[str, Setting] = {
        "cosmic_pig": True,
        "planetoids": True,
        "double_ships": "other",
        "pace": "orders",
    }
    play = Play.new(RULEBOOK, 4, {**wanted, **BOTH, **FLAGSHIPS})
    state = play.state
    assert all(one.is_on(state) for one in (PIG, PLANETOIDS, DRIVES))
    assert len(DRIVES.of(state).marked[0]) == 2
    assert "reward" in state.decks
