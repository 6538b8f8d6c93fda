"""The numbered rules of Les Cochons: what a table hears of, by what it has chosen."""

from games.cochons.sections import SECTIONS
from tests.games.rulebooks import told_at


def test_a_simplified_table_hears_of_no_monsters_votes_and_powers() -> None:
    told = told_at(SECTIONS, {"rule_set": "simplified", "clan_powers": True})
    assert {"S-14", "S-27", "R-55", "O-1"} <= told
    assert told.isdisjoint({"C-29", "C-36", "C-62", "R-88", "O-9", "P-1"})


def test_a_complete_table_hears_of_what_it_has_chosen_alone() -> None:
    plain = told_at(SECTIONS, {"rule_set": "complete"})
    twins = told_at(SECTIONS, {"rule_set": "complete", "galaxy": "twins"})
    assert {"C-13", "R-14"} <= plain
    assert plain.isdisjoint({"S-14", "O-3", "R-125", "P-1", "R-122"})
    assert {"O-3", "R-125"} <= twins
    assert "C-13" not in twins


def test_what_a_style_of_game_puts_in_is_told() -> None:
    assert "P-1" in told_at(SECTIONS, {"rule_set": "complete", "preset": "full-politics"})
    assert "R-122" in told_at(SECTIONS, {"rule_set": "complete", "preset": "quick"})
