"""Settings of a table before its start: options of its game, its title, how long answers may take, its language."""

from collections.abc import Mapping
from typing import Final

from bot.games import AnyRulebook
from bot.i18n import LONGEST, read_whole_number
from bot.tables.live import Live
from bot.tables.rng import commitment
from bot.wording.option_text import slug
from games.table.asks import Refused
from games.table.presets import choose
from games.table.rulebook import Setting
from storage.ports import TableFields

LONGEST_TITLE: Final = 80
WINDOW_SECONDS: Final = 4 * 3600


def make_title_options(title: str) -> dict[str, Setting]:
    """What a title adds to the options of a table."""
    return {"title": title} if title else {}


def make_begin_fields(live: Live, at: int, seed: bytes) -> TableFields:
    """What changes in a table's row when it begins."""
    return {
        "status": "playing",
        "seed": seed,
        "commitment": commitment(seed),
        "started_at": at,
        "rules_version": live.rulebook.version,
    }


def choose_window(deadline_seconds: int | None) -> int | None:
    """How long a reaction may take where nobody chose: there are several a turn, so less than an answer."""
    return None if deadline_seconds is None else min(deadline_seconds, WINDOW_SECONDS)


def sort_presets_first(rulebook: AnyRulebook, wishes: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is wished beside a preset stands against it, wherever it was typed."""
    presets = {option.name for option in rulebook.options if option.presets}
    return sorted(wishes.items(), key=lambda wish: wish[0] not in presets)


def make_setting(live: Live, name: str, value: str) -> TableFields:
    """The field of the table's row that an option changes. Raises `Refused` for strangers."""
    if name in ("deadline", "window"):
        number = read_whole_number(value)
        if number is None or not 0 <= number <= LONGEST:
            raise Refused("refused-value", field=name, value=value[:60])
        seconds = number or None
        if name == "window":
            return {"window_seconds": seconds}
        return {"deadline_seconds": seconds, "window_seconds": choose_window(seconds)}
    if name == "title" and live.rulebook.titled:
        title = " ".join(value.split())[:LONGEST_TITLE]
        return {"title": title, "options": dict(live.table.options) | make_title_options(title)}
    if name == "language" and value in ("fr", "en"):
        return {"language": "fr" if value == "fr" else "en"}
    for option in live.rulebook.options:
        if option.name == name:
            for admitted in option.values:
                if slug(admitted) == value.lower():
                    return {"options": choose(live.rulebook.options, live.table.options, name, admitted)}
    raise Refused("refused-value", field=name, value=value[:60])
