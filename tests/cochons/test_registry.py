"""What random games say is entered in `facts.py`, under the same key, with the same arguments."""

import pytest

from games.cochons import cards, catalogue, facts
from games.cochons.pictures import choosable
from games.cochons.rulebook import RULEBOOK
from games.table.asks import Ask
from games.table.facts import CHANCE, Arg, Listing, Named, Saying, Seat
from tests.cochons.games import random_game
from tests.games.playing import steps

EVERYTHING = {**facts.FACTS, **facts.RESULTS, **facts.SUMMARY, **facts.EFFECTS, **facts.ASKS}


def check(saying: Saying) -> None:
    assert tuple(saying.args) == EVERYTHING[saying.key], saying
    for arg in saying.args.values():
        check_things(arg)


def check_things(arg: Arg) -> None:
    match arg:
        case Named("tile" | "cell", _):
            pass
        case Named("card", title):
            assert title in catalogue.CARDS
        case Named(kind, name):
            assert name in facts.THINGS[kind]
        case Listing(items):
            for item in items:
                check_things(item)
        case _:
            pass


def check_question(ask: Ask) -> None:
    check(Saying(ask.key, dict(ask.args)))
    expected = facts.OPTIONS[ask.key]
    assert list(ask.options) == [name for name in expected if name in ask.options] or set(ask.options) <= set(
        expected
    )
    for option in ask.options.values():
        assert option.label is None
        for field in option.fields:
            assert field in facts.FIELDS


@pytest.mark.parametrize("number", range(24))
def test_everything_said_is_in_the_registry(number: int) -> None:
    play, luck = random_game(number)
    for fact in play.opening:
        check(fact.says)
    for _, step in steps(play, luck, sensible=number % 3 == 0):
        for fact in step.facts:
            check(fact.says)
        for seat, ask in play.asks.items():
            if seat == CHANCE:
                assert ask.key.removeprefix("chance-") in facts.CHANCE
            else:
                check_question(ask)
                assert set(choosable(ask)) <= set(play._state.board)
        assert set(play.where()) <= set(facts.STEPS) or play.result is not None
        view = play.view(Seat(0))
        for line in [*RULEBOOK.summary(view), RULEBOOK.progress(view)]:
            check(line)
        for card in RULEBOOK.hand(view):
            check(card.effect)
    assert play.result is not None
    check(play.result.why)


def test_every_card_is_entered_once_and_its_file_is_named_after_it() -> None:
    files = [name.rpartition(".")[2] for name in cards.MODULES if not name.endswith(".combat")]
    assert sorted(files) == sorted(title.replace("-", "_") for title in catalogue.CARDS)


def test_the_chapters_are_the_phases() -> None:
    assert tuple(RULEBOOK.chapters) == facts.PHASES


def test_option_names_can_be_commands() -> None:
    for key, options in facts.OPTIONS.items():
        assert len(set(options)) == len(options), key
