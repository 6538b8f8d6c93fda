"""CE-20, CE-R2: the game ends with the landing by which somebody has enough colonies; what lies there comes first."""

import pytest

from porc_royal.facts import Seat
from porc_royal.rulebook import Setting
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_20", "attack_08")
ALMOST = {0: ["2-1 1", "3-1 1"]}
THREE: dict[str, Setting] = {"pace": "every", "win": 3}


def test_after_the_winning_landing_nothing_is_asked() -> None:
    """CE-20, CE-24: nobody may zap, play or answer anything any more, though each window is asked."""
    table = meet(cards=ATTACKS, placed=ALMOST, allies={2: "offense 1", 3: "offense 1"}, options=THREE)
    while table.play.result is None:
        assert table.said("cosmic-lands") == []
        table.step()
    assert [args["number"] for args in table.said("cosmic-lands")] == [3, 1, 1]
    assert table.play.result.winners == (0,)


def test_after_a_landing_that_does_not_win_the_windows_are_asked() -> None:
    table = meet(cards=ATTACKS, allies={2: "offense 1"}, options=THREE)
    asked = 0
    while table.play.result is None:
        asked += bool(table.said("cosmic-lands"))
        table.step()
    assert asked > 0


def mined(kind: str) -> Table:
    """Green's token lies under Blue's planet, at which Red wins its third colony."""
    table = meet("", "", "saboteur", cards=ATTACKS, placed=ALMOST, options={"win": 3})
    table.state.players[2].tokens = {"saboteur-1-1": 1}
    table.state.players[2].secrets = {"saboteur-1-1": kind}
    return table.finish()


def test_a_trap_is_sprung_before_the_landing_wins() -> None:
    """A42: no colony is founded there."""
    table = mined("trap")
    assert (table.ships("1-1"), table.lost(0)) == ([0, 0, 0, 0], 3)
    assert table.state.finished is False


def test_on_a_decoy_the_landing_wins() -> None:
    assert mined("decoy").state.finished is True


@pytest.mark.parametrize("pace", ["every", "orders"])
def test_both_win_who_get_their_last_colony_by_one_deal(pace: str) -> None:
    """CE-R2: what a deal hands over is one step."""
    placed = {0: ["2-1 1", "3-1 1"], 1: ["2-2 1", "3-2 1"]}
    options: dict[str, Setting] = {"win": 3, "pace": pace}
    table = meet(cards=("negotiate", "negotiate"), placed=placed, options=options).until("deal")
    give, take = "give-planet=0-1 give-ships=1", "take-planet=1-2 take-ships=1"
    table.tell(f"0: offer {give} {take}").until("deal").tell("1: accept").finish()
    assert table.play.result is not None
    assert table.play.result.winners == (Seat(0), Seat(1))
