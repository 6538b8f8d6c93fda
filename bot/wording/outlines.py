"""A game as a whole, in words: what will be played and how long it lasts, how it goes."""

from typing import Final

from bot.tables.live import Live
from bot.wording.table_settings import word_pace
from bot.wording.voice import Voice
from porc_royal.rulebook import Lasting

PACE: Final = 3600
"""Seconds within which everybody answers when a table is brisk."""
SITTING: Final = 60
"""Seconds an answer takes where all sit together."""
HOUR: Final = 3600
DAY: Final = 24 * HOUR


def describe_game(live: Live, voice: Voice) -> list[str]:
    """For the lobby: what will be played with these settings, at which pace, and how long such games last."""
    outline, table = live.rulebook.outline, live.table
    pace = word_pace(table, voice)
    if outline is None:
        return [pace]
    what = ", ".join(voice.say(one) for one in outline.played(table.options))
    played = voice.text("lobby-played", what=what[:1].upper() + what[1:], pace=pace)
    players = max(len(live.seats), live.rulebook.seats[0])
    return [played, _describe_lasting(live, voice, outline.lasts(players, table.options), players)]


def _describe_lasting(live: Live, voice: Voice, lasting: Lasting, players: int) -> str:
    """How long a game lasts in one go, if everybody is brisk, and at most; and what all that is computed from."""
    answer, window = live.table.deadline_seconds, live.table.window_seconds
    brisk = min(PACE, answer or PACE)

    def reckon(seconds: int) -> str:
        lengths = (
            estimate(lasting, turns, seconds, min(seconds, window or seconds)) for turns in lasting.turns
        )
        return _word_range(voice, *map(voice.reader.length, lengths))

    sitting, length, pace = reckon(min(SITTING, brisk)), reckon(brisk), voice.reader.length(brisk)
    text = voice.game_text(
        "lobby-lasts",
        number=players,
        what=_word_range(voice, *map(str, lasting.turns)),
        count=lasting.answers + lasting.reactions,
        length=voice.text("lobby-lasts-paces", sitting=sitting, length=length, pace=pace),
    )
    if answer is None or window is None:
        return text
    longest = estimate(lasting, lasting.turns[1], answer, window)
    return f"{text} {voice.text('lobby-lasts-longest', length=voice.reader.length(longest))}"


def estimate(lasting: Lasting, turns: int, answer: int, window: int) -> int:
    """Seconds that so many turns take when each answer, and each window, takes so many; rounded up to be read."""
    seconds = (lasting.start + turns * lasting.answers) * answer + turns * lasting.reactions * window
    unit = DAY if seconds >= 2 * DAY else HOUR if seconds >= HOUR else 60
    return -(-seconds // unit) * unit


def _word_range(voice: Voice, least: str, most: str) -> str:
    return least if least == most else voice.text("lobby-range", **{"from": least, "to": most})


def describe_beginning(live: Live, voice: Voice) -> list[str]:
    """When a game begins: what wins, how a turn goes, where to find help."""
    outline, options = live.rulebook.outline, live.table.options
    if outline is None:
        return []
    told = [voice.say(outline.wins(options)), voice.say(outline.turn(options))]
    return [*told, voice.game_text("start-help")]
