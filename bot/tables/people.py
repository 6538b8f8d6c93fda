"""What is known of the people at a table wherever they play: when they want to be left in peace, and reminded."""

from collections.abc import Mapping, Sequence

from bot.tables.waking_hours import PREFERENCE, Hours, read_hours
from bot.tables.wishes import Wishes, read_wishes
from storage.ports import SeatRow, Store


async def read_people(
    store: Store, seats: Sequence[SeatRow]
) -> tuple[Mapping[int, Hours], Mapping[int, Wishes]]:
    """The hours of those who have said any, and everybody's wishes, by the ids of the users.

    To be read anew each time: they may have set it otherwise, or have just sat down.
    """
    users = {user for row in seats for user in (row.user_id, row.deputy_id) if user is not None}
    kept = await store.preferences_of(users)
    hours = {one: read_hours(found.get(PREFERENCE)) for one, found in kept.items()}
    known = {one: found for one, found in hours.items() if found is not None}
    return known, {one: read_wishes(found) for one, found in kept.items()}
