"""Several powers say what a main player must put down: what they leave to choose from, and that something is left."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet, ready


def test_an_upset_and_a_named_negotiate_leave_something_to_play() -> None:
    """A22, A49, CE-24: an attack must be played if there is one, so the named card cannot be."""
    table = meet(
        *("loser", "visionary"),
        cards=("attack_10", "attack_08"),
        hands={0: "negotiate"},
    ).until("power")
    table.tell("0: use").until("power").tell("1: use").until("choose-card")
    table.tell("1: card cards=negotiate+").until("card")
    assert table.choices(0, "card", "card") == ["attack_10_1"]
    assert table.finish().winner == "defense"


def test_an_offense_that_is_visionary_names_before_the_upset_is_declared() -> None:
    """A49, A22, CE-24: the card named first is what Blue must play, though attacks would come after it."""
    table = meet(
        *("visionary", "loser"),
        cards=("attack_10", "attack_08"),
        hands={1: "negotiate attack_20"},
    ).until("power")
    table.tell("0: use", "0: card cards=attack_20+").until("power").tell("1: use").until("card")
    assert table.choices(1, "card", "card") == ["attack_20_1"]


def test_magician_under_an_upset_takes_one_of_two_attacks_alone() -> None:
    """A26, A22: of two attacks and a negotiate Red may put down the attacks only."""
    table = meet(
        *("loser", "magician"),
        cards=("attack_10", "attack_08"),
        hands={0: "negotiate attack_06"},
    ).until("power")
    table.tell("0: use").until("card")
    assert table.asked == [0]
    assert sorted(table.choices(0, "card", "cards")) == ["attack_06_1", "attack_10_1"]


def test_magician_has_no_effect_where_one_attack_alone_may_be_played() -> None:
    """A26 "no effect if the opponent has one", A22: the negotiate may not be put down beside it."""
    table = meet(*("loser", "magician"), cards=("attack_10", "attack_08"), hands={0: "negotiate"}).until(
        "power"
    )
    table.tell("0: use").finish()
    assert table.totals == {0: 13, 1: 12}
    assert table.hand(0) == ["negotiate"]


@pytest.mark.parametrize("named", ["attack_15", "negotiate"])
def test_a_forced_gift_is_played_whatever_else_is_named(named: str) -> None:
    """A36 super, A49: Green's gift must be played; Visionary names a card that Blue holds, or the gift itself."""
    table = meet(
        *("visionary", "", "philanthropist"),
        cards=("attack_10", "attack_15"),
        hands={2: "negotiate flare_philanthropist"},
        policies={2: ready("philanthropist")},
        allies={2: "offense 1"},
        chapter="alliance",
    ).until("power")
    while 2 not in table.asked:
        table.step()
    table.tell("2: use", "2: seat seat=%31", "2: card cards=negotiate_1+").until("power")
    table.tell("0: use", f"0: card cards={named}+").until("card")
    assert len(table.choices(1, "card", "card")) == 1


def test_trader_takes_away_the_card_that_must_be_played() -> None:
    """A49, A45 in turn order: Blue was to play the 08 that it held, and holds no such card when it chooses."""
    table = meet(
        *("visionary", "trader"),
        cards=("attack_10", "attack_08"),
        hands={0: "attack_12", 1: "attack_20"},
    ).until("power")
    table.tell("0: use", "0: card cards=attack_08+").until("power").tell("1: use").until("card")
    assert sorted(table.choices(1, "card", "card")) == ["attack_10_1", "attack_12_1"]
    assert sorted(table.choices(0, "card", "card")) == ["attack_08_1", "attack_20_1"]


def test_mirror_turns_the_one_card_of_a_zapped_deuce() -> None:
    """A9, A29, CE-134: 10 becomes 01, or 20 becomes 02, whichever it put down; 12 becomes 21."""
    table = meet(
        *("deuce", "mirror"),
        cards=("attack_10", "attack_12"),
        hands={0: "attack_20", 1: "cosmic_zap"},
        policies={1: Policy(powers=("deuce",))},
    )
    table.until("power").tell("1: use").finish()
    shown = table.totals[0] - 3
    assert shown in (1, 2)
    assert table.totals[1] == 21 + 4
