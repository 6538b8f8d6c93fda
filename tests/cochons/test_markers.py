"""2A: travel markers (C-36, R-46, R-47, D-14, H-8, T-5)."""

from collections.abc import Callable

import pytest

from bot.i18n import LANGUAGES, Words
from bot.wording.voice import Voice
from games.cochons.practice.chart import Chart
from games.cochons.practice.reasons import explain_reply
from games.cochons.practice.trips import count_trips_wanted
from games.cochons.practice.turn import choose_marker
from games.cochons.rules import markers
from games.cochons.rules.markers import make_marker_ask
from games.cochons.state.players import MARKERS
from games.cochons.state.state import State
from games.cochons.views.summary import SUMMARY_MARKERS, summary
from porc_royal.facts import Listing, Seat, Who
from tests.cochons.scenario import Table, answers, galaxy
from tests.words import WORDS

TILES = ("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G")


def left(*unspent: tuple[int, ...]) -> Callable[[State], None]:
    """What each seat has not spent yet."""

    def arrange(state: State) -> None:
        for seat, values in enumerate(unspent):
            state.players[seat].markers = list(values)

    return arrange


def choosing(*unspent: tuple[int, ...]) -> Table:
    """Everybody has all five, or what is said here."""
    return galaxy(*TILES, chapter="markers", rule_set="complete", alone=True, arrange=left(*unspent))


def test_everybody_picks_at_once_in_secret() -> None:
    """C-36, D-14."""
    table = choosing()
    assert table.asked == [0, 1, 2]
    assert {ask.sealed for ask in table.play.asks.values()} == {True}
    assert {answers(ask) for ask in table.play.asks.values()} == {("2", "3", "4")}
    table.tell("0: 4", "1: 2")
    assert [player.marker for player in table.state.players] == [0, 0, 0]
    assert table.said("cochons-marker-chosen") == []


def test_the_choice_may_be_changed_until_all_have_chosen() -> None:
    table = choosing().tell("0: 4", "0: 3", "1: 2", "2: 2")
    assert [player.marker for player in table.state.players] == [3, 2, 2]


def test_the_markers_are_turned_up_together_in_play_order() -> None:
    table = choosing().tell("2: 4", "0: 3", "1: 2")
    assert [args["trips"] for args in table.said("cochons-marker-chosen")] == [3, 2, 4]
    assert {fact.reveals for fact in table.facts if fact.says.key == markers.CHOSE} == {True}


def test_two_markers_of_one_value_are_two_markers() -> None:
    """R-46."""
    table = choosing().tell("0: 3", "1: 3", "2: 4")
    assert [player.markers for player in table.state.players] == [[2, 2, 3, 4], [2, 2, 3, 4], [2, 2, 3, 3]]


def test_what_is_spent_cannot_be_chosen_again() -> None:
    """H-8: spent 3, 2 and 4."""
    table = choosing((2, 3), (2, 2, 3), (2, 3, 4))
    assert answers(table.ask(0)) == ("2", "3")
    assert table.refused("0: 4") == "refused-option"


def test_the_last_marker_is_forced_and_turned_up_with_the_others() -> None:
    """H-8: nobody is asked what all can see; R-47: it is spent all the same."""
    table = choosing((2,), (3, 4), (2, 2))
    assert table.asked == [1]
    assert table.said("cochons-marker-chosen") == []
    table.tell("1: 4")
    assert [player.marker for player in table.state.players] == [2, 4, 2]
    assert table.state.players[0].markers == []


def test_whoever_has_none_left_is_told_so_instead_of_nothing() -> None:
    """H-8, C-36: the fifth is spent, and all five come back."""
    table = choosing((2,), (3, 4), (2, 2))
    told = [line.args for line in summary(table.view(None)) if line.key == SUMMARY_MARKERS]
    assert [args["left"] for args in told] == [1, 2, 2]
    table.tell("1: 4")
    told = [line.args for line in summary(table.view(None)) if line.key == SUMMARY_MARKERS]
    assert [args["left"] for args in told] == [0, 1, 1]
    words = Words.load(["games.cochons"], strict=True)
    for language in LANGUAGES:
        said = words.of(language).text(SUMMARY_MARKERS, marker=2, left=0, markers="")
        assert not said.rstrip().endswith(":")


def test_the_absent_spend_their_lowest_marker() -> None:
    """D-14."""
    table = choosing((3, 4), (2, 3, 3), (2, 2, 4))
    assert [table.ask(seat).default.option for seat in range(3)] == ["3", "2", "2"]


def test_all_five_come_back_when_the_fifth_is_spent() -> None:
    """R-46, H-8."""
    table = choosing((2,), (3, 4), (2, 3)).tell("1: 3", "2: 2")
    told = [request.fact for request in markers.take_back(table.state).__await__()]
    assert [fact.says.args["who"] for fact in told] == [Who(Seat(0))]
    assert [player.markers for player in table.state.players] == [[2, 2, 3, 3, 4], [4], [3]]
    assert [player.marker for player in table.state.players] == [0, 0, 0]


def test_the_eliminated_get_all_five_back_at_once() -> None:
    """R-115, H-8."""
    table = choosing((2, 3), (3, 4), (2, 3))
    markers.give_back(table.state, Seat(0))
    assert table.state.players[0].markers == [2, 2, 3, 3, 4]


@pytest.mark.parametrize("marker", [2, 3, 4])
def test_the_marker_is_the_most_trips_of_the_turn(marker: int) -> None:
    """C-36, C-37."""

    def arrange(state: State) -> None:
        state.players[0].marker = marker

    tiles = ("O red 0:9G", "B1 red")
    table = galaxy(*tiles, chapter="travel", rule_set="complete", arrange=arrange, alone=True)
    for trip in range(marker):
        assert table.ask(0).args["trips"] == marker - trip
        table.tell(f"0: trip from=O to=A{trip + 1} gorets=1")
    assert table.said("cochons-trips-over")[0]["left"] == 0


def test_the_travel_declaration_of_the_rules() -> None:
    """T-5: markers 3, 4, 3, 2, 2 in play order; the Extra-Mouve of the second comes after the last traveller."""

    def arrange(state: State) -> None:
        for seat, player in enumerate(state.players):
            player.hand = ["extra-mouve.1"] if seat == 1 else []
        state.deck.pile.remove("extra-mouve.1")

    tiles = ("O red 0:9G", "B1 red 1:9G", "B4 red 2:9G", "B7 red 3:9G", "B10 red 4:9G")
    table = galaxy(*tiles, chapter="markers", rule_set="complete", players=5, arrange=arrange)
    table.tell("0: 3", "1: 4", "2: 3", "3: 2", "4: 2")
    waiting = ["0: pass", "2: pass", "3: pass", "4: pass"]
    table.tell(*waiting, "1: pass")
    for cell in ("A1", "A2", "A3"):
        table.tell(f"0: trip from=O to={cell} gorets=1")
    table.tell(*waiting, "1: pass")
    for number in range(4):
        table.tell(f"1: trip from=B1 to={('B2', 'B12', 'A1', 'B2')[number]} gorets=1")
    table.tell("1: pass", *waiting, "1: pass")
    for target in ("B3", "B5", "A2"):
        table.tell(f"2: trip from=B4 to={target} gorets=1")
    table.tell(*waiting, "1: pass")
    for target in ("B6", "B8"):
        table.tell(f"3: trip from=B7 to={target} gorets=1")
    table.tell(*waiting, "1: pass")
    for target in ("B9", "B11"):
        table.tell(f"4: trip from=B10 to={target} gorets=1")
    table.tell(*waiting, "1: trip extra=extra-mouve.1 from=B1 to=B2 gorets=1")
    assert [int(str(args["who"])[-2]) for args in table.said("cochons-trip")] == (
        [0] * 3 + [1] * 4 + [2] * 3 + [3] * 2 + [4] * 2 + [1]
    )


def test_markers_that_all_could_see_are_turned_up_without_disclosing_anything() -> None:
    """H-8: whoever had no choice has told nothing new; whoever had one has."""
    table = choosing((2, 3), (2, 2), (4,))
    table.tell("0: 3")
    told = {fact.says.args["who"]: fact.reveals for fact in table.facts if fact.says.key == markers.CHOSE}
    assert told == {Who(Seat(0)): True, Who(Seat(1)): False, Who(Seat(2)): False}


@pytest.mark.parametrize(
    ("unspent", "kept"), [((2, 3, 4), ["4"]), ((4,), []), ((2, 3), ["3"])], ids=["all", "the highest", "no 4"]
)
def test_whoever_asks_for_advice_reads_how_many_trips_are_worth_making(
    unspent: tuple[int, ...], kept: list[str]
) -> None:
    """A choice among three without a reason said nothing to a newcomer."""
    table = choosing((*unspent, *unspent), (2, 3), (2, 3))
    asked = make_marker_ask(table.state, Seat(0))
    view = table.play.view(Seat(0))
    advised = choose_marker(view, Seat(0), asked, 0)
    assert advised is not None
    trips = count_trips_wanted(Chart(view, Seat(0)))
    for locale in ("en", "fr"):
        voice = Voice(WORDS.of(locale), str, "cochons")
        first, *others = [voice.say(one) for one in explain_reply(view, asked, advised)]
        assert trips == 0 or str(trips) in first
        assert len(others) == (int(advised.option) < max(unspent))
        assert all(number in one for number, one in zip(kept, others, strict=False))


def test_who_chooses_a_marker_reads_all_that_are_left_of_the_five() -> None:
    """Three buttons, 2, 3 and 4, beside “once all five are spent” did not say that there are two of the low ones."""
    table = choosing(MARKERS, (2, 3, 3))
    assert [table.ask(seat).args["left"] for seat in (0, 1)] == [
        Listing(tuple(map(str, MARKERS))),
        Listing(("2", "3", "3")),
    ]
