"""The record in words: what somebody has played to its end, and who plays on a server."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Reader, embolden
from bot.tables.results import Month, Tally, count_results
from porc_royal.facts import Seat
from storage.ports import Opponent, ResultRow, Standing

SECOND: Final = 1000


def tell_record(
    reader: Reader, name: str, rows: Sequence[ResultRow], opponents: Sequence[Opponent], met: int, game: str
) -> list[str]:
    """A person's record, line by line.

    rows: their games, the oldest first. met: how many people they met in all. game: the only one meant; "": all.
    """
    who = embolden(name)
    if game:
        head = reader.text("record-title-game", who=who, game=reader.game_name(game))
    else:
        head = reader.text("record-title", who=who)
    if not rows:
        return [head, reader.text("record-none")]
    tally = count_results(rows)
    by_game: dict[str, list[ResultRow]] = {}
    for one in rows:
        by_game.setdefault(one.game, []).append(one)
    return [
        head,
        reader.text("record-games", count=tally.games, won=tally.won),
        *(f"• {_tell_game(reader, name, count_results(own))}" for name, own in sorted(by_game.items())),
        reader.text("record-row", row=tally.row, best=tally.best),
        reader.text(
            "record-length", length=_measure(reader, tally.length), longest=_measure(reader, tally.most)
        ),
        *_tell_answers(reader, tally),
        *_tell_opponents(reader, opponents, met),
    ]


def _tell_game(reader: Reader, game: str, tally: Tally) -> str:
    told = reader.text("record-game", game=reader.game_name(game), count=tally.games, won=tally.won)
    if tally.favourite is None:
        return told
    what = reader.arg(tally.favourite, _name_nobody, game)
    return f"{told} · {reader.text('record-favourite', what=what, count=tally.times)}"


def _tell_answers(reader: Reader, tally: Tally) -> list[str]:
    if not tally.replies:
        return []
    return [reader.text("record-answers", count=tally.replies, length=_measure(reader, tally.wait))]


def _tell_opponents(reader: Reader, opponents: Sequence[Opponent], met: int) -> list[str]:
    """Those who let others see how they do, and how many more there are: of these not even the names."""
    told = [
        reader.text("record-opponent", who=embolden(one.name), count=one.games, won=one.won, lost=one.lost)
        for one in opponents
    ]
    lines = [reader.text("record-opponents", who=reader.join(told))] if told else []
    if met > 0:
        lines.append(reader.text("record-others", count=met))
    return lines


def tell_standings(reader: Reader, standings: Sequence[Standing], game: str) -> list[str]:
    """The people of a server who let others see how they do."""
    head = reader.text("record-server")
    if game:
        head = reader.text("record-server-game", game=reader.game_name(game))
    if not standings:
        return [head, reader.text("record-server-none")]
    lines = [
        reader.text("record-server-line", place=place, who=embolden(one.name), won=one.won, count=one.games)
        for place, one in enumerate(standings, 1)
    ]
    return [head, *lines, f"-# {reader.text('record-server-note')}"]


def tell_year(reader: Reader, months: Sequence[Month], names: Sequence[str]) -> list[str]:
    """A year in words, month by month; those without a game are left out."""
    return [
        reader.text("record-year-month", what=name, count=len(month.games), won=sum(month.games))
        for name, month in zip(names, months, strict=True)
        if month.games
    ]


def _measure(reader: Reader, milliseconds: int) -> str:
    return reader.length(milliseconds // SECOND)


def _name_nobody(_seat: Seat) -> str:
    return ""
