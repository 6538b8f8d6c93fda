"""sA, 1A: hands are filled to the brim, and what that needs of the discards is told (S-13, C-19, R-17, R-18)."""

import pytest

from games.cochons import facts
from tests.cochons.scenario import Table, deck_of, galaxy

TILES = ("O red 0:3G", "A1 blue 1:3G", "A2 red 2:3G")


def drawing(pile: int, discards: int, hand: int = 5) -> Table:
    """1A with so many cards in the piles; everybody keeps the cards in hand."""
    table = galaxy(*TILES, chapter="draw", rule_set="complete", alone=True)
    state = table.state
    left = deck_of(state)
    for player in state.players:
        player.hand = [left.pop() for _ in range(hand)]
    state.deck.pile = [left.pop() for _ in range(pile)]
    state.deck.discards = [left.pop() for _ in range(discards)]
    return Table(state, "draw", alone=True).tell("0: pass", "1: pass", "2: pass")


@pytest.mark.parametrize("hand", [5, 4])
def test_whoever_lacks_a_card_draws_it(hand: int) -> None:
    """C-19, R-20: one is enough to draw for."""
    table = drawing(30, 10, hand)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert not table.said(facts.RESHUFFLED)


def test_a_pile_that_is_just_enough_is_not_made_anew() -> None:
    """R-17."""
    table = drawing(3, 10)
    assert (len(table.state.deck.pile), len(table.state.deck.discards)) == (0, 10)
    assert not table.said(facts.RESHUFFLED)


def test_nobody_is_told_of_a_new_pile_when_there_are_no_discards() -> None:
    """R-17: the last one draws nothing."""
    table = drawing(2, 0)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 5]
    assert not table.said(facts.RESHUFFLED)
    assert table.said(facts.DREW)[-1]["number"] == 0


def test_what_is_thrown_away_is_seen_by_all_and_cannot_be_taken_back() -> None:
    """R-18, D-4."""
    table = galaxy(*TILES, chapter="draw", rule_set="complete", hands={0: "fusee.1"}, alone=True)
    table.tell("0: discard cards=fusee.1+", "1: pass", "2: pass")
    (thrown,) = [fact for fact in table.facts if fact.says.key == facts.DISCARDED]
    assert thrown.to is None
    assert thrown.reveals
    assert table.view(None).discards == ("fusee.1",)


def test_chips_and_cards_of_the_convoy_cannot_be_taken_back_once_they_are_turned_up() -> None:
    """R-32, R-33."""
    table = galaxy(
        *TILES, chapter="colonists", rule_set="complete", royal=0, hands={2: "colons.1"}, alone=True
    )
    table.default(-1)
    table.tell("2: play cards=colons.1+", "1: pass")
    table.default(0)
    told = [fact for fact in table.facts if fact.says.key in ("cochons-chips-turned", "cochons-convoy-cards")]
    assert len(told) >= 2
    assert all(fact.reveals and fact.to is None for fact in told)
