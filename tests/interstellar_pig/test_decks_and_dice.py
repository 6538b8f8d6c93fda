"""Sections 1 to 4: the decks, characters and planets from dice, roll-offs, the deal, lobby options."""

import random
from collections import Counter

import msgspec
import pytest

from games.interstellar_pig.extension.catalogue import (
    CARDS,
    EVENTS,
    build_attribute_deck,
    build_event_deck,
    list_abilities,
)
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.rules.deal import list_favourable
from games.interstellar_pig.rules.dice import Thrown
from games.interstellar_pig.rules.planets import make_planet
from games.interstellar_pig.state.options import read_options
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.games.playing import until
from tests.games.telling import alone
from tests.interstellar_pig.scenario import Table, position, tetra


def test_tv1_the_attribute_deck() -> None:
    """IP-6, IP-73 to IP-101."""
    deck = build_attribute_deck(RULEBOOK.assembly)
    assert (len(deck), len(RULEBOOK.assembly.table(CARDS))) == (48, 29)
    kinds = Counter(CARDS[card.rpartition(".")[0]].kind for card in deck)
    assert kinds == {"prize": 1, "gear": 24, "combat": 11, "hazard": 4, "utility": 8}
    single = [card for card in RULEBOOK.assembly.table(CARDS).values() if card.one_use]
    assert (len(single), sum(card.copies for card in single)) == (10, 16)
    assert sorted(card.rank for card in RULEBOOK.assembly.table(CARDS).values()) == list(range(73, 102))


def test_tv2_the_event_deck() -> None:
    """IP-6, IP-102 to IP-113, IP-115."""
    assert (len(build_event_deck(RULEBOOK.assembly)), len(RULEBOOK.assembly.table(EVENTS))) == (24, 12)
    copies = {
        title: event.copies for title, event in RULEBOOK.assembly.table(EVENTS).items() if event.copies > 1
    }
    assert copies == {"sensors": 4, "hyperspace-tunnel": 10}
    assert sorted(event.rank for event in RULEBOOK.assembly.table(EVENTS).values()) == list(range(102, 114))


def test_tv2_the_25th_draw_needs_a_reshuffle_of_what_is_not_being_carried_out() -> None:
    """IP-114, R-85."""
    table = tetra("PLAIN A.o", "WISP D.o", events="worm-hole", only=("turn",))
    card = table.state.events.pile.pop()
    table.state.events.discards, table.state.events.pile = table.state.events.pile, [card]
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: jump place=BD:2")
    assert len(table.play.asks[table.play.awaited[0]].options["shuffled"].fields["order"].choices({})) == 23  # type: ignore[union-attr]
    table.draw("solar-flare")
    assert table.told("reshuffled") == [{"number": 23}]


@pytest.mark.parametrize(("players", "each"), [(2, 24), (3, 16), (4, 12)])
def test_tv3_the_whole_deck_is_dealt(players: int, each: int) -> None:
    """IP-34, IP-36, R-12."""
    play = Play.new(RULEBOOK, players, {})
    until(play, random.Random(players), "stash")
    assert [len(player.hand) for player in play.state.players] == [each] * players
    for seat in list(play.awaited):
        play.take(seat, play.asks[seat].default)
    envelopes = [planet.envelope for planet in play.state.planets.values()]
    assert sum(map(len, envelopes)) == 48 - 6 * players
    assert sum(not envelope for envelope in envelopes) == 16 - 4 * players


def test_tv4_a_character_from_dice() -> None:
    """IP-10, IP-14, IP-20."""
    table = Table(alone(RULEBOOK, "characters"), RULEBOOK.setup(2, {}), "characters")
    table.tell("chance: 5 2 6 3 3 6")
    made = table.state.characters[0]
    assert (made.temperature, made.atmosphere, made.gravity) == ("temperate", "oxidizing", "heavy")
    assert made.abilities == ("intelligence", "intelligence", "super-metabolism")
    given = list_abilities(RULEBOOK.assembly)
    assert [given[face] for face in (1, 2, 4)] == ["infravision", "natural-weapons", "agility"]
    other = tetra("PLAIN A.o").player(0)
    other.character = made
    assert list_favourable(other) == ["hot", "cold", "reducing", "inert"]


def test_r1_duplicates_may_be_rolled_again() -> None:
    table = Table(alone(RULEBOOK, "characters"), RULEBOOK.setup(2, {"duplicates": "reroll"}), "characters")
    table.tell("chance: 5 2 6 3 3 3", "chance: 3, 5, 1")
    assert table.state.characters[0].abilities == ("intelligence", "resistant", "infravision")


def test_tv5_planets_from_dice() -> None:
    """IP-26, IP-27."""
    one, other = make_planet("One", (4, 5, 1, 3)), make_planet("Other", (6, 1, 3, 6))
    assert (one.temperature, one.atmosphere, one.gravity, one.terrain) == (
        *("cold", "inert", "light"),
        "topography",
    )
    assert (other.temperature, other.atmosphere) == ("temperate", "oxidizing")
    assert (other.gravity, other.terrain) == ("moderate", "plain")


def test_tv6_a_roll_off_is_rolled_again_by_those_tied_for_highest() -> None:
    """IP-31, IP-42, R-10."""
    table = tetra(*["PLAIN A.s"] * 4, chapter="first-turn", only=("first-turn",))
    table.draw("sensors")
    table.tell("chance: 5, 2, 5, 3", "chance: 4, 4", "chance: 1, 6")
    assert table.state.order == [2, 3, 0, 1]


def test_tv6_intelligence_keeps_the_best_die() -> None:
    """IP-17, R-10, R-48."""
    table = tetra("PLAIN A.s", "QUILL A.s", chapter="first-turn", only=("first-turn",))
    table.draw("sensors")
    table.tell("chance: 5", "chance: 2 6")
    assert table.state.order == [1, 0]


def test_of_equal_dice_the_first_rolled_is_dropped() -> None:
    """R-48."""
    assert Thrown((2, 5, 2, 6), 3).best == (5, 2, 6)
    assert Thrown((2, 5, 6), 2).sums == [7, 8, 11]


def test_super_metabolism_is_chosen_in_secret_or_rolled() -> None:
    """IP-20, R-2, D-5."""
    table = tetra("WISP A.s", "PLAIN A.s", chapter="favours", only=("favours",))
    assert table.asked == [0]
    assert table.choices(0, "favour", "favour") == ["hot", "temperate", "oxidizing"]
    table.tell("0: favour favour=hot+")
    assert table.player(0).favours == ["hot"]


def test_super_metabolism_by_dice_rolls_again_what_is_favoured() -> None:
    """R-2."""
    state = position("WISP A.s", "PLAIN A.s", options={"super": "dice"})
    state.players[0].favours = []
    table = Table(alone(RULEBOOK, "favours"), state, "favours")
    table.tell("chance: 1 4, 4 3, 4 5")
    assert table.player(0).favours == ["inert"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"preset": "quick"}, (8, "orbit_start")),
        ({"preset": "quick", "rounds": 12}, (12, "orbit_start")),
        ({"preset": "quick", "rounds": 16, "setup_loss": "strict"}, (16, "strict")),
        ({"setup_loss": "redeal"}, (16, "redeal")),
        ({}, (16, "strict")),
    ],
)
def test_a_preset_stands_where_nothing_else_was_chosen(
    given: dict[str, Setting], expected: tuple[int, str]
) -> None:
    """D-1, section I."""
    options = read_options(given)
    assert (options.rounds, options.setup_loss) == expected


def test_every_value_of_every_option_is_understood() -> None:
    """D-1, D-2, section I."""
    for option in RULEBOOK.options:
        for value in option.values:
            read_options({option.name: value})
        assert option.default == option.values[0]
    with pytest.raises(msgspec.ValidationError):
        read_options({"colour": "red"})
    with pytest.raises(ValueError, match="5"):
        RULEBOOK.setup(5, {})


def test_picks_go_round_in_a_plain_cycle() -> None:
    """IP-32, R-11, D-6."""
    play = Play.new(RULEBOOK, 3, {})
    until(play, random.Random(0), "picks")
    picked = []
    while play.position.chapter == "picks":
        (seat,) = play.awaited
        picked.append(seat)
        play.take(seat, play.asks[seat].default)
    order = play.state.order
    assert picked == order * 4
