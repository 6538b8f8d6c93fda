"""What random games say is entered in `facts.py`, under the same key, with the same arguments."""

import pytest

from games.interstellar_pig import characters, events, facts, gear
from games.interstellar_pig.catalogue import ABILITIES, CARDS, EVENTS
from games.interstellar_pig.pictures import choosable
from games.interstellar_pig.rulebook import RULEBOOK
from games.table.asks import Ask
from games.table.facts import CHANCE, Arg, Listing, Named, Saying, Seat
from tests.interstellar_pig.games import random_game, steps

EVERYTHING = {**facts.FACTS, **facts.RESULTS, **facts.SUMMARY, **facts.EFFECTS, **facts.ASKS}
TITLED = {"card": tuple(CARDS), "event": tuple(EVENTS), "ability": tuple(ABILITIES.values())}


def check(saying: Saying) -> None:
    assert tuple(saying.args) == EVERYTHING[saying.key], saying
    for arg in saying.args.values():
        check_things(arg)


def check_things(arg: Arg) -> None:
    match arg:
        case Named(kind, name):
            assert name in {**facts.THINGS, **TITLED}[kind], arg
        case Listing(items):
            for item in items:
                check_things(item)
        case _:
            pass


def check_question(ask: Ask) -> None:
    check(Saying(ask.key, dict(ask.args)))
    assert set(ask.options) <= set(facts.OPTIONS[ask.key])
    assert ask.default.option in ask.options
    for option in ask.options.values():
        assert option.label is None
        assert set(option.fields) <= set(facts.FIELDS)


@pytest.mark.parametrize("number", range(32))
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
                assert choosable(play.view(seat), ask) is not None
        assert set(play.where()) <= set(facts.STEPS) or play.result is not None
        view = play.view(Seat(0))
        for line in [*RULEBOOK.summary(view), RULEBOOK.progress(view)]:
            check(line)
        for card in RULEBOOK.hand(view):
            check(card.effect)
    assert play.result is not None
    check(play.result.why)


@pytest.mark.parametrize(
    ("modules", "titles"),
    [(gear.MODULES, CARDS), (events.MODULES, EVENTS), (characters.MODULES, tuple(ABILITIES.values()))],
)
def test_every_card_is_entered_once_and_its_file_is_named_after_it(
    modules: tuple[str, ...], titles: tuple[str, ...]
) -> None:
    files = [name.rpartition(".")[2].replace("_", "-") for name in modules]
    assert sorted(files) == sorted(titles)


def test_the_chapters_are_the_phases() -> None:
    assert tuple(RULEBOOK.chapters) == facts.THINGS["phase"]


def test_every_key_bears_the_name_of_the_game() -> None:
    assert RULEBOOK.name == facts.PREFIX.removesuffix("-")
    assert all(key.startswith(facts.PREFIX) for key in [*EVERYTHING, *facts.REFUSALS])


def test_option_names_can_be_commands() -> None:
    for key, options in facts.OPTIONS.items():
        assert len(set(options)) == len(options), key
