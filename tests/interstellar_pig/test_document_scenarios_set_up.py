"""Scenarios of a reader of the original document: gear kept or put away, and who can live nowhere at the start."""

from collections.abc import Sequence

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.state.state import Character, Need, Planet
from porc_royal.asks import Several
from porc_royal.facts import CHANCE
from tests.interstellar_pig.scenario import Table, tetra

DEALT = (
    "keepsake search-light thermal-suit rebreather laser-gun missiles grenade scanner trap vaccine force-field"
    " euphoric-gas"
)
CUT = ("stash", "placement", "first-turn")
ABILITIES = ("natural-weapons", "natural-weapons", "natural-weapons")


def dealt(abilities: tuple[str, ...] = ABILITIES, favours: Sequence[Need] = ()) -> Table:
    """Four players have their cards; seat 0 favours H, O, M and has picked C/O, T/R, H/I, and H/O with Darkness."""
    table = tetra(
        "PLAIN", "WISP", "WISP", "WISP", chapter="stash", hands={0: DEALT, 1: "heat-pump"}, only=CUT
    )
    state = table.state
    worlds = state.planets
    for planet, temperature, atmosphere, terrain in (
        ("A", "cold", "oxidizing", "plain"),
        ("B", "temperate", "reducing", "plain"),
        ("C", "hot", "inert", "plain"),
        ("D", "hot", "oxidizing", "darkness"),
    ):
        worlds[planet].temperature = temperature  # type: ignore[assignment]
        worlds[planet].atmosphere = atmosphere  # type: ignore[assignment]
        worlds[planet].terrain = terrain  # type: ignore[assignment]
    for spare in "EFGH":
        worlds[spare] = Planet(spare, "cold", "reducing", "light", "plain")
    for player in state.players:
        player.out, player.picks = False, ["E", "F", "G", "H"]
    state.players[0].picks = ["A", "B", "C", "D"]
    state.players[0].character = Character(1, "hot", "oxidizing", "moderate", abilities)
    state.players[0].favours = list(favours)
    return Table(table.play.rulebook, state, "stash")


def keeping(table: Table, kept: str) -> Table:
    """Seat 0 keeps these and puts everything else into its first envelope; the others leave it to the bot."""
    keep = "+".join(f"{title}.1" for title in kept.split()) + "+"
    rest = "+".join(f"{title}.1" for title in DEALT.split() if title not in kept.split())
    line = f"keep={keep} envelope-1={rest} envelope-2=+ envelope-3=+"
    return table.tell(f"0: stash-anyway {line}", "1: auto", "2: auto", "3: auto")


@pytest.mark.parametrize(
    ("kept", "homes"),
    [
        ("search-light keepsake", ["D"]),
        ("thermal-suit keepsake", ["A"]),
        ("thermal-suit rebreather", ["A"]),
        ("search-light thermal-suit", ["A", "D"]),
    ],
)
def test_gear_kept_in_hand_makes_a_start_and_each_need_takes_its_own_card(
    kept: str, homes: list[str]
) -> None:
    """IP-40, IP-70, R-33, R-35: Thermal Suit and Rebreather together do not make T/R livable."""
    table = keeping(dealt(), kept)
    assert table.choices(0, "start", "planet") == homes
    table.tell(f"0: start planet={homes[0]}", "1: start planet=E", "2: start planet=E", "3: start planet=E")
    assert (table.place(0), len(table.player(0).seen)) == (f"{homes[0]}.s", 1)


def test_gear_in_the_envelope_of_that_very_planet_is_no_help_and_the_loser_does_not_roll() -> None:
    """IP-41, IP-42, R-10, R-17: the prize goes with the hand into the envelope picked first, unseen."""
    table = keeping(dealt(), "keepsake laser-gun missiles")
    assert "start" not in table.ask(0).options
    table.tell("0: pass", "1: start planet=E", "2: start planet=E", "3: start planet=E")
    assert (table.player(0).out, table.hand(0), table.discards) == (True, [], [])
    assert {"keepsake", "laser-gun", "missiles", "search-light"} <= set(table.envelope("A"))
    assert "keepsake" not in str([fact for fact in table.facts if fact.to is None])
    table.draw("sensors", next(iter(table.play.asks[CHANCE].options)))
    table.tell("chance: 5", "chance: 2", "chance: 5")
    assert len(table.told("roll-off")) == 3
    assert len(table.said(facts.ROLL_TIED)) == 1
    table.tell("chance: 1", "chance: 6")
    assert len(table.told("roll-off")) == 5
    assert table.state.order == [3, 0, 1, 2]


def test_whoever_would_lose_is_warned_alone_and_may_do_it_all_the_same() -> None:
    """R-17, D-7: neither saved by the program nor refused for ever."""
    line = "keep=keepsake.1+ envelope-1=+ envelope-2=+ envelope-3=+"
    table = dealt()
    assert table.refused(f"0: stash {line}") == facts.UNLIVABLE
    table.tell(f"0: stash-anyway {line}")
    assert 0 in table.play.sealed


def test_at_most_six_are_kept_fewer_may_be_and_one_envelope_may_hold_all_the_rest() -> None:
    """IP-35, IP-36, IP-39, R-13, R-14: the prize may be hidden, too."""
    table = dealt()
    keep = table.ask(0).options["stash"].fields[facts.KEEP]
    assert isinstance(keep, Several)
    assert (keep.least, keep.most) == (0, 6)
    seven = "+".join(f"{title}.1" for title in DEALT.split()[:7])
    line = f"keep={seven} envelope-1=+ envelope-2=+ envelope-3=+"
    assert table.refused(f"0: stash {line}") == "refused-number"
    keeping(table, "search-light")
    assert (table.hand(0), len(table.envelope("A")), table.envelope("B")) == (["search-light"], 11, [])
    assert "keepsake" in table.envelope("A")


@pytest.mark.parametrize(
    ("abilities", "favours", "homes"),
    [
        (("super-metabolism", "agility", "agility"), ("reducing",), []),
        (("super-metabolism", "agility", "agility"), ("cold",), ["A"]),
        (("super-metabolism", "agility", "agility"), ("inert",), ["C"]),
        (("infravision", "agility", "agility"), (), ["D"]),
    ],
)
def test_abilities_make_a_start_without_any_gear(
    abilities: tuple[str, ...], favours: Sequence[Need], homes: list[str]
) -> None:
    """IP-15, IP-20, R-36."""
    table = keeping(dealt(abilities, favours), "keepsake")
    found = table.choices(0, "start", "planet") if "start" in table.ask(0).options else []
    assert found == homes


def test_starting_on_ones_own_bacteria_is_no_landing() -> None:
    """R-16."""
    table = dealt()
    table.state.players[0].hand.append("virulent-bacteria.1")
    table = Table(table.play.rulebook, table.state, "stash")
    table.tell("0: stash keep=search-light.1+ envelope-1=+ envelope-2=+ envelope-3=+", "1: auto", "2: auto")
    table.tell("3: auto")
    assert "virulent-bacteria" in table.envelope("D")
    table.tell("0: start planet=D", "1: start planet=E", "2: start planet=E", "3: start planet=E")
    assert (table.player(0).out, table.place(0)) == (False, "D.s")
