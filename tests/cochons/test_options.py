"""The lobby's choices: their defaults, presets and headings (H.4, section 3)."""

import msgspec
import pytest

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.options import OPTIONS, PRESETS, Options, read_options
from games.cochons.state.sequence import COMPLETE, find_next_phase
from games.cochons.state.state import Phase

BY_NAME = {option.name: option for option in OPTIONS}


def test_what_the_lobby_shows_and_what_the_rules_read_have_the_same_defaults() -> None:
    assert read_options({option.name: option.default for option in OPTIONS}) == Options()
    assert msgspec.structs.asdict(Options()).keys() == BY_NAME.keys()


def test_every_value_that_the_lobby_offers_can_be_read() -> None:
    for option in OPTIONS:
        for value in option.values:
            assert getattr(read_options({option.name: value}), option.name) == value


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_puts_values_that_can_be_chosen_into_other_options(preset: str) -> None:
    for name, value in PRESETS[preset].items():
        assert name != "preset"
        assert value in BY_NAME[name].values
        assert getattr(read_options({"preset": preset}), name) == value


def test_what_was_chosen_stands_against_the_preset() -> None:
    assert read_options({"preset": "quick"}).max_turns == 6
    assert read_options({"preset": "quick", "max_turns": 0}).max_turns == 0


def test_what_a_table_plays_that_chose_nothing_is_what_the_lobby_shows() -> None:
    assert read_options({}) == read_options({"preset": BY_NAME["preset"].default}) == Options()


def test_rules_as_written_build_the_galaxy_by_hand_and_place_in_order() -> None:
    """C-12, R-15, R-38: `auto_build` and planning together are the bot's."""
    written = read_options({"preset": "as-written"})
    assert (written.auto_build, written.placing) == (False, "in-order")
    assert (Options().auto_build, Options().placing) == (True, "together")
    assert read_options({"preset": "as-written", "auto_build": True}).auto_build is True


def test_rules_as_written_follow_the_letter_where_the_others_follow_a_ruling() -> None:
    """L520 ("dès qu'il n'a plus qu'une seule troupe"), L167-171: nothing says that a troop makes one trip only."""
    written = read_options({"preset": "as-written"})
    assert (written.elimination_check, written.travel_once_per_piece) == ("immediate", False)
    assert (Options().elimination_check, Options().travel_once_per_piece) == ("after_combats", True)


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_as_written_a_troop_travels_on_in_the_simplified_game_and_once_in_the_complete_one(
    rule_set: str,
) -> None:
    """L168, L392 ("Une troupe ne peut effectuer qu'un seul voyage par tour"), R-49, R-118."""
    written = read_options({"preset": "as-written", "rule_set": rule_set})
    assert RULEBOOK.state(written, []).travel_once is (rule_set == "complete")


def test_every_option_stands_under_a_heading_and_headings_are_not_taken_up_again() -> None:
    groups = [option.group for option in RULEBOOK.options]
    assert all(groups)
    starts = [group for place, group in enumerate(groups) if place == 0 or groups[place - 1] != group]
    assert len(starts) == len(set(starts))


def test_the_porc_royal_plays_the_second_fifth_and_tenth_sequence() -> None:
    """T-12, C-16: numbered as printed, 1A to 4C."""
    unnumbered: tuple[Phase, ...] = ("combats", "elimination", "voting", "end-of-turn")
    numbered = [phase for phase in COMPLETE if phase not in unnumbered]
    assert len(numbered) == 13
    assert [numbered.index(phase) + 1 for phase in ("colonists", "arrivals", "extras")] == [2, 5, 10]


def test_the_first_turn_leaves_out_colonists_and_the_extra_cochons_trips() -> None:
    """C-16, C-17."""
    state = RULEBOOK.state(Options(rule_set="complete"), [], turn=1)
    assert find_next_phase(state, "draw") == "order"
    assert find_next_phase(state, "reorganisation") == "elimination"
    state.turn = 2
    assert find_next_phase(state, "draw") == "colonists"
    assert find_next_phase(state, "reorganisation") == "extras"
    assert find_next_phase(state, "end-of-turn") == "draw"
