"""The tally while votes are written down in secret: it neither counts them nor says that anybody has not voted."""

from collections.abc import Sequence

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.voice import Voice
from games.cochons.views.tally import SUMMARY_MARKS, TALLY_CALLER, TALLY_SEALED, describe_senate
from games.election import facts
from porc_royal.facts import Saying, Seat, Who
from tests.cochons.boards import shown
from tests.cochons.scenario import Table
from tests.cochons.senate import ready, senate, vote
from tests.words import WORDS


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_have_voted_is_said_in_words(language: Language) -> None:
    """“votes: 0/3” stood beside what somebody had just voted, on a picture of a moment before."""
    reader = WORDS.of(language)
    voice = Voice(reader, lambda seat: "Ana", "cochons")
    told = [
        voice.say(Saying(TALLY_CALLER, {"who": Who(Seat(0)), "done": done, "voters": 3})) for done in range(4)
    ]
    assert told[0].endswith({"en": "before the first vote", "fr": "avant le premier vote"}[language])
    assert [line.rpartition(" · ")[2] for line in told[1:]] == {
        "en": ["1 of 3 has voted", "2 of 3 have voted", "3 of 3 have voted"],
        "fr": ["1 sur 3 a voté", "2 sur 3 ont voté", "3 sur 3 ont voté"],
    }[language]
