"""Lessons as their pupils meet them: the table of each question."""

from collections.abc import Iterator
from typing import Final

from bot.games import GAMES, AnyPlay
from bot.tables.live import Live
from bot.wording.voice import Voices
from porc_royal.lessons import find_lesson
from storage.ports import SeatRow, TableRow
from tests.games.lessons import walk_lesson
from tests.words import WORDS

__all__ = ["VOICES", "list_questions", "make_table"]

VOICES: Final = Voices(WORDS)


def make_table(game: str, name: str, play: AnyPlay, seats: int) -> Live:
    """The table of a lesson that stands so."""
    row = TableRow(
        id=999_999,
        channel_id=-7,
        game=game,
        rules_version=1,
        language="en",
        host_id=7,
        created_at=0,
        status="playing",
        lesson=name,
    )
    pupil = SeatRow(row.id, 0, "person", "Ana", 7, language="en")
    partners = (SeatRow(row.id, number, "practice", f"Partner {number}") for number in range(1, seats))
    return Live(row, (pupil, *partners), GAMES[game], play)


def list_questions(game: str, name: str) -> Iterator[Live]:
    """Every question of a lesson that its pupil answers, as it is walked through."""
    lesson = find_lesson(GAMES[game].lessons(), name)
    assert lesson is not None
    answered = 0
    for play, _, mine in walk_lesson(GAMES[game], lesson):
        if mine:
            live = make_table(game, name, play, lesson.seats)
            live.answered = answered
            yield live
            answered += 1
