"""The tally while votes are written down in secret: it neither counts them nor says that anybody has not voted."""

from collections.abc import Sequence

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.views.tally import SUMMARY_MARKS, TALLY_CALLER, TALLY_SEALED, describe_senate
from games.election import facts
from porc_royal.facts import Saying
from tests.cochons.boards import shown
from tests.cochons.scenario import Table
from tests.cochons.senate import ready, senate, vote


def sealed() -> Table:
    """Three who stand and one who does not, all ready to vote."""
    table = senate(3, 2, 4, 1, royal=0, options={"ballot": "sealed"})
    table.tell("3: withdraw")
    return table


def keys(table: Table) -> Sequence[Saying]:
    return describe_senate(table.play.view(None), None)


def test_a_sealed_ballot_is_called_so_and_shows_nobodys_vote_before_all_are_in() -> None:
    """The option `ballot`, section F: equal before the first vote and before the last."""
    table = sealed()
    assert keys(table)[1].key == TALLY_CALLER, "candidates, promises"
    ready(table)
    before = keys(table)
    assert before[1].key == TALLY_SEALED
    assert facts.LINE_WAITING not in [line.key for line in before]
    assert facts.LINE_SEALED in [line.key for line in before]
    for seat in (0, 1, 3):
        vote(table, seat, 1)
    assert keys(table) == before
    vote(table, 2, 2)
    assert keys(table)[1].key == TALLY_CALLER
    assert [line.key for line in keys(table)][-2:] == [facts.LINE_VOTED, SUMMARY_MARKS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_picture_is_the_same_while_the_ballots_come_in(language: Language) -> None:
    """Section F."""
    table = sealed()
    ready(table)
    before = shown(table, None, language)
    vote(table, 0, 1)
    vote(table, 3, 1)
    assert shown(table, None, language) == before
