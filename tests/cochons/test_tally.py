"""The election under way, as the channel and `/tally` show it."""

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.rulebook import RULEBOOK
from games.cochons.views.summary import progress, summary
from games.cochons.views.tally import describe_senate
from games.election import facts
from porc_royal.facts import Seat, Who
from porc_royal.scene import Group, Scene, Text
from tests.cochons.boards import shown
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import calls, play, ready, senate, vote
from tests.words import WORDS


def voted() -> Table:
    table = senate(3, 2, 4, royal=0)
    table.tell("2: withdraw")
    ready(table)
    calls(table, 0, 1, 2, 0)
    vote(table, 1, 0)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_the_senate_sits_the_channel_sees_the_tally_and_players_the_galaxy(language: Language) -> None:
    table = voted()
    public, mine = shown(table, None, language), shown(table, 1, language)
    assert "tally" in [layer.name for layer in public.layers]
    assert "tally" not in [layer.name for layer in mine.layers]
    reader = WORDS.of(language)
    said = [reader.say(line, lambda one: f"P{one}", RULEBOOK.name) for line in summary(table.view(None))]
    assert [line for line in said[2:] if "P0" in line and "5" in line], (
        "what the picture shows stands in words"
    )


def test_at_any_other_time_everybody_sees_the_galaxy() -> None:
    table = galaxy("O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", chapter="travel", rule_set="complete")
    assert "tally" not in [layer.name for layer in shown(table, None).layers]
    assert describe_senate(table.play.view(None), None) == ()


def test_the_tally_says_whose_governors_lie_where_and_what_became_of_the_votes() -> None:
    """R-102: a vote takes its governors along; who withdrew has no pile to count."""
    lines = describe_senate(voted().play.view(None), None)
    piles = [line.args["number"] for line in lines if line.key == facts.LINE_CANDIDATE]
    assert piles == [5, 0]
    assert [line.args["number"] for line in lines if line.key == facts.LINE_LOT] == [2]
    assert [line.key for line in lines][-2:] == [facts.LINE_VOTED, facts.LINE_WAITING]


def test_the_channel_reads_the_tally_first_while_it_sees_it_and_players_read_the_galaxy() -> None:
    """The words stand beside the same picture."""
    table = senate(1, 2, 3)
    lines = describe_senate(table.view(None), None)
    assert lines
    assert list(summary(table.view(None)))[: len(lines)] == list(lines)
    assert summary(table.view(0))[0] == progress(table.view(0))


def drawn(of: Scene) -> list[str]:
    """The words of a picture."""
    stack, found = [shape for layer in of.layers for shape in layer.shapes], list[str]()
    while stack:
        shape = stack.pop()
        if isinstance(shape, Group):
            stack += shape.shapes
        elif isinstance(shape, Text):
            found.append(shape.words)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banned_voters_governors_stand_in_the_picture_as_in_the_words(language: Language) -> None:
    """R-107: who is banned keeps every governor, and a vote to give them away with."""
    table = senate(2, 3, 4, hands={0: "delit-de-sale-gueule.1"})
    play(table, 0, "delit-de-sale-gueule", target=1)
    ready(table)
    calls(table, 0, 2, 1, 0)
    said = [
        line for line in describe_senate(table.play.view(None), None) if line.args.get("who") == Who(Seat(1))
    ]
    assert [line.key for line in said] == [facts.LINE_BANNED, facts.LINE_WAITING]
    assert said[1].args["number"] == 3
    reader = WORDS.of(language)
    wanted = {reader.say(line, lambda one: f"P{one}", RULEBOOK.name) for line in said}
    assert wanted <= set(drawn(shown(table, None, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_says_once_which_turn_it_is(language: Language) -> None:
    """The channel's, and a player's own, in the Senate and before it."""
    galactic = galaxy("O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", chapter="travel", rule_set="complete")
    for table in (galactic, senate(3, 2, 4)):
        turn = table.play.view(None).turn
        for seat in (None, 0):
            says = " ".join(drawn(shown(table, seat, language))).lower()
            assert says.count(f"tour {turn}" if language == "fr" else f"turn {turn}") == 1
