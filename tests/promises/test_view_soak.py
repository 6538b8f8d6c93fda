"""A game of the long run of the views is found again by its seed, with what was found in it."""

from dataclasses import replace

import pytest

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.facts import Seat
from tests.promises import view_soak

SEED = 3


def show_the_next_card(state: State, seat: Seat | None) -> View:
    return replace(RULEBOOK.view(state, seat), discards=tuple(state.deck.pile[-1:]))


def test_a_seed_that_was_given_replays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert view_soak.main(["--case", "election", "--seed", str(SEED)]) == 0
    said = capsys.readouterr().out
    assert view_soak.main(["--case", "election", "--seed", str(SEED)]) == 0
    assert capsys.readouterr().out == said
    assert said.startswith(f"election seed {SEED}: ")


def test_what_is_found_says_how_it_replays() -> None:
    leaky = replace(RULEBOOK, view=show_the_next_card)
    found = view_soak.compare_game("cochons", SEED, leaky)
    assert "discards is shown to the public" in found.found[0]
    assert f"make soak CASE=cochons SEED={SEED}" in str(found)
    assert view_soak.compare_game("cochons", SEED, leaky) == found
