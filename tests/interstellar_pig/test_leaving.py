"""D-26, R-54, R-88 to R-90, R-93: giving up and leaving at any time, and how a game ends early."""

import random

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rulebook import RULEBOOK
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from tests.games.playing import until
from tests.interstellar_pig.scenario import Table, cards, tetra
from tests.promises.invariants_interstellar_pig import whole

WINS = {"sole_survivor": "wins"}


def why(table: Table) -> str:
    assert table.play.result is not None
    return table.play.result.why.key


def test_r88_a_sole_survivor_plays_on_or_wins() -> None:
    table = tetra("PLAIN A.o", "WISP C.s").tell("0: resign sure=yes+")
    assert table.asked == [1]
    table = tetra("PLAIN A.o", "WISP C.s", options=WINS).tell("0: resign sure=yes+")
    assert table.play.result is not None
    assert (why(table), table.play.result.winners) == (facts.WON_ALONE, (1,))


def test_r88_who_wins_by_surviving_wins_before_the_star_is_drawn_for() -> None:
    """Option `sole_survivor`: wins at once; no monster comes between."""
    table = tetra("PLAIN AB:2", "PLAIN AB:3", events="space-monster", options=WINS)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 6 6 6, 1 1 1")
    assert table.play.result is not None
    assert (why(table), table.play.result.winners, table.told("drew")) == (facts.WON_ALONE, (0,), [])


def test_r89_all_dead() -> None:
    """R-90, D-26."""
    table = tetra("PLAIN A.o", "WISP C.s").tell("0: resign sure=yes+", "1: resign sure=yes+")
    assert why(table) == facts.ALL_DEAD


def test_r93_all_conceding() -> None:
    """D-26: whose turn it is makes no difference, and one may think better of it."""
    table = tetra("PLAIN A.o", "WISP C.s").tell("0: concede sure=yes+", "0: play-on", "0: concede sure=yes+")
    assert table.asked == [0]
    assert list(table.ask(1).options) == [PASS, "concede", "resign"]
    table.tell("1: concede sure=yes+")
    assert why(table) == facts.ALL_CONCEDED


def test_r93_who_resigns_is_not_asked_whether_all_give_up() -> None:
    table = tetra("PLAIN A.o", "WISP C.s", "BRUTE B.o")
    table.tell("1: concede sure=yes+", "0: concede sure=yes+", "2: resign sure=yes+")
    assert why(table) == facts.ALL_CONCEDED


def test_d26_nobody_gives_up_or_leaves_by_a_single_press() -> None:
    table = tetra("PLAIN A.o", "WISP C.s")
    assert [table.refused(line) for line in ("1: concede", "1: resign")] == ["refused-missing"] * 2


def test_r54_a_resignation_leaves_the_hand_where_the_pawn_is() -> None:
    """IP-60, IP-65, R-90, D-26: also in the turn of somebody else."""
    for mover in ("0", "1"):
        order = mover + "102".replace(mover, "")
        table = tetra("QUILL A.s", "PLAIN D.o", "WISP C.o", hands={0: "keepsake trap"}, order=order)
        table.tell("0: resign sure=yes+")
        assert (table.envelope("A"), table.player(0).out) == (["keepsake", "trap"], True)
        table = tetra("QUILL AB:1", "PLAIN D.o", "WISP C.o", hands={0: "keepsake trap"}, order=order)
        table.tell("0: resign sure=yes+")
        assert (table.discards, table.state.afloat) == (["trap"], "AB:1")


# --------------------------------------------------------------------------- amid a question of one's own


def test_r90_who_leaves_while_setting_a_course_dies_where_the_ship_was() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", "WISP C.s", hands={0: "scanner"})
    table.tell("0: two-dice heading=AB>B", "chance: 4 5 1", "0: resign sure=yes+")
    assert (table.envelope("A"), table.asks, table.asked) == (["scanner"], "ask-turn", [1])


def test_r90_who_leaves_over_an_open_envelope_leaves_everything_in_it() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "scanner"}, envelopes={"A": "trap"})
    table.tell("0: open", "0: resign sure=yes+")
    assert (table.envelope("A"), table.asked) == (["scanner", "trap"], [1])


@pytest.mark.parametrize("event", ["hyperspace-tunnel", "worm-hole", "sensors", "space-monster"])
def test_r90_an_event_is_discarded_when_its_drawer_leaves(event: str) -> None:
    """IP-114: no card is lost."""
    table = tetra("PLAIN A.o", "WISP C.s", "BRUTE B.o", events=event, hands={0: "missiles"})
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: resign sure=yes+")
    whole(table.state, {ask.key for ask in table.play.asks.values()})
    assert (table.state.carried, len(table.state.events.discards), table.discards) == ([], 1, ["missiles"])
    assert (table.state.fight, table.asks, table.asked) == (None, "ask-turn", [1])


def test_r90_the_attacker_leaves_and_the_defender_lives_on_unlooted() -> None:
    table = tetra("PLAIN AB:1", "WISP AB:2", hands={0: "missiles", 1: "laser-gun"})
    table.tell("0: one-die heading=AB>B", "chance: 1", "1: protect", "0: resign sure=yes+")
    assert (table.discards, table.hand(1), table.state.fight) == (["missiles"], ["laser-gun"], None)
    assert (table.asks, table.asked) == ("ask-turn", [1])


def test_r90_the_defender_leaves_and_the_arrival_goes_on() -> None:
    """R-29: the star is still drawn for; what was lost there is not the arriving ship's to take (R-56)."""
    table = tetra("PLAIN AB:2", "WISP AB:3", "BRUTE B.o", hands={1: "keepsake trap"}, events="solar-flare")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: protect", "1: resign sure=yes+")
    assert (table.state.afloat, table.discards) == ("AB:3", ["trap"])
    assert (table.player(0).miss_owed, table.asks, table.asked) == (2, "ask-end", [0])


def test_r90_somebody_else_leaves_and_the_fight_goes_on() -> None:
    """R-45: what was sealed stays sealed."""
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE B.o")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "2: resign sure=yes+")
    assert (table.asks, table.asked) == ("ask-commit", [1])
    table.tell("1: pass", "chance: 1 1 1, 1 1 1 1")
    assert table.player(0).out


def test_r44_a_rival_who_leaves_before_the_order_is_chosen_is_fought_no_more() -> None:
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE AB:2")
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert table.asks == "ask-fights"
    table.tell("1: resign sure=yes+")
    assert (table.asks, table.asked) == ("ask-commit", [0, 2])


def test_r44_a_rival_who_leaves_during_the_first_fight_is_fought_no_more() -> None:
    table = tetra("PLAIN AB:1", "WISP AB:2", "PLAIN AB:2")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: fight order=2+1", "1: resign sure=yes+")
    table.tell("0: pass", "2: pass", "chance: 3 3 3, 3 3 3")
    assert (table.asks, table.asked) == ("ask-end", [0])


def test_r83_sensors_look_at_whoever_is_left() -> None:
    table = tetra("PLAIN A.o", "WISP C.s", "BRUTE B.o", events="sensors", hands={2: "trap"})
    table.tell("0: one-die heading=AB>B", "chance: 3", "1: resign sure=yes+")
    assert (len(table.told("sensors")), table.asks) == (1, "ask-end")


def test_r51_a_killer_who_leaves_over_the_loot_loses_all_of_it() -> None:
    """R-54: a defender, too, who has won in the turn of somebody else."""
    hands = {0: "trap trap.2 scanner scanner.2", 1: "missiles missiles.2 vaccine"}
    table = tetra("PLAIN AB:1", "PLAIN AB:2", "WISP C.s", hands=hands)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 1 1 1, 6 6 6")
    assert (table.asks, table.asked) == ("ask-keep", [1])
    table.tell("1: resign sure=yes+")
    whole(table.state, {ask.key for ask in table.play.asks.values()})
    assert (len(table.discards), table.asks, table.asked) == (7, "ask-turn", [2])


def test_r93_when_all_give_up_over_the_loot_nobody_ends_with_more_than_six_cards() -> None:
    """R-41, D-15: kept is what the absent would keep."""
    hands = {0: "trap trap.2 scanner scanner.2", 1: "missiles missiles.2 vaccine"}
    table = tetra("PLAIN AB:1", "PLAIN AB:2", "WISP C.s", hands=hands)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 1 1 1, 6 6 6")
    table.tell("2: concede sure=yes+", "1: concede sure=yes+")
    assert (why(table), len(table.hand(1)), len(table.discards)) == (facts.ALL_CONCEDED, 6, 1)


def test_r72_who_owes_repairs_may_leave_at_the_start_of_the_turn() -> None:
    table = tetra("PLAIN AB:3", "WISP C.s", repair_owed={0: 1}).tell("0: resign sure=yes+")
    assert (table.asked, table.told("missed")) == ([1], [])


# ------------------------------------------------------------------------------- before the first round


def stashing() -> Table:
    """Seat 2 has picked A first."""
    table = tetra("WISP", "PLAIN", "QUILL", chapter="stash")
    for player, first in zip(table.state.players, "CDA", strict=True):
        player.picks = [first, *"ABCD".replace(first, "")]
    table.state.players[0].hand = cards("heat-pump rebreather search-light")
    table.state.players[2].hand = cards("keepsake laser-gun missiles grenade trap scanner vaccine")
    return Table(table.play.rulebook, table.state, "stash")


def test_r17_who_leaves_before_the_start_is_out_when_the_others_start() -> None:
    """D-26: the hand goes into the envelope of the first planet picked; the bot stashes the rest (D-7)."""
    table = stashing().tell("2: resign sure=yes+")
    assert (table.asked, table.view(0).seat(Seat(2)).out) == ([0, 1], True)
    table.tell("0: auto", "1: auto")
    assert table.asked == [0, 1]
    table.tell("0: start planet=C", "1: pass")
    assert table.state.living == [0]
    assert (len(table.told("left-hand")), len(table.envelope("A"))) == (1, 7)


def test_r93_all_may_give_up_before_the_start() -> None:
    table = stashing().tell("2: resign sure=yes+", "1: concede sure=yes+", "0: concede sure=yes+")
    assert (why(table), table.told("last-hand")[0]["number"]) == (facts.ALL_CONCEDED, 3)


def test_r17_planets_are_still_picked_for_who_has_left() -> None:
    """IP-32, IP-34, D-6: the others are dealt what they would have been dealt."""
    play, luck = Play.new(RULEBOOK, 3, {}), random.Random(1)
    until(play, luck, "picks")
    play.take(play.awaited[0], Reply("resign", {"sure": ("yes",)}))
    until(play, luck, "stash")
    players = play.state.players
    assert [(len(player.picks), len(player.hand)) for player in players] == [(4, 16)] * 3
    assert len(play.awaited) == 2
