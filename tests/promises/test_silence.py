"""What is replied for the absent reveals nothing that is hidden, not even what they hold themselves (R-120).

`test_defaults.py` says that a default is made from nothing but its own seat's view; here, in Les Cochons, that it
is the same whatever that seat holds, for most defaults are carried out before everybody's eyes.
"""

import pytest

from games.cochons.rules.colonists import ASK_CHIPS
from porc_royal.asks import Ask
from porc_royal.facts import CHANCE
from tests.promises.cases import CASES
from tests.promises.leaks_cochons_complete import BY_DEFAULT
from tests.promises.stories import Story

COCHONS = {"cochons": 6, "cochons-complete": 3}
"""How many games the ordinary run compares; the long run ten times as many."""
GAMES = [
    pytest.param(name, number, marks=pytest.mark.soak if number >= few else ())
    for name, few in COCHONS.items()
    for number in range(10 * few)
]


@pytest.mark.parametrize(("name", "number"), GAMES)
@pytest.mark.samples("cochons-[0-5]")
def test_what_is_replied_for_the_absent_does_not_depend_on_what_they_hold(name: str, number: int) -> None:
    tell(name, number)


def tell(name: str, number: int) -> None:
    """A whole game, compared after every reply."""
    story = Story(name, 2000 + number, public=True)
    while story.play.result is None:
        compared(story)
        story.step()


def tell_all(name: str, games: int) -> None:
    """So many of them."""
    for number in range(games):
        tell(name, number)


def compared(story: Story) -> None:
    """All defaults are the same on another deal of what the public cannot know."""
    again = story.dealt_anew(None)
    for seat, ask in story.play.asks.items():
        if seat != CHANCE:
            assert unsaid(again.asks[seat]) == unsaid(ask), ask.key


def unsaid(ask: Ask) -> object:
    """The default as all will see it; who is given which chips is turned up at once, and how many, with it (1B.4)."""
    if ask.key != ASK_CHIPS:
        return ask.default
    return ask.default.option, list(ask.default.fields.values())


@pytest.mark.parametrize("leak", BY_DEFAULT)
@pytest.mark.samples("the absent start*", "the absent travel*", "the absent vote*", "the absent discard*")
def test_an_answer_for_the_absent_that_says_too_much_is_found(
    leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    BY_DEFAULT[leak](monkeypatch, CASES["cochons-complete"].book)
    with pytest.raises(AssertionError, match="cochons-ask"):
        tell_all("cochons-complete", 10)
