"""Sections 1 to 4: players, characters, worlds, picks, the deal and what is secret about it (IP-1 to IP-42)."""

import random

import msgspec
import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, Arm, Gear
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.rules.characters import ATMOSPHERES, GRAVITIES, TEMPERATURES, read_table
from games.interstellar_pig.rules.planets import make_planet
from games.interstellar_pig.rules.survival import find_needs
from games.interstellar_pig.state.names import PLANETS
from games.interstellar_pig.state.places import find_planet
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Several
from porc_royal.facts import Fact, Seat
from porc_royal.play import Play
from tests.games.playing import until
from tests.interstellar_pig.scenario import seated, tetra, worlds


def begun(players: int, chapter: str, **settings: str) -> Play[State, View]:
    """A game of defaults, played up to a chapter."""
    play = Play.new(RULEBOOK, players, settings)
    until(play, random.Random(players), chapter)
    return play


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    """IP-1."""
    with pytest.raises(ValueError, match=str(players)):
        RULEBOOK.setup(players, {})
    assert RULEBOOK.seats == (2, 4)


def test_eight_characters_are_made_one_of_each_race_and_those_not_dealt_stay_public() -> None:
    """IP-8, IP-9, IP-14, IP-30, R-3, R-4: three abilities and one gravity each; nobody's are hidden."""
    play = begun(3, "picks")
    for viewer in (Seat(0), Seat(2), None):
        view = play.view(viewer)
        assert [one.race for one in view.characters] == list(range(1, 9))
        assert all(len(one.abilities) == 3 and one.gravity in GRAVITIES for one in view.characters)
        dealt = [seat.character.race for seat in view.seats if seat.character is not None]
        assert len(set(dealt)) == 3


def test_the_race_itself_changes_nothing() -> None:
    """R-9: flying, gills and shells are words."""
    player = seated("BRUTE")
    assert player.character is not None
    for race in range(1, 9):
        other = msgspec.structs.replace(
            player, character=msgspec.structs.replace(player.character, race=race)
        )
        for planet in worlds().values():
            assert find_needs(RULEBOOK.assembly, other, planet) == find_needs(
                RULEBOOK.assembly, player, planet
            )


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (TEMPERATURES, "hot hot cold cold temperate temperate"),
        (ATMOSPHERES, "oxidizing oxidizing reducing reducing inert inert"),
        (GRAVITIES, "light light moderate moderate heavy heavy"),
    ],
)
def test_the_tables_of_temperature_atmosphere_and_gravity(table: tuple[str, ...], values: str) -> None:
    """IP-10 to IP-13, IP-26."""
    assert [read_table(table, face) for face in range(1, 7)] == values.split()


def test_the_table_of_terrains() -> None:
    """IP-27."""
    found = [make_planet("", (1, 1, 1, face)).terrain for face in range(1, 7)]
    assert found == ["darkness", "radiation", "topography", "plain", "plain", "plain"]


def test_abilities_do_away_with_a_need_and_nothing_is_shown() -> None:
    """IP-15, IP-18, IP-19, R-36."""
    player, planet = seated("PLAIN"), worlds()["D"]
    assert player.character is not None
    for ability, terrain in (
        ("infravision", "darkness"),
        ("agility", "topography"),
        ("resistant", "radiation"),
    ):
        planet = msgspec.structs.replace(planet, terrain=terrain)
        without = msgspec.structs.replace(player.character, abilities=("intelligence",) * 3)
        having = msgspec.structs.replace(player.character, abilities=(ability, ability, ability))
        assert find_needs(RULEBOOK.assembly, msgspec.structs.replace(player, character=without), planet) == (
            terrain,
        )
        assert find_needs(RULEBOOK.assembly, msgspec.structs.replace(player, character=having), planet) == ()


def test_gravity_never_bears_on_survival() -> None:
    """IP-69, IP-71, IP-72, R-8: of temperature, atmosphere and terrain each may be a need; gravity never."""
    player = seated("PLAIN")
    for gravity in GRAVITIES:
        planet = msgspec.structs.replace(worlds()["D"], gravity=gravity)
        assert find_needs(RULEBOOK.assembly, player, planet) == ("radiation",)


def test_a_metabolism_rolled_three_times_gives_three_values_and_is_sealed() -> None:
    """IP-20, R-1, R-2, D-5."""
    table = tetra("WISP A.s", "WISP D.s", chapter="favours", only=("favours",))
    state = table.state
    character = state.players[0].character
    assert character is not None
    state.players[0].character = msgspec.structs.replace(character, abilities=("super-metabolism",) * 3)
    state.players[0].favours = []
    table = type(table)(table.play.rulebook, state, "favours")
    wanted = table.ask(0).options["favour"].fields["favour"]
    assert isinstance(wanted, Several)
    assert (wanted.least, wanted.most, table.ask(0).sealed) == (3, 3, True)
    table.tell("0: favour favour=hot+temperate+oxidizing")
    assert table.told("favours") == []
    table.tell("1: favour favour=hot+")
    assert len(table.told("favours")) == 2


def test_sixteen_worlds_each_with_a_name_an_envelope_and_its_own_dice() -> None:
    """IP-7, IP-22, IP-28, IP-29, R-12: those that nobody picked are there too, and begin empty."""
    play = begun(2, "first-turn")
    planets = play.state.planets
    assert list(planets) == [f"P{number:02}" for number in range(1, 17)]
    assert len({planet.name for planet in planets.values()} & set(PLANETS)) == 16
    picked = [planet for player in play.state.players for planet in player.picks]
    assert len(set(picked)) == 8
    assert all(planets[one].envelope == [] for one in planets if one not in picked)


@pytest.mark.parametrize("seed", range(6))
def test_no_star_lies_next_to_a_planet(seed: int) -> None:
    """IP-24, IP-25, R-6, R-7."""
    play = Play.new(RULEBOOK, 2, {})
    until(play, random.Random(seed), "planets")
    lines = play.state.chart.lines
    assert all(1 < line.star < line.dots for line in lines)
    assert sum(line.dots for line in lines) == 7 * len(lines)


def test_none_to_six_are_kept_and_an_envelope_may_stay_empty() -> None:
    """IP-33, IP-35, IP-36, R-13, R-14: only own planets' envelopes get cards."""
    play = begun(4, "stash")
    (seat, ask) = next(iter(play.asks.items()))
    keep = ask.options["stash"].fields[facts.KEEP]
    assert isinstance(keep, Several)
    assert (keep.least, keep.most, ask.sealed) == (0, 6, True)
    for one in list(play.awaited):
        play.take(one, play.asks[one].default)
    for planet, world in play.state.planets.items():
        if planet not in [one for player in play.state.players for one in player.picks]:
            assert world.envelope == []
    assert len(play.state.player(seat).hand) == 6


def test_how_many_lie_in_an_envelope_nobody_learns_and_every_hand_is_counted() -> None:
    """IP-37, IP-38, R-15, R-18: told to their owner alone; the public hears that all is sealed."""
    play = begun(3, "stash")
    told: list[Fact] = []
    for one in list(play.awaited):
        told.extend(play.take(one, play.asks[one].default).facts)
    public = [fact.says for fact in told if fact.to is None]
    assert [says.key for says in public if "stash" in says.key] == [facts.STASHED]
    assert play.view(None).envelopes == ()
    assert [seat.hand for seat in play.view(None).seats] == [6, 6, 6]
    for fact in told:
        if fact.says.key in (facts.KEPT, facts.STASHED_IN):
            assert fact.to is not None
            assert len(fact.to) == 1


def test_a_starting_planet_gives_no_right_to_it_afterwards() -> None:
    """R-97: anybody may land there, and open the envelope."""
    table = tetra("QUILL AB:1", "PLAIN D.o", envelopes={"A": "trap.2"})
    table.state.players[1].picks = ["A"]
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    assert (table.place(0), table.discards) == ("A.s", ["trap.2"])
    assert "open" in table.ask(0).options


def test_everybody_starts_on_an_own_planet_in_sight_of_all() -> None:
    """IP-40, IP-42: placed together; a second roll-off says who begins."""
    play = begun(4, "first-turn", setup_loss="orbit_start")
    view = play.view(None)
    for seat in view.seats:
        assert find_planet(seat.place) in seat.picks
    until(play, random.Random(1), "turn")
    assert play.view(None).current == play.state.order[0]


GEAR = {
    "cold temperate": ("thermal-suit", "heat-pump"),
    "hot temperate": ("cooling-unit", "dissipator"),
    "reducing": ("breathing-apparatus",),
    "oxidizing": ("rebreather",),
    "inert": ("air-converter",),
    "radiation": ("radiation-suit",),
    "darkness": ("spectrum-visor", "search-light"),
    "topography": ("hover-sled", "climbing-gear"),
}
COPIES = "2 1 2 1 3 3 3 3 1 2 1 2"


def test_what_gear_covers_and_how_much_of_it_there_is() -> None:
    """IP-74 to IP-77, IP-84 to IP-86, IP-92 to IP-96, R-35: by card, as printed."""
    found = [CARDS[title] for titles in GEAR.values() for title in titles]
    assert [card.copies for card in found] == [int(number) for number in COPIES.split()]
    for covers, titles in GEAR.items():
        for title in titles:
            card = CARDS[title]
            assert isinstance(card, Gear)
            assert (" ".join(card.covers), card.one_use) == (covers, False)
    assert sum(isinstance(card, Gear) for card in RULEBOOK.assembly.table(CARDS).values()) == len(found)


@pytest.mark.parametrize(
    ("title", "where", "dice", "one_use"),
    [
        ("nerve-lash", "ground", 1, False),
        ("grenade", "ground", 2, True),
        ("laser-gun", "ground space", 1, False),
        ("force-field", "space", 1, False),
        ("missiles", "space", 2, True),
        ("euphoric-gas", "ground", 0, True),
        ("costume-trunk", "ground", 0, True),
        ("guardian-robot", "ground", 0, False),
    ],
)
def test_what_is_printed_on_cards_for_fights(title: str, where: str, dice: int, one_use: bool) -> None:
    """IP-58, IP-78 to IP-83, IP-97, IP-98, R-73."""
    card = CARDS[title]
    assert isinstance(card, Arm)
    assert (" ".join(sorted(card.where)), card.dice, card.one_use) == (where, dice, one_use)


def test_names_stand_for_nothing_of_the_novel() -> None:
    """IP-21, IP-28, IP-118, section G: planets differ in their initials, so that one letter is enough."""
    assert len({name[0] for name in PLANETS}) == len(PLANETS) >= 16
    assert max(map(len, PLANETS)) <= 9
