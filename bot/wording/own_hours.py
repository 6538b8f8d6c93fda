"""A person's own hours in words, for themselves alone, and the time zones that are proposed while they type."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Reader, is_part, read_day_hours, word_day_hours, write_timestamp
from bot.tables.waking_hours import Hours, find_next_quiet, find_next_waking, is_quiet, list_zones
from porc_royal.asks import Refused
from storage.ports import TableRow

USUAL_NIGHTS: Final = ((22 * 60, 8 * 60), (23 * 60, 7 * 60), (0, 8 * 60), (0, 9 * 60), (20 * 60, 8 * 60))
USUAL_ZONES: Final = (
    *("Europe/Paris", "Europe/London", "America/Toronto", "America/New_York", "America/Chicago"),
    *("America/Denver", "America/Los_Angeles", "America/Sao_Paulo", "Africa/Dakar", "Africa/Johannesburg"),
    *("Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai"),
    *("Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "Pacific/Noumea", "Indian/Reunion", "UTC"),
)
"""What is proposed before anything is typed: one for each of the larger crowds of players."""


def describe_hours(reader: Reader, hours: Hours | None, at: int) -> list[str]:
    """What is known of somebody's hours, and when they come next: on a clock that shows a wrong zone at once."""
    if hours is None:
        return [reader.text("hours-none")]
    lines = [reader.text("hours-zone", zone=f"`{hours.zone.key}`")]
    start = find_next_quiet(hours, at)
    if start is None:
        return [*lines, reader.text("hours-never-quiet")]
    if hours.quiet is not None:
        lines.append(reader.text("hours-quiet", hours=word_day_hours(hours.quiet)))
    if hours.weekends:
        lines.append(reader.text("hours-weekends"))
    until = write_timestamp(find_next_waking(hours, start))
    if is_quiet(hours, at):
        lines.append(reader.text("hours-now", until=until))
    else:
        lines.append(reader.text("hours-next", since=write_timestamp(start), until=until))
    return [*lines, f"-# {reader.text('hours-note')}"]


def word_moved(reader: Reader, table: TableRow, due_at: int) -> str:
    """That a deadline was put off because somebody's hours have changed."""
    name = reader.text("table-name", game=reader.game_name(table.game), number=table.id)
    return reader.text("hours-moved", table=name, when=write_timestamp(due_at))


def propose_zones(reader: Reader, typed: str) -> Sequence[tuple[str, str]]:
    """Zones that fit what is typed, as shown and as meant: those whose city begins so before those that hold it."""
    text = typed.strip().replace(" ", "_").casefold()
    forget = (reader.text("hours-zone-forget"), "none")
    if not text:
        return [*((one, one) for one in USUAL_ZONES), forget]
    places = [one for one in list_zones() if ("/" in one and not one.startswith("Etc/")) or one == "UTC"]
    fitting = [one for one in places if text in one.casefold()]
    fitting.sort(
        key=lambda one: (
            not one.casefold().rpartition("/")[2].startswith(text),
            one not in USUAL_ZONES,
            one,
        )
    )
    return [*((one, one) for one in fitting[:24]), *([forget] if is_part(typed, *forget) else [])]


def propose_nights(reader: Reader, typed: str) -> Sequence[tuple[str, str]]:
    """What is typed, where it can be read, then the usual quiet hours that fit it, and none."""
    usual = [(word_day_hours(one), word_day_hours(one)) for one in USUAL_NIGHTS]
    usual.append((reader.text("hours-quiet-forget"), "none"))
    fitting = [one for one in usual if is_part(typed, *one)]
    try:
        read_day_hours(typed)
    except Refused:
        return fitting
    return [(typed, typed), *(one for one in fitting if typed not in one)]
