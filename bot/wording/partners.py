"""Practice players as people read of them: by name, and how well they play."""

from bot.i18n import Reader
from storage.ports import SeatRow


def name_with_level(reader: Reader, row: SeatRow, who: str) -> str:
    """Whoever has a seat, as they are called there; of a practice player its level besides."""
    if row.kind != "practice" or row.is_open:
        return who
    return reader.text(f"practice-player-{row.level or 'ordinary'}", who=who)
