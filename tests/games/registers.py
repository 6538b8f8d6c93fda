"""What holds for the register of every game: what random games say is entered, with the same arguments.

The test of a game says what is its own, in a `Registered`, and takes over `EveryKey`:

    class TestKeys(EveryKey):
        registered = REGISTERED
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import pytest

from porc_royal.asks import Ask
from porc_royal.facts import CHANCE, Arg, Listing, Named, Saying, Seat
from porc_royal.play import Play
from porc_royal.register import Register
from porc_royal.rulebook import Rulebook, Setting
from tests.games import playing

GAMES = 24
ORDINARY = (1, 4)
LOOKS = 4
"""Every so many replies the table and a hand are looked at: most of what they say is the same after the next."""


@dataclass(frozen=True)
class Registered:
    """A game and its register.

    things     kinds of named things with their names; those of the `labelled` kinds are shown by their labels
    titles     what the modules of the card folders are named after
    lights     what the picture lights when this question is asked; it must be on the board
    limits     options that keep a random game short; `rare` are replies that would end one early
    """

    rulebook: Rulebook[Any, Any]
    keys: Register
    things: Mapping[str, Collection[str]]
    labelled: Collection[str]
    chance: Collection[str]
    steps: Collection[str]
    modules: Sequence[str]
    titles: Iterable[str]
    phases: tuple[str, ...]
    lights: Callable[[Play[Any, Any], Ask], bool]
    limits: Mapping[str, tuple[Setting, ...]]
    rare: Collection[str] = ()

    @cached_property
    def sayings(self) -> Mapping[str, tuple[str, ...]]:
        return self.keys.sayings

    def check(self, saying: Saying) -> None:
        assert tuple(saying.args) == self.sayings[saying.key], saying
        for arg in saying.args.values():
            self.check_thing(arg)

    def check_thing(self, arg: Arg) -> None:
        match arg:
            case Named(kind, name):
                assert kind in self.labelled or name in self.things[kind], arg
            case Listing(items):
                for item in items:
                    self.check_thing(item)
            case _:
                pass

    def check_question(self, play: Play[Any, Any], ask: Ask) -> None:
        if ask.seat == CHANCE:
            assert ask.key.removeprefix("chance-") in self.chance
            return
        self.check(Saying(ask.key, dict(ask.args)))
        for name, option in ask.options.items():
            if option.label is None:
                assert name in self.keys.options[ask.key]
            else:
                self.check_thing(option.label)
            assert set(option.fields) <= set(self.keys.fields)
        assert self.lights(play, ask)

    def check_table(self, play: Play[Any, Any]) -> None:
        view = play.view(Seat(0))
        for line in [*self.rulebook.summary(view), self.rulebook.progress(view)]:
            self.check(line)
        for card in self.rulebook.hand(view):
            self.check(card.effect)
        for what, look in self.rulebook.looks.items():
            assert look.has_something(view) == bool(look.describe(view, None)), what


class EveryKey:
    """The tests of one game's register."""

    registered: ClassVar[Registered]
    games: ClassVar[int] = GAMES

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """So many random games as the game says: those of some take longer. The ordinary run plays a few of them."""
        if "number" in metafunc.fixturenames:
            more = pytest.mark.thorough
            metafunc.parametrize(
                "number",
                [pytest.param(one, marks=() if one in ORDINARY else more) for one in range(self.games)],
            )

    def test_everything_said_is_in_the_register(self, number: int) -> None:
        game = self.registered
        play, luck = playing.random_game(game.rulebook, number, game.limits)
        for fact in play.opening:
            game.check(fact.says)
        for _, step in playing.steps(play, luck, sensible=number % 3 == 0, rare=game.rare):
            for fact in step.facts:
                game.check(fact.says)
            for ask in play.asks.values():
                game.check_question(play, ask)
            running = set(play.list_running_rules()) - set(game.steps)
            assert not running or play.result is not None, running
            if play.count % LOOKS == 0 or play.result is not None:
                game.check_table(play)
        assert play.result is not None
        game.check(play.result.why)

    def test_every_card_is_entered_once_and_its_file_is_named_after_it(self) -> None:
        files = [name.rpartition(".")[2].replace("_", "-") for name in self.registered.modules]
        assert sorted(files) == sorted(self.registered.titles)

    def test_the_chapters_are_the_phases(self) -> None:
        assert tuple(self.registered.rulebook.chapters) == self.registered.phases

    def test_every_key_bears_the_name_of_the_game(self) -> None:
        assert f"{self.registered.rulebook.name}-" == self.registered.keys.prefix

    def test_no_question_offers_an_option_twice(self) -> None:
        for key, options in self.registered.keys.options.items():
            assert len(set(options)) == len(options), key
