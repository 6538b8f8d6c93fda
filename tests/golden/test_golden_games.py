"""Golden games: finished games of every game and expansion go on being told as they were, to their result.

Rules that are changed on purpose: `python -m tests.golden` records anew what they change, and names it for the commit.
"""

import re
import shutil
from pathlib import Path

import pytest

from games.cochons.rules import combat
from porc_royal.testing.golden import Golden, check_golden, decode_game
from tests.golden import kept
from tests.golden.__main__ import record
from tests.golden.kept import ENOUGH, FOLDER, KINDS, list_undrawn, read_games

KEPT = {kind: read_games(kind) for kind in KINDS}
PARTS = 5
"""The ordinary run plays the first part of the games of each kind, the thorough one the others."""
LEAVING = {"resign", "concede"}


def list_games(kind: str) -> list[Golden]:
    return [decode_game(data) for data in KEPT[kind].values()]


@pytest.mark.parametrize(
    "part", [pytest.param(one, marks=pytest.mark.thorough if one else ()) for one in range(PARTS)]
)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.samples("election*", "cochons*", "interstellar_pig*", "cosmic-pig*", "cosmic-planetoids*")
def test_finished_games_are_told_as_they_were(kind: str, part: int) -> None:
    names = sorted(KEPT[kind])[part::PARTS]
    assert names
    games = {name: KEPT[kind][name] for name in names}
    found = [f"{kind}, {one}" for one in check_golden(KINDS[kind].book, games)]
    assert not found, "\n".join(["told otherwise now; on purpose? `python -m tests.golden`", *found])


@pytest.mark.parametrize("kind", KINDS)
def test_enough_games_are_kept_with_several_numbers_of_players_and_values_of_every_option(kind: str) -> None:
    games = list_games(kind)
    assert len(games) >= ENOUGH
    assert len({game.setup.players for game in games}) > 1
    assert list_undrawn(kind, KEPT[kind]) == []


def test_where_the_rules_know_it_somebody_leaves_before_the_end() -> None:
    lines = [line for game in list_games("interstellar_pig") for line, _ in game.lines]
    assert {line.split()[1] for line in lines} >= LEAVING


@pytest.fixture
def more_technology(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is changed: everybody fights with one more."""
    true = combat.count_technology
    monkeypatch.setattr(combat, "count_technology", lambda bout: true(bout) + 1)


@pytest.mark.usefixtures("more_technology")
def test_a_changed_rule_is_named_in_one_line_for_each_game_with_the_reply_and_what_differs() -> None:
    found = [str(one) for one in check_golden(KINDS["cochons"].book, KEPT["cochons"])]
    assert 0 < len(found) < len(KEPT["cochons"])
    for line in found:
        assert re.fullmatch(
            r"finished games are told as they were: cochons-technology was told, and now cochons-technology"
            r' \{"technology":\d+\}, for `\d: .+` \[seed-\d+: reply \d+\]',
            line,
        )


@pytest.mark.usefixtures("more_technology")
def test_what_a_changed_rule_tells_otherwise_is_recorded_anew_and_named_and_nothing_else_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FOLDER / "cochons", tmp_path / "cochons")
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    changed = {one.replay.partition(":")[0] for one in check_golden(KINDS["cochons"].book, KEPT["cochons"])}
    said = list(record("cochons"))
    assert len(said) == len(changed)
    assert all(re.fullmatch(r"cochons, seed-\d+: reply \d+: .+; now Result\(.+\)", line) for line in said)
    again = read_games("cochons")
    assert {name for name in again if again[name] != KEPT["cochons"][name]} == changed
    assert list(check_golden(KINDS["cochons"].book, again)) == []
