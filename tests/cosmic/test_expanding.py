"""How an expansion hooks into the game (`expansion.py`): tried with a toy that does a little of everything."""

import random

import msgspec
import pytest

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.expansion import Expansion
from games.cosmic.extension.hooks import Sender
from games.cosmic.rulebook import BASE, RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.options import read_options
from games.cosmic.state.state import State
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from porc_royal.play import Play
from tests.cosmic.scenario import meet
from tests.cosmic.toy_expansion import CARD, TOY, WITH_TOY, Chosen, Kept, Seen
from tests.games import playing

ON = {"toy": True, "more": 2}


def begin(**settings: str | int | bool) -> State:
    return WITH_TOY.setup(3, {"win": 3, "pace": "orders", **settings})


def test_its_options_are_offered_with_those_of_the_game() -> None:
    offered = {option.name: option for option in WITH_TOY.options}
    assert offered["toy"].values == (False, True)
    assert offered["more"].default == 1
    assert TOY.options_of(read_options(WITH_TOY.assembly, ON)) == Chosen(toy=True, more=2)
    assert TOY.options_of(read_options(WITH_TOY.assembly, {})) == Chosen()
    with pytest.raises(msgspec.ValidationError):
        read_options(WITH_TOY.assembly, {"toys": True})


def test_an_option_of_a_name_that_is_taken_is_no_option() -> None:
    again: Expansion[Chosen, Kept, Seen] = Expansion("again", Chosen, Kept, Seen, is_on=lambda one: one.toy)
    with pytest.raises(ValueError, match="entered twice: more, toy"):
        assemble(BASE, [TOY.additions, again.additions])


def test_a_rulebook_without_it_stands_beside_the_one_that_has_it() -> None:
    assert [option.name for option in WITH_TOY.options if option.group == "toy"] == ["toy", "more"]
    assert [option.name for option in RULEBOOK.options if option.group == "toy"] == []
    with pytest.raises(msgspec.ValidationError):
        RULEBOOK.setup(4, ON)
    plain = RULEBOOK.setup(4, {"win": 3})
    assert hooks.win_number.of(3, Sender(plain, Seat(0))) == 3


def test_where_it_is_not_played_nothing_of_it_is_kept_or_shown() -> None:
    state = begin()
    assert state.expansions == {}
    assert state.options.expansions == ()
    assert not TOY.is_on(state)
    assert TOY.seen(WITH_TOY.view(state, None)) is None
    assert hooks.win_number.of(3, Sender(state, Seat(0))) == 3
    with pytest.raises(LookupError):
        TOY.of(state)


def test_a_game_saved_before_there_were_expansions_is_read() -> None:
    plain = msgspec.to_builtins(begin())
    del plain["expansions"]
    del plain["options"]["expansions"]
    assert msgspec.json.decode(msgspec.json.encode(plain), type=WITH_TOY.state) == begin()


def test_what_it_keeps_is_saved_with_the_game_and_read_back_as_it_was() -> None:
    state = begin(**ON)
    TOY.of(state).counted[2] = 7
    again = msgspec.json.decode(msgspec.json.encode(state), type=WITH_TOY.state)
    assert TOY.of(again) == Kept({2: 7}, [10, 11, 12])
    assert again == state


def test_each_sees_what_it_may_know() -> None:
    state = begin(**ON)
    assert [TOY.seen(WITH_TOY.view(state, Seat(seat))) for seat in (0, 2)] == [Seen(0, 10), Seen(0, 12)]
    assert TOY.seen(WITH_TOY.view(state, None)) == Seen(0, None)


def test_a_rule_of_its_own_acts_before_the_powers_and_cannot_be_answered() -> None:
    """The encounter begins with it; nobody owns it, so that nothing is announced."""
    table = meet("human", "human", chapter="encounter", options=ON, book=WITH_TOY)
    TOY.of(table.state)
    table.finish()
    assert TOY.of(table.state).counted[0] == 1
    told = [args["number"] for args in table.said("cosmic-goes-home")]
    assert told[:1] == [99]


def test_a_figure_is_changed_before_the_powers_or_after_them() -> None:
    """A19 adds 4 before the sum is doubled: 2 x (8 + 3 + 4), against 2 x (8 + 4)."""
    table = meet("human", "", cards=("attack_08", "attack_08"), options=ON, book=WITH_TOY)
    table.finish()
    assert table.totals == {0: 30, 1: 24}


def test_the_win_number_is_shown_and_decides() -> None:
    state = begin(**ON)
    assert [one.wins for one in WITH_TOY.view(state, None).seats] == [5, 5, 5]


def test_its_cards_are_in_the_deck_and_lines_of_its_own_in_the_summary() -> None:
    play = Play.new(WITH_TOY, 3, {"win": 3, "pace": "orders", **ON})
    luck = random.Random(1)
    playing.until(play, luck, "turn")
    state = play.state
    cards = [*state.deck.pile, *(card for player in state.players for card in player.hand)]
    assert sum(find_kind(card).name == CARD for card in cards) == 2
    assert [
        line.args["ships"] for line in WITH_TOY.summary(play.view(None)) if line.args.get("planet") == "toy"
    ]
    plain = WITH_TOY.view(begin(), None)
    assert all(line.args.get("planet") != "toy" for line in WITH_TOY.summary(plain))


def test_what_it_forbids_is_refused_with_a_reason_before_the_game_begins() -> None:
    assert WITH_TOY.refuse(7, ON) is None
    assert WITH_TOY.refuse(8, {"more": 2}) is None
    why = WITH_TOY.refuse(8, ON)
    assert why is not None
    assert why.key == facts.NO_TERMS
    with pytest.raises(ValueError, match="8"):
        WITH_TOY.setup(8, ON)


def test_games_with_it_end_and_can_be_put_away_after_every_reply() -> None:
    for number in range(2):
        luck = random.Random(number)
        play = Play.new(WITH_TOY, 3, {"win": 3, "pace": "orders", "toy": True})
        seams = 0
        for _ in playing.steps(play, luck, rare=("orders",)):
            seams += play.position.seq == play.count
            if play.result is None and play.count % 50 == 0:
                again = msgspec.json.decode(msgspec.json.encode(play.state), type=WITH_TOY.state)
                assert again == play.state
        assert play.result is not None
        assert seams
        assert sum(TOY.of(play.state).counted.values())
