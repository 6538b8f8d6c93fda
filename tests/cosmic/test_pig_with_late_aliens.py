"""Cosmic Pig with aliens that came later (CE-R19, CE-R20)."""

from collections.abc import Sequence

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.rules import first_hands
from games.cosmic.state.state import State
from tests.cosmic.test_pig_set_up import deal


def test_misers_hoard_is_of_the_deck_and_never_holds_the_piggy(monkeypatch: pytest.MonkeyPatch) -> None:
    """CE-R19: it may not hoard its fourteen cards, among which The Piggy may be."""
    apart = first_hands.keep_apart

    def stack(state: State, pool: Sequence[str]) -> list[str]:
        return ["miser", *(one for one in apart(state, pool) if one != "miser")]

    monkeypatch.setattr(first_hands, "keep_apart", stack)
    game = deal(3, aliens="all")
    miser = game.state.players[0]
    assert miser.powers == ["miser"]
    hoard = miser.face_down["miser"]
    assert (len(hoard), PIGGY in hoard, len(miser.hand)) == (8, False, 14)
