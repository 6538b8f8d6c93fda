"""What a table has besides the options of its game: each setting is declared here, once.

The lobby's message and menus, `/table open`, and whatever is typed as `name=value` read this list. A setting is
worded by `lobby-<name>-which` and `lobby-<name>-help`, as a parameter by `command-table-open-option-<name>`; where it
is kept is a column of the table's row, or an option that the rules of its game read.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games import AnyRulebook
from bot.i18n import LANGUAGES, LONGEST, Reader, bold, read_duration, read_whole_number
from bot.wording.voice import Voice
from games.table.asks import Refused
from games.table.rulebook import Setting
from storage.ports import Language, Table, TableFields

LONGEST_TITLE: Final = 80
HOUR: Final = 3600
WINDOW_SECONDS: Final = 4 * HOUR
DEADLINES: Final = (0, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR)
WINDOWS: Final = (0, 600, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR)


@dataclass(frozen=True, slots=True)
class TableSetting:
    """One setting. A value is kept as text: "86400", "fr".

    kept      the value of a table
    fields    what a value changes in the table's row; None where it cannot have that value
    read      a value as people type it. Raises `Refused`
    menu      the values that the lobby's menu offers; () where it is only typed
    shown     a value in words, for the menu
    line      what the lobby's message says of it, "" for nothing
    above     it says so above everything else
    opens     `/table open` takes it as a parameter
    proposed  what that parameter proposes: in words, and as typed
    of        the games whose tables have it
    """

    name: str
    kept: Callable[[Table], str]
    fields: Callable[[Table, str], TableFields | None]
    read: Callable[[str], str]
    line: Callable[[Table, Voice], str]
    menu: Sequence[str] = ()
    shown: Callable[[Voice, str], str] = lambda _voice, value: value
    above: bool = False
    opens: bool = False
    proposed: Callable[[Reader, str], Sequence[tuple[str, str]]] = lambda _reader, _typed: ()
    of: Callable[[AnyRulebook], bool] = lambda _book: True


def find_setting(name: str) -> TableSetting | None:
    """The setting that goes by this name, whatever its capitals."""
    return next((one for one in SETTINGS if one.name == name.casefold()), None)


def list_settings(book: AnyRulebook) -> list[TableSetting]:
    """The settings that tables of this game have."""
    return [one for one in SETTINGS if one.of(book)]


def make_title_options(title: str) -> dict[str, Setting]:
    """What a title adds to the options of a table."""
    return {"title": title} if title else {}


def _word_length(voice: Voice, value: str) -> str:
    """A length of time in words."""
    seconds = read_whole_number(value)
    if not seconds:
        return voice.text("deadline-none")
    return voice.text("deadline-of", length=voice.reader.length(seconds))


def _read_seconds(value: str) -> int | None:
    """A length as it is kept, 0 for no limit; None for what is none."""
    number = read_whole_number(value)
    return number if number is not None and 0 <= number <= LONGEST else None


def _read_length(typed: str) -> str:
    return str(read_duration(typed) or 0)


def _make_deadline(_table: Table, value: str) -> TableFields | None:
    """A deadline brings a window with it: there are several reactions a turn, so they get less than an answer."""
    seconds = _read_seconds(value)
    if seconds is None:
        return None
    return {"deadline_seconds": seconds or None, "window_seconds": min(seconds, WINDOW_SECONDS) or None}


def _make_window(_table: Table, value: str) -> TableFields | None:
    seconds = _read_seconds(value)
    return None if seconds is None else {"window_seconds": seconds or None}


def _word_window(table: Table, voice: Voice) -> str:
    """Nothing where reactions have as long as answers."""
    if table.deadline_seconds == table.window_seconds:
        return ""
    return voice.text("lobby-window", length=_word_length(voice, str(table.window_seconds or 0)))


def _propose_lengths(reader: Reader, typed: str) -> Sequence[tuple[str, str]]:
    usual = [(reader.text("deadline-none"), "none")]
    usual += [(reader.length(one), f"{one // HOUR}h") for one in DEADLINES if one]
    return [(typed, typed), *usual] if typed else usual


def _find_language(value: str) -> Language | None:
    """The language of that name."""
    return next((one for one in LANGUAGES if one == value), None)


def _make_language(_table: Table, value: str) -> TableFields | None:
    spoken = _find_language(value)
    return None if spoken is None else {"language": spoken}


def _read_language(typed: str) -> str:
    if _find_language(typed) is None:
        raise Refused("lobby-error-language")
    return typed


def _make_title(table: Table, value: str) -> TableFields:
    title = " ".join(value.split())[:LONGEST_TITLE]
    return {"title": title, "options": dict(table.options) | make_title_options(title)}


SETTINGS: Final = (
    TableSetting(
        "deadline",
        kept=lambda table: str(table.deadline_seconds or 0),
        fields=_make_deadline,
        read=_read_length,
        line=lambda table, voice: voice.text(
            "lobby-deadline", deadline=_word_length(voice, str(table.deadline_seconds or 0))
        ),
        menu=tuple(map(str, DEADLINES)),
        shown=_word_length,
        opens=True,
        proposed=_propose_lengths,
    ),
    TableSetting(
        "window",
        kept=lambda table: str(table.window_seconds or 0),
        fields=_make_window,
        read=_read_length,
        line=_word_window,
        menu=tuple(map(str, WINDOWS)),
        shown=_word_length,
    ),
    TableSetting(
        "language",
        kept=lambda table: table.language,
        fields=_make_language,
        read=_read_language,
        line=lambda _table, _voice: "",
        menu=LANGUAGES,
        shown=lambda voice, value: voice.text(f"language-{value}"),
        opens=True,
        proposed=lambda reader, _typed: [(reader.text(f"language-{one}"), one) for one in LANGUAGES],
    ),
    TableSetting(
        "title",
        kept=lambda table: table.title,
        fields=_make_title,
        read=str,
        line=lambda table, _voice: bold(table.title) if table.title else "",
        above=True,
        of=lambda book: book.titled,
    ),
)
"""In the order in which the lobby shows them."""
