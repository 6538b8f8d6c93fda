"""Several actions of one seat in one window, in order, sealed each (R-24, R-25)."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.state.state import State
from porc_royal.facts import Listing, Named, Seat, Who
from porc_royal.notation import read
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.games.telling import described

TILES = ("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G")
EXTRA, MORE = "extra-mouve.1", "extra-mouve.2"
SWAP, RAIN, BRIBE = "deplacement-de-planetes.1", "pluie-de-cailloux.1", "gorruption.1"


def gap(*tiles: str, chapter: str = "gap", **laid: Unpack[Laid]) -> Table:
    laid.setdefault("slot", 1 if chapter == "gap" else 0)
    return galaxy(*(tiles or TILES), chapter=chapter, **laid)


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_two_extra_trips_after_the_same_player(rule_set: str) -> None:
    """R-25, R-54: the second is asked about as the first will leave the table, and both are made."""
    table = gap(hands={1: f"{EXTRA} {MORE}"}, rule_set=rule_set)
    table.tell("0: pass", f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1")
    assert table.choices(1, "trip", "extra") == [MORE]
    assert table.bounds(1, "trip", "gorets", extra=MORE, from_="A1")[1] == 2
    assert (table.troops("A2"), table.asked) == ("", [1, 2])
    table.tell(f"1: trip extra={MORE} from=A1 to=A6 gorets=2", "2: pass")
    assert (table.troops("A1"), table.troops("A2"), table.troops("A6")) == ("", "1:1G", "1:2G")
    assert table.state.deck.discards == [EXTRA, MORE]
    conserved(table.state)


def test_an_extra_trip_and_an_event_in_the_order_in_which_they_were_sealed() -> None:
    """R-24, R-25: first the pigs leave, then it rains."""
    table = gap(hands={1: f"{EXTRA} {RAIN}"}, rule_set="complete")
    table.tell(
        "0: pass", f"1: trip extra={EXTRA} from=A1 to=O gorets=2", f"1: rain card={RAIN} tile=A1", "2: pass"
    )
    table.dice(6)
    assert (table.troops("O"), table.troops("A1")) == ("0:3G 1:2G", "")
    keys = [fact.says.key for fact in table.facts]
    assert keys.index("cochons-trip") < keys.index("cochons-rain")


def test_a_swap_and_a_trip_that_only_the_swap_makes_possible() -> None:
    """R-25, R-60: far away when the window opens, next door when the trip is asked about."""
    table = gap("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G", "B8 yellow", hands={1: f"{EXTRA} {SWAP}"})
    assert "B8" not in table.choices(1, "trip", "to", extra=EXTRA, from_="A1")
    table.tell(f"1: swap card={SWAP} one=B8 other=A2", f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1")
    table.tell("0: pass", "2: pass")
    assert (table.troops("A2"), table.state.board["A2"].colour) == ("1:1G", "yellow")


def test_two_events_before_somebodys_attacks() -> None:
    """R-21, R-25: 3A.w."""
    tiles = ("O blue 1:3G 0:3G", "A1 red 2:1G", "A2 red 1:1G")
    table = gap(*tiles, chapter="attack-gap", rule_set="complete", hands={0: f"{BRIBE} {RAIN}"}, alone=True)
    table.tell(
        f"0: bribe card={BRIBE} tile=A1", f"0: rain card={RAIN} tile=A2", "1: pass", "2: pass", "chance: 1 6"
    )
    assert (table.troops("A1"), table.troops("A2")) == ("0:1G", "")


def test_a_window_before_somebodys_attacks_says_where_they_are() -> None:
    """“Truffe is about to attack” did not say that it was oneself who is attacked."""
    tiles = ("O blue 1:3G 0:3G", "A1 red 2:1G", "A2 red 1:1G 0:2G", "A3 red 0:1G 2:1G")
    table = gap(*tiles, chapter="attack-gap", rule_set="complete", alone=True)
    for seat in (1, 2):
        args = table.ask(seat).args
        assert args["who"] == Who(Seat(0))
        assert args["tiles"] == Listing((Named("tile", "O"), Named("tile", "A2")))


def test_all_of_one_seat_comes_before_all_of_the_next_in_play_order() -> None:
    """R-24."""
    table = gap(hands={1: f"{EXTRA} {MORE}", 2: "extra-mouve.3"}, order="021")
    table.tell(
        "0: pass",
        f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1",
        f"1: trip extra={MORE} from=A1 to=A6 gorets=1",
    )
    table.tell("2: trip extra=extra-mouve.3 from=A3 to=A4 gorets=1")
    assert [str(said["who"]) for said in table.said("cochons-trip")] == [
        f"Who(seat={seat})" for seat in (2, 1, 1)
    ]


# ------------------------------------------------------------------------------- nobody can tell, and taking back


def test_the_others_are_asked_the_same_whether_and_however_often_somebody_acts() -> None:
    """R-22: no fact, no other question, no new place in the log to answer at, and nothing to be seen on the table."""
    table = gap(hands={1: f"{EXTRA} {MORE} jamboneuse.1"})
    before = [described(table.ask(seat)) for seat in (0, 2)]
    place, views = table.play.place, [table.view(seat) for seat in (0, 2, None)]
    for number, line in enumerate(
        (
            f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1",
            f"1: trip extra={MORE} from=A1 to=A6 gorets=1",
            "1: anew",
        )
    ):
        step = table.play.take(*read(line))
        assert (step.facts, step.opened, step.reveals, step.seam) == ((), False, False, None), number
        assert [described(table.ask(seat)) for seat in (0, 2)] == before
        assert (table.play.place, [table.view(seat) for seat in (0, 2, None)]) == (place, views)
        assert [table.play.since(seat) for seat in (Seat(0), Seat(2))] == [place, place]


def test_whoever_has_cards_left_is_asked_on_whatever_they_are_and_whoever_has_none_is_content() -> None:
    """R-22: that a seat is content at once does not say what it holds."""
    table = gap(hands={1: f"{EXTRA} jamboneuse.1", 2: "extra-mouve.3"})
    table.tell(
        f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1", "2: trip extra=extra-mouve.3 from=A3 to=A4 gorets=1"
    )
    assert table.asked == [0, 1]
    assert table.ask(1).options["pass"].label == Named("plan", "done")
    table.tell("1: pass", "0: pass")
    assert len(table.said("cochons-trip")) == 2


def test_what_was_sealed_stands_when_time_runs_out() -> None:
    """The default is to be content."""
    table = gap(hands={1: f"{EXTRA} {MORE}"}).tell("0: pass", f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1")
    table.default(1)
    table.default(2)
    assert (table.troops("A2"), table.hand(1)) == ("1:1G", [MORE])


def test_all_that_was_sealed_may_be_taken_back() -> None:
    table = gap(hands={1: f"{EXTRA} {MORE}"})
    table.tell(f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1", "1: pass", "1: anew")
    assert (table.asked, table.choices(1, "trip", "extra")) == ([0, 2], [EXTRA, MORE])
    table.tell("0: pass", "2: pass")
    assert (table.troops("A1"), table.hand(1)) == ("1:3G", [EXTRA, MORE])


def test_one_may_be_content_pass_the_phase_and_have_acted() -> None:
    """R-22."""
    table = gap(hands={1: f"{EXTRA} {MORE}"})
    table.tell("0: pass", f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1", "1: pass-phase", "2: pass")
    assert (table.troops("A2"), table.state.passing) == ("1:1G", [1])


def test_what_has_become_impossible_is_lost_with_what_was_to_follow_and_the_cards_are_kept() -> None:
    """R-25: the rain was meant for a tile that the pigs would have left."""
    table = gap(*TILES, "A2 red", hands={0: SWAP, 1: f"{EXTRA} {RAIN}"}, rule_set="complete")
    table.tell(f"0: swap card={SWAP} one=A2 other=A4")
    table.tell(f"1: trip extra={EXTRA} from=A1 to=A2 gorets=3", f"1: rain card={RAIN} tile=O", "2: pass")
    assert (table.hand(1), table.troops("A1")) == ([EXTRA, RAIN], "1:3G")
    assert [fact.to for fact in table.facts if fact.says.key == facts.ORDER_LOST] == [(Seat(1),)]
    assert table.said(facts.ORDER_LOST) == [{"done": 0}]


def test_whoever_had_a_part_played_is_told_so() -> None:
    """R-25: the trip was made; the Goret that was to be bribed had fallen."""
    table = gap(*TILES, "A5 yellow 2:1G", hands={0: RAIN, 1: f"{EXTRA} {BRIBE}"}, rule_set="complete")
    table.tell(f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1", f"1: bribe card={BRIBE} tile=A5", "1: pass")
    table.tell(f"0: rain card={RAIN} tile=A5", "2: pass").dice(6)
    assert (table.troops("A2"), table.hand(1)) == ("1:1G", [BRIBE])
    assert table.said(facts.ORDER_LOST) == [{"done": 1}]


# ------------------------------------------------------------------------------------------------ what is hidden


def test_a_landing_that_is_only_planned_turns_no_tile_over() -> None:
    """O-8, R-128: it is taken back, and nobody has seen the face."""

    def hidden(state: State) -> None:
        for tile in state.board.values():
            tile.explored = bool(tile.troops)

    table = gap(hands={1: f"{EXTRA} {MORE}"}, rule_set="complete", arrange=hidden)
    table.tell(f"1: trip extra={EXTRA} from=A1 to=A2 gorets=1")
    tile = table.view(1).tile("A2")
    assert (tile.troops[0].gorets, tile.planet, tile.kind) == (1, "", None)
    assert [one.key for one in table.view(1).plan] == ["cochons-extra-trip", "cochons-trip"]
    assert table.view(0).tile("A2").planet == ""
    table.tell("0: pass", "1: pass", "2: pass")
    assert table.view(0).tile("A2").planet
    assert table.said("cochons-explored")


def test_no_die_is_rolled_for_what_is_only_planned() -> None:
    """R-63: the card has left the planner's hand, and what comes of it is not known."""
    table = gap(
        "O red 0:1G", "A1 blue 1:3G", "A3 red 2:3G", hands={1: f"{BRIBE} {EXTRA}"}, rule_set="complete"
    )
    table.tell(f"1: bribe card={BRIBE} tile=O")
    assert (table.view(1).hand, table.view(1).tile("O").troops[0].seat) == ((EXTRA,), 0)
    assert [one.args for one in table.view(1).plan] == [{"card": Named("card", "gorruption")}]
