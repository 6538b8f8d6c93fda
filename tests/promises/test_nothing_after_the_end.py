"""From the reply on that decides a game nothing is asked: whoever wins has won, and nobody waits for a formality.

What decides is read from the state, apart from where the rules look: enough colonies where they stand (CE-20; whoever
gets there in the same step wins, too), one left, none left or all of one mind (R-88, R-89, R-93), a ballot that has one
leader when it is counted (C-64), a harvest that covers a recipe, or the last one (S-25, R-122).
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from games.cochons import facts
from games.cochons.rules.production import PRODUCED
from games.cochons.state.glands import Glands
from games.cochons.state.state import State as Cochons
from games.cosmic.questions.script import GameOver
from games.cosmic.rules.victory import check_win
from games.cosmic.state.state import State as Cosmic
from games.election.state.ballot import list_leaders
from games.election.state.state import State as Election
from games.interstellar_pig.rules.end import is_finished
from games.interstellar_pig.state.state import State as Pig
from porc_royal.facts import CHANCE, Arg, Who
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.testing.games import choose_speaker
from tests.promises.cases import CASES, find_case
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game

GAMES: Final = 2
LONGEST: Final = 3_000
"""Replies after which a game is left."""
Decided = Callable[[Any, Step], bool]


def has_enough(state: Cosmic, _step: Step) -> bool:
    """CE-20: some have as many foreign colonies as they need."""
    try:
        check_win(state)
    except GameOver:
        return True
    return False


def has_ended(state: Pig, _step: Step) -> bool:
    """R-88, R-89, R-93."""
    return is_finished(state)


def is_elected(state: Election, _step: Step) -> bool:
    """C-64: sealed votes are open, and one leads; a roll call is closed by whoever presides, who may annul it."""
    counted = state.sealed and state.phase == "closing" and bool(state.ballot.votes)
    return bool(state.over or (counted and len(list_leaders(state.ballot)) == 1))


def is_harvested(state: Cochons, step: Step) -> bool:
    """S-25, C-57, R-122: in this step, of the last turn or, from the second on, one that covers a recipe."""
    told = [fact.says.args for fact in step.facts if fact.says.key in {facts.PRODUCED, PRODUCED}]
    if not told or state.turn == state.options.max_turns:
        return bool(told)
    return state.turn > 1 and any(_read_glands(one).covers(_find_recipe(state, one)) for one in told)


def _read_glands(told: Mapping[str, Arg]) -> Glands:
    return Glands(*(int(str(told[colour])) for colour in ("red", "yellow", "blue")))


def _find_recipe(state: Cochons, told: Mapping[str, Arg]) -> Glands:
    who = told["who"]
    assert isinstance(who, Who)
    return state.player(who.seat).recipe


DECIDED: Final[Mapping[str, Decided]] = {
    "cosmic": has_enough,
    "interstellar_pig": has_ended,
    "election": is_elected,
    "cochons": is_harvested,
}


def play_on(play: Play[Any, Any], luck: random.Random, decided: Decided, *, thinks: bool) -> bool:
    """Play to the end, and look at what is asked after each reply; whether the end was one that is looked for."""
    for _ in range(LONGEST):
        seat = choose_speaker(play, luck)
        ask = play.asks[seat]
        if thinks and seat != CHANCE:
            reply = play.rulebook.practise(play.view(seat), ask, luck.randrange(2**32))
        else:
            reply = draw_reply(ask, luck.randrange)
        step = play.take(seat, reply)
        if play.result is not None:
            assert not play.asks
            return decided(play.state, step)
        asked = sorted({one.key for one in play.asks.values() if one.seat != CHANCE})
        assert not asked or not decided(play.state, step), (play.count, asked)
    return False


@pytest.mark.parametrize("thinks", [False, True])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-False", "interstellar_pig-False", "cochons-True")
def test_from_the_reply_on_that_decides_a_game_nothing_is_asked(name: str, *, thinks: bool) -> None:
    game, ends = find_case(name).game, 0
    for number in range(GAMES):
        luck = random.Random(number)
        play, _, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        ends += play_on(play, luck, DECIDED[game], thinks=thinks)
    assert ends or thinks, "by luck some game ends by what is looked for"
