"""The election under way, as the channel and `/tally` show it."""

import pytest

from bot.i18n import LANGUAGES, Language, Words
from games.cochons.rulebook import RULEBOOK
from games.cochons.summary import progress, summary
from games.cochons.tally import told
from games.election import facts
from games.table.facts import Named, Saying, Seat
from games.table.scene import Scene
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import calls, ready, senate, vote

WORDS = Words.load([RULEBOOK.name, "election"], strict=True)


def shown(table: Table, seat: int | None, language: Language = "fr") -> Scene:
    """The board as somebody sees it."""
    reader = WORDS.of(language)

    def phrase(thing: Saying | Named) -> str:
        if isinstance(thing, Named):
            return reader.arg(thing, lambda one: f"P{one}", RULEBOOK.name)
        return reader.say(thing, lambda one: f"P{one}", RULEBOOK.name)

    view = table.play.view(None if seat is None else Seat(seat))
    return RULEBOOK.board(view, None, phrase)


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
    assert "P0" in public.alt


def test_at_any_other_time_everybody_sees_the_galaxy() -> None:
    table = galaxy("O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", chapter="travel", rule_set="complete")
    assert "tally" not in [layer.name for layer in shown(table, None).layers]
    assert told(table.play.view(None), None) == ()


def test_the_tally_says_whose_governors_lie_where_and_what_became_of_the_votes() -> None:
    """R-102: a vote takes its governors along; who withdrew has no pile to count."""
    lines = told(voted().play.view(None), None)
    piles = [line.args["number"] for line in lines if line.key == facts.LINE_CANDIDATE]
    assert piles == [5, 0]
    assert [line.args["number"] for line in lines if line.key == facts.LINE_LOT] == [2]
    assert [line.key for line in lines][-2:] == [facts.LINE_VOTED, facts.LINE_WAITING]


def test_the_channel_reads_the_tally_first_while_it_sees_it_and_players_read_the_galaxy() -> None:
    """The words stand beside the same picture."""
    table = senate(1, 2, 3)
    assert list(summary(table.view(None)))[:2] == list(told(table.view(None), None))[:2]
    assert summary(table.view(0))[0] == progress(table.view(0))
