"""1A of the complete game: six cards, eight for Porcus, and the Hylochérus' light trotters (C-19, P-1, P-4)."""

import pytest

from tests.cochons.scenario import Table, conserved, galaxy

SETTLED = ("O red 0:3G", "A1 red 1:3G", "A2 red 2:3G")


def drawing(turn: int = 2, *, clan_powers: bool = True, **hands: str) -> Table:
    """1A; seat 0 is Hylochérus, seat 1 Porcus, seat 2 Babiroussa."""
    return galaxy(
        *SETTLED,
        chapter="draw",
        rule_set="complete",
        clan_powers=clan_powers,
        turn=turn,
        hands={int(name[1:]): cards for name, cards in hands.items()},
        alone=True,
    )


def keeping(table: Table) -> Table:
    return table.tell("0: pass", "1: pass", "2: pass")


def test_hands_are_filled_up_to_six_after_the_discards() -> None:
    """C-19, R-18, R-19."""
    table = drawing(clan_powers=False, p0="jamboneuse.1 lardoneuse.1", p2="super-couenne.1")
    table.tell("1: pass", "0: discard cards=jamboneuse.1+", "2: pass")
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert table.state.deck.discards == ["jamboneuse.1"]
    conserved(table.state)


def test_a_hand_above_the_limit_is_not_cut_and_draws_nothing() -> None:
    """R-20."""
    hand = "jamboneuse.1 lardoneuse.1 super-couenne.1 super-couenne.2 char-krabouille.1 char-krabouille.2"
    table = keeping(drawing(clan_powers=False, p2=f"{hand} vibro-massue.1"))
    assert len(table.hand(2)) == 7


@pytest.mark.parametrize(("turn", "clan_powers", "cards"), [(2, True, 8), (1, True, 6), (2, False, 6)])
def test_porcus_holds_eight_cards_from_the_second_turn_on(
    turn: int, cards: int, *, clan_powers: bool
) -> None:
    """P-1, R-119, R-130."""
    table = drawing(turn, clan_powers=clan_powers, p1="jamboneuse.1")
    keeping(table)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, cards, 6]


def test_the_hylocherus_take_a_card_by_chance_once_everybody_has_drawn() -> None:
    """P-4, D-7, R-133: only the two know which; the hand grows beyond six."""
    table = keeping(drawing(p2="jamboneuse.1"))
    assert table.asked == [0]
    assert table.choices(0, "steal", "victim") == ["1", "2"]
    table.tell("0: steal victim=%32")
    table.default(-1)
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 8, 5]
    (told,) = [fact for fact in table.facts if fact.says.key == "cochons-stolen-card"]
    assert told.to == (0, 2)
    assert table.state.players[0].used == ["theft"]
    conserved(table.state)


def test_they_need_not() -> None:
    """P-4, R-120: the default takes nothing."""
    table = keeping(drawing(p2="jamboneuse.1"))
    table.default(0)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 8, 6]
    assert table.state.players[0].used == []


def test_nobody_steals_on_the_first_turn_or_without_powers() -> None:
    """O-9, R-119."""
    for table in (drawing(1, p2="jamboneuse.1"), drawing(2, clan_powers=False, p2="jamboneuse.1")):
        assert keeping(table).asked == []
