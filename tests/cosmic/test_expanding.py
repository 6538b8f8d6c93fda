"""How an expansion hooks into the game (`expanding.py`): tried with a toy that does a little of everything."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.hooks import Sender
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.setup import setup
from games.cosmic.state.options import find_refusal, list_options, read_options
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.play import Play
from tests.cosmic.scenario import meet
from tests.cosmic.toy_expansion import CARD, Chosen, Kept, Seen, Toy, enter_toy
from tests.games import playing

ON = {"toy": True, "more": 2}


@pytest.fixture
def toy() -> Iterator[Toy]:
    with enter_toy() as entered:
        yield entered


def begin(**settings: str | int | bool) -> State:
    return setup(3, {"win": 3, "pace": "orders", **settings})


def test_its_options_are_offered_with_those_of_the_game(toy: Toy) -> None:
    offered = {option.name: option for option in list_options()}
    assert offered["toy"].values == (False, True)
    assert offered["more"].default == 1
    assert toy.options_of(read_options(ON)) == Chosen(toy=True, more=2)
    assert toy.options_of(read_options({})) == Chosen()
    with pytest.raises(msgspec.ValidationError):
        read_options({"toys": True})


def test_an_option_of_a_name_that_is_taken_is_no_option(toy: Toy) -> None:
    with pytest.raises(ValueError, match="entered twice: more, toy"):
        toy.__class__("again", Chosen, Kept, Seen, is_on=lambda one: one.toy)


def test_where_it_is_not_played_nothing_of_it_is_kept_or_shown(toy: Toy) -> None:
    state = begin()
    assert state.expansions == {}
    assert state.options.expansions == ()
    assert not toy.is_on(state)
    assert toy.seen(RULEBOOK.view(state, None)) is None
    assert hooks.win_number.of(3, Sender(state, Seat(0))) == 3
    with pytest.raises(LookupError):
        toy.of(state)


def test_a_game_saved_before_there_were_expansions_is_read(toy: Toy) -> None:
    plain = msgspec.to_builtins(begin())
    del plain["expansions"]
    del plain["options"]["expansions"]
    assert msgspec.json.decode(msgspec.json.encode(plain), type=State) == begin()


def test_what_it_keeps_is_saved_with_the_game_and_read_back_as_it_was(toy: Toy) -> None:
    state = begin(**ON)
    toy.of(state).counted[2] = 7
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert toy.of(again) == Kept({2: 7}, [10, 11, 12])
    assert again == state


def test_each_sees_what_it_may_know(toy: Toy) -> None:
    state = begin(**ON)
    assert [toy.seen(RULEBOOK.view(state, Seat(seat))) for seat in (0, 2)] == [Seen(0, 10), Seen(0, 12)]
    assert toy.seen(RULEBOOK.view(state, None)) == Seen(0, None)


def test_a_rule_of_its_own_acts_before_the_powers_and_cannot_be_answered(toy: Toy) -> None:
    """The encounter begins with it; nobody owns it, so that nothing is announced."""
    table = meet("human", "human", chapter="encounter", options=ON)
    toy.of(table.state)
    table.finish()
    assert toy.of(table.state).counted[0] == 1
    told = [args["number"] for args in table.said("cosmic-goes-home")]
    assert told[:1] == [99]


def test_a_figure_is_changed_before_the_powers_or_after_them(toy: Toy) -> None:
    """A19 adds 4 before the sum is doubled: 2 x (8 + 3 + 4), against 2 x (8 + 4)."""
    table = meet("human", "", cards=("attack_08", "attack_08"), options=ON)
    table.finish()
    assert table.totals == {0: 30, 1: 24}


def test_the_win_number_is_shown_and_decides(toy: Toy) -> None:
    state = begin(**ON)
    assert [one.wins for one in RULEBOOK.view(state, None).seats] == [5, 5, 5]


def test_its_cards_are_in_the_deck_and_lines_of_its_own_in_the_summary(toy: Toy) -> None:
    play = Play.new(RULEBOOK, 3, {"win": 3, "pace": "orders", **ON})
    luck = random.Random(1)
    playing.until(play, luck, "turn")
    state = play.state
    cards = [*state.deck.pile, *(card for player in state.players for card in player.hand)]
    assert sum(find_kind(card).name == CARD for card in cards) == 2
    assert [
        line.args["ships"] for line in RULEBOOK.summary(play.view(None)) if line.args.get("planet") == "toy"
    ]
    plain = RULEBOOK.view(begin(), None)
    assert all(line.args.get("planet") != "toy" for line in RULEBOOK.summary(plain))


def test_what_it_forbids_is_refused_with_a_reason_before_the_game_begins(toy: Toy) -> None:
    assert find_refusal(7, ON) is None
    assert find_refusal(8, {"more": 2}) is None
    why = find_refusal(8, ON)
    assert why is not None
    assert why.key == facts.NO_TERMS
    with pytest.raises(ValueError, match="8"):
        setup(8, ON)


def test_games_with_it_end_and_can_be_put_away_after_every_reply(toy: Toy) -> None:
    for number in range(2):
        luck = random.Random(number)
        play = Play.new(RULEBOOK, 3, {"win": 3, "pace": "orders", "toy": True})
        seams = 0
        for _ in playing.steps(play, luck, rare=("orders",)):
            seams += play.position.seq == play.count
            if play.result is None and play.count % 50 == 0:
                again = msgspec.json.decode(msgspec.json.encode(play.state), type=State)
                assert again == play.state
        assert play.result is not None
        assert seams
        assert sum(toy.of(play.state).counted.values())
